"""TZ-1 Components and limits."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.clauses import clause
from tests.games.given import refused
from tests.games.tzolkin.positions import (
    COMPONENTS,
    GAME,
    acting,
    answer,
    asked,
    board,
    given,
    log,
    me,
    resources,
    vp,
    why,
    worker_on,
)
from tinkuy.core.table import open_table


@clause("TZ-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_thirteen_skulls(seats: int) -> None:
    table = open_table(GAME, seats, "skulls")
    assert board(table).skull_supply == 13


@clause("TZ-1.1")
def test_nobody_gains_a_skull_from_an_empty_supply() -> None:
    table = acting(worker_on("yaxchilan", 4).player(1, skulls=13))
    assert board(table).skull_supply == 0
    answer(table, "act yaxchilan-4")
    assert me(table, 0).skulls == 0
    assert board(table).skull_supply == 0
    assert log(table, "gained", "no_skull_left") == ["no_skull_left 0"]


@clause("TZ-1.1")
def test_the_thirteenth_skull_can_be_gained() -> None:
    table = acting(worker_on("yaxchilan", 4).player(1, skulls=12))
    answer(table, "act yaxchilan-4")
    assert (me(table, 0).skulls, board(table).skull_supply) == (1, 0)
    assert log(table, "gained", "no_skull_left") == ["gained 0 skull 1"]


@clause("TZ-1.2")
def test_corn_and_resources_never_run_out() -> None:
    """The box holds 65 blocks and 65 corn; players own more than that and gain still more."""
    position = worker_on("yaxchilan", 5, corn=500)
    for seat in (1, 2, 3):
        position.player(seat, corn=500, wood=65, stone=65, gold=65)
    table = answer(acting(position), "act yaxchilan-5")
    assert (me(table, 0).corn, resources(table, 0)) == (502, [0, 1, 1])


@clause("TZ-1.3")
def test_a_player_owns_at_most_six_workers() -> None:
    table = answer(acting(given().player(0, workers=5, corn=3).worker(0, "uxmal", 3)), "act uxmal-3")
    assert (me(table, 0).workers, me(table, 0).hand) == (6, 6)
    assert log(table, "worker_gained", "no_worker_left") == ["worker_gained 0"]
    table = answer(acting(given().player(0, workers=6, corn=3).worker(0, "uxmal", 3)), "act uxmal-3")
    assert (me(table, 0).workers, me(table, 0).hand) == (6, 6)
    assert log(table, "worker_gained", "no_worker_left") == ["no_worker_left 0"]


@clause("TZ-1.4")
def test_corn_and_skulls_are_no_resources() -> None:
    table = acting(worker_on("tikal", 5, corn=20, skulls=5))
    assert log(table, "acted", "took_no_action") == ["took_no_action 0"]
    for action in (1, 3, 5):
        refusal = refused(table, 0, f"act tikal-{action}")
        assert (refusal.clause, refusal.reason) == ("TZ-7.7", "blocked-not-enough-resources")
    # 3 mixes of 1, 6 of 2, 10 of 3; each names wood, stone and gold only.
    codes = GAME.kinds[[kind.name for kind in GAME.kinds].index("pay")].codes
    assert len(codes) == 19
    assert {word[1:] for code in codes for word in code.split("+")} == {"wood", "stone", "gold"}


@clause("TZ-1.4")
@pytest.mark.parametrize("resource", ["wood", "stone", "gold"])
def test_wood_stone_and_gold_are_resources(resource: str) -> None:
    table = acting(worker_on("tikal", 1, corn=3).player(0, **{resource: 1}))
    answer(table, "act tikal-1", "advance extraction")
    assert me(table, 0).technologies == [0, 1, 0, 0]
    assert resources(table, 0) == [0, 0, 0]


@clause("TZ-1.5")
def test_the_tiles_are_complete() -> None:
    ages = Counter[int]()
    for building in COMPONENTS.buildings:
        ages[building.age] += building.count
    assert ages == {1: 14, 2: 18}
    assert len(COMPONENTS.monuments) == 13
    assert len(COMPONENTS.wealth) == 21
    shown = Counter(tile for plantation in board(open_table(GAME, 4, 1)).jungle for tile in plantation)
    assert shown[0] == 0
    assert shown[1] == 4  # corn tiles that lie open
    assert shown[2] == 12  # wood tiles, a corn tile below each: 16 in all


@clause("TZ-1.5")
def test_every_tile_is_in_the_game_once() -> None:
    table = open_table(GAME, 4, 5)
    state = board(table)
    tiles = state.building_offer.cards + state.age1_stack.cards + state.age2_stack.cards
    copies = Counter(COMPONENTS.building_ids[tile] for tile in tiles)
    assert len(tiles) == 32
    assert {id: n for id, n in copies.items() if n > 1} == {"a1_farm_one": 3, "a1_farm_discount": 2, "a2_farm_three": 3}
    assert sorted(state.monument_offer.cards + state.monuments_left_out.cards) == list(range(13))
    wealth = state.wealth_stack.cards + [tile for player in state.players for tile in player.dealt.cards]
    assert sorted(wealth) == list(range(21))


@clause("TZ-1.6")
def test_teeth() -> None:
    assert COMPONENTS.teeth == 26
    assert [len(gear) for gear in board(open_table(GAME, 4, 1)).gears] == [10, 10, 10, 10, 13]


@clause("TZ-1.7")
def test_spaces_are_numbered_up_to_7_and_10() -> None:
    codes = GAME.kinds[[kind.name for kind in GAME.kinds].index("pick_up")].codes
    small = [f"{gear}-{n}" for gear in ("palenque", "yaxchilan", "tikal", "uxmal") for n in range(8)]
    assert codes == [*small, *(f"chichen_itza-{n}" for n in range(11)), "done"]


@clause("TZ-1.7", "TZ-6.5")
@pytest.mark.parametrize(("gear", "last"), [("palenque", 7), ("yaxchilan", 7), ("tikal", 7), ("uxmal", 7)])
def test_two_positions_of_a_small_gear_carry_no_number(gear: str, last: int) -> None:
    table = given().neutral(gear, *range(last)).player(0, corn=20).turn_of(0)
    answer(table, f"place {gear}")
    assert me(table, 0).corn == 20 - last
    assert why(table, 0, f"place {gear}").clause == "TZ-6.5"


@clause("TZ-1.7", "TZ-6.5")
def test_two_positions_of_chichen_itza_carry_no_number() -> None:
    table = given().neutral("chichen_itza", *range(10)).player(0, corn=20).turn_of(0)
    answer(table, "place chichen_itza")
    assert me(table, 0).corn == 10
    assert why(table, 0, "place chichen_itza").reason == "blocked-gear-full"


@clause("TZ-1.8")
def test_a_score_may_become_negative() -> None:
    """Three unfed workers on the first Food Day and nothing else."""
    table = given().day(7).end_of_round()
    assert [vp(table, seat) for seat in range(4)] == [-9, -9, -9, -9]
    assert log(table, "scored")[0] == "scored 0 unfed -36"  # in quarters


@clause("TZ-1.9")
@pytest.mark.parametrize(("supply", "gained"), [(3, 2), (2, 2), (1, 1), (0, 0)])
def test_a_gain_larger_than_the_supply_gives_what_is_left(supply: int, gained: int) -> None:
    """Theology 3 makes two skulls of Yaxchilan 4."""
    table = acting(worker_on("yaxchilan", 4, theology=3).player(1, skulls=13 - supply))
    answer(table, "act yaxchilan-4")
    assert (me(table, 0).skulls, board(table).skull_supply) == (gained, supply - gained)
    assert log(table, "no_skull_left") == (["no_skull_left 0"] if gained < 2 else [])


@clause("TZ-1.10", "TZ-9.1")
def test_a_skull_paid_for_a_monument_can_be_gained_again() -> None:
    position = given(2).monuments("m_skulls").player(0, workers=1, corn=3, gold=4, skulls=1).worker(0, "tikal", 4)
    position.player(1, workers=1, corn=3, skulls=12).worker(1, "yaxchilan", 4)
    table = position.turn_of(0)
    answer(table, "act tikal-4")
    assert (me(table, 0).skulls, board(table).skull_supply) == (0, 1)
    assert log(table, "spent") == ["spent 0 gold 4", "spent 0 skull 1"]
    assert (table.ask.seat, asked(table)) == (1, "act")
    answer(table, "act yaxchilan-4")
    assert (me(table, 1).skulls, board(table).skull_supply) == (13, 0)
