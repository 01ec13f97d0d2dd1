"""One request over HTTP to somebody else's server: to a checked address, no redirects, little of the answer read."""

from __future__ import annotations

import asyncio
import ssl
from functools import cache

import h11

from tinkuy.server.calls.addresses import Url, look_up, parse

PATIENCE = 10.0  # seconds for all of it
MOST = 65_536  # bytes of the answer


@cache
def _tls() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(address: str, headers: dict[str, str], body: bytes, private: bool) -> int:
    """The status of the answer; BadAddress, OSError or TimeoutError when there is none."""
    url = parse(address, private)
    async with asyncio.timeout(PATIENCE):
        found = await look_up(url, private)
        reader, writer = await _connect(url, found)
        try:
            return await _exchange(reader, writer, url, headers, body)
        except (h11.RemoteProtocolError, ssl.SSLError) as error:
            raise OSError(f"{url.host} did not speak HTTP: {error}") from None
        finally:
            writer.transport.abort()


async def _connect(url: Url, addresses: list[str]) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """To the first of the addresses that answers; the certificate must be the host's."""
    problem: OSError = OSError(f"{url.host} has no address")
    for address in addresses[:3]:
        try:
            if url.scheme == "https":
                return await asyncio.open_connection(address, url.port, ssl=_tls(), server_hostname=url.host)
            return await asyncio.open_connection(address, url.port)
        except OSError as error:  # also a wrong certificate
            problem = error
    raise problem


async def _exchange(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, url: Url, headers: dict[str, str], body: bytes
) -> int:
    line = h11.Connection(h11.CLIENT)
    head = {
        "Host": url.site,
        "User-Agent": "Tinkuy",
        "Content-Length": str(len(body)),
        "Connection": "close",
        **headers,
    }
    request = h11.Request(method="POST", target=url.target, headers=list(head.items()))
    sent = [line.send(event) for event in (request, h11.Data(data=body), h11.EndOfMessage())]
    writer.write(b"".join(part for part in sent if part))
    await writer.drain()
    read = 0
    while True:
        event = line.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            data = await reader.read(4096)
            read += len(data)
            if read > MOST:
                raise OSError(f"{url.host} answers too much")
            line.receive_data(data)
        elif isinstance(event, h11.ConnectionClosed):
            raise OSError(f"{url.host} gave no answer")
