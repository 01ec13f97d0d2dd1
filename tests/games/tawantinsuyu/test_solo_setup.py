"""TA-17 Solo: setup."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    COMPONENTS,
    GAME,
    STAIRS,
    answer,
    asked,
    board,
    events,
    given,
    log,
    me,
    options,
    resources,
    rolling,
    tapestries,
    vp,
    workers,
)
from tinkuy.core.table import Table, open_table
from tinkuy.core.view import view
from tinkuy.games.tawantinsuyu.components import GOLD
from tinkuy.games.tawantinsuyu.state import FREE, PLACING_PRIESTS

SEEDS = range(40)


def opened(seed: int, until: str, **chosen: str) -> Table:
    """A new solo game up to the human's first question of a kind; god cards are kept in order and none is resolved."""
    table = open_table(GAME, 1, seed, chosen)
    while asked(table) != until:
        assert table.ask.seat == 0
        answer(table, f"{asked(table)} {'done' if 'done' in options(table) else options(table)[0]}")
    return table


@clause("TA-17.1")
def test_the_table_is_laid_for_two_and_the_human_begins() -> None:
    for seed in SEEDS:
        table = opened(seed, "plan")
        game = board(table)
        assert len(game.players) == 2
        assert (table.ask.seat, game.first, game.turns_taken) == (0, 0, 0)
        assert game.box == [1, 1, 1, 1, 1]  # TA-2.4
        assert (len(game.village), sum(game.nomads)) == (6, 3)
        standing = [COMPONENTS.space_ids[n] for n, kind in enumerate(game.hill) if kind != FREE]
        assert standing == ["T0a", "T1b", "T2a", "T3b", "T4a"]  # TA-2.12
        weaves = {tile.mark for n, tile in enumerate(COMPONENTS.weaves) if n in game.weave_stack.cards}
        assert weaves == {""}  # TA-2.17
        assert COMPONENTS.altar_limit[game.seats] == 3


@clause("TA-17.2")
def test_she_gets_a_random_starting_weave_before_the_human_picks() -> None:
    found = set()
    for seed in SEEDS:
        table = opened(seed, "start_weave")
        ((hers,),) = tapestries(table, 1)
        assert sorted([*options(table), hers]) == ["SW01", "SW02", "SW03", "SW04"]
        assert log(table, "start_weave") == [f"start_weave 1 {hers}"]
        found.add(hers)
    assert found == {"SW01", "SW02", "SW03", "SW04"}


@clause("TA-17.3")
@pytest.mark.parametrize(("stone", "held"), [("2", [0, 2, 2, 1]), ("4", [0, 2, 4, 1])])
def test_her_goods(stone: str, held: list[int]) -> None:
    for seed in SEEDS:
        table = opened(seed, "plan", solo_start_stone=stone)
        assert resources(table, 1) == held
        assert len(me(table, 1).army_hand.cards) == 1
        assert me(table, 1).army_up == me(table, 1).army_down == []
        assert me(table, 1).god_hand.cards == me(table, 1).set_aside.cards == []


@clause("TA-17.4", "TA-17.11")
def test_two_random_workers_without_a_bonus() -> None:
    found = set()
    for seed in SEEDS:
        table = opened(seed, "start_weave")
        assert len(workers(table, 1)) == len(me(table, 1).held) == 2
        assert resources(table, 1) == [0, 2, 2, 1]
        assert (vp(table, 1), len(me(table, 1).army_hand.cards)) == (10, 1)
        found |= set(workers(table, 1))
    assert found == {"architect", "courier", "craftsman", "priest", "warrior"}


@clause("TA-17.4", "TA-2.8")
def test_her_workers_are_drawn_like_those_of_a_player() -> None:
    for seed in range(40):
        table = opened(seed, "start_weave")
        assert len(set(workers(table, 1))) == 2  # no twins
        assert sorted(me(table, 1).held) == [kind for kind, n in enumerate(me(table, 1).workers) if n]


