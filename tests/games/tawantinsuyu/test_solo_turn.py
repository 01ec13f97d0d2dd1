"""TA-19 Solo: her turn and her priest."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    COMPONENTS,
    Given,
    activating,
    answer,
    armies,
    asked,
    board,
    buildings,
    carried_out,
    conquest,
    events,
    free_actions,
    given,
    gods,
    her_turn,
    log,
    me,
    options,
    points,
    resources,
    she_follows,
    standing,
    village,
    vp,
    workers,
)
from tinkuy.core.chance import Chance
from tinkuy.games.tawantinsuyu.axomamma import conquest as her_conquest
from tinkuy.games.tawantinsuyu.state import FREE

# With the Coricancha unturned: sector 0 worship, 1 offering, 2 refresh, 3 conquest, 4 produce.


def chosen(start: Given) -> str:
    """What she does with her turn: the priest action, `board` or `rest`."""
    table = her_turn(start)
    moves = log(table, "she_moves_priest")
    if moves:
        return moves[0].split()[1]
    return "rest" if events(table, "she_rests") else "board"


@clause("TA-19.1")
def test_priest_action_before_the_board_before_a_rest() -> None:
    assert chosen(given(1).player(1, corn=4, courier=2)) == "offering"
    assert chosen(given(1).player(1, corn=3, courier=2)) == "board"
    assert chosen(given(1).player(1, corn=3)) == "rest"
    table = her_turn(given(1).player(1, corn=4, courier=2))
    assert (workers(table, 1), standing(table)) == (["courier", "courier"], {})  # one thing in a turn


@clause("TA-19.2")
def test_the_nearest_of_the_next_two_actions() -> None:
    both: dict[str, Any] = {"corn": 4, "down": "A01 A02 A03"}
    assert chosen(given(1).player(1, sector=0, **both)) == "offering"
    assert chosen(given(1).player(1, sector=0, down="A01 A02 A03")) == "refresh"  # two away
    assert chosen(given(1).player(1, sector=1, **both)) == "refresh"  # its own space is not looked at
    assert chosen(given(1).player(1, sector=4, corn=4)) == "offering"  # beyond worship
    assert chosen(given(1).player(1, sector=3, corn=4)) == "rest"  # three away
    table = her_turn(given(1).player(1, sector=4, corn=4))
    assert me(table, 1).priest == 1


@clause("TA-19.2")
def test_turning_the_coricancha_moves_the_actions() -> None:
    assert chosen(given(1).orientation(2).player(1, sector=2, corn=4)) == "offering"  # faces sector 3
    assert chosen(given(1).orientation(2).player(1, sector=0, corn=4)) == "rest"


@clause("TA-19.2")
@pytest.mark.parametrize(
    ("hers", "human", "question", "taken", "outcome"),
    [
        ({"sector": 0, "corn": 4}, {"corn": 3}, "offer", "offer1", {"temple": 1}),
        ({"sector": 4, "small": "eye"}, {"large": "wave"}, "worship", "large_wave", {"temple": 1}),
        ({"sector": 1, "down": "A01 A02 A03"}, {"corn": 1, "down": "A19"}, "refresh", "A19", {"army_down": []}),
        ({"sector": 3, "production": "P13 P14"}, {"production": "P01"}, "produce", "P01", {"production_up": [0]}),
    ],
)
def test_the_human_may_join(
    hers: dict[str, Any], human: dict[str, Any], question: str, taken: str, outcome: dict[str, Any]
) -> None:
    """As a follower at the follower's price, without the gold and without free actions (TA-3.13)."""
    table = her_turn(given(1).player(1, **hers).player(0, army="A15", **human))
    assert (table.ask.seat, asked(table), free_actions(table)) == (0, question, [])
    assert "gold" not in options(table)
    answer(table, f"{question} {taken}")
    for name, value in outcome.items():
        assert getattr(me(table, 0), name) == value
    assert resources(table, 0)[1] == 0  # the corn is paid
    assert armies(me(table, 0).army_hand) == ["A15"]
    assert (asked(table), table.ask.seat) == ("plan", 0)
    assert free_actions(table) == ["free_A15"]  # now it is the human's turn again


