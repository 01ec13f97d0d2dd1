"""One worker process seen from the server: requests go out in fair shares, replies come back, or it is ended."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections import deque
from collections.abc import Mapping

from tinkuy.server.refusals import Refusal
from tinkuy.server.workers import packing, replies, requests
from tinkuy.server.workers.frames import Frames
from tinkuy.server.workers.shares import Shares

CLOSING = "The server is being stopped; the table is kept."
NOT_STARTED = "The rules could not be started; the server's log says why."
START_SECONDS = 60.0  # until a new process has imported everything, on a machine that is busy
# A process ends itself after the seconds of computing it was given; on a busy machine that may take this many times as
# long by the clock, and who has to wait for the machine is not to blame.
BY_THE_CLOCK = 60.0 if hasattr(signal, "setitimer") else 1.0

log = logging.getLogger("tinkuy.server")


class Stuck(Exception):
    """A worker had to be ended, or broke: the text says what happened."""


class _Asked:
    __slots__ = ("ended", "frame", "future", "name", "seconds", "whose")

    def __init__(self, request: requests.Request, seconds: float, whose: tuple[str, ...]) -> None:
        then = request.then if isinstance(request, requests.Load) else None
        self.name = type(then or request).__name__
        self.frame = packing.frame(request, seconds)
        self.seconds = seconds
        self.whose = whose
        self.future: asyncio.Future[replies.Reply] = asyncio.get_running_loop().create_future()
        self.ended = 0  # times that the process ended during it

    def fail(self, error: Exception) -> None:
        if not self.future.done():
            self.future.set_exception(error)


class Slot:
    """One process, started when it is needed. `ahead` requests are sent at once; the first of them runs.

    With one more than runs the process has something to do while its last reply is on its way.
    """

    def __init__(self, arguments: list[str], ahead: int = 1, weights: Mapping[str, float] | None = None) -> None:
        self.arguments = arguments
        self.ahead = ahead
        self.waiting: Shares[_Asked] = Shares(weights)
        self.again: deque[_Asked] = deque()  # sent to a process that was ended because of another
        self.sent: deque[_Asked] = deque()
        self.frames: Frames | None = None
        self.starting: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.overdue = False
        self.closed = False

    @property
    def queued(self) -> int:
        return len(self.waiting) + len(self.again) + max(0, len(self.sent) - 1)

    async def ask(self, request: requests.Request, seconds: float, whose: tuple[str, ...]) -> replies.Reply:
        """`whose` it is, in the names of Shares; all of a slot have equally many."""
        if self.closed:
            raise Refusal("stopped", CLOSING)
        asked = _Asked(request, seconds, whose)
        self.waiting.add(whose, asked)
        self._send()
        return await asked.future

    def _send(self) -> None:
        if self.frames is None:
            if (self.waiting or self.again) and self.starting is None:
                self.starting = asyncio.ensure_future(self._start())
            return
        while len(self.sent) < self.ahead and (self.again or self.waiting):
            asked = self.again.popleft() if self.again else self.waiting.take()
            if not asked.future.cancelled():
                self._write(asked)

    def _write(self, asked: _Asked) -> None:
        assert self.frames is not None
        self.sent.append(asked)
        self.frames.write(asked.frame)
        if len(self.sent) == 1:
            self._watch(asked)

    def _watch(self, asked: _Asked) -> None:
        loop = asyncio.get_running_loop()
        self.timer = loop.call_later(asked.seconds * BY_THE_CLOCK, self._too_late)

    def _too_late(self) -> None:
        self.overdue = True
        if self.frames is not None:
            self.frames.kill()

    # ------------------------------------------------------------------ what comes back

    def _heard(self, frame: bytes, seconds: float) -> None:
        """What it took is what was computed: that the machine was busy is nobody's debt."""
        asked = self.sent.popleft()
        if self.timer is not None:
            self.timer.cancel()
        self.waiting.charge(asked.whose, seconds)
        if not asked.future.done():
            asked.future.set_result(packing.decode_reply(frame))
        if self.sent:
            self._watch(self.sent[0])
        self._send()

    def _gone(self, code: int | None) -> None:
        """Only what ran is to blame, and not at once: the process may have been ended from outside."""
        overdue, self.overdue, self.frames = self.overdue, False, None
        if self.timer is not None:
            self.timer.cancel()
        if self.closed:
            self._fail_all(Refusal("stopped", CLOSING))
            return
        if self.sent:
            asked = self.sent.popleft()
            if isinstance(asked, _Greeting):
                log.error("a worker process could not be started")
                self._fail_all(Refusal("internal", NOT_STARTED))
                return
            asked.ended += 1
            if overdue or code == -getattr(signal, "SIGPROF", 0):
                asked.fail(Stuck(f"{asked.name} took longer than {asked.seconds:g} seconds of computing"))
            elif asked.ended == 2:
                asked.fail(Stuck(f"the process ended during {asked.name}"))
            else:
                log.warning("a worker process ended during %s", asked.name)
                self.again.append(asked)
        self.again.extend(self.sent)
        self.sent.clear()
        self._send()

    def _fail_all(self, error: Exception) -> None:
        while self.sent or self.again or self.waiting:
            asked = self.sent.popleft() if self.sent else self.again.popleft() if self.again else self.waiting.take()
            asked.fail(error)

    # ------------------------------------------------------------------ the process

    async def _start(self) -> None:
        command = [sys.executable, "-m", "tinkuy.server.workers.worker", *self.arguments]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        frames = Frames(self._heard, self._gone)
        try:
            await asyncio.get_running_loop().subprocess_exec(lambda: frames, *command, stderr=None, env=environment)
        except OSError as error:
            log.error("a worker process could not be started: %s", error)
            self._fail_all(Refusal("internal", NOT_STARTED))
            return
        finally:
            self.starting = None
        self.frames = frames
        if self.closed:
            frames.kill()
            return
        self._write(_Greeting(requests.Hello(), START_SECONDS, ()))
        self._send()

    async def close(self) -> None:
        """Nothing is lost: all a worker knows is in the log."""
        self.closed = True
        if self.starting is not None:
            await self.starting
        frames = self.frames
        if frames is None:
            self._fail_all(Refusal("stopped", CLOSING))
            return
        frames.kill()
        await frames.ended.wait()


class _Greeting(_Asked):
    """The first request to a new process: when it is answered, everything is imported. Nobody waits for it."""

    def fail(self, error: Exception) -> None:
        pass
