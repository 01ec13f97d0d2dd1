"""TZ-2 Setup and TZ-3 Setup for 2 and 3 players."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import (
    COMPONENTS,
    GAME,
    Given,
    acting,
    answer,
    asked,
    board,
    continued,
    given,
    happened,
    jungle,
    log,
    me,
    options,
    standing,
    vp,
    why,
    worker_on,
)
from tinkuy.core.codes import read_answer
from tinkuy.core.data import SPECTATOR
from tinkuy.core.errors import Refused
from tinkuy.core.position import answer_checked
from tinkuy.core.questions import CONFIRM
from tinkuy.core.table import Table, open_table
from tinkuy.core.view import view
from tinkuy.games.tzolkin.components import GEARS
from tinkuy.games.tzolkin.setup import place_neutral_workers
from tinkuy.games.tzolkin.state import CHOOSING_WEALTH, NEUTRAL

SEEDS = range(12)
HANDS = (["palenque_7", "tikal_3", "uxmal_7", "tikal_7"], ["yaxchilan_7", "chichen_itza_5", "uxmal_1", "tikal_5"])
SEATS = (2, 3, 4)
EVERY_SEAT_COUNT = pytest.mark.parametrize("seats", SEATS)


# Corn, wood, stone, gold, skulls; steps up (brown, yellow, green); levels; workers more; workers fed free.
WEALTH = {
    "palenque_1": ([3, 0, 0, 0, 0], [0, 1, 0], [1, 0, 0, 0], 0, 0),
    "palenque_3": ([5, 0, 0, 1, 0], [0, 1, 0], [0, 0, 0, 0], 0, 0),
    "palenque_5": ([0, 0, 1, 1, 0], [0, 0, 0], [1, 0, 0, 0], 0, 0),
    "palenque_7": ([9, 0, 1, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0, 0),
    "yaxchilan_1": ([0, 1, 0, 0, 0], [0, 0, 1], [0, 1, 0, 0], 0, 0),
    "yaxchilan_3": ([2, 2, 0, 0, 0], [0, 0, 1], [0, 0, 0, 0], 0, 0),
    "yaxchilan_5": ([4, 1, 0, 0, 0], [0, 0, 0], [0, 1, 0, 0], 0, 0),
    "yaxchilan_7": ([3, 2, 1, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0, 0),
    "tikal_1": ([2, 0, 0, 0, 0], [1, 0, 0], [0, 0, 1, 0], 0, 0),
    "tikal_3": ([6, 0, 2, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0, 0),
    "tikal_5": ([3, 0, 0, 1, 0], [0, 0, 0], [0, 0, 1, 0], 0, 0),
    "tikal_7": ([6, 1, 1, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0, 0),
    "uxmal_1": ([5, 0, 1, 0, 0], [1, 0, 0], [0, 0, 0, 0], 0, 0),
    "uxmal_3": ([3, 1, 0, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0, 1),
    "uxmal_5": ([0, 0, 0, 0, 0], [0, 0, 0], [0, 0, 0, 0], 1, 0),
    "uxmal_7": ([8, 0, 0, 1, 0], [0, 0, 0], [0, 0, 0, 0], 0, 0),
    "chichen_itza_0": ([4, 1, 0, 0, 1], [0, 0, 0], [0, 0, 0, 0], 0, 0),
    "chichen_itza_3": ([5, 0, 1, 0, 0], [0, 0, 0], [0, 0, 0, 1], 0, 0),
    "chichen_itza_5": ([4, 3, 0, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0, 0),
    "chichen_itza_7": ([2, 2, 0, 0, 0], [0, 0, 0], [0, 0, 0, 1], 0, 0),
    "chichen_itza_10": ([7, 2, 0, 0, 0], [0, 0, 0], [0, 0, 0, 0], 0, 0),
}


def choosing(*hands: list[str]) -> Table:
    """The secret choice of two players with these tiles dealt."""
    start = given(2)
    start.state.stage = CHOOSING_WEALTH
    for seat, hand in enumerate(hands):
        tiles = [COMPONENTS.wealth_ids.index(f"w_{id}") for id in hand]
        start.state.players[seat].dealt.cards = tiles
        for tile in tiles:
            start.state.wealth_stack.cards.remove(tile)
    return start.turn_of(0)


def keeping(*tiles: str) -> Table:
    """Seat 0 keeps two tiles and discards two, then seat 1 does."""
    fillers = [tile for tile in WEALTH if tile not in tiles]
    table = choosing([*tiles, *fillers[:2]], fillers[2:6])
    for seat, kept in ((0, tiles), (1, fillers[2:4])):
        for tile in kept:
            answer_checked(table, seat, f"wealth w_{tile}")
    return table


def turned_up(start: Given, count: int, *tiles: str) -> Table:
    """Neutral workers by these tiles, the first named turned up first."""
    ids = [COMPONENTS.wealth_ids.index(f"w_{tile}") for tile in tiles]
    start.state.wealth_stack.cards = [*range(21), *ids[::-1]]
    start.state.told = []
    place_neutral_workers(start.state, count)
    return Table(GAME, start.state, len(start.state.players))


def shown(table: Table, seat: int) -> dict[str, Any]:
    state: dict[str, Any] = view(table, seat)["state"]
    return state


def neutrals(table: Table) -> int:
    return sum(gear.count(NEUTRAL) for gear in board(table).gears)


@clause("TZ-2.1", "TZ-2.6", "TZ-2.7", "TZ-2.8", "TZ-2.9")
@EVERY_SEAT_COUNT
def test_everybody_starts_alike(seats: int) -> None:
    table = open_table(GAME, seats, "start")
    assert board(table).skull_supply == 13
    assert board(table).skull_places == [-1] * 10
    for seat in range(seats):
        player = me(table, seat)
        assert (player.corn, player.resources, player.skulls) == (0, [0, 0, 0], 0)
        assert (player.workers, player.hand, player.light) == (3, 3, True)
        assert vp(table, seat) == 0
        assert player.temples == [1, 1, 1]
        assert player.technologies == [0, 0, 0, 0]
        assert (player.corn_tiles, player.wood_tiles, player.free_workers, player.food_discount) == (0, 0, 0, 0)
        assert player.buildings == player.monuments == player.wealth == []


@clause("TZ-2.8")
def test_the_start_step_is_one_above_the_lowest_and_worth_nothing() -> None:
    """The lowest step is negative everywhere; everybody can go down exactly once."""
    assert [steps[:2] for steps in COMPONENTS.temple_vp] == [[-1, 0], [-2, 0], [-3, 0]]
    table = given().turn_of(0)
    answer(table, "beg yes")
    assert options(table) == ["chaac", "quetzalcoatl", "kukulcan"]
    answer(table, "anger chaac")
    assert me(table, 0).temples == [0, 1, 1]


@clause("TZ-2.2", "TZ-2.3", "TZ-2.13")
def test_corn_on_every_field_and_wood_on_plantations_3_to_5() -> None:
    table = open_table(GAME, 4, 3)
    assert [len(plantation) for plantation in board(table).jungle] == [0, 0, 4, 4, 4, 4]
    assert jungle(table, 2) == ["corn"] * 4
    for plantation in (3, 4, 5):
        assert jungle(table, plantation) == ["wood"] * 4


@clause("TZ-2.3")
@pytest.mark.parametrize("plantation", [3, 4, 5])
def test_below_the_wood_lies_corn(plantation: int) -> None:
    table = answer(acting(worker_on("palenque", plantation)), f"act palenque-{plantation}", "harvest wood-2")
    assert jungle(table, plantation) == ["wood", "corn", "wood", "wood"]


@clause("TZ-2.4")
def test_round_1_is_no_food_day() -> None:
    """The calendar starts on an end-of-age tooth: 13 and 26 days later such teeth come again, of 26 in all."""
    ends = [day.start for day in COMPONENTS.food_days if day.reward_vp]
    assert ends == [13, 26]
    assert ends[-1] % COMPONENTS.teeth == 0
    table = open_table(GAME, 4, 3)
    assert (board(table).day, board(table).round, board(table).food_days) == (0, 1, 0)
    table = given().end_of_round()
    assert happened(table) == ["corn_on_tooth 1", "calendar_turned 1 1", "round_began 2 2"]


@clause("TZ-2.5")
@EVERY_SEAT_COUNT
def test_the_first_player_is_drawn(seats: int) -> None:
    firsts = {board(open_table(GAME, seats, seed)).first for seed in range(40)}
    assert firsts == set(range(seats))


@clause("TZ-2.5")
@pytest.mark.parametrize(("seats", "named", "first"), [(4, "2", 2), (3, "0", 0), (2, "1", 1)])
def test_the_first_player_can_be_named(seats: int, named: str, first: int) -> None:
    table = open_table(GAME, seats, 1, {"first_player": named})
    assert board(table).first == first
    while asked(table) == "wealth":
        table.apply(table.ask.options[0])
    assert table.ask.seat == first


@clause("TZ-2.5")
@pytest.mark.parametrize(("seats", "named"), [(2, "2"), (2, "3"), (3, "3")])
def test_a_first_player_who_is_not_there_is_refused(seats: int, named: str) -> None:
    with pytest.raises(Refused, match=f"'{named}' only with"):
        open_table(GAME, seats, 1, {"first_player": named})


@clause("TZ-2.10")
def test_stacks_are_shuffled_each_by_itself() -> None:
    tables = [board(open_table(GAME, 4, seed)) for seed in SEEDS]
    age1 = [tuple(state.building_offer.cards + state.age1_stack.cards) for state in tables]
    age2 = [tuple(state.age2_stack.cards) for state in tables]
    monuments = [tuple(state.monument_offer.cards + state.monuments_left_out.cards) for state in tables]
    for orders, size, age in ((age1, 14, 1), (age2, 18, 2)):
        assert len(set(orders)) == len(SEEDS)
        for order in orders:
            assert len(order) == size
            assert {COMPONENTS.buildings[tile].age for tile in order} == {age}
    assert len(set(monuments)) == len(SEEDS)
    # Every monument can come to the table.
    assert {tile for state in tables for tile in state.monument_offer.cards} == set(range(13))


@clause("TZ-2.11")
@EVERY_SEAT_COUNT
def test_six_buildings_of_age_1_lie_open(seats: int) -> None:
    for seed in SEEDS:
        table = open_table(GAME, seats, seed)
        offer = board(table).building_offer.cards
        assert len(offer) == 6
        assert all(COMPONENTS.building_ids[tile].startswith("a1_") for tile in offer)
        for seat in (0, SPECTATOR):
            state = shown(table, seat)
            assert state["building_offer"] == offer
            assert (state["age1_stack"], state["age2_stack"]) == (8, 18)  # face down: only how many


@clause("TZ-2.12", "TZ-3.1")
@pytest.mark.parametrize(("seats", "monuments"), [(4, 6), (3, 5), (2, 4)])
def test_monuments_face_up(seats: int, monuments: int) -> None:
    for seed in SEEDS:
        table = open_table(GAME, seats, seed)
        assert len(set(board(table).monument_offer.cards)) == monuments
        assert min(board(table).monument_offer.cards) >= 0
        # The rest leaves the game unseen.
        assert shown(table, 0)["monuments_left_out"] == 13 - monuments


@clause("TZ-2.14")
@EVERY_SEAT_COUNT
def test_four_wealth_tiles_are_dealt_face_down(seats: int) -> None:
    for seed in SEEDS:
        table = open_table(GAME, seats, seed)
        assert [ask.seat for ask in table.asks()] == list(range(seats))
        for seat in range(seats):
            hands = [player["dealt"] for player in shown(table, seat)["players"]]
            assert hands.pop(seat) == me(table, seat).dealt.cards
            assert hands == [4] * (seats - 1)
            ask = table.asked(seat)
            assert ask is not None
            assert ask.options == me(table, seat).dealt.cards
            assert len(set(ask.options)) == 4
            # Buildings and monuments lie there before anybody chooses.
            assert -1 not in shown(table, seat)["building_offer"] + shown(table, seat)["monument_offer"]
    firsts = {tuple(me(open_table(GAME, seats, seed), 0).dealt.cards) for seed in SEEDS}
    assert len(firsts) == len(SEEDS)


@clause("TZ-2.15")
def test_two_tiles_are_kept_in_secret_and_revealed_together() -> None:
    table = choosing(
        ["palenque_7", "tikal_3", "uxmal_7", "tikal_7"], ["yaxchilan_7", "chichen_itza_5", "uxmal_1", "tikal_5"]
    )
    before = shown(table, 0)
    answer_checked(table, 1, "wealth w_chichen_itza_5")
    answer_checked(table, 1, "wealth w_yaxchilan_7")
    assert table.asked(1) is None
    assert shown(table, 0) == before  # nobody has seen or gained anything
    assert (me(table, 1).corn, me(table, 1).wealth, len(me(table, 1).dealt.cards)) == (0, [], 4)
    answer_checked(table, 0, "wealth w_tikal_3")
    ask = table.asked(0)
    assert ask is not None
    assert [COMPONENTS.wealth_ids[tile] for tile in ask.options] == ["w_palenque_7", "w_uxmal_7", "w_tikal_7"]
    assert me(table, 0).corn == 0
    answer_checked(table, 0, "wealth w_uxmal_7")
    assert [(me(table, seat).corn, me(table, seat).resources) for seat in (0, 1)] == [(14, [0, 2, 1]), (7, [5, 1, 0])]
    assert [len(me(table, seat).dealt.cards) for seat in (0, 1)] == [2, 2]
    assert log(table, "wealth_kept") == [
        "wealth_kept 0 w_tikal_3",
        "wealth_kept 0 w_uxmal_7",
        "wealth_kept 1 w_chichen_itza_5",
        "wealth_kept 1 w_yaxchilan_7",
    ]


@clause("TZ-2.15")
def test_the_order_of_answers_between_players_does_not_matter() -> None:
    ends = []
    for order in ([0, 0, 1, 1], [1, 1, 0, 0], [1, 0, 0, 1]):
        table = choosing(*HANDS)
        for seat in order:
            ask = table.asked(seat)
            assert ask is not None
            table.answer(seat, ask.options[-1])
        ends.append(shown(table, 0))
    assert ends[0] == ends[1] == ends[2]


@clause("TZ-2.15")
def test_only_dealt_tiles_can_be_kept() -> None:
    table = choosing(
        ["palenque_7", "tikal_3", "uxmal_7", "tikal_7"], ["yaxchilan_7", "chichen_itza_5", "uxmal_1", "tikal_5"]
    )
    refusal = why(table, 0, "wealth w_yaxchilan_7")
    assert (refusal.clause, refusal.reason) == ("TZ-2.15", "blocked-not-your-tile")
    answer_checked(table, 0, "wealth w_palenque_7")
    assert why(table, 0, "wealth w_palenque_7").reason == "blocked-already-kept"
    assert why(table, 1, "wealth w_palenque_7").reason == "blocked-not-your-tile"
    answer_checked(table, 1, "wealth w_uxmal_1")
    assert why(table, 1, "wealth w_uxmal_1").reason == "blocked-already-kept"
    table.undo(0)
    kind, option = read_answer(GAME, "wealth w_palenque_7")
    assert table.why(0, kind, option) is None


@clause("TZ-2.16")
def test_the_feeding_effect_of_a_kept_tile_works_on_every_food_day() -> None:
    table = keeping("uxmal_3", "palenque_7")
    assert [COMPONENTS.wealth_ids[tile] for tile in me(table, 0).wealth] == ["w_uxmal_3", "w_palenque_7"]
    for day in (7, 13, 20, 26):
        table = continued(table).day(day).player(0, corn=9).player(1, corn=9).end_of_round()
        assert log(table, "fed") == ["fed 0 3 4", "fed 1 3 6"]  # one of three workers needs no corn
        assert [COMPONENTS.wealth_ids[tile] for tile in me(table, 0).wealth] == ["w_uxmal_3", "w_palenque_7"]


@clause("TZ-2.17")
@pytest.mark.parametrize("tile", WEALTH)
def test_what_a_wealth_tile_gives(tile: str) -> None:
    goods, steps, levels, workers, fed = WEALTH[tile]
    other = "uxmal_7" if tile != "uxmal_7" else "palenque_7"
    table = keeping(tile, other)
    more = WEALTH[other][0]
    player = me(table, 0)
    assert [player.corn, *player.resources, player.skulls] == [n + m for n, m in zip(goods, more, strict=True)]
    assert player.temples == [1 + n for n in steps]
    assert player.technologies == levels
    assert (player.workers, player.hand) == (3 + workers, 3 + workers)
    assert (player.free_workers, player.food_discount) == (fed, 0)
    assert vp(table, 0) == 0
    assert asked(table) != "wealth"  # no tile involves a choice: the first turn has begun
    assert GEARS[COMPONENTS.wealth[COMPONENTS.wealth_ids.index(f"w_{tile}")].gear] == tile.rpartition("_")[0]
    assert COMPONENTS.wealth[COMPONENTS.wealth_ids.index(f"w_{tile}")].space == int(tile.rpartition("_")[2])


@clause("TZ-2.17")
def test_there_are_no_other_wealth_tiles() -> None:
    assert COMPONENTS.wealth_ids == [f"w_{tile}" for tile in WEALTH]


@clause("TZ-2.18")
def test_discarded_tiles_stay_face_down_and_kept_ones_are_open() -> None:
    table = keeping("uxmal_3", "uxmal_1")
    for seat in (1, SPECTATOR):
        player = shown(table, seat)["players"][0]
        assert player["dealt"] == 2
        assert [COMPONENTS.wealth_ids[tile] for tile in player["wealth"]] == ["w_uxmal_3", "w_uxmal_1"]
    own = shown(table, 0)["players"][0]["dealt"]
    assert [COMPONENTS.wealth_ids[tile] for tile in own] == ["w_palenque_1", "w_palenque_3"]


@clause("TZ-2.19")
@pytest.mark.parametrize(
    ("one", "other", "temples", "technologies"),
    [
        ("palenque_1", "palenque_5", [1, 2, 1], [2, 0, 0, 0]),
        ("palenque_1", "palenque_3", [1, 3, 1], [1, 0, 0, 0]),
        ("yaxchilan_1", "yaxchilan_3", [1, 1, 3], [0, 1, 0, 0]),
        ("tikal_1", "tikal_5", [2, 1, 1], [0, 0, 2, 0]),
        ("chichen_itza_3", "chichen_itza_7", [1, 1, 1], [0, 0, 0, 2]),
    ],
)
def test_two_kept_tiles_add_up_in_any_order(one: str, other: str, temples: list[int], technologies: list[int]) -> None:
    ends = []
    for first, second in ((one, other), (other, one)):
        table = keeping(first, second)
        player = me(table, 0)
        assert (player.temples, player.technologies) == (temples, technologies)
        ends.append((player.corn, player.resources, player.skulls, player.workers))
    assert ends[0] == ends[1]


@clause("TZ-3.2")
@pytest.mark.parametrize(("seats", "count"), [(3, 3), (2, 2)])
def test_fewer_fields_with_fewer_players(seats: int, count: int) -> None:
    table = open_table(GAME, seats, 1)
    assert [len(plantation) for plantation in board(table).jungle] == [0, 0, count, count, count, count]
    assert jungle(table, 2) == ["corn"] * count
    for plantation in (3, 4, 5):
        assert jungle(table, plantation) == ["wood"] * count
    table = answer(acting(worker_on("palenque", 2, seats=seats)), "act palenque-2")
    assert options(table) == [f"corn-{field + 1}" for field in range(count)]
    refusal = why(table, 0, f"harvest corn-{count + 1}")
    assert (refusal.clause, refusal.reason) == ("TZ-3.2", "blocked-no-such-field")


@clause("TZ-3.3")
@pytest.mark.parametrize(("seats", "workers"), [(4, 0), (3, 6), (2, 12)])
def test_neutral_workers(seats: int, workers: int) -> None:
    for seed in range(30):
        assert neutrals(open_table(GAME, seats, seed)) == workers


@clause("TZ-3.4", "TZ-3.5")
@pytest.mark.parametrize(("seats", "most"), [(3, 9), (2, 13)])
def test_neutral_workers_stand_before_wealth_is_chosen(seats: int, most: int) -> None:
    for seed in SEEDS:
        table = open_table(GAME, seats, seed)
        state = board(table)
        assert asked(table) == "wealth"
        dealt = [tile for player in state.players for tile in player.dealt.cards]
        assert len(dealt) == 4 * seats
        # Undealt tiles were turned up for all to see, the others stay face down.
        assert state.wealth_shown.cards == shown(table, SPECTATOR)["wealth_shown"]
        assert shown(table, SPECTATOR)["wealth_stack"] == most - len(state.wealth_shown.cards)
        assert sorted(dealt + state.wealth_shown.cards + state.wealth_stack.cards) == list(range(21))
        for tile in state.wealth_shown.cards:
            assert state.gears[COMPONENTS.wealth[tile].gear][COMPONENTS.wealth[tile].space] == NEUTRAL
    assert len({tuple(board(open_table(GAME, seats, seed)).wealth_shown.cards) for seed in SEEDS}) == len(SEEDS)


@clause("TZ-3.5")
def test_tiles_are_turned_up_one_at_a_time() -> None:
    table = turned_up(given(3), 6, "uxmal_3", "uxmal_5", "yaxchilan_1", "chichen_itza_5", "tikal_7")
    assert happened(table) == [
        "neutral_placed uxmal 3",
        "neutral_placed uxmal 8",
        "neutral_placed uxmal 5",
        "neutral_placed yaxchilan 1",
        "neutral_placed yaxchilan 6",
        "neutral_placed chichen_itza 5",
    ]
    seen = [COMPONENTS.wealth_ids[tile] for tile in board(table).wealth_shown.cards]
    assert seen == ["w_uxmal_3", "w_uxmal_5", "w_yaxchilan_1", "w_chichen_itza_5"]  # tikal_7 is not needed
    assert standing(table, "tikal") == {}


@clause("TZ-3.6")
@pytest.mark.parametrize(("space", "opposite"), [(1, 6), (3, 8), (5, 0), (7, 2)])
@pytest.mark.parametrize("gear", ["palenque", "yaxchilan", "tikal", "uxmal"])
def test_the_first_on_a_small_gear_gets_an_opposite(gear: str, space: int, opposite: int) -> None:
    table = turned_up(given(2), 2, f"{gear}_{space}")
    assert standing(table, gear) == {space: 4, opposite: 4}


@clause("TZ-3.6")
def test_the_second_on_a_gear_gets_no_opposite() -> None:
    table = turned_up(given(2), 4, "palenque_1", "palenque_3", "uxmal_1")
    assert standing(table, "palenque") == {1: 4, 6: 4, 3: 4}
    assert standing(table, "uxmal") == {1: 4}


@clause("TZ-3.7")
@pytest.mark.parametrize("space", [0, 3, 5, 7, 10])
def test_chichen_itza_knows_no_opposite(space: int) -> None:
    table = turned_up(given(2), 2, f"chichen_itza_{space}", "palenque_7")
    assert standing(table, "chichen_itza") == {space: 4}
    assert standing(table, "palenque") == {7: 4}


@clause("TZ-3.8")
def test_placement_stops_between_a_worker_and_its_opposite() -> None:
    table = turned_up(given(3), 1, "tikal_5", "tikal_7")
    assert standing(table, "tikal") == {5: 4}
    assert neutrals(table) == 1
    assert [COMPONENTS.wealth_ids[tile] for tile in board(table).wealth_shown.cards] == ["w_tikal_5"]


@clause("TZ-3.9", "TZ-3.13")
@pytest.mark.parametrize(
    ("gear", "last"), [("palenque", 7), ("yaxchilan", 7), ("tikal", 7), ("uxmal", 7), ("chichen_itza", 10)]
)
def test_neutral_workers_ride_through_the_unnumbered_positions(gear: str, last: int) -> None:
    table = given(3).neutral(gear, last).end_of_round()
    assert standing(table, gear) == {last + 1: 4}
    table = continued(table).end_of_round()
    assert standing(table, gear) == {last + 2: 4}
    table = continued(table).end_of_round()
    assert standing(table, gear) == {0: 4}
    table = continued(table).end_of_round()
    assert standing(table, gear) == {1: 4}
    assert log(table, "pushed_off") == []


@clause("TZ-3.10")
def test_a_neutral_worker_occupies_its_space() -> None:
    table = given(3).neutral("palenque", 0, 2).player(0, corn=9).turn_of(0)
    answer(table, "place palenque", "place palenque")
    assert standing(table, "palenque") == {0: 4, 1: 0, 2: 4, 3: 0}
    assert me(table, 0).corn == 9 - 1 - (3 + 1)


@clause("TZ-3.11")
def test_neutral_workers_neither_act_nor_eat_nor_score() -> None:
    """Two players with a neutral worker on every gear, at the end of age 1."""
    position = given(2).player(0, corn=6).player(1, corn=6)
    for gear in GEARS:
        position.neutral(gear, 3)
    position.worker(0, "uxmal", 1)
    table = position.day(13).end_of_round()
    assert log(table, "fed") == ["fed 0 3 6", "fed 1 3 6"]
    assert log(table, "unfed") == []
    # Both share all three temples: half of 6, 2 and 4.
    assert [vp(table, 0), vp(table, 1)] == [6, 6]
    table = acting(worker_on("tikal", 2, 3, seats=2).neutral("tikal", 1))
    refusal = why(table, 0, "pick_up tikal-1")
    assert (refusal.clause, refusal.reason) == ("TZ-7.1", "blocked-not-your-worker")


@clause("TZ-3.11")
def test_neutral_workers_do_not_break_ties() -> None:
    position = given(2).day(26).player(0, corn=6).player(1, corn=6)
    position.neutral("palenque", 0, 1, 2).neutral("uxmal", 0)
    table = position.worker(1, "tikal", 0).end_of_round()
    assert table.over
    assert GAME.winners(table.state) == [1]
    assert GAME.points(table.state, 0) == GAME.points(table.state, 1)


@clause("TZ-3.12")
@EVERY_SEAT_COUNT
def test_three_own_workers_wait_in_the_supply(seats: int) -> None:
    position = given(seats).neutral("tikal", 1, 6)
    position.player(0, corn=3).worker(0, "uxmal", 3, 6, 7)
    table = acting(position)
    for space in (3, 6):
        answer(table, f"pick_up uxmal-{space}", "act uxmal-3")
    answer(table, "pick_up uxmal-7", "act uxmal-3")
    assert (me(table, 0).workers, me(table, 0).hand) == (6, 6)


@clause("TZ-3.13")
def test_on_an_unnumbered_position_a_neutral_worker_blocks_nothing() -> None:
    table = given(3).neutral("palenque", 8, 9).worker(0, "palenque", 7).player(1, corn=9).turn_of(1)
    answer(table, "place palenque", "place palenque", "place palenque")
    assert standing(table, "palenque") == {0: 1, 1: 1, 2: 1, 7: 0, 8: 4, 9: 4}
    # Seat 0's worker leaves past the neutral ones.
    table = continued(table).end_of_round()
    assert standing(table, "palenque") == {0: 4, 1: 1, 2: 1, 3: 1, 9: 4}
    assert me(table, 0).hand == 3


def test_the_audit_agrees_with_every_setup() -> None:
    for seats in SEATS:
        for seed in SEEDS:
            assert GAME.audit(open_table(GAME, seats, seed).state) is None


@clause("TZ-2.4")
def test_the_log_of_a_game_begins_with_round_1() -> None:
    assert happened(open_table(GAME, 4, 1)) == ["round_began 1 1"]
    told = happened(open_table(GAME, 2, 1))
    assert [line.split()[0] for line in told] == ["neutral_placed"] * 12 + ["round_began"]


@clause("TZ-2.15")
def test_the_secret_choice_can_wait_for_its_author() -> None:
    """On a table that confirms, two kept tiles can be taken back until the player says so."""
    table = choosing(*HANDS)
    table.confirming = True
    answer_checked(table, 0, "wealth w_palenque_7")
    answer_checked(table, 0, "wealth w_tikal_3")
    ask = table.asked(0)
    assert ask is not None
    assert (ask.kind, ask.options) == (CONFIRM, [0])
    table.answer(0, 0)
    assert table.asked(0) is None
    assert me(table, 0).corn == 0  # seat 1 is still choosing