@clause("TA-19.3")
def test_an_army_card_and_up_to_two_altar_cards_for_no_vp() -> None:
    for altar, left in (((), []), (("G10",), []), (("G10", "G20", "G30"), ["G30"])):
        table = her_turn(given(1).player(1, sector=3, production="P01 P03").altar(*altar))
        assert gods(board(table).altar) == left
        assert len(me(table, 1).army_hand.cards) == 1
        assert vp(table, 1) == 10
        assert log(table, "she_concludes", "army_drawn")[:2] == ["she_concludes", "army_drawn 1 1"]


@clause("TA-19.4")
@pytest.mark.parametrize(
    ("hers", "sector", "action"),
    [
        ({"corn": 4}, 0, "offering"),
        ({"corn": 3, "gold": 5}, 0, "rest"),
        ({"production": "P01 P02"}, 3, "produce"),
        ({"production": "P01", "production_down": "P02", "passive": "Z01"}, 3, "rest"),
        ({"small": "eye"}, 4, "worship"),
        ({"large": "eye"}, 4, "worship"),
        ({}, 4, "rest"),
        ({"production_down": "P01 P02 P03"}, 1, "refresh"),
        ({"production_down": "P01", "down": "A01 A02"}, 1, "refresh"),
        ({"production_down": "P01", "down": "A01"}, 1, "rest"),
    ],
)
def test_conditions(hers: dict[str, Any], sector: int, action: str) -> None:
    assert chosen(given(1).player(1, sector=sector, **hers)) == action


@clause("TA-19.4", "TA-19.5")
@pytest.mark.parametrize(
    ("hers", "casualties", "edition", "action"),
    [
        ({"up": "A19"}, 1, "ru", "conquest"),
        ({"up": "A19"}, 2, "ru", "rest"),
        ({"up": "A19", "army": "A01"}, 2, "ru", "conquest"),
        ({"army": "A19 A20"}, 1, "ru", "conquest"),
        ({"army": "A19 A20"}, 2, "ru", "rest"),  # 1 for each card
        ({"army": "A19 A20"}, 2, "cz", "conquest"),  # 4 soldiers are on them
        ({"army": "A19 A20"}, 4, "cz", "rest"),
        ({"down": "A19 A20"}, 0, "ru", "rest"),
        ({}, 0, "ru", "rest"),
    ],
)
def test_the_condition_of_conquest(hers: dict[str, Any], casualties: int, edition: str, action: str) -> None:
    start = given(1, edition_solo_hand_soldiers=edition).player(1, sector=2, **hers)
    assert chosen(start.casualties(*["priest"] * casualties)) == action


@clause("TA-19.20")
def test_her_hand_is_not_face_down() -> None:
    start = given(1).player(1, sector=1, down="A01 A02", army="A03 A04").casualties("priest", "priest", "priest")
    assert chosen(start) == "rest"


@clause("TA-19.6", "TA-19.14")
def test_everything_face_up_produces_and_turns_when_following() -> None:
    start = given(1).player(1, production="P13 P08", production_down="P15", passive="Z01")
    table = she_follows(start, "produce")
    assert me(table, 1).production_up == [0, 0, 0]
    assert (vp(table, 1), resources(table, 1)) == (12, [0, 0, 0, 1])
    assert log(table, "she_follows", "produced") == ["she_follows produce", "produced 1 P13", "produced 1 P08"]


@clause("TA-19.6")
@pytest.mark.parametrize(
    ("building", "held", "left"),
    [
        ("P11", [0, 1, 2, 0], [3, 1, 2, 0]),  # potato is least
        ("P11", [2, 1, 1, 0], [2, 3, 1, 0]),  # corn before stone
        ("P11", [1, 2, 1, 0], [1, 2, 3, 0]),  # stone before potato
        ("P12", [0, 1, 0, 1], [0, 1, 0, 2]),  # gold before corn
        ("P12", [0, 0, 0, 1], [0, 2, 0, 1]),
    ],
)
def test_a_choice_is_what_she_has_least_of(building: str, held: list[int], left: list[int]) -> None:
    start = given(1).player(1, production=building, potato=held[0], corn=held[1], stone=held[2], gold=held[3])
    assert resources(she_follows(start, "produce"), 1) == left


@clause("TA-19.7")
def test_hers_keeps_the_highest_number_face_up() -> None:
    table = her_turn(given(1).player(1, sector=3, production="P08 P13 P03", production_down="P15"))
    assert buildings(me(table, 1).production) == ["P08", "P13", "P03", "P15"]
    assert me(table, 1).production_up == [0, 1, 0, 0]  # P15 was not activated and stays down
    assert (vp(table, 1), resources(table, 1)) == (12, [0, 1, 0, 1])
    assert log(table, "she_keeps_up", "refreshed") == ["she_keeps_up P13"]


