"""What a priest asks for or lends: a step's price, a foreign worker (TE-20.4, TE-20.11)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.teotihuacan.goods import score, spend
from tinkuy.games.teotihuacan.state import FROM_TEMPLES, Player, Teotihuacan, total
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import BORROW, STEP_PRICE
from tinkuy.games.teotihuacan.vocabulary import COCOA

WITH_COCOA: Final = 0
WITH_VP: Final = 1
NO_STEP: Final = 2
NOBODYS: Final = 0  # of BORROW: only the own workers count


def pay_step(game: Teotihuacan, me: Player) -> Rules[bool]:
    """TE-20.11, TE-20.36: cocoa or VP, or the step is lost."""
    priest = game.components.priests[me.priest]
    game.about = [STEP_PRICE]
    ways = [way for way in (WITH_COCOA, WITH_VP, NO_STEP) if step_price_blocked(game, me, way) is None]
    way = ways[0] if len(ways) == 1 else (yield Ask(me.seat, STEP_PRICE, ways))
    if way == WITH_COCOA:
        spend(game, me, COCOA, priest.step_cocoa)
    elif way == WITH_VP:
        score(game, me, FROM_TEMPLES, -priest.step_vp)
    return way != NO_STEP


def step_price_blocked(game: Teotihuacan, me: Player, way: int) -> Blocked | None:
    priest = game.components.priests[me.priest]
    if way == WITH_COCOA:
        return None if me.goods[COCOA] >= priest.step_cocoa else refusals.TOO_LITTLE_COCOA
    if way == WITH_VP:
        return None if total(me) >= priest.step_vp else refusals.TOO_FEW_VP
    return None


def foreign_powers(game: Teotihuacan, me: Player) -> list[int]:
    """TE-20.34, A-16: of other players' unlocked workers here; neutral dice are nobody's."""
    found: set[int] = set()
    for player in game.players:
        if player is not me:
            found |= {power for place, power in zip(player.at, player.powers, strict=True) if place == game.here}
    return sorted(found)


def borrow(game: Teotihuacan, me: Player) -> Rules[int]:
    """TE-20.4: the power of the foreign worker that counts as an own one for the reward, or 0."""
    powers = foreign_powers(game, me)
    if not powers:
        return NOBODYS
    game.about = [BORROW]
    return (yield Ask(me.seat, BORROW, [NOBODYS, *powers]))


def borrow_blocked(game: Teotihuacan, me: Player, option: int) -> Blocked | None:
    return None if option == NOBODYS or option in foreign_powers(game, me) else refusals.NO_FOREIGN_WORKER
