"""Never lose a move: an answer is acknowledged only when it is on the disk, and then it stays.

The real server is killed at random moments while several clients play, started again, and its log compared with what
the clients were told.
"""

from __future__ import annotations

import os
import random
import socket
import sqlite3
import threading
import time
from collections import defaultdict
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.hosting import Host, hosted
from tests.server.visitors import Page, Refused, Visitor

KILLS = int(os.environ.get("KILLS", "8"))
LOST = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)


class Player(threading.Thread):
    """Plays a seat through all interruptions, and remembers what was sent and what was acknowledged."""

    def __init__(self, visitor: Visitor, table: str, seat: int) -> None:
        super().__init__(daemon=True)
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.rng = random.Random(seat)
        self.sent: dict[str, list[str]] = {}
        self.acknowledged: dict[str, int] = {}
        self.open_commit: tuple[str, int, list[str]] | None = None
        self.stopping = False
        self.problem: BaseException | None = None
        self.finished = False

    def run(self) -> None:
        try:
            while not self.stopping and not self.finished:
                try:
                    self._play()
                except LOST:
                    time.sleep(0.02)  # the server is gone; come again
        except BaseException as problem:
            self.problem = problem

    def _play(self) -> None:
        page = Page(self.visitor, self.table)
        try:
            page.hello(self.seat)
            while not self.stopping:
                if self.open_commit is None and page.asked:
                    key = f"{self.seat}-{len(self.sent)}"
                    answers = page.turn(self.rng)
                    self.open_commit = key, page.version, answers
                    self.sent[key] = answers
                if self.open_commit is not None:
                    self._commit(page)
                elif page.over:
                    self.finished = True
                    return
                else:
                    page.next(0.5)
        except TimeoutError:
            return
        finally:
            page.close()

    def _commit(self, page: Page) -> None:
        assert self.open_commit is not None
        key, base, answers = self.open_commit
        version = page.commit(answers, base, key)["version"]
        self.acknowledged[key] = version
        self.open_commit = None
        page.caught_up(version)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def logged(host: Host, table: str) -> list[tuple[int, int, str, str]]:
    connection = sqlite3.connect(host.data)
    try:
        return connection.execute(
            "SELECT version, seat, code, key FROM answers WHERE table_id = ? ORDER BY version", (table,)
        ).fetchall()
    finally:
        connection.close()


def acknowledgements(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def wait_for(fits: object, players: list[Player], seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while not fits():  # type: ignore[operator]
        for player in players:
            if player.problem is not None:
                raise player.problem
        assert time.monotonic() < end, "nothing moves any more"
        time.sleep(0.005)


def check_log(host: Host, players: list[Player], table: str) -> None:
    """Every acknowledged answer is there, once, where it was said to be; nothing is there that nobody sent."""
    rows = logged(host, table)
    assert [version for version, *_ in rows] == list(range(1, len(rows) + 1))
    commits: dict[tuple[int, str], list[tuple[int, str]]] = defaultdict(list)
    for version, seat, code, key in rows:
        if key:
            commits[seat, key].append((version, code))
    here = [player for player in players if player.table == table]
    for player in here:
        for key, last in player.acknowledged.items():
            answers = player.sent[key]
            first = last - len(answers) + 1
            assert commits[player.seat, key] == list(enumerate(answers, start=first))
    sent = {(player.seat, key): answers for player in here for key, answers in player.sent.items()}
    for name, written in commits.items():
        assert [code for _, code in written] == sent[name]


@pytest.fixture
def steady(folder: Path) -> Host:
    """Always at the same port, so that clients find it again."""
    return Host(folder, port=free_port())


def test_no_acknowledged_answer_is_ever_lost(steady: Host) -> None:
    host = steady.start()
    players: list[Player] = []
    tables: list[str] = []
    rng = random.Random(2026)
    visitors = [Visitor(host.address) for _ in range(5)]
    try:

        def open_table(*seats: str) -> None:
            owner = visitors[0]
            table = owner.open_table(*seats)["id"]
            tables.append(table)
            for seat, kind in enumerate(seats):
                if kind in ("me", "person"):
                    visitor = owner if kind == "me" else visitors[len(players) % 4 + 1]
                    if kind == "person":
                        visitor.take(table, owner, seat)
                    players.append(Player(visitor, table, seat))
                    players[-1].start()

        def bots_went_on() -> bool:
            return len(logged(host, tables[2])) > sum(len(answers) for answers in players[4].sent.values())

        open_table("me", "person")
        open_table("person", "me", "random")
        open_table("me", "greedy")
        for _ in range(KILLS):
            before = acknowledgements(players)
            wait_for(lambda before=before: acknowledgements(players) > before, players)
            time.sleep(rng.uniform(0.0, 0.12))
            host.kill()
            host.start()
            if sum(not player.finished for player in players) < 4:
                open_table("me", "person", "random")
        for table in tables:
            check_log(host, players, table)
        before = acknowledgements(players)
        open_table("me", "person")
        wait_for(lambda: acknowledgements(players) > before + 5 and bots_went_on(), players)  # and play on
    finally:
        for player in players:
            player.stopping = True
        for player in players:
            player.join(10)
        for visitor in visitors:
            visitor.http.close()
        host.stop()
    for table in tables:
        check_log(host, players, table)
    assert acknowledgements(players) > KILLS
    assert not [player.problem for player in players if player.problem]
    assert bots_went_on()


def test_a_server_that_is_stopped_goes_on_where_it_was(folder: Path) -> None:
    with hosted(folder, port=free_port()) as host, Visitor(host.address) as anna:
        table = anna.open_table("me", "random")["id"]
        page = anna.page(table, 0)
        page.caught_up(2)
        page.play(random.Random(1))
        events, version = page.events, page.version
        assert host.stop() == 0
        with pytest.raises(ConnectionClosed):
            page.until(lambda message: message["is"] == "nothing")
        host.start()
        back = anna.page(table, 0)
        assert back.version >= version
        assert back.events[: len(events)] == events
        assert httpx.get(f"{host.address}/health").json() == {"ok": True}


def test_a_second_server_on_the_same_file_is_refused(folder: Path) -> None:
    with hosted(folder) as host:
        second = Host(folder)
        with pytest.raises(AssertionError, match="is running already"):
            second.start()
        assert host.address in second.errors.read_text()
        assert second.stop() != 0


def test_a_lost_table_is_a_refusal_and_not_a_crash(steady: Host) -> None:
    host = steady.start()
    try:
        with Visitor(host.address) as anna, pytest.raises(Refused) as refused:
            anna.get("/api/tables/gone")
        assert refused.value.code == "unknown-table"
    finally:
        host.stop()
