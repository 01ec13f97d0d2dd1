"""A finished game looked at again: turn by turn, once, kept with the table, and never while it is played."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.server.hosting import ROOT, Host, hosted
from tests.server.visitors import Refused, Visitor, read
from tinkuy.games import GAMES
from tinkuy.server.workers import analysis, entries, replies, requests, shapes
from tinkuy.server.workers.worker import Worker

QUICK = 1.0  # seconds for a whole game
SLOW = 60.0  # so that something can happen in between
SOON = 240.0  # what is looked at again has the least priority, and a busy machine little of it


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all tests that do not hurt it."""
    folder = tmp_path_factory.mktemp("analysis")
    with hosted(folder, {"analysis_seconds": QUICK}) as host:
        yield host
    assert (folder / "errors.txt").read_text() == ""


@pytest.fixture
def anna(quick: Host) -> Iterator[Visitor]:
    with Visitor(quick.address, "Anna") as visitor:
        yield visitor


class Looked(NamedTuple):
    table: str
    found: Any


@pytest.fixture(scope="module")
def looked_at(quick: Host) -> Callable[[str], Looked]:
    """Records that were looked at, each once for all tests: three times two people ask for it at once."""

    @cache
    def of(record: str) -> Looked:
        with Visitor(quick.address) as anna, Visitor(quick.address) as ben:
            table = opened(anna, record)
            assert known(anna, table) | {"last": 0} == {"state": "none", "done": 0, "last": 0, "turns": []}
            for visitor in (anna, ben) * 3:
                assert begin(visitor, table)["state"] == "running"
            return Looked(table, wait(anna, table))

    return of


def opened(visitor: Visitor, record: str = "tzolkin/2") -> str:
    """The table of a record."""
    return record_table(visitor, (ROOT / f"tests/golden/{record}.record").read_text(encoding="utf-8"))


def record_table(visitor: Visitor, text: str) -> str:
    posted = visitor.http.post("/api/records", content=text.encode(), headers={"content-type": "text/plain"})
    table: str = read(posted)["id"]
    return table


def begin(visitor: Visitor, table: str) -> Any:
    return read(visitor.http.post(f"/api/tables/{table}/analysis"))


def known(visitor: Visitor, table: str, first: int = 0) -> Any:
    return visitor.get(f"/api/tables/{table}/analysis?from={first}")


def wait(visitor: Visitor, table: str, turns: int | None = None) -> Any:
    """Until so many turns were looked at, or all."""
    end = time.monotonic() + SOON
    while time.monotonic() < end:
        found = known(visitor, table)
        if found["state"] != "running" or (turns is not None and len(found["turns"]) >= turns):
            return found
        time.sleep(0.05)
    raise AssertionError(found)


def finished(visitor: Visitor, game: str) -> str:
    """A table where bots have played."""
    table: str = visitor.open_table("random", "random", game=game)["id"]
    end = time.monotonic() + SOON
    while not visitor.get(f"/api/tables/{table}")["over"]:
        assert time.monotonic() < end
        time.sleep(0.1)
    return table


@pytest.mark.parametrize(
    "record",
    [f"{game}/{seats}" for game, seats in zip(GAMES, (2, 2, 3, 2), strict=True)] + ["tawantinsuyu/1-solo_idle_vp-on"],
)
def test_every_turn_has_its_chances_and_what_it_cost(
    anna: Visitor, looked_at: Callable[[str], Looked], record: str
) -> None:
    table, found = looked_at(record)
    assert found["state"] == "done"
    assert found["done"] == found["last"] == anna.get(f"/api/tables/{table}")["version"]
    turns = msgspec.convert(found["turns"], list[shapes.JudgedTurn])
    assert [turn.turn for turn in turns] == list(range(len(turns)))
    assert [turn.version for turn in turns[1:]] == [turn.end for turn in turns[:-1]]
    players = len(turns[0].chances)
    assert all(len(turn.chances) == players and sum(turn.chances) == pytest.approx(1, abs=0.01) for turn in turns)
    assert turns[-1].seat is None
    assert max(turns[-1].chances) == 1.0
    judged = [turn for turn in turns if turn.loss is not None]
    assert len(judged) > len(turns) / 2
    assert all(turn.played and turn.better and turn.better.answers for turn in judged)
    assert known(anna, table, 3)["turns"] == found["turns"][3:]


