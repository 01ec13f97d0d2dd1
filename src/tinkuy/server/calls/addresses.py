"""Where a visitor may have the server send something: an address of the public internet, never one of its own network.

The name is looked up once, what was found is checked, and the connection goes to just that address.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from typing import NamedTuple
from urllib.parse import urlsplit

from tinkuy.server.refusals import Refusal

LONGEST = 1_000  # letters of an address
LOOK_UP = 5.0  # seconds
HTTPS_PORT = 443
LOWEST = 1024  # other ports below it are those of other services
BAD = "This address cannot be used: it must begin with https:// and lead to a public server."
_NAT64 = ipaddress.ip_network("64:ff9b::/96")
_UNICAST = ipaddress.ip_network("2000::/3")  # all that was ever given out; beside it lie old ways into local networks

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class BadAddress(Exception):
    """It is none, or leads where nothing may be sent."""


class Url(NamedTuple):
    scheme: str
    host: str
    port: int
    target: str  # path and query

    @property
    def site(self) -> str:
        """As it stands in a `Host` header."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        usual = HTTPS_PORT if self.scheme == "https" else 80
        return name if self.port == usual else f"{name}:{self.port}"


def parse(text: str, private: bool) -> Url:
    """Checked as far as it can be without looking anything up; `private` allows plain HTTP and every port."""
    try:
        parts = urlsplit(text)
        host = (parts.hostname or "").encode("idna").decode() if parts.hostname else ""
        port = parts.port or (HTTPS_PORT if parts.scheme == "https" else 80)
    except (ValueError, UnicodeError):
        raise BadAddress(text) from None
    plain = text.isascii() and text.isprintable() and " " not in text and len(text) <= LONGEST
    if not plain or not host or parts.username is not None or parts.password is not None or parts.fragment:
        raise BadAddress(text)
    if parts.scheme != "https" and not (private and parts.scheme == "http"):
        raise BadAddress(text)
    if not private and port != HTTPS_PORT and port < LOWEST:
        raise BadAddress(text)
    return Url(parts.scheme, host, port, (parts.path or "/") + (f"?{parts.query}" if parts.query else ""))


def is_public(address: Address) -> bool:
    """Whatever is wrapped in an address of IPv6 counts, too."""
    if isinstance(address, ipaddress.IPv6Address):
        if address in _NAT64:
            return is_public(ipaddress.IPv4Address(address.packed[-4:]))
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])
        if inner:
            return is_public(inner)
        if address not in _UNICAST:
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


async def look_up(url: Url, private: bool) -> list[str]:
    """The addresses of the host; refused if any of them is not public."""
    try:
        async with asyncio.timeout(LOOK_UP):
            found = await asyncio.get_running_loop().getaddrinfo(
                url.host, url.port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP
            )
    except (OSError, UnicodeError, TimeoutError) as error:
        raise OSError(f"the name {url.host} leads nowhere: {error}") from None
    addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
    if not private and not all(is_public(ipaddress.ip_address(address.partition("%")[0])) for address in addresses):
        raise BadAddress(url.host)
    return addresses


async def check(text: str, private: bool) -> None:
    """As a visitor gives it, so that a wrong one is refused at once; it is checked again whenever something is sent."""
    try:
        await look_up(parse(text, private), private)
    except (BadAddress, OSError):
        raise Refusal("bad-address", BAD) from None
