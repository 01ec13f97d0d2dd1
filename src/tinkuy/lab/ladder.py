"""A ladder: bots of one game against each other in pairs until it is decided who is stronger, and a rating of all.

    climbed = run_ladder(Ladder("tzolkin", ("random", "greedy:8", "planner"), seats=2, games=200), Path("ladder"))

All pairs play the same deals with rotated seats. With more than two seats one of a pair sits against several of the
other, and as often the other way round, so that equals have half of the wins. Alone everybody plays against the solo
opponent. What was played is kept in the folder: a run that was stopped goes on, and bots can be added later.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from tinkuy.core.errors import Refused
from tinkuy.core.game import check_seats
from tinkuy.lab.engines import Engine, Processes
from tinkuy.lab.match import Match, Played, Progress, check_match, game_of, play_deals
from tinkuy.lab.ratings import Outcome, Rating, ratings
from tinkuy.lab.standings import wilson

SOLO: Final = "solo opponent"  # its name in pairs and ratings
AT_ONCE: Final = 20  # games of a pair between two looks whether it is decided, at least
DECIDED: Final = 3.0  # standard deviations: a pair is looked at again and again, so 95 % would stop too many by luck
GAMES_FILE: Final = "games.jsonl"

Pair = tuple[str, str]
Lineup = tuple[str, ...]


@dataclass(frozen=True)
class Ladder:
    """Who plays what; `games` is the most that a pair plays, `tables` the text of an owner's tables."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int = 200
    seed: int | str = 1
    options: dict[str, str] = field(default_factory=dict)
    tables: str | None = None
    commands: dict[str, str] = field(default_factory=dict)  # bots that are programs of their own

    def pairs(self) -> list[Pair]:
        return [(bot, SOLO) for bot in self.bots] if self.seats == 1 else list(combinations(self.bots, 2))

    def lineups(self, pair: Pair) -> list[Lineup]:
        one, other = pair
        if self.seats == 1:
            return [(one,)]
        mine = (one, *[other] * (self.seats - 1))
        return [mine] if self.seats == 2 else [mine, (other, *[one] * (self.seats - 1))]

    def match(self, lineup: Lineup) -> Match:
        return Match(self.game, lineup, self.games, self.seed, self.options, self.tables, self.commands)

    def games_of_a_deal(self) -> int:
        return {1: 1, 2: 2}.get(self.seats, 2 * self.seats)

    def most_deals(self) -> int:
        return -(-self.games // self.games_of_a_deal())


@dataclass(frozen=True)
class Result:
    """A pair: games, how many of them the first one won, and whether that is beyond chance."""

    pair: Pair
    games: int
    share: float
    low: float
    high: float
    decided: bool


@dataclass(frozen=True)
class Climbed:
    ladder: Ladder
    games: int
    ratings: list[Rating]
    results: list[Result]
    points: dict[str, float]  # means by bot
    seconds: dict[str, float]  # of thinking per game


def run_ladder(ladder: Ladder, folder: Path | None = None, jobs: int = 1, progress: Progress | None = None,
               engine: Engine | None = None) -> Climbed:  # fmt: skip
    """Play what is not kept yet, round by round, until every pair is decided or has played its games."""
    check_ladder(ladder, jobs)
    played = Kept(ladder, folder)
    step = max(1, -(-AT_ONCE // ladder.games_of_a_deal()))
    most = ladder.most_deals() * ladder.games_of_a_deal() * len(ladder.pairs())
    for first in range(0, ladder.most_deals(), step):
        deals = range(first, min(first + step, ladder.most_deals()))
        open_pairs = [pair for pair in ladder.pairs() if not result_of(ladder, played, pair, first).decided]
        parts = [(ladder, lineup, deal) for pair in open_pairs for lineup in ladder.lineups(pair) for deal in deals
                 if (lineup, deal) not in played.games]  # fmt: skip
        for number, games in (engine or Processes(jobs)).run(play_part, parts):
            played.add(parts[number][1], parts[number][2], games)
            if progress is not None:
                progress(sum(len(done) for done in played.games.values()), most)
    return climbed(ladder, played)


def check_ladder(ladder: Ladder, jobs: int = 1) -> None:
    game = game_of(ladder.match(ladder.bots[:1]))
    check_seats(game, ladder.seats)
    if len(set(ladder.bots)) != len(ladder.bots):
        raise Refused("A bot stands on the ladder twice.")
    if len(ladder.bots) < (1 if ladder.seats == 1 else 2):
        raise Refused("A ladder needs at least two bots.")
    if ladder.seats == 1 and (game.automa is None or 1 not in game.automa.seats):
        raise Refused(f"{game.name} has no solo opponent to play against alone.")
    for pair in ladder.pairs():
        for lineup in ladder.lineups(pair):
            check_match(ladder.match(lineup), jobs)


def play_part(part: tuple[Ladder, Lineup, int]) -> list[Played]:
    """The unit of work of a process: one deal in all rotations."""
    ladder, lineup, deal = part
    return play_deals(ladder.match(lineup), range(deal, deal + 1), False)


class Kept:
    """All games that were played, and the file they are in; one that was cut off in mid-line loses that line only."""

    def __init__(self, ladder: Ladder, folder: Path | None) -> None:
        self.games: dict[tuple[Lineup, int], list[Played]] = {}
        self.file = None if folder is None else folder / GAMES_FILE
        if self.file is None:
            return
        game = game_of(ladder.match(ladder.bots[:1]))
        head = {"game": game.name, "rules": game.version, "tables": game.component_set.hash, "seats": ladder.seats,
                "seed": str(ladder.seed), "options": ladder.options}  # fmt: skip
        if self.file.is_file() and self.file.stat().st_size:
            self._read(self.file, head)
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(head) + "\n", encoding="utf-8")

    def _read(self, file: Path, head: dict[str, Any]) -> None:
        text = file.read_text(encoding="utf-8")
        whole = text[: text.rfind("\n") + 1]
        lines = whole.splitlines()
        try:
            same = bool(lines) and json.loads(lines[0]) == head
            for line in lines[1:] if same else []:
                row = json.loads(line)
                self.games[tuple(row["lineup"]), row["deal"]] = [
                    Played(row["deal"], rotation, points, wins, seconds, "")
                    for rotation, (points, wins, seconds) in enumerate(row["games"])
                ]
        except (ValueError, KeyError, TypeError):
            raise Refused(f"'{file}' is damaged; take another folder or remove it.") from None
        if not same:
            raise Refused(f"'{file}' holds another ladder (other rules, seats, seed or options); take another folder.")
        if whole != text:
            file.write_text(whole, encoding="utf-8")

    def add(self, lineup: Lineup, deal: int, games: list[Played]) -> None:
        self.games[lineup, deal] = games
        if self.file is not None:
            row = {"lineup": lineup, "deal": deal, "games": [[one.points, one.wins, one.seconds] for one in games]}
            with self.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(row) + "\n")

    def of(self, ladder: Ladder, pair: Pair, deals: int) -> Iterator[tuple[Lineup, Played]]:
        for lineup in ladder.lineups(pair):
            for deal in range(deals):
                for game in self.games.get((lineup, deal), []):
                    yield lineup, game


def result_of(ladder: Ladder, kept: Kept, pair: Pair, deals: int) -> Result:
    """After so many deals."""
    wins, games = 0.0, 0
    for lineup, game in kept.of(ladder, pair, deals):
        games += 1
        wins += sum(share for bot, share in zip(lineup, game.wins, strict=True) if bot == pair[0])
    sure = wilson(wins, games, DECIDED)
    low, high = wilson(wins, games)
    return Result(pair, games, wins / games if games else 0.5, low, high, not sure[0] <= 0.5 <= sure[1])


def climbed(ladder: Ladder, kept: Kept) -> Climbed:
    outcomes: list[Outcome] = []
    sums: dict[str, list[float]] = {bot: [0.0, 0.0, 0.0] for bot in ladder.bots}  # seats, points, seconds
    for pair in ladder.pairs():
        for lineup, game in kept.of(ladder, pair, ladder.most_deals()):
            rest = (SOLO,) if ladder.seats == 1 else ()
            outcomes.append(Outcome(lineup + rest, (*game.wins, *[1 - sum(game.wins)] * len(rest)), game.deal))
            for place, bot in enumerate(lineup):
                for index, number in enumerate((1.0, game.points[place], game.seconds[place])):
                    sums[bot][index] += number
    everybody = (*ladder.bots, SOLO) if ladder.seats == 1 else ladder.bots
    return Climbed(
        ladder,
        len(outcomes),
        ratings(everybody, outcomes),
        [result_of(ladder, kept, pair, ladder.most_deals()) for pair in ladder.pairs()],
        {bot: points / max(1.0, seats) for bot, (seats, points, _) in sums.items()},
        {bot: seconds / max(1.0, seats) for bot, (seats, _, seconds) in sums.items()},
    )
