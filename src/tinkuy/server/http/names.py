"""The names this server is reached by: which one stands in a request, and which may stand in a mail."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Collection

from starlette.requests import HTTPConnection

_HOST = re.compile(r"(?:\[(?P<address>[0-9A-Fa-f:.]+)\]|(?P<name>[^\s\[\]:/@]+))(?::[0-9]{0,5})?")


def plain_name(name: str) -> str:
    """As it stands in a request: small letters, no dot at the end, other scripts in their code."""
    small = name.strip().rstrip(".").lower()
    return small if small.isascii() else small.encode("idna").decode()


def name_in(host: str) -> str | None:
    """The name or address in a `Host` header; the port may be any, since tunnels and containers have their own."""
    found = _HOST.fullmatch(host)
    return None if found is None else (found["address"] or found["name"]).rstrip(".").lower()


def origin_of(connection: HTTPConnection) -> str:
    """As the one who asks says to reach this server."""
    return f"{connection.url.scheme}://{connection.headers.get('host', '')}"


def home_of(connection: HTTPConnection, names: Collection[str]) -> str:
    """Where this server is for sure, for links that others will follow; empty if it was not told and cannot know.

    Whoever asks can write any address into `Host`: a mail of this server must not lead there.
    """
    given = name_in(connection.headers.get("host", "")) or ""
    if names:
        known = [plain_name(name) for name in names]
        return origin_of(connection) if given in known else f"https://{known[0]}"
    here = (connection.scope.get("server") or ("",))[0]
    return origin_of(connection) if given == here or (given == "localhost" and _is_loopback(here)) else ""


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
