"""The lines to the browsers: how long one may keep the server waiting, and who makes room when there are too many.

uvicorn waits for ever for the head of a request, its body, and for somebody to take an answer; here all of it has an
end. A `Door` is a line that speaks HTTP, a `Line` one that became a WebSocket.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

from tinkuy.server.http.guard import Bucket
from tinkuy.server.tables.payloads import Letter

BODY = 3  # times the patience, for a whole request
CLOGGED = 2  # times the patience, for somebody to take what was sent
READ = 16_384  # bytes read from a WebSocket at once; asyncio would take 256 kB of tiny frames
CONTROL_RATE = 2.0  # pings, pongs and fragments per second; browsers send one pong in 20 seconds
CONTROL_BURST = 60.0
ACCEPTED = 16  # lines taken at once; as many again are on their way in or out
KEPT_FREE = 32 + 3 * ACCEPTED  # descriptors for the store, the workers and these


class Clog:
    """Since when a line has not been empty; who clogs it before the first look does so since then."""

    def __init__(self) -> None:
        self.since = 0.0

    def lasts(self, transport: asyncio.Transport, now: float) -> float:
        if not self.since or not transport.get_write_buffer_size():
            self.since = now
        return now - self.since


class Door(H11Protocol):
    most: ClassVar[int] = 5_000  # lines of this process; the system gives it no more descriptors than it has

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.clog = Clog()
        self.begun = 0.0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.begun = self.loop.time()
        if len(self.connections) > self.most:
            self._make_room()

    def on_response_complete(self) -> None:
        self.begun = self.loop.time()
        super().on_response_complete()

    @property
    def idle(self) -> bool:
        """No request is being answered: none was made, or only a part of one."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def overdue(self, now: float, patience: float) -> bool:
        if self.clog.lasts(self.transport, now) > CLOGGED * patience:
            return True
        if self.idle:
            return now - self.begun > patience
        return self.cycle.more_body and now - self.begun > BODY * patience

    def _make_room(self) -> None:
        """Of the address with most lines that only wait, the one that has waited longest goes."""
        idle = [line for line in self.connections if isinstance(line, Door) and line.idle and not line.gone]
        by_address = Counter(line.host for line in idle)
        longest = max(idle, key=lambda line: (by_address[line.host], -line.begun))
        longest.transport.abort()

    @property
    def gone(self) -> bool:
        return self.transport.is_closing()

    @property
    def host(self) -> str:
        return self.client[0] if self.client else ""


class Line(WebSocketsSansIOProtocol):
    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.clog = Clog()
        self.control = Bucket(CONTROL_RATE, CONTROL_BURST)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if hasattr(transport, "max_size"):
            transport.max_size = READ

    def overdue(self, now: float, patience: float) -> bool:
        return self.clog.lasts(self.transport, now) > CLOGGED * patience

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["state"]["line"] = self

    def post(self, letter: Letter) -> bool:
        """Write the letter at once, if the client takes what it gets; a quarter of the time of the way through ASGI."""
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        if letter.frame is None:
            letter.frame = Frame(Opcode.TEXT, letter.text.encode()).serialize(mask=False)
        self.transport.write(letter.frame)
        return True

    # Nothing is read from somebody who does not take what is sent, answers to pings included.

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message

    # What is no message is counted too.

    def handle_ping(self) -> None:
        if self._counted():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._counted():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._counted():
            super().handle_cont(event)

    def _counted(self) -> bool:
        if self.transport.is_closing():
            return False
        if self.control.take():
            return True
        self.transport.abort()
        return False


def sweep(lines: set[Any], now: float, patience: float) -> None:
    """End the lines that have kept the server waiting too long; called every second."""
    for line in [cast(Door | Line, line) for line in lines]:
        if line.overdue(now, patience):
            line.transport.abort()


def widen(wanted: int) -> int:
    """So many lines as wanted, or as many as the system gives descriptors for."""
    try:
        import resource
    except ImportError:  # there is no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + KEPT_FREE
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return soft - KEPT_FREE
    return wanted
