"""The end of the game (TA-14)."""

from __future__ import annotations

from tinkuy.core.questions import Rules
from tinkuy.games.tawantinsuyu import tapestries
from tinkuy.games.tawantinsuyu.asking import ask
from tinkuy.games.tawantinsuyu.card_rewards import rewards_left
from tinkuy.games.tawantinsuyu.components import GOLD
from tinkuy.games.tawantinsuyu.resources import score
from tinkuy.games.tawantinsuyu.state import (
    FREE,
    FROM_ARMY,
    FROM_BUILDINGS,
    FROM_GOLD,
    FROM_HAND,
    FROM_TAPESTRIES,
    FROM_TEMPLE_END,
    FROM_WORKERS,
    Player,
    Tawantinsuyu,
    in_turn_order,
    owns,
    total,
)
from tinkuy.games.tawantinsuyu.told.kinds import REWARD


def score_the_end(game: Tawantinsuyu) -> Rules[None]:
    """TA-14.1: everything is scored after everybody's last actions."""
    for player in in_turn_order(game, game.token):
        yield from player.conduct.last_actions(game, player)
    game.acting = FREE
    for player in game.players:
        player.conduct.score_end(game, player)


def last_free_actions(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-16.24, A16."""
    game.about = [REWARD, FREE]
    yield from ask(game, me, REWARD, rewards_left)


def score_player(game: Tawantinsuyu, me: Player) -> None:
    components = game.components
    for row in tapestries.tapestries_of(me):  # TA-14.2
        score(game, me, FROM_TAPESTRIES, components.tapestry_vp[min(len(row), len(components.tapestry_vp) - 1)])
    score(game, me, FROM_TEMPLE_END, components.temple[me.temple].end_vp)  # TA-14.3
    buildings = sum(me.production_up) + len(me.passive)
    score(game, me, FROM_BUILDINGS, components.vp_building * buildings)  # TA-14.4
    card = components.vp_god_card + (1 if owns(game, me, 6) else 0)  # TA-14.5, TA-16.6
    score(game, me, FROM_HAND, card * len(me.god_hand.cards))
    score(game, me, FROM_ARMY, components.vp_army_card * len(me.army_up))  # TA-14.6
    score(game, me, FROM_WORKERS, components.vp_worker * sum(me.workers))  # TA-14.7
    score(game, me, FROM_GOLD, components.vp_gold * me.resources[GOLD])  # TA-14.8


def winners(game: Tawantinsuyu) -> list[int]:
    """TA-14.9, TA-14.11; TA-22.8: alone one needs 120 VP and more than Axomamma."""
    if game.seats == 1:
        human, her = game.players
        won = total(human) >= game.components.solo_win_vp and total(human) > total(her)
        return [0] if won else [1]
    ranks = [(total(player), sum(player.resources)) for player in game.players]
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
