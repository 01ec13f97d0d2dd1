"""Calendar, Buildings, Avenue and technologies: what everybody has a marker on."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, Block, padded, row, wrapped
from tinkuy.cli.terminal.seats import mark
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.teotihuacan import signs
from tinkuy.cli.terminal.teotihuacan.ring import asked, has_orange, tile_word
from tinkuy.cli.terminal.teotihuacan.temples import lying
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.state import NONE, NOT_DUE
from tinkuy.games.teotihuacan.vocabulary import ROWS, TEMPLES


def calendar(shown: Shown) -> Text:
    """The two discs and how many eclipses there were."""
    state = shown.state
    words = shown.say("teotihuacan-calendar", light=state["light"], dark=state["dark"], eclipses=state["eclipses"])
    near = state["due"] != NOT_DUE
    line = Text(words, "bold" if near else "")
    if near:
        line.append(f"  {shown.say('teotihuacan-last' if state['finished'] else 'teotihuacan-near')}", "bold #f2c744")
    return line


def season(shown: Shown, components: Components) -> Block:
    """Nothing at tables without seasons."""
    number = shown.state["season"]
    if number == NONE:
        return []
    name = shown.texts.name("season", components.season_ids[number])
    return [Text(name[:1].upper() + name[1:], TITLE)]


def buildings(shown: Shown, components: Components) -> Text:
    """The three rows with what is still free, and what a step of the Avenue is worth now."""
    line = Text(shown.say("teotihuacan-buildings"), TITLE)
    asking = asked(shown) == "row"
    for number, values in enumerate(components.orange_nobles.rows if has_orange(shown) else components.building_rows):
        built = shown.state["rows"][number]
        line.append("  ")
        for place, value in enumerate(values):
            style = DIM if place < built else ""
            if place == built and asking:
                style = shown.light(ROWS[number])
            line.append(signs.NONE if place < built else str(value), style)
    placed = sum(shown.state["rows"])
    worth = components.building_values[min(placed, len(components.building_values) - 1)]
    return row(line, "   ", signs.painted(f"{worth}{signs.POINTS}/{signs.AVENUE}"))


def tiles_in_places(shown: Shown, components: Components, width: int) -> Block:
    """The Discovery tiles of wide steps and of the Avenue."""
    words: list[Text] = []
    for temple in range(len(shown.state["bonuses"])):
        for step, site in enumerate(components.wide[temple]):
            if site >= 0:
                head = Text(f"{TEMPLES[temple][0]}{step}:", signs.TEMPLE_COLOURS[temple])
                words += place_words(shown, components, site, head)
    for step, site in enumerate(components.avenue_site):
        if site >= 0:
            words += place_words(shown, components, site, signs.painted(f"{signs.AVENUE}{step}:"))
    return wrapped(words, width, gap=1)


def place_words(shown: Shown, components: Components, site: int, head: Text) -> list[Text]:
    tiles = lying(shown, components, site)
    words = [tile_word(shown, components, tile) for tile in tiles]
    if not words:
        return []
    return [row(head, words[0]), *words[1:]]


def technologies(shown: Shown, components: Components, width: int) -> Block:
    """Two rows of three: number, price, what it does, and whose markers are on it."""
    columns = components.technology_columns
    column = width // columns
    lines: Block = []
    tiles = shown.state["technologies"]
    for first in range(0, len(tiles), columns):
        line = Text()
        for place, tile in enumerate(tiles[first : first + columns]):
            entry = components.technologies[tile]
            code = components.technology_ids[tile]
            number = Text(f"{signs.TECHNOLOGY}{entry.number}", shown.light(code, signs.TEMPLE_COLOURS[place]))
            words = signs.painted(f" {entry.gold}{signs.GOLD} {signs.technology(components, tile)} ")
            owners = Text()
            for player in shown.state["players"]:
                if tile in player["technologies"]:
                    owners.append_text(mark(player["seat"], "bold"))
            line = row(line, padded(row(number, words, owners), column))
        lines.append(line)
    return lines
