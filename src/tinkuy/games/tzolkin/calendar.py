"""The end of a round: the first-player space (TZ-16) and the turning of the calendar (TZ-8)."""

from __future__ import annotations

from tinkuy.core.questions import CONFIRM, Ask, Blocked, Rules
from tinkuy.games.tzolkin.food_day import food_day_ahead, hold_food_day, is_food_day
from tinkuy.games.tzolkin.scoring import score_the_end
from tinkuy.games.tzolkin.state import FREE, NEUTRAL, OVER, TURNS, Player, Tzolkin
from tinkuy.games.tzolkin.told import events as told
from tinkuy.games.tzolkin.told import refusals
from tinkuy.games.tzolkin.told.kinds import DAYS, ONE_DAY, TWO_DAYS


def end_round(game: Tzolkin) -> Rules[None]:
    """TZ-4.1: on a Food Day feeding and rewards, then the calendar; TZ-23.1: after the last one the end."""
    if is_food_day(game):
        hold_food_day(game)
    last = not food_day_ahead(game)
    if game.fp_space == FREE:
        put_corn_on_tooth(game)
        turn_calendar(game, 1)
    else:
        yield from resolve_first_player_space(game)
    if last:
        score_the_end(game)
        game.stage = OVER
        if game.told is not None:
            game.tell(told.GAME_ENDED, [])
        return
    game.round += 1
    game.turns_taken = 0
    game.stage = TURNS
    if game.told is not None:
        game.tell(told.ROUND_BEGAN, [game.round, game.day + 1])


def put_corn_on_tooth(game: Tzolkin) -> None:
    """TZ-8.3, TZ-8.4: the corn waits for whoever takes the first-player space."""
    game.tooth_corn += game.components.tooth_corn
    if game.told is not None:
        game.tell(told.CORN_ON_TOOTH, [game.tooth_corn])


def resolve_first_player_space(game: Tzolkin) -> Rules[None]:
    """TZ-16.3: the worker returns, the marker changes, the calendar advances, 2 days if the placer may and wants."""
    placer = game.players[game.fp_space]
    game.fp_space = FREE
    placer.hand += 1
    # TZ-16.4, TZ-16.5: to the placer, or from the placer to the left neighbour.
    game.first = (placer.seat + 1) % len(game.players) if game.first == placer.seat else placer.seat
    if game.told is not None:
        game.tell(told.MARKER_MOVED, [game.first])
    options = [days for days in (ONE_DAY, TWO_DAYS) if days_blocked(game, placer, days) is None]
    days = ONE_DAY
    if len(options) > 1:
        days = yield Ask(placer.seat, DAYS, options)
        yield Ask(placer.seat, CONFIRM, [0])
    if days == TWO_DAYS:
        placer.light = False
        if game.told is not None:
            game.tell(told.BOARD_DARK, [placer.seat])
    turn_calendar(game, 2 if days == TWO_DAYS else 1)


def days_blocked(game: Tzolkin, placer: Player, days: int) -> Blocked | None:
    """TZ-16.8, TZ-16.9, TZ-16.10, TZ-16.15: for two a light board, and no player's worker one space before the last."""
    if days == ONE_DAY:
        return None
    if not food_day_ahead(game):
        return refusals.LAST_ROUND
    if not placer.light:
        return refusals.BOARD_IS_DARK
    for gear, positions in enumerate(game.gears):
        if 0 <= positions[game.components.last_space[gear] - 1] < NEUTRAL:
            return refusals.WOULD_PUSH_OFF
    return None


def turn_calendar(game: Tzolkin, days: int) -> None:
    """TZ-8.1, TZ-8.2, TZ-3.9: all ride on; players' workers leave after the last space, neutral ones go round."""
    game.day += days
    if game.told is not None:
        game.tell(told.CALENDAR_TURNED, [days, game.day])
    for _ in range(days):
        for gear, positions in enumerate(game.gears):
            positions.insert(0, positions.pop())
            off = game.components.last_space[gear] + 1
            seat = positions[off]
            if 0 <= seat < NEUTRAL:
                positions[off] = FREE
                game.players[seat].hand += 1
                if game.told is not None:
                    game.tell(told.PUSHED_OFF, [seat, gear])
