"""The market and its buildings: building, replacing and refilling (TA-6.8, TA-8.7, TA-8.8)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.core.zones import EMPTY, Deck
from tinkuy.games.tawantinsuyu.asking import ask
from tinkuy.games.tawantinsuyu.resources import NOTHING, pay, payable
from tinkuy.games.tawantinsuyu.state import Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import BUILD, GIVE_GOD, NO, REPLACE, replacements


def affordable(game: Tawantinsuyu, me: Player, free: int) -> list[int]:
    return [
        building
        for building in game.market.cards
        if building != EMPTY and (free or payable(me, game.components.buildings[building].cost, 0))
    ]


def can_build(game: Tawantinsuyu, me: Player) -> bool:
    """A3: an affordable tile, or a god card to look at others."""
    return bool(affordable(game, me, NO)) or can_replace(game, me)


def can_replace(game: Tawantinsuyu, me: Player) -> bool:
    return bool(me.god_hand.cards) and tiles_left(game)


def tiles_left(game: Tawantinsuyu) -> bool:
    return any(tile != EMPTY for tile in game.market.cards)


def build_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-8.7: a tile of the market that is paid; TA-6.8, TA-6.12: or first new tiles, once; TA-6.14: or nothing."""
    free, optional, replaced = game.about[1], game.about[2], game.about[3]
    replace = len(game.components.buildings)
    if option > replace:
        may_stop = optional or replaced or not (affordable(game, me, free) or can_replace(game, me))
        return None if may_stop else refusals.MUST_BUILD
    if option == replace:
        if replaced:
            return refusals.REPLACED_ALREADY
        if not me.god_hand.cards:
            return refusals.NO_GOD_CARD
        return None if tiles_left(game) else refusals.MARKET_EMPTY
    if option not in game.market.cards:
        return refusals.NOT_IN_MARKET
    payable_ = free or payable(me, game.components.buildings[option].cost, 0)
    return None if payable_ else refusals.BUILDING_TOO_DEAR


def build_options(game: Tawantinsuyu, me: Player) -> list[int]:
    """The tiles in the order of the market."""
    replace = len(game.components.buildings)
    domain = [*game.market.cards, replace, replace + 1]
    return [option for option in domain if option != EMPTY and build_blocked(game, me, option) is None]


def build(game: Tawantinsuyu, me: Player, free: bool, optional: bool) -> Rules[None]:
    """TA-8.7, TA-15.6: one building of the market; TA-6.8, TA-6.12: once before that tiles may be replaced."""
    replace = len(game.components.buildings)
    nothing = replace + 1
    replaced = False
    while True:
        game.about = [BUILD, int(free), int(optional), int(replaced)]
        if not replaced and build_options(game, me) == [nothing]:
            return
        chosen = yield from ask(game, me, BUILD, build_options)
        if chosen == nothing:
            return
        if chosen == replace:
            yield from replace_tiles(game, me)
            replaced = True
            continue
        yield from pay(game, me, NOTHING if free else game.components.buildings[chosen].cost)
        take_building(game, me, chosen)
        return


def take_building(game: Tawantinsuyu, me: Player, building: int) -> None:
    """TA-8.8: the gap stays until the end of the turn."""
    game.market.take(building)
    if game.components.buildings[building].passive:
        me.passive.append(building)
    else:
        me.production.append(building)
        me.production_up.append(1)
    if game.told is not None:
        game.tell(told.BUILT, [me.seat, building])


def stack_of(game: Tawantinsuyu, place: int) -> Deck:
    return game.production_stack if place < game.components.market_per_type else game.passive_stack


def give_god_blocked(game: Tawantinsuyu, me: Player, card: int) -> Blocked | None:
    """TA-6.8."""
    return None if card in me.god_hand.cards else refusals.GIVE_FROM_HAND


def replace_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-6.8, TA-6.13: only where a tile lies."""
    market = game.market.cards
    gap = any(market[place] == EMPTY for place in replacements(len(market))[option])
    return refusals.NO_TILE_TO_REPLACE if gap else None


def replace_tiles(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-6.8, TA-6.13: a god card under the deck for 1 or 2 new tiles; the old ones go under their stacks."""
    hand = sorted(me.god_hand.cards)
    card = hand[0] if len(hand) == 1 else (yield Ask(me.seat, GIVE_GOD, hand))
    me.god_hand.cards.remove(card)
    game.god_deck.cards.insert(0, card)
    market = game.market.cards
    choices_ = replacements(len(market))
    options = [index for index, places in enumerate(choices_) if all(market[place] != EMPTY for place in places)]
    places = choices_[options[0] if len(options) == 1 else (yield Ask(me.seat, REPLACE, options))]
    for place in places:
        stack_of(game, place).cards.insert(0, market[place])
        market[place] = EMPTY
    if game.told is not None:
        game.tell(told.MARKET_REPLACED, [me.seat, len(places)])
    for place in range(len(market)):
        if place in places or game.rulings.market_gaps:
            _fill(game, place)


def _fill(game: Tawantinsuyu, place: int) -> None:
    stack = stack_of(game, place)
    if game.market.cards[place] == EMPTY and stack.cards:
        game.market.cards[place] = stack.draw()
        if game.told is not None:
            game.tell(told.MARKET_REFILLED, [game.market.cards[place]])


def refill_market(game: Tawantinsuyu) -> None:
    """TA-3.8, TA-3.14."""
    if EMPTY not in game.market.cards:
        return
    for place in range(len(game.market.cards)):
        _fill(game, place)
