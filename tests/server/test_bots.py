"""A bot at the server's table plays as in the lab, and never falls silent."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.visitors import Visitor
from tinkuy.bots import bot_seed, find_bot
from tinkuy.core.record import read_record, replay
from tinkuy.core.table import Table, open_table
from tinkuy.games import GAMES, find_game
from tinkuy.lab.match import play_to_the_end
from tinkuy.server.settings import Settings
from tinkuy.server.store.sqlite.store import SqliteStore
from tinkuy.server.store.store import BOT, Kept, Seat
from tinkuy.server.tables import payloads
from tinkuy.server.tables.bots import TRIES, play_bots
from tinkuy.server.tables.live_tables import LiveTables
from tinkuy.server.workers import about, replies, requests
from tinkuy.server.workers.places import Places
from tinkuy.server.workers.pool import Pool
from tinkuy.server.workers.slot import Slot
from tinkuy.server.workers.worker import Worker

GREEDY = "greedy:2"


def by_seat(table: Table) -> list[list[tuple[int, int, int]]]:
    """The answers of each turn; those of a simultaneous choice come in any order."""
    return [sorted(turn.answers, key=lambda answer: answer[0]) for turn in table.turns]


@pytest.mark.parametrize("game", GAMES)
def test_the_server_and_the_lab_play_the_same_game(anna: Visitor, game: str) -> None:
    seats = max(2, find_game(game).seats[0])
    page = anna.page(anna.open_table(*[GREEDY] * seats, game=game)["id"], None)
    while not page.table["over"]:
        page.next()
    played = replay(read_record(anna.get(f"/api/tables/{page.table['id']}/record")), find_game)
    lab = open_table(find_game(game), seats, played.seed, played.options)
    play_to_the_end(lab, [find_bot(GREEDY, bot_seed(lab.seed, seat)) for seat in range(seats)])
    assert by_seat(played) == by_seat(lab)


def load(worker: Worker, setup: about.Setup) -> None:
    assert isinstance(worker.reply(requests.Load("t", setup, 0, [])), replies.Done)


def finish(worker: Worker, seat: int, answers: list[str]) -> list[str]:
    """The rest of a bot's turn."""
    while True:
        chosen = worker.reply(requests.Choose("t", 0, seat, answers, GREEDY))
        assert isinstance(chosen, replies.Chosen)
        answers = [*answers, *chosen.answers]
        if chosen.last:
            return answers


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_goes_on_as_it_would_have_when_its_worker_was_ended_in_the_middle(game: str) -> None:
    worker = Worker(10, 2_000)
    opened = worker.reply(requests.Open("t", game, 3, {}, "seed", [GREEDY]))
    assert isinstance(opened, replies.Opened)
    whole = finish(worker, 0, [])
    for given in range(len(whole)):
        another = Worker(10, 2_000)
        load(another, opened.setup)
        assert finish(another, 0, whole[:given]) == whole
    assert isinstance(worker.reply(requests.Prepare("t", 0, 0, 0, whole)), replies.Prepared)


def test_a_bot_that_was_refused_begins_its_turn_anew() -> None:
    worker = Worker(10, 2_000)
    worker.reply(requests.Open("t", "tzolkin", 2, {}, "seed", [GREEDY]))
    assert finish(worker, 0, []) == finish(worker, 0, [])


def test_a_bot_that_is_always_refused_pauses_its_table(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    slot = Refusing("not-offered")
    watcher = Watching()
    asyncio.run(play(folder, slot, watcher))
    assert slot.tried == TRIES
    assert len(watcher.paused) == 1
    fault = next((folder / "paused").iterdir()).read_text()
    for told in (caplog.text, fault):
        assert "the bot of seat 0 was refused 5 times: It cannot be so." in told


def test_a_server_that_stops_pauses_nothing(folder: Path) -> None:
    slot = Refusing("stopped")
    watcher = Watching()
    asyncio.run(play(folder, slot, watcher))
    assert (slot.tried, watcher.paused) == (1, [])


class Refusing(Slot):
    """A worker that chooses but never accepts what it chose."""

    def __init__(self, code: str) -> None:
        super().__init__([])
        self.code = code
        self.tried = 0

    async def ask(self, request: requests.Request, seconds: float, whose: tuple[str, ...]) -> replies.Reply:
        if isinstance(request, requests.Choose):
            return replies.Chosen(["wealth t1"], True)
        self.tried += 1
        return replies.No(self.code, "It cannot be so.")


class Watching:
    """Somebody at the page of the table."""

    def __init__(self) -> None:
        self.visitor: str | None = None
        self.seat: int | None = None
        self.name = ""
        self.paused: list[str] = []

    def send(self, message: payloads.Message | payloads.Letter) -> None:
        assert isinstance(message, payloads.Letter)
        self.paused.append(json.loads(message.text)["paused"])


async def play(folder: Path, slot: Slot, watcher: Watching) -> None:
    store = SqliteStore(folder / "tables.sqlite")
    setup, note = (
        about.Setup("tzolkin", "1", "hash", 1, {}, "seed"),
        about.Note(0, [0], False, [0], [], ("heading", {})),
    )
    await store.create(Kept("t", setup, "owner", False, 1, 1, note, [Seat(BOT, bot="greedy")]), [])
    engine, places = Pool(1, []), Places(1, [])
    engine.slots = places.quick.slots = [slot]
    tables = LiveTables(store, engine, places, Settings(pace=0.0), folder, play_bots)
    live = await tables.find("t")
    live.watchers.add(watcher)
    await play_bots(live)
    await store.close()


class Breaking(Slot):
    """The first question breaks the server's own side; then the bot's answer ends the game."""

    def __init__(self) -> None:
        super().__init__([])
        self.asked = 0

    async def ask(self, request: requests.Request, seconds: float, whose: tuple[str, ...]) -> replies.Reply:
        self.asked += 1
        if self.asked == 1:
            raise RuntimeError("something that nobody thought of")
        if isinstance(request, requests.Choose):
            return replies.Chosen(["wealth t1"], True)
        if isinstance(request, requests.Prepare):
            return replies.Prepared(about.Note(1, [], True, [0], [0], ("heading", {})))
        return replies.Applied(0, b"[]", b"{}", [])


def test_a_bot_whose_task_died_is_started_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("tinkuy.server.tables.bots.PATIENCE", 0.01)
    asyncio.run(play(folder, Breaking(), Watching()))
    assert "something that nobody thought of" in caplog.text
