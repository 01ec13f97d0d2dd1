"""A player's turn (TE-4) and the order of turns."""

from __future__ import annotations

from typing import Final

from tinkuy.core.events import EventKind
from tinkuy.core.questions import CONFIRM, END, Ask, Blocked, Rules
from tinkuy.core.zones import EMPTY, Deck, Display
from tinkuy.games.teotihuacan import calendar, eclipse, locking, start
from tinkuy.games.teotihuacan.action import act, actions
from tinkuy.games.teotihuacan.asking import ask, ask_again, free_actions, offered
from tinkuy.games.teotihuacan.movement import choose_second, destinations, find_worker, move, moves
from tinkuy.games.teotihuacan.state import (
    ACTING,
    CHOOSING,
    DRAFTING,
    ECLIPSE,
    ERA,
    FINISHING,
    GAINING,
    NOBODY_MOVED,
    OVER,
    PLACING,
    PREPARING,
    TURNS,
    WHOLE,
    Player,
    Teotihuacan,
    has_locked,
)
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told.kinds import ACTION, FINISH, MOVE, REST, TO
from tinkuy.games.teotihuacan.vocabulary import POWERS

ONLY_END: Final = [0]


def next_turn(game: Teotihuacan) -> Rules[None] | None:
    """TE-4.1: setup, then turns clockwise from the first player; an eclipse comes between them."""
    if game.stage == TURNS:
        me = game.players[(game.first + game.turns_taken) % len(game.players)]
        if game.part == WHOLE:
            return me.conduct.take_turn(game, me)
        return take_action(game, me) if game.part == ACTING else finish(game, me)
    if game.stage == ECLIPSE:
        return eclipse.hold(game)
    if game.stage == ERA:
        return eclipse.begin_era(game)
    if game.stage == CHOOSING:
        return start.choose_tiles(game)
    if game.stage == DRAFTING:
        return start.draft_tile(game)
    if game.stage == PREPARING:
        return start.prepare(game)
    if game.stage == PLACING:
        return start.place_workers(game)
    if game.stage == GAINING:
        return start.gain_benefits(game)
    assert game.stage == OVER
    return None


def take_turn(game: Teotihuacan, me: Player) -> Rules[None]:
    """TE-4.2: a normal turn, or freeing all own locked workers."""
    if game.told is not None:
        if game.turns_taken % len(game.players) == 0:
            game.tell(told.ROUND_BEGAN, [game.turns_taken // len(game.players) + 1])
        game.tell(told.TURN_BEGAN, [me.seat])
    game.double = False
    game.anywhere = False
    game.extra = 0
    game.moved = NOBODY_MOVED
    option = yield Ask(me.seat, MOVE, offered(game, me, MOVE, moves(game, me)))
    if option > REST:
        option = yield from ask_again(game, me, MOVE, moves, option)
    if option == REST:
        if game.told is not None:
            game.tell(told.RESTED, [me.seat])
        locking.free_all(game, me)
        if something_left(game, me):
            game.part = FINISHING
        else:
            yield Ask(me.seat, CONFIRM, ONLY_END)
            end_turn(game)
    else:
        origin, moved = option // POWERS, [find_worker(me, option)]
        if game.double and me.at.count(origin) > 1:
            moved.append((yield from choose_second(game, me, moved[0])))
        game.about = [TO, origin]
        board = yield Ask(me.seat, TO, destinations(game, me, origin))
        move(game, me, moved, origin, board)
        game.part = ACTING
    yield END


def take_action(game: Teotihuacan, me: Player) -> Rules[None]:
    """TE-4.5: what the moved worker does, the second part of a turn."""
    game.extra = 0
    option = yield Ask(me.seat, ACTION, offered(game, me, ACTION, actions(game, me)))
    if option >= game.components.own_counts[ACTION]:
        option = yield from ask_again(game, me, ACTION, actions, option)
    yield from act(game, me, option)
    game.moved = NOBODY_MOVED
    game.part = FINISHING
    if not something_left(game, me):
        yield Ask(me.seat, CONFIRM, ONLY_END)
        end_turn(game)
    yield END


def something_left(game: Teotihuacan, me: Player) -> bool:
    """Whether there is something to do before the turn ends."""
    return (bool(me.tiles) or has_locked(me)) and bool(free_actions(game, me, FINISH))


def finish(game: Teotihuacan, me: Player) -> Rules[None]:
    """TE-4.13, TE-13.16: what may be done before the turn ends, the last part of it."""
    yield from ask(game, me, FINISH, only_end)
    yield Ask(me.seat, CONFIRM, ONLY_END)
    end_turn(game)
    yield END


def only_end(game: Teotihuacan, me: Player) -> list[int]:
    return ONLY_END


def finish_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    """TE-4.12: a turn can always be ended."""
    return None


def end_turn(game: Teotihuacan) -> None:
    """TE-4.12: offers, light disc, eclipse."""
    game.part = WHOLE
    refill(game)
    game.turns_taken += 1
    if calendar.eclipse_follows(game, game.turns_taken % len(game.players) == 0):
        game.stage = ECLIPSE


def refill(game: Teotihuacan) -> None:
    """TE-4.9, TE-4.10: Decoration, Pyramid and Discovery tiles of the boards."""
    fill(game, game.pyramid_offer, game.pyramid_stack, told.PYRAMID_REFILLED)
    fill(game, game.decoration_offer, game.decoration_stack, told.DECORATION_REFILLED)
    depth, laid = game.components.depth, game.laid.cards
    for board in game.rulings.slots:
        if laid[board * depth] == EMPTY:
            refill_slot(game, board)


def refill_slot(game: Teotihuacan, board: int) -> None:
    """TE-4.9, TE-4.10: the empty Discovery slot of a board."""
    if game.discovery_stack.cards:
        game.laid.cards[board * game.components.depth] = tile = game.discovery_stack.draw()
        if game.told is not None:
            game.tell(told.DISCOVERY_REFILLED, [board, tile])


def fill(game: Teotihuacan, offer: Display, stack: Deck, event: EventKind) -> None:
    """TE-4.10: as far as the stack goes; TE-18.10, TE-18.49: alone the rest closes up first."""
    if game.seats == 1:
        offer.cards.sort(key=_is_gap)
    for place, tile in enumerate(offer.cards):
        if tile == EMPTY and stack.cards:
            offer.cards[place] = stack.draw()
            if game.told is not None:
                game.tell(event, [offer.cards[place]])


def _is_gap(tile: int) -> bool:
    return tile == EMPTY
