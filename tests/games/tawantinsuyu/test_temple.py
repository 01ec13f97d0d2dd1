"""TA-15 The temple track, free workers and free things."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.given import refused
from tests.games.tawantinsuyu.positions import (
    COMPONENTS,
    GAME,
    Given,
    activating,
    answer,
    asked,
    board,
    buildings,
    given,
    gods,
    log,
    me,
    nomads,
    options,
    resources,
    tapestries,
    vp,
    why,
    workers,
)
from tinkuy.core.table import Table


def conquering(start: Given, space: str) -> Table:
    """Seat 0 conquers a space with all the soldiers it may need, paid before the reward."""
    start.player(0, up=["A19", "A20", "A21"])
    table = activating(start, "conquest")
    if asked(table) == "casualty":
        answer(table, f"casualty {options(table)[0]}")
    return answer(table, f"conquer {space}")


def playing(start: Given, card: str, reward: str) -> Table:
    """Seat 0 plays a god card after a ceremony and takes one reward of it."""
    table = start.token(0).player(0, god=[card], potato=1).turn_of(0)
    return answer(table, f"play_god {card}", f"reward {reward}")


@clause("TA-15.1")
def test_each_step_climbed_gives_what_is_left_of_it() -> None:
    table = activating(given().player(0, corn=6), "offering")
    answer(table, "offer offer3")
    # Of the steps 1, 2 and 3 only the second shows something: 1 potato and 1 god card.
    assert (resources(table, 0), gods(me(table, 0).god_hand)) == ([1, 0, 0, 0], ["G01"])


@clause("TA-15.1")
def test_a_climb_gives_the_rewards_of_every_step_entered() -> None:
    table = activating(given().player(0, temple=6, corn=6), "offering")
    answer(table, "offer offer3")
    # 7: 2 stone; 8: nothing; 9: 1 god card and train.
    assert (resources(table, 0), len(me(table, 0).god_hand.cards), asked(table)) == ([0, 0, 2, 0], 1, "train")
    answer(table, "train A02")
    assert log(table, "climbed") == ["climbed 0 7", "climbed 0 8", "climbed 0 9"]


@clause("TA-15.1")
def test_climbing_scores_nothing_by_itself() -> None:
    table = activating(given().player(0, corn=2, temple=5), "offering")
    answer(table, "offer offer1")
    assert (me(table, 0).temple, vp(table, 0)) == (6, 10)


@clause("TA-15.2")
def test_markers_share_a_step() -> None:
    table = activating(given().player(0, corn=2).player(1, temple=1).player(2, temple=1), "offering")
    answer(table, "offer offer1")
    assert [me(table, seat).temple for seat in range(3)] == [1, 1, 1]


@clause("TA-15.3")
def test_the_rewards_left_of_the_steps_are_of_six_kinds() -> None:
    def thing(kind: str, n: int = 1) -> dict[str, Any]:
        return {"kind": kind, "n": n}

    kinds = [
        [thing("gold")],
        [thing("god_card"), thing("train")],
        [thing("stone", 2)],
        [{"kind": "choice", "options": [[thing("stone")], [thing("nomad_worker")]]}],
        [thing("train")],
        [thing("potato"), thing("god_card")],
    ]
    steps = GAME.component_set.data["temple"]["step"]
    shown = [step["left"] for step in steps if step["left"]]
    assert all(left in kinds for left in shown)
    assert all(left in shown for left in kinds)
    assert steps[0]["left"] == []


@clause("TA-15.4")
def test_a_free_worker_is_a_nomad_of_choice_replaced_at_once() -> None:
    start = given().nomads("priest", "courier", "courier").village("warrior", "warrior").bag("craftsman")
    table = conquering(start, "antisuyu_2")
    assert (asked(table), options(table)) == ("nomad", ["courier", "priest", "nobody"])
    answer(table, "nomad courier")
    assert (workers(table, 0), nomads(table)) == (["courier"], ["courier", "craftsman", "priest"])
    assert board(table).bag.cards == []


@clause("TA-15.4")
def test_with_an_empty_bag_a_free_worker_is_not_replaced() -> None:
    table = conquering(given().nomads("priest", "courier").bag(), "antisuyu_2")
    answer(table, "nomad priest")
    assert (workers(table, 0), nomads(table)) == (["priest"], ["courier"])


@clause("TA-15.5")
def test_without_nomads_there_is_no_free_worker() -> None:
    table = conquering(given().nomads(), "antisuyu_2")
    assert asked(table) == "conquer"
    assert (workers(table, 0), len(board(table).village)) == ([], 7)


@clause("TA-15.6")
def test_free_steps_cost_nothing_and_give_the_usual_bonus() -> None:
    table = conquering(given().steps(1, "upper-1"), "kuntisuyu_5")
    assert (asked(table), "lower-1" in options(table)) == ("stair", True)
    answer(table, "stair lower-1")
    assert (resources(table, 0), vp(table, 0), me(table, 0).step_markers) == ([2, 1, 0, 0], 14, 4)
    assert vp(table, 1) == 12  # the owner of the steps above


@clause("TA-15.6")
def test_a_free_small_statue_scores_3() -> None:
    table = conquering(given().player(0, stone=3, gold=3), "qullasuyu_5")
    assert options(table) == [f"small_{symbol}" for symbol in COMPONENTS.symbols] + ["none"]
    answer(table, "statue small_eye")
    assert (resources(table, 0), vp(table, 0)) == ([0, 0, 3, 3], 13)
    assert me(table, 0).small[COMPONENTS.symbols.index("eye")] == 1


@clause("TA-15.6", "TA-15.9")
@pytest.mark.parametrize("tile", ["P19", "Z18"])
def test_a_free_building_is_any_tile_of_the_market(tile: str) -> None:
    table = conquering(given().market("P18", "P19", "Z11", "Z18"), "qullasuyu_4")
    assert (asked(table), options(table)) == ("build", ["P18", "P19", "Z11", "Z18", "none"])
    answer(table, f"build {tile}")
    player = me(table, 0)
    assert buildings(player.production + player.passive) == [tile]
    assert resources(table, 0) == [0, 0, 0, 0]


@clause("TA-15.6")
def test_a_free_weave_costs_nothing() -> None:
    table = conquering(given().weaves("W01", "W02").player(1, corn=9), "antisuyu_5")
    answer(table, "free_weave top")
    assert (tapestries(table, 0), resources(table, 0), vp(table, 0)) == ([["W01"]], [0, 0, 0, 0], 13)
    assert asked(table) != "leftover"  # nobody else may buy


@clause("TA-15.7")
def test_nothing_is_paid_at_the_top() -> None:
    start = given().player(0, temple=10, corn=9, small=["eye"], large=["wave"]).player(1, temple=10, corn=9)
    table = activating(start, "offering")
    assert (table.ask.seat, asked(table)) == (0, "plan")
    assert refused(table, 0, "offer offer1").clause == "TA-15.7"
    assert refused(table, 1, "offer offer1").clause == "TA-15.7"
    table = activating(given().player(0, temple=10, small=["eye"], large=["wave"]), "worship")
    assert asked(table) == "plan"
    assert refused(table, 0, "worship small_eye").clause == "TA-15.7"
    table = activating(given().player(0, temple=10, gold=1, passive=["Z12"]), "offering", instead="")
    assert asked(table) == "instead"
    assert refused(table, 0, "pay_temple yes").clause == "TA-15.7"


@clause("TA-15.7")
def test_only_steps_that_exist_can_be_paid() -> None:
    table = activating(given().player(0, temple=9, corn=9), "offering")
    assert options(table) == ["offer1", "none"]
    assert why(table, 0, "offer offer2").clause == "TA-15.7"
    answer(table, "offer offer1")
    assert (me(table, 0).temple, resources(table, 0)) == (10, [0, 7, 0, 1])


@clause("TA-15.7")
def test_a_large_statue_may_be_given_for_fewer_steps() -> None:
    table = activating(given().player(0, temple=9, large=["wave"]), "worship")
    answer(table, "worship large_wave")
    assert (me(table, 0).temple, resources(table, 0)) == (10, [0, 0, 0, 1])  # the top step's gold, once


@clause("TA-15.7")
def test_free_steps_beyond_the_top_are_lost() -> None:
    table = conquering(given().player(0, temple=9), "antisuyu_6")
    assert (me(table, 0).temple, resources(table, 0), vp(table, 0)) == (10, [0, 0, 0, 1], 13)


@clause("TA-15.8")
def test_stone_or_a_nomad_is_chosen_each_time() -> None:
    table = activating(given().player(0, temple=4, corn=2), "offering")
    answer(table, "offer offer1")
    assert (asked(table), options(table)) == ("choice", ["1", "2"])
    answer(table, "choice 1")
    assert (resources(table, 0), workers(table, 0)) == ([0, 0, 1, 0], [])
    table = activating(given().player(0, temple=4, corn=2), "offering")
    answer(table, "offer offer1", "choice 2", "nomad warrior")
    assert (resources(table, 0), workers(table, 0)) == ([0, 0, 0, 0], ["warrior"])


@clause("TA-15.8")
def test_without_nomads_it_is_the_stone() -> None:
    table = activating(given().nomads().player(0, temple=4, corn=2), "offering")
    answer(table, "offer offer1")
    assert (asked(table), resources(table, 0)) == ("plan", [0, 0, 1, 0])


@clause("TA-15.9")
def test_a_building_task_of_a_card_has_its_price() -> None:
    market = given(2).market("P01", "P15", "Z01", "Z18")
    table = playing(market.player(0, stone=2), "G05", "reward1")
    assert (asked(table), options(table)) == ("build", ["P01", "Z01", "replace", "none"])
    answer(table, "build P01")
    assert (resources(table, 0), buildings(me(table, 0).production)) == ([0, 0, 1, 0], ["P01"])
    assert asked(table) == "play_god"  # once


@clause("TA-15.9")
def test_a_statue_task_of_a_card_has_its_price() -> None:
    table = playing(given(2).player(0, stone=3), "G21", "reward2")
    assert options(table) == [f"small_{symbol}" for symbol in COMPONENTS.symbols] + ["none"]
    answer(table, "statue small_wave")
    assert (resources(table, 0), vp(table, 0)) == ([0, 0, 0, 0], 13)
    table = playing(given(2).player(0, stone=2), "G21", "reward2")
    assert (asked(table), sum(me(table, 0).small)) == ("reward", 0)


@clause("TA-15.9")
def test_a_steps_task_of_a_card_has_its_price() -> None:
    table = playing(given(2).player(0, stone=2), "G12", "reward1")
    assert resources(table, 0)[2] == 3  # the first reward makes it enough for the second
    answer(table, "reward reward2", "stair upper-3")
    assert (resources(table, 0), vp(table, 0)) == ([2, 1, 0, 0], 14)
