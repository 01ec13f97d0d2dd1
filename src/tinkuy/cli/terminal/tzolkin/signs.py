"""Goods, tiles and actions in signs: `7ψ`, `2≡1▦`, `∆ Cha`. One sign per thing, the same in every language."""

from __future__ import annotations

from typing import Final

from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.signs import HOUSE, MINUS, NONE, POINTS, STEP, Paint
from tinkuy.games.tzolkin import components as c

__all__ = ["HOUSE", "MINUS", "NONE", "POINTS", "STEP"]

GOODS: Final = ["ψ", "≡", "▦", "¤", "Ω"]  # corn, wood, stone, gold, skull
CORN: Final = GOODS[0]
RESOURCES: Final = GOODS[1:4]
SKULL: Final = GOODS[4]
painted = Paint({CORN: "#b8d65c", GOODS[1]: "#d39a66", GOODS[2]: "#adbac7", GOODS[3]: "#f2c744", SKULL: "#8ddbe0"})
COLOURS = painted.colours
FRAME_COLOURS = ["#e6c84f", "#6bc46d", "#adbac7", "#6cb6ff"]
TEMPLE_COLOURS = ["#c9936b", "#e6c84f", "#6bc46d"]


def amounts(goods: list[int], signs: list[str]) -> str:
    """`2≡ 1▦`, without those of which there are none."""
    return " ".join(f"{n}{sign}" for n, sign in zip(goods, signs, strict=True) if n)


def price(cost: list[int], skulls: int = 0) -> str:
    """`2≡1▦`: close together, a price is one thing."""
    return amounts([*cost, skulls], [*RESOURCES, SKULL]).replace(" ", "")


def temple(shown: Shown, index: int, whole: bool) -> str:
    if index == c.ANY:
        return shown.say("tzolkin-any-temple")
    code = c.TEMPLES[index]
    return shown.texts.name("temple", code) if whole else shown.say(f"tzolkin-short-{code}")


def track(shown: Shown, index: int, whole: bool) -> str:
    if index == c.ANY:
        return shown.say("tzolkin-any-track")
    code = c.TRACKS[index]
    return shown.texts.name("track", code) if whole else shown.say(f"tzolkin-short-{code}")


def effect(shown: Shown, one: c.Effect, whole: bool) -> str:
    """One line of a tile."""
    if one.kind == c.E_GAIN:
        return amounts(one.goods, GOODS)
    if one.kind == c.E_TECH:
        return f"{track(shown, one.target, whole)}+{one.n}"
    if one.kind == c.E_TEMPLE:
        return f"{temple(shown, one.target, whole)}+{one.n}{STEP}"
    if one.kind == c.E_VP:
        return f"{one.n}{POINTS}"
    if one.kind == c.E_WORKER:
        return shown.say("tzolkin-gives-worker", n=one.n)
    if one.kind == c.E_FEED_FREE:
        return shown.say("tzolkin-feeds", n=one.n)
    if one.kind == c.E_FEED_DISCOUNT:
        return shown.say("tzolkin-feeds-cheaper", n=one.n)
    return shown.say("tzolkin-any-resources", n=one.n)


def building(shown: Shown, tile: c.Building, whole: bool) -> str:
    parts = [effect(shown, one, whole) for one in tile.effects]
    for verb, corn in tile.deferred:
        words = shown.say(f"tzolkin-then-{c.DEFERRED_KINDS[verb].replace('_', '-')}")
        parts.append(f"{words} {MINUS}{corn}{CORN}" if corn else words)
    return " ".join(part for part in parts if part)


def wealth(shown: Shown, tile: c.Wealth, whole: bool) -> str:
    return " ".join(part for part in (effect(shown, one, whole) for one in tile.effects) if part)


def monument(shown: Shown, tile: c.Monument, players: int) -> str:
    """How a monument scores, in a few words."""
    frame = "" if tile.target == c.ANY else shown.say(f"tzolkin-per-{c.FRAMES[tile.target]}")
    table = tile.table
    counts = sorted(count for count in table if table[count])
    points = str(table.get(players, 0)) if tile.kind == c.M_EVERYONE else str(tile.vp)
    steps = "/".join(str(vp) for vp in dict.fromkeys(table[count] for count in counts))
    name = c.MONUMENT_KINDS[tile.kind].replace("_", "-")
    return shown.say(
        f"tzolkin-scores-{name}",
        points=points,
        frame=frame,
        steps=steps,
        first=counts[0] if counts else 0,
        last=counts[-1] if counts else 0,
    )


def action(shown: Shown, gear: int, space: int, components: c.Components, whole: bool) -> str:
    """What a space of a gear does; for Palenque's plantations and Chichen Itza without what lies there."""
    if components.free_choice[gear][space]:
        return shown.say("tzolkin-free-choice", last=components.regular[gear])
    one = components.actions[gear][space]
    if one.kind == c.GAIN:
        return amounts(one.goods, GOODS)
    if one.kind == c.HARVEST:
        corn, wood = one.goods[0], one.goods[1]
        if whole:
            return f"{corn}{CORN} / {wood}{RESOURCES[0]}" if wood else f"{corn}{CORN}"
        return f"{corn}/{wood}" if wood else str(corn)
    if one.kind == c.TECH:
        return shown.say("tzolkin-act-tech" if whole else "tzolkin-act-tech-short", n=one.steps)
    if one.kind == c.BUILD:
        name = "corn" if one.corn else "monument" if one.monument else "building"
        return shown.say(f"tzolkin-act-{name}{'' if whole else '-short'}", n=one.buildings, corn=one.cost)
    if one.kind == c.TEMPLE:
        if one.corn:
            return f"{one.steps}{STEP} {MINUS}{one.cost}{CORN}"
        return shown.say("tzolkin-act-temples" if whole else "tzolkin-act-temples-short", n=one.steps, cost=one.cost)
    if one.kind == c.EXCHANGE:
        return shown.say("tzolkin-act-exchange" if whole else "tzolkin-act-exchange-short")
    if one.kind == c.WORKER:
        return shown.say("tzolkin-act-worker" if whole else "tzolkin-act-worker-short")
    if one.kind == c.ANY_ACTION:
        return f"{shown.say('tzolkin-act-any' if whole else 'tzolkin-act-any-short')} {MINUS}{one.cost}{CORN}"
    if one.kind == c.SKULL_PLACE:
        extra = f" {one.resource_choice}?" if one.resource_choice else ""
        return f"{one.vp}{POINTS} {temple(shown, one.temple, whole)}{extra}"
    return ""
