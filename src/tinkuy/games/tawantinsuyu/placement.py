"""Placing a worker: which one, where, the price, and what follows up to the tasks (TA-4, TA-5)."""

from __future__ import annotations

from tinkuy.core.questions import END, Blocked, Rules
from tinkuy.games.tawantinsuyu import cards
from tinkuy.games.tawantinsuyu.asking import ask, potato_within_reach
from tinkuy.games.tawantinsuyu.card_rewards import offer_card_rewards
from tinkuy.games.tawantinsuyu.components import COURIER, GOLD, PRIEST, WARRIOR
from tinkuy.games.tawantinsuyu.hill import (
    adjacent,
    any_space,
    food_price,
    is_first,
    open_spaces,
    score_steps,
    symbol_cards,
)
from tinkuy.games.tawantinsuyu.powers import (
    choose_identity,
    extras,
    identities,
    power_tasks,
    price_kind,
    warrior_powers,
)
from tinkuy.games.tawantinsuyu.resources import NOTHING, ONE_POTATO, pay, payable, spend
from tinkuy.games.tawantinsuyu.state import END_OF_TURN, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.tasks import begin_tasks
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import AS_IT_IS, EXTRA, PRICE, SPACE, WORKER, YES


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


def after_tasks(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-6.2, TA-7.9: the rewards of the card if they are still due, the priest's card."""
    yield from offer_card_rewards(game, me, before=False)
    if game.as_priest:
        yield from cards.take_god_card(game, me)
    game.part = END_OF_TURN
    yield END
