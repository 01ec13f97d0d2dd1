"""What must hold in every state: nothing appears, nothing gets lost, nothing leaves its range (TA-1)."""

from __future__ import annotations

from collections import Counter

from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu.audit.turn import audit_turn
from tinkuy.games.tawantinsuyu.components import RESOURCES, TERRACES, UPPER, WORKERS
from tinkuy.games.tawantinsuyu.state import CHOOSING_WEAVES, FREE, SOURCES, Player, Tawantinsuyu, total
from tinkuy.games.tawantinsuyu.tapestries import pattern, tapestries_of
from tinkuy.games.tawantinsuyu.told.kinds import MOST_TAPESTRIES


def audit(game: Tawantinsuyu) -> str | None:
    """The first thing that is wrong, as a sentence, or None."""
    return (
        _places(game)
        or audit_turn(game)
        or _players(game)
        or _workers(game)
        or _cards(game)
        or _buildings(game)
        or _weaves(game)
        or _pieces(game)
    )


def _places(game: Tawantinsuyu) -> str | None:
    """As many places of each sort as the tables have, and on them nobody who is not at the table."""
    components, seats = game.components, len(game.players)
    if game.seats != seats - (1 if game.players[-1].auto else 0) or (game.seats == 1) != game.players[-1].auto:
        return "The table needs a player for every seat, and alone Axomamma."
    if len(game.hill) != len(components.spaces) or len(game.used_segments) != components.sectors * len(TERRACES):
        return f"The hill needs {len(components.spaces)} spaces and {components.sectors * len(TERRACES)} segments."
    if not all(FREE <= kind < len(WORKERS) for kind in game.hill) or not set(game.used_segments) <= {0, 1}:
        return "Somebody unknown stands on the hill."
    if len(game.steps) != 2 * components.sectors or len(game.conquest) != len(components.conquest):
        return "There is a wrong number of places for steps or of conquest spaces."
    if not all(FREE <= seat < seats for seat in game.steps + game.conquest):
        return "A step or conquest marker belongs to a seat that does not exist."
    for upper in range(UPPER, len(game.steps), 2):
        if game.steps[upper] == FREE and game.steps[upper + 1] != FREE:
            return f"The lower steps of sector {upper // 2} need the upper ones."
    if len(game.market.cards) != 2 * components.market_per_type or len(game.weave_top.cards) != 1:
        return f"The market needs {2 * components.market_per_type} places, and the weaves one for the top tile."
    if len(game.village) > components.village_spaces[game.seats]:
        return f"The village holds at most {components.village_spaces[game.seats]} workers."
    if len(game.altar.cards) > max(1, components.altar_limit[game.seats]):
        return f"The altar holds at most {components.altar_limit[game.seats]} cards."
    return None


def _players(game: Tawantinsuyu) -> str | None:
    components = game.components
    for seat, player in enumerate(game.players):
        if player.seat != seat or (player.auto and seat == 0):
            return f"The area of seat {seat} says that it belongs to seat {player.seat}."
        if not _amounts(player.resources, len(RESOURCES)) or not _amounts(player.workers, len(WORKERS)):
            return f"Seat {seat} needs an amount of every resource and every worker, none negative."
        if not 0 <= player.temple < len(components.temple):
            return f"Seat {seat} stands on a temple step that does not exist."
        if not FREE <= player.priest < components.sectors:
            return f"The high priest of seat {seat} stands in a sector that does not exist."
        if len(player.points) != len(SOURCES) or total(player) < 0:
            return f"Seat {seat} needs points of every source, together not below 0."
        if len(player.production) != len(player.production_up) or not set(player.production_up) <= {0, 1}:
            return f"The production buildings of seat {seat} do not add up."
        held = player.workers if player.auto else [0] * len(WORKERS)
        if len(player.held) != sum(held) or [player.held.count(kind) for kind in range(len(WORKERS))] != held:
            return f"The workers of seat {seat} do not add up."
    return None


def _amounts(numbers: list[int], count: int) -> bool:
    return len(numbers) == count and min(numbers, default=0) >= 0


