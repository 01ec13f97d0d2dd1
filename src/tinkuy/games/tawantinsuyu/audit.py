"""What must hold in every state: nothing appears, nothing gets lost (TA-1)."""

from __future__ import annotations

from collections import Counter

from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu.components import WORKERS
from tinkuy.games.tawantinsuyu.state import FREE, Tawantinsuyu, total


def audit(game: Tawantinsuyu) -> str | None:
    """The first thing that is wrong, as a sentence, or None."""
    return _players(game) or _workers(game) or _cards(game) or _tiles(game) or _pieces(game)


def _players(game: Tawantinsuyu) -> str | None:
    for player in game.players:
        if min(player.resources) < 0 or min(player.workers) < 0 or len(player.resources) != 4:
            return f"Seat {player.seat} holds a negative amount."
        if not 0 <= player.temple < len(game.components.temple):
            return f"Seat {player.seat} stands on a temple step that does not exist."
        if total(player) < 0:
            return f"Seat {player.seat} has fewer than 0 points."
        if len(player.production) != len(player.production_up):
            return f"The production buildings of seat {player.seat} do not add up."
        if player.auto and sorted(player.held) != sorted(k for k, n in enumerate(player.workers) for _ in range(n)):
            return "Axomamma's workers do not add up."
    return None


def _workers(game: Tawantinsuyu) -> str | None:
    for kind, name in enumerate(WORKERS):
        count = game.hill.count(kind) + game.village.count(kind) + game.nomads[kind] + game.casualties[kind]
        count += game.bag.cards.count(kind) + game.box[kind] + sum(player.workers[kind] for player in game.players)
        if count != game.components.workers_per_kind:
            return f"There are {count} workers of the kind {name}."
    return None


def _cards(game: Tawantinsuyu) -> str | None:
    gods = Counter(game.god_deck.cards + game.altar.cards + game.resolving.cards)
    gods.update([game.played] if game.played != FREE else [])
    army = Counter(game.army_deck.cards + game.army_discard.cards)
    for slot in game.tucked:
        gods.update(slot.cards)
    for player in game.players:
        gods.update(player.god_hand.cards + player.set_aside.cards)
        army.update(player.army_hand.cards + player.drawn.cards + player.army_up + player.army_down)
    if sorted(gods.elements()) != list(range(len(game.components.gods))):
        return "The god cards are not all there exactly once."
    if sorted(army.elements()) != list(range(len(game.components.army))):
        return "The army cards are not all there exactly once."
    return None


def _tiles(game: Tawantinsuyu) -> str | None:
    buildings = [tile for tile in game.market.cards if tile != EMPTY]
    buildings += game.production_stack.cards + game.passive_stack.cards
    weaves = game.weave_stack.cards + game.weave_drawn.cards + [t for t in game.weave_top.cards if t != EMPTY]
    weaves += game.starting_weaves.cards
    count = len(game.components.weaves)
    for player in game.players:
        buildings += player.production + player.passive
        weaves += [tile % count for tile in player.tapestries if tile != EMPTY]
    if sorted(buildings) != list(range(len(game.components.buildings))):
        return "The buildings are not all there exactly once."
    if len(set(weaves)) != len(weaves):
        return "A weave is there twice."
    return None


def _pieces(game: Tawantinsuyu) -> str | None:
    for player in game.players:
        if player.step_markers + game.steps.count(player.seat) != game.components.step_markers:
            return f"The step markers of seat {player.seat} do not add up."
        if player.conquest_markers + game.conquest.count(player.seat) != game.components.conquest_markers:
            return f"The conquest markers of seat {player.seat} do not add up."
    return None