@clause("TA-19.8")
@pytest.mark.parametrize(
    ("corn", "temple", "climbed", "left"),
    [(4, 2, 2, 0), (5, 2, 2, 1), (6, 0, 3, 0), (9, 0, 3, 3), (6, 9, 1, 4), (6, 10, 0, 6)],
)
def test_her_offering_buys_all_steps_it_can(corn: int, temple: int, climbed: int, left: int) -> None:
    table = her_turn(given(1).player(1, corn=corn, temple=temple))
    assert (me(table, 1).temple, resources(table, 1)[1]) == (temple + climbed, left)


@clause("TA-19.8", "TA-19.14")
@pytest.mark.parametrize(("corn", "climbed", "left"), [(2, 0, 2), (3, 1, 0), (9, 1, 6)])
def test_following_she_buys_one_step_for_3(corn: int, climbed: int, left: int) -> None:
    table = she_follows(given(1).player(1, corn=corn), "offering")
    assert (me(table, 1).temple, resources(table, 1)[1]) == (climbed, left)
    assert log(table, "she_follows") == (["she_follows offering"] if climbed else [])


@clause("TA-19.8")
@pytest.mark.parametrize(
    ("hers", "climbed", "left"),
    [
        ({"small": "eye"}, 1, (0, 0)),
        ({"large": "eye"}, 3, (0, 0)),
        ({"small": "eye wave", "large": "eye wave"}, 4, (1, 1)),
    ],
)
def test_her_worship_gives_one_of_each_size(hers: dict[str, str], climbed: int, left: tuple[int, int]) -> None:
    table = her_turn(given(1).player(1, sector=4, **hers))
    assert me(table, 1).temple == climbed
    assert (sum(me(table, 1).small), sum(me(table, 1).large)) == left


@clause("TA-19.16")
@pytest.mark.parametrize(
    ("gold_as", "corn", "gold", "temple", "left"),
    [
        ("gold_as_corn", 5, 2, 3, [0, 0, 0, 1]),
        ("corn_only", 5, 2, 2, [0, 1, 0, 2]),
        ("gold_as_corn", 4, 1, 2, [0, 0, 0, 1]),  # it would buy no further step
    ],
)
def test_gold_as_corn_for_further_steps(gold_as: str, corn: int, gold: int, temple: int, left: list[int]) -> None:
    table = her_turn(given(1, solo_offering_gold=gold_as).player(1, corn=corn, gold=gold))
    assert me(table, 1).temple == temple
    assert resources(table, 1) == [left[0] + 1, *left[1:]]  # the second step gives a potato


@clause("TA-19.16", "TA-19.8")
@pytest.mark.parametrize(("gold_as", "temple"), [("gold_as_corn", 1), ("corn_only", 0)])
def test_gold_as_corn_when_following(gold_as: str, temple: int) -> None:
    table = she_follows(given(1, solo_offering_gold=gold_as).player(1, corn=2, gold=2), "offering")
    assert (me(table, 1).temple, resources(table, 1)) == (temple, [0, 0, 0, 1] if temple else [0, 2, 0, 2])


@clause("TA-19.15")
def test_following_worship_she_gives_a_small_statue_before_a_large_one() -> None:
    table = she_follows(given(1).player(1, small="eye", large="wave"), "worship")
    assert (me(table, 1).temple, sum(me(table, 1).small), sum(me(table, 1).large)) == (1, 0, 1)
    table = she_follows(given(1).player(1, large="wave"), "worship")
    assert (me(table, 1).temple, sum(me(table, 1).large)) == (1, 0)
    table = she_follows(given(1).player(1, large="wave", temple=10), "worship")
    assert sum(me(table, 1).large) == 1  # nothing is given for a step that does not exist
    given_up = set()
    for seed in range(30):
        start = given(1).player(1, small="eye wave cross")
        start.state.chance = Chance(seed)
        given_up |= set(log(she_follows(start, "worship"), "statue_given"))
    assert given_up == {f"statue_given 1 small_{symbol}" for symbol in ("eye", "wave", "cross")}


# ---------------------------------------------------------------------- refresh


