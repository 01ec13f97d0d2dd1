"""What comes next on the track, and the own cards, which nobody else sees."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, Block, row, wrapped
from tinkuy.cli.terminal.shown import Shown
from tinkuy.games.inca_empire.components import Components
from tinkuy.games.inca_empire.track import PHASES, Track


def secret_cards(shown: Shown) -> list[int]:
    """In hand, and the one that lies face down."""
    seat = shown.view["seat"]
    if seat is None:
        return []
    me = shown.state["players"][seat]
    return [*me["hand"], *me["placed"]]


def hand(shown: Shown, components: Components, width: int) -> Block:
    cards = secret_cards(shown)
    if not cards:
        return []
    words = [
        Text(shown.texts.name("card", components.event_ids[card]), shown.light(components.event_ids[card]))
        for card in cards
    ]
    head = row(Text(shown.say("inca_empire-hand"), TITLE), " ")
    lines = wrapped(words, width - head.cell_len, gap=3)
    return [row(head if index == 0 else " " * head.cell_len, line) for index, line in enumerate(lines)]


def eras(shown: Shown, track: Track, width: int) -> Block:
    """The phase that is on and those that follow, as many as there is room for; an era begins with its name."""
    here = shown.state["phase"]
    line = Text()
    for place in range(here, len(track.phases)):
        word = Text(
            shown.say(f"inca_empire-phase-{PHASES[track.phases[place]]}"), "bold underline" if place == here else DIM
        )
        if place == here or track.era[place] != track.era[place - 1]:
            word = row(Text(f"{shown.say(f'era-{track.era[place] + 1}')}: ", TITLE), word)
        gap = " " if line else ""
        if line.cell_len + len(gap) + word.cell_len > width:
            break
        line = row(line, gap, word)
    return [line] if line else []
