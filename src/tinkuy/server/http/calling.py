"""Where and when a visitor wants to be called; e-mail only after its address was confirmed."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tinkuy.server.calls import mail, message, push, webhook
from tinkuy.server.calls.addresses import BadAddress, check, parse
from tinkuy.server.calls.caller import GivenUp, Gone
from tinkuy.server.calls.quiet import zone_of
from tinkuy.server.http.call import Call
from tinkuy.server.refusals import Refusal
from tinkuy.server.store.people import Hours, Kind, Receiver, Ticket
from tinkuy.server.store.store import NotSaved, now
from tinkuy.server.tables.live_table import NOT_SAVED
from tinkuy.server.tokens import hashed, new_secret

HOUR = 3_600_000
DAY = 24 * HOUR
CONFIRMATIONS = 3  # mails to be confirmed, of one visitor in an hour; to one address there is one
HOMELESS = "This server does not know by which name it is reached, so no mail can lead to it: start it with --name."
OFF = "This server cannot call in this way; whoever runs it can switch it on."

Minute = Annotated[int, msgspec.Meta(ge=0, le=1439)]
Address = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
KeyText = Annotated[str, msgspec.Meta(max_length=120)]


class ReceiverInfo(msgspec.Struct):
    id: str
    kind: Kind
    shown: Annotated[str, msgspec.Meta(description="The address, or only its server where it may be a secret.")]
    template: str


class Calling(msgspec.Struct):
    push: Annotated[str, msgspec.Meta(description="The server's public key for push, or empty: it cannot.")]
    webhooks: bool
    mail: bool
    receivers: list[ReceiverInfo]
    unconfirmed: Annotated[int, msgspec.Meta(description="Mails whose address waits to be confirmed.")]
    language: str
    zone: str
    quiet_from: Annotated[int, msgspec.Meta(description="Minutes of the visitor's day; twice the same: never.")]
    quiet_to: int


class NewReceiver(msgspec.Struct, forbid_unknown_fields=True):
    """`p256dh` and `auth` are the keys of a push; `template` is for a webhook."""

    kind: Literal["push", "webhook", "mail"]
    address: Address
    p256dh: KeyText = ""
    auth: KeyText = ""
    template: webhook.Template = "json"


class NewHours(msgspec.Struct, forbid_unknown_fields=True):
    language: Literal["en", "ru", "cs"]
    zone: Annotated[str, msgspec.Meta(max_length=60)]
    quiet_from: Minute
    quiet_to: Minute


async def calling(call: Call) -> Calling:
    caller, people = call.caller, call.people
    hours = await people.hours(call.visitor)
    return Calling(
        await caller.push.public_key() if caller.push else "",
        caller.webhooks,
        caller.mail is not None,
        [_info(receiver) for receiver in await people.receivers(call.visitor)],
        await people.count(call.visitor, "confirm"),
        hours.language,
        hours.zone,
        hours.quiet_from,
        hours.quiet_to,
    )


def _info(receiver: Receiver) -> ReceiverInfo:
    is_mail = receiver.kind == "mail"
    shown = receiver.address if is_mail else webhook.shown(receiver.address)
    return ReceiverInfo(receiver.id, receiver.kind, shown, receiver.about if receiver.kind == "webhook" else "")


async def add_receiver(call: Call) -> Calling:
    new: NewReceiver = call.body
    caller = call.caller
    known = [receiver for receiver in await call.people.receivers(call.visitor) if receiver.address != new.address]
    if len(known) + await call.people.count(call.visitor, "confirm") >= call.tables.settings.limits.receivers:
        raise Refusal("many-receivers", "No more receivers can be kept for one visitor.")
    if not {"push": caller.push, "webhook": caller.webhooks, "mail": caller.mail}[new.kind]:
        raise Refusal("no-calls", OFF)
    if new.kind == "mail":
        await _ask_to_confirm(call, new.address)
        return await calling(call)
    await check(new.address, caller.private)
    if new.template == "ntfy" and new.kind == "webhook" and parse(new.address, caller.private).target == "/":
        raise Refusal(
            "bad-address", "The address of a topic ends with the topic's name, such as https://ntfy.sh/topic."
        )
    about: str = new.template
    if new.kind == "push":
        if not push.fits(push.Keys(new.p256dh, new.auth)):
            raise Refusal("malformed", "The keys of this subscription cannot be read.")
        about = f"{new.p256dh} {new.auth}"
    # A notification leads to the page that asked for it; what comes elsewhere leads to where the server is.
    origin = call.origin if new.kind == "push" else call.home or call.origin
    receiver = Receiver(new_secret(), call.visitor, new.kind, new.address, about, origin)
    try:
        await call.people.add_receiver(receiver)
    except NotSaved:
        raise Refusal("not-saved", NOT_SAVED) from None
    return await calling(call)


async def _ask_to_confirm(call: Call, address: str) -> None:
    if not mail.is_address(address):
        raise Refusal("bad-mail", "This is not an e-mail address.")
    if not call.home:
        raise Refusal("no-calls", HOMELESS)
    to, hour_ago = address.lower(), now() - HOUR
    asked = await call.people.count(call.visitor, "confirm", hour_ago)
    if asked >= CONFIRMATIONS or await call.people.count_about(to, "confirm", hour_ago):
        raise Refusal("mail-sent", "A mail was sent to this address already; look there, or wait an hour.")
    word = new_secret()
    server = call.caller.mail
    assert server is not None
    language = (await call.people.hours(call.visitor)).language
    await call.people.put(Ticket(hashed(word), "confirm", call.visitor, f"{call.home} {to}", now() + DAY))
    link = f"{call.home}/calls/confirm/{word}"
    try:
        if await mail.send(server, mail.asking(call.tables.settings.mail_from, address, language, link)):
            return
    except OSError:
        await call.people.use(hashed(word), "confirm")
        raise Refusal("not-sent", "The mail server did not take the message; try again later.") from None
    await call.people.use(hashed(word), "confirm")
    raise Refusal("unknown-mail", "The mail server does not know this address.")


async def drop_receiver(call: Call) -> Calling:
    await call.people.drop_receiver((await _mine(call)).id)
    return await calling(call)


async def try_receiver(call: Call) -> Calling:
    """A message now, to see that it comes."""
    receiver = await _mine(call)
    language = (await call.people.hours(call.visitor)).language
    try:
        await call.caller.deliver(receiver, message.trial(language, receiver.origin))
    except Gone:
        await call.people.drop_receiver(receiver.id)
    except (GivenUp, BadAddress, OSError, TimeoutError):
        raise Refusal("not-sent", "The message could not be delivered there.") from None
    return await calling(call)


async def _mine(call: Call) -> Receiver:
    found = [receiver for receiver in await call.people.receivers(call.visitor) if receiver.id == call.path["receiver"]]
    if not found:
        raise Refusal("unknown-receiver", "You have no such receiver.")
    return found[0]


async def set_hours(call: Call) -> Calling:
    new: NewHours = call.body
    if zone_of(new.zone) is None:
        raise Refusal("bad-zone", "This time zone is not known here.")
    try:
        await call.people.set_hours(call.visitor, Hours(new.language, new.zone, new.quiet_from, new.quiet_to))
    except NotSaved:
        raise Refusal("not-saved", NOT_SAVED) from None
    return await calling(call)
