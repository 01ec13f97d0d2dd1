"""Things in signs: `2¢1¤`, `θ4`, `234:+1`. One sign per thing, the same in every language; icons are letters."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, WARNING
from tinkuy.cli.terminal.signs import HOUSE, MINUS, NONE, POINTS, STEP, Paint
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.geometry import COLOURED, ICONS
from tinkuy.games.teotihuacan.tiles import COUNTED, DOUBLE_MOVE, EXTRA_WORKER, FREE_COCOA, MOVE_ANYWHERE
from tinkuy.games.teotihuacan.vocabulary import BASE_TEMPLES, G_TEMPLE, GAINS, TEMPLES

__all__ = ["HOUSE", "MINUS", "NONE", "POINTS", "STEP"]

GOODS: Final = ["¢", "≡", "▦", "¤"]  # cocoa, wood, stone, gold
COCOA: Final = GOODS[0]
GOLD: Final = GOODS[3]
ANY: Final = "?"  # a resource of choice
AVENUE: Final = "»"
POWER_UP: Final = "↑"
TECHNOLOGY: Final = "τ"
DISCOVERY: Final = "◊"
MASK: Final = "θ"
WORKER: Final = "λ"
TRACK: Final = "▵"
STAND_IN: Final = "≈"  # beside numbers that no source gives
TIMES: Final = "\N{MULTIPLICATION SIGN}"
TEMPLE_COLOURS: Final = ["#6cb6ff", "#f47067", "#6bc46d", "#e0883a"]
ICON_COLOURS: Final = [*TEMPLE_COLOURS[:3], "#909dab"]
GLYPH: Final = "*"
LEVELS: Final = ["", "on #22272e", "on #2d333b", "on #3d444d", "on #545d68"]  # of what lies in the pyramid

painted = Paint(
    {
        COCOA: "#c9936b",
        GOODS[1]: "#d39a66",
        GOODS[2]: "#adbac7",
        GOLD: "#f2c744",
        AVENUE: "#e58fc4",
        POWER_UP: "#8fd6a8",
        TECHNOLOGY: "#8fa8ff",
        DISCOVERY: "#8ddbe0",
        MASK: "#ffb86b",
        WORKER: "#9ccfd8",
        TRACK: "#c297ff",
    }
)
COLOURS = painted.colours
GAIN_SIGNS: Final = dict(
    zip(
        GAINS,
        [
            *GOODS,
            POINTS,
            ANY,
            AVENUE,
            POWER_UP,
            STEP,
            *(STEP + name[0] for name in TEMPLES[:BASE_TEMPLES]),
            TECHNOLOGY,
            DISCOVERY,
        ],
        strict=True,
    )
)
assert GAINS[G_TEMPLE] == f"temple_{TEMPLES[0]}"
USES: Final = {
    DOUBLE_MOVE: WORKER + WORKER,
    MOVE_ANYWHERE: WORKER + "→",
    FREE_COCOA: "0" + COCOA,
    EXTRA_WORKER: "+" + WORKER,
}
COUNTED_SIGNS: Final = dict(zip(COUNTED, ["", TECHNOLOGY, TRACK, AVENUE], strict=True))


def gains(numbers: list[int]) -> str:
    """`2¢3≡1»`: close together, without what is not there."""
    return "".join(f"{n}{sign}" for n, sign in zip(numbers, GAIN_SIGNS.values(), strict=True) if n)


def stand_in() -> Text:
    return Text(STAND_IN, WARNING)


def price(cost: list[int]) -> str:
    return "".join(f"{n}{sign}" for n, sign in zip(cost, GOODS, strict=True) if n)


def icon(number: int) -> Text:
    """A coloured icon is a capital letter: it also advances its temple."""
    sign = ICONS[number % COLOURED]
    sign = GLYPH if sign == "n" else sign.upper() if number >= COLOURED else sign
    return Text(sign, f"{ICON_COLOURS[number % COLOURED]}{' bold' if number >= COLOURED else ''}")


def icons(numbers: list[int]) -> Text:
    line = Text()
    for number in numbers:
        line.append_text(icon(number))
    return line


def discovery(components: Components, tile: int, priced: bool = True) -> Text:
    """Mask 4 for 1 wood as `θ4`, minus, `1≡`; without the price for one that somebody has."""
    entry = components.discoveries[tile]
    word = f"{MASK}{entry.mask}" if entry.mask else USES.get(entry.use) or gains(entry.gain)
    cost = price(entry.cost) if priced else ""
    return painted(f"{word}{MINUS}{cost}" if cost else word)


def technology(components: Components, tile: int) -> str:
    """`234:+1`: on which boards, and what it gives there."""
    entry = components.technologies[tile]
    boards = "".join(str(board + 1) for board in entry.boards)
    parts = gains(entry.gain)
    if entry.own_resource:
        parts += f"+{entry.own_resource}"
    if entry.palace_cocoa:
        parts += f"1→{entry.palace_cocoa}{COCOA}"
    if entry.extra_worker:
        parts += f"+{WORKER}"
    if entry.discount:
        parts += f"{MINUS}{entry.discount}"
    if entry.power_up_price:
        parts += f"{POWER_UP}{MINUS}{entry.power_up_price}{COCOA}"
    return f"{boards}:{parts}" if boards else parts


def span(low: int, high: int) -> str:
    """For powers 1 and 5."""
    return str(low) if low == high else f"{low}-{high}"


def royal(components: Components, tile: int) -> str:
    """What it trades and how often, `2★/τ ≤1-5`, `2-6¢`: from the power 1 to 5."""
    entry = components.royals[tile]
    low, high = entry.gain_by_power[1], entry.gain_by_power[-1]
    if entry.counted:
        return (
            f"{entry.vp_each}{POINTS}/{COUNTED_SIGNS[COUNTED[entry.counted]]} ≤{span(entry.limit[1], entry.limit[-1])}"
        )
    given = "".join(f"{span(a, b)}{sign}" for a, b, sign in zip(low, high, GAIN_SIGNS.values(), strict=True) if b)
    pay = price(entry.pay) + (f"{entry.pay_any}{ANY}" if entry.pay_any else "")
    if not pay:
        return given
    times = span(entry.times[1], entry.times[-1])
    return f"{pay}→{given}" + ("" if times == "1" else f" {TIMES}{times}")


def bonus(components: Components, tile: int) -> str:
    """What a temple bonus tile scores, in a few signs."""
    entry = components.bonuses[tile]
    if entry.best_set:
        return f"{MASK}{POINTS}"
    if entry.high:
        return f"{entry.low}/{entry.high}{POINTS}{WORKER}"
    for vp, sign in (
        (entry.technology, TECHNOLOGY),
        (entry.avenue, AVENUE),
        (entry.discovery, DISCOVERY),
        (entry.bonus_tile, STEP),
    ):
        if vp:
            return f"{vp}{POINTS}/{sign}"
    return f"{entry.vp}{POINTS}"


def nothing() -> Text:
    return Text(NONE, DIM)
