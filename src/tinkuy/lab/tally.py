"""What happened in many games of one bot against itself, counted by chunks that can be kept and added up.

    tally = play_chunk(Series("tawantinsuyu", 4, "greedy:8"), range(10))

Every thing of the game's tables that an event names is counted: how often, in how many games, by how many players and
how many of them won. The same numbers come out whatever the chunks and jobs.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from tinkuy.bots import bot_seed, find_bot
from tinkuy.core.components import read_components
from tinkuy.core.events import SCORED, SEAT, TURN_BEGAN, Event
from tinkuy.core.game import Game, clean_options
from tinkuy.core.result import players, scores
from tinkuy.core.table import Table, open_table
from tinkuy.games import find_game
from tinkuy.lab.match import play_to_the_end

FREE = "free action"  # these stand beside many questions and are counted as one
ANSWER = "answer "

Used = list[float]  # times, games, players who did it, wins of those players


@dataclass(frozen=True)
class Series:
    """Games of one bot in all seats."""

    game: str
    seats: int
    bot: str
    seed: int | str = 1
    tables: str = ""  # a file of component tables instead of the game's own
    options: tuple[str, ...] = ()  # of the game, as NAME=VALUE


@dataclass
class Tally:
    """Sums and lists over games; players are listed in the order of the first round, a solo opponent last."""

    turns: list[int] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    points: list[list[float]] = field(default_factory=list)
    wins: list[list[float]] = field(default_factory=list)
    sources: dict[str, list[float]] = field(default_factory=dict)  # sums over the players, and over the winners
    used: dict[str, dict[str, Used]] = field(default_factory=dict)  # by event or question, by code

    @property
    def games(self) -> int:
        return len(self.turns)

    def add(self, other: Tally) -> None:
        self.turns += other.turns
        self.answers += other.answers
        self.points += other.points
        self.wins += other.wins
        for name, sums in other.sources.items():
            self.sources[name] = _sum(self.sources.get(name), sums)
        for group, codes in other.used.items():
            own = self.used.setdefault(group, {})
            for code, used in codes.items():
                own[code] = _sum(own.get(code), used)

    def to_data(self) -> dict[str, Any]:
        return asdict(self)


def _sum(one: list[float] | None, other: list[float]) -> list[float]:
    return other[:] if one is None else [a + b for a, b in zip(one, other, strict=True)]


def game_of(series: Series) -> Game:
    return _with_tables(series.game, series.tables) if series.tables else find_game(series.game)


@cache  # every chunk asks for it
def _with_tables(game: str, tables: str) -> Game:
    return find_game(game, read_components(Path(tables).read_text(encoding="utf-8"), printed=False))


def options_of(game: Game, series: Series) -> dict[str, str]:
    return clean_options(game, dict(text.partition("=")[::2] for text in series.options), series.seats)


def play_chunk(series: Series, numbers: range) -> Tally:
    """The unit of work of a process."""
    game = game_of(series)
    tally = Tally()
    for number in numbers:
        play_one(game, series, number, tally)
    return tally


def play_one(game: Game, series: Series, number: int, tally: Tally) -> None:
    table = open_table(game, series.seats, f"{series.seed}-{number}", options_of(game, series))
    play_to_the_end(table, [find_bot(series.bot, bot_seed(table.seed, seat)) for seat in range(series.seats)])
    winners = game.winners(table.state)
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(players(table))]
    first = _first_seat(table)
    order = [(first + place) % series.seats for place in range(series.seats)]
    order += range(series.seats, players(table))
    points = scores(table)
    tally.answers.append(sum(len(turn.answers) for turn in table.turns))
    tally.points.append([float(points[seat]) for seat in order])
    tally.wins.append([won[seat] for seat in order])
    for seat in range(series.seats):
        for name, parts in zip(game.sources, game.points(table.state, seat), strict=True):
            vp = parts / game.unit
            tally.sources[name] = _sum(tally.sources.get(name), [vp, vp * won[seat]])
    _count_things(table, won, tally)


def _first_seat(table: Table) -> int:
    """Who took the first turn."""
    return next((event.values[0] for event in table.state.told or [] if event.kind.name == TURN_BEGAN), 0)


def _count_things(table: Table, won: list[float], tally: Tally) -> None:
    game = table.game
    done: dict[tuple[str, str], list[int]] = {}  # the seats that did a thing, once for each time
    turns = 0
    for event in table.state.told or []:
        if event.kind.name == SCORED:
            continue  # the sheet says enough of them
        seat = next((value for (_, domain), value in _fields(event) if domain == SEAT), -1)
        named = [
            (name, game.domains[domain][value]) for (name, domain), value in _fields(event) if domain in game.domains
        ]
        for name, code in named if seat >= 0 else []:
            group = event.kind.name if len(named) == 1 else f"{event.kind.name} {name}"
            done.setdefault((group, code), []).append(seat)
        turns += event.kind.name == TURN_BEGAN and seat < table.seats
    for turn in table.turns:
        for seat, kind, option in turn.answers:
            code = FREE if game.kinds[kind].is_free(option) else game.kinds[kind].codes[option]
            done.setdefault((ANSWER + game.kinds[kind].name, code), []).append(seat)
    tally.turns.append(turns or len(table.turns))
    for (group, code), seats in done.items():
        doers = {seat for seat in seats if 0 <= seat < table.seats}
        used: Used = [float(len(seats)), 1.0, float(len(doers)), sum(won[seat] for seat in doers)]
        codes_of = tally.used.setdefault(group, {})
        codes_of[code] = _sum(codes_of.get(code), used)


def _fields(event: Event) -> list[tuple[tuple[str, str], int]]:
    return list(zip(event.kind.fields, event.values, strict=True))
