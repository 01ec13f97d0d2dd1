"""Steps on the stairs between the terraces (TA-8.2 to TA-8.6, TA-8.26)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tawantinsuyu.components import LOWER, UPPER
from tinkuy.games.tawantinsuyu.resources import NOTHING, gain_all, pay, payable, score
from tinkuy.games.tawantinsuyu.state import FREE, FROM_STEPS, FROM_STEPS_USED, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import STAIR


def free_spots(game: Tawantinsuyu) -> list[int]:
    """TA-8.3, TA-8.4: the lower spot of a sector only once the upper one is built."""
    spots: list[int] = []
    for sector in range(game.components.sectors):
        upper, lower = 2 * sector + UPPER, 2 * sector + LOWER
        if game.steps[upper] == FREE:
            spots.append(upper)
        elif game.steps[lower] == FREE:
            spots.append(lower)
    return spots


def steps_blocked(game: Tawantinsuyu, me: Player, free: bool) -> Blocked | None:
    """TA-8.2, TA-8.6: a marker, a spot and the stone."""
    if me.step_markers == 0:
        return refusals.NO_MARKER
    if FREE not in game.steps:
        return refusals.STAIRS_FULL
    return None if free or payable(me, game.components.steps_cost, 0) else refusals.STEPS_TOO_DEAR


def stair_blocked(game: Tawantinsuyu, me: Player, spot: int) -> Blocked | None:
    """TA-8.2 to TA-8.4: a free spot, the lower one of a sector last; steps that are a reward may be declined."""
    if spot == len(game.steps):
        optional = game.about[1]
        return None if optional else refusals.MUST_BUILD_STEPS
    if game.steps[spot] != FREE:
        return refusals.SPOT_TAKEN
    return refusals.UPPER_FIRST if spot % 2 == LOWER and game.steps[spot - 1] == FREE else None


def build_steps(game: Tawantinsuyu, me: Player, free: bool, optional: bool) -> Rules[None]:
    if steps_blocked(game, me, free) is not None:
        return
    nowhere = len(game.steps)
    game.about = [STAIR, int(optional)]
    spots = [spot for spot in range(nowhere + 1) if stair_blocked(game, me, spot) is None]
    spot = spots[0] if len(spots) == 1 else (yield Ask(me.seat, STAIR, spots))
    if spot == nowhere:
        return
    yield from pay(game, me, NOTHING if free else game.components.steps_cost)
    put_steps(game, me, spot)


def put_steps(game: Tawantinsuyu, me: Player, spot: int) -> None:
    """TA-8.2: 4 VP, 1 corn, 2 potato; TA-8.5: 2 VP to the owner of the steps above."""
    components = game.components
    me.step_markers -= 1
    game.steps[spot] = me.seat
    if game.told is not None:
        game.tell(told.STEPS_BUILT, [me.seat, spot])
    score(game, me, FROM_STEPS, components.steps_vp)
    gain_all(game, me, components.steps_gain)
    if spot % 2 == LOWER:
        above = game.players[game.steps[spot - 1]]
        score(game, above, FROM_STEPS_USED, components.lower_owner_vp)
