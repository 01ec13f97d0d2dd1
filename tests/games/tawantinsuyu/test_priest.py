"""TA-9 Moving the high priest: worship, offering, refresh, produce, and the others who follow."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.given import refused
from tests.games.tawantinsuyu.positions import (
    COMPONENTS,
    activating,
    answer,
    armies,
    asked,
    board,
    buildings,
    given,
    log,
    me,
    options,
    resources,
    vp,
    why,
)
from tinkuy.core.table import Table


def face_up(table: Table, seat: int) -> list[str]:
    player = me(table, seat)
    return [id for id, up in zip(buildings(player.production), player.production_up, strict=True) if up]


# ---------------------------------------------------------------------- moving and following


@clause("TA-9.1")
@pytest.mark.parametrize(
    ("start", "move", "sector", "action"),
    [(0, "one", 1, "offering"), (0, "two", 2, "refresh"), (3, "one", 4, "produce"), (4, "two", 1, "offering")],
)
def test_the_priest_moves_1_or_2_spaces_clockwise(start: int, move: str, sector: int, action: str) -> None:
    table = given().player(0, sector=start).turn_of(0)
    answer(table, "plan move_priest")
    assert options(table) == ["one", "two"]
    answer(table, f"priest_move {move}")
    assert me(table, 0).priest == sector
    assert log(table, "priest_moved") == [f"priest_moved 0 {action}"]


@clause("TA-9.1")
def test_turning_the_tile_moves_the_actions() -> None:
    table = given().orientation(2).player(0, sector=4).turn_of(0)
    answer(table, "plan move_priest", "priest_move one")
    assert log(table, "priest_moved") == ["priest_moved 0 conquest"]


@clause("TA-9.1")
def test_the_action_is_for_everybody() -> None:
    table = activating(given().player(0, corn=2).player(1, corn=3).player(3, corn=3), "offering")
    answer(table, "offer offer1", "offer offer1", "offer offer1")
    assert [me(table, seat).temple for seat in range(4)] == [1, 1, 0, 1]


@clause("TA-9.2")
def test_high_priests_may_share_a_space() -> None:
    table = given().player(1, sector=1).player(2, sector=1).player(0, sector=0).turn_of(0)
    answer(table, "plan move_priest", "priest_move one")
    assert [me(table, seat).priest for seat in range(3)] == [1, 1, 1]


@clause("TA-9.3")
def test_gold_instead_of_the_action() -> None:
    table = activating(given().player(0, corn=6).player(1, corn=3), "offering", instead="")
    assert (table.ask.seat, asked(table), options(table)) == (0, "instead", ["act", "gold"])
    answer(table, "instead gold")
    assert resources(table, 0) == [0, 6, 0, 1]
    assert (table.ask.seat, asked(table)) == (1, "offer")
    answer(table, "offer offer1")
    assert (me(table, 0).temple, me(table, 1).temple) == (0, 1)


@clause("TA-9.3")
@pytest.mark.parametrize("action", ["worship", "offering", "refresh", "conquest", "produce"])
def test_gold_can_be_taken_at_every_action(action: str) -> None:
    table = activating(given().player(0, gold=2), action, instead="gold")
    assert resources(table, 0) == [0, 0, 0, 3]
    assert log(table, "took_gold") == ["took_gold 0"]


@clause("TA-9.4")
def test_the_others_have_no_gold() -> None:
    table = activating(given().player(1, corn=3), "offering")
    assert (table.ask.seat, asked(table), options(table)) == (1, "offer", ["offer1", "none"])
    assert log(table, "took_gold") == []
    answer(table, "offer none")
    assert resources(table, 1) == [0, 3, 0, 0]


@clause("TA-9.5")
def test_the_others_act_in_turn_order_and_may_decline() -> None:
    start = given()
    for seat in range(4):
        start.player(seat, corn=3)
    table = activating(start, "offering", seat=2)
    seats = []
    for code in ("none", "offer1", "none", "offer1"):
        seats.append(table.ask.seat)
        answer(table, f"offer {code}")
    assert seats == [2, 3, 0, 1]
    assert [me(table, seat).temple for seat in range(4)] == [0, 1, 0, 1]
    assert (table.ask.seat, asked(table)) == (2, "plan")


@clause("TA-9.34")
def test_each_player_finishes_before_the_next() -> None:
    # The fourth step of the temple trains: the card is kept before the next player is asked.
    start = given().player(0, temple=3, small=["eye"]).player(1, temple=1, small=["wave"]).altar("G01")
    table = activating(start, "worship")
    answer(table, "worship small_eye")
    assert (table.ask.seat, asked(table)) == (0, "train")
    answer(table, "train A02")
    assert (table.ask.seat, asked(table)) == (1, "worship")
    answer(table, "worship small_wave")
    assert (table.ask.seat, asked(table)) == (1, "god_from")
    assert resources(table, 1) == [1, 0, 0, 0]


@clause("TA-9.35")
def test_effects_of_the_activation_come_before_anybody_acts() -> None:
    start = given().player(0, corn=2).player(1, gold=1, passive=["Z12"]).player(3, passive=["Z11"])
    table = activating(start, "offering", instead="")
    assert (table.ask.seat, asked(table), options(table)) == (1, "pay_temple", ["no", "yes"])
    answer(table, "pay_temple yes")
    assert me(table, 1).temple == 1
    assert (table.ask.seat, asked(table)) == (3, "free_weave")
    answer(table, "free_weave none")
    assert (table.ask.seat, asked(table)) == (0, "instead")


@clause("TA-9.35")
def test_effects_of_the_activation_begin_with_the_active_player() -> None:
    start = given().player(3, passive=["Z11"]).player(1, gold=1, passive=["Z12"])
    table = activating(start, "offering", seat=3, instead="")
    assert (table.ask.seat, asked(table)) == (3, "free_weave")
    answer(table, "free_weave none")
    assert (table.ask.seat, asked(table)) == (1, "pay_temple")


@clause("TA-9.35")
@pytest.mark.parametrize("instead", ["act", "gold"])
def test_effects_of_the_activation_come_also_with_gold(instead: str) -> None:
    table = activating(given().player(2, passive=["Z18"]), "refresh", instead=instead)
    assert resources(table, 2) == [0, 0, 0, 1]
    assert armies(me(table, 2).army_hand) == ["A01"]


# ---------------------------------------------------------------------- worship


@clause("TA-9.6", "TA-9.8")
def test_worship_gives_3_steps_for_a_large_and_1_for_a_small_statue() -> None:
    table = activating(given().player(0, small=["eye", "wave"], large=["cross", "spiral"]), "worship")
    assert options(table) == ["small_wave", "small_eye", "large_spiral", "large_cross", "done"]
    answer(table, "worship large_cross")
    assert me(table, 0).temple == 3
    assert options(table) == ["small_wave", "small_eye", "done"]
    assert why(table, 0, "worship large_spiral").clause == "TA-9.6"
    answer(table, "worship small_eye")
    assert (me(table, 0).temple, asked(table)) == (4, "train")
    answer(table, "train A01")
    assert asked(table) == "plan"
    symbols = COMPONENTS.symbols
    # TA-9.8: out of the game, not back to the supply.
    assert me(table, 0).small == [1 if symbol == "wave" else 0 for symbol in symbols]
    assert me(table, 0).large == [1 if symbol == "spiral" else 0 for symbol in symbols]
    assert board(table).small_supply == [1 if symbol in ("eye", "wave") else 2 for symbol in symbols]
    assert board(table).large_supply == [0 if symbol in ("cross", "spiral") else 1 for symbol in symbols]


@clause("TA-9.6")
def test_worship_with_one_of_the_two_or_none() -> None:
    table = activating(given().player(0, small=["eye"], large=["cross"]), "worship")
    answer(table, "worship small_eye", "worship done")
    assert (me(table, 0).temple, sum(me(table, 0).large)) == (1, 1)
    table = activating(given().player(0, small=["eye"], large=["cross"]), "worship")
    answer(table, "worship done")
    assert (me(table, 0).temple, sum(me(table, 0).small)) == (0, 1)
    assert asked(table) == "plan"


@clause("TA-9.6")
def test_a_statue_must_be_owned() -> None:
    table = activating(given().player(0, small=["eye"]), "worship")
    assert why(table, 0, "worship small_wave").clause == "TA-9.6"
    assert why(table, 0, "worship large_eye").clause == "TA-9.6"


@clause("TA-9.7", "TA-9.8")
@pytest.mark.parametrize("statue", ["small_eye", "large_cross"])
def test_worship_of_the_others_is_1_statue_for_1_step(statue: str) -> None:
    table = activating(given().player(1, small=["eye"], large=["cross"]), "worship")
    assert (table.ask.seat, options(table)) == (1, ["small_eye", "large_cross", "done"])
    answer(table, f"worship {statue}")
    assert me(table, 1).temple == 1
    assert sum(me(table, 1).small) + sum(me(table, 1).large) == 1
    assert (table.ask.seat, asked(table)) == (0, "plan")


@clause("TA-9.37")
@pytest.mark.parametrize(
    ("first", "second", "steps"),
    [("small_eye", "large_cross", [1, 2, 3, 4]), ("large_cross", "small_eye", [1, 2, 3, 4])],
)
def test_the_order_of_the_two_discards_is_free(first: str, second: str, steps: list[int]) -> None:
    table = activating(given().player(0, small=["eye"], large=["cross"]), "worship")
    answer(table, f"worship {first}", f"worship {second}")
    given_up = [line.split()[2] for line in log(table, "statue_given")]
    assert given_up == [first, second]
    assert log(table, "climbed") == [f"climbed 0 {step}" for step in steps]


@clause("TA-9.37", "TA-15.7")
def test_the_small_statue_first_leaves_room_for_two_steps_of_the_large_one() -> None:
    table = activating(given().player(0, temple=7, small=["eye"], large=["cross"]), "worship")
    answer(table, "worship small_eye", "worship large_cross", "train A01")
    assert (me(table, 0).temple, sum(me(table, 0).small)) == (10, 0)
    table = activating(given().player(0, temple=7, small=["eye"], large=["cross"]), "worship")
    answer(table, "worship large_cross", "train A01")
    assert (me(table, 0).temple, sum(me(table, 0).small), asked(table)) == (10, 1, "plan")


# ---------------------------------------------------------------------- offering


@clause("TA-9.9")
@pytest.mark.parametrize(("steps", "corn"), [(1, 2), (2, 4), (3, 6)])
def test_offering_costs_2_corn_a_step(steps: int, corn: int) -> None:
    table = activating(given().player(0, corn=corn), "offering")
    assert options(table) == [f"offer{n + 1}" for n in range(steps)] + ["none"]
    answer(table, f"offer offer{steps}")
    assert (me(table, 0).temple, resources(table, 0)[1]) == (steps, 0)


@clause("TA-9.9")
def test_offering_of_more_than_the_corn_allows() -> None:
    table = activating(given().player(0, corn=5, potato=9), "offering")
    assert options(table) == ["offer1", "offer2", "none"]
    assert why(table, 0, "offer offer3").clause == "TA-9.9"
    answer(table, "offer none")
    assert (me(table, 0).temple, resources(table, 0)) == (0, [9, 5, 0, 0])


@clause("TA-9.9")
def test_offering_gives_3_steps_at_most() -> None:
    table = activating(given().player(0, corn=20), "offering")
    assert options(table) == ["offer1", "offer2", "offer3", "none"]
    answer(table, "offer offer3")
    assert (me(table, 0).temple, resources(table, 0)[1]) == (3, 14)
    assert asked(table) == "plan"


@clause("TA-9.10")
def test_offering_of_the_others_is_3_corn_for_exactly_1_step() -> None:
    table = activating(given().player(1, corn=9).player(2, corn=2, potato=9), "offering")
    assert (table.ask.seat, options(table)) == (1, ["offer1", "none"])
    assert refused(table, 1, "offer offer2").clause == "TA-9.10"
    assert refused(table, 2, "offer offer1").clause == "TA-9.10"
    answer(table, "offer offer1")
    assert (me(table, 1).temple, resources(table, 1)[1]) == (1, 6)
    # Seat 2 cannot pay: the action is over.
    assert (table.ask.seat, asked(table)) == (0, "plan")


@clause("TA-9.38")
def test_the_steps_are_paid_together_before_climbing() -> None:
    # The gold of the top step cannot help to pay for the way there.
    table = activating(given().player(0, temple=8, corn=3), "offering")
    assert options(table) == ["offer1", "none"]
    table = activating(given().player(0, temple=8, corn=4), "offering")
    answer(table, "offer offer2", "train A01")
    lines = log(table, "spent", "climbed")
    assert lines == ["spent 0 corn 4", "climbed 0 9", "climbed 0 10"]
    assert resources(table, 0) == [0, 0, 0, 1]


# ---------------------------------------------------------------------- refresh


@clause("TA-9.11")
def test_refresh_is_1_free_and_more_for_1_food_each() -> None:
    start = given().player(0, production_down=["P01", "P02"], down=["A19"], potato=1, corn=1)
    table = activating(start, "refresh")
    assert (asked(table), options(table)) == ("refresh", ["P01", "P02", "A19", "done"])
    answer(table, "refresh A19")
    assert (armies(me(table, 0).army_up), resources(table, 0)) == (["A19"], [1, 1, 0, 0])
    answer(table, "refresh P01")
    assert (asked(table), options(table)) == ("pay", ["1corn", "1potato"])
    answer(table, "pay 1potato")
    assert (face_up(table, 0), resources(table, 0)) == (["P01"], [0, 1, 0, 0])
    answer(table, "refresh P02")
    assert (face_up(table, 0), resources(table, 0)) == (["P01", "P02"], [0, 0, 0, 0])
    assert asked(table) == "plan"


@clause("TA-9.11")
def test_a_refresh_without_food_ends_after_the_free_one() -> None:
    table = activating(given().player(0, production_down=["P01", "P02"], stone=5), "refresh")
    answer(table, "refresh P02")
    assert (asked(table), face_up(table, 0), resources(table, 0)) == ("plan", ["P02"], [0, 0, 5, 0])


@clause("TA-9.11")
def test_what_cannot_be_refreshed_says_why() -> None:
    start = given().player(0, production_down=["P01", "P02"], army=["A01"])  # a card, so that there is a question
    table = answer(activating(start, "refresh"), "refresh P02")
    assert (asked(table), options(table)) == ("refresh", ["done"])
    reasons = [why(table, 0, f"refresh {building}").reason for building in ("P01", "P02", "P03", "A01")]
    assert reasons == ["blocked-refresh-too-dear", "blocked-already-face-up", *["blocked-not-in-area"] * 2]


@clause("TA-9.11")
def test_a_refresh_may_be_left() -> None:
    table = activating(given().player(0, production_down=["P01"]), "refresh")
    answer(table, "refresh done")
    assert (face_up(table, 0), asked(table)) == ([], "plan")


@clause("TA-9.11")
def test_army_cards_may_be_discarded_for_the_food_of_a_refresh() -> None:
    table = activating(given().player(0, production_down=["P01", "P02"], army=["A01"]), "refresh")
    answer(table, "refresh P01")
    assert options(table, free=True) == ["done", "free_A01"]
    answer(table, "refresh free_A01", "refresh P02")
    assert (face_up(table, 0), resources(table, 0)) == (["P01", "P02"], [1, 0, 0, 0])


@clause("TA-9.12")
def test_refresh_of_the_others_is_1_corn_each_not_potato() -> None:
    start = given().player(1, production_down=["P01", "P02"], down=["A19"], potato=5, corn=2)
    start.player(2, production_down=["P03"], potato=5)
    table = activating(start, "refresh")
    assert (table.ask.seat, options(table)) == (1, ["P01", "P02", "A19", "done"])
    assert refused(table, 2, "refresh P03").clause == "TA-9.12"
    answer(table, "refresh P01")
    assert resources(table, 1) == [5, 1, 0, 0]
    answer(table, "refresh A19")
    assert resources(table, 1) == [5, 0, 0, 0]
    assert (face_up(table, 1), armies(me(table, 1).army_up)) == (["P01"], ["A19"])
    # No corn is left, and seat 2 has none.
    assert (table.ask.seat, asked(table)) == (0, "plan")


@clause("TA-9.12")
def test_refresh_of_the_others_with_gold_as_corn() -> None:
    table = activating(given().player(1, production_down=["P01"], gold=1, potato=1), "refresh")
    answer(table, "refresh P01")
    assert resources(table, 1) == [1, 0, 0, 0]


# ---------------------------------------------------------------------- produce


@clause("TA-9.24")
def test_produce_takes_the_outputs_of_any_face_up_buildings_and_turns_those_down() -> None:
    table = activating(given().player(0, production=["P01", "P03", "P08"]), "produce")
    assert (asked(table), options(table)) == ("produce", ["P01", "P03", "P08", "done"])
    answer(table, "produce P08", "produce P01")
    assert (resources(table, 0), face_up(table, 0)) == ([2, 0, 0, 1], ["P03"])
    assert why(table, 0, "produce P01").clause == "TA-9.26"
    answer(table, "produce done")
    assert face_up(table, 0) == ["P03"]


@clause("TA-9.24")
def test_a_face_down_building_does_not_produce() -> None:
    table = activating(given().player(1, production=["P03"], production_down=["P01"]), "produce")
    assert (table.ask.seat, options(table)) == (1, ["P03", "done"])
    assert why(table, 1, "produce P01").clause == "TA-9.24"


@clause("TA-9.25")
def test_the_active_player_refreshes_1_production_building_before_producing() -> None:
    table = activating(given().player(0, production_down=["P01", "P03"], down=["A19"]), "produce")
    assert (asked(table), options(table)) == ("refresh", ["P01", "P03", "done"])
    answer(table, "refresh P03")
    # Only one: the next question is what produces.
    assert (asked(table), options(table)) == ("produce", ["P03", "done"])
    answer(table, "produce P03")
    assert resources(table, 0) == [0, 1, 0, 0]
    assert (face_up(table, 0), asked(table)) == ([], "plan")


@clause("TA-9.25")
def test_an_army_card_is_not_refreshed_by_produce() -> None:
    table = activating(given().player(0, production_down=["P01"], down=["A19"], potato=1), "produce")
    assert why(table, 0, "refresh A19").clause == "TA-9.25"
    table = activating(given().player(0, production=["P01"], down=["A19"]), "produce")
    assert asked(table) == "produce"


@clause("TA-9.25", "TA-9.26")
def test_a_building_refreshed_after_the_outputs_does_not_produce_again() -> None:
    table = activating(given().player(0, production=["P01"]), "produce")
    answer(table, "produce P01")
    assert (asked(table), options(table)) == ("refresh", ["P01", "done"])
    answer(table, "refresh P01")
    assert (face_up(table, 0), resources(table, 0)) == (["P01"], [2, 0, 0, 0])
    assert asked(table) == "plan"


@clause("TA-9.24", "TA-16.23")
def test_a_building_gives_its_output_before_it_is_turned() -> None:
    """P18 gives a weave, Z04 pays the refresh of its seam at once: P18 still lies face up and is turned after it."""
    start = given().player(0, production=["P18"], production_down=["P01"], passive="Z04", tapestries=[["SW03"]])
    table = activating(start.weaves("W01", "W02"), "produce")
    answer(table, "refresh done", "produce P18", "free_weave top", "weave_end right-1")
    assert (asked(table), options(table), face_up(table, 0)) == ("refresh", ["P01", "done"], ["P18"])
    answer(table, "refresh P01")  # has not produced yet
    assert (asked(table), options(table), face_up(table, 0)) == ("produce", ["P01", "done"], ["P01"])


@clause("TA-9.26", "TA-16.23")
def test_a_building_turned_up_by_the_output_of_another_does_not_produce_again() -> None:
    start = given().player(0, production=["P01", "P18"], passive="Z04", tapestries=[["SW03"]])
    table = activating(start.weaves("W01", "W02"), "produce")
    answer(table, "produce P01", "produce P18", "free_weave top", "weave_end right-1")
    assert (asked(table), options(table)) == ("refresh", ["P01", "done"])
    answer(table, "refresh P01")
    assert (face_up(table, 0), asked(table), options(table)) == (["P01"], "refresh", ["P18", "done"])  # that of Produce


@clause("TA-9.25")
def test_the_refresh_of_produce_comes_before_or_after_not_both() -> None:
    table = activating(given().player(0, production=["P01"], production_down=["P03"]), "produce")
    answer(table, "refresh done", "produce P01")
    assert (asked(table), options(table)) == ("refresh", ["P01", "P03", "done"])
    table = activating(given().player(0, production=["P01"], production_down=["P03"]), "produce")
    answer(table, "refresh P03", "produce P01", "produce done")
    assert (asked(table), face_up(table, 0)) == ("plan", ["P03"])


@clause("TA-9.27")
def test_the_others_produce_without_a_refresh() -> None:
    table = activating(given().player(1, production=["P01", "P13"], production_down=["P03"]), "produce")
    assert (table.ask.seat, asked(table)) == (1, "produce")
    answer(table, "produce P01", "produce P13")
    assert (resources(table, 1), vp(table, 1), face_up(table, 1)) == ([2, 0, 0, 0], 12, [])
    assert (table.ask.seat, asked(table)) == (0, "plan")


@clause("TA-9.28")
def test_passive_buildings_are_never_turned() -> None:
    table = activating(given().player(0, passive=["Z20", "Z07"], production=["P01"]), "produce")
    assert options(table) == ["P01", "done"]
    answer(table, "produce P01")
    assert options(table) == ["P01", "done"]  # what may be refreshed afterwards
    answer(table, "refresh done")
    assert buildings(me(table, 0).passive) == ["Z20", "Z07"]
    # Nothing of theirs is ever face down, so a refresh finds nothing.
    table = activating(given().player(0, passive=["Z20", "Z07"], potato=5), "refresh")
    assert asked(table) == "plan"
