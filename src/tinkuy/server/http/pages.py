"""The few pages that need no client: the sentence for newcomers of a closed server, invitations, links in mails."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from html import escape
from urllib.parse import parse_qs

from starlette.requests import ClientDisconnect, Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from tinkuy.server.calls.words import language_of, say
from tinkuy.server.http import passkeys
from tinkuy.server.http.answering import Answering, refused
from tinkuy.server.http.guard import address_of, check_origin, give_cookie
from tinkuy.server.http.identity import plain_code
from tinkuy.server.http.names import origin_of
from tinkuy.server.measures import MEASURES
from tinkuy.server.refusals import Refusal
from tinkuy.server.settings import MESSAGE_BYTES
from tinkuy.server.store.inviting import HOST
from tinkuy.server.store.people import Receiver
from tinkuy.server.store.store import NotSaved
from tinkuy.server.tables.live_table import NOT_SAVED
from tinkuy.server.tokens import hashed, new_secret

Handler = Callable[[Request], Awaitable[Response]]

PAGE = """<!doctype html>
<html lang="{language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Tinkuy</title><link rel="stylesheet" href="/plain.css">
<p>{sentence}</p>{form}</html>
"""
FORM = """
<form method="post" action="{action}">{field}<button>{button}</button></form>"""
OTHERWISE = """
<a href="/invite">{words}</a>"""
PASSKEY = """
<p><button id="passkey" hidden>{button}</button> <span id="problem" role="alert" data-wrong="{wrong}"></span></p>
<script src="/passkey.js" defer></script>"""
FIELD = '<input name="word" aria-label="{label}" autocomplete="off" required> '
HIDDEN = '<input type="hidden" name="word" value="{word}">'


class Pages:
    def __init__(self, answering: Answering) -> None:
        self.answering = answering
        self.visitors = answering.visitors
        self.people = answering.tables.store.people

    def routes(self) -> list[Route]:
        calls = [
            Route("/calls/confirm/{word}", self.safe(self.ask_to_confirm), methods=["GET"]),
            Route("/calls/confirm/{word}", self.safe(self.confirm), methods=["POST"]),
            Route("/calls/stop/{word}", self.safe(self.ask_to_stop), methods=["GET"]),
            Route("/calls/stop/{word}", self.safe(self.stop), methods=["POST"]),
        ]
        if not self.visitors.closed:
            return calls
        return [
            *calls,
            Route("/invite", self.safe(self.ask_for_word), methods=["GET"]),
            Route("/invite/{word}", self.safe(self.ask_to_come_in), methods=["GET"]),
            Route("/invite", self.safe(self.come_in), methods=["POST"]),
        ]

    def safe(self, handler: Handler) -> Handler:
        """Counted like any request, and refused in a sentence."""

        async def handle(request: Request) -> Response:
            try:
                self.answering.requests.check(address_of(request))
                return await handler(request)
            except NotSaved:
                return page(request, NOT_SAVED, status=503)
            except Refusal as refusal:
                MEASURES.refusals[refusal.code] += 1
                return page(request, refusal.sentence, status=refusal.status)

        return handle

    def for_invited(self, handler: Handler) -> Handler:
        """The page of the client, and on a closed server one sentence for everybody else."""

        async def handle(request: Request) -> Response:
            path = request.url.path
            if not self.visitors.closed or ("." in path.rpartition("/")[2] and not path.startswith("/api/")):
                return await handler(request)  # a file of the client holds nothing of any table
            try:
                self.answering.requests.check(address_of(request))
                await self.visitors.admit(request)
            except Refusal as refusal:
                MEASURES.refusals[refusal.code] += 1
                if path.startswith("/api/"):
                    return refused(refusal)
                if refusal.code != "not-invited":
                    return page(request, refusal.sentence, status=refusal.status)
                known = OTHERWISE.format(words=escape(words(request, "known-elsewhere")))
                return page(request, words(request, "closed"), known, refusal.status)
            return await handler(request)

        return handle

    # ------------------------------------------------------------------ invitations

    async def ask_for_word(self, request: Request) -> Response:
        label = words(request, "invitation-word")
        asking = form("/invite", FIELD.format(label=escape(label)), words(request, "come-in"))
        if passkeys.possible(origin_of(request)):
            use, wrong = escape(words(request, "use-passkey")), escape(words(request, "wrong-passkey"))
            asking += PASSKEY.format(button=use, wrong=wrong)
        return page(request, label, asking)

    async def ask_to_come_in(self, request: Request) -> Response:
        """A button, since programs that look at links before people do would use it up."""
        field = HIDDEN.format(word=escape(request.path_params["word"][:80]))
        return page(request, words(request, "invited"), form("/invite", field, words(request, "come-in")))

    async def come_in(self, request: Request) -> Response:
        """By an invitation, or by the code of somebody who was invited."""
        self.answering.enterings.check(address_of(request))
        check_origin(request.headers, required=False)
        word = (await fields(request)).get("word", "")
        visitor = await self.visitors.of(request)
        token = "" if visitor else new_secret()
        known = await self.people.ticket(hashed(plain_code(word)), "recovery")
        if known is not None:
            token = new_secret()
            await self.people.add_device(hashed(token), known.visitor)
        else:
            used = await self.people.use(hashed(word.strip()), "invitation")
            if used is None:
                raise Refusal("wrong-code", words(request, "wrong-word"))
            await self.people.let_in(visitor or hashed(token), used.about == HOST)
        response = RedirectResponse("/", 303)
        if token:
            give_cookie(response, token, request.url.scheme == "https")
        return response

    # ------------------------------------------------------------------ links in mails

    async def ask_to_confirm(self, request: Request) -> Response:
        if await self.people.ticket(hashed(_word(request)), "confirm") is None:
            raise Refusal("wrong-code", words(request, "wrong-mail-link"))
        return page(request, words(request, "confirm-mail"), form("", "", words(request, "confirm-mail-button")))

    async def confirm(self, request: Request) -> Response:
        used = await self.people.use(hashed(_word(request)), "confirm")
        if used is None:
            raise Refusal("wrong-code", words(request, "wrong-mail-link"))
        origin, _, address = used.about.partition(" ")
        await self.people.add_receiver(Receiver(new_secret(), used.visitor, "mail", address, "", origin))
        return page(request, words(request, "mail-confirmed"))

    async def ask_to_stop(self, request: Request) -> Response:
        return page(request, words(request, "stop-mail"), form("", "", words(request, "stop-mail-button")))

    async def stop(self, request: Request) -> Response:
        """Also what mail programs do by themselves; asked twice it is as well."""
        receiver = await self.people.receiver(_word(request))
        if receiver is not None and receiver.kind == "mail":
            await self.people.drop_receiver(receiver.id)
        return page(request, words(request, "mail-stopped"))


def _word(request: Request) -> str:
    return str(request.path_params["word"])[:80].replace("\0", "")


def words(request: Request, name: str) -> str:
    return say(language_of(request.headers.get("accept-language", "")), name)


def form(action: str, field: str, button: str) -> str:
    return FORM.format(action=escape(action), field=field, button=escape(button))


def page(request: Request, sentence: str, form: str = "", status: int = 200) -> Response:
    language = language_of(request.headers.get("accept-language", ""))
    text = PAGE.format(language=language, sentence=escape(sentence), form=form)
    return HTMLResponse(text, status, {"Cache-Control": "no-store"})


async def fields(request: Request) -> dict[str, str]:
    """Of a plain form; no more of it is read than is allowed."""
    read = bytearray()
    try:
        async for chunk in request.stream():
            read += chunk
            if len(read) > MESSAGE_BYTES:
                raise Refusal("too-large", f"This may have {MESSAGE_BYTES} bytes at most.")
        found = parse_qs(read.decode(), max_num_fields=10)
    except (ClientDisconnect, UnicodeError, ValueError):
        raise Refusal("malformed", "This form cannot be understood.") from None
    return {name: values[0][:200] for name, values in found.items()}
