"""TZ-22 Food Days: feeding, the change of buildings, rewards of the temples."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import (
    COMPONENTS,
    Given,
    answer,
    asked,
    board,
    events,
    given,
    me,
    points,
    resources,
    vp,
)
from tinkuy.core.table import Table, open_table
from tinkuy.core.view import view
from tinkuy.games import find_game

FOOD_DAYS = [7, 13, 20, 26]
VP_OF_STEPS = {
    "chaac": [-1, 0, 2, 4, 6, 7, 8],
    "quetzalcoatl": [-2, 0, 1, 2, 4, 6, 9, 12, 13],
    "kukulcan": [-3, 0, 1, 3, 5, 7, 9, 10],
}
# wood, stone, gold, skulls of the own step and all below, where they change
GOODS_OF_STEPS = {
    "chaac": {2: (0, 1, 0, 0), 4: (0, 2, 0, 0)},
    "quetzalcoatl": {3: (0, 0, 1, 0), 5: (0, 0, 2, 0)},
    "kukulcan": {2: (1, 0, 0, 0), 4: (2, 0, 0, 0), 5: (2, 0, 0, 1)},
}


def names(table: Table) -> list[str]:
    return [event.kind.name for event in board(table).told or []]


def fed(day: int = 7, **goods: int) -> Table:
    return given().player(0, **goods).day(day).end_of_round()


@clause("TZ-22.1")
def test_food_days_are_rounds_8_14_21_and_27() -> None:
    table = open_table(find_game("tzolkin"), 2, 3)
    held: list[int] = []
    rounds = 0
    while not table.over:
        state = board(table)
        before, rounds = state.food_days, state.round
        if asked(table) == "days":
            answer(table, "days one")
        else:
            table.answer(table.ask.seat, table.ask.options[-1])
        if board(table).food_days > before:
            held.append(rounds)
    assert held == [8, 14, 21, 27]
    assert (board(table).day, rounds) == (27, 27)


@clause("TZ-22.12", "TZ-22.1")
@pytest.mark.parametrize("day", range(27))
def test_a_food_day_is_the_first_round_with_enough_days(day: int) -> None:
    table = given().day(day).end_of_round()
    assert [event.values for event in events(table, "food_day")] == (
        [[FOOD_DAYS.index(day) + 1]] if day in FOOD_DAYS else []
    )


@clause("TZ-22.12")
@pytest.mark.parametrize(("day", "number"), [(8, 1), (9, 1), (14, 2), (21, 3), (27, 4)])
def test_a_late_food_day_is_held_once(day: int, number: int) -> None:
    position = given()
    position.state.day, position.state.food_days = day, number - 1
    table = position.end_of_round()
    assert [event.values for event in events(table, "food_day")] == [[number]]
    position = given()
    position.state.day, position.state.food_days = day, number
    assert events(position.end_of_round(), "food_day") == []


@clause("TZ-22.2")
def test_feeding_then_the_buildings_then_rewards_then_the_calendar() -> None:
    table = given(2).player(0, corn=6, chaac=2).player(1, corn=6).day(13).end_of_round()
    order = names(table)
    assert order[:4] == ["food_day", "fed", "fed", "new_age"]
    assert order[4:10] == ["refilled"] * 6
    assert set(order[10 : order.index("corn_on_tooth")]) == {"scored"}
    assert order.index("corn_on_tooth") < order.index("calendar_turned") < order.index("round_began")
    order = names(given(2).player(0, corn=6, chaac=2).player(1, corn=6).day(7).end_of_round())
    assert order[:-1] == ["food_day", "fed", "fed", "gained", "corn_on_tooth", "calendar_turned", "round_began"]
    assert order[-1] == "turn_began"


@clause("TZ-22.2")
def test_feeding_comes_after_the_last_turn() -> None:
    position = given(2).player(0, corn=4, workers=1).player(1, workers=1, corn=9).day(7)
    table = answer(position.last_turn_of(0), "place tikal")
    assert (me(table, 0).corn, board(table).day, board(table).food_days) == (2, 8, 1)
    assert points(table, 0, "unfed") == 0


@clause("TZ-22.3")
@pytest.mark.parametrize(("workers", "corn"), [(3, 6), (4, 8), (5, 10), (6, 12)])
def test_two_corn_per_worker(workers: int, corn: int) -> None:
    table = fed(workers=workers, corn=corn + 1)
    assert (me(table, 0).corn, points(table, 0, "unfed")) == (1, 0)
    assert events(table, "fed")[0].values == [0, workers, corn]
    assert [event.values[0] for event in events(table, "unfed")] == [1, 2, 3]


@clause("TZ-22.3")
def test_workers_in_hand_on_gears_and_on_the_first_player_space_eat() -> None:
    position = given().player(0, workers=4, corn=10).worker(0, "tikal", 1).worker(0, "chichen_itza", 10)
    table = position.first_player_space(0).day(7).end_of_round()
    assert (me(table, 0).corn, points(table, 0, "unfed")) == (2, 0)


@clause("TZ-22.3")
@pytest.mark.parametrize(("free", "less", "need"), [(0, 0, 12), (2, 0, 8), (0, 1, 6), (4, 1, 2), (7, 0, 0), (0, 3, 0)])
def test_the_need_is_told_before_and_then_paid(free: int, less: int, need: int) -> None:
    position = given(2).player(0, workers=6, corn=20, free_workers=free, food_discount=less).player(1, workers=3)
    ahead = position.day(3).turn_of(0)
    assert view(ahead, 1)["upkeep"] == [{"name": "food_day", "needs": [need, 6]}]
    assert me(fed(workers=6, corn=20, free_workers=free, food_discount=less), 0).corn == 20 - need


@clause("TZ-22.4", "TZ-22.5")
@pytest.mark.parametrize(
    ("workers", "corn", "left", "unfed"),
    [(3, 6, 0, 0), (3, 5, 1, 1), (3, 4, 0, 1), (3, 3, 1, 2), (3, 1, 1, 3), (3, 0, 0, 3), (6, 7, 1, 3), (6, 0, 0, 6)],
)
def test_as_many_as_possible_are_fed_and_none_by_half(workers: int, corn: int, left: int, unfed: int) -> None:
    table = fed(workers=workers, corn=corn)
    assert (me(table, 0).corn, points(table, 0, "unfed"), vp(table, 0)) == (left, -3 * unfed, -3 * unfed)


@clause("TZ-22.13")
@pytest.mark.parametrize(
    ("free", "less", "corn", "left", "unfed"),
    [
        (2, 0, 8, 0, 0),
        (2, 0, 7, 1, 1),
        (0, 1, 6, 0, 0),
        (0, 1, 4, 0, 2),
        (4, 1, 1, 0, 1),
        (0, 2, 3, 3, 0),
        (6, 0, 3, 3, 0),
        (7, 0, 3, 3, 0),
        (0, 3, 3, 3, 0),  # never paid back
    ],
)
def test_feeding_six_with_farms_asks_nothing(free: int, less: int, corn: int, left: int, unfed: int) -> None:
    table = fed(workers=6, corn=corn, free_workers=free, food_discount=less)
    assert (me(table, 0).corn, points(table, 0, "unfed")) == (left, -3 * unfed)
    assert events(table, "fed")[0].values == [0, 6 - unfed, corn - left]


@clause("TZ-22.6")
@pytest.mark.parametrize("day", [7, 20])
@pytest.mark.parametrize("temple", VP_OF_STEPS)
def test_mid_age_gives_the_goods_of_the_own_step_and_all_below(temple: str, day: int) -> None:
    expected = (0, 0, 0, 0)
    for step in range(len(VP_OF_STEPS[temple])):
        expected = GOODS_OF_STEPS[temple].get(step, expected)
        table = fed(day, corn=6, **{temple: step})
        wood, stone, gold = resources(table, 0)
        assert (wood, stone, gold, me(table, 0).skulls) == expected, step
        assert (me(table, 0).corn, vp(table, 0)) == (0, 0)


@clause("TZ-22.6")
def test_the_goods_of_all_temples_add_up() -> None:
    table = fed(corn=6, chaac=6, quetzalcoatl=8, kukulcan=7)
    assert (resources(table, 0), me(table, 0).skulls, board(table).skull_supply) == ([2, 2, 2], 1, 12)
    assert (me(table, 1).skulls, resources(table, 1)) == (0, [0, 0, 0])


def skulls_left(n: int, entitled: int) -> Table:
    position = given()
    for seat in range(entitled):
        position.player(seat, kukulcan=5)
    position.state.skull_supply = n
    return position.day(7).end_of_round()


@clause("TZ-22.7", "TZ-22.16")
@pytest.mark.parametrize(
    ("supply", "entitled", "gained"), [(3, 3, 1), (2, 3, 0), (1, 1, 1), (0, 1, 0), (4, 4, 1), (3, 4, 0)]
)
def test_a_skull_for_everybody_entitled_or_for_nobody(supply: int, entitled: int, gained: int) -> None:
    table = skulls_left(supply, entitled)
    for seat in range(4):
        due = seat < entitled
        assert me(table, seat).skulls == (gained if due else 0)
        assert resources(table, seat) == ([2, 0, 0] if due else [0, 0, 0])
    assert board(table).skull_supply == supply - gained * entitled
    assert len(events(table, "skulls_withheld")) == (0 if gained else 1)


@clause("TZ-22.16")
def test_a_shortage_touches_skulls_only() -> None:
    position = given().player(0, chaac=4, quetzalcoatl=5, kukulcan=7, corn=6)
    position.state.skull_supply = 0
    table = position.day(20).end_of_round()
    assert (resources(table, 0), me(table, 0).skulls, me(table, 0).corn) == ([2, 2, 2], 0, 0)


@clause("TZ-22.8")
@pytest.mark.parametrize(("day", "source"), [(13, "temples_age1"), (26, "temples_age2")])
@pytest.mark.parametrize("temple", VP_OF_STEPS)
def test_end_of_age_gives_the_points_of_the_own_step_only(temple: str, day: int, source: str) -> None:
    for step, value in enumerate(VP_OF_STEPS[temple]):
        table = fed(day, corn=6, **{temple: step})
        assert points(table, 0, source) == value
        assert (me(table, 0).skulls, resources(table, 0)) == (0, [0, 0, 0])
        others = {"temples_age1", "temples_age2"} - {source}
        assert points(table, 0, others.pop()) == 0


@clause("TZ-22.8")
def test_the_points_of_all_temples_add_up() -> None:
    table = fed(13, corn=6, chaac=0, quetzalcoatl=0, kukulcan=0)
    assert points(table, 0, "temples_age1") == -6
    table = fed(13, corn=6, chaac=6, quetzalcoatl=8, kukulcan=7)
    assert points(table, 0, "temples_age1") == 31


LEADERS = [
    ("chaac", 13, "leaders_age1", 6),
    ("quetzalcoatl", 13, "leaders_age1", 2),
    ("kukulcan", 13, "leaders_age1", 4),
    ("chaac", 26, "leaders_age2", 2),
    ("quetzalcoatl", 26, "leaders_age2", 6),
    ("kukulcan", 26, "leaders_age2", 4),
]


def only_temple(temple: str, steps: list[int]) -> Given:
    """Four players on these steps of a temple; in the other two all share the start step."""
    position = given()
    for seat, step in enumerate(steps):
        position.player(seat, **{temple: step})
    return position


@clause("TZ-22.9", "TZ-22.11", "TZ-22.14", "TZ-22.15")
@pytest.mark.parametrize(("temple", "day", "source", "bonus"), LEADERS)
def test_the_leader_bonus_alone_and_shared(temple: str, day: int, source: str, bonus: int) -> None:
    shared_elsewhere = (6 + 2 + 4 if day == 13 else 2 + 6 + 4) // 2 - bonus // 2

    def leaders(*steps: int) -> list[float]:
        table = only_temple(temple, list(steps)).day(day).end_of_round()
        return [points(table, seat, source) - shared_elsewhere for seat in range(4)]

    half = bonus // 2
    assert 2 * half == bonus
    assert leaders(3, 2, 2, 1) == [bonus, 0, 0, 0]
    assert leaders(2, 3, 3, 0) == [0, half, half, 0]
    assert leaders(2, 2, 1, 2) == [half, half, 0, half]
    assert leaders(1, 1, 1, 1) == [half] * 4
    assert leaders(0, 0, 0, 0) == [half] * 4
    assert leaders(0, 0, 1, 0) == [0, 0, bonus, 0]


@clause("TZ-22.14")
def test_the_second_food_day_pays_the_bonuses_of_age_1() -> None:
    table = given().player(2, chaac=2, quetzalcoatl=2, kukulcan=2).day(13).end_of_round()
    assert board(table).age == 2
    assert (points(table, 2, "leaders_age1"), points(table, 2, "leaders_age2")) == (12, 0)
    table = given().player(2, chaac=2).day(26).end_of_round()
    assert (points(table, 2, "leaders_age1"), points(table, 2, "leaders_age2")) == (0, 2 + 3 + 2)


@clause("TZ-22.15")
def test_all_on_the_lowest_step_still_share() -> None:
    position = given(3)
    for seat in range(3):
        position.player(seat, chaac=0, quetzalcoatl=0, kukulcan=0)
    table = position.day(13).end_of_round()
    assert [points(table, seat, "leaders_age1") for seat in range(3)] == [6, 6, 6]


@clause("TZ-22.10")
def test_the_second_food_day_lays_out_six_buildings_of_age_2() -> None:
    position = given().offer("a1_farm_one", "a1_tomb_build").monuments("m_tombs", "m_civic")
    position.owns(0, "a1_farm_discount", "m_workers")
    stack = position.state.age2_stack.cards[:]
    table = position.day(13).end_of_round()
    assert board(table).building_offer.cards == stack[:-7:-1]
    assert board(table).age2_stack.cards == stack[:-6]
    assert board(table).age1_stack.cards == []
    assert [COMPONENTS.monument_ids[card] for card in board(table).monument_offer.cards] == ["m_tombs", "m_civic"]
    assert [COMPONENTS.building_ids[card] for card in me(table, 0).buildings] == ["a1_farm_discount"]
    assert [COMPONENTS.monument_ids[card] for card in me(table, 0).monuments] == ["m_workers"]
    assert events(table, "new_age")[0].values == [2]


@clause("TZ-22.10")
@pytest.mark.parametrize("day", [7, 20, 26])
def test_no_other_food_day_changes_the_buildings(day: int) -> None:
    position = given().offer("a1_farm_one", "a1_tomb_build")
    before = position.state.building_offer.cards[:]
    table = position.day(day).end_of_round()
    assert board(table).building_offer.cards == before
    assert (len(board(table).age1_stack.cards), len(board(table).age2_stack.cards)) == (12, 18)
    assert events(table, "new_age") == []
