"""TA-9 Conquest: casualties, army cards, markers and soldiers."""

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
    conquest,
    given,
    log,
    me,
    nomads,
    options,
    resources,
    tapestries,
    village,
    vp,
    why,
    workers,
)
from tinkuy.core.table import Table
from tinkuy.games.tawantinsuyu.components import WORKERS

MANY = [f"{region}_{place}" for region in ("qullasuyu", "kuntisuyu") for place in range(1, 6)]


def casualties(table: Table) -> list[str]:
    return [WORKERS[kind] for kind, n in enumerate(board(table).casualties) for _ in range(n)]


def holder(table: Table, space: str) -> int:
    return board(table).conquest[conquest(space)]


# ---------------------------------------------------------------------- casualties


@clause("TA-9.13")
@pytest.mark.parametrize(("end", "gone", "left"), [("potato_end", "priest", 1), ("corn_end", "warrior", 0)])
def test_a_worker_from_either_end_of_the_village_dies(end: str, gone: str, left: int) -> None:
    start = given().village("priest", "courier", "warrior").player(0, up=["A01"])
    table = activating(start, "conquest")
    assert (table.ask.seat, asked(table), options(table)) == (0, "casualty", ["potato_end", "corn_end"])
    answer(table, f"casualty {end}")
    assert casualties(table) == [gone]
    assert village(table) == ["priest", "courier", "warrior"][left : left + 2]
    # First of all: only then markers are placed.
    assert asked(table) == "conquer"


@clause("TA-9.14")
def test_with_an_empty_village_a_nomad_dies_and_is_replaced() -> None:
    start = given().village().nomads("courier", "priest", "priest").bag("warrior")
    table = activating(start, "conquest")
    assert (table.ask.seat, asked(table), options(table)) == (0, "casualty", ["courier", "priest"])
    assert why(table, 0, "casualty potato_end").clause == "TA-9.14"
    assert why(table, 0, "casualty architect").reason == "blocked-no-nomad"
    answer(table, "casualty priest")
    assert casualties(table) == ["priest"]
    assert nomads(table) == ["courier", "priest", "warrior"]


@clause("TA-9.14")
def test_with_an_empty_bag_the_nomad_is_not_replaced() -> None:
    table = activating(given().village().nomads("courier", "priest").bag(), "conquest")
    answer(table, "casualty courier")
    assert (casualties(table), nomads(table)) == (["courier"], ["priest"])


@clause("TA-9.14")
def test_with_neither_village_nor_nomads_nobody_dies() -> None:
    start = given().village().nomads().player(0, up=["A01"])
    table = activating(start, "conquest")
    assert (asked(table), casualties(table)) == ("conquer", [])


@clause("TA-9.14")
def test_a_nomad_does_not_die_while_there_is_a_villager() -> None:
    table = activating(given().village("priest", "courier"), "conquest")
    assert why(table, 0, "casualty architect").clause == "TA-9.14"


@clause("TA-9.15")
def test_somebody_dies_also_if_the_active_player_takes_gold() -> None:
    table = activating(given().village("priest", "courier"), "conquest", instead="gold")
    assert (table.ask.seat, asked(table)) == (0, "casualty")
    answer(table, "casualty corn_end")
    assert (casualties(table), resources(table, 0)) == (["courier"], [0, 0, 0, 1])
    table = activating(given().village().nomads("courier", "priest").bag(), "conquest", instead="gold")
    answer(table, "casualty priest")
    assert (casualties(table), nomads(table)) == (["priest"], ["courier"])


@clause("TA-9.36")
def test_a_casualty_that_empties_the_village_takes_the_token_and_the_action_goes_on() -> None:
    start = given().village("priest").player(2, up=["A01"]).player(3, up=["A02"])
    table = activating(start, "conquest", seat=2)
    assert (village(table), casualties(table)) == ([], ["priest"])
    assert (board(table).token, board(table).pending, vp(table, 2)) == (2, True, 11)
    assert (table.ask.seat, asked(table)) == (2, "conquer")
    answer(table, "conquer none")
    assert (table.ask.seat, asked(table)) == (3, "conquer")


# ---------------------------------------------------------------------- army cards


