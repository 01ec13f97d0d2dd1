"""Who sits where, and how players are called on the screen and in records."""

from __future__ import annotations

from tinkuy.bots import bot_and_name, recorded_name
from tinkuy.cli.choices import HUMAN
from tinkuy.core.record import Record
from tinkuy.text import Texts


def seats_of(record: Record) -> list[str]:
    """Who sat there: people, and bots of the kind and level the record names."""
    return [bot_and_name(record.names.get(seat, ""))[0] or HUMAN for seat in range(record.seats)]


def shown_names(seats: list[str], given: list[str], texts: Texts, automa: int = 0) -> list[str]:
    """The given names, else `Player 1` and `greedy bot`, numbered where there are several; then who plays by itself."""
    names: list[str] = []
    for seat, kind in enumerate(seats):
        name = given[seat] if seat < len(given) else ""
        if kind != HUMAN:
            name = name.removeprefix(kind).strip()
        names.append(name or _usual(seats, seat, texts))
    return names + [texts.message("automa") for _ in range(automa)]


def _usual(seats: list[str], seat: int, texts: Texts) -> str:
    kind = seats[seat]
    if kind == HUMAN:
        return texts.message("player", n=seat + 1)
    message = f"bot-{kind.partition(':')[0]}"
    name = texts.message(message) if texts.has(message) else kind
    alike = [other for other, that in enumerate(seats) if that == kind]
    return f"{name} {alike.index(seat) + 1}" if len(alike) > 1 else name


def recorded_names(seats: list[str], given: list[str]) -> dict[int, str]:
    """A bot's kind stands before its name: so a loaded game knows who has to play for itself."""
    names: dict[int, str] = {}
    for seat, kind in enumerate(seats):
        name = given[seat] if seat < len(given) else ""
        if kind != HUMAN:
            name = recorded_name(kind, name.removeprefix(kind).strip())
        if name:
            names[seat] = name
    return names
