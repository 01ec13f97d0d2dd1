"""Things in signs: `3ø`, `2▦1ψ`, `≈:2ø2★`. One sign per thing, the same in every language; workers are letters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.signs import HOUSE, MINUS, NONE, POINTS, STEP, TRADE, Paint
from tinkuy.games.tawantinsuyu import components as c
from tinkuy.games.tawantinsuyu.rewards_data import KINDS, R_CHOICE, R_VP, Reward

__all__ = ["HOUSE", "MINUS", "NONE", "POINTS", "STEP", "TRADE"]

RESOURCES: Final = ["ø", "ψ", "▦", "¤"]  # potato, corn, stone, gold
FOOD: Final = f"{RESOURCES[c.POTATO]}/{RESOURCES[c.CORN]}"
GOD_CARD: Final = "☼"
ARMY_CARD: Final = "†"
TRAIN: Final = "‡"
WORKER: Final = "λ"
REFRESH: Final = "↻"
WEAVE: Final = "#"
STAIRS: Final = "≡"
SMALL: Final = "ω"
LARGE: Final = "Ω"
PRODUCE: Final = "»"
LASTING: Final = "∞"
FLAG: Final = "⚑"
AT_PRICE: Final = "$"  # behind a thing that has to be paid for

TASKS: Final = dict(zip(c.TASKS, [*RESOURCES, WEAVE, LARGE, STAIRS, HOUSE, TRAIN, PRODUCE, TRADE], strict=True))
SYMBOLS: Final = {"zigzag": "ϟ", "spiral": "@", "squares": "▚", "wave": "≈", "eye": "◉", "cross": "✚"}
REWARDS: Final = dict(
    zip(
        KINDS[:-1],
        [
            *RESOURCES,
            POINTS,
            GOD_CARD,
            ARMY_CARD,
            TRAIN,
            WORKER,
            STEP,
            f"{RESOURCES[c.GOLD]}→{STEP}",
            REFRESH,
            WEAVE,
            STAIRS,
            SMALL,
            HOUSE,
            HOUSE + AT_PRICE,
            LARGE + AT_PRICE,
            STAIRS + AT_PRICE,
        ],
        strict=True,
    )
)
painted = Paint(
    {
        RESOURCES[c.POTATO]: "#d39a66",
        RESOURCES[c.CORN]: "#b8d65c",
        RESOURCES[c.STONE]: "#adbac7",
        RESOURCES[c.GOLD]: "#f2c744",
        GOD_CARD: "#ffb86b",
        ARMY_CARD: "#f47067",
        TRAIN: "#f47067",
        WORKER: "#8ddbe0",
        REFRESH: "#8ddbe0",
        WEAVE: "#e58fc4",
        STAIRS: "#c9936b",
        SMALL: "#9ccfd8",
        LARGE: "#9ccfd8",
        PRODUCE: "#8fd6a8",
        LASTING: "#8fa8ff",
        TRADE: "#e58fc4",
    }
)
COLOURS = painted.colours
WORKER_COLOURS = ["#6cb6ff", "#e6c84f", "#6bc46d", "#f0f0f0", "#f47067"]
SYMBOL_COLOUR = "bold #e8dcc0"
SPACE_COLOURS = ["bold #6cb6ff", "bold #6bc46d", SYMBOL_COLOUR]
FRAMES = ["[]", "()", "  "]  # blue, green, neutral: so that nobody depends on colour


def symbol(components: c.Components, index: int) -> str:
    """An owner's symbols are shown by their first letter."""
    code = components.symbols[index]
    return SYMBOLS.get(code, code[:1])


def worker(shown: Shown, kind: int, style: str = "") -> Text:
    if kind < 0:
        return Text(NONE, DIM)
    return Text(shown.say(f"tawantinsuyu-letter-{c.WORKERS[kind]}"), f"bold {WORKER_COLOURS[kind]} {style}".strip())


