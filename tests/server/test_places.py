"""Nobody's bots keep another's from thinking, and only what is stuck is ended."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

from tests.server.hosting import hosted
from tests.server.toys import StuckGame
from tests.server.visitors import Visitor
from tinkuy.core.table import open_table
from tinkuy.games import find_game
from tinkuy.server.workers import about, replies, requests
from tinkuy.server.workers.places import Lane, Places
from tinkuy.server.workers.slot import Slot, Stuck

ARGUMENTS = ["0", "10", "2000", "tests.server.toys"]


def test_the_dearest_bots_of_another_do_not_hold_up_mine(folder: Path) -> None:
    with hosted(folder) as host, Visitor(host.address) as eve, Visitor(host.address) as anna:
        for _ in range(3):
            eve.open_table(*["mcts:2000"] * 4)
        page = anna.page(anna.open_table("greedy", "greedy")["id"], None)
        while page.version < 6:
            page.next()


def numbers(lane: Lane, *visitors: str) -> list[int]:
    """The places of bots that are all under way at once."""
    given = [lane.place(visitor) for visitor in visitors]
    return [lane.slots.index(place.__enter__()) for place in given]


def test_one_place_is_always_left_to_others() -> None:
    assert numbers(Lane(2, []), "eve", "eve", "eve", "anna", "eve", "ben") == [0, 0, 0, 1, 0, 1]
    assert numbers(Lane(3, []), "eve", "eve", "eve", "anna") == [0, 1, 0, 2]


def test_a_place_is_free_again_when_the_turn_is_over() -> None:
    lane = Lane(2, [])
    with lane.place("eve"):
        pass
    assert numbers(lane, "anna", "eve") == [0, 1]


def test_dear_bots_think_apart_from_quick_ones() -> None:
    places = Places(1, [])
    assert places.lane("tzolkin", "greedy") is places.quick
    assert places.lane("tzolkin", "mcts:50") is places.quick
    assert places.lane("tzolkin", "mcts:2000") is places.dear
    places.learn("tzolkin", "mcts:2000", 6.0)
    assert places.lane("tzolkin", "mcts:1999") is places.dear
    assert places.lane("tzolkin", "mcts:50") is places.quick
    places.learn("tzolkin", "greedy", 1.0)
    assert places.lane("tzolkin", "greedy") is places.quick  # perhaps its process was new
    for _ in range(5):
        places.learn("tzolkin", "greedy", 1.0)
    assert places.lane("tzolkin", "greedy") is places.dear
    for _ in range(100):
        places.learn("tzolkin", "greedy", 0.01)
    assert places.lane("tzolkin", "greedy") is places.quick


def stuck_setup() -> about.Setup:
    game = StuckGame()
    return about.Setup("stuck", game.version, game.component_set.hash, 2, open_table(game, 2, "seed").options, "seed")


def test_only_what_ran_is_stuck_not_what_was_sent_behind_it() -> None:
    async def ask_both() -> list[replies.Reply | BaseException]:
        slot = Slot(ARGUMENTS, ahead=2)
        endless = requests.Prepare("t", 1, 1, 0, ["do done"])
        wanted: list[requests.Request] = [
            requests.Load("t", stuck_setup(), 0, [(0, "do grab")], endless),
            requests.GameInfo("tzolkin"),
        ]
        asked = [slot.ask(request, 0.5, ("anna",)) for request in wanted]
        try:
            return await asyncio.gather(*asked, return_exceptions=True)
        finally:
            await slot.close()

    stuck, fine = asyncio.run(ask_both())
    assert isinstance(stuck, Stuck)
    assert str(stuck) == "Prepare took longer than 0.5 seconds of computing"
    assert isinstance(fine, replies.Json)


def test_a_process_that_sleeps_is_not_blamed() -> None:
    """Seconds of computing count, not those for which a busy machine did something else."""

    async def ask() -> replies.Reply:
        slot = Slot(ARGUMENTS)
        game = find_game("tzolkin")
        setup = about.Setup("tzolkin", game.version, game.component_set.hash, 2, {}, "seed")
        try:
            await slot.ask(requests.Load("t", setup, 0, []), 5.0, ("anna",))
            assert slot.frames is not None
            assert slot.frames.transport is not None
            slot.frames.transport.send_signal(signal.SIGSTOP)
            asking = asyncio.ensure_future(slot.ask(requests.Show("t", 0, 0), 0.2, ("anna",)))
            await asyncio.sleep(1.0)
            slot.frames.transport.send_signal(signal.SIGCONT)
            return await asking
        finally:
            await slot.close()

    assert isinstance(asyncio.run(ask()), replies.Applied)
