"""Placing a worker: worker, space, price, powers, tasks (TA-4, TA-5, TA-7)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import END, Ask, Blocked, Rules
from tinkuy.games.tawantinsuyu import buildings, cards, rewards
from tinkuy.games.tawantinsuyu.asking import ask, potato_within_reach
from tinkuy.games.tawantinsuyu.components import (
    ARCHITECT,
    BLUE,
    CORN,
    COURIER,
    CRAFTSMAN,
    GOLD,
    GREEN,
    POTATO,
    PRIEST,
    WARRIOR,
)
from tinkuy.games.tawantinsuyu.hill import food_price, score_steps, segment_prices
from tinkuy.games.tawantinsuyu.resources import NOTHING, ONE_POTATO, pay, payable, spend
from tinkuy.games.tawantinsuyu.state import END_OF_TURN, FREE, FROM_GOD_CARDS, Player, Tawantinsuyu, owns
from tinkuy.games.tawantinsuyu.statues import owns_symbol
from tinkuy.games.tawantinsuyu.tasks import begin_tasks
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import (
    AS_IT_IS,
    CAPTURE,
    CARD_NOW,
    EXTRA,
    IDENTITY,
    LATER,
    NO,
    NOW,
    PRICE,
    REWARD,
    SPACE,
    WORKER,
    YES,
)

NO_FOOD: Final = -1  # not even a space that costs none
# By kind of worker: what is missing to be treated as it.
TREATED_BY: Final = [
    refusals.NOT_AS_BUILDER,
    refusals.NOT_AS_COURIER,
    refusals.NOT_AS_BUILDER,
    refusals.NOT_AS_PRIEST,
    refusals.NOT_AS_WARRIOR,
]


def identities(game: Tawantinsuyu, me: Player, worker: int) -> list[int]:
    """TA-16.1, TA-16.2, TA-16.5: what a worker may be treated as; AS_IT_IS is always possible."""
    found: list[int] = []
    if owns(game, me, 5) and worker in (ARCHITECT, CRAFTSMAN):
        found.append(CRAFTSMAN if worker == ARCHITECT else ARCHITECT)
    if owns(game, me, 1) and worker != COURIER:
        found.append(COURIER)
    if owns(game, me, 2) and worker != PRIEST:
        found.append(PRIEST)
    return [*sorted(found), AS_IT_IS]


def symbol_cards(game: Tawantinsuyu, me: Player, symbol: int) -> list[int]:
    return sorted(card for card in me.god_hand.cards if game.components.gods[card].symbol == symbol)


def space_blocked(game: Tawantinsuyu, me: Player, space: int) -> Blocked | None:
    """TA-4.1, TA-4.2, TA-4.4: empty, a card of its symbol or gold, and the food."""
    if game.hill[space] != FREE:
        return refusals.SPACE_TAKEN
    symbol = game.components.spaces[space].symbol
    most = most_food(game, me)[symbol]
    if food_price(game, me, space, game.about[1]) <= most:
        return None
    if most == NO_FOOD:
        return refusals.NO_CARD_NO_GOLD
    return refusals.FOOD_TOO_DEAR if symbol_cards(game, me, symbol) else refusals.FOOD_BESIDE_GOLD


def most_food(game: Tawantinsuyu, me: Player) -> list[int]:
    """By symbol: with a card of it all gold can buy food, without one piece of gold is the price (TA-4.2)."""
    held = me.resources
    all_of_it = held[POTATO] + held[CORN] + held[GOLD]
    most = [all_of_it - 1 if held[GOLD] > 0 else NO_FOOD] * len(game.components.symbols)
    for card in me.god_hand.cards:
        most[game.components.gods[card].symbol] = all_of_it
    return most


def open_spaces(game: Tawantinsuyu, me: Player) -> list[int]:
    """As `space_blocked`, for all spaces at once."""
    prices, most = segment_prices(game, me, game.about[1]), most_food(game, me)
    segments, symbols = game.components.segments, game.components.space_symbols
    return [
        space
        for space, worker in enumerate(game.hill)
        if worker == FREE and prices[segments[space]] <= most[symbols[space]]
    ]


def any_space(game: Tawantinsuyu, me: Player, identity: int) -> bool:
    """As `open_spaces`, which need not be listed when one is enough."""
    if not me.god_hand.cards and me.resources[GOLD] == 0:
        return False
    prices, most = segment_prices(game, me, identity), most_food(game, me)
    segments, symbols = game.components.segments, game.components.space_symbols
    for space, worker in enumerate(game.hill):
        if worker == FREE and prices[segments[space]] <= most[symbols[space]]:
            return True
    return False


def worker_blocked(game: Tawantinsuyu, me: Player, worker: int) -> Blocked | None:
    """TA-4.1, TA-4.2: an own one that can be placed somewhere, as one thing or another."""
    if me.workers[worker] == 0:
        return refusals.NO_WORKER
    for identity in identities(game, me, worker):
        if any_space(game, me, price_kind(game, worker, identity)):
            return None
    return refusals.NO_SPACE


def placeable(game: Tawantinsuyu, me: Player) -> list[int]:
    """As `worker_blocked`, looking at the hill at most twice: only couriers have a price of their own."""
    own = [worker for worker, n in enumerate(me.workers) if n > 0]
    if any_space(game, me, AS_IT_IS):
        return own
    couriers = [worker for worker in own if worker == COURIER or COURIER in identities(game, me, worker)]
    return couriers if couriers and any_space(game, me, COURIER) else []


def place_worker(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-4.14: worker, space and price, step VP, powers; then come the tasks."""
    worker = yield from ask(game, me, WORKER, placeable)
    identity = yield from choose_identity(game, me, worker)
    kind = worker if identity == AS_IT_IS else identity
    powers = {worker, kind} if game.rulings.treat_adds else {kind}
    cheap = price_kind(game, worker, identity)
    game.about = [SPACE, cheap]
    space = yield from ask(game, me, SPACE, open_spaces)
    place = game.components.spaces[space]
    colour = worker if game.rulings.treat_adds else kind
    # TA-5.16: counted before the worker stands there, which changes nothing of it.
    tasks = 1 + adjacent(game, space, colour) + power_tasks(game, me, powers, place.colour, is_first(game, space))
    if game.told is not None:
        game.tell(told.PLACE_CHOSEN, [me.seat, worker, space, food_price(game, me, space, cheap), tasks])
    yield from pay_price(game, me, space, cheap)
    me.workers[worker] -= 1
    game.hill[space] = worker
    game.used_segments[place.segment] = 1
    if game.told is not None:
        game.tell(told.PLACED, [me.seat, worker, space])
    score_steps(game, me, space)
    game.card_taken = False
    if WARRIOR in powers:
        yield from offer_card_rewards(game, me, before=True)
        yield from warrior_powers(game, me, space)
    game.as_priest = PRIEST in powers
    now = game.as_priest and not game.rulings.late_potato
    yield from offer_card_rewards(game, me, before=True)  # A29: they may pay the priest's potato
    if now and potato_within_reach(game, me) and (yield from ask(game, me, EXTRA, extras)) == YES:
        yield from pay(game, me, ONE_POTATO)
        tasks += 1
    if game.told is not None:
        game.tell(told.TASKS_COUNTED, [me.seat, tasks])
    begin_tasks(game, space, tasks, game.as_priest and not now)


