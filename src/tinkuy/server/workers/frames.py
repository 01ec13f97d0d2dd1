"""The pipes of a worker process: whole frames out and in, without a task for each of them."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

from tinkuy.server.workers.packing import HEAD

_OUT = 1  # the process's standard output


class Frames(asyncio.SubprocessProtocol):
    def __init__(self, heard: Callable[[bytes, float], None], gone: Callable[[int | None], None]) -> None:
        self.heard = heard
        self.gone = gone
        self.received = bytearray()
        self.ended = asyncio.Event()
        self.transport: asyncio.SubprocessTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.SubprocessTransport)
        self.transport = transport

    def write(self, frame: bytes) -> None:
        assert self.transport is not None
        pipe = self.transport.get_pipe_transport(0)
        if isinstance(pipe, asyncio.WriteTransport):
            pipe.write(frame)

    def pipe_data_received(self, fd: int, data: bytes | str) -> None:
        assert isinstance(data, bytes)
        if fd != _OUT:
            return
        self.received += data
        while len(self.received) >= HEAD.size:
            length, seconds = HEAD.unpack_from(self.received)
            end = HEAD.size + length
            if len(self.received) < end:
                return
            frame = bytes(self.received[HEAD.size : end])
            del self.received[:end]
            self.heard(frame, seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        assert self.transport is not None
        self.transport.close()
        self.ended.set()
        self.gone(self.transport.get_returncode())

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            if self.transport is not None:
                self.transport.kill()
