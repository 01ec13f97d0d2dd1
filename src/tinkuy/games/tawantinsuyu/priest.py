"""The high priest and the five actions of the Coricancha, with the others following (TA-9)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tawantinsuyu import cards, conquest, production, rewards, statues, temple
from tinkuy.games.tawantinsuyu.asking import BY_PRODUCE, FOR_CORN, FOR_FOOD, FREELY, GIVEN, ask
from tinkuy.games.tawantinsuyu.components import CONQUEST, CORN, GOLD, OFFERING, PRODUCE, REFRESH, WORSHIP
from tinkuy.games.tawantinsuyu.resources import NOTHING, ONE_CORN, gain, pay, payable, score
from tinkuy.games.tawantinsuyu.state import FROM_PASSIVE, Player, Tawantinsuyu, in_turn_order, owns
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import ACT, INSTEAD, NO, OFFER, PRIEST_MOVE, TAKE_GOLD, YES
from tinkuy.games.tawantinsuyu.told.kinds import REFRESH as REFRESH_KIND
from tinkuy.games.tawantinsuyu.told.kinds import WORSHIP as WORSHIP_KIND

OFFER_CORN: Final = 2  # for each step of the active player (TA-9.9)
FOLLOW_CORN: Final = 3
MOST_STEPS: Final = 3
LARGE_STEPS: Final = 3


def action_at(game: Tawantinsuyu, sector: int) -> int:
    """TA-4.18: turning the tile moves the actions, not the sectors."""
    order = game.components.coricancha
    return order[(sector - game.orientation) % len(order)]


def move_priest(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-9.1: 1 or 2 spaces clockwise, then the action for everybody."""
    steps = 1 + (yield Ask(me.seat, PRIEST_MOVE, [0, 1]))
    me.priest = (me.priest + steps) % game.components.sectors
    if game.told is not None:
        game.tell(told.PRIEST_MOVED, [me.seat, action_at(game, me.priest)])
    yield from activate(game, me)


def activate(game: Tawantinsuyu, me: Player) -> Rules[None]:
    action = action_at(game, me.priest)
    yield from on_activation(game, me, action)
    acts = (yield from ask(game, me, INSTEAD, act_or_gold)) == ACT
    if not acts:  # TA-9.3
        if game.told is not None:
            game.tell(told.TOOK_GOLD, [me.seat])
        gain(game, me, GOLD, 1)
    if action == CONQUEST:
        yield from conquest.conquer(game, me, acts)
        return
    if acts:
        yield from me.conduct.lead(game, me, action)
    elif action == PRODUCE and owns(game, me, 16):  # A19: activated all the same
        yield from production.refresh_free(game, me, 1)
    for other in in_turn_order(game, me.seat)[1:]:
        yield from other.conduct.follow(game, other, action)


def act_or_gold(game: Tawantinsuyu, me: Player) -> list[int]:
    return [ACT, TAKE_GOLD]


def on_activation(game: Tawantinsuyu, me: Player, action: int) -> Rules[None]:
    """TA-9.35: Z11, Z12, Z17 and Z18 of anybody, before anybody acts, in turn order from the active player."""
    for player in in_turn_order(game, me.seat):
        if action == OFFERING:
            if owns(game, player, 11):
                yield from player.conduct.free_weave(game, player)
            if owns(game, player, 12):
                yield from rewards.pay_gold_for_step(game, player)
        elif action == CONQUEST and owns(game, player, 17):
            gain(game, player, GOLD, 1)
            score(game, player, FROM_PASSIVE, 1)
        elif action == REFRESH and owns(game, player, 18):
            cards.gain_army_card(game, player)
            gain(game, player, GOLD, 1)


def lead(game: Tawantinsuyu, me: Player, action: int) -> Rules[None]:
    if action == WORSHIP:
        return worship(game, me, most=2)
    if action == OFFERING:
        return offer(game, me)
    if action == REFRESH:
        return refresh(game, me, leading=True)
    return produce(game, me, leading=True)


def follow(game: Tawantinsuyu, me: Player, action: int) -> Rules[None]:
    """TA-9.4, TA-9.5: the others, without the gold, as they like."""
    if action == WORSHIP:
        return worship(game, me, most=1)
    if action == OFFERING:
        return follow_offering(game, me)
    if action == REFRESH:
        return refresh(game, me, leading=False)
    return produce(game, me, leading=False)


