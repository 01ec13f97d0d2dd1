"""The whole table of Tzolk'in, laid out for the width there is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, Block, beside, joined, padded, row, wrapped
from tinkuy.cli.terminal.shown import Shown, Thing
from tinkuy.cli.terminal.tzolkin import signs
from tinkuy.cli.terminal.tzolkin.calendar import calendar
from tinkuy.cli.terminal.tzolkin.gears import gear_widths, gears
from tinkuy.cli.terminal.tzolkin.offers import buildings, monuments
from tinkuy.cli.terminal.tzolkin.players import built, players
from tinkuy.cli.terminal.tzolkin.technologies import technologies
from tinkuy.cli.terminal.tzolkin.temples import COLUMN, temples
from tinkuy.core.events import Event
from tinkuy.core.labels import name_of
from tinkuy.core.zones import EMPTY
from tinkuy.games.tzolkin import TzolkinGame
from tinkuy.games.tzolkin.components import CHICHEN_ITZA, GEARS, TEMPLES, THEOLOGY, TRACKS
from tinkuy.games.tzolkin.state import CHOOSING_WEALTH, FREE

NARROWEST = 64
TECHNOLOGIES = 33  # columns for the technologies, at least


class TzolkinBoard:
    settles: ClassVar[dict[str, str]] = {}
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
            used += len(tiles)
        gaps = min(len(blocks) - 1, max(0, height - used))
        lines: Block = []
        for index, block in enumerate(blocks):
            lines += block
            if index < gaps:
                lines.append(Text())
        return joined(lines)

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

    def hint(self, shown: Shown, kind: str, code: str) -> Text:
        components = self.components
        if kind == "wealth":
            tile = components.wealth[components.wealth_ids.index(code)]
            return signs.painted(signs.wealth(shown, tile, whole=True))
        if kind == "build" and code in components.building_ids:
            building = components.buildings[components.building_ids.index(code)]
            return signs.painted(f"{signs.price(building.cost)} → {signs.building(shown, building, whole=True)}")
        if kind == "build" and code in components.monument_ids:
            monument = components.monuments[components.monument_ids.index(code)]
            words = signs.monument(shown, monument, shown.view["seats"])
            return signs.painted(f"{signs.price(monument.cost, monument.skulls)} → {words}")
        if kind == "place" and code in GEARS:
            return self._placing(shown, GEARS.index(code))
        if kind == "place" and code == "first_player_space":
            return signs.painted(self._cost(components.fp_cost + components.crowd_cost[shown.state["placed"]]))
        if kind in ("act", "pick_up") and "-" in code:
            name, number = code.rsplit("-", 1)
            gear, space = GEARS.index(name), int(number)
            words = signs.action(shown, gear, space, components, whole=True)
            fee = self._step_back(shown, gear, space) if kind == "act" else 0
            return signs.painted(f"{words}, {self._cost(fee)}" if fee else words)
        if kind == "advance" and code in TRACKS:
            return self._advancing(shown, TRACKS.index(code))
        return Text()

    def _cost(self, corn: int) -> str:
        return f"{signs.MINUS}{corn}{signs.CORN}" if corn else f"0{signs.CORN}"

    def _placing(self, shown: Shown, gear: int) -> Text:
        """The space a worker would come to and its price (TZ-6.6, TZ-6.7), read off the board."""
        positions: list[int] = shown.state["gears"][gear]
        space = positions.index(FREE)
        corn = space + self.components.crowd_cost[shown.state["placed"]]
        return signs.painted(f"{shown.say('tzolkin-space', space=space)} {self._cost(corn)}")

    def _step_back(self, shown: Shown, gear: int, space: int) -> int:
        """The corn for stepping back to this space (TZ-7.3), none from a space of free choice (TZ-7.6, TZ-21.23)."""
        components, seat = self.components, shown.view["seat"]
        worker: int = shown.state["worker"]
        if worker == FREE or seat is None or components.gear_of[worker] != gear:
            return 0
        stands = components.space_of[worker]
        reach = [stands]
        if gear == CHICHEN_ITZA and components.next_space[shown.state["players"][seat]["technologies"][THEOLOGY]]:
            reach.append(min(stands + 1, components.last_space[gear]))
        if any(components.free_choice[gear][reached] for reached in reach):
            return 0
        return max(0, stands - space) * components.step_back_cost

    def _advancing(self, shown: Shown, track: int) -> Text:
        seat = shown.view["seat"]
        if seat is None:
            return Text()
        level: int = shown.state["players"][seat]["technologies"][track]
        return Text(f"{level} → {min(level + 1, self.components.levels)}")

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
