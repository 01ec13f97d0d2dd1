"""The ring of boards clockwise, a line each: workers in the general area, locked ones, the Discovery tile."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, Block, fit, padded, row
from tinkuy.cli.terminal.seats import NEUTRAL_COLOUR, NEUTRAL_SHAPE, mark
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.teotihuacan import signs
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.modules.described import MODULE_BOARDS
from tinkuy.games.teotihuacan.rulings import WITH_MODULES
from tinkuy.games.teotihuacan.state import LOCKED
from tinkuy.games.teotihuacan.told.kinds import WAYS
from tinkuy.games.teotihuacan.vocabulary import (
    BASE_TEMPLES,
    BOARDS,
    CONSTRUCTION,
    DECORATIONS,
    NOBLES,
    PALACE,
    SPACE_BOARDS,
    SPACE_TEMPLES,
    SPACES,
    TEMPLES,
)

NAME, WORKERS, WORSHIP = 15, 24, 14
REPLACED = [NOBLES, DECORATIONS, CONSTRUCTION]  # in the order of MODULE_BOARDS
OF_BOARDS = ["height", "architecture", "development"]  # the modules that bring them
ASKED_OF_WORKERS = ("move", "second", "power_up", "back")
ASKED_OF_SPACES = ("action", "free_one")
ASKED_OF_BOARDS = ("leave_out", "to", "new_board", "back_to")


def asked(shown: Shown) -> str:
    """The kind of the viewer's open question."""
    asks = shown.view["ask"]
    return str(asks[0]["kind"]) if asks else ""


def has_orange(shown: Shown) -> bool:
    """Whether the fourth temple is in play: every temple has a bonus tile."""
    return len(shown.state["bonuses"]) > BASE_TEMPLES


def new_boards(shown: Shown) -> dict[int, str]:
    """Boards of modules by the boards in whose place they lie."""
    everything = shown.options.get("play") == WITH_MODULES
    return {
        board: code
        for board, code, name in zip(REPLACED, MODULE_BOARDS, OF_BOARDS, strict=True)
        if everything or shown.options.get(name) == "on"
    }


def invented(components: Components, board: str) -> bool:
    """Whether what a board of a module does is known from no source."""
    marks = [components.orange_nobles.stand_in, components.painters.stand_in, components.engineers.stand_in]
    return marks[MODULE_BOARDS.index(board)]


def ring(shown: Shown, components: Components, width: int) -> Block:
    name = NAME + max(0, min(6, width - 72))
    return [board_line(shown, components, board, name) for board in shown.state["ring"]]


def board_line(shown: Shown, components: Components, board: int, name: int) -> Text:
    code, new = BOARDS[board], new_boards(shown).get(board, "")
    words = fit(name - 3, shown.texts.name("board", code), shown.say(f"teotihuacan-name-{code}"))
    style = shown.light(code, TITLE) if asked(shown) in ASKED_OF_BOARDS else TITLE
    mark_of = signs.stand_in() if new and invented(components, new) else " "
    head = row(Text(str(board + 1), DIM), mark_of, Text(words, style))
    return row(
        padded(head, name),
        padded(standing(shown, board), WORKERS),
        padded(worship(shown, board), WORSHIP),
        slot(shown, components, board),
    )


def standing(shown: Shown, board: int) -> Text:
    """`●13 ■2 ⬡⬡`: everybody's powers there, then the neutral dice."""
    line = Text()
    for player in shown.state["players"]:
        powers = sorted(power for place, power in zip(player["at"], player["powers"], strict=True) if place == board)
        if powers:
            line.append(" " if line else "").append_text(mark(player["seat"], "bold"))
            for power in powers:
                line.append(str(power), worker_style(shown, player, board, power))
    neutral = shown.state["neutral"].count(board)
    if neutral:
        line.append(" " if line else "").append(NEUTRAL_SHAPE * neutral, NEUTRAL_COLOUR)
    return line


def worker_style(shown: Shown, player: dict[str, Any], board: int, power: int) -> str:
    asking = player["seat"] == shown.view["seat"] and asked(shown) in ASKED_OF_WORKERS
    return shown.light(f"{BOARDS[board]}-{power}") if asking else ""


def worship(shown: Shown, board: int) -> Text:
    """`∆b[●3]`: the temple a space advances and the worker locked there; the Palace has one for each royal tile."""
    line = Text()
    for space, place in enumerate(SPACE_BOARDS):
        if place != board or (board == NOBLES and not has_orange(shown)):
            continue
        temple = SPACE_TEMPLES[space]
        sign = "" if board == PALACE else signs.STEP + (TEMPLES[temple][0] if temple >= 0 else "")
        codes = [SPACES[space], *(f"{SPACES[space]}-{way}" for way in WAYS)] if asked(shown) in ASKED_OF_SPACES else []
        focused = shown.focus in codes
        style = shown.light(shown.focus) if focused else next((shown.light(c) for c in codes if c in shown.lit), DIM)
        line = row(line, signs.painted(sign), Text("[", style), locked(shown, space), Text("]", style))
    return line


def locked(shown: Shown, space: int) -> Text:
    for player in shown.state["players"]:
        if LOCKED + space in player["at"]:
            power = player["powers"][player["at"].index(LOCKED + space)]
            return row(mark(player["seat"], "bold"), Text(str(power)))
    return signs.nothing()


def slot(shown: Shown, components: Components, board: int) -> Text:
    tile = shown.state["laid"][board * components.depth]
    if tile == EMPTY:
        return Text()
    return tile_word(shown, components, tile)


def tile_word(shown: Shown, components: Components, tile: int, priced: bool = True) -> Text:
    """A Discovery tile, lit where it can be claimed."""
    word = signs.discovery(components, tile, priced)
    style = shown.light(components.discovery_ids[tile]) if asked(shown) == "claim" else ""
    if style:
        word.stylize(style)
    return word


def royals(shown: Shown, components: Components, width: int) -> Block:
    """What the three tiles of the Palace do."""
    line = Text(shown.say("teotihuacan-royal"), TITLE)
    for letter, tile in zip("ABC", shown.state["royals"], strict=True):
        line = row(line, Text(f"  {letter} ", DIM), signs.painted(signs.royal(components, tile)))
    return [line]
