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
from tinkuy.games.tawantinsuyu.rewards_data import Reward
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


def space_blocked(game: Tawantinsuyu, me: Player, identity: int, space: int) -> Blocked | None:
    """TA-4.1, TA-4.2, TA-4.4: empty, a card of its symbol or gold, and the food."""
    if game.hill[space] != FREE:
        return refusals.SPACE_TAKEN
    most = most_food(game, me)[game.components.spaces[space].symbol]
    if food_price(game, me, space, identity) <= most:
        return None
    return refusals.NO_CARD_NO_GOLD if most == NO_FOOD else refusals.FOOD_TOO_DEAR


def most_food(game: Tawantinsuyu, me: Player) -> list[int]:
    """By symbol: with a card of it all gold can buy food, without one piece of gold is the price (TA-4.2)."""
    held = me.resources
    all_of_it = held[POTATO] + held[CORN] + held[GOLD]
    most = [all_of_it - 1 if held[GOLD] > 0 else NO_FOOD] * len(game.components.symbols)
    for card in me.god_hand.cards:
        most[game.components.gods[card].symbol] = all_of_it
    return most


def open_spaces(game: Tawantinsuyu, me: Player, identity: int) -> list[int]:
    """The spaces that can be paid."""
    prices, most = segment_prices(game, me, identity), most_food(game, me)
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


def placeable(game: Tawantinsuyu, me: Player) -> list[int]:
    """The workers that can be placed somewhere, as one thing or another."""
    own = [worker for worker, n in enumerate(me.workers) if n > 0]
    if any_space(game, me, AS_IT_IS):
        return own
    couriers = [worker for worker in own if worker == COURIER or COURIER in identities(game, me, worker)]
    return couriers if couriers and any_space(game, me, COURIER) else []


def place_worker(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-4.14: worker, space and price, step VP, powers; then come the tasks."""
    worker = yield from ask(game, me, WORKER, lambda: placeable(game, me))
    identity = yield from choose_identity(game, me, worker)
    kind = worker if identity == AS_IT_IS else identity
    powers = {worker, kind} if game.rulings.treat_adds else {kind}
    cheap = price_kind(game, worker, identity)
    space = yield from ask(game, me, SPACE, lambda: open_spaces(game, me, cheap))
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
    if now and potato_within_reach(game, me) and (yield from ask(game, me, EXTRA, lambda: extras(me))) == YES:
        yield from pay(game, me, ONE_POTATO)
        tasks += 1
    if game.told is not None:
        game.tell(told.TASKS_COUNTED, [me.seat, tasks])
    begin_tasks(game, space, tasks, game.as_priest and not now)


def extra_blocked(me: Player, option: int) -> Blocked | None:
    """TA-7.8, TA-7.14: the priest's potato."""
    return refusals.NO_POTATO if option == YES and not payable(me, ONE_POTATO, 0) else None


def extras(me: Player) -> list[int]:
    return [option for option in (NO, YES) if extra_blocked(me, option) is None]


def after_tasks(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-6.2, TA-7.9: the rewards of the card if they are still due, the priest's card."""
    yield from offer_card_rewards(game, me, before=False)
    if game.as_priest:
        yield from cards.take_god_card(game, me)
    game.part = END_OF_TURN
    yield END


def choose_identity(game: Tawantinsuyu, me: Player, worker: int) -> Rules[int]:
    """A2: one identity for this placement; only those that can go somewhere."""
    options = [one for one in identities(game, me, worker) if any_space(game, me, price_kind(game, worker, one))]
    return options[0] if len(options) == 1 else (yield Ask(me.seat, IDENTITY, options))


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


def pay_price(game: Tawantinsuyu, me: Player, space: int, identity: int) -> Rules[None]:
    """TA-4.2, TA-4.3, TA-4.4: a god card of the space's symbol or 1 gold, and the food."""
    gold = len(game.components.gods)
    food = food_price(game, me, space, identity)
    symbol = game.components.spaces[space].symbol

    def options() -> list[int]:
        found = symbol_cards(game, me, symbol) if payable(me, NOTHING, food) else []
        if payable(me, NOTHING, food, kept_gold=1):
            found.append(gold)
        return found

    price = yield from ask(game, me, PRICE, options)
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


def warrior_powers(game: Tawantinsuyu, me: Player, space: int) -> Rules[None]:
    """TA-7.3, TA-7.4, TA-7.11, TA-7.12: an army card, and an adjacent worker that is no warrior; TA-16.3."""
    cards.gain_army_card(game, me)
    nobody = len(game.hill)
    options = [
        other
        for other in game.components.spaces[space].neighbours
        if game.hill[other] != FREE and game.hill[other] != WARRIOR
    ]
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


def offer_card_rewards(game: Tawantinsuyu, me: Player, before: bool) -> Rules[None]:
    """TA-6.1 to TA-6.4, TA-6.10, TA-6.11: with a statue of the symbol, before or after the tasks, all at one moment."""
    card = game.played
    if game.card_taken or card == FREE or not owns_symbol(me, game.components.gods[card].symbol):
        return
    if before and (yield from ask(game, me, CARD_NOW, lambda: [NOW, LATER])) == LATER:
        return
    yield from take_card_rewards(game, me, card)
    game.card_taken = True


def take_card_rewards(game: Tawantinsuyu, me: Player, card: int) -> Rules[None]:
    """TA-6.3, TA-6.11: all, some or none, in any order."""
    left: list[Reward] = []
    for reward in game.components.gods[card].reward:
        left.append(reward)
    done = game.components.own_counts[REWARD] - 1
    open_ = list(range(len(left)))
    while open_:
        index = yield from ask(game, me, REWARD, lambda: [*open_, done])
        if index == done:
            return
        open_.remove(index)
        if not rewards.receive_plain(game, me, left[index], FROM_GOD_CARDS):
            yield from rewards.receive_one(game, me, left[index], FROM_GOD_CARDS)
