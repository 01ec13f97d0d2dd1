"""IN-14: Pizarro's Arrival, Early Fall, Covenant of the Gods."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.inca_empire.positions import (
    BOARD,
    CARDS,
    COMPONENTS,
    GAME,
    TILES,
    given,
    log,
    opening,
    pass_turns,
    phase_of,
)
from tinkuy.core.errors import Refused
from tinkuy.core.table import Table, open_table
from tinkuy.core.zones import EMPTY
from tinkuy.games.inca_empire.track import INCA, PEOPLE, SAPA_INCA, SUN


@clause("IN-14.1")
def test_four_tokens_lie_face_down_in_random_order() -> None:
    orders = {tuple(opening(seed=str(seed), pizarro="on").tokens.cards) for seed in range(40)}
    assert all(sorted(order) == [0, 0, 0, 1] for order in orders)
    assert len(orders) == 4
    assert not opening(pizarro="on").tokens.seen_by(0)
    assert opening().tokens.cards == []


def last_era(*tokens: int) -> Table:
    """The first People phase of era 4; tokens by People phase."""
    position = given(pizarro="on").at("people", 4)
    position.state.tokens.cards = list(tokens)[::-1]
    return position.table()


@clause("IN-14.2", "IN-14.3", "EX-24")
def test_the_arrival_ends_the_game_after_a_sapa_inca_phase() -> None:
    table = pass_turns(last_era(0, 1, 0, 0), 4)
    assert log(table, "token_turned") == ["token_turned ordinary"]
    pass_turns(table, 4)
    assert log(table, "token_turned") == ["token_turned ordinary", "token_turned arrival"]
    assert log(table, "phase_began")[-1] == "phase_began sapa_inca"
    assert table.over


@clause("IN-14.2")
def test_an_ordinary_token_changes_nothing() -> None:
    table = pass_turns(last_era(0, 0, 0, 1), 12)
    assert not table.over
    assert phase_of(table) == ("people", 4)
    assert pass_turns(table, 4).over


@clause("IN-14.4", "IN-14.5", "EX-23")
def test_early_fall_is_shorter_and_without_pilgrimages() -> None:
    game = opening(early_fall="on")
    assert len(game.deck.cards) + 12 == 29
    assert not any("pilgrimage" in CARDS[card] for card in game.deck.cards)
    track = game.track
    assert track.rounds == 5
    assert [track.phases.count(phase) for phase in (INCA, SUN, PEOPLE, SAPA_INCA)] == [5, 11, 13, 4]


@clause("IN-14.6")
def test_the_covenant_opens_the_richest_tiles_on_the_marked_provinces() -> None:
    game = opening(covenant="on")
    marked = [province for province, hand in enumerate(BOARD.hand_of_god) if hand]
    assert [COMPONENTS.tiles[game.face.cards[province]].labour for province in marked] == [3, 3, 3, 3]
    assert GAME.audit(game) is None
    others = [game.face.cards[each] for each in BOARD.sides[4].provinces if each not in marked]
    assert TILES.index("t5") not in others + game.hidden.cards


@clause("IN-14.7")
def test_the_covenant_with_three_players_has_three_tiles() -> None:
    game = opening(3, covenant="on")
    rich = [each for each, tile in enumerate(game.face.cards) if tile != EMPTY and TILES[tile] == "t5"]
    assert len(rich) == 3
    assert all(BOARD.hand_of_god[each] for each in rich)


@clause("IN-14.8")
def test_variants_may_be_combined_but_early_fall_needs_four() -> None:
    table = open_table(GAME, 4, 1, {"pizarro": "on", "early_fall": "on", "covenant": "on"})
    assert GAME.audit(table.state) is None
    with pytest.raises(Refused, match="only with 4 players"):
        open_table(GAME, 3, 1, {"early_fall": "on"})
