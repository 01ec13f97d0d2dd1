"""Nomads, the village and the worker limit (TA-10.3, TA-11, TA-15.4)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.events import EventKind
from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tawantinsuyu.asking import ask
from tinkuy.games.tawantinsuyu.components import WORKERS
from tinkuy.games.tawantinsuyu.resources import ONE_CORN, ONE_POTATO, pay, payable, score
from tinkuy.games.tawantinsuyu.state import FREE, FROM_TOKEN, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import CORN_END, DISMISS, HIRE, NOBODY, NOMAD, POTATO_END

NO_NOMAD: Final = len(WORKERS)


def active_seat(game: Tawantinsuyu) -> int:
    """Whose turn it is."""
    return (game.first + game.turns_taken) % len(game.players)


def nomad_blocked(game: Tawantinsuyu, me: Player, kind: int) -> Blocked | None:
    """TA-10.3, TA-8.36: a nomad that is there; one that is a reward may be declined."""
    if kind == NO_NOMAD:
        optional = game.about[1]
        return None if optional else refusals.MUST_RECRUIT
    return None if game.nomads[kind] > 0 else refusals.NO_NOMAD


def take_nomad(game: Tawantinsuyu, me: Player, optional: bool) -> Rules[None]:
    """TA-10.3, TA-15.4, TA-15.5: a nomad of choice, replaced from the bag."""
    options = [kind for kind, n in enumerate(game.nomads) if n > 0]
    if not options:
        return
    if optional:
        options.append(NO_NOMAD)
    game.about = [NOMAD, int(optional)]
    kind = options[0] if len(options) == 1 else (yield Ask(me.seat, NOMAD, options))
    if kind == NO_NOMAD:
        return
    remove_nomad(game, kind)
    me.workers[kind] += 1
    if game.told is not None:
        game.tell(told.NOMAD_TAKEN, [me.seat, kind])


def remove_nomad(game: Tawantinsuyu, kind: int) -> None:
    game.nomads[kind] -= 1
    if game.bag.cards:
        game.nomads[game.bag.draw(game.chance)] += 1


def villager_at(game: Tawantinsuyu, end: int) -> int:
    return game.village[0 if end == POTATO_END else -1]


def remove_villager(game: Tawantinsuyu, end: int, why: EventKind, who: list[int]) -> int:
    """From an end of the queue; TA-12.1, TA-12.20: the emptied village gives the token to whose turn it is."""
    kind = game.village.pop(0 if end == POTATO_END else -1)
    if game.told is not None:
        game.tell(why, [*who, kind])  # before the token, which is its consequence
    if not game.village:
        take_token(game, game.players[active_seat(game)])
    return kind


def take_token(game: Tawantinsuyu, holder: Player) -> None:
    """TA-12.1: with 1, 2 and 4 (Czech edition 3) VP."""
    table = game.components.trigger_vp[1 if game.rulings.cz_trigger else 0]
    vp = table[min(game.triggers, len(table) - 1)]
    game.triggers += 1
    game.token = holder.seat
    game.token_turn = game.turns_taken
    game.pending = True
    if game.told is not None:
        game.tell(told.TOKEN_TAKEN, [holder.seat])
    score(game, holder, FROM_TOKEN, vp)


def hire_price(end: int) -> list[int]:
    return ONE_POTATO if end == POTATO_END else ONE_CORN


def hire_blocked(game: Tawantinsuyu, me: Player, end: int) -> Blocked | None:
    """TA-11.1, TA-11.2, TA-11.7, TA-12.3."""
    if end == NOBODY:
        return None
    if not game.village:
        return refusals.VILLAGE_EMPTY
    return None if payable(me, hire_price(end), 0) else refusals.HIRE_TOO_DEAR


def hires(game: Tawantinsuyu, me: Player) -> list[int]:
    """As `hire_blocked`."""
    found: list[int] = []
    if game.village:
        if payable(me, ONE_POTATO, 0):
            found.append(POTATO_END)
        if payable(me, ONE_CORN, 0):
            found.append(CORN_END)
    found.append(NOBODY)
    return found


def dismiss_blocked(game: Tawantinsuyu, me: Player, kind: int) -> Blocked | None:
    """TA-11.5."""
    return None if me.workers[kind] > 0 else refusals.DISMISS_OWN


def hire_and_limit(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-11.1, TA-11.2, TA-11.7, TA-11.8: at most one, from either end; TA-3.11: the last moment for free actions.

    TA-11.5, TA-11.6: then the surplus leaves the game.
    """
    end = yield from ask(game, me, HIRE, hires)
    if end != NOBODY:
        yield from pay(game, me, hire_price(end))
        hired = remove_villager(game, end, told.WORKER_HIRED, [me.seat])
        me.workers[hired] += 1
    game.acting = FREE
    while sum(me.workers) > game.components.worker_limit:
        kinds = [kind for kind, n in enumerate(me.workers) if n > 0]
        kind = kinds[0] if len(kinds) == 1 else (yield Ask(me.seat, DISMISS, kinds))
        me.workers[kind] -= 1
        game.box[kind] += 1
        if game.told is not None:
            game.tell(told.WORKER_DISMISSED, [me.seat, kind])
