"""The whole table of Tzolk'in, laid out for the width there is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, Block, beside, padded, row, stacked, wrapped
from tinkuy.cli.terminal.shown import Shown, Thing
from tinkuy.cli.terminal.tzolkin import signs
from tinkuy.cli.terminal.tzolkin.calendar import calendar
from tinkuy.cli.terminal.tzolkin.gears import gear_widths, gears
from tinkuy.cli.terminal.tzolkin.hints import hint
from tinkuy.cli.terminal.tzolkin.offers import buildings, monuments
from tinkuy.cli.terminal.tzolkin.players import built, players
from tinkuy.cli.terminal.tzolkin.technologies import technologies
from tinkuy.cli.terminal.tzolkin.temples import COLUMN, temples
from tinkuy.core.events import Event
from tinkuy.core.labels import name_of
from tinkuy.core.questions import Kind
from tinkuy.core.zones import EMPTY
from tinkuy.games.tzolkin import TzolkinGame
from tinkuy.games.tzolkin.components import GEARS, TEMPLES, TRACKS
from tinkuy.games.tzolkin.state import CHOOSING_WEALTH

NARROWEST = 64
TECHNOLOGIES = 33  # columns for the technologies, at least


class TzolkinBoard:
    settles: ClassVar[dict[str, str]] = {"pay": ""}
    priced: ClassVar[frozenset[str]] = frozenset()
    ahead: ClassVar[Mapping[str, Sequence[str]] | None] = None

    def __init__(self, game: TzolkinGame) -> None:
        self.components = game.components

    def draw(self, shown: Shown, width: int, height: int) -> Text:
        width = max(NARROWEST, width)
        components = self.components
        blocks: list[Block] = [
            self._gears(shown, width),
            self._tracks(shown, width),
            beside(
                [buildings(shown, components, width // 2), monuments(shown, components, width - width // 2)],
                [width // 2, width - width // 2],
            ),
            players(shown, width),
        ]
        used = sum(len(block) for block in blocks)
        tiles: Block = []
        for player in shown.state["players"]:
            tiles += built(shown, components, player, width)
        # Whatever room is left goes first to what has been built, then to air between the parts.
        if used + len(tiles) + 1 <= height and tiles:
            blocks.append(tiles)
        return stacked(blocks, height)

    def _gears(self, shown: Shown, width: int) -> Block:
        """The calendar stands below the small gears, where Chichen Itza is longer than they are."""
        lines = gears(shown, self.components, width)
        info = calendar(shown, self.components)
        free = max(self.components.last_space) - max(self.components.last_space[:-1])
        if free < len(info):
            return [*lines, *info]
        small = sum(gear_widths(width)[:-1])
        first = len(lines) - free
        for index, line in enumerate(info):
            whole = lines[first + index]
            lines[first + index] = row(padded(line, small), whole[small:])
        return lines

    def _tracks(self, shown: Shown, width: int) -> Block:
        left = max(min(COLUMN * len(TEMPLES), width - TECHNOLOGIES), width * 4 // 10)
        techs = technologies(shown, self.components, width - left)
        words = [
            row(signs.painted(sign), " ", Text(shown.say(f"tzolkin-legend-{name}"), DIM))
            for sign, name in [
                *zip(signs.GOODS, ("corn", "wood", "stone", "gold", "skull"), strict=True),
                (signs.POINTS, "points"),
                (signs.STEP, "step"),
                (signs.HOUSE, "building"),
            ]
        ]
        return beside(
            [temples(shown, self.components, left), [*techs, *wrapped(words, width - left, gap=1)]],
            [left, width - left],
        )

    def shows_secrets(self, shown: Shown) -> bool:
        """Only the choice of wealth is shown; the discarded tiles are secret too but never drawn."""
        return bool(shown.state["stage"] == CHOOSING_WEALTH)

    def hint(self, shown: Shown, kind: Kind, option: int) -> Text:
        return hint(shown, self.components, kind, option)

    def legend(self, shown: Shown) -> list[Text]:
        words = ("spaces", "fields", "skulls", "temples", "technologies", "tiles", "players")
        return [signs.painted(shown.say(f"tzolkin-help-{word}")) for word in words]

    def whose(self, event: Event) -> int | None:
        return None

    def things(self, shown: Shown) -> list[tuple[str, list[Thing]]]:
        components, state, texts = self.components, shown.state, shown.texts
        offered = [Thing("building", components.building_ids[n]) for n in state["building_offer"] if n != EMPTY]
        monument_tiles = [Thing("monument", components.monument_ids[n]) for n in state["monument_offer"] if n != EMPTY]
        groups = [
            (shown.say("tzolkin-buildings-offered"), offered),
            (shown.say("tzolkin-monuments"), monument_tiles),
        ]
        for gear, code in enumerate(GEARS):
            spaces = [
                Thing("space", f"{code}-{space}", ("space", {"gear": name_of("gear", code), "space": space}))
                for space in range(components.last_space[gear] + 1)
            ]
            groups.append((texts.name("gear", code), spaces))
        groups.append((shown.say("tzolkin-technologies"), [Thing("track", code) for code in TRACKS]))
        groups.append((shown.say("tzolkin-temples"), [Thing("temple", code) for code in TEMPLES]))
        for player in state["players"]:
            owned = [Thing("wealth", components.wealth_ids[n]) for n in player["wealth"]]
            owned += [Thing("building", components.building_ids[n]) for n in player["buildings"]]
            owned += [Thing("monument", components.monument_ids[n]) for n in player["monuments"]]
            groups.append((shown.names[player["seat"]], owned))
        mine = shown.view["seat"]
        if mine is not None and state["stage"] == CHOOSING_WEALTH:
            hand = [Thing("wealth", components.wealth_ids[n]) for n in state["players"][mine]["dealt"]]
            groups.insert(0, (shown.say("tzolkin-dealt"), hand))
        return [(title, group) for title, group in groups if group]
