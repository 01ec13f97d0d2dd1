"""TA-22 Solo: ceremonies and end."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    Given,
    answer,
    armies,
    asked,
    board,
    events,
    free_actions,
    given,
    gods,
    her_turn,
    log,
    me,
    options,
    points,
    quiet,
    resources,
    she_follows,
    tokens_at,
    village,
    vp,
    workers,
)
from tinkuy.core.result import result
from tinkuy.core.table import Table

HUMAN, AXOMAMMA = 0, 1


def held(start: Given, holder: int) -> Table:
    """The ceremony at the start of the holder's turn, up to the human's next question."""
    return start.token(holder).turn_of(holder)


def ended(start: Given, holder: int = HUMAN) -> Table:
    """The third ceremony and the end of the game."""
    table = held(start.ceremonies(2), holder)
    while not table.over:
        answer(table, f"{asked(table)} {options(table)[-1]}")
    return table


@clause("TA-22.1")
@pytest.mark.parametrize("holder", [HUMAN, AXOMAMMA])
def test_her_weaves_instead_of_a_trade(holder: int) -> None:
    """W05 and W06 make a matching seam: 1 god card and 1 potato for the human, nothing for her."""
    start = given(1).player(1, tapestries=["W05 W06 W07", "SW01"], vp=30, courier=1, sector=1)
    table = held(start, holder)
    assert points(table, 1, "seams") == 4
    assert log(table, "she_counts_weaves") == ["she_counts_weaves 4"]
    assert events(table, "seam_paid") == []
    assert resources(table, 1)[0] == 0


@clause("TA-22.2")
def test_her_tucked_cards_cost_no_potato() -> None:
    table = held(given(1).player(1, potato=2, vp=30), HUMAN)
    assert (resources(table, 1), points(table, 1, "unpaid")) == ([2, 0, 0, 0], 0)
    assert [len(slot.cards) for slot in board(table).tucked] == [1, 1, 1, 1]


@clause("TA-22.3", "TA-22.7", "TA-22.10")
@pytest.mark.parametrize(
    ("human", "hers", "holder", "cards", "scored"),
    [
        (30, 20, HUMAN, 1, 2),
        (30, 29, HUMAN, 1, 2),  # her 2 VP come after the comparison
        (20, 30, HUMAN, 2, 0),
        (30, 20, AXOMAMMA, 1, 2),
        (20, 30, AXOMAMMA, 2, 0),
        (30, 30, HUMAN, 1, 0),  # for the cards the holder counts as having more, but she is not behind
        (30, 30, AXOMAMMA, 2, 0),
    ],
)
def test_behind_or_ahead_at_the_cards(human: int, hers: int, holder: int, cards: int, scored: int) -> None:
    table = held(given(1).player(0, vp=human).player(1, vp=hers, courier=1, sector=1), holder)
    assert log(table, "ceremony_cards") == [f"ceremony_cards 0 {cards}"]
    assert points(table, 1, "solo") == scored
    assert log(table, "she_is_behind") == (["she_is_behind"] if scored else [])
    assert me(table, 1).god_hand.cards == []
    assert (asked(table), len(options(table))) == ("play_god", cards + 1)


@clause("TA-22.10")
def test_the_comparison_is_at_the_start_of_the_seventh_step() -> None:
    """The temple's VP of step 2 count: she passes the human there."""
    table = held(given(1).player(0, vp=30).player(1, vp=29, temple=3), HUMAN)  # 3 VP on the third step
    assert log(table, "ceremony_cards") == ["ceremony_cards 0 2"]
    assert points(table, 1, "solo") == 0


@clause("TA-17.1")
def test_the_village_and_the_middle_terrace_are_refilled_as_for_two() -> None:
    table = held(given(1), HUMAN)
    assert len(village(table)) == 6
    assert len(events(table, "neutral_placed")) == 5


@clause("TA-22.4", "TA-22.11", "TA-22.5")
def test_a_last_refresh_and_a_last_worship() -> None:
    start = given(1).player(1, production_down="P01 P02", down="A01 A19", small="eye wave", large="eye", potato=3)
    start.player(0, large="cross", down="A20", passive="Z18").altar("G10")
    table = ended(start)
    assert log(table, "she_last_action") == ["she_last_action refresh", "she_last_action worship"]
    assert me(table, 1).production_up == [1, 1]
    assert len(me(table, 1).army_up) == 2
    assert me(table, 1).temple == 4  # 3 for the large one and 1 for a small one
    assert (sum(me(table, 1).small), sum(me(table, 1).large)) == (1, 0)
    # The second step: 1 potato and the altar card for 1 VP; the fourth: an army card.
    assert (resources(table, 1), points(table, 1, "solo")) == ([4, 0, 0, 0], 1)
    assert len(me(table, 1).army_hand.cards) == 1  # none for choosing an action (TA-19.3)
    assert (points(table, 1, "buildings"), points(table, 1, "army")) == (4, 2)
    # The human may not join, and nothing was activated for Z18.
    assert (sum(me(table, 0).large), me(table, 0).temple, armies(me(table, 0).army_down)) == (1, 0, ["A20"])
    assert resources(table, 0) == [0, 0, 0, 0]


@clause("TA-22.4")
def test_without_statues_no_last_worship() -> None:
    table = ended(given(1))
    assert log(table, "she_last_action") == ["she_last_action refresh"]


@clause("TA-22.11")
def test_the_last_actions_bring_nothing_of_the_harder_switches() -> None:
    start = given(1, solo_free_step="on", solo_priest_vp="on").player(1, small="eye", temple=5).altar("G10")
    table = ended(start)
    assert (me(table, 1).temple, points(table, 1, "solo")) == (6, 0)
    assert (gods(board(table).altar), me(table, 1).army_hand.cards) == (["G10"], [])


