"""The market and its buildings: building, replacing, refilling, refreshing and producing (TA-6.8, TA-8, TA-9.24)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.core.zones import EMPTY, Deck
from tinkuy.games.tawantinsuyu import rewards
from tinkuy.games.tawantinsuyu.asking import BY_PRODUCE, BY_Z03, FOR_CORN, FOR_FOOD, GIVEN, ask
from tinkuy.games.tawantinsuyu.resources import NOTHING, ONE_CORN, pay, payable
from tinkuy.games.tawantinsuyu.state import FROM_PRODUCTION, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import BUILD, GIVE_GOD, NO, PRODUCE, REFRESH, REPLACE, YES, replacements


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


# ---------------------------------------------------------------------- refreshing


def face_down(game: Tawantinsuyu, me: Player, production_only: bool = False) -> list[int]:
    """What can be refreshed, as options: production buildings, then army cards."""
    found = [building for building, up in zip(me.production, me.production_up, strict=True) if not up]
    if not production_only:
        found += [game.components.first_passive + card for card in sorted(me.army_down)]
    return found


def refresh_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-8.33, TA-9.11, TA-9.12, TA-9.25, TA-16.3: an own thing that lies face down, at the price of this refresh."""
    terms = game.about[1]
    card = option - game.components.first_passive
    if card == len(game.components.army):
        return None
    if card < 0:
        if option not in me.production:
            return refusals.NOT_IN_AREA
        if me.production_up[me.production.index(option)]:
            return refusals.ALREADY_FACE_UP
    elif card in me.army_up:
        return refusals.ALREADY_FACE_UP
    elif card not in me.army_down:
        return refusals.NOT_IN_AREA
    elif terms == BY_Z03:
        return refusals.Z03_PRODUCTION_ONLY
    elif terms == BY_PRODUCE:
        return refusals.REFRESH_PRODUCTION_ONLY
    return refresh_unpaid(me, terms)


def refresh_unpaid(me: Player, terms: int) -> Blocked | None:
    if terms == FOR_FOOD:
        return None if payable(me, NOTHING, 1) else refusals.REFRESH_TOO_DEAR
    if terms == FOR_CORN:
        return None if payable(me, ONE_CORN, 0) else refusals.FOLLOW_REFRESH_TOO_DEAR
    return None


def refresh_options(game: Tawantinsuyu, me: Player) -> list[int]:
    """As `refresh_blocked`."""
    terms = game.about[1]
    found = [] if refresh_unpaid(me, terms) else face_down(game, me, production_only=terms in (BY_Z03, BY_PRODUCE))
    return [*found, game.components.first_passive + len(game.components.army)]


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
        game.about = [REFRESH, BY_Z03 if production_only else GIVEN]
        chosen = yield Ask(me.seat, REFRESH, refresh_options(game, me))
        if chosen == done:
            return
        turn_up(game, me, chosen)


# ---------------------------------------------------------------------- producing


def face_up(me: Player) -> list[int]:
    return [building for building, up in zip(me.production, me.production_up, strict=True) if up]


def produce_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-8.25, TA-9.24, TA-9.26: an own face-up building, in one action none twice; the task is one output."""
    once, produced = game.about[1], game.about[2:]
    if option == game.components.first_passive:
        return refusals.MUST_PRODUCE if once else None
    if option not in me.production:
        return refusals.NOT_YOUR_BUILDING
    if option in produced:
        return refusals.PRODUCED_ALREADY
    return None if me.production_up[me.production.index(option)] else refusals.FACE_DOWN


def produce_options(game: Tawantinsuyu, me: Player) -> list[int]:
    domain = [*me.production, game.components.first_passive]
    return [option for option in domain if produce_blocked(game, me, option) is None]


def produce_once(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-8.25: one output; the building stays face up."""
    game.about = [PRODUCE, YES]
    options = produce_options(game, me)
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
        game.about = [PRODUCE, NO, *produced]
        options = produce_options(game, me)
        if len(options) == 1:
            return
        chosen = yield Ask(me.seat, PRODUCE, options)
        if chosen == done:
            return
        produced.append(chosen)
        yield from take_output(game, me, chosen)
        me.production_up[me.production.index(chosen)] = 0