@clause("TA-9.16")
def test_army_cards_cost_1_potato_and_the_first_of_the_active_player_is_free() -> None:
    start = given().village().nomads().player(0, army=["A01", "A19", "A20"], potato=1).player(1, army=["A02"], potato=1)
    table = activating(start, "conquest")
    assert (table.ask.seat, asked(table), options(table)) == (0, "play_army", ["A01", "A19", "A20", "done"])
    answer(table, "play_army A19")
    assert (armies(me(table, 0).army_up), resources(table, 0)[0]) == (["A19"], 1)
    answer(table, "play_army A01")
    assert (armies(me(table, 0).army_up), resources(table, 0)[0]) == (["A19", "A01"], 0)
    assert options(table) == ["done"]
    assert why(table, 0, "play_army A20").clause == "TA-9.16"
    answer(table, "play_army done")
    assert (table.ask.seat, options(table)) == (1, ["A02", "done"])
    answer(table, "play_army A02")
    assert (armies(me(table, 1).army_up), resources(table, 1)[0]) == (["A02"], 0)


@clause("TA-9.16")
def test_the_others_have_no_free_card() -> None:
    start = given().village().nomads().player(1, army=["A02"], corn=3).player(2, army=["A03"], gold=1)
    table = activating(start, "conquest")
    # Seat 1 has no potato; seat 2 pays with gold.
    assert (table.ask.seat, asked(table)) == (2, "play_army")
    assert why(table, 1, "play_army A02").clause == "TA-9.16"
    answer(table, "play_army A03")
    assert (resources(table, 2), armies(me(table, 2).army_up)) == ([0, 0, 0, 0], ["A03"])


@clause("TA-9.16")
def test_playing_army_cards_is_optional() -> None:
    start = given().village().nomads().player(0, army=["A01"])
    table = activating(start, "conquest")
    answer(table, "play_army done")
    assert (armies(me(table, 0).army_hand), me(table, 0).army_up) == (["A01"], [])


@clause("TA-9.31", "TA-9.17", "TA-9.22")
def test_all_play_cards_in_turn_order_before_the_first_marker() -> None:
    start = given().village().nomads()
    for seat in range(4):
        start.player(seat, army=[f"A0{seat + 1}"], up=[f"A2{seat}"], potato=1)
    table = activating(start, "conquest", seat=1)
    order = []
    while asked(table) in ("play_army", "conquer"):
        order.append((asked(table), table.ask.seat))
        answer(table, f"{asked(table)} {options(table)[-1]}")
    assert order == [
        ("play_army", 1),
        ("play_army", 2),
        ("play_army", 3),
        ("play_army", 0),
        ("conquer", 1),
        ("conquer", 2),
        ("conquer", 3),
        ("conquer", 0),
        ("conquer", 1),  # TA-9.22: the additional marker of the active player
    ]
    assert (table.ask.seat, asked(table)) == (1, "plan")


@clause("TA-9.32")
def test_army_cards_gained_afterwards_stay_in_hand() -> None:
    # The reward climbs to the fourth step of the temple, which trains.
    start = given().village().nomads().player(0, up=["A19", "A01", "A02"], temple=3, potato=5)
    table = activating(start, "conquest")
    answer(table, "conquer antisuyu_4", "train A03", "soldiers flip01_discard10")
    assert armies(me(table, 0).army_hand) == ["A03"]
    assert (asked(table), armies(me(table, 0).army_up)) == ("conquer", ["A02"])
    assert "chinchaysuyu_3" not in options(table)  # two soldiers would be needed


# ---------------------------------------------------------------------- markers


