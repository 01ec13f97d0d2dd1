"""Gaining, spending and scoring: the one way for each (TA-1)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tawantinsuyu.components import CORN, GOLD, POTATO, STONE
from tinkuy.games.tawantinsuyu.state import Player, Tawantinsuyu, total
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import PAY

NOTHING: Final = [0, 0, 0, 0]
ONE_POTATO: Final = [1, 0, 0, 0]
ONE_CORN: Final = [0, 1, 0, 0]


def gain(game: Tawantinsuyu, me: Player, resource: int, n: int) -> None:
    """TA-1.4: resources are never short."""
    if n == 0:
        return
    me.resources[resource] += n
    if game.told is not None:
        game.tell(told.GAINED, [me.seat, resource, n])
    if resource == POTATO:
        me.conduct.got_potato(game, me)


def gain_all(game: Tawantinsuyu, me: Player, amounts: list[int]) -> None:
    for resource, n in enumerate(amounts):
        gain(game, me, resource, n)


def spend(game: Tawantinsuyu, me: Player, resource: int, n: int) -> None:
    if n == 0:
        return
    me.resources[resource] -= n
    if game.told is not None:
        game.tell(told.SPENT, [me.seat, resource, n])


def score(game: Tawantinsuyu, me: Player, source: int, vp: int) -> None:
    """TA-1.10: never below 0."""
    if vp < 0:
        vp = max(vp, -total(me))
    if vp == 0:
        return
    me.points[source] += vp
    if game.told is not None:
        game.tell(told.SCORED, [me.seat, source, vp])


def payable(me: Player, fixed: list[int], food: int, kept_gold: int = 0) -> bool:
    """TA-1.2, TA-1.3, TA-1.12: gold stands in for what is missing; `kept_gold` is spoken for elsewhere."""
    held = me.resources
    potato = held[POTATO] - fixed[POTATO]
    corn = held[CORN] - fixed[CORN]
    stone = held[STONE] - fixed[STONE]
    missing = 0
    if potato < 0:
        missing -= potato
        potato = 0
    if corn < 0:
        missing -= corn
        corn = 0
    if stone < 0:
        missing -= stone
    if food > potato + corn:
        missing += food - potato - corn
    return held[GOLD] - fixed[GOLD] - kept_gold >= missing


def pay_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-1.2, TA-1.3, TA-1.12: a mix that is held and pays the open price, neither more nor less."""
    mix, fixed, food = game.components.mixes[option], game.about[1:5], game.about[5]
    for resource, n in enumerate(mix):
        if n > me.resources[resource]:
            return refusals.CANNOT_PAY
    if sum(mix) != sum(fixed) + food:
        return refusals.NOT_THE_PRICE
    as_food = max(0, mix[POTATO] - fixed[POTATO]) + max(0, mix[CORN] - fixed[CORN])
    return refusals.NOT_ACCEPTED if as_food > food or mix[STONE] > fixed[STONE] else None


def payments(me: Player, fixed: list[int], food: int) -> list[tuple[int, int, int, int]]:
    """As `pay_blocked`, every distinct mix that pays a price, those with least gold first."""
    held = me.resources
    found: set[tuple[int, int, int, int]] = set()
    for potato in range(fixed[POTATO] + 1):
        for corn in range(fixed[CORN] + 1):
            for stone in range(min(fixed[STONE], held[STONE]) + 1):
                for food_potato in range(food + 1):
                    if potato + food_potato > held[POTATO]:
                        break
                    for food_corn in range(food - food_potato + 1):
                        if corn + food_corn > held[CORN]:
                            break
                        gold = sum(fixed) + food - potato - corn - stone - food_potato - food_corn
                        if gold <= held[GOLD]:
                            found.add((potato + food_potato, corn + food_corn, stone, gold))
    return sorted(found, key=lambda mix: (mix[3], mix))


def pay(game: Tawantinsuyu, me: Player, fixed: list[int], food: int = 0) -> Rules[None]:
    """One question that lists the mixes."""
    if sum(fixed) + food == 0:
        return
    if food == 0 and me.resources[GOLD] <= fixed[GOLD]:  # no gold to stand in for anything
        for resource, n in enumerate(fixed):
            spend(game, me, resource, n)
        return
    mixes = payments(me, fixed, food)
    if len(mixes) == 1:
        mix = mixes[0]
    else:
        game.about = [PAY, *fixed, food]
        index = game.components.mix_of
        mix = game.components.mixes[(yield Ask(me.seat, PAY, [index[option] for option in mixes]))]
    for resource, n in enumerate(mix):
        spend(game, me, resource, n)
