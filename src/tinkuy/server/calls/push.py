"""Web push: sealed for the browser that asked for it, and signed with the server's key, which is made once."""

from __future__ import annotations

import asyncio
import base64
import binascii
import importlib.util
import time
from typing import Any
from urllib.parse import urlsplit

import msgspec

from tinkuy.server.calls.message import Message
from tinkuy.server.store.people import People

KEPT = "vapid"  # the key's name in the store
LIFE = 3 * 86_400  # seconds that the push service keeps it for a browser that is off
SIGNED = 12 * 3600  # seconds that a signature is valid
KEY_BYTES, AUTH_BYTES = 65, 16


class Keys(msgspec.Struct):
    """Of a subscription, as the browser gives them."""

    p256dh: str
    auth: str


def possible() -> bool:
    return importlib.util.find_spec("pywebpush") is not None


def fits(keys: Keys) -> bool:
    try:
        key, auth = (base64.urlsafe_b64decode(text.rstrip("=") + "==") for text in (keys.p256dh, keys.auth))
    except (binascii.Error, ValueError):
        return False
    return len(key) == KEY_BYTES and key[0] == 4 and len(auth) == AUTH_BYTES


class Signer:
    """The key of this server: the same in every process and after every start."""

    def __init__(self, people: People, contact: str) -> None:
        self.people = people
        self.contact = contact
        self.vapid: Any = None

    async def _load(self) -> Any:
        if self.vapid is None:
            pem = await self.people.kept(KEPT, await asyncio.to_thread(_new_key))
            self.vapid = await asyncio.to_thread(_read_key, pem)
        return self.vapid

    async def public_key(self) -> str:
        """As a browser wants it when it subscribes."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        point = (await self._load()).public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).decode().rstrip("=")

    async def letter(self, endpoint: str, keys: Keys, message: Message) -> tuple[dict[str, str], bytes]:
        """The headers, and the body that only this browser can read."""
        return await asyncio.to_thread(_seal, await self._load(), self.contact, endpoint, keys, message)


def _new_key() -> str:
    from py_vapid import Vapid02

    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def _read_key(pem: str) -> Any:
    from py_vapid import Vapid02

    return Vapid02.from_pem(pem.encode())


def _seal(vapid: Any, contact: str, endpoint: str, keys: Keys, message: Message) -> tuple[dict[str, str], bytes]:
    from pywebpush import WebPusher

    said = {"title": message.title, "body": message.body, "link": message.link, "table": message.table}
    subscription = {"endpoint": endpoint, "keys": {"p256dh": keys.p256dh, "auth": keys.auth}}
    body = WebPusher(subscription).encode(msgspec.json.encode(said), "aes128gcm")["body"]
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED, "sub": contact}
    headers = {
        "Content-Type": "application/octet-stream",
        "Content-Encoding": "aes128gcm",
        "TTL": str(LIFE),
        "Topic": message.table[:32],  # a newer one takes the place of one that was not delivered yet
        **vapid.sign(claims),
    }
    return headers, bytes(body)
