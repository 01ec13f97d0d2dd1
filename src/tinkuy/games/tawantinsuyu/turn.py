"""A player's turn (TA-3) and the order of turns."""

from __future__ import annotations

from tinkuy.core.questions import CONFIRM, Ask, Blocked, Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu import buildings, cards, refusals, workers
from tinkuy.games.tawantinsuyu import happenings as told
from tinkuy.games.tawantinsuyu.asking import ask
from tinkuy.games.tawantinsuyu.axomamma import setup as her_setup
from tinkuy.games.tawantinsuyu.axomamma import turn as hers
from tinkuy.games.tawantinsuyu.ceremony import hold_ceremony
from tinkuy.games.tawantinsuyu.kinds import MOVE_PRIEST, PLACE, PLAN, PRAY, PRIEST_START, RECRUIT, TRAIN_ARMY
from tinkuy.games.tawantinsuyu.placement import place_worker, placeable
from tinkuy.games.tawantinsuyu.priest import action_at, move_priest
from tinkuy.games.tawantinsuyu.setup import choose_weaves, keep_cards, resolve_cards
from tinkuy.games.tawantinsuyu.state import (
    CHOOSING_WEAVES,
    FREE,
    KEEPING_CARDS,
    OVER,
    PLACING_PRIESTS,
    RESOLVING_CARDS,
    Player,
    Tawantinsuyu,
)


def next_turn(game: Tawantinsuyu) -> Rules[None] | None:
    """TA-3.1: setup, then turns clockwise; a pending ceremony begins its holder's turn (TA-12.2)."""
    if game.stage == OVER:
        return None
    if game.stage == CHOOSING_WEAVES:
        return choose_weaves(game)
    if game.stage == KEEPING_CARDS:
        return keep_cards(game)
    if game.stage == RESOLVING_CARDS:
        return resolve_cards(game)
    if game.stage == PLACING_PRIESTS:
        return her_setup.place_priests(game)
    me = game.players[workers.active_seat(game)]
    if game.pending and game.token == me.seat and game.turns_taken > game.token_turn:
        return hold_ceremony(game)
    return hers.take_turn(game, me) if me.auto else take_turn(game, me)


def take_turn(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-3.3: one placement, or two different secondary actions; TA-3.7: then the end of the turn."""
    if game.told is not None:
        game.tell(told.TURN_BEGAN, [me.seat])
    if me.priest == FREE:
        yield from place_priest(game, me)
    game.acting = me.seat
    first = yield from ask(game, me, PLAN, lambda: plans(game, me, FREE))
    if first == PLACE:
        yield from place_worker(game, me)
    else:
        yield from secondary(game, me, first)
        game.secondary = first
        second = yield from ask(game, me, PLAN, lambda: plans(game, me, first))
        game.secondary = FREE
        yield from secondary(game, me, second)
    yield from end_turn(game, me)


def place_priest(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-3.2: right before the first turn; not a move, triggers nothing."""
    me.priest = yield Ask(me.seat, PRIEST_START, list(range(game.components.sectors)))
    if game.told is not None:
        game.tell(told.PRIEST_PLACED, [me.seat, action_at(game, me.priest)])


def plan_blocked(game: Tawantinsuyu, me: Player, plan: int, done: int) -> Blocked | None:
    """TA-3.3, TA-10.5: `done` is the secondary action already carried out."""
    if plan == done:
        return refusals.DIFFERENT_ACTIONS
    if plan == PLACE:
        if done != FREE:
            return refusals.DIFFERENT_ACTIONS
        if sum(me.workers) == 0:
            return refusals.NO_WORKER
        return None if placeable(game, me) else refusals.NO_SPACE
    if plan == RECRUIT and sum(game.nomads) == 0:
        return refusals.NO_NOMAD
    return None


def plans(game: Tawantinsuyu, me: Player, done: int) -> list[int]:
    return [plan for plan in range(RECRUIT + 1) if plan_blocked(game, me, plan, done) is None]


def secondary(game: Tawantinsuyu, me: Player, plan: int) -> Rules[None]:
    """TA-3.4, TA-10."""
    if plan == MOVE_PRIEST:
        yield from move_priest(game, me)
    elif plan == PRAY:
        for _ in range(2):
            yield from cards.take_god_card(game, me)
    elif plan == TRAIN_ARMY:
        yield from cards.train(game, me)
    else:
        yield from workers.take_nomad(game, me, optional=False)


def end_turn(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-3.7, A25: altar, market, hire, limit, or by the other reading hire and limit first."""
    if game.rulings.altar_first:
        if EMPTY in game.market.cards or game.played != FREE:
            yield Ask(me.seat, CONFIRM, [0])
        update_table(game)
        yield from hire_and_limit(game, me)
        yield Ask(me.seat, CONFIRM, [0])
    else:
        yield from hire_and_limit(game, me)
        yield Ask(me.seat, CONFIRM, [0])
        update_table(game)
    game.turns_taken += 1


def update_table(game: Tawantinsuyu) -> None:
    """TA-6.6, TA-3.8."""
    if game.played != FREE:
        card, game.played = game.played, FREE
        cards.lay_on_altar(game, card)
    buildings.refill_market(game)


def hire_and_limit(game: Tawantinsuyu, me: Player) -> Rules[None]:
    yield from workers.may_hire(game, me)
    game.acting = FREE
    yield from workers.keep_limit(game, me)