def worship_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-9.6, TA-9.7, TA-15.7: an own statue of a size not given yet, below the top."""
    given = game.about[1:]
    size, symbol = divmod(option, len(game.components.symbols))
    if size > statues.LARGE:
        return None
    if temple.at_top(game, me):
        return refusals.TEMPLE_TOP
    if (me.large if size == statues.LARGE else me.small)[symbol] == 0:
        return refusals.NO_OWN_STATUE
    return refusals.ONE_OF_EACH_SIZE if size in given else None


def worship_options(game: Tawantinsuyu, me: Player) -> list[int]:
    """As `worship_blocked`."""
    count, given = len(game.components.symbols), game.about[1:]
    found: list[int] = []
    if not temple.at_top(game, me):
        if statues.SMALL not in given:
            found += [symbol for symbol, n in enumerate(me.small) if n > 0]
        if statues.LARGE not in given:
            found += [count + symbol for symbol, n in enumerate(me.large) if n > 0]
    return [*found, 2 * count]


def worship(game: Tawantinsuyu, me: Player, most: int) -> Rules[None]:
    """TA-9.6, TA-9.7, TA-9.37: leading one of each size for 3 and 1 steps, following one of either for 1."""
    count = len(game.components.symbols)
    done = 2 * count
    given: list[int] = []
    while len(given) < most:
        game.about = [WORSHIP_KIND, *given]
        if worship_options(game, me) == [done]:
            return
        chosen = yield from ask(game, me, WORSHIP_KIND, worship_options)
        if chosen == done:
            return
        size, symbol = divmod(chosen, count)
        given.append(size)
        statues.give_statue(game, me, size, symbol)
        yield from temple.climb(game, me, LARGE_STEPS if size == statues.LARGE and most == 2 else 1)


def corn_price(n: int) -> list[int]:
    price = NOTHING[:]
    price[CORN] = n
    return price


def offer_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-9.9, TA-9.10, TA-15.7: as many steps as are left and paid, following only one."""
    leading, steps = game.about[1], option + 1
    if steps > MOST_STEPS:
        return None
    if not leading and steps > 1:
        return refusals.FOLLOW_ONE_STEP
    if steps > temple.steps_left(game, me):
        return refusals.TEMPLE_TOP
    if payable(me, corn_price(OFFER_CORN * steps if leading else FOLLOW_CORN), 0):
        return None
    return refusals.OFFER_TOO_DEAR if leading else refusals.FOLLOW_TOO_DEAR


def offers(game: Tawantinsuyu, me: Player) -> list[int]:
    return [option for option in range(MOST_STEPS + 1) if offer_blocked(game, me, option) is None]


def offer(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-9.9, TA-9.38: 2, 4 or 6 corn for 1, 2 or 3 steps, paid together."""
    game.about = [OFFER, YES]
    chosen = yield from ask(game, me, OFFER, offers)
    if chosen == MOST_STEPS:
        return
    yield from pay(game, me, corn_price(OFFER_CORN * (chosen + 1)))
    yield from temple.climb(game, me, chosen + 1)


def follow_offering(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-9.10: 3 corn for exactly 1 step."""
    if temple.at_top(game, me):
        return
    game.about = [OFFER, NO]
    if (yield from ask(game, me, OFFER, offers)) == MOST_STEPS:
        return
    yield from pay(game, me, corn_price(FOLLOW_CORN))
    yield from temple.climb(game, me, 1)


def refresh(game: Tawantinsuyu, me: Player, leading: bool) -> Rules[None]:
    """TA-9.11: leading one free and more for 1 food each; TA-9.12: following any number for 1 corn each."""
    done = game.components.first_passive + len(game.components.army)
    terms = FREELY if leading else FOR_CORN
    while production.face_down(game, me):
        game.about = [REFRESH_KIND, terms]
        chosen = yield from ask(game, me, REFRESH_KIND, production.refresh_options)
        if chosen == done:
            return
        if terms == FREELY:
            terms = FOR_FOOD
        elif terms == FOR_FOOD:
            yield from pay(game, me, NOTHING, 1)
        else:
            yield from pay(game, me, ONE_CORN)
        production.turn_up(game, me, chosen)


def produce(game: Tawantinsuyu, me: Player, leading: bool) -> Rules[None]:
    """TA-9.24 to TA-9.27, TA-16.16, TA-16.27: refreshes before or after producing; what comes after cannot produce."""
    own, any_ = leading, owns(game, me, 16)
    own, any_ = yield from _refresh_around(game, me, own, any_)
    yield from production.produce_any(game, me)
    yield from _refresh_around(game, me, own, any_)


def _refresh_around(game: Tawantinsuyu, me: Player, own: bool, any_: bool) -> Rules[tuple[bool, bool]]:
    """One production building for the active player, one of anything for Z16; what is left stays open."""
    done = game.components.first_passive + len(game.components.army)
    while own or any_:
        game.about = [REFRESH_KIND, GIVEN if any_ else BY_PRODUCE]
        options = production.refresh_options(game, me)
        if len(options) == 1:
            break
        chosen = yield Ask(me.seat, REFRESH_KIND, options)
        if chosen == done:
            break
        # A production building is taken by the action's own refresh first: Z16's can also turn an army card.
        if own and chosen < game.components.first_passive:
            own = False
        elif any_:
            any_ = False
        else:
            break
        production.turn_up(game, me, chosen)
    return own, any_
