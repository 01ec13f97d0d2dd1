"""Matches between bots: every seed is played in all rotations of the seats, so that neither deal nor seat decides.

    result = run_match(Match("tzolkin", ("greedy", "random", "random", "random"), games=200), jobs=2)

The same match gives the same games whatever the engine and the number of jobs; only the seconds differ.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from time import perf_counter

from tinkuy.bots import Bot, bot_seed, find_bot
from tinkuy.core.components import read_components
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game, check_seats, check_seed, clean_options
from tinkuy.core.record import write_record
from tinkuy.core.result import scores
from tinkuy.core.table import Table, open_table
from tinkuy.games import find_game
from tinkuy.lab.commands import LIMIT, check_commands, dismiss, find_player
from tinkuy.lab.engines import Engine, Processes
from tinkuy.lab.standings import Standing, standings

CHUNKS_PER_JOB = 16

Progress = Callable[[int, int], None]  # games played, games in all


@dataclass(frozen=True)
class Match:
    """Who plays what how often; `tables` is the text of an owner's tables.

    `commands` are bots that are programs of their own, by name, and `limit` the seconds they have for an answer.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int | str = 1
    options: dict[str, str] = field(default_factory=dict)
    tables: str | None = None
    commands: dict[str, str] = field(default_factory=dict)
    limit: float = LIMIT

    @property
    def seeds(self) -> int:
        """Deals that are played; each of them once per rotation, so a number of games is rounded up."""
        return -(-self.games // len(self.bots))


@dataclass(frozen=True)
class Played:
    """One game: points, shares of the win and seconds by place on the list of bots, which is not the seat."""

    deal: int
    rotation: int
    points: list[float]
    wins: list[float]
    seconds: list[float]
    record: str


@dataclass(frozen=True)
class MatchResult:
    games: int
    seconds: float
    standings: list[Standing]
    played: list[Played]


def run_match(match: Match, jobs: int = 1, out: Path | None = None, progress: Progress | None = None,
              engine: Engine | None = None) -> MatchResult:  # fmt: skip
    """Play all games; `out` is a folder for their records. Refused with a sentence before anything is played.

    The engine is processes of this machine, as many as there are jobs, unless another one is given.
    """
    check_match(match, jobs)
    if out is not None:
        _make_folder(out)
    began = perf_counter()
    total = match.seeds * len(match.bots)
    played: list[Played] = []
    for chunk in _play_chunks(match, jobs, out is not None, engine):
        for one in chunk:
            if out is not None:
                (out / record_name(match, one)).write_text(one.record, encoding="utf-8")
            played.append(replace(one, record=""))  # a long match would fill the memory with its records
        if progress is not None:
            progress(len(played), total)
    played.sort(key=lambda one: (one.deal, one.rotation))
    rows = [(match.bots[place], one.points[place], one.wins[place], one.seconds[place])
            for one in played for place in range(len(match.bots))]  # fmt: skip
    return MatchResult(len(played), perf_counter() - began, standings(match.bots, rows), played)


def check_match(match: Match, jobs: int = 1) -> None:
    game = game_of(match)
    check_seats(game, len(match.bots))
    check_seed(match.seed)
    clean_options(game, match.options, len(match.bots))
    check_commands(match.commands)
    for name in match.bots:
        if name not in match.commands:
            find_bot(name, 0)
    if match.games < 1:
        raise Refused(f"A match has at least 1 game, not {match.games}.")
    if jobs < 1:
        raise Refused(f"A match needs at least 1 job, not {jobs}.")


def record_name(match: Match, played: Played) -> str:
    """`tzolkin-0001a.txt`: the deal and the rotation."""
    return f"{match.game}-{played.deal + 1:04d}{chr(ord('a') + played.rotation)}.txt"


def game_of(match: Match) -> Game:
    return find_game(match.game, read_components(match.tables) if match.tables is not None else None)


def _make_folder(out: Path) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"The records cannot be written to {out}: {error.strerror}.") from None


def _play_chunks(match: Match, jobs: int, records: bool, engine: Engine | None) -> Iterator[list[Played]]:
    """By chunks of deals, so that many are played at once."""
    size = max(1, match.seeds // (jobs * CHUNKS_PER_JOB))
    chunks = [range(first, min(first + size, match.seeds)) for first in range(0, match.seeds, size)]
    for _, played in (engine or Processes(jobs)).run(partial(play_deals, match, records=records), chunks):
        yield played


def play_deals(match: Match, deals: range, records: bool) -> list[Played]:
    """The unit of work of a process: some deals in all rotations."""
    game = game_of(match)
    return [_play(game, match, deal, rotation, records) for deal in deals for rotation in range(len(match.bots))]


def _play(game: Game, match: Match, deal: int, rotation: int, records: bool) -> Played:
    seats = len(match.bots)
    places = [(seat + rotation) % seats for seat in range(seats)]  # by seat, who of the list sits there
    table = open_table(game, seats, f"{match.seed}-{deal}", match.options)
    bots = [
        find_player(match.bots[place], bot_seed(table.seed, place), match.commands, match.limit) for place in places
    ]
    table.state.told = None  # nobody reads the log of a thousand games
    try:
        thought = play_to_the_end(table, bots)
    finally:
        dismiss(bots)
    total, winners = scores(table), game.winners(table.state)
    points, wins, seconds = [0.0] * seats, [0.0] * seats, [0.0] * seats
    for seat, place in enumerate(places):
        points[place] = float(total[seat])
        wins[place] = 1 / len(winners) if seat in winners else 0.0
        seconds[place] = thought[seat]
    names = {seat: match.bots[place] for seat, place in enumerate(places)}
    return Played(deal, rotation, points, wins, seconds, write_record(table, names) if records else "")


def play_to_the_end(table: Table, bots: list[Bot]) -> list[float]:
    """The seconds each seat thought."""
    seconds = [0.0] * table.seats
    while not table.over:
        for ask in table.asks():
            began = perf_counter()
            option = bots[ask.seat].choose(table, ask.seat)
            seconds[ask.seat] += perf_counter() - began
            if option not in ask.options:
                raise Refused(f"The bot {bots[ask.seat].name} gave an answer that was not offered: {option}.")
            table.send_for(ask.seat, option)
    return seconds
