"""A visitor on another device: by a code that was written down, or by a passkey; and who may invite others."""

from __future__ import annotations

import re
import secrets
from typing import Annotated, Any

import msgspec

from tinkuy.server.http import api, passkeys
from tinkuy.server.http.call import Call
from tinkuy.server.http.visitors import NOT_INVITED
from tinkuy.server.refusals import Refusal
from tinkuy.server.settings import PAGE
from tinkuy.server.store.inviting import invitation
from tinkuy.server.store.people import Ticket
from tinkuy.server.store.store import NotSaved, now
from tinkuy.server.tables.live_table import NOT_SAVED
from tinkuy.server.tokens import hashed, new_secret, same

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # no I, L, O and U, which are misread
GROUPS, LENGTH = 4, 5  # 100 random bits
MISREAD = str.maketrans("OIL", "011")
YEAR = 365 * 86_400_000
FOREVER = 100 * YEAR
WRONG_CODE = "This code opens nothing; perhaps a letter is missing, or a newer code was made."


class Ways(msgspec.Struct):
    """How the visitor can come from another device."""

    code: Annotated[bool, msgspec.Meta(description="A recovery code was made.")]
    passkeys: int
    may_passkey: Annotated[bool, msgspec.Meta(description="The server has what passkeys need.")]
    devices: int
    host: Annotated[bool, msgspec.Meta(description="May invite others, where that is needed.")]


class Code(msgspec.Struct):
    code: Annotated[str, msgspec.Meta(description="Shown once; of it only a hash is kept.")]


class Enter(msgspec.Struct, forbid_unknown_fields=True):
    code: Annotated[str, msgspec.Meta(max_length=80)]


class Credential(msgspec.Struct, forbid_unknown_fields=True):
    """What the browser's authenticator answered."""

    credential: dict[str, Any]


class Challenge(msgspec.Struct):
    options: Annotated[dict[str, Any], msgspec.Meta(description="For navigator.credentials, as JSON.")]


class Invitation(msgspec.Struct):
    link: str


def new_code() -> str:
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(LENGTH)) for _ in range(GROUPS))


def plain_code(code: str) -> str:
    """However it was typed."""
    return re.sub(r"[^0-9A-Z]", "", code.upper()).translate(MISREAD)


async def ways(call: Call) -> Ways:
    people = call.people
    return Ways(
        bool(await people.count(call.visitor, "recovery")),
        len(await people.passkeys(call.visitor)),
        passkeys.possible(call.origin),
        await people.devices(call.visitor),
        call.tables.settings.invite_only and bool(await people.member(call.visitor)),
    )


async def make_code(call: Call) -> Code:
    """A new one; the one before is void."""
    code = new_code()
    ticket = Ticket(hashed(plain_code(code)), "recovery", call.visitor, "", now() + FOREVER)
    try:
        await call.people.put(ticket, instead=True)
    except NotSaved:
        raise Refusal("not-saved", NOT_SAVED) from None
    return Code(code)


async def enter(call: Call) -> api.Me:
    """This device becomes one more of the visitor whose code it is."""
    wanted = hashed(plain_code(call.body.code))
    ticket = await call.people.ticket(wanted, "recovery")
    if ticket is None or not same(ticket.hash, wanted):
        raise Refusal("wrong-code", WRONG_CODE)
    return await _become(call, ticket.visitor)


async def _become(call: Call, visitor: str) -> api.Me:
    if visitor != call.visitor:
        token = new_secret()
        try:
            await call.people.add_device(hashed(token), visitor)
        except NotSaved:
            raise Refusal("not-saved", NOT_SAVED) from None
        call.token, call.visitor = token, visitor
    call.query = {"offset": 0, "limit": PAGE}
    return await api.me(call)


async def sign_out(call: Call) -> Ways:
    """All devices but this one are nobody's from now on."""
    await call.people.sign_out_others(call.visitor, call.device)
    await call.tables.visitor_changed(call.visitor)
    return await ways(call)


# ---------------------------------------------------------------------- passkeys


async def passkey_challenge(call: Call) -> Challenge:
    name = await call.tables.store.visitor_name(call.visitor)
    return Challenge(await passkeys.ask_for_new(call.people, call.visitor, name, call.origin))


async def add_passkey(call: Call) -> Ways:
    await passkeys.add(call.people, call.visitor, call.body.credential, call.origin)
    return await ways(call)


async def forget_passkeys(call: Call) -> Ways:
    await call.people.forget_passkeys(call.visitor)
    return await ways(call)


async def enter_challenge(call: Call) -> Challenge:
    return Challenge(await passkeys.ask_for_one(call.people, call.origin))


async def enter_with_passkey(call: Call) -> api.Me:
    visitor = await passkeys.whose(call.people, call.body.credential, call.origin)
    if call.tables.settings.invite_only and await call.people.member(visitor) is None:
        raise Refusal("not-invited", NOT_INVITED)
    return await _become(call, visitor)


# ---------------------------------------------------------------------- invitations


async def invite(call: Call) -> Invitation:
    if not call.tables.settings.invite_only or not await call.people.member(call.visitor):
        raise Refusal("not-host", "Only whoever runs the server can invite others.")
    return Invitation(f"{call.origin}/invite/{await invitation(call.people, False)}")
