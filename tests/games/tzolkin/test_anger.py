"""TZ-18 Anger of the gods: the step down, its causes, and mercy."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import (
    Given,
    acting,
    answer,
    asked,
    board,
    events,
    given,
    me,
    options,
    resources,
    why,
    worker_on,
)

TEMPLES = ["chaac", "quetzalcoatl", "kukulcan"]
ALL_GEARS = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"]


@clause("TZ-18.1")
@pytest.mark.parametrize("temple", TEMPLES)
def test_one_step_down_in_a_temple_of_choice(temple: str) -> None:
    table = answer(given().player(0, chaac=3, quetzalcoatl=1, kukulcan=2).turn_of(0), "beg yes")
    assert (asked(table), options(table)) == ("anger", TEMPLES)
    answer(table, f"anger {temple}")
    steps = [3, 1, 2]
    steps[TEMPLES.index(temple)] -= 1
    assert me(table, 0).temples == steps
    assert events(table, "angered")[0].values == [0, TEMPLES.index(temple), steps[TEMPLES.index(temple)]]


@clause("TZ-18.1")
@pytest.mark.parametrize("lowest", [0, 1, 2])
def test_the_lowest_step_cannot_be_chosen(lowest: int) -> None:
    steps = {name: 0 if index == lowest else 1 for index, name in enumerate(TEMPLES)}
    table = answer(given().player(0, **steps).turn_of(0), "beg yes")
    assert options(table) == [name for index, name in enumerate(TEMPLES) if index != lowest]
    blocked = why(table, 0, f"anger {TEMPLES[lowest]}")
    assert (blocked.reason, blocked.clause) == ("blocked-lowest-step", "TZ-18.1")


@clause("TZ-18.1")
@pytest.mark.parametrize("only", [0, 1, 2])
def test_a_single_temple_above_the_lowest_step_is_taken_without_asking(only: int) -> None:
    steps = {name: 1 if index == only else 0 for index, name in enumerate(TEMPLES)}
    table = answer(given().player(0, **steps).turn_of(0), "beg yes")
    assert me(table, 0).temples == [0, 0, 0]
    assert asked(table) == "place"


@clause("TZ-18.2")
def test_begging_angers() -> None:
    table = given().player(0, corn=2).turn_of(0)
    assert asked(table) == "beg"
    answer(table, "beg yes", "anger quetzalcoatl")
    assert (me(table, 0).corn, me(table, 0).temples) == (3, [1, 0, 1])


@clause("TZ-18.2")
def test_burning_angers_and_other_harvests_do_not() -> None:
    def palenque() -> Given:
        return worker_on("palenque", 3, agriculture=2)

    table = answer(acting(palenque()), "act palenque-3", "harvest burn-2")
    assert (asked(table), options(table)) == ("anger", TEMPLES)
    answer(table, "anger kukulcan")
    assert (me(table, 0).temples, me(table, 0).corn) == ([1, 1, 0], 6)
    for way in ("wood-1", "tileless"):
        table = answer(acting(palenque()), "act palenque-3", f"harvest {way}")
        assert (table.ask.seat, me(table, 0).temples) == (1, [1, 1, 1])
        assert events(table, "angered") == []


def forsaken(corn: int, taken: int) -> Given:
    """Seat 0 in hand only, on the lowest step everywhere; the first `taken` spaces of all gears are full."""
    position = given(2).player(0, corn=corn, chaac=0, quetzalcoatl=0, kukulcan=0).first_player_space(1)
    for gear in ALL_GEARS:
        position.neutral(gear, *range(taken))
    return position


@clause("TZ-18.3")
def test_mercy_places_one_worker_on_a_cheapest_space_for_all_the_corn() -> None:
    position = forsaken(corn=2, taken=3)
    position.neutral("palenque", 3).neutral("tikal", 3, 4)
    table = position.turn_of(0)
    assert (asked(table), options(table)) == ("place", ["yaxchilan", "uxmal", "chichen_itza"])
    answer(table, "place uxmal")
    assert (me(table, 0).corn, me(table, 0).hand, board(table).gears[3][3]) == (0, 2, 0)
    assert me(table, 0).temples == [0, 0, 0]
    assert table.ask.seat == 1  # exactly one worker
    assert events(table, "mercy")[0].values == [0, 3, 3]


@clause("TZ-18.3")
def test_no_mercy_for_who_can_pay() -> None:
    table = forsaken(corn=3, taken=3).turn_of(0)
    assert options(table) == ALL_GEARS
    answer(table, "place tikal")
    assert (me(table, 0).corn, events(table, "mercy")) == (0, [])
    table = forsaken(corn=7, taken=3).turn_of(0)
    answer(table, "place tikal")
    assert me(table, 0).corn == 4
    assert options(table) == ["palenque", "yaxchilan", "uxmal", "chichen_itza", "done"]


@clause("TZ-18.3")
def test_no_mercy_for_who_can_beg_or_take_the_first_player_space_or_pick_up() -> None:
    table = forsaken(corn=1, taken=2).player(0, kukulcan=1).turn_of(0)
    # Begging is forced, and with it the only step down; space 2 can then be paid.
    assert (me(table, 0).corn, me(table, 0).temples) == (3, [0, 0, 0])
    assert (asked(table), len(events(table, "mercy"))) == ("place", 0)
    position = forsaken(corn=1, taken=2)
    position.state.fp_space = -1
    position.state.players[1].hand += 1
    table = position.turn_of(0)  # one worker on the free first-player space is the only placement
    assert (events(table, "mercy"), len(events(table, "placed_first"))) == ([], 1)
    table = forsaken(corn=1, taken=2).worker(0, "yaxchilan", 5).turn_of(0)
    assert (asked(table), me(table, 0).hand) == ("act", 3)


@clause("TZ-18.3")
def test_mercy_skips_full_gears() -> None:
    position = forsaken(corn=0, taken=7).neutral("palenque", 7).neutral("yaxchilan", 7)
    table = position.turn_of(0)
    assert options(table) == ["tikal", "uxmal", "chichen_itza"]
    answer(table, "place chichen_itza")
    assert (board(table).gears[4][7], resources(table, 0)) == (0, [0, 0, 0])