@clause("TA-17.5", "TA-17.10")
def test_her_priest_starts_a_roll_clockwise_from_the_humans() -> None:
    rolls = []
    for seed in range(60):
        table = opened(seed, "priest_start")
        assert options(table) == ["sector1", "sector2", "sector3", "sector4", "sector5"]
        assert me(table, 1).priest == FREE
        answer(table, f"priest_start sector{seed % 5 + 1}")
        (rolled,) = events(table, "she_starts")
        assert me(table, 0).priest == seed % 5
        assert me(table, 1).priest == (seed % 5 + rolled.values[0]) % 5
        assert asked(table) == "plan"  # nobody is asked for a priest again
        rolls.append(rolled.values[0])
    assert COMPONENTS.die == [1, 2, 2, 3, 3, 4]
    assert set(rolls) == {1, 2, 3, 4}
    assert rolls.count(1) + rolls.count(4) < rolls.count(2) + rolls.count(3)


@clause("TA-17.6")
def test_number_tokens_on_their_start_spaces() -> None:
    assert sorted(COMPONENTS.token_values) == [1, 1, 2, 2, 2, 3, 3, 4]
    table = opened(1, "plan")
    assert board(table).token_spaces == [0, 1, 0, 2, 4, 0, 2, 4]


@clause("TA-17.7")
def test_four_tucked_cards_show_only_their_symbols() -> None:
    table = opened(3, "plan")
    slots = [slot.cards for slot in board(table).tucked]
    assert [len(cards) for cards in slots] == [1, 1, 1, 1]
    assert not any(cards[0] in board(table).god_deck.cards for cards in slots)
    shown = view(table, 0)["state"]["tucked"]
    assert shown == [[COMPONENTS.gods[cards[0]].symbol] for cards in slots]


@clause("TA-17.8", "TA-17.12")
def test_her_first_steps_are_upper_ones_without_a_reward() -> None:
    for seed in SEEDS:
        table = opened(seed, "plan")
        spot = 2 * me(table, 1).priest
        assert [n for n, owner in enumerate(board(table).steps) if owner == 1] == [spot]
        assert me(table, 1).step_markers == 4
        assert (vp(table, 1), resources(table, 1)) == (10, [0, 2, 2, 1])
        assert log(table, "she_first_steps") == [f"she_first_steps upper-{me(table, 1).priest + 1}"]


@clause("TA-17.8", "TA-17.12", "TA-8.5")
@pytest.mark.parametrize(
    ("built", "hers"),
    [([], "upper"), (["upper"], "lower"), (["upper", "lower"], "")],
)
def test_where_the_human_has_already_built_her_first_steps_go_lower(built: list[str], hers: str) -> None:
    start = given(1).steps(0, *[f"{level}-{sector}" for level in built for sector in (2, 3, 4, 5)][:5])
    start.state.stage = PLACING_PRIESTS
    rolling(start, 1)
    table = answer(start.table(), "priest_start sector1")
    owned = [STAIRS[spot] for spot, owner in enumerate(board(table).steps) if owner == 1]
    assert owned == ([f"{hers}-2"] if hers else [])
    assert me(table, 1).step_markers == 5 - len(owned)
    assert (vp(table, 0), vp(table, 1)) == (12 if hers == "lower" else 10, 10)  # nothing for her


@clause("TA-17.9")
def test_a_random_side_of_a_random_personality_tile_covers_the_gold_space() -> None:
    found = {board(opened(seed, "start_weave")).personality for seed in SEEDS}
    assert found == {0, 1, 2, 3}
    assert COMPONENTS.solo_rows[0][COMPONENTS.personality_space] == GOLD
    table = opened(2, "start_weave")
    assert log(table, "personality_laid") == [f"personality_laid {board(table).personality + 1}"]


@clause("TA-17.13")
def test_the_rest_is_that_of_a_normal_player() -> None:
    table = opened(4, "plan")
    her = me(table, 1)
    assert (vp(table, 1), her.temple, her.step_markers, her.conquest_markers) == (10, 0, 4, 10)
