"""OpenSpiel's own tests and one of its algorithms; worlds that a player cannot tell apart."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from tinkuy.core.errors import Refused
from tinkuy.core.zones import Zone
from tinkuy.games import GAMES, find_game
from tinkuy.lab.env import spiel_game


def begun(game: Any, answers: int, seed: int = 1) -> Any:
    choose = Random(seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    for _ in range(answers):
        if not state.is_terminal():
            state.apply_action(choose.choice(state.legal_actions()))
    return state


def sampler(seed: int) -> Any:
    return pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)


def hidden(state: Any, player: int) -> list[list[int]]:
    zones: list[Zone] = state.play.table.state.zones()
    return [zone.cards for zone in zones if not zone.seen_by(player)]


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_own_test(game: str) -> None:
    pyspiel.random_sim_test(spiel_game(game, find_game(game).seats[0]), num_sims=1, serialize=False, verbose=False)


def test_a_history_tells_the_whole_game() -> None:
    game = spiel_game("tzolkin", 2)
    state = begun(game, 60)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("answers", [1, 2, 25, 70])
def test_players_cannot_tell_the_worlds_apart(game: str, answers: int) -> None:
    state = begun(spiel_game(game, find_game(game).seats[-1]), answers)
    for player in range(state.num_players()):
        worlds = [state.resample_from_infostate(player, sampler(seed)) for seed in (1, 2, 3)]
        for world in worlds:
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.current_player() == state.current_player()
            if player == state.current_player():
                assert world.legal_actions() == state.legal_actions()
        assert any(hidden(world, player) != hidden(state, player) for world in worlds)


def test_a_world_can_be_copied_and_kept_and_goes_on_as_it_would() -> None:
    state = begun(spiel_game("tawantinsuyu", 2), 40)
    world = state.resample_from_infostate(state.current_player(), sampler(1))
    choose = Random(2)
    for _ in range(30):
        copies = [world.clone(), pickle.loads(pickle.dumps(world))]
        action = choose.choice(world.legal_actions())
        world.apply_action(action)
        for copy in copies:
            assert str(copy) != str(world) or copy.information_state_string(0) != world.information_state_string(0)
            copy.apply_action(action)
            assert str(copy) == str(world)
            assert copy.legal_actions() == world.legal_actions()


def test_the_past_is_remembered_also_where_nothing_is_seen_of_it() -> None:
    """Two ways to the same sight are two information states."""
    game = spiel_game("tzolkin", 2)
    one, other = game.new_initial_state(), game.new_initial_state()
    for state in (one, other):
        state.apply_action(1)
    first, second = one.legal_actions()[:2]
    for state, actions in ((one, (first, second)), (other, (second, first))):
        for action in actions:
            state.apply_action(action)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.information_state_string(1) == other.information_state_string(1)


def test_is_mcts_of_openspiel_plays() -> None:
    game = spiel_game("tzolkin", 2)
    state = begun(game, 30)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, random), uct_c=1.4, max_simulations=4, random_state=random
    )
    assert bot.step(state) in state.legal_actions()


def test_rewards_and_parameters() -> None:
    game = spiel_game("tzolkin", 3, reward="score", deals=5)
    assert (game.num_players(), game.max_chance_outcomes(), game.num_distinct_actions()) == (3, 5, 246)
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    state = begun(game, 10_000)
    assert state.is_terminal()
    assert state.returns() == [float(n) for n in state.play.arena.returns(state.play.table)]
    with pytest.raises(Refused, match="There is no game 'chess'"):
        spiel_game("chess")