@clause("TA-9.17")
def test_each_player_may_put_1_marker_on_an_empty_space_of_any_region() -> None:
    start = given().village().nomads().player(0, up=["A01", "A02"]).player(1, up=["A03"]).player(2, up=["A04"])
    table = activating(start.conquered(3, "qullasuyu_1"), "conquest")
    assert options(table) == [
        "chinchaysuyu_1",
        "chinchaysuyu_2",
        "chinchaysuyu_3",
        "antisuyu_1",
        "antisuyu_2",
        "antisuyu_3",
        "qullasuyu_2",
        "qullasuyu_3",
        "kuntisuyu_1",
        "kuntisuyu_2",
        "kuntisuyu_3",
        "none",
    ]
    assert why(table, 0, "conquer qullasuyu_1").clause == "TA-9.17"
    answer(table, "conquer kuntisuyu_1")
    assert (table.ask.seat, options(table)) == (1, ["chinchaysuyu_1", "antisuyu_1", "none"])
    answer(table, "conquer none")
    assert table.ask.seat == 2
    answer(table, "conquer chinchaysuyu_1")
    assert (holder(table, "kuntisuyu_1"), holder(table, "chinchaysuyu_1")) == (0, 2)
    assert [me(table, seat).conquest_markers for seat in range(3)] == [9, 10, 9]


@clause("TA-9.17")
def test_without_a_marker_nothing_is_conquered() -> None:
    start = given().village().nomads().player(0, up=["A01"]).player(1, up=["A02"])
    table = activating(start.conquered(0, *MANY), "conquest")
    assert (table.ask.seat, asked(table)) == (1, "conquer")
    assert why(table, 0, "conquer antisuyu_1").clause == "TA-9.17"


@clause("TA-9.18")
def test_soldiers_in_hand_do_not_count() -> None:
    start = given().village().nomads().player(0, army=["A19", "A20"], up=["A01"])
    table = activating(start, "conquest")
    answer(table, "play_army done")
    assert options(table) == ["chinchaysuyu_1", "antisuyu_1", "qullasuyu_1", "kuntisuyu_1", "none"]
    assert why(table, 0, "conquer chinchaysuyu_2").clause == "TA-9.29"


@clause("TA-9.18")
def test_face_down_cards_do_not_count() -> None:
    start = given().village().nomads().player(0, down=["A19", "A20"])
    table = activating(start, "conquest")
    assert asked(table) == "plan"
    assert refused(table, 0, "conquer antisuyu_1").clause == "TA-9.29"


@clause("TA-9.19")
def test_flipped_cards_stay_face_down_and_discarded_ones_leave() -> None:
    start = given().village().nomads().player(0, up=["A19", "A01"])
    table = activating(start, "conquest")
    answer(table, "conquer chinchaysuyu_4")
    # Flip 2, discard 1: the 2-soldier card can be flipped only.
    assert (me(table, 0).army_up, armies(me(table, 0).army_down)) == ([], ["A19"])
    assert armies(board(table).army_discard) == ["A01"]
    assert vp(table, 0) == 14


@clause("TA-9.20")
def test_a_card_is_used_whole_and_for_one_thing_only() -> None:
    table = activating(given().village().nomads().player(0, up=["A19"]), "conquest")
    assert options(table) == [
        "chinchaysuyu_1",
        "chinchaysuyu_2",
        "antisuyu_1",
        "antisuyu_2",
        "qullasuyu_1",
        "qullasuyu_2",
        "kuntisuyu_1",
        "kuntisuyu_2",
        "none",
    ]
    assert why(table, 0, "conquer chinchaysuyu_3").clause == "TA-9.29"  # flip 1 and discard 1 by one card
    answer(table, "conquer kuntisuyu_1")
    assert (me(table, 0).army_up, armies(board(table).army_discard)) == ([], ["A19"])  # its second soldier is wasted
    assert asked(table) == "plan"


@clause("TA-9.21")
def test_the_demands_must_be_met_and_no_card_be_spared() -> None:
    start = given().village().nomads().player(0, up=["A01", "A02", "A03", "A19"])
    table = activating(start, "conquest")
    answer(table, "conquer chinchaysuyu_2")  # flip 2
    assert options(table) == ["flip01_discard00", "flip20_discard00"]
    assert why(table, 0, "soldiers flip10_discard00").clause == "TA-9.21"
    assert why(table, 0, "soldiers flip11_discard00").clause == "TA-9.21"
    assert resources(table, 0) == [0, 2, 0, 0]  # the reward is gained at once
    answer(table, "soldiers flip20_discard00")
    assert (armies(me(table, 0).army_down), armies(me(table, 0).army_up)) == (["A01", "A02"], ["A03", "A19"])


