"""The whole table of Teotihuacan, laid out for the room there is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, Block, beside, padded, row, stacked, wrapped
from tinkuy.cli.terminal.shown import Shown, Thing
from tinkuy.cli.terminal.teotihuacan import signs
from tinkuy.cli.terminal.teotihuacan.hints import hint
from tinkuy.cli.terminal.teotihuacan.players import areas, players, starting
from tinkuy.cli.terminal.teotihuacan.pyramid import WIDTH, pyramid
from tinkuy.cli.terminal.teotihuacan.ring import ring, royals
from tinkuy.cli.terminal.teotihuacan.temples import temples
from tinkuy.cli.terminal.teotihuacan.teotibot import teotibot
from tinkuy.cli.terminal.teotihuacan.things import things
from tinkuy.cli.terminal.teotihuacan.tracks import buildings, calendar, season, technologies, tiles_in_places
from tinkuy.core.events import Event
from tinkuy.core.questions import Kind
from tinkuy.games.teotihuacan import TeotihuacanGame
from tinkuy.games.teotihuacan.state import CHOOSING, PREPARING

NARROWEST = 66
LEGEND = {
    "cocoa": signs.GOODS[0],
    "wood": signs.GOODS[1],
    "stone": signs.GOODS[2],
    "gold": signs.GOODS[3],
    "any": signs.ANY,
    "points": signs.POINTS,
    "step": signs.STEP,
    "avenue": signs.AVENUE,
    "track": signs.TRACK,
    "power-up": signs.POWER_UP,
    "technology": signs.TECHNOLOGY,
    "discovery": signs.DISCOVERY,
    "mask": signs.MASK,
    "worker": signs.WORKER,
}


class TeotihuacanBoard:
    settles: ClassVar[dict[str, str]] = {"pay": ""}
    priced: ClassVar[frozenset[str]] = frozenset()
    ahead: ClassVar[Mapping[str, Sequence[str]] | None] = {"move": ["to"], "to": ["action"]}

    def __init__(self, game: TeotihuacanGame) -> None:
        self.components = game.components

    def draw(self, shown: Shown, width: int, height: int) -> Text:
        """The parts that must be there; what room is left goes to the players' tiles, the legend, then to air."""
        width = max(NARROWEST, width)
        components = self.components
        blocks: list[Block] = [
            ring(shown, components, width),
            royals(shown, components, width),
            season(shown, components),
            beside([pyramid(shown, components), temples(shown, components, width - WIDTH)], [WIDTH, width - WIDTH]),
            technologies(shown, components, width),
            tiles_in_places(shown, components, width),
            self._time(shown, width),
            teotibot(shown, components, width),
            players(shown, width),
            starting(shown, components, width),
        ]
        owned, legend = areas(shown, components, width), self._legend(shown, width)
        if sum(len(block) for block in blocks) + len(owned) <= height:
            blocks.append(owned)
        if sum(len(block) for block in blocks) + len(legend) <= height:
            blocks.insert(3, legend)
        return stacked(blocks, height)

    def _time(self, shown: Shown, width: int) -> Block:
        left, right = calendar(shown), buildings(shown, self.components)
        if left.cell_len + right.cell_len + 2 <= width:
            return [row(padded(left, width - right.cell_len), right)]
        return [left, right]

    def _legend(self, shown: Shown, width: int) -> Block:
        words = [
            row(signs.painted(sign), " ", Text(shown.say(f"teotihuacan-legend-{name}"), DIM))
            for name, sign in LEGEND.items()
        ]
        return wrapped(words, width, gap=2)

    def shows_secrets(self, shown: Shown) -> bool:
        """Only the starting tiles and priests dealt to a seat are its own."""
        return shown.view["seat"] is not None and shown.state["stage"] in (CHOOSING, PREPARING)

    def hint(self, shown: Shown, kind: Kind, option: int) -> Text:
        return hint(shown, self.components, kind, option)

    def legend(self, shown: Shown) -> list[Text]:
        words = (
            "ring",
            "pyramid",
            "temples",
            "technologies",
            "tiles",
            "royal",
            "calendar",
            "players",
            "modules",
            "solo",
            "signs",
        )
        return [signs.painted(shown.say(f"teotihuacan-help-{word}")) for word in words]

    def whose(self, event: Event) -> int | None:
        """The steps of the solo game are Teotibot's."""
        return 1 if event.kind.automa else None

    def things(self, shown: Shown) -> list[tuple[str, list[Thing]]]:
        return things(shown, self.components)