def workers(shown: Shown, counts: Sequence[int]) -> Text:
    """`2A W`: those there are, by kind."""
    line = Text()
    for kind, n in enumerate(counts):
        if n:
            line.append(f"{' ' if line else ''}{n if n > 1 else ''}").append_text(worker(shown, kind))
    return line if line else Text(NONE, DIM)


def amounts(goods: Sequence[int]) -> str:
    """`2▦1ψ`: close together, a price is one thing."""
    return "".join(f"{n}{sign}" for n, sign in zip(goods, RESOURCES, strict=True) if n)


def reward(one: Reward, short: bool = False) -> str:
    if one.kind == R_CHOICE:
        return "/".join(rewards(option, short) for option in one.options)
    sign = REWARDS[KINDS[one.kind]]
    alone = one.n == 1 and (short or one.kind > R_VP)
    return sign if alone else f"{one.n}{sign}"


def rewards(several: Sequence[Reward], short: bool = False) -> str:
    """All of a list; a choice among other things stands in brackets."""
    words = [reward(one, short) for one in several]
    if len(words) > 1:
        words = [f"({word})" if one.kind == R_CHOICE else word for one, word in zip(several, words, strict=True)]
    return "".join(words)


def god_card(components: c.Components, card: int) -> Text:
    """The symbol and what the card gives."""
    one = components.gods[card]
    return Text.assemble((symbol(components, one.symbol), SYMBOL_COLOUR), ":", painted(rewards(one.reward)))


def army_card(components: c.Components, card: int) -> Text:
    """Soldiers and the bonus of a discard."""
    one = components.army[card]
    return Text.assemble((f"{one.soldiers}", "bold"), painted(f"{ARMY_CARD}:{rewards(one.bonus)}"))


def passive(shown: Shown, components: c.Components, building: int) -> str:
    """What a passive building does, in a few signs; an owner's own building only has its name."""
    code = components.building_ids[building]
    message = f"tawantinsuyu-passive-{code}"
    if not shown.texts.has(message):
        return shown.texts.name("building", code)
    stored = components.z10_reward[1 if shown.options.get("edition_z10") == "cz" else 0]
    return shown.say(message, amounts=amounts(stored)) if code == "Z10" else shown.say(message)


def building(shown: Shown, components: c.Components, index: int) -> str:
    """Output or effect."""
    one = components.buildings[index]
    return passive(shown, components, index) if one.passive else rewards(one.output)


def edge(components: c.Components, index: int) -> str:
    return rewards(components.edges[index], short=True)


def weave(components: c.Components, tile: int) -> Text:
    """`3ø[4]¤`: the pattern between its two edges."""
    return tapestry(components, [tile])


def tapestry(components: c.Components, tiles: Sequence[int]) -> Text:
    """`3ø[4=2-1]¤`: patterns from left to right, `=` where a seam pays, and the edges at both ends."""
    count = len(components.weaves)

    def ends(tile: int) -> tuple[int, int]:
        one = components.weaves[tile % count]
        return (one.left, one.right) if tile < count else (one.right, one.left)

    patterns = Text()
    for index, tile in enumerate(tiles):
        if index:
            pays = ends(tiles[index - 1])[1] == ends(tile)[0]
            patterns.append("=" if pays else "-", COLOURS[TRADE] if pays else DIM)
        patterns.append(str(components.weaves[tile % count].pattern), "bold")
    left, right = edge(components, ends(tiles[0])[0]), edge(components, ends(tiles[-1])[1])
    return Text.assemble(painted(left), ("[", DIM), patterns, ("]", DIM), painted(right))


def tapestries(flat: Sequence[int]) -> list[list[int]]:
    """The flat list of a player cut at its gaps."""
    rows: list[list[int]] = [[]]
    for tile in flat:
        if tile < 0:
            rows.append([])
        else:
            rows[-1].append(tile)
    return [row for row in rows if row]
