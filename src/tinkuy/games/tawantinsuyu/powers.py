"""Worker powers: what a worker is treated as, and what that gives on placement (TA-7, TA-16.1 to TA-16.5)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tawantinsuyu import cards, production
from tinkuy.games.tawantinsuyu.components import ARCHITECT, BLUE, COURIER, CRAFTSMAN, GREEN, PRIEST, WARRIOR
from tinkuy.games.tawantinsuyu.hill import any_space
from tinkuy.games.tawantinsuyu.resources import ONE_POTATO, payable
from tinkuy.games.tawantinsuyu.state import FREE, Player, Tawantinsuyu, owns
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import AS_IT_IS, CAPTURE, IDENTITY, NO, YES

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
        yield from production.refresh_free(game, me, 2, production_only=True)


def extra_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-7.8, TA-7.14: the priest's potato."""
    return refusals.NO_POTATO if option == YES and not payable(me, ONE_POTATO, 0) else None


def extras(game: Tawantinsuyu, me: Player) -> list[int]:
    return [option for option in (NO, YES) if extra_blocked(game, me, option) is None]
