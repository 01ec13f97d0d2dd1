"""The whole table of Tawantinsuyu, laid out for the room there is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, Block, beside, row, stacked, wrapped
from tinkuy.cli.terminal.shown import Shown, Thing
from tinkuy.cli.terminal.tawantinsuyu import signs
from tinkuy.cli.terminal.tawantinsuyu.axomamma import axomamma
from tinkuy.cli.terminal.tawantinsuyu.hand import ARMY, GODS, hand, secret_cards
from tinkuy.cli.terminal.tawantinsuyu.hill import hill
from tinkuy.cli.terminal.tawantinsuyu.hints import hint
from tinkuy.cli.terminal.tawantinsuyu.market import market
from tinkuy.cli.terminal.tawantinsuyu.players import areas, players
from tinkuy.cli.terminal.tawantinsuyu.things import things
from tinkuy.cli.terminal.tawantinsuyu.tracks import regions, temple
from tinkuy.cli.terminal.tawantinsuyu.village import altar, around
from tinkuy.core.events import Event
from tinkuy.core.questions import Kind
from tinkuy.games.tawantinsuyu import TawantinsuyuGame
from tinkuy.games.tawantinsuyu.components import WORKERS
from tinkuy.games.tawantinsuyu.told import events as told

NARROWEST = 66
LEGEND = ["potato", "corn", "stone", "gold", "weave", "statue", "steps", "building", "train", "produce", "trade"]


class TawantinsuyuBoard:
    settles: ClassVar[dict[str, str]] = {"price": "", "pay": "", "buy_weave": "done", "extra": "no"}
    priced: ClassVar[frozenset[str]] = frozenset({told.PLACED.name, told.WEAVE_PLACED.name, told.PRIEST_MOVED.name})
    ahead: ClassVar[Mapping[str, Sequence[str]] | None] = {"plan": ["space", "hire"], "worker": ["space"]}

    def __init__(self, game: TawantinsuyuGame) -> None:
        self.components = game.components

    def draw(self, shown: Shown, width: int, height: int) -> Text:
        """The parts that must be there; what room is left goes to buildings in words, the legend, then to air."""
        width = max(NARROWEST, width)
        components = self.components
        left = width // 2 + 1
        blocks: list[Block] = [
            hill(shown, components, width),
            beside(
                [around(shown, components, left - 1), market(shown, components, width - left)], [left, width - left]
            ),
            altar(shown, components, width),
            temple(shown, components, width),
            regions(shown, components, width),
            axomamma(shown, components, width),
            players(shown, width),
            areas(shown, components, width, buildings=True),
            hand(shown, components, width),
        ]
        if sum(len(block) for block in blocks) > height:
            blocks[7] = areas(shown, components, width, buildings=False)
        legend = self._legend(shown, width)
        if sum(len(block) for block in blocks) + len(legend) <= height:
            blocks.insert(1, legend)
        return stacked(blocks, height)

    def _legend(self, shown: Shown, width: int) -> Block:
        words = [
            row(signs.painted(signs.TASKS[code]), " ", Text(shown.say(f"tawantinsuyu-legend-{code}"), DIM))
            for code in LEGEND
        ]
        words += [
            row(signs.worker(shown, kind), " ", Text(shown.texts.name("worker", code), DIM))
            for kind, code in enumerate(WORKERS)
        ]
        return wrapped(words, width, gap=2)

    def shows_secrets(self, shown: Shown) -> bool:
        """The cards in hand are on the board all the time."""
        return bool(secret_cards(shown, GODS) or secret_cards(shown, ARMY))

    def hint(self, shown: Shown, kind: Kind, option: int) -> Text:
        return hint(shown, self.components, kind, option)

    def legend(self, shown: Shown) -> list[Text]:
        words = ("spaces", "prices", "signs", "village", "weaves", "temple", "regions", "players", "hand", "solo")
        workers = Text("  ").join(
            row(signs.worker(shown, kind), " ", shown.texts.name("worker", code)) for kind, code in enumerate(WORKERS)
        )
        return [workers, *(signs.painted(shown.say(f"tawantinsuyu-help-{word}")) for word in words)]

    def whose(self, event: Event) -> int | None:
        """The steps of the solo game are Axomamma's."""
        return 1 if event.kind.automa else None

    def things(self, shown: Shown) -> list[tuple[str, list[Thing]]]:
        return things(shown, self.components)