@clause("TA-9.21")
@pytest.mark.parametrize(
    ("space", "gained", "points"),
    [
        ("chinchaysuyu_1", [3, 0, 0, 0], 1),
        ("chinchaysuyu_5", [0, 0, 0, 0], 7),
        ("antisuyu_3", [0, 0, 0, 1], 2),
        ("kuntisuyu_6", [0, 0, 0, 0], 10),
    ],
)
def test_the_reward_of_the_space(space: str, gained: list[int], points: int) -> None:
    start = given().village().nomads().player(0, up=["A19", "A20", "A21"])
    table = activating(start, "conquest")
    answer(table, f"conquer {space}")
    assert (resources(table, 0), vp(table, 0)) == (gained, 10 + points)


@clause("TA-9.22")
def test_the_additional_marker_is_for_the_active_player_alone() -> None:
    start = given(2).village().nomads().player(0, up=["A01", "A02"]).player(1, up=["A03", "A04"])
    table = activating(start, "conquest")
    answer(table, "conquer chinchaysuyu_1", "conquer kuntisuyu_1")
    assert (table.ask.seat, asked(table), options(table)) == (0, "conquer", ["antisuyu_1", "qullasuyu_1", "none"])
    answer(table, "conquer qullasuyu_1")
    assert (table.ask.seat, asked(table)) == (0, "plan")
    assert [me(table, seat).conquest_markers for seat in range(2)] == [8, 9]


@clause("TA-9.23")
def test_who_takes_gold_plays_no_card_and_no_marker() -> None:
    start = given(2).village().nomads().player(0, army=["A05"], up=["A01", "A02"], potato=2)
    start.player(1, army=["A06"], up=["A03"], potato=1)
    table = activating(start, "conquest", instead="gold")
    assert (table.ask.seat, asked(table)) == (1, "play_army")
    answer(table, "play_army A06")
    assert (table.ask.seat, asked(table)) == (1, "conquer")
    answer(table, "conquer chinchaysuyu_3")
    assert (table.ask.seat, asked(table)) == (0, "plan")
    assert (armies(me(table, 0).army_hand), me(table, 0).conquest_markers) == (["A05"], 10)


@clause("TA-9.29")
@pytest.mark.parametrize(
    ("cards", "space", "possible"),
    [
        (["A01", "A02"], "chinchaysuyu_3", True),
        (["A01"], "chinchaysuyu_3", False),
        (["A19", "A01"], "chinchaysuyu_5", False),
        (["A19", "A20"], "chinchaysuyu_5", True),
        (["A19", "A01", "A02"], "chinchaysuyu_5", True),
        (["A19", "A20"], "antisuyu_5", False),
        (["A19", "A20", "A01"], "antisuyu_5", True),
    ],
)
def test_both_demands_must_be_payable(cards: list[str], space: str, possible: bool) -> None:
    table = activating(given().village().nomads().player(0, up=cards), "conquest")
    assert (space in options(table)) is possible
    if not possible:
        assert why(table, 0, f"conquer {space}").clause == "TA-9.29"


def conquering_with_a_refresh(order: str) -> Table:
    """The free weave of the space makes a refresh seam, which Z04 pays at once."""
    start = given(conquest_order=order).village().nomads().weaves("W01")
    start.player(0, up=["A19"], down=["A01"], tapestries=[["SW03"]], passive=["Z04"])
    table = activating(start, "conquest")
    return answer(table, "conquer antisuyu_1")


@clause("TA-9.30")
def test_the_reward_comes_before_the_soldiers() -> None:
    table = conquering_with_a_refresh("reward_then_soldiers")
    answer(table, "free_weave top", "weave_end right-1", "refresh A01")
    assert tapestries(table, 0) == [["SW03", "W01"]]
    assert (asked(table), options(table)) == ("soldiers", ["flip00_discard01", "flip00_discard10"])
    answer(table, "soldiers flip00_discard10")
    assert (armies(me(table, 0).army_up), armies(board(table).army_discard)) == (["A19"], ["A01"])