def test_both_ways_of_a_turn_on_the_board(anna: Visitor, looked_at: Callable[[str], Looked]) -> None:
    """They begin where the turn began, and what was played ends as it did."""
    table, found = looked_at("tzolkin/2")
    worst = max(found["turns"], key=lambda turn: turn["loss"] or 0)
    seat = worst["seat"]
    found = anna.get(f"/api/tables/{table}/analysis/{worst['turn']}")
    shaped = msgspec.convert(found, shapes.RetracedTurn)
    start = anna.get(f"/api/tables/{table}/at/{worst['version']}?seat={seat}")["view"]
    assert found["played"][0] == found["better"][0]
    assert found["played"][0]["view"]["state"] == start["state"]
    assert [step.answer for step in shaped.played[1:]] == worst["played"]["answers"]
    assert shaped.whole
    assert [step.answer for step in shaped.better[1:]] == worst["better"]["answers"]
    assert any(step.events for step in shaped.better)
    assert shaped.better[-1].view.state != shaped.played[-1].view.state
    assert all(step.view.seat == seat for step in shaped.better)


def test_a_record_of_other_rules_is_looked_at_as_far_as_it_replays(anna: Visitor) -> None:
    lines = (ROOT / "tests/golden/tzolkin/2.record").read_text(encoding="utf-8").splitlines(keepends=True)
    broken = [line.partition(" ")[0] + " 0 plan nothing\n" if line.startswith("10. ") else line for line in lines]
    with pytest.raises(Refused) as refused:  # of these rules it is simply wrong
        record_table(anna, "".join(broken))
    assert refused.value.code == "bad-record"
    table = record_table(anna, "".join(broken).replace("\nrules ", "\nrules 0"))
    summary = anna.get(f"/api/tables/{table}")
    assert summary["stranded"]["upto"] == summary["version"] > 9
    assert anna.get(f"/api/tables/{table}/record").splitlines()[-2].startswith("9. ")
    begin(anna, table)
    found = wait(anna, table)
    assert found["state"] == "done"
    assert len(found["turns"]) == 10
    assert anna.get(f"/api/tables/{table}/analysis/8")["better"]


