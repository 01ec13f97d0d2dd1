"""Processes on one database while everything fails: they are killed and stalled, lines are cut, the database crashes.

People play on wherever they find a process that answers, and remember what they sent and what was acknowledged.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import math
import random
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException
from websockets.typing import Origin

from tests.server.hosting import Host
from tests.server.postgresql import Postgresql
from tests.server.test_never_lose import free_port
from tests.server.visitors import Refused, Visitor

LOST = (WebSocketException, InvalidHandshake, OSError, EOFError, TimeoutError)
AGAIN = {"not-saved", "away", "stopped", "paused", "internal", "stale", "too-many"}  # said, but nothing was changed
LATER = {"not-saved", "away"}  # the line is fine, what is behind it is not
# As the client in the browser (web/src/lib/connection.ts) comes back, in seconds.
PAUSES = ((60, 0.4), (100, 1.5), (math.inf, 8.0))  # between two tries, and up to which one
SILENCE = 4.0  # until who was asked something says a word; more each time
LONGEST_SILENCE = 15.0
QUIET = 25.0  # seconds without a word after which somebody looks whether the line lives
LOOK = json.dumps({"do": "ping", "id": 0})
CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND random() < 0.5"


class Asked(msgspec.Struct, frozen=True):
    kind: str


class Seen(msgspec.Struct, frozen=True):
    ask: list[Asked] = []
    over: bool = False


class Offered(msgspec.Struct, frozen=True):
    code: str
    reveals: bool = False


class Message(msgspec.Struct, frozen=True):
    """Of what a process says only what somebody needs to play on: in truth everybody has a machine to read it with."""

    kind: str = msgspec.field(name="is")
    id: int | str | None = None  # of the request, or of the table
    code: str = ""  # of an error
    version: int = 0
    view: Seen = Seen()
    options: msgspec.Raw = msgspec.Raw(b"[]")
    confirm: bool = False


read = msgspec.json.Decoder(Message).decode
read_options = msgspec.json.Decoder(list[Offered]).decode


class Later(Exception):
    """The same may be asked again in a moment, on the same line."""


class Player:
    """One seat, on whichever process answers."""

    def __init__(self, hosts: list[Host], cookie: str, table: str, seat: int, think: float) -> None:
        self.hosts = hosts
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self.think = think
        self.ready = 0.0  # when the next turn is thought over
        self.rng = random.Random(f"{table} {seat}")
        self.sent: dict[str, list[str]] = {}
        self.acknowledged: dict[str, int] = {}
        self.dropped: set[str] = set()
        self.open_commit: tuple[str, int, list[str]] | None = None
        self.heard = time.monotonic()  # when a process last had an answer
        self.tries = 0  # in vain, since then
        self.silent = 0  # lines in a row that did not say a word
        self.over = False
        self.listening: Seated | None = None  # while nothing was asked
        self.refused: Counter[str] = Counter()

    async def look(self) -> None:
        """Who only listens asks whether all is well."""
        if self.listening is not None:
            with contextlib.suppress(*LOST):
                await self.listening.socket.send(LOOK)

    async def play(self, stopping: asyncio.Event) -> None:
        while not stopping.is_set() and not self.over:
            heard = self.heard
            try:
                await self._sit_down(stopping)
            except LOST as lost:
                self.silent += isinstance(lost, TimeoutError)
                self.tries = 0 if self.heard > heard else self.tries + 1
                pause = next(pause for tries, pause in PAUSES if self.tries < tries)
                await asyncio.sleep(pause * self.rng.uniform(0.75, 1.25))

    async def _sit_down(self, stopping: asyncio.Event) -> None:
        address = self.rng.choice(self.hosts).address
        url = f"{address.replace('http', 'ws', 1)}/ws/{self.table}"
        cookie = {"Cookie": f"tinkuy={self.cookie}"}
        patience = min(SILENCE * 1.5**self.silent, LONGEST_SILENCE)
        async with connect(
            url, origin=Origin(address), additional_headers=cookie, compression=None, max_size=None,
            open_timeout=patience, close_timeout=0.1, ping_interval=None,
        ) as socket:  # fmt: skip
            page = Seated(socket, self, patience)
            while not stopping.is_set() and not self.over:
                try:
                    await self._go_on(page)
                except Later:
                    await asyncio.sleep(self.rng.uniform(0.5, 1.0))

    async def _go_on(self, page: Seated) -> None:
        if not page.state.kind:
            await page.ask(do="hello", seat=self.seat)
            # Who has come back needs a moment to see where the table stands; what was confirmed before is sent at once.
            self.ready = max(self.ready, time.monotonic() + self.rng.uniform(0.0, self.think / 2))
        if self.open_commit is None and page.state.view.ask and time.monotonic() >= self.ready:
            await self._decide(page)
        if self.open_commit is not None:
            await self._commit(page)
        elif page.state.view.over:
            self.over = True
        else:
            await page.listen()

    async def _decide(self, page: Seated) -> None:
        base, answers = page.state.version, list[str]()
        while True:
            draft = await page.ask(do="draft", seat=self.seat, base=base, answers=answers)
            options = read_options(draft.options)
            if not options and not draft.confirm:
                return
            if draft.confirm:
                break
            option = self.rng.choice(options)
            answers.append(f"{draft.view.ask[0].kind} {option.code}")
            if option.reveals:
                break
        key = f"{self.seat}-{len(self.sent)}"
        self.sent[key] = answers
        self.open_commit = key, base, answers

    async def _commit(self, page: Seated) -> None:
        """With the same key until somebody says what became of it."""
        assert self.open_commit is not None
        key, base, answers = self.open_commit
        reply = await page.ask(do="commit", seat=self.seat, base=base, answers=answers, key=key)
        if reply.kind == "ack":
            self.acknowledged[key] = reply.version
            self.open_commit = None
            self.ready = time.monotonic() + self.rng.uniform(0.0, 2 * self.think)
            while page.state.version < reply.version:
                await page.listen()
        elif reply.code == "stale":  # somebody at the same table was faster: it is not in the log, nor will it be
            self.dropped.add(key)
            self.open_commit = None


class Seated:
    """A socket after hello; the newest state is kept."""

    def __init__(self, socket: ClientConnection, player: Player, patience: float) -> None:
        self.socket = socket
        self.player = player
        self.patience = patience
        self.number = 0
        self.state = Message(kind="")

    async def ask(self, **message: Any) -> Message:
        self.number += 1
        await self.socket.send(json.dumps({"id": self.number, **message}))
        reply = await self._word()
        while reply.id != self.number:
            reply = await self._word()
        if reply.kind == "error":
            self.player.refused[reply.code] += 1
            assert reply.code in AGAIN, reply
            if reply.code in LATER:
                raise Later
            if reply.code != "stale" or message["do"] != "commit":
                raise TimeoutError  # come again
        return reply

    async def listen(self) -> None:
        """For what others do; nobody may do anything for a while, but the line must live."""
        # Who has something to do when the time has come listens no longer than that.
        seconds = max(0.02, self.player.ready - time.monotonic()) if self.state.view.ask else QUIET
        self.player.listening = self
        try:
            async with asyncio.timeout(seconds):
                await self._next()
        except TimeoutError:
            if seconds == QUIET:
                await self.ask(do="ping")
        finally:
            self.player.listening = None

    async def _word(self) -> Message:
        """Who still looks for the answer says so; who says nothing at all hangs."""
        async with asyncio.timeout(self.patience):
            return await self._next()

    async def _next(self) -> Message:
        message = read(await self.socket.recv(decode=False))
        self.patience, self.player.silent = SILENCE, 0
        sign = message.kind == "pong" and message.id is None
        if not sign and message.code not in LATER:  # which are no answers
            self.player.heard = time.monotonic()
        if message.kind == "state":
            self.state = message
        elif message.kind == "error" and message.id is None:
            self.player.refused[message.code] += 1
            raise TimeoutError
        return message


class Storm:
    """Three processes, a database, tables for two people, one in four of them with a bot as well."""

    def __init__(self, folder: Path, postgresql: Postgresql, tables: int, think: float = 0.0) -> None:
        """Everybody answers after so many seconds on the average, or as fast as possible."""
        self.postgresql = postgresql
        self.think = think
        self.database = postgresql.new_database()
        self.rng = random.Random(2026)
        self.hosts = []
        for name in ("a", "b", "c"):
            (folder / name).mkdir()
            self.hosts.append(Host(folder / name, data=self.database, port=free_port()))
        for host in self.hosts:
            host.launch()
        for host in self.hosts:
            host.ready()
        self.players: list[Player] = []
        self.done: Counter[str] = Counter()
        self.back: list[float] = []  # seconds from a return until everybody was answered again
        self.busy: set[Host] = set()  # that are killed or stalled now
        self.strikes: set[asyncio.Task[None]] = set()
        self.visitors = [Visitor(host.address) for host in self.hosts[:2]]
        for _ in range(tables):
            self.players += self.open_table()

    def open_table(self) -> list[Player]:
        owner, guest = self.visitors
        bots = ["random"] if len(self.players) % 8 == 0 else []
        table = owner.open_table("me", "person", *bots)["id"]
        guest.take(table, owner, 1)
        return [
            Player(self.hosts, visitor.cookie, table, seat, self.think) for seat, visitor in enumerate(self.visitors)
        ]

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acknowledged) for player in self.players)

    async def rage(self, kills: int) -> None:
        stopping, most = asyncio.Event(), len(self.players)
        playing = [asyncio.ensure_future(player.play(stopping)) for player in self.players]
        try:
            number = 0
            while self.done["killed"] < kills:
                number += 1
                before = self.acknowledged
                await self._until(lambda before=before: self.acknowledged > before, playing)
                await asyncio.sleep(self.rng.uniform(0.0, 0.3))
                await self._until(lambda: len(self.busy) < 2, playing)  # somebody must be left to play on with
                await self._strike(number, playing)
                while sum(not player.over for player in self.players) < most:
                    playing += [asyncio.ensure_future(player.play(stopping)) for player in await self._more()]
            await self._until(lambda: not self.busy, playing)
            playing += [asyncio.ensure_future(player.play(stopping)) for player in await self._more()]
            before = self.acknowledged
            await self._until(lambda: self.acknowledged > before + 5, playing)  # and play on
        finally:
            stopping.set()
            await self._look()
            results = await asyncio.gather(*playing, return_exceptions=True)
        assert not [result for result in results if result is not None]

    async def _until(self, fits: Any, playing: Sequence[asyncio.Future[None]], seconds: float = 120.0) -> None:
        end = time.monotonic() + seconds
        while not fits():
            for task in playing:
                if task.done():
                    task.result()
            assert time.monotonic() < end, "nothing moves any more"
            await asyncio.sleep(0.02)

    async def _more(self) -> list[Player]:
        """A new game for two whose last one is over, once somebody is there to open it."""
        while True:
            known = [host.address for host in self.hosts if host.address]  # one that starts has none yet
            for visitor in self.visitors:
                visitor.moved_to(self.rng.choice(known))
            try:
                players = await asyncio.to_thread(self.open_table)
                self.players += players
                return players
            except (httpx.HTTPError, Refused):
                await asyncio.sleep(0.1)

    async def _strike(self, number: int, playing: Sequence[asyncio.Future[None]]) -> None:
        free = [host for host in self.hosts if host not in self.busy]
        if number % 12 == 4:
            self.done["database killed"] += 1
            await asyncio.to_thread(self.postgresql.kill)
            await asyncio.sleep(self.rng.uniform(0.0, 0.5))
            await asyncio.to_thread(self.postgresql.start)
            await self._until(lambda: not self.busy, playing)  # who waits for a stalled process waits for that
            await self._all_back()
        elif number % 6 == 2:
            self.done["lines cut"] += 1
            await asyncio.to_thread(self._cut)
        else:
            host = self.rng.choice(free)
            self.busy.add(host)
            stall = number % 5 == 3
            self.done["stalled" if stall else "killed"] += 1
            if not stall and self.done["killed"] % 25 == 0:
                print(f"{dict(self.done)}, {self.acknowledged} commits acknowledged", flush=True)
            self.strikes.add(asyncio.ensure_future(self._stall(host) if stall else self._kill(host)))

    def _cut(self) -> None:
        connection = psycopg.connect(self.database, autocommit=True)
        with contextlib.closing(connection), contextlib.suppress(psycopg.OperationalError):  # the own one, too
            connection.execute(CUT)

    async def _kill(self, host: Host) -> None:
        await asyncio.to_thread(host.kill)
        while not await asyncio.to_thread(self._started, host):
            pass  # the database is away: it is started again, as any system does
        self.busy.discard(host)

    def _started(self, host: Host) -> bool:
        try:
            host.start()
        except AssertionError:
            host.stop()
            return False
        return True

    async def _stall(self, host: Host) -> None:
        assert host.process is not None
        host.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(self.rng.uniform(0.5, 7.0))
        host.process.send_signal(signal.SIGCONT)
        self.busy.discard(host)

    async def _look(self) -> None:
        await asyncio.gather(*(player.look() for player in self.players if not player.over))

    async def _all_back(self) -> None:
        """Everybody has been answered since the database and all processes are back; how long that took."""
        returned = time.monotonic()
        await self._look()
        while away := [player for player in self.players if player.heard < returned and not player.over]:
            await asyncio.sleep(0.01)
            seats = ", ".join(f"{player.table} {player.seat}" for player in away)
            assert time.monotonic() - returned < 60, f"never came back: {seats}"
        self.back.append(time.monotonic() - returned)

    def check(self) -> None:
        """Every acknowledged answer is there, once, where it was said to be; nothing is there that nobody sent."""
        with psycopg.connect(self.database) as connection:
            assert connection.execute("SELECT 1 FROM answers WHERE seat = 2").fetchone()  # the bots played, too
            for table in dict.fromkeys(player.table for player in self.players):
                query = "SELECT version, seat, code, key FROM answers WHERE table_id = %s ORDER BY version"
                rows = connection.execute(query, (table,)).fetchall()
                assert [version for version, *_ in rows] == list(range(1, len(rows) + 1))
                commits: dict[tuple[int, str], list[tuple[int, str]]] = defaultdict(list)
                for version, seat, code, key in rows:
                    if key:
                        commits[seat, key].append((version, code))
                here = [player for player in self.players if player.table == table]
                for player in here:
                    assert not any(commits.get((player.seat, key)) for key in player.dropped)
                    for key, last in player.acknowledged.items():
                        first = last - len(player.sent[key]) + 1
                        assert commits[player.seat, key] == list(enumerate(player.sent[key], start=first))
                sent = {(player.seat, key): answers for player in here for key, answers in player.sent.items()}
                for name, written in commits.items():
                    assert [code for _, code in written] == sent[name]

    def end(self) -> None:
        for visitor in self.visitors:
            visitor.http.close()
        for host in self.hosts:
            if host.up:
                assert host.process is not None
                host.process.send_signal(signal.SIGCONT)
                host.stop()
