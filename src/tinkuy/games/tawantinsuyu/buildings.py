"""The market and its buildings: building, replacing, refilling, refreshing and producing (TA-6.8, TA-8, TA-9.24)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Rules
from tinkuy.core.zones import EMPTY, Deck
from tinkuy.games.tawantinsuyu import rewards
from tinkuy.games.tawantinsuyu.asking import ask
from tinkuy.games.tawantinsuyu.resources import NOTHING, pay, payable
from tinkuy.games.tawantinsuyu.state import FROM_PRODUCTION, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told.kinds import BUILD, GIVE_GOD, PRODUCE, REFRESH, REPLACE, replacements


def affordable(game: Tawantinsuyu, me: Player, free: bool) -> list[int]:
    return [
        building
        for building in game.market.cards
        if building != EMPTY and (free or payable(me, game.components.buildings[building].cost, 0))
    ]


def can_build(game: Tawantinsuyu, me: Player) -> bool:
    """A3: an affordable tile, or a god card to look at others."""
    return bool(affordable(game, me, free=False)) or can_replace(game, me)


def can_replace(game: Tawantinsuyu, me: Player) -> bool:
    return bool(me.god_hand.cards) and any(tile != EMPTY for tile in game.market.cards)


def build(game: Tawantinsuyu, me: Player, free: bool, optional: bool) -> Rules[None]:
    """TA-8.7, TA-15.6: one building of the market; TA-6.8, TA-6.12: once before that tiles may be replaced."""
    replace = len(game.components.buildings)
    nothing = replace + 1
    replaced = False
    while True:

        def options(replaced: bool = replaced) -> list[int]:
            found = affordable(game, me, free)
            if not replaced and can_replace(game, me):
                found.append(replace)
            if optional or replaced or not found:  # TA-6.14: new tiles oblige to nothing
                found.append(nothing)
            return found

        if options() == [nothing] and not replaced:
            return
        chosen = yield from ask(game, me, BUILD, options)
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


# ---------------------------------------------------------------------- refreshing


def face_down(game: Tawantinsuyu, me: Player, production_only: bool = False) -> list[int]:
    """What can be refreshed, as options: production buildings, then army cards."""
    found = [building for building, up in zip(me.production, me.production_up, strict=True) if not up]
    if not production_only:
        found += [game.components.first_passive + card for card in sorted(me.army_down)]
    return found


def turn_up(game: Tawantinsuyu, me: Player, option: int) -> None:
    first = game.components.first_passive
    if option < first:
        me.production_up[me.production.index(option)] = 1
    else:
        me.army_down.remove(option - first)
        me.army_up.append(option - first)
    if game.told is not None:
        game.tell(told.REFRESHED, [me.seat, option])


def refresh_free(game: Tawantinsuyu, me: Player, n: int, production_only: bool = False) -> Rules[None]:
    """TA-8.33, TA-16.3: up to n own face-down things, each may be left."""
    done = game.components.first_passive + len(game.components.army)
    for _ in range(n):
        options = face_down(game, me, production_only)
        if not options:
            return
        chosen = yield Ask(me.seat, REFRESH, [*options, done])
        if chosen == done:
            return
        turn_up(game, me, chosen)


# ---------------------------------------------------------------------- producing


def face_up(me: Player) -> list[int]:
    return [building for building, up in zip(me.production, me.production_up, strict=True) if up]


def produce_once(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-8.25: one output; the building stays face up."""
    options = face_up(me)
    building = options[0] if len(options) == 1 else (yield Ask(me.seat, PRODUCE, options))
    yield from take_output(game, me, building)


def take_output(game: Tawantinsuyu, me: Player, building: int) -> Rules[None]:
    if game.told is not None:
        game.tell(told.PRODUCED, [me.seat, building])
    yield from rewards.receive(game, me, game.components.buildings[building].output, FROM_PRODUCTION)


def produce_any(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-9.24, TA-9.27: any own face-up buildings, each then turned face down; TA-9.26: none of them twice."""
    done = game.components.first_passive
    produced: list[int] = []
    while True:
        options = [building for building in face_up(me) if building not in produced]
        if not options:
            return
        chosen = yield Ask(me.seat, PRODUCE, [*options, done])
        if chosen == done:
            return
        produced.append(chosen)
        yield from take_output(game, me, chosen)
        me.production_up[me.production.index(chosen)] = 0