@clause("TA-9.30")
def test_by_the_other_reading_the_soldiers_come_first() -> None:
    table = conquering_with_a_refresh("soldiers_then_reward")
    assert armies(board(table).army_discard) == ["A19"]
    answer(table, "free_weave top", "weave_end right-1", "refresh A01")
    assert (armies(me(table, 0).army_up), asked(table)) == (["A01"], "conquer")


@clause("TA-9.33")
def test_the_additional_marker_does_not_need_the_first() -> None:
    start = given(2).village().nomads().player(0, up=["A01"])
    table = activating(start, "conquest")
    answer(table, "conquer none")
    assert (table.ask.seat, asked(table)) == (0, "conquer")
    answer(table, "conquer kuntisuyu_1")
    assert (holder(table, "kuntisuyu_1"), asked(table)) == (0, "plan")


@clause("TA-9.33")
def test_the_additional_marker_needs_a_marker() -> None:
    start = given(2).village().nomads().player(0, up=["A01", "A02"]).conquered(0, *MANY[:-1])
    table = activating(start, "conquest")
    answer(table, "conquer chinchaysuyu_1")
    assert (me(table, 0).conquest_markers, asked(table)) == (0, "plan")


@clause("TA-9.34")
def test_the_reward_is_finished_before_the_next_player() -> None:
    start = given(2).village().nomads("priest", "courier").player(0, up=["A19"]).player(1, up=["A20"])
    table = activating(start, "conquest")
    answer(table, "casualty priest", "conquer antisuyu_2")
    assert (table.ask.seat, asked(table)) == (0, "nomad")
    answer(table, f"nomad {options(table)[0]}")
    assert (table.ask.seat, asked(table)) == (1, "conquer")
    assert len(workers(table, 0)) == 1


@clause("TA-9.21")
def test_the_regions_of_the_tables() -> None:
    assert [len([space for space in COMPONENTS.conquest if space.region == region]) for region in range(4)] == [6] * 4
    table = activating(given().village().nomads().player(0, up=["A01"]), "conquest")
    answer(table, "conquer qullasuyu_1")
    assert log(table, "conquered", "soldiers_used", "gained") == [
        "conquered 0 qullasuyu_1",
        "gained 0 stone 2",
        "soldiers_used 0 0 1",
    ]


# ---------------------------------------------------------------------- which of equal cards


@clause("TA-9.19")
def test_which_of_equal_cards_is_discarded_and_which_is_turned_is_a_choice() -> None:
    """A01, A11 and A15 show 1 soldier each, with different bonuses."""
    table = activating(given().village("priest").player(0, up=["A01", "A11", "A15", "A19"]), "conquest")
    answer(table, "conquer qullasuyu_3", "soldiers flip10_discard10")
    assert (asked(table), options(table)) == ("discard_army", ["A01", "A11", "A15"])
    refused = [why(table, 0, f"discard_army {card}").clause for card in ("A19", "A02")]
    assert refused == ["TA-9.19", "TA-9.18"]
    answer(table, "discard_army A11")
    assert (asked(table), options(table)) == ("flip_army", ["A01", "A15"])
    answer(table, "flip_army A15")
    assert (armies(me(table, 0).army_up), armies(me(table, 0).army_down)) == (["A01", "A19"], ["A15"])
    assert armies(board(table).army_discard.cards) == ["A11"]


@clause("TA-9.19")
def test_nothing_is_asked_of_cards_that_are_alike_or_all_used() -> None:
    table = activating(given().village("priest").player(0, up=["A01", "A02", "A03"]), "conquest")
    answer(table, "conquer qullasuyu_3")
    assert asked(table) == "conquer"  # the second marker
    assert (armies(me(table, 0).army_up), armies(me(table, 0).army_down)) == (["A03"], ["A02"])
    table = activating(given().village("priest").player(0, up=["A01", "A15"]), "conquest")
    answer(table, "conquer kuntisuyu_2")  # both are flipped
    assert armies(me(table, 0).army_down) == ["A01", "A15"]
    table = activating(given().village("priest").player(0, up=["A01", "A15"]), "conquest")
    answer(table, "conquer qullasuyu_3", "discard_army A15")  # the other one is flipped
    assert armies(me(table, 0).army_down) == ["A01"]
