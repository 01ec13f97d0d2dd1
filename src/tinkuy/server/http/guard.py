"""Who is asking, from where, and how often: cookies, origins, rates, and the headers that keep a page to itself."""

from __future__ import annotations

import ipaddress
import re
import time
from collections import OrderedDict
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tinkuy.server.refusals import Refusal
from tinkuy.server.tokens import hashed

COOKIE = "tinkuy"
COOKIE_AGE = 400 * 86_400  # the longest that browsers keep one
_TOKEN = re.compile(r"[A-Za-z0-9_-]{22}")
ADDRESSES = 10_000  # of which the rate is remembered

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
}


def device_of(connection: HTTPConnection) -> str | None:
    """The hash of the cookie, or None for somebody who has none yet."""
    token = connection.cookies.get(COOKIE, "")
    return hashed(token) if _TOKEN.fullmatch(token) else None


def give_cookie(response: Response, token: str, secure: bool) -> None:
    response.set_cookie(COOKIE, token, max_age=COOKIE_AGE, path="/", secure=secure, httponly=True, samesite="lax")


def check_origin(headers: Headers, required: bool) -> None:
    """A page of somebody else may not speak in the visitor's name."""
    origin = headers.get("origin")
    if origin is None and not required:
        return
    if origin is None or _site(origin) != headers.get("host", "").lower():
        raise Refusal("foreign-origin", "This request does not come from a page of this server.")


def _site(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def address_of(connection: HTTPConnection) -> str:
    """Where somebody comes from; a household has a whole IPv6 network of 64 bits."""
    host = connection.client.host if connection.client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 6:
        return str(ipaddress.ip_network((address, 64), strict=False))
    return host


class Bucket:
    """So many at once, and then so many per second."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One for every address or visitor, the ones not seen for long forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        if not self.take(address):
            raise Refusal("too-many", "Too many requests came from this address; wait a little.")

    def take(self, address: str) -> bool:
        bucket = self.buckets.get(address)
        if bucket is None:
            bucket = self.buckets[address] = Bucket(self.rate, self.burst)
            if len(self.buckets) > ADDRESSES:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(address)
        return bucket.take()


class SafeHeaders:
    """Puts the headers on every answer over HTTP."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