def extra_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-7.8, TA-7.14: the priest's potato."""
    return refusals.NO_POTATO if option == YES and not payable(me, ONE_POTATO, 0) else None


def extras(game: Tawantinsuyu, me: Player) -> list[int]:
    return [option for option in (NO, YES) if extra_blocked(game, me, option) is None]


def after_tasks(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-6.2, TA-7.9: the rewards of the card if they are still due, the priest's card."""
    yield from offer_card_rewards(game, me, before=False)
    if game.as_priest:
        yield from cards.take_god_card(game, me)
    game.part = END_OF_TURN
    yield END


def identity_blocked(game: Tawantinsuyu, me: Player, identity: int) -> Blocked | None:
    """TA-16.1, TA-16.2, TA-16.5: what a building allows, and only what can go somewhere."""
    worker = game.about[1]
    if identity == worker:
        return refusals.ALREADY_THAT
    if identity not in identities(game, me, worker):
        return TREATED_BY[identity]
    return None if any_space(game, me, price_kind(game, worker, identity)) else refusals.NO_SPACE


def choose_identity(game: Tawantinsuyu, me: Player, worker: int) -> Rules[int]:
    """A2: one identity for this placement."""
    if not me.passive:
        return AS_IT_IS
    game.about = [IDENTITY, worker]
    options = [one for one in range(AS_IT_IS + 1) if identity_blocked(game, me, one) is None]
    plain = len(options) == 1 and (not me.god_hand.cards or len(identities(game, me, worker)) == 1)
    return options[0] if plain else (yield Ask(me.seat, IDENTITY, options))


def price_kind(game: Tawantinsuyu, worker: int, identity: int) -> int:
    """What the food price looks at: a courier, also one that only adds another power (A2)."""
    if identity == AS_IT_IS or (game.rulings.treat_adds and worker == COURIER):
        return worker
    return identity


def is_first(game: Tawantinsuyu, space: int) -> bool:
    """TA-7.6, A1: never a worker in the segment, or by the other reading none now."""
    segment = game.components.spaces[space].segment
    if game.rulings.courier_never:
        return game.used_segments[segment] == 0
    for other, place in enumerate(game.components.spaces):
        if place.segment == segment and game.hill[other] != FREE:
            return False
    return True


def price_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-4.2, TA-4.4: a card of the symbol or 1 gold, with the food payable besides."""
    symbol, food = game.about[1], game.about[2]
    if option == len(game.components.gods):
        if me.resources[GOLD] == 0:
            return refusals.NO_GOLD
        return None if payable(me, NOTHING, food, kept_gold=1) else refusals.GOLD_FOR_FOOD
    if option not in me.god_hand.cards:
        return refusals.PAY_FROM_HAND
    if game.components.gods[option].symbol != symbol:
        return refusals.OTHER_SYMBOL
    return None if payable(me, NOTHING, food) else refusals.FOOD_TOO_DEAR


def prices(game: Tawantinsuyu, me: Player) -> list[int]:
    """As `price_blocked`, cards first."""
    symbol, food = game.about[1], game.about[2]
    found = symbol_cards(game, me, symbol) if payable(me, NOTHING, food) else []
    if payable(me, NOTHING, food, kept_gold=1):
        found.append(len(game.components.gods))
    return found


def pay_price(game: Tawantinsuyu, me: Player, space: int, identity: int) -> Rules[None]:
    """TA-4.2, TA-4.3, TA-4.4: a god card of the space's symbol or 1 gold, and the food."""
    gold = len(game.components.gods)
    food = food_price(game, me, space, identity)
    game.about = [PRICE, game.components.spaces[space].symbol, food]
    price = yield from ask(game, me, PRICE, prices)
    if price == gold:
        spend(game, me, GOLD, 1)
        yield from pay(game, me, NOTHING, food)
        return
    me.god_hand.cards.remove(price)
    game.played = price
    if game.told is not None:
        game.tell(told.PAID_CARD, [me.seat, price])
    yield from pay(game, me, NOTHING, food)


def adjacent(game: Tawantinsuyu, space: int, colour: int) -> int:
    """TA-5.4 to TA-5.9."""
    return sum(1 for other in game.components.spaces[space].neighbours if game.hill[other] == colour)


def power_tasks(game: Tawantinsuyu, me: Player, powers: set[int], colour: int, first_here: bool) -> int:
    """TA-7.1, TA-7.2, TA-7.6, TA-16.14."""
    tasks = 0
    if ARCHITECT in powers and colour == BLUE:
        tasks += 1
    if CRAFTSMAN in powers and colour == GREEN:
        tasks += 1
    if COURIER in powers and first_here:
        tasks += 1
    if WARRIOR in powers and owns(game, me, 14):
        tasks += 2
    return tasks


def capture_blocked(game: Tawantinsuyu, me: Player, other: int) -> Blocked | None:
    """TA-7.4, TA-7.12: an adjacent worker that is no warrior, or nobody."""
    if other == len(game.hill):
        return None
    if other not in game.components.spaces[game.about[1]].neighbours:
        return refusals.NOT_ADJACENT
    if game.hill[other] == FREE:
        return refusals.NO_WORKER_THERE
    return refusals.NO_WARRIOR if game.hill[other] == WARRIOR else None


def warrior_powers(game: Tawantinsuyu, me: Player, space: int) -> Rules[None]:
    """TA-7.3, TA-7.4, TA-7.11, TA-7.12: an army card, and an adjacent worker that is no warrior; TA-16.3."""
    cards.gain_army_card(game, me)
    nobody = len(game.hill)
    game.about = [CAPTURE, space]
    neighbours = game.components.spaces[space].neighbours
    options = [other for other in neighbours if capture_blocked(game, me, other) is None]
    if options:
        other = yield Ask(me.seat, CAPTURE, [*options, nobody])
        if other != nobody:
            kind = game.hill[other]
            game.hill[other] = FREE
            me.workers[kind] += 1
            if game.told is not None:
                game.tell(told.WORKER_TAKEN, [me.seat, kind, other])
    if owns(game, me, 3):
        yield from buildings.refresh_free(game, me, 2, production_only=True)


def now_or_later(game: Tawantinsuyu, me: Player) -> list[int]:
    return [NOW, LATER]


def offer_card_rewards(game: Tawantinsuyu, me: Player, before: bool) -> Rules[None]:
    """TA-6.1 to TA-6.4, TA-6.10, TA-6.11: with a statue of the symbol, before or after the tasks, all at one moment."""
    card = game.played
    if game.card_taken or card == FREE or not owns_symbol(me, game.components.gods[card].symbol):
        return
    if before and (yield from ask(game, me, CARD_NOW, now_or_later)) == LATER:
        return
    yield from take_card_rewards(game, me, card)
    game.card_taken = True


def reward_blocked(game: Tawantinsuyu, me: Player, index: int) -> Blocked | None:
    """TA-6.3: each reward of the card once, or no more of them."""
    card = game.about[1]
    if index == game.components.own_counts[REWARD] - 1:
        return None
    if card == FREE:  # the last free actions, before final scoring (TA-16.24)
        return refusals.NO_CARD_RESOLVED
    if index >= len(game.components.gods[card].reward):
        return refusals.NO_SUCH_REWARD
    return None if index in game.about[2:] else refusals.REWARD_TAKEN


def rewards_left(game: Tawantinsuyu, me: Player) -> list[int]:
    """As `reward_blocked`."""
    return [*game.about[2:], game.components.own_counts[REWARD] - 1]


def take_card_rewards(game: Tawantinsuyu, me: Player, card: int) -> Rules[None]:
    """TA-6.3, TA-6.11: all, some or none, in any order."""
    left = game.components.gods[card].reward
    done = game.components.own_counts[REWARD] - 1
    open_ = list(range(len(left)))
    while open_:
        game.about = [REWARD, card, *open_]
        index = yield from ask(game, me, REWARD, rewards_left)
        if index == done:
            return
        open_.remove(index)
        if not rewards.receive_plain(game, me, left[index], FROM_GOD_CARDS):
            yield from rewards.receive_one(game, me, left[index], FROM_GOD_CARDS)
