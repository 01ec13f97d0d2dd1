"""TA-23 Solo: difficulty options, each off and on, and together."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    GAME,
    armies,
    board,
    carried_out,
    conquest,
    events,
    given,
    her_turn,
    log,
    me,
    points,
    resources,
    she_follows,
    tokens_at,
    vp,
)
from tinkuy.core.game import clean_options, remarks_on
from tinkuy.core.table import open_table
from tinkuy.games.tawantinsuyu.axomamma import conquest as her_conquest
from tinkuy.games.tawantinsuyu.rulings import EASIER, HARDER, SOLO_SWITCHES, Rulings
from tinkuy.games.tawantinsuyu.state import FREE, Tawantinsuyu

OFF_ON = pytest.mark.parametrize("switch", ["off", "on"])


@clause("TA-23.1")
@OFF_ON
def test_no_personality_tile(switch: str) -> None:
    for seed in range(8):
        game = open_table(GAME, 1, seed, {"solo_no_personality": switch}).state
        assert isinstance(game, Tawantinsuyu)
        assert (game.personality == FREE) == (switch == "on")


@clause("TA-23.2")
@OFF_ON
@pytest.mark.parametrize("place", [1, 4])
def test_buildings_for_2_stone(switch: str, place: int) -> None:
    for stone, gold, after in ((1, 0, (0, 0)), (2, 0, (1, 0)), (1, 1, (0, 1))):
        start = given(1, solo_buildings_cost_2=switch).player(1, courier=1, stone=stone, gold=gold)
        table = her_turn(tokens_at(start, middle4=place), 4)
        built = len(me(table, 1).production) + len(me(table, 1).passive)
        if switch == "off":
            assert (built, *resources(table, 1)[2:]) == (1, *after)
        elif stone + gold == 1:
            assert (built, *resources(table, 1)[2:]) == (0, 1, 1)  # not possible: 1 gold
        else:
            assert (built, *resources(table, 1)[2:]) == (1, 0, 0)  # gold stands in for the second


@clause("TA-23.3")
@pytest.mark.parametrize(
    ("switch", "small", "large", "moves"),
    [("off", "eye", "", True), ("on", "eye", "", False), ("on", "eye", "eye", True), ("on", "eye wave", "", True)],
)
def test_worship_needs_2_statues(switch: str, small: str, large: str, moves: bool) -> None:
    table = her_turn(given(1, solo_worship_needs_2=switch).player(1, sector=4, small=small, large=large))
    assert (log(table, "she_moves_priest") == ["she_moves_priest worship"]) == moves


@clause("TA-23.4")
@OFF_ON
def test_no_second_conquest(switch: str) -> None:
    table = her_turn(given(1, solo_one_conquest=switch).player(1, sector=2, up="A19 A20 A21 A22 A23"))
    assert len(events(table, "conquered")) == (1 if switch == "on" else 2)


@clause("TA-23.5")
@OFF_ON
def test_no_army_card_without_workers(switch: str) -> None:
    table = her_turn(given(1, solo_no_army_card=switch).player(1, sector=2).nomads("courier"))
    assert len(events(table, "she_rests")) == 1
    assert len(me(table, 1).army_hand.cards) == (0 if switch == "on" else 1)
    table = her_turn(given(1, solo_no_army_card=switch).player(1, corn=4))
    assert len(me(table, 1).army_hand.cards) == 1  # the card of a priest action stays


@clause("TA-23.6")
@OFF_ON
def test_a_free_step_before_worship_and_offering(switch: str) -> None:
    free = 1 if switch == "on" else 0
    table = her_turn(given(1, solo_free_step=switch).player(1, corn=4))
    assert (me(table, 1).temple, resources(table, 1)[1]) == (2 + free, 0)
    assert len(events(table, "she_climbs_free")) == free
    table = her_turn(given(1, solo_free_step=switch).player(1, sector=4, small="eye"))
    assert me(table, 1).temple == 1 + free
    table = her_turn(given(1, solo_free_step=switch).player(1, sector=3, production="P01 P03"))
    assert me(table, 1).temple == 0  # not for other actions
    table = she_follows(given(1, solo_free_step=switch).player(1, corn=3), "offering")
    assert me(table, 1).temple == 1  # nor when she follows
    table = her_turn(given(1, solo_free_step=switch).player(1, corn=4, temple=9))
    assert (me(table, 1).temple, resources(table, 1)[1]) == (10, 4 if free else 2)  # first the free one


@clause("TA-23.7")
@pytest.mark.parametrize(
    ("switch", "casualties", "moves"),
    [("off", 1, True), ("off", 2, False), ("on", 2, True), ("on", 3, False)],
)
def test_equal_soldiers_suffice(switch: str, casualties: int, moves: bool) -> None:
    start = given(1, solo_equal_soldiers=switch).player(1, sector=2, up="A19").casualties(*["priest"] * casualties)
    assert (log(her_turn(start), "she_moves_priest") == ["she_moves_priest conquest"]) == moves


@clause("TA-23.8", "TA-23.13")
@pytest.mark.parametrize(
    ("space", "up", "off", "on"),
    [
        ("chinchaysuyu_5", "A01 A02 A03 A04", (["A03", "A04"], ["A01", "A02"]), (["A02"], ["A01"])),  # 2 and 2
        ("antisuyu_3", "A01 A02", (["A02"], ["A01"]), ([], [])),  # 1 and 1 become nothing at all
        ("antisuyu_1", "A01", ([], ["A01"]), ([], [])),  # 0 to flip stays 0
        ("chinchaysuyu_2", "A01 A02", (["A01", "A02"], []), (["A01"], [])),
    ],
)
def test_cheaper_conquests(
    space: str, up: str, off: tuple[list[str], list[str]], on: tuple[list[str], list[str]]
) -> None:
    for switch, (flipped, discarded) in (("off", off), ("on", on)):
        start = given(1, solo_cheap_conquest=switch).player(1, up=up)
        her = start.state.players[1]
        carried_out(start, her_conquest.take(start.state, her, conquest(space)))
        assert (armies(her.army_down), armies(start.state.army_discard)) == (flipped, discarded)


@clause("TA-23.8")
@OFF_ON
def test_cheaper_conquests_open_dearer_spaces(switch: str) -> None:
    table = she_follows(given(1, solo_cheap_conquest=switch).player(1, up="A01 A02"), "conquest", "casualty potato_end")
    assert log(table, "conquered") == [f"conquered 1 {'chinchaysuyu_5' if switch == 'on' else 'antisuyu_1'}"]
    table = she_follows(given(1, solo_cheap_conquest=switch), "conquest", "casualty potato_end")
    assert len(events(table, "conquered")) == (1 if switch == "on" else 0)  # even without a single soldier


@clause("TA-23.9")
@OFF_ON
def test_2_vp_for_each_priest_action_she_chooses(switch: str) -> None:
    start = given(1, solo_priest_vp=switch).player(1, sector=3, production="P01 P03")
    table = her_turn(start)
    assert points(table, 1, "solo") == (2 if switch == "on" else 0)
    assert len(events(table, "she_chose_priest")) == (1 if switch == "on" else 0)
    table = she_follows(given(1, solo_priest_vp=switch).player(1, corn=3), "offering")
    assert vp(table, 1) == 10  # not for following
    table = her_turn(given(1, solo_priest_vp=switch).player(1, sector=2))
    assert vp(table, 1) == 10  # nor for a rest


@clause("TA-23.10")
@OFF_ON
def test_2_vp_per_weave_at_ceremonies(switch: str) -> None:
    start = given(1, solo_weave_vp=switch).player(1, tapestries=["SW01 W05 W07"], vp=50).token(0)
    assert points(start.turn_of(0), 1, "seams") == (6 if switch == "on" else 3)


@clause("TA-23.11")
@OFF_ON
def test_2_vp_more_for_a_rest(switch: str) -> None:
    table = her_turn(given(1, solo_idle_vp=switch).player(1, sector=2).nomads("courier").altar("G10"))
    assert points(table, 1, "solo") == (3 if switch == "on" else 1)
    assert len(events(table, "she_rests_well")) == (1 if switch == "on" else 0)


@clause("TA-23.12")
@OFF_ON
def test_1_vp_per_resource_left(switch: str) -> None:
    start = given(1, solo_resources_vp=switch).player(1, potato=1, corn=2, stone=3, gold=4).player(0, corn=5, gold=1)
    table = start.ceremonies(2).token(0).turn_of(0)
    assert table.over
    assert points(table, 1, "solo") == (10 if switch == "on" else 0)
    assert points(table, 1, "gold") == 4  # so a gold is worth 2
    assert vp(table, 0) == 11  # the human's goods score nothing
    assert log(table, "she_counts_resources") == (["she_counts_resources 10"] if switch == "on" else [])


@clause("TA-23.14")
def test_the_switches_are_options_of_their_own() -> None:
    named = {option.name: option.values for option in GAME.options}
    assert len(SOLO_SWITCHES) == 12
    for number, name in enumerate(SOLO_SWITCHES, 1):
        assert named[name] == ["off", "on"]
        alone = Rulings({name: "on"})
        assert [n for n in range(1, 13) if alone.switch(n)] == [number]
        others = Rulings(dict.fromkeys(SOLO_SWITCHES, "on") | {name: "off"})
        assert [n for n in range(1, 13) if not others.switch(n)] == [number]
    assert not any(Rulings({}).switches)


@clause("TA-23.14")
def test_combined_switches_work_together() -> None:
    everything = dict.fromkeys(SOLO_SWITCHES, "on")
    table = her_turn(given(1, **everything).player(1, corn=4, temple=2))
    assert (me(table, 1).temple, points(table, 1, "solo")) == (5, 2)  # TA-23.6 and TA-23.9
    table = her_turn(given(1, **everything).player(1, sector=3).altar("G10").nomads("courier"))
    assert (points(table, 1, "solo"), me(table, 1).army_hand.cards) == (3, [])  # TA-23.5 and TA-23.11
    start = given(1, **everything).player(1, sector=2, up="A19").casualties("priest", "priest")
    table = her_turn(start)
    assert len(events(table, "conquered")) == 1  # TA-23.4 and TA-23.7
    assert points(table, 1, "solo") == 2
    assert board(table).conquest.count(1) == 1
    start = given(1, **everything).player(1, tapestries=["SW01 W05"], corn=3).ceremonies(2).token(0)
    table = start.turn_of(0)
    assert (points(table, 1, "seams"), points(table, 1, "solo")) == (4, 3)  # TA-23.10 and TA-23.12


@clause("TA-23.14")
def test_a_remark_on_all_harder_switches_together() -> None:
    """They may be combined, but who does so is told that it is close to hopeless."""
    all_on = dict.fromkeys(HARDER, "on")
    assert remarks_on(GAME, all_on, 1) == [("remark-all-harder", {})]
    assert remarks_on(GAME, clean_options(GAME, all_on, 1), 1) == [("remark-all-harder", {})]
    for switch in HARDER:
        assert remarks_on(GAME, all_on | {switch: "off"}, 1) == []
    assert remarks_on(GAME, all_on, 2) == []  # she does not play there
    assert remarks_on(GAME, dict.fromkeys(EASIER, "on"), 1) == []