@clause("TA-19.12", "EX-9")
def test_following_a_refresh_half_of_each_rounded_up() -> None:
    start = given(1).player(1, production_down="P01 P02 P03", down="A01 A02 A03")
    table = she_follows(start, "refresh")
    assert (sum(me(table, 1).production_up), len(me(table, 1).army_up), len(me(table, 1).army_down)) == (2, 2, 1)
    assert log(table, "she_follows") == ["she_follows refresh"]


@clause("TA-19.12", "TA-19.19")
def test_the_best_half_is_refreshed() -> None:
    start = given(1).player(1, production_down="P09 P02 P14 P05", down="A19 A01 A20", potato=2, gold=1)
    table = she_follows(start, "refresh")
    assert [
        tile for tile, up in zip(buildings(me(table, 1).production), me(table, 1).production_up, strict=True) if up
    ] == [
        "P09",
        "P14",
    ]
    assert (armies(me(table, 1).army_up), armies(me(table, 1).army_down)) == (["A19", "A20"], ["A01"])
    assert resources(table, 1) == [2, 0, 0, 1]  # she pays nothing


@clause("TA-19.12")
@pytest.mark.parametrize(("edition", "buildings_up", "cards_up"), [("cz", 4, 2), ("ru", 5, 2)])
def test_half_of_the_face_down_ones_or_of_all_by_the_russian_wording(
    edition: str, buildings_up: int, cards_up: int
) -> None:
    """D19: 3 up and 2 down are 5, half of them 3, but no more than lie face down; 1 and 1 are 2, half of them 1."""
    start = given(1, edition_solo_half_refresh=edition)
    start.player(1, production="P01 P02 P03", production_down="P04 P05", up="A01", down="A02")
    table = she_follows(start, "refresh")
    assert (sum(me(table, 1).production_up), len(me(table, 1).army_up)) == (buildings_up, cards_up)


@clause("TA-19.12")
def test_hers_refreshes_everything() -> None:
    start = given(1).player(1, sector=1, production_down="P01 P02", down="A01 A20", potato=1)
    table = her_turn(start)
    assert me(table, 1).production_up == [1, 1]
    assert (armies(me(table, 1).army_up), me(table, 1).army_down) == (["A01", "A20"], [])
    assert resources(table, 1) == [1, 0, 0, 0]


@clause("TA-19.13")
def test_the_card_and_the_altar_come_after_the_human_has_joined() -> None:
    table = her_turn(given(1).player(1, corn=4, temple=2).player(0, corn=3).altar("G10"))
    assert (asked(table), me(table, 1).temple) == ("offer", 4)
    assert gods(board(table).altar) == ["G10"]
    assert len(me(table, 1).army_hand.cards) == 1  # from the temple
    answer(table, "offer offer1")
    assert gods(board(table).altar) == []
    assert len(me(table, 1).army_hand.cards) == 2


# ---------------------------------------------------------------------- conquest


def conquered(start: Given) -> str:
    """The space of her first marker when she follows a conquest."""
    table = she_follows(start, "conquest", "casualty potato_end")
    (line,) = log(table, "conquered")
    return line.split()[2]


@clause("TA-19.9")
def test_she_plays_all_her_hand_free() -> None:
    start = given(1).player(1, army="A01 A19 A05", down="A02", potato=3)
    table = she_follows(start, "conquest", "casualty potato_end")
    assert len(log(table, "army_played")) == 3
    assert me(table, 1).army_hand.cards == []
    # 1, 1, 2 soldiers: flip 2 and discard 2 at Chinchaysuyu 5.
    assert log(table, "conquered") == ["conquered 1 chinchaysuyu_5"]
    assert (resources(table, 1), points(table, 1, "conquest")) == ([3, 0, 0, 0], 7)
    assert log(table, "she_follows") == ["she_follows conquest"]


@clause("TA-19.9")
@pytest.mark.parametrize(
    ("up", "icon", "space"),
    [
        ("A19 A20 A01", "discard", "kuntisuyu_6"),  # 3 to discard
        ("A19 A20 A01", "flip", "antisuyu_5"),  # 3 to flip
        ("A19 A20 A01", "vp", "kuntisuyu_6"),  # 10 VP
        ("A19 A01", "discard", "antisuyu_1"),
        ("A19 A01", "flip", "antisuyu_2"),
        ("A19 A01", "vp", "chinchaysuyu_4"),  # 4 VP
    ],
)
def test_the_highest_value_of_an_icon(up: str, icon: str, space: str) -> None:
    assert conquered(given(1, solo_first_conquest_icon=icon).player(1, up=up)) == space


