"""Passkeys (WebAuthn): a challenge is for one use, and an answer counts only at the origin where it was asked for."""

from __future__ import annotations

import base64
import importlib.util
import ipaddress
import json
from typing import Any
from urllib.parse import urlsplit

from tinkuy.server.refusals import Refusal
from tinkuy.server.store.people import Passkey, People, Purpose, Ticket
from tinkuy.server.store.store import Taken, now
from tinkuy.server.tokens import hashed, new_secret

MINUTES = 5  # for an answer
MOST = 20  # of one visitor
WRONG = "This passkey was not accepted; try again."


def possible(origin: str) -> bool:
    """The library is there, and the page has a name: an address can have no passkeys."""
    host = urlsplit(origin).hostname or ""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return bool(host) and importlib.util.find_spec("webauthn") is not None
    return False


def _check_possible(origin: str) -> str:
    if not possible(origin):
        raise Refusal("no-passkeys", "There are no passkeys here: the page needs a name, and the server its part.")
    return urlsplit(origin).hostname or ""


async def _challenge(people: People, purpose: Purpose, visitor: str) -> bytes:
    word = new_secret() + new_secret()
    await people.put(Ticket(hashed(word), purpose, visitor, "", now() + MINUTES * 60_000))
    return base64.urlsafe_b64decode(word)


async def ask_for_new(people: People, visitor: str, name: str, origin: str) -> dict[str, Any]:
    """What the browser needs to make one."""
    site = _check_possible(origin)
    import webauthn
    from webauthn.helpers import structs

    known = await people.passkeys(visitor)
    if len(known) >= MOST:
        raise Refusal("many-passkeys", f"A visitor can have {MOST} passkeys at most.")
    options = webauthn.generate_registration_options(
        rp_id=site,
        rp_name="Tinkuy",
        user_id=bytes.fromhex(visitor),
        user_name=name or "Tinkuy",
        challenge=await _challenge(people, "new-passkey", visitor),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=webauthn.base64url_to_bytes(key)) for key in known
        ],
    )
    return _plain(webauthn.options_to_json(options))


async def ask_for_one(people: People, origin: str) -> dict[str, Any]:
    """What the browser needs to show one, of whomever it may be."""
    site = _check_possible(origin)
    import webauthn

    options = webauthn.generate_authentication_options(rp_id=site, challenge=await _challenge(people, "passkey", ""))
    return _plain(webauthn.options_to_json(options))


def _plain(options: str) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(options)
    return plain


async def add(people: People, visitor: str, credential: dict[str, Any], origin: str) -> None:
    site = _check_possible(origin)
    import webauthn

    ticket, challenge = await _answered(people, credential, "new-passkey")
    if ticket.visitor != visitor:
        raise Refusal("wrong-passkey", WRONG)
    try:
        made = webauthn.verify_registration_response(
            credential=credential, expected_challenge=challenge, expected_rp_id=site, expected_origin=origin
        )
    except Exception:  # of a library that reads what a stranger wrote
        raise Refusal("wrong-passkey", WRONG) from None
    key = webauthn.helpers.bytes_to_base64url(made.credential_id)
    public = webauthn.helpers.bytes_to_base64url(made.credential_public_key)
    try:
        await people.add_passkey(Passkey(key, visitor, public, made.sign_count))
    except Taken:
        raise Refusal("wrong-passkey", WRONG) from None


async def whose(people: People, credential: dict[str, Any], origin: str) -> str:
    """The visitor that the passkey was made by."""
    site = _check_possible(origin)
    import webauthn

    _, challenge = await _answered(people, credential, "passkey")
    key = await people.passkey(str(credential.get("id"))[:2000].replace("\0", ""))
    if key is None:
        raise Refusal("wrong-passkey", WRONG)
    try:
        shown = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site,
            expected_origin=origin,
            credential_public_key=webauthn.base64url_to_bytes(key.public_key),
            credential_current_sign_count=key.counter,
        )
    except Exception:  # of a library that reads what a stranger wrote
        raise Refusal("wrong-passkey", WRONG) from None
    await people.count_up(key.id, shown.new_sign_count)
    return key.visitor


async def _answered(people: People, credential: dict[str, Any], purpose: Purpose) -> tuple[Ticket, bytes]:
    """The challenge that was answered: one of ours that nobody has answered yet."""
    try:
        said = credential["response"]["clientDataJSON"]
        challenge = json.loads(base64.urlsafe_b64decode(said + "=="))["challenge"].rstrip("=")
        answered = base64.urlsafe_b64decode(challenge + "==")
    except (AttributeError, KeyError, TypeError, ValueError, RecursionError):
        raise Refusal("wrong-passkey", WRONG) from None
    ticket = await people.use(hashed(challenge), purpose)
    if ticket is None:
        raise Refusal("wrong-passkey", WRONG)
    return ticket, answered