def _workers(game: Tawantinsuyu) -> str | None:
    lots = (game.nomads, game.casualties, game.box)
    if not all(_amounts(lot, len(WORKERS)) for lot in lots):
        return "Nomads, casualties and the box need an amount of every worker, none negative."
    if not all(0 <= kind < len(WORKERS) for kind in game.bag.cards + game.village):
        return "There is a worker of an unknown kind in the bag or in the village."
    for kind, name in enumerate(WORKERS):
        count = game.hill.count(kind) + game.village.count(kind) + game.bag.cards.count(kind)
        count += sum(lot[kind] for lot in lots) + sum(player.workers[kind] for player in game.players)
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


def _buildings(game: Tawantinsuyu) -> str | None:
    """Production and passive buildings, each among their kind."""
    places, first = game.components.market_per_type, game.components.first_passive
    production, passive = game.market.cards[:places], game.market.cards[places:]
    production = [tile for tile in production if tile != EMPTY] + game.production_stack.cards
    passive = [tile for tile in passive if tile != EMPTY] + game.passive_stack.cards
    for player in game.players:
        production += player.production
        passive += player.passive
    if sorted(production) != list(range(first)):
        return "The production buildings are not all there exactly once."
    if sorted(passive) != list(range(first, len(game.components.buildings))):
        return "The passive buildings are not all there exactly once."
    return None


def _weaves(game: Tawantinsuyu) -> str | None:
    """TA-2.18, TA-2.20: without the marks of other player counts; starting weaves that nobody took are gone."""
    count = len(game.components.weaves)
    tiles = game.weave_stack.cards + game.weave_drawn.cards + game.weave_kept.cards
    tiles += [tile for tile in game.weave_top.cards if tile != EMPTY] + game.starting_weaves.cards
    for player in game.players:
        laid = [tile for tile in player.tapestries if tile != EMPTY]
        if not all(0 <= tile < (2 * count if game.rulings.rotatable else count) for tile in laid):
            return f"Seat {player.seat} has a weave that does not exist."
        tiles += [tile % count for tile in laid]
        wrong = _tapestries(game, player)
        if wrong is not None:
            return wrong
    gone = ["start", *game.components.marks_removed[len(game.players)]]
    starting = [tile for tile, weave in enumerate(game.components.weaves) if weave.mark == "start"]
    others = [tile for tile, weave in enumerate(game.components.weaves) if weave.mark not in gone]
    if sorted(tile for tile in tiles if tile not in starting) != others:
        return "The weaves are not all there exactly once."
    found = sorted(tile for tile in tiles if tile in starting)
    if found != (starting if game.stage == CHOOSING_WEAVES else sorted(set(found))):
        return "The starting weaves are not all there exactly once."
    return None


def _tapestries(game: Tawantinsuyu, player: Player) -> str | None:
    """TA-8.17: no pattern twice; a gap stands between two tapestries and nowhere else."""
    rows = tapestries_of(player)
    if not all(rows) or player.tapestries[-1:] == [EMPTY] or len(rows) > MOST_TAPESTRIES:
        return f"The tapestries of seat {player.seat} are not set apart by single gaps."
    for row in rows:
        if len({pattern(game, tile) for tile in row}) != len(row):
            return f"A tapestry of seat {player.seat} has a pattern twice."
    return None


def _pieces(game: Tawantinsuyu) -> str | None:
    """Markers and statues; statues that were given up are out of the game (TA-9.8)."""
    components = game.components
    for player in game.players:
        if player.step_markers < 0 or player.step_markers + game.steps.count(player.seat) != components.step_markers:
            return f"The step markers of seat {player.seat} do not add up."
        markers = player.conquest_markers
        if markers < 0 or markers + game.conquest.count(player.seat) != components.conquest_markers:
            return f"The conquest markers of seat {player.seat} do not add up."
    symbols = len(components.symbols)
    small = [game.small_supply, *(player.small for player in game.players)]
    large = [game.large_supply, *(player.large for player in game.players)]
    for lots, number in zip((small, large), components.statues_per_symbol, strict=True):
        if not all(_amounts(lot, symbols) for lot in lots):
            return "Everybody needs an amount of every statue, none negative."
        if any(sum(lot[symbol] for lot in lots) > number for symbol in range(symbols)):
            return f"There are more than {number} statues of a symbol."
    return None