@clause("TA-19.9")
@pytest.mark.parametrize(
    ("human", "hers", "space"),
    [
        ("", "", "chinchaysuyu_5"),  # Chinchaysuyu before Qullasuyu
        ("chinchaysuyu_1", "", "qullasuyu_5"),  # fewest markers in all
        ("", "chinchaysuyu_1", "qullasuyu_5"),
        (  # as many in all, but three of hers
            "qullasuyu_1 qullasuyu_2 qullasuyu_3",
            "chinchaysuyu_1 chinchaysuyu_2 chinchaysuyu_3",
            "qullasuyu_5",
        ),
        ("qullasuyu_1 qullasuyu_2", "chinchaysuyu_1 chinchaysuyu_2", "chinchaysuyu_5"),  # fewest of the human
        ("chinchaysuyu_1 chinchaysuyu_2", "qullasuyu_1 qullasuyu_2", "qullasuyu_5"),
    ],
)
def test_ties_between_regions(human: str, hers: str, space: str) -> None:
    """Two 2-soldier cards: flip 2 and discard 2 is the dearest, in two regions."""
    start = given(1).player(1, up="A19 A20").conquered(0, *human.split()).conquered(1, *hers.split())
    assert conquered(start) == space


@clause("TA-19.9")
@pytest.mark.parametrize(
    ("gone", "region"),
    [
        ("", "antisuyu"),
        ("antisuyu", "chinchaysuyu"),
        ("antisuyu chinchaysuyu", "kuntisuyu"),
        ("antisuyu chinchaysuyu kuntisuyu", "qullasuyu"),
    ],
)
def test_the_last_tie_is_the_order_of_the_regions(gone: str, region: str) -> None:
    start = given(1).player(1, up="A01")  # only `discard 1` can be paid, once in each region
    for name in gone.split():
        start.conquered(0, f"{name}_1")
    for name in ("antisuyu", "chinchaysuyu", "kuntisuyu", "qullasuyu"):
        if name not in gone.split():
            start.conquered(0, f"{name}_6")  # as many markers in each
    assert conquered(start) == f"{region}_1"


@clause("TA-19.10", "TA-19.17")
@pytest.mark.parametrize(
    ("up", "space", "flipped", "discarded"),
    [
        ("A01 A19", "antisuyu_3", ["A19"], ["A01"]),  # flip 1, discard 1
        ("A01 A02 A19", "antisuyu_3", ["A19"], ["A01"]),
        ("A01 A02 A03 A19", "chinchaysuyu_5", ["A19"], ["A01", "A02"]),  # flip 2, discard 2
        ("A01 A19 A20", "chinchaysuyu_5", ["A20"], ["A19"]),  # a 1 would be a card to spare
        ("A01 A02 A19 A20", "kuntisuyu_6", ["A20"], ["A01", "A19"]),  # flip 2, discard 3
        ("A01 A02 A03 A19", "kuntisuyu_6", ["A19"], ["A01", "A02", "A03"]),
        ("A01 A02 A19", "chinchaysuyu_2", ["A19"], []),  # flip 2
        ("A01 A02", "chinchaysuyu_2", ["A01", "A02"], []),
    ],
)
def test_she_discards_weak_cards_and_flips_strong_ones(
    up: str, space: str, flipped: list[str], discarded: list[str]
) -> None:
    start = given(1).player(1, up=up)
    her = start.state.players[1]
    carried_out(start, her_conquest.take(start.state, her, conquest(space)))
    assert (sorted(armies(her.army_down)), sorted(armies(start.state.army_discard))) == (flipped, discarded)


def second(start: Given, seed: int) -> str:
    """The space of her second marker in her own conquest."""
    start.player(1, sector=2).state.chance = Chance(seed)
    lines = log(her_turn(start), "conquered")
    return lines[1].split()[2] if len(lines) > 1 else ""


@clause("TA-19.11")
def test_the_second_marker_where_she_discards_fewest_cards_ties_at_random() -> None:
    found = {second(given(1).player(1, up="A19 A20 A21 A22 A23"), seed) for seed in range(60)}
    assert found == {"antisuyu_2", "chinchaysuyu_2", "kuntisuyu_2", "qullasuyu_2"}  # flip 2, discard nothing