def test_what_was_taken_back_is_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same turns with the same chances, whatever was tried on the way."""
    monkeypatch.setattr(analysis, "LONGEST", 0.0)  # chances only
    text = (ROOT / "tests/golden/tzolkin/2.record").read_text(encoding="utf-8")
    worker = Worker(10, 2_000)
    record = worker.reply(requests.ReadRecord(text))
    assert isinstance(record, replies.Opened)

    def looked_at(log: list[tuple[int, str]]) -> list[shapes.JudgedTurn]:
        worker.forget("t")
        worker.reply(requests.Load("t", record.setup, 0, log))
        found: list[shapes.JudgedTurn] = []
        while not found or found[-1].seat is not None:
            reply = worker.reply(requests.Analyse("t", len(log), found[-1].end if found else 0, 1.0))
            assert isinstance(reply, replies.Json)
            found.append(msgspec.json.decode(reply.json, type=shapes.JudgedTurn))
        return found

    plain = looked_at(record.answers)
    first, second = plain[7].version, plain[9].end
    tried = [*record.answers[:second], (0, entries.back(first)), *record.answers[first:]]
    again = looked_at(tried)
    assert [(turn.seat, turn.chances) for turn in again] == [(turn.seat, turn.chances) for turn in plain]
    turn = again[7]
    assert (turn.version, turn.end) == (first, second + 1 + plain[7].end - first)
    reply = worker.reply(requests.Retrace("t", len(tried), turn.version, turn.end, turn.seat or 0, []))
    assert isinstance(reply, replies.Json)
    steps = msgspec.json.decode(reply.json, type=shapes.RetracedTurn).played
    assert [step.answer for step in steps[1:]] == [code for _, code in record.answers[first : plain[7].end]]


def test_nobody_is_helped_while_the_game_runs(anna: Visitor, quick: Host) -> None:
    table = anna.open_table("me", "person")["id"]
    asked = [("POST", ""), ("GET", ""), ("GET", "/0")]
    with Visitor(quick.address) as ben:
        for visitor in (anna, ben):
            for method, more in asked:
                answer = visitor.http.request(method, f"/api/tables/{table}/analysis{more}")
                assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


def test_a_game_of_the_server_is_looked_at_when_it_is_over(anna: Visitor, quick: Host) -> None:
    table = finished(anna, "tzolkin")
    with Visitor(quick.address) as ben:  # whoever may see the replay
        assert begin(ben, table)["state"] == "running"
        assert wait(ben, table)["state"] == "done"
        with pytest.raises(Refused) as refused:
            ben.get(f"/api/tables/{table}/analysis/99999")
        assert refused.value.code == "no-analysis"


def test_however_many_ask_it_is_done_once(anna: Visitor, looked_at: Callable[[str], Looked]) -> None:
    table, first = looked_at("tzolkin/2")
    assert begin(anna, table)["state"] == "done"
    assert known(anna, table) == first


def test_people_do_not_wait_for_it(folder: Path) -> None:
    """Neither at their tables nor behind a bot."""
    with hosted(folder, {"analysis_seconds": SLOW}) as host, Visitor(host.address, "Anna") as anna:
        for _ in range(3):
            begin(anna, opened(anna))
        page = anna.page(anna.open_table("me", "greedy:4")["id"], 0)
        waits = []
        for _ in range(8):
            begun = time.monotonic()
            page.ask("ping")
            page.ask("draft", seat=0, base=page.version, answers=[])
            waits.append(time.monotonic() - begun)
        assert sorted(waits)[4] < 0.5, waits


def test_a_killed_worker_and_a_killed_server_cost_a_turn_at_most(folder: Path) -> None:
    with hosted(folder, {"analysis_seconds": 6.0}) as host, Visitor(host.address, "Anna") as anna:
        table = opened(anna)
        begin(anna, table)
        wait(anna, table, 3)
        assert host.process is not None
        pid = host.process.pid
        for worker in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
            os.kill(int(worker), signal.SIGKILL)
        before = wait(anna, table, 8)
        assert before["state"] == "running"
        host.kill()
        host.start()
        anna.moved_to(host.address)
        # Who comes again finds what there was, and it goes on by itself.
        after = known(anna, table)
        assert after["turns"][: len(before["turns"])] == before["turns"]
        whole = wait(anna, table)
        assert whole["state"] == "done"
        assert whole["turns"][: len(before["turns"])] == before["turns"]


def test_a_turn_that_breaks_the_bot_has_at_least_its_chances(folder: Path) -> None:
    """And the table is as it was."""
    limits = {"analysis_seconds": QUICK}
    with hosted(folder, limits, games=["tests.server.toys"]) as host, Visitor(host.address, "Anna") as anna:
        for game, judged in (("toy", True), ("puzzling", False)):
            table = finished(anna, game)
            begin(anna, table)
            found = wait(anna, table)
            assert found["state"] == "done"
            assert all(turn["chances"] for turn in found["turns"])
            assert any(turn["loss"] is not None for turn in found["turns"]) == judged
            assert anna.get(f"/api/tables/{table}")["paused"] is None
    assert "its analysis got stuck" in host.errors.read_text()


def test_of_two_processes_one_looks_and_both_know(folder: Path, database: str) -> None:
    folders = [folder / "one", folder / "other"]
    for place in folders:
        place.mkdir()
    hosts = [Host(place, {"analysis_seconds": 4.0}, data=database) for place in folders]
    for host in hosts:
        host.launch()
    try:
        with Visitor(hosts[0].ready().address) as anna, Visitor(hosts[1].ready().address) as ben:
            table = opened(anna)
            begin(anna, table)
            begin(ben, table)
            wait(ben, table, 4)
            hosts[0].kill()  # the other one takes it up
            before = known(ben, table)["turns"]
            found = wait(ben, table)
            assert found["state"] == "done"
            assert found["turns"][: len(before)] == before
    finally:
        for host in hosts:
            host.stop()
