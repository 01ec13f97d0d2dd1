"""Eclipses (TE-15)."""

from __future__ import annotations

from tinkuy.core.questions import END, Blocked, Rules
from tinkuy.games.teotihuacan import neutral, scoring
from tinkuy.games.teotihuacan.asking import ask
from tinkuy.games.teotihuacan.boards.nobles import lowest_number
from tinkuy.games.teotihuacan.goods import free_tile, score, spend, use_up
from tinkuy.games.teotihuacan.state import (
    ERA,
    FROM_AVENUE,
    FROM_LEADER,
    FROM_MASKS,
    FROM_SALARY,
    FROM_TRACK,
    NOT_DUE,
    OVER,
    TURNS,
    Player,
    Teotihuacan,
    in_turn_order,
)
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import MOST_SALARY, NEVER_PAID, SALARY
from tinkuy.games.teotihuacan.vocabulary import COCOA


def hold(game: Teotihuacan) -> Rules[None]:
    """TE-15: points for all, salary in turn order, then the next era or the end (TE-16.1)."""
    if game.told is not None:
        game.tell(told.ECLIPSE, [game.eclipses + 1])
    for module in game.rulings.modules:
        module.eclipse_begins(game)
    score_eclipse(game)
    for player in in_turn_order(game):
        yield from player.conduct.pay_salary(game, player)
    last = game.finished or game.eclipses + 1 >= game.components.eclipses
    game.eclipses += 1
    game.due = NOT_DUE
    if last:
        scoring.score_end(game)
        game.stage = OVER
        if game.told is not None:
            game.tell(told.GAME_ENDED, [])
    else:
        next_era(game)
    yield END


def next_era(game: Teotihuacan) -> None:
    """TE-15.9, TE-15.13, TE-14.4."""
    neutral.place(game)
    game.light = 0
    game.dark -= game.components.dark_shift
    for module in game.rulings.modules:
        module.new_era(game)
    game.stage = ERA if waiting(game) else TURNS


def waiting(game: Teotihuacan) -> list[Player]:
    """Who still gains a starting tile in this era: one after each eclipse (TE-20.15)."""
    left = game.components.eclipses - 1 - game.eclipses
    return [player for player in in_turn_order(game) if len(player.waiting) > left]


def begin_era(game: Teotihuacan) -> Rules[None]:
    """TE-15.13: one player after the other, then the next turn."""
    me = waiting(game)[0]
    yield from me.conduct.new_era(game, me)
    if not waiting(game):
        game.stage = TURNS
    yield END


def number_scored(game: Teotihuacan) -> int:
    """TE-16.2, A-40: from 0; a finished pyramid makes it the last."""
    if game.finished and not game.rulings.held_number:
        return game.components.eclipses - 1
    return game.eclipses


def score_eclipse(game: Teotihuacan) -> None:
    """TE-15.1 to TE-15.6, TE-15.12: in this order, all players before anyone pays."""
    components = game.components
    lowest = lowest_number(game)
    for player in game.players:
        score(game, player, FROM_AVENUE, player.conduct.avenue_counted(game, player) * lowest)
    furthest = max([player.track for player in game.players])
    number = number_scored(game)
    for player in game.players:
        if player.track == furthest and furthest > 0:
            score(game, player, FROM_LEADER, components.leader_vp)
        score(game, player, FROM_TRACK, player.track * player.conduct.track_vp(game, player, number))
    for player in game.players:
        player.track = 0
        score(game, player, FROM_MASKS, sum(mask_sets(game, player)))


def mask_sets(game: Teotihuacan, me: Player) -> list[int]:
    """TE-15.5, TE-15.11: VP of each set; set i has every mask that is owned at least i times."""
    components = game.components
    counts = [0] * (components.mask_kinds + 1)
    for tile in me.masks:
        counts[components.discoveries[tile].mask] += 1
    sets: list[int] = []
    for times in range(1, max(counts) + 1):
        size = sum([1 for count in counts if count >= times])
        if times == 1:  # no other set is larger
            size += me.conduct.masks_more(game, me)
        sets.append(components.mask_vp[size])
    return sets


def pay_salary(game: Teotihuacan, me: Player) -> Rules[None]:
    """TE-15.7, TE-15.8, TE-13.15."""
    salary = min(me.conduct.salary(game, me), MOST_SALARY)
    game.about = [SALARY, salary]
    paid = yield from ask(game, me, SALARY, salaries)
    if paid == NEVER_PAID:
        use_up(game, me, free_tile(game, me))
        paid = salary
    else:
        spend(game, me, COCOA, paid)
    if game.told is not None:
        game.tell(told.SALARY_PAID, [me.seat, paid, salary])
    score(game, me, FROM_SALARY, -game.components.unpaid_vp * (salary - paid))


def salary_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    """TE-15.8: any part of it that the player has, or the tile that skips it."""
    if option == NEVER_PAID:
        return None if free_tile(game, me) >= 0 else refusals.NO_FREE_COCOA
    if option > game.about[1]:
        return refusals.MORE_THAN_SALARY
    return None if option <= me.goods[COCOA] else refusals.TOO_LITTLE_COCOA


def salaries(game: Teotihuacan, me: Player) -> list[int]:
    found = list(range(min(game.about[1], me.goods[COCOA]) + 1))
    if free_tile(game, me) >= 0:
        found.append(NEVER_PAID)
    return found
