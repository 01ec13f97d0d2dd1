"""TZ-5 Begging for corn."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import (
    Given,
    answer,
    asked,
    board,
    given,
    happened,
    me,
    options,
    standing,
    why,
)
from tinkuy.games.tzolkin.components import GEARS
from tinkuy.games.tzolkin.told.refusals import MUST_BEG
from tinkuy.games.tzolkin.told.why import why_not


def zeros_taken() -> Given:
    """Three players; space 0 of all five gears is occupied."""
    position = given(3)
    for gear in GEARS:
        position.neutral(gear, 0)
    return position


@clause("TZ-5.1")
@pytest.mark.parametrize("corn", [0, 1, 2])
def test_with_2_or_less_corn_a_player_may_beg(corn: int) -> None:
    table = given().player(0, corn=corn).turn_of(0)
    assert asked(table) == "beg"
    assert options(table) == ["no", "yes"]
    answer(table, "beg no")
    assert me(table, 0).corn == corn
    assert me(table, 0).temples == [1, 1, 1]


@clause("TZ-5.1")
@pytest.mark.parametrize("corn", [3, 4])
def test_with_3_or_more_corn_begging_is_not_allowed(corn: int) -> None:
    table = given().player(0, corn=corn).turn_of(0)
    assert asked(table) == "place"
    refusal = why(table, 0, "beg yes")
    assert (refusal.clause, refusal.reason) == ("TZ-5.1", "blocked-too-much-corn-to-beg")


@clause("TZ-5.2")
@pytest.mark.parametrize("corn", [0, 1, 2])
def test_begging_sets_corn_to_exactly_3(corn: int) -> None:
    table = given().player(0, corn=corn).turn_of(0)
    answer(table, "beg yes", "anger chaac")
    assert me(table, 0).corn == 3
    assert happened(table) == ["begged 0 3", "angered 0 chaac 0"]


@clause("TZ-5.3")
@pytest.mark.parametrize(
    ("temple", "steps"), [("chaac", [1, 2, 3]), ("quetzalcoatl", [2, 1, 3]), ("kukulcan", [2, 2, 2])]
)
def test_begging_angers_a_god_of_choice(temple: str, steps: list[int]) -> None:
    table = given().player(0, chaac=2, quetzalcoatl=2, kukulcan=3).turn_of(0)
    answer(table, "beg yes")
    assert asked(table) == "anger"
    assert options(table) == ["chaac", "quetzalcoatl", "kukulcan"]
    answer(table, f"anger {temple}")
    assert me(table, 0).temples == steps


@clause("TZ-5.3")
def test_on_the_lowest_step_a_temple_cannot_be_chosen() -> None:
    table = given().player(0, chaac=0, quetzalcoatl=1, kukulcan=1).turn_of(0)
    answer(table, "beg yes")
    assert options(table) == ["quetzalcoatl", "kukulcan"]
    assert why(table, 0, "anger chaac").clause == "TZ-18.1"


@clause("TZ-5.3")
def test_the_only_temple_left_is_taken_without_asking() -> None:
    table = given().player(0, chaac=0, quetzalcoatl=0, kukulcan=1).turn_of(0)
    answer(table, "beg yes")
    assert me(table, 0).temples == [0, 0, 0]
    assert asked(table) == "place"


@clause("TZ-5.4")
def test_begging_is_over_once_a_worker_is_placed() -> None:
    table = given().player(0, corn=2).turn_of(0)
    answer(table, "beg no", "place palenque")
    assert asked(table) == "place"
    refusal = why(table, 0, "beg yes")
    assert (refusal.clause, refusal.reason) == ("TZ-5.4", "blocked-chosen-otherwise")


@clause("TZ-5.4")
def test_begging_is_over_once_a_worker_is_picked_up() -> None:
    table = given().player(0, corn=2).worker(0, "yaxchilan", 1, 2).turn_of(0)
    answer(table, "beg no", "plan pick_up", "pick_up yaxchilan-1")
    assert why(table, 0, "beg yes").clause == "TZ-5.4"
    answer(table, "act yaxchilan-1")
    assert asked(table) == "pick_up"
    assert why(table, 0, "beg yes").clause == "TZ-5.4"


@clause("TZ-5.4")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_begging_first_holds_for_every_seat(seat: int) -> None:
    table = given().player(seat, corn=2).last_turn_of(seat)
    answer(table, "beg no", "place palenque")
    assert why(table, seat, "beg yes").clause == "TZ-5.4"


@clause("TZ-5.4")
def test_only_once_per_turn() -> None:
    table = given().turn_of(0)
    answer(table, "beg yes", "anger chaac")
    assert asked(table) == "place"  # not again, although there are temples left
    answer(table, "place palenque", "place palenque")
    assert me(table, 0).corn == 1
    assert (table.ask.seat, asked(table)) == (1, "beg")  # nothing else can be paid; the next player begins
    assert why(table, 0, "beg yes").reason == "blocked-not-your-turn"


@clause("TZ-5.4")
def test_begging_waits_for_the_own_turn() -> None:
    table = given().player(0, corn=3).turn_of(0)
    assert why(table, 1, "beg yes").reason == "blocked-not-your-turn"
    table = given().day(12).first_player_space(1).end_of_round()
    assert asked(table) == "days"
    assert why(table, 1, "beg yes").reason == "blocked-not-now"


@clause("TZ-5.5")
def test_who_is_lowest_everywhere_cannot_beg() -> None:
    table = given().player(0, corn=0, chaac=0, quetzalcoatl=0, kukulcan=0).turn_of(0)
    assert asked(table) == "place"
    refusal = why(table, 0, "beg yes")
    assert (refusal.clause, refusal.reason) == ("TZ-5.5", "blocked-lowest-everywhere")


@clause("TZ-5.5")
@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulcan"])
def test_one_step_anywhere_is_enough_to_beg(temple: str) -> None:
    lowest = {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0, temple: 1}
    table = given().player(0, **lowest).turn_of(0)
    assert asked(table) == "beg"
    answer(table, "beg yes")
    assert (me(table, 0).corn, me(table, 0).temples) == (3, [0, 0, 0])


@clause("TZ-5.6")
def test_who_can_pay_for_nothing_must_beg() -> None:
    position = zeros_taken().first_player_space(1)
    table = position.turn_of(0)
    # The question is answered already: only yes was left.
    assert asked(table) == "anger"
    assert (me(table, 0).corn, happened(table)) == (3, ["begged 0 3"])
    answer(table, "anger kukulcan")
    assert asked(table) == "place"
    assert options(table) == ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza"]


@clause("TZ-5.6")
def test_the_duty_to_beg_has_a_reason() -> None:
    state = zeros_taken().first_player_space(1).state
    assert why_not(state, state.players[0], 1, 0) is MUST_BEG
    assert (MUST_BEG.clause, MUST_BEG.reason) == ("TZ-5.6", "blocked-must-beg")


@clause("TZ-5.6")
def test_a_placement_that_can_be_paid_frees_from_begging() -> None:
    table = zeros_taken().player(0, corn=1).first_player_space(1).turn_of(0)
    assert (asked(table), options(table)) == ("beg", ["no", "yes"])


@clause("TZ-5.6")
def test_a_worker_on_a_gear_frees_from_begging() -> None:
    table = zeros_taken().first_player_space(1).worker(0, "tikal", 1).turn_of(0)
    assert (asked(table), options(table)) == ("beg", ["no", "yes"])
    answer(table, "beg no")
    assert standing(table, "tikal") == {0: 4}  # picked up, the only thing left


@clause("TZ-5.7")
def test_after_begging_the_choice_is_free() -> None:
    for plan in ("place", "pick_up"):
        table = given().player(0, corn=0).worker(0, "palenque", 1).turn_of(0)
        answer(table, "beg yes", "anger chaac")
        assert (asked(table), options(table)) == ("plan", ["place", "pick_up"])
        answer(table, f"plan {plan}")
        assert asked(table) == ("place" if plan == "place" else "act")


@clause("TZ-5.7")
def test_after_begging_who_has_no_worker_in_hand_must_pick_up() -> None:
    table = given().player(0, corn=0, workers=1).worker(0, "palenque", 1).turn_of(0)
    answer(table, "beg yes", "anger chaac")
    assert asked(table) == "act"


@clause("TZ-5.8")
def test_the_free_first_player_space_counts_as_a_placement() -> None:
    table = zeros_taken().turn_of(0)
    assert (asked(table), options(table)) == ("beg", ["no", "yes"])
    answer(table, "beg no")
    # It is the only placement, so it is made without asking.
    assert board(table).fp_space == 0
    assert me(table, 0).hand == 2
    assert table.ask.seat == 1


@clause("TZ-5.8")
def test_the_own_worker_on_no_gear_does_not_free_from_begging() -> None:
    """All five zeros and the first-player space are taken and nobody stands on a gear: still the duty to beg."""
    table = zeros_taken().first_player_space(2).turn_of(0)
    assert asked(table) == "anger"
