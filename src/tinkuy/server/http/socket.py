"""The socket of a table: one visitor with the eyes of one seat, or of a spectator."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from collections.abc import Callable
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tinkuy.server.http import incoming
from tinkuy.server.http.guard import Bucket, Buckets, address_of, check_origin
from tinkuy.server.http.lines import Line
from tinkuy.server.http.outbox import Full, Outbox
from tinkuy.server.http.signs import Signs
from tinkuy.server.http.visitors import Visitors
from tinkuy.server.measures import MEASURES
from tinkuy.server.refusals import Refusal
from tinkuy.server.tables import agreements, chat, payloads, standing
from tinkuy.server.tables.hints import check_hints
from tinkuy.server.tables.live_table import LiveTable
from tinkuy.server.tables.live_tables import LiveTables
from tinkuy.server.tables.payloads import Letter
from tinkuy.server.workers import replies, requests

FLOOD = 400  # refused messages until a client that does not listen is cut off
TRY_LATER = 1013
POLICY = 1008
JUST_FOUND = 0.5  # seconds in which a table that was found need not be looked for again

log = logging.getLogger("tinkuy.server")


class Socket:
    """Fulfils tinkuy.server.tables.audience.Watcher. `send` is the only way out."""

    def __init__(
        self,
        websocket: WebSocket,
        live: LiveTable,
        visitor: str | None,
        may_talk: Callable[[str], bool],
        visitors: Visitors | None = None,
    ) -> None:
        self.websocket = websocket
        self.live = live
        self.visitor = visitor
        self.visitors = visitors
        self.seat: int | None = None
        self.name = ""
        self.may_talk = may_talk
        self.greeted = False
        self.line: Line | None = websocket.scope.get("state", {}).get("line")
        self.outbox = Outbox()
        self.goodbye = TRY_LATER
        limits = live.tables.settings.limits
        self.bucket = Bucket(limits.message_rate, limits.message_burst)
        self.hellos = Bucket(limits.hello_rate, limits.hello_burst)
        self.hinting: asyncio.Future[None] | None = None
        self.refused = 0
        self.heard = self.found = time.monotonic()

    def send(self, message: payloads.Message | Letter) -> None:
        """Into the box of this client; who is too slow is cut off instead of holding up the table."""
        letter = message if isinstance(message, Letter) else Letter(message)
        text = payloads.payload(letter, self.seat)
        if self.outbox.idle and self.line is not None and self.line.post(letter):
            return
        try:
            self.outbox.put(text)
        except Full:
            self.cut_off(TRY_LATER)

    def cut_off(self, goodbye: int) -> None:
        self.goodbye = goodbye
        self.outbox.close()

    def expect_greeting(self) -> None:
        if not self.greeted:
            self.cut_off(POLICY)

    async def write(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await self.outbox.empty_into(self.websocket.send_text)
            await self.websocket.close(self.goodbye)

    # ------------------------------------------------------------------ reading

    async def read(self) -> None:
        """One message after the other, until the client goes or floods; none before it has taken what is for it."""
        while True:
            await self.outbox.empty.wait()
            message = await self.websocket.receive()
            self.heard = time.monotonic()
            if message["type"] == "websocket.disconnect":
                return
            if not self.bucket.take():
                self.refused += 1
                if self.refused > FLOOD:
                    await self.websocket.close(POLICY)
                    return
                self.send(payloads.Error(code="too-many", error="Too many messages; wait a little."))
                continue
            text = message.get("text")
            if text is None:
                self.send(payloads.Error(code="malformed", error="A message is a text, not binary data."))
                continue
            with Signs(self.send):
                await self._answer(text)

    async def _answer(self, text: str) -> None:
        if await self.signed_out():
            self.cut_off(POLICY)
            return
        number: int | None = None
        try:
            said = incoming.read(text)
            number = said.id
            await self._do(said)
        except Refusal as refusal:
            MEASURES.refusals[refusal.code] += 1
            number = incoming.id_of(text) if number is None else number
            self.send(payloads.Error(id=number, code=refusal.code, error=refusal.sentence))
            if refusal.code == "stale":
                with contextlib.suppress(Refusal):
                    await self.live.show(self)
        except Exception:
            log.exception("table %s: a message broke the server's side", self.live.kept.id)
            self.send(payloads.Error(id=number, code="internal", error="Something broke here; nothing has changed."))

    async def signed_out(self) -> bool:
        """Meanwhile, on another device of the visitor."""
        try:
            return self.visitors is not None and await self.visitors.of(self.websocket) != self.visitor
        except Refusal:
            return False  # the store is away

    async def _do(self, said: incoming.Incoming) -> None:
        if isinstance(said, incoming.Draft | incoming.Why | incoming.Commit) and said.base > self.live.version:
            await self.live.look_again()  # the client has seen more of it, at another process
        match said:
            case incoming.Hello():
                await self._hello(said)
            case incoming.Ping():
                self.send(payloads.Pong(id=said.id))
            case incoming.Draft():
                self._check(said.seat)
                self.live.check_running()
                drafted = await self.live.ask(
                    requests.Draft(self.live.kept.id, 0, said.base, said.seat, said.answers, said.plan)
                )
                assert isinstance(drafted, replies.Drafted)
                self._check(said.seat)
                self.send(payloads.draft_message(drafted, said.seat, said.id, said.plan))
            case incoming.Why():
                self._check(said.seat)
                self.live.check_running()
                request = requests.Why(
                    self.live.kept.id, 0, said.base, said.seat, said.answers, said.kind, said.option, said.plan
                )
                reason = await self.live.ask(request)
                assert isinstance(reason, replies.Reason)
                self._check(said.seat)
                self.send(payloads.Why(id=said.id, reason=reason.reason, clause=reason.clause))
            case incoming.Hint():
                self._check(said.seat)
                self.live.check_running()
                check_hints(self.live.kept, self.visitor)
                if self.hinting is not None and not self.hinting.done():
                    raise Refusal("too-many", "A hint is being looked for already.")
                self.hinting = asyncio.ensure_future(self._hint(said))
            case incoming.Say() | incoming.Chat() | incoming.Mute():
                await self._chat(said)
            case incoming.Propose() | incoming.Agree():
                self._check(said.seat)
                await self._agree(said)
            case incoming.Commit():
                self._check(said.seat)
                await self.live.commit(
                    said.seat,
                    said.base,
                    said.answers,
                    said.key,
                    self.visitor,
                    lambda version: self.send(payloads.Ack(id=said.id, version=version)),
                )

    async def _hint(self, said: incoming.Hint) -> None:
        """It takes a while; meanwhile the page goes on."""
        try:
            with Signs(self.send):
                hinted = await self.live.hint(said.seat, said.base, said.answers, said.grade)
            self._check(said.seat)
        except Refusal as refusal:
            self.send(payloads.Error(id=said.id, code=refusal.code, error=refusal.sentence))
            return
        self.send(
            payloads.Hint(
                id=said.id,
                seat=said.seat,
                base=said.base,
                look=hinted.look,
                answers=hinted.answers,
                turns=hinted.turns,
                gains=hinted.gains,
            )
        )

    async def _agree(self, said: incoming.Propose | incoming.Agree) -> None:
        assert self.visitor is not None
        if isinstance(said, incoming.Propose):
            if not self.may_talk(self.visitor):
                raise Refusal("too-many", "You ask very often; wait a little.")
            await agreements.propose(self.live, said.seat, self.visitor, said.what, said.to, said.winners)
        else:
            await agreements.agree(self.live, said.seat, self.visitor, said.at, said.accept)
        self.send(payloads.Ack(id=said.id, version=self.live.version))

    async def _chat(self, said: incoming.Say | incoming.Chat | incoming.Mute) -> None:
        if not self.greeted:
            raise Refusal("not-your-seat", "Say hello first.")
        match said:
            case incoming.Say():
                if self.visitor is not None and not self.may_talk(self.visitor):
                    raise Refusal("too-many", "You say very much; wait a little.")
                await chat.say(self.live, self, said.text, said.id)
            case incoming.Chat():
                await chat.show(self.live, self, said.id, said.before)
            case incoming.Mute():
                await chat.mute(self.live, self, said.who, said.muted, said.id)

    def _check(self, seat: int) -> None:
        """A socket speaks for the seat it said hello with, as long as its visitor holds it."""
        self.live.check_seat(seat)
        if not self.greeted or seat != self.seat or self.visitor not in self.live.kept.seats[seat].holders:
            raise Refusal("not-your-seat", f"This page does not hold seat {seat} now; say hello with it first.")

    async def _hello(self, said: incoming.Hello) -> None:
        live = self.live
        if not self.hellos.take():
            raise Refusal("too-many", "Too many greetings; wait a little.")
        if self.greeted or time.monotonic() > self.found + JUST_FOUND:
            await live.look_again()
        if said.seat is None and self.visitor is not None:
            self.name = await live.tables.store.visitor_name(self.visitor)
        async with live.turn:
            if said.seat is not None:
                live.check_seat(said.seat)
                if self.visitor not in live.kept.seats[said.seat].holders:
                    raise Refusal("not-your-seat", f"Seat {said.seat} is not yours; you can watch the table.")
            news = self not in live.watchers or (self.seat is None) != (said.seat is None)
            self.seat = said.seat
            self.greeted = True
            live.watchers.add(self)
            if said.seat is not None and self.visitor is not None:
                live.opened(said.seat, self.visitor)
            audience, now = live.audience, live.tables.watch.now()
            watching, names = audience.watching, audience.names
            self.send(payloads.table_message(live.kept, self.visitor, live.present, watching, names, now))
            if news:
                live.tell_table(but=self)
            await live.show_now(self, said.id)
        await chat.greet(live, self)
        standing.wake(live)  # whoever should have given an answer may be gone


class Sockets:
    """The endpoint `/ws/{table}`: lets in, counts, and cleans up."""

    def __init__(self, tables: LiveTables, buckets: Buckets, visitors: Visitors) -> None:
        self.tables = tables
        self.requests = buckets
        self.visitors = visitors
        self.by_address: Counter[str] = Counter()
        self.open: dict[Socket, str] = {}  # with their address
        tables.recognise = self.recognise
        limits = tables.settings.limits
        self.talk = Buckets(limits.talk_rate, limits.talk_burst)
        self.household_talk = Buckets(limits.household_talk_rate, limits.household_talk_burst)

    async def endpoint(self, websocket: WebSocket) -> None:
        try:
            check_origin(websocket.headers, required=True)
        except Refusal:
            await websocket.close(POLICY)  # before it was accepted: the browser sees HTTP 403
            return
        await websocket.accept()
        address = address_of(websocket)
        try:
            self.requests.check(address)
            if self.by_address[address] >= self.tables.settings.limits.sockets:
                raise Refusal("too-many", "Too many pages are open at this address.")
        except Refusal as refusal:
            await _turn_away(websocket, refusal)
            return
        self.by_address[address] += 1
        try:
            await self._serve(websocket, address)
        finally:
            self.by_address[address] -= 1
            self.by_address += Counter()  # forget those at zero

    def _may_talk(self, address: str, visitor: str) -> bool:
        return self.talk.take(visitor) and self.household_talk.take(address)

    async def recognise(self, visitor: str) -> None:
        """Pages on a device that was signed out are shown nothing more."""
        self.visitors.forget()
        for socket in [socket for socket in self.open if socket.visitor == visitor]:
            if await socket.signed_out():
                socket.cut_off(POLICY)

    def _make_room(self) -> None:
        """Of the address with most pages one goes: rather one that only watches, and the one that was quiet longest."""
        most = self.tables.settings.limits.all_sockets
        if len(self.open) <= most:
            return
        here = {socket: address for socket, address in self.open.items() if not socket.outbox.closed}
        if len(here) <= most:
            return
        busiest = Counter(here.values()).most_common(1)[0][0]
        pages = [socket for socket, address in here.items() if address == busiest]
        max(pages, key=lambda page: (page.seat is None, -page.heard)).cut_off(TRY_LATER)

    async def _serve(self, websocket: WebSocket, address: str) -> None:
        line: Line | None = websocket.scope.get("state", {}).get("line")
        try:
            with contextlib.nullcontext() if line is None else Signs(line.post):
                visitor = await self.visitors.admit(websocket)
                if line is not None and line.transport.is_closing():
                    return  # who had to wait too long has gone elsewhere
                live = await self.tables.find(websocket.path_params["table"])
        except Refusal as refusal:
            await _turn_away(websocket, refusal)
            return
        socket = Socket(websocket, live, visitor, partial(self._may_talk, address), self.visitors)
        self.open[socket] = address
        self._make_room()
        patience = self.tables.settings.limits.patience
        asyncio.get_running_loop().call_later(patience, socket.expect_greeting)
        writing = asyncio.ensure_future(socket.write())
        reading = asyncio.ensure_future(socket.read())
        try:
            await asyncio.wait([writing, reading], return_when=asyncio.FIRST_COMPLETED)
        finally:
            del self.open[socket]
            watched = socket in live.watchers
            live.watchers.discard(socket)
            if socket.hinting is not None:
                socket.hinting.cancel()
            for task in (writing, reading):
                task.cancel()
            for outcome in await asyncio.gather(writing, reading, return_exceptions=True):
                if isinstance(outcome, Exception):
                    log.error("table %s: a socket broke", live.kept.id, exc_info=outcome)
            if watched:
                live.tell_table()


async def _turn_away(websocket: WebSocket, refusal: Refusal) -> None:
    """A sentence before the door closes; a browser is not told why a handshake was refused."""
    MEASURES.refusals[refusal.code] += 1
    error = payloads.Error(code=refusal.code, error=refusal.sentence)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await websocket.send_text(payloads.payload(Letter(error), None))
        if websocket.client_state == WebSocketState.CONNECTED:
            await websocket.close(POLICY)
