"""The whole table of Inca Empire, laid out for the room there is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, Block, row, stacked
from tinkuy.cli.terminal.inca_empire import signs
from tinkuy.cli.terminal.inca_empire.canvas import Canvas
from tinkuy.cli.terminal.inca_empire.chart import Chart
from tinkuy.cli.terminal.inca_empire.hand import eras, hand, secret_cards
from tinkuy.cli.terminal.inca_empire.hints import hint
from tinkuy.cli.terminal.inca_empire.players import players
from tinkuy.cli.terminal.inca_empire.sun import sun
from tinkuy.cli.terminal.inca_empire.things import things
from tinkuy.cli.terminal.shown import Shown, Thing
from tinkuy.core.events import Event
from tinkuy.core.questions import Kind
from tinkuy.games.inca_empire import IncaEmpireGame
from tinkuy.games.inca_empire.told import events as told

NARROWEST = 60
LOWEST, HIGHEST = 18, 44  # lines of the map
LEGEND = {
    signs.CITY: "city-site",
    signs.GARRISON: "garrison-site",
    signs.HOUSE: "city",
    signs.FORT: "garrison",
    signs.TEMPLE: "temple",
    signs.SHRINE: "shrine",
    "2": "resistance",
    signs.COVERED: "covered",
}


class IncaEmpireBoard:
    settles: ClassVar[dict[str, str]] = {}
    priced: ClassVar[frozenset[str]] = frozenset({told.SCORED.name, told.ROAD_BUILT.name})
    ahead: ClassVar[Mapping[str, Sequence[str]] | None] = {
        "act": ["act"],
        "city": ["city"],
        "garrison": ["garrison"],
        "conquer": ["conquer"],
    }

    def __init__(self, game: IncaEmpireGame) -> None:
        self.components = game.components
        self.charts: dict[tuple[int, int, int], Chart] = {}

    def draw(self, shown: Shown, width: int, height: int) -> Text:
        """The map takes what the rest leaves; the Sun board and the legend lie in its empty corners where they fit."""
        width = max(NARROWEST, width)
        below: list[Block] = [
            eras(shown, self.components.tracks[shown.options.get("early_fall") == "on"], width),
            hand(shown, self.components, width),
            players(shown, self.components, width),
        ]
        high = min(HIGHEST, max(LOWEST, height - sum(len(block) for block in below)))
        canvas = self._chart(shown, width, high).draw(shown)
        cards = sun(shown, self.components, width * 2 // 5)
        if not self._lay(canvas, cards, left=True):
            cards = sun(shown, self.components, width)
            canvas = self._chart(shown, width, max(LOWEST, high - len(cards))).draw(shown)
            below.insert(0, cards)
        self._lay(canvas, self._legend(shown), left=False)
        return stacked([canvas.drawn(), *below], height)

    def _chart(self, shown: Shown, width: int, height: int) -> Chart:
        size = (shown.view["seats"], width, height)
        if size not in self.charts:
            self.charts[size] = Chart(self.components, *size)
        return self.charts[size]

    def _lay(self, canvas: Canvas, block: Block, left: bool) -> bool:
        """Top left, or bottom right; with a column of air to the map."""
        wide, high = max(line.cell_len for line in block), len(block)
        if left:
            fits = canvas.free(0, 0, wide + 1, high)
        else:
            fits = canvas.free(canvas.width - wide - 1, canvas.height - high, wide + 1, high)
        if fits:
            canvas.lay(0 if left else canvas.width - wide, 0 if left else canvas.height - high, block)
        return fits

    def _legend(self, shown: Shown) -> Block:
        return [
            row(signs.painted(sign), " ", Text(shown.say(f"inca_empire-legend-{name}"), DIM))
            for sign, name in LEGEND.items()
        ]

    def shows_secrets(self, shown: Shown) -> bool:
        """The cards in hand are on the board all the time."""
        return bool(secret_cards(shown))

    def hint(self, shown: Shown, kind: Kind, option: int) -> Text:
        return hint(shown, self.components, kind, option)

    def legend(self, shown: Shown) -> list[Text]:
        words = ("map", "roads", "points", "provinces", "sun", "players", "cards", "reconstructed")
        return [signs.painted(shown.say(f"inca_empire-help-{word}")) for word in words]

    def whose(self, event: Event) -> int | None:
        return None

    def things(self, shown: Shown) -> list[tuple[str, list[Thing]]]:
        return things(shown, self.components)