@clause("TA-22.5", "TA-22.12")
def test_her_final_scoring() -> None:
    hers: dict[str, Any] = {"production": "P01", "passive": "Z01 Z06", "up": "A01", "army": "A02 A03", "gold": 3}
    start = given(1).player(1, temple=8, courier=1, priest=1, corn=2, tapestries=["SW01 W05 W07", "SW02"], **hers)
    table = ended(start.tucked("G01", "G08", "G15", "G22"))
    sheet = {name: n for name, n in result(table)["scores"][1]["sources"].items() if n}
    assert sheet == {
        "start": 10,
        "seams": 4,  # TA-22.1
        "temple": 8,
        "temple_end": 7,
        "tapestries": 3,
        "buildings": 6,
        "army": 1,  # cards in hand score nothing
        "workers": 2,
        "gold": 3,
    }  # and nothing for tucked cards


@clause("TA-22.6")
def test_her_hire_of_the_last_villager_gives_her_the_token() -> None:
    start = tokens_at(given(1).player(1, courier=1, craftsman=1, sector=1).village("priest"), top1=2)
    table = her_turn(start, 1)
    game = board(table)
    assert (game.token, game.pending, game.ceremonies) == (AXOMAMMA, True, 0)
    assert (points(table, 1, "token"), points(table, 0, "token")) == (1, 0)
    assert (asked(table), table.ask.seat) == ("plan", 0)  # the human has one turn in between
    quiet(table, 0)
    assert log(table, "ceremony", "turn_began") == ["turn_began 1", "turn_began 0", "ceremony 1"]


@clause("TA-22.6")
@pytest.mark.parametrize(("edition", "third"), [("ru", 4), ("cz", 3)])
def test_the_vp_of_her_token(edition: str, third: int) -> None:
    for ceremonies, scored in ((0, 1), (1, 2), (2, third)):
        start = given(1, edition_ceremony_trigger=edition).player(1, courier=1).village("priest")
        table = her_turn(tokens_at(start.ceremonies(ceremonies), top1=2), 1)
        assert points(table, 1, "token") == scored


@clause("TA-22.6")
def test_her_conquest_can_empty_the_village() -> None:
    table = her_turn(given(1).player(1, sector=2, up="A19").village("priest"))
    assert (board(table).token, points(table, 1, "token"), village(table)) == (AXOMAMMA, 1, [])


@clause("TA-22.9")
def test_her_worker_in_the_humans_turn_gives_the_human_the_token() -> None:
    start = given(1).player(1, corn=3, temple=4, stone=2).village("priest")
    table = she_follows(start, "offering")
    assert workers(table, 1) == ["priest"]
    assert (board(table).token, points(table, 0, "token"), points(table, 1, "token")) == (HUMAN, 1, 0)


@clause("TA-22.8")
@pytest.mark.parametrize(
    ("human", "hers", "won"),
    [(120, 119, True), (120, 120, False), (119, 50, False), (200, 201, False), (121, 60, True)],
)
def test_the_human_needs_120_vp_and_more_than_she_has(human: int, hers: int, won: bool) -> None:
    table = ended(given(1).player(0, vp=human).player(1, vp=hers))
    assert (vp(table, 0), vp(table, 1)) == (human, hers)
    assert result(table)["winners"] == ([HUMAN] if won else [AXOMAMMA])


@clause("TA-22.13")
def test_a_ceremony_of_hers_starts_with_her_and_leaves_the_human_no_free_actions() -> None:
    start = given(1).player(0, god="G01", army="A15", vp=20, temple=1).player(1, vp=30, temple=1, courier=1, sector=1)
    table = held(start, AXOMAMMA)
    temple = [line for line in log(table, "scored") if "temple" in line]
    assert temple == ["scored 1 temple 1", "scored 0 temple 1"]
    assert (table.ask.seat, asked(table), free_actions(table)) == (0, "play_god", [])
    answer(table, "play_god done")
    assert (asked(table), free_actions(table)) == ("plan", ["free_A15"])  # she had her turn; now it is the human's
    assert len(events(table, "she_places")) == 1


@clause("TA-22.13")
@pytest.mark.parametrize(("free", "offered"), [("token_holder", ["free_A15"]), ("nobody", [])])
def test_a_ceremony_of_the_human_starts_with_the_human(free: str, offered: list[str]) -> None:
    start = given(1, free_actions_in_ceremony=free).player(1, temple=1)
    start.player(0, god="G01", army="A15", temple=1, potato=1)
    table = held(start, HUMAN)
    temple = [line for line in log(table, "scored") if "temple" in line]
    assert temple == ["scored 0 temple 1", "scored 1 temple 1"]
    assert (asked(table), free_actions(table)) == ("play_god", offered)


@clause("TA-22.13")
def test_an_empty_bag_lets_everybody_play_once_more() -> None:
    """TA-12.13 with her as the holder: the token and 2 VP again, her turn, the human's, then the last ceremony."""
    start = given(1).player(0, vp=20).player(1, vp=30, courier=1, sector=1).token(AXOMAMMA).bag()
    table = start.turn_of(AXOMAMMA)
    assert (board(table).token, points(table, 1, "token"), board(table).ceremonies) == (AXOMAMMA, 2, 1)
    answer(table, "play_god done")
    assert (asked(table), board(table).turns_taken) == ("plan", 1)
    quiet(table, 0)
    assert (table.over, board(table).ceremonies) == (True, 2)
