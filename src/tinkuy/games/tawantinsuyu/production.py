"""Refreshing what lies face down, and producing (TA-8.25, TA-8.33, TA-9.11, TA-9.12, TA-9.24 to TA-9.27)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tawantinsuyu import asking, rewards
from tinkuy.games.tawantinsuyu.resources import NOTHING, ONE_CORN, payable
from tinkuy.games.tawantinsuyu.state import FROM_PRODUCTION, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import NO, PRODUCE, REFRESH, YES


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
    elif terms == asking.BY_Z03:
        return refusals.Z03_PRODUCTION_ONLY
    elif terms == asking.BY_PRODUCE:
        return refusals.REFRESH_PRODUCTION_ONLY
    return refresh_unpaid(me, terms)


def refresh_unpaid(me: Player, terms: int) -> Blocked | None:
    if terms == asking.FOR_FOOD:
        return None if payable(me, NOTHING, 1) else refusals.REFRESH_TOO_DEAR
    if terms == asking.FOR_CORN:
        return None if payable(me, ONE_CORN, 0) else refusals.FOLLOW_REFRESH_TOO_DEAR
    return None


def refresh_options(game: Tawantinsuyu, me: Player) -> list[int]:
    """As `refresh_blocked`."""
    terms = game.about[1]
    found = (
        []
        if refresh_unpaid(me, terms)
        else face_down(game, me, production_only=terms in (asking.BY_Z03, asking.BY_PRODUCE))
    )
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
        game.about = [REFRESH, asking.BY_Z03 if production_only else asking.GIVEN]
        chosen = yield Ask(me.seat, REFRESH, refresh_options(game, me))
        if chosen == done:
            return
        turn_up(game, me, chosen)


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