@clause("TA-19.11", "TA-19.17")
def test_the_cards_counted_are_those_of_her_own_way_to_pay() -> None:
    """Discard 2 would cost her two 1-soldier cards, so it never ties with discard 1."""
    for seed in range(30):
        start = given(1).player(1, up="A19 A20 A21 A01 A02 A03 A04 A05 A06 A07")
        start.conquered(0, "antisuyu_2", "chinchaysuyu_2", "kuntisuyu_2", "qullasuyu_2")
        place = second(start, seed)
        assert COMPONENTS.conquest[conquest(place)].discard == 1


@clause("TA-19.18")
def test_she_gains_the_reward_and_places_nothing_she_cannot_pay() -> None:
    table = she_follows(given(1).player(1, up="A19 A20"), "conquest", "casualty potato_end")
    assert (points(table, 1, "conquest"), me(table, 1).conquest_markers) == (7, 9)
    table = she_follows(given(1), "conquest", "casualty potato_end")
    assert (events(table, "conquered"), me(table, 1).conquest_markers) == ([], 10)
    assert events(table, "she_follows") == []
    start = given(1).player(1, up="A19 A20")
    start.conquered(1, *[f"{region}_{n}" for region in ("antisuyu", "kuntisuyu") for n in range(1, 6)])
    table = she_follows(start, "conquest", "casualty potato_end")
    assert (events(table, "conquered"), armies(me(table, 1).army_up)) == ([], ["A19", "A20"])  # no marker is left


@clause("TA-19.18")
@pytest.mark.parametrize(
    ("order", "first"), [("reward_then_soldiers", "scored"), ("soldiers_then_reward", "soldiers_used")]
)
def test_reward_and_soldiers_in_the_order_of_the_table(order: str, first: str) -> None:
    start = given(1, conquest_order=order).player(1, up="A19 A20")
    table = she_follows(start, "conquest", "casualty potato_end")
    kinds = [line.split()[0] for line in log(table, "scored", "soldiers_used")]
    assert (kinds[0], len(kinds)) == (first, 2)


@clause("TA-19.21")
def test_in_her_conquest_the_human_follows_between_her_markers() -> None:
    start = given(1).player(1, sector=2, up="A19 A20 A21 A22").player(0, army="A23 A24", potato=1)
    table = her_turn(start)
    assert (table.ask.seat, asked(table), options(table)) == (0, "play_army", ["A23", "A24", "done"])
    assert free_actions(table) == []
    assert events(table, "conquered") == []
    answer(table, "play_army A23")
    assert resources(table, 0) == [0, 0, 0, 0]  # also the first card costs a potato
    assert asked(table) == "conquer"  # the second cannot be paid
    assert log(table, "conquered") == ["conquered 1 kuntisuyu_6"]
    answer(table, "conquer antisuyu_2", "nomad nobody")
    seats = [line.split()[1] for line in log(table, "conquered")]
    assert seats == ["1", "0", "1"]
    assert (asked(table), me(table, 0).conquest_markers, me(table, 1).conquest_markers) == ("plan", 9, 8)


@clause("TA-19.21")
def test_a_casualty_from_the_potato_end_or_by_the_other_reading_from_either() -> None:
    table = her_turn(given(1).player(1, sector=2, up="A19").village("priest", "courier", "warrior"))
    assert (log(table, "casualty"), village(table)) == (["casualty priest"], ["courier", "warrior"])
    found = set()
    for seed in range(20):
        start = (
            given(1, solo_casualty_end="random").player(1, sector=2, up="A19").village("priest", "courier", "warrior")
        )
        start.state.chance = Chance(seed)
        found |= set(log(her_turn(start), "casualty"))
    assert found == {"casualty priest", "casualty warrior"}


@clause("TA-19.21")
def test_from_an_empty_village_a_random_nomad_falls() -> None:
    fallen = []
    for seed in range(60):
        start = given(1).player(1, sector=2, up="A19").village().nomads("courier", "courier", "warrior")
        start.state.chance = Chance(seed)
        table = her_turn(start)
        fallen += log(table, "casualty")
        assert sum(board(table).nomads) == 3
    assert fallen.count("casualty courier") > fallen.count("casualty warrior") > 5  # each nomad alike, not each kind


@clause("TA-19.14")
def test_she_follows_also_when_the_human_acts() -> None:
    table = activating(given(1).player(0, corn=2).player(1, corn=3), "offering")
    answer(table, "offer offer1")
    assert (me(table, 0).temple, me(table, 1).temple) == (1, 1)
    assert table.ask.seat == 0
    assert me(table, 1).priest == 0  # her own priest does not move
    assert me(table, 0).priest != FREE
