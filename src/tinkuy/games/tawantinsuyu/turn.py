"""A player's turn (TA-3) and the order of turns."""

from __future__ import annotations

from tinkuy.core.questions import CONFIRM, END, Ask, Blocked, Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu import buildings, cards, workers
from tinkuy.games.tawantinsuyu.asking import ask
from tinkuy.games.tawantinsuyu.axomamma import setup as her_setup
from tinkuy.games.tawantinsuyu.ceremony import go_on_with_ceremony, hold_ceremony
from tinkuy.games.tawantinsuyu.placement import after_tasks, place_worker, placeable
from tinkuy.games.tawantinsuyu.priest import action_at, move_priest
from tinkuy.games.tawantinsuyu.setup import choose_weaves, keep_cards, resolve_cards
from tinkuy.games.tawantinsuyu.state import (
    AFTER_TASKS,
    CHOOSING_WEAVES,
    END_OF_TURN,
    FREE,
    KEEPING_CARDS,
    PLACING_PRIESTS,
    RESOLVING_CARDS,
    SECOND_ACTION,
    TASKS,
    TURNS,
    WHOLE,
    Player,
    Tawantinsuyu,
)
from tinkuy.games.tawantinsuyu.tasks import next_task
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import MOVE_PRIEST, PLACE, PLAN, PRAY, PRIEST_START, RECRUIT, TRAIN_ARMY


def next_turn(game: Tawantinsuyu) -> Rules[None] | None:
    """TA-3.1: setup, then turns clockwise; a pending ceremony begins its holder's turn (TA-12.2)."""
    if game.stage != TURNS:
        return set_up_or_stop(game)
    me = game.players[workers.active_seat(game)]
    if game.part != WHOLE:
        return next_part(game, me)
    if game.token == me.seat and game.turns_taken > game.token_turn:
        return hold_ceremony(game)
    return me.conduct.take_turn(game, me)


def set_up_or_stop(game: Tawantinsuyu) -> Rules[None] | None:
    if game.stage == CHOOSING_WEAVES:
        return choose_weaves(game)
    if game.stage == KEEPING_CARDS:
        return keep_cards(game)
    if game.stage == RESOLVING_CARDS:
        return resolve_cards(game)
    if game.stage == PLACING_PRIESTS:
        return her_setup.place_priests(game)
    return None


def next_part(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """How a turn goes on that has begun."""
    if game.part == TASKS:
        return next_task(game, me)
    if game.part == AFTER_TASKS:
        return after_tasks(game, me)
    if game.part == SECOND_ACTION:
        return second_action(game, me)
    if game.part == END_OF_TURN:
        return end_turn(game, me)
    return go_on_with_ceremony(game)


def take_turn(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-3.3: one placement, or two different secondary actions; TA-3.7: then the end of the turn."""
    if game.told is not None:
        if me.seat == game.first:  # never Axomamma (TA-17.1)
            game.tell(told.ROUND_BEGAN, [game.turns_taken // len(game.players) + 1])
        game.tell(told.TURN_BEGAN, [me.seat])
    if me.priest == FREE:
        yield from place_priest(game, me)
    game.acting = me.seat
    first = yield from ask(game, me, PLAN, plans)
    if first == PLACE:
        yield from place_worker(game, me)
    else:
        yield from secondary(game, me, first)
        game.secondary = first
        game.part = SECOND_ACTION
    yield END


def second_action(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-3.3: another one than the first."""
    second = yield from ask(game, me, PLAN, plans)
    game.secondary = FREE
    yield from secondary(game, me, second)
    game.part = END_OF_TURN
    yield END


def place_priest(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-3.2: right before the first turn; not a move, triggers nothing."""
    me.priest = yield Ask(me.seat, PRIEST_START, list(range(game.components.sectors)))
    if game.told is not None:
        game.tell(told.PRIEST_PLACED, [me.seat, action_at(game, me.priest)])


def plan_blocked(game: Tawantinsuyu, me: Player, plan: int) -> Blocked | None:
    """TA-3.3, TA-10.5: one placement, or a secondary action and then another one."""
    if plan == game.secondary:
        return refusals.DIFFERENT_ACTIONS
    if plan == PLACE:
        if game.secondary != FREE:
            return refusals.NO_PLACEMENT_NOW
        if sum(me.workers) == 0:
            return refusals.NO_WORKERS
        return None if placeable(game, me) else refusals.NO_PLACEMENT_PAYABLE
    if plan == RECRUIT and sum(game.nomads) == 0:
        return refusals.NO_NOMADS
    return None


def plans(game: Tawantinsuyu, me: Player) -> list[int]:
    """As `plan_blocked`, which is asked only where something can be missing."""
    found = [PLACE] if plan_blocked(game, me, PLACE) is None else []
    for plan in (MOVE_PRIEST, PRAY, TRAIN_ARMY):
        if plan != game.secondary:
            found.append(plan)
    if plan_blocked(game, me, RECRUIT) is None:
        found.append(RECRUIT)
    return found


def secondary(game: Tawantinsuyu, me: Player, plan: int) -> Rules[None]:
    """TA-3.4, TA-10."""
    if plan == MOVE_PRIEST:
        return move_priest(game, me)
    if plan == PRAY:
        return cards.pray(game, me)
    if plan == TRAIN_ARMY:
        return cards.train(game, me)
    return workers.take_nomad(game, me, optional=False)


def end_turn(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-3.7, A25: hire, limit, altar, market, or by the other reading altar and market first."""
    if game.rulings.altar_first:
        if EMPTY in game.market.cards or game.played != FREE:
            yield Ask(me.seat, CONFIRM, [0])
        update_table(game)
    yield from workers.hire_and_limit(game, me)
    yield Ask(me.seat, CONFIRM, [0])
    if not game.rulings.altar_first:
        update_table(game)
    game.part = WHOLE
    game.turns_taken += 1
    yield END


def update_table(game: Tawantinsuyu) -> None:
    """TA-6.6, TA-3.8."""
    if game.played != FREE:
        card, game.played = game.played, FREE
        cards.lay_on_altar(game, card)
    buildings.refill_market(game)
