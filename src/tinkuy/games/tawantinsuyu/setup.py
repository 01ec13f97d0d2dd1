"""Setup for 1 to 4 players (TA-2, TA-17)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tinkuy.core.chance import Chance
from tinkuy.core.questions import CONFIRM, Ask, Blocked, Rules, Together
from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu import buildings, cards, weaving
from tinkuy.games.tawantinsuyu.asking import ask
from tinkuy.games.tawantinsuyu.card_rewards import take_card_rewards
from tinkuy.games.tawantinsuyu.components import STONE, TERRACES, TOP, WORKERS, Components
from tinkuy.games.tawantinsuyu.resources import gain
from tinkuy.games.tawantinsuyu.rulings import Rulings
from tinkuy.games.tawantinsuyu.state import (
    FREE,
    FROM_START,
    KEEPING_CARDS,
    NOTHING_KEPT,
    PLACING_PRIESTS,
    RESOLVING_CARDS,
    TURNS,
    Player,
    Tawantinsuyu,
    in_turn_order,
)
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import KEEP, PLAY_GOD, START_WEAVE

if TYPE_CHECKING:
    from tinkuy.games.tawantinsuyu.conduct import Conduct


def empty_table(
    components: Components, rulings: Rulings, seats: int, conducts: list[Conduct], chance: Chance
) -> Tawantinsuyu:
    """The board and an area for everybody who plays, with nothing dealt yet."""
    symbols = len(components.symbols)
    players = [Player(seat, symbols, conduct) for seat, conduct in enumerate(conducts)]
    game = Tawantinsuyu(components, rulings, players, chance)
    game.seats = seats
    game.hill = [FREE] * len(components.spaces)
    game.used_segments = [0] * (components.sectors * len(TERRACES))
    game.steps = [FREE] * (2 * components.sectors)
    game.market.cards = [EMPTY] * (2 * components.market_per_type)
    game.small_supply = [components.statues_per_symbol[0]] * symbols
    game.large_supply = [components.statues_per_symbol[1]] * symbols
    game.conquest = [FREE] * len(components.conquest)
    for player in game.players:
        player.points[FROM_START] = components.start_vp  # TA-2.1
        player.step_markers = components.step_markers
        player.conquest_markers = components.conquest_markers
        player.conduct.prepare(game, player)
    return game


def set_up(
    components: Components, rulings: Rulings, seats: int, conducts: list[Conduct], chance: Chance
) -> Tawantinsuyu:
    """TA-2.3 to TA-2.19: everything before the first choice."""
    game = empty_table(components, rulings, seats, conducts, chance)
    game.told = []
    count = len(game.players)
    game.first = 0 if seats == 1 else chance.below(seats)  # TA-2.19, TA-17.1
    game.orientation = components.printed_orientation if rulings.first_game else chance.below(components.sectors)
    _deal_workers(game, count)
    _lay_out_tiles(game, count)
    for player in game.players:
        game.tell(told.SCORED, [player.seat, FROM_START, components.start_vp])
        player.conduct.set_up(game, player)
    return game


def take_start_goods(game: Tawantinsuyu, me: Player) -> None:
    """TA-2.21."""
    gain(game, me, STONE, game.components.start_stone)


def _deal_workers(game: Tawantinsuyu, count: int) -> None:
    """TA-2.4 to TA-2.13, TA-2.36, TA-17.4."""
    components, bag = game.components, game.bag
    removed = components.removed_per_kind[count]
    game.box = [removed] * len(WORKERS)
    bag.cards = [kind for kind in range(len(WORKERS)) for _ in range(components.seed_per_kind)]
    for player in in_turn_order(game, game.first):
        for _ in range(components.start_workers):
            player.workers[bag.draw(game.chance)] += 1
        while max(player.workers) > 1:  # TA-2.8, TA-17.4: a third one instead of the twin
            twin = player.workers.index(max(player.workers))
            player.workers[bag.draw(game.chance)] += 1
            player.workers[twin] -= 1
            bag.cards.append(twin)
    rest = components.workers_per_kind - removed - components.seed_per_kind
    bag.cards += [kind for kind in range(len(WORKERS)) for _ in range(rest)]
    game.village = [bag.draw(game.chance) for _ in range(components.village_spaces[count])]
    for _ in range(components.nomad_spaces[count]):
        game.nomads[bag.draw(game.chance)] += 1
    if count == 2:
        put_marked_workers(game, TOP)


def put_marked_workers(game: Tawantinsuyu, terrace: int) -> None:
    """TA-2.12, TA-2.35, TA-12.11, TA-12.19: random workers on the free marked spaces of a terrace."""
    for space, place in enumerate(game.components.spaces):
        if place.two_player and place.terrace == terrace and game.hill[space] == FREE and game.bag.cards:
            kind = game.bag.draw(game.chance)
            game.hill[space] = kind
            game.used_segments[place.segment] = 1
            if game.told is not None:
                game.tell(told.NEUTRAL_PLACED, [kind, space])


def _lay_out_tiles(game: Tawantinsuyu, count: int) -> None:
    """TA-2.14 to TA-2.18."""
    components, chance = game.components, game.chance
    game.production_stack.cards = list(range(components.first_passive))
    game.passive_stack.cards = list(range(components.first_passive, len(components.buildings)))
    game.army_deck.cards = list(range(len(components.army)))
    game.god_deck.cards = list(range(len(components.gods)))
    for deck in (game.production_stack, game.passive_stack, game.army_deck, game.god_deck):
        deck.riffle(chance)
    buildings.refill_market(game)
    gone = components.marks_removed[count]
    for tile, weave in enumerate(components.weaves):
        if weave.mark == "start":
            game.starting_weaves.cards.append(tile)
        elif weave.mark not in gone:
            game.weave_stack.cards.append(tile)
    game.weave_stack.riffle(chance)
    weaving.turn_up_top(game)


def start_weave_blocked(game: Tawantinsuyu, me: Player, tile: int) -> Blocked | None:
    """TA-2.20."""
    return None if tile in game.starting_weaves.cards else refusals.NO_STARTING_WEAVE


def choose_weaves(game: Tawantinsuyu) -> Rules[None]:
    """TA-2.20, TA-17.2: in turn order one starting weave each; leftovers leave the game."""
    order = in_turn_order(game, game.first)
    if game.seats == 1:
        order = [game.players[1], game.players[0]]
    for player in order:
        if player.tapestries:
            continue  # a position may begin in the middle of the choice
        options = sorted(game.starting_weaves.cards)
        tile = options[0] if len(options) == 1 else (yield Ask(player.seat, START_WEAVE, options))
        game.starting_weaves.cards.remove(tile)
        player.tapestries = [tile]
        if game.told is not None:
            game.tell(told.START_WEAVE, [player.seat, tile])
    game.starting_weaves.cards = []
    for player in in_turn_order(game, game.first)[: game.seats]:  # TA-17.3: Axomamma, who sits last, gets none
        player.god_hand.cards = [game.god_deck.draw() for _ in range(game.components.cards_dealt)]
    game.stage = KEEPING_CARDS


def keep_cards(game: Tawantinsuyu) -> Rules[None]:
    """TA-2.22, TA-2.30: everybody chooses in secret before any card is resolved."""
    people = game.players[: game.seats]
    game.kept = []
    yield Together([_keep(game, player) for player in people])
    for player in people:
        hand = player.god_hand.cards
        player.set_aside.cards = sorted(card for card in hand if card not in game.kept)
        player.god_hand.cards = [card for card in game.kept if card in hand]
    game.kept = NOTHING_KEPT
    game.stage = RESOLVING_CARDS


def keep_blocked(game: Tawantinsuyu, me: Player, card: int) -> Blocked | None:
    """TA-2.22."""
    if card not in me.god_hand.cards:
        return refusals.KEEP_FROM_HAND
    return refusals.KEPT_ALREADY if card in game.kept else None


def _keep(game: Tawantinsuyu, me: Player) -> Rules[None]:
    for _ in range(game.components.cards_kept):
        options = sorted(card for card in me.god_hand.cards if card not in game.kept)
        game.kept.append((yield Ask(me.seat, KEEP, options)))
    yield Ask(me.seat, CONFIRM, [0])


def resolve_cards(game: Tawantinsuyu) -> Rules[None]:
    """TA-2.23 to TA-2.27, TA-2.31: from the last player to the first, one card after another."""
    count = len(game.players)
    me = game.players[(game.first + count - 1 - game.resolved) % count]
    done = len(game.components.gods)
    while me.set_aside.cards:
        card = yield from ask(game, me, PLAY_GOD, cards.playable)
        if card == done:
            game.resolving.cards += me.set_aside.cards
            me.set_aside.cards = []
            break
        me.set_aside.cards.remove(card)
        game.resolving.cards.append(card)
        if game.told is not None:
            game.tell(told.CARD_RESOLVED, [me.seat, card])
        yield from take_card_rewards(game, me, card)
    yield Ask(me.seat, CONFIRM, [0])
    game.resolved += 1
    if game.resolved == count:
        buildings.refill_market(game)
        game.god_deck.cards += game.resolving.cards
        game.resolving.cards = []
        game.god_deck.riffle(game.chance)
        game.stage = PLACING_PRIESTS if game.seats == 1 else TURNS
