"""Setup for 2, 3 and 4 players (TZ-2, TZ-3) and the secret choice of starting wealth."""

from __future__ import annotations

from tinkuy.core.chance import Chance
from tinkuy.core.questions import CONFIRM, Ask, Blocked, Rules, Together
from tinkuy.core.zones import EMPTY, Deck
from tinkuy.games.tzolkin.components import GEARS, TEMPLES, Components
from tinkuy.games.tzolkin.effects import receive
from tinkuy.games.tzolkin.state import CORN_TILE, FREE, NEUTRAL, TURNS, WOOD_TILE, Player, Tzolkin
from tinkuy.games.tzolkin.told import events as told
from tinkuy.games.tzolkin.told import refusals
from tinkuy.games.tzolkin.told.kinds import WEALTH


def empty_table(components: Components, seats: int, chance: Chance) -> Tzolkin:
    """The board and the players' boards with nothing dealt yet (TZ-2.1, TZ-2.6 to TZ-2.9)."""
    game = Tzolkin(components, [Player(seat) for seat in range(seats)], chance)
    game.gears = [[FREE] * components.gear_teeth[gear] for gear in range(len(GEARS))]
    game.skull_supply = components.skulls
    game.skull_places = [FREE] * (components.regular[-1] + 1)
    for player in game.players:
        player.workers = player.hand = components.start_workers
        player.temples = [components.start_step] * len(TEMPLES)
    game.jungle = [[] for _ in range(components.regular[0] + 1)]
    for plantation in components.corn_plantations:
        tile = WOOD_TILE if plantation in components.wood_plantations else CORN_TILE
        game.jungle[plantation] = [tile] * components.fields[seats]
    game.building_offer.cards = [EMPTY] * components.building_spaces
    game.monument_offer.cards = [EMPTY] * components.monuments_face_up[seats]
    return game


def set_up(components: Components, seats: int, chance: Chance, first_player: str) -> Tzolkin:
    """TZ-2.10 to TZ-2.14, TZ-3.1 to TZ-3.4: shuffle, lay out, deal, place neutral workers."""
    game = empty_table(components, seats, chance)
    game.told = []
    game.first = chance.below(seats) if first_player == "random" else int(first_player)
    _lay_out_tiles(game, chance)
    tiles = list(range(len(components.wealth)))
    chance.shuffle(tiles)
    for player in game.players:
        player.dealt.cards = sorted(tiles[: components.wealth_dealt])
        del tiles[: components.wealth_dealt]
    game.wealth_stack = Deck("wealth", tiles)
    place_neutral_workers(game, components.neutral_workers[seats])
    game.tell(told.ROUND_BEGAN, [1, 1])
    return game


def _lay_out_tiles(game: Tzolkin, chance: Chance) -> None:
    """TZ-2.10, TZ-2.11, TZ-2.12, TZ-3.1."""
    components = game.components
    for age, stack in ((1, game.age1_stack), (2, game.age2_stack)):
        for building, tile in enumerate(components.buildings):
            if tile.age == age:
                stack.cards += [building] * tile.count
        stack.shuffle(chance)
    monuments = Deck("monument", list(range(len(components.monuments))))
    monuments.shuffle(chance)
    game.monument_offer.cards = [monuments.draw() for _ in game.monument_offer.cards]
    game.monuments_left_out = monuments
    for space in range(components.building_spaces):
        if game.age1_stack.cards:
            game.building_offer.cards[space] = game.age1_stack.draw()


def place_neutral_workers(game: Tzolkin, count: int) -> None:
    """TZ-3.5 to TZ-3.8: tiles are turned up until the number is reached; a gear's first worker gets an opposite one."""
    components = game.components
    while count > 0 and game.wealth_stack.cards:
        tile = game.wealth_stack.draw()
        game.wealth_shown.cards.append(tile)
        gear, space = components.wealth[tile].gear, components.wealth[tile].space
        positions = game.gears[gear]
        first_here = NEUTRAL not in positions
        spaces = [space]
        if first_here and gear not in components.no_opposite:
            spaces.append((space + components.opposite) % len(positions))
        for position in spaces:
            if count > 0 and positions[position] == FREE:
                positions[position] = NEUTRAL
                count -= 1
                if game.told is not None:
                    game.tell(told.NEUTRAL_PLACED, [gear, position])


def choose_wealth(game: Tzolkin) -> Rules[None]:
    """TZ-2.15: everybody keeps tiles in secret, all are revealed at once and received."""
    yield Together([keep_tiles(game, player) for player in game.players])
    for player in game.players:
        for tile in player.keeping:
            # TZ-2.18: the discarded ones stay in the zone that only their owner sees.
            player.dealt.cards.remove(tile)
            player.wealth.append(tile)
            if game.told is not None:
                game.tell(told.WEALTH_KEPT, [player.seat, tile])
            yield from receive(game, player, game.components.wealth[tile].effects)
        player.keeping = []
    game.stage = TURNS


def keep_tiles(game: Tzolkin, me: Player) -> Rules[None]:
    """TZ-2.15: one after another; only remembered here, revealed together."""
    me.keeping = []
    for _ in range(game.components.wealth_kept):
        options = [tile for tile in me.dealt.cards if wealth_blocked(game, me, tile) is None]
        me.keeping.append((yield Ask(me.seat, WEALTH, options)))
    yield Ask(me.seat, CONFIRM, [0])


def wealth_blocked(game: Tzolkin, me: Player, tile: int) -> Blocked | None:
    """TZ-2.15: of the tiles dealt, each once."""
    if tile in me.keeping:
        return refusals.ALREADY_KEPT
    return None if tile in me.dealt.cards else refusals.NOT_YOUR_TILE
