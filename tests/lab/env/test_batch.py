"""A batch plays the same games as one environment after another."""

from __future__ import annotations

import numpy as np
import pytest

from tinkuy.core.errors import Refused
from tinkuy.games import GAMES, find_game
from tinkuy.lab.env import batch_env
from tinkuy.lab.env.arena import Arena

GAMES_AT_ONCE = 3


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_shows_what_each_of_its_games_shows(game: str) -> None:
    seats = find_game(game).seats[0]
    batch = batch_env(game, GAMES_AT_ONCE, seats, reward="score", seed="b")
    arena = Arena(game, seats, None, "score")
    tables = [arena.deal(f"b-{number + 1}") for number in range(GAMES_AT_ONCE)]
    choose = np.random.default_rng(1)
    ended, dealt = 0, GAMES_AT_ONCE
    while ended < 2:
        actions = []
        for row, table in enumerate(tables):
            seat = table.ask.seat
            assert batch.seats[row] == seat
            assert (batch.observations[row] == arena.observe(table, seat)).all()
            assert (batch.masks[row] == arena.mask(table, seat)).all()
            actions.append(choose.choice(np.flatnonzero(batch.masks[row])))
        batch.step(np.array(actions))
        for row, (table, action) in enumerate(zip(tables, actions, strict=True)):
            arena.answer(table, table.ask.seat, arena.option(table, table.ask.seat, action))
            assert batch.over[row] == table.over
            if table.over:
                assert batch.rewards[row].tolist() == pytest.approx(arena.returns(table))
                ended, dealt = ended + 1, dealt + 1
                tables[row] = arena.deal(f"b-{dealt}")
            else:
                assert not batch.rewards[row].any()


def test_the_same_seed_deals_the_same_games() -> None:
    batch = batch_env("tzolkin", 2, seats=2, seed=1)
    first = batch.observations.copy()
    batch.step(np.array([np.flatnonzero(mask)[0] for mask in batch.masks]))
    assert (batch.observations != first).any()
    batch.reset(1)
    assert (batch.observations == first).all()
    batch.reset(2)
    assert (batch.observations != first).any()


def test_samples_are_offered_and_all_that_is_offered_is_sampled() -> None:
    batch = batch_env("tzolkin", 3, seats=2)
    draw = np.random.default_rng(1)
    for _ in range(20):
        found = np.zeros_like(batch.masks)
        for _ in range(300):
            found[np.arange(3), batch.sample(draw)] = True
        assert (found == batch.masks).all()
        batch.step(batch.sample(draw))


def test_what_is_not_offered_is_refused_before_anything_changes() -> None:
    batch = batch_env("tzolkin", 2, seats=2)
    before = batch.observations.copy()
    actions = np.array([np.flatnonzero(batch.masks[0])[0], np.flatnonzero(~batch.masks[1])[0]])
    with pytest.raises(Refused, match="does not answer 'wealth' now"):
        batch.step(actions)
    assert (batch.observations == before).all()
    with pytest.raises(Refused, match="at least 1 game, not 0"):
        batch_env("tzolkin", 0)
