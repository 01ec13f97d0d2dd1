"""The one thread that writes: whatever waits is written together and reaches the disk with one flush."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any

from tinkuy.server.steadfast import steadfast
from tinkuy.server.store.store import NotSaved, Taken

TOGETHER = 256  # jobs of one transaction at most
CHECKPOINT = 400  # transactions until the write-ahead log is moved into the file

Job = Callable[[sqlite3.Connection], Any]


class _Waiting:
    __slots__ = ("future", "job", "loop", "outcome")

    def __init__(self, job: Job, loop: asyncio.AbstractEventLoop) -> None:
        self.job = job
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.outcome: Any = None

    def settle(self) -> None:
        def tell() -> None:
            if self.future.done():
                return
            if isinstance(self.outcome, Exception):
                self.future.set_exception(self.outcome)
            else:
                self.future.set_result(self.outcome)

        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self.loop.call_soon_threadsafe(tell)


class Writer:
    """`beside` is a second connection: moving the write-ahead log into the file must not hold up who waits to write."""

    def __init__(self, connection: sqlite3.Connection, beside: sqlite3.Connection) -> None:
        self.connection = connection
        self.connection.execute("PRAGMA wal_autocheckpoint = 0")
        self.beside = beside
        self.jobs: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self.moves: queue.SimpleQueue[bool] = queue.SimpleQueue()
        self.threads = [
            threading.Thread(target=target, name=f"tinkuy-{target.__name__.strip('_')}", daemon=True)
            for target in (self._run, self._checkpoint)
        ]
        for thread in self.threads:
            thread.start()

    async def write(self, job: Job) -> Any:
        """Returns when the job is on the disk; a job that fails takes no other with it."""
        waiting = _Waiting(job, asyncio.get_running_loop())
        self.jobs.put(waiting)
        # A client that goes away does not undo what it asked for.
        return await steadfast(waiting.future)

    def close(self) -> None:
        self.jobs.put(None)
        self.moves.put(False)
        for thread in self.threads:
            thread.join()
        self.beside.close()
        self.connection.close()

    def _checkpoint(self) -> None:
        while self.moves.get():
            with contextlib.suppress(sqlite3.Error):  # the next one takes along what this one could not
                self.beside.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def _run(self) -> None:
        written = 0
        while (first := self.jobs.get()) is not None:
            batch = [first]
            ending = False
            while len(batch) < TOGETHER and not self.jobs.empty():
                more = self.jobs.get()
                if more is None:
                    ending = True
                    break
                batch.append(more)
            self._write(batch)
            for waiting in batch:
                waiting.settle()
            written += 1
            if written % CHECKPOINT == 0:
                self.moves.put(True)
            if ending:
                return

    def _write(self, batch: list[_Waiting]) -> None:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            for waiting in batch:
                self._try(waiting)
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            for waiting in batch:
                if not isinstance(waiting.outcome, Exception):
                    waiting.outcome = NotSaved(str(error))

    def _try(self, waiting: _Waiting) -> None:
        connection = self.connection
        connection.execute("SAVEPOINT job")
        try:
            waiting.outcome = waiting.job(connection)
        except sqlite3.IntegrityError as error:
            waiting.outcome = Taken(str(error))
        except Exception as error:
            waiting.outcome = NotSaved(str(error)) if isinstance(error, sqlite3.Error) else error
            if not connection.in_transaction:
                raise  # SQLite has given up the whole transaction, as it may when the disk is full
        if isinstance(waiting.outcome, Exception):
            connection.execute("ROLLBACK TO job")
        connection.execute("RELEASE job")
