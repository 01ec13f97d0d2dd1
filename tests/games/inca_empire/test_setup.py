"""IN-2 and IN-3: the table before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.clauses import clause
from tests.games.inca_empire.positions import (
    BOARD,
    CARDS,
    COMPONENTS,
    GAME,
    POINTS,
    PROVINCES,
    answer,
    given,
    labour,
    link,
    opening,
    road,
    table_at,
    why,
)
from tinkuy.core.zones import EMPTY
from tinkuy.games.inca_empire.state import FREE
from tinkuy.games.inca_empire.track import PHASES


@clause("IN-2.1", "IN-2.2", "IN-2.3")
def test_each_player_has_a_random_colour() -> None:
    dealt = {tuple(player.start for player in opening(seed=str(seed)).players) for seed in range(60)}
    assert all(sorted(starts) == [0, 1, 2, 3] for starts in dealt)
    assert len(dealt) > 10
    assert BOARD.colours == ["blue", "orange", "green", "brown"]


@clause("IN-2.4", "IN-2.10")
def test_figures_start_at_0_by_turn_order_tile() -> None:
    orders = set()
    for seed in range(60):
        game = opening(seed=str(seed))
        assert game.ranking == game.order
        assert all(sum(player.points) == 0 for player in game.players)
        orders.add(tuple(game.order))
    assert len(orders) > 10


@clause("IN-2.5")
def test_each_player_has_the_start_road() -> None:
    game = opening()
    assert sum(owner != FREE for owner in game.roads) == 4
    for player in game.players:
        assert game.roads[BOARD.start_links[player.start]] == player.seat
        assert player.reach.bit_count() == 2


@clause("IN-2.6", "IN-2.7")
def test_tiles_next_to_start_provinces_are_open_and_the_others_not() -> None:
    game = opening()
    shown = {PROVINCES[each] for each, tile in enumerate(game.face.cards) if tile != EMPTY}
    next_to = {PROVINCES[each] for start in BOARD.start_provinces for each in BOARD.adjacent[start]}
    assert shown == next_to - {PROVINCES[start] for start in BOARD.start_provinces}
    assert len(shown) + len(game.covered) == 45
    assert Counter(game.hidden.cards + [tile for tile in game.face.cards if tile != EMPTY]) == Counter(
        dict(enumerate([12, 9, 8, 7, 4, 5]))
    )


@clause("IN-2.8")
def test_everybody_holds_three_of_32_cards() -> None:
    game = opening()
    assert [len(player.hand.cards) for player in game.players] == [3, 3, 3, 3]
    assert len(game.deck.cards) == 20


@clause("IN-2.9", "IN-2.11", "IN-6.1")
def test_the_game_begins_with_an_inca_phase_that_brings_the_first_labour() -> None:
    game = opening()
    assert (game.phase, PHASES[game.track.phases[0]]) == (0, "inca")
    assert [player.labour for player in game.players] == [0, 0, 0, 0]
    assert labour(table_at(GAME, game, 4)) == [6, 6, 6, 6]


@clause("IN-2.12")
def test_tiles_left_over_leave_the_game_unseen() -> None:
    game = opening()
    assert game.box.cards == []
    assert not game.box.seen_by(0)
    fewer = BOARD.sides[4].wild_provinces
    removed = fewer.pop()
    try:
        assert len(opening().box.cards) == 1
    finally:
        fewer.append(removed)


@clause("IN-2.13")
def test_a_start_road_opens_tiles_like_any_other() -> None:
    """On a map where a start site touches a province that is not next to a start province."""
    side, start, far = BOARD.sides[4], link("cusco", "limatambo"), PROVINCES.index("pasto")
    assert far not in [each for start in BOARD.start_provinces for each in BOARD.adjacent[start]]
    side.at_ends[start].append(far)
    try:
        assert far not in opening().covered
    finally:
        side.at_ends[start].remove(far)
    assert far in opening().covered


@clause("IN-3.1", "IN-3.2", "IN-3.6", "IN-3.7", "IN-3.8")
def test_three_players_play_on_their_side_without_green() -> None:
    game = opening(3)
    assert sorted(player.start for player in game.players) == [0, 1, 3]
    assert sorted(game.order) == [0, 1, 2]
    side = BOARD.sides[3]
    assert (len(side.points), len(side.links), len(side.provinces)) == (118, 201, 42)
    assert PROVINCES.index("s_colla") not in side.at[POINTS.index("acomayo")]
    table = answer(given(3).turn_of(0), "act roads")
    assert why(table, 0, f"road {road('urcos', 'la_raya')}").clause == "IN-3.8"


@clause("IN-3.3", "IN-13.25")
def test_five_event_cards_are_removed_with_three_players() -> None:
    four, three = COMPONENTS.card_counts(4, False), COMPONENTS.card_counts(3, False)
    assert (sum(four), sum(three)) == (32, 27)
    gone = {CARDS[card]: n - three[card] for card, n in enumerate(four) if n != three[card]}
    assert gone == dict.fromkeys(
        ["peasant_revolt", "wild_road", "great_pilgrimage", "annual_pilgrimage", "local_pilgrimage"], 1
    )
    game = opening(3)
    assert len(game.deck.cards) + 9 == 27


@clause("IN-3.4")
def test_one_tile_of_each_type_is_removed_with_three_players() -> None:
    assert COMPONENTS.tile_counts(3) == [n - 1 for n in COMPONENTS.tile_counts(4)]
    assert sum(COMPONENTS.tile_counts(3)) == len(BOARD.sides[3].wild_provinces) == 39


@clause("IN-3.5")
def test_with_three_players_the_second_does_not_help() -> None:
    table = given(3).scores(9, 6, 3).labour(4, 4, 4).at("inca", 3).table()
    assert labour(table) == [2, 4, 6]


@pytest.mark.parametrize("seats", [3, 4])
def test_a_setup_is_sound(seats: int) -> None:
    assert GAME.audit(opening(seats)) is None
