"""How balanced a game is when a bot plays it against itself: `python -m tinkuy.lab.balance GAME --games 1000`.

Writes a page of Markdown (tinkuy.lab.page). Finished chunks are kept in a folder, so that a long run can be stopped and
goes on where it was. What people wrote at the head of an older page stays.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from tinkuy.core.errors import Refused
from tinkuy.core.game import Game, check_seats
from tinkuy.lab.engines import ENGINES, Engine, Processes, find_engine
from tinkuy.lab.page import figures, headed
from tinkuy.lab.tally import Series, Tally, game_of, options_of, play_chunk

CHUNK = 10


def balance_report(game: str, counts: list[int], games: int, bot: str, seed: int | str = 1, jobs: int = 1,
                   kept: Path | None = None, tables: str = "", options: tuple[str, ...] = (),
                   engine: Engine | None = None) -> str:  # fmt: skip
    """The figures for these numbers of players."""
    series = {seats: Series(game, seats, bot, seed, tables, options) for seats in counts}
    for seats, one in series.items():
        check_seats(game_of(one), seats)
        options_of(game_of(one), one)
    tallies = {seats: run_series(one, games, jobs, kept, engine) for seats, one in series.items()}
    return figures(game_of(next(iter(series.values()))), tallies)


def run_series(series: Series, games: int, jobs: int = 1, kept: Path | None = None,
               engine: Engine | None = None) -> Tally:  # fmt: skip
    """All games, added up in their order; chunks found in the folder `kept` are not played again."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    found: dict[int, Tally] = {}
    for chunk in chunks:
        file = _file(series, chunk, kept)
        if file is not None and file.is_file():
            found[chunk.start] = Tally(**json.loads(file.read_text(encoding="utf-8")))
    missing = [chunk for chunk in chunks if chunk.start not in found]
    for chunk, tally in _play(series, missing, engine or Processes(jobs)):
        found[chunk.start] = tally
        file = _file(series, chunk, kept)
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            part = file.with_suffix(".part")
            part.write_text(json.dumps(tally.to_data()), encoding="utf-8")
            part.replace(file)
        sys.stderr.write(f"{series.game}, {series.seats} seats: {len(found)} of {len(chunks)} chunks\n")
    total = Tally()
    for chunk in chunks:
        total.add(found[chunk.start])
    return total


def _file(series: Series, chunk: range, kept: Path | None) -> Path | None:
    """Named after all that decides what is in it; whoever changes rules or bots takes another folder."""
    if kept is None:
        return None
    game = game_of(series)
    name = f"{series.game}-{game.version}-{game.component_set.hash[:8]}-{series.seats}-{series.bot.replace(':', '_')}"
    if series.options:
        name += "-" + "-".join(series.options)
    return kept / f"{name}-{series.seed}-{chunk.start:05d}-{chunk.stop:05d}.json"


def _play(series: Series, chunks: list[range], engine: Engine) -> Iterator[tuple[range, Tally]]:
    for number, tally in engine.run(partial(play_chunk, series), chunks):
        yield chunks[number], tally


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tinkuy.lab.balance", description="How balanced a game is.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, action="append", help="a number of players; else all of the game")
    parser.add_argument("--games", type=int, default=100, help="for each number of players (100)")
    parser.add_argument("--bot", default="greedy:8")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--engine", choices=ENGINES, default=ENGINES[0], help="where the games are played")
    parser.add_argument("--address", default="", help="of a Ray cluster; else one of this machine")
    parser.add_argument("--kept", type=Path, help="a folder for finished chunks, to go on after a stop")
    parser.add_argument("--tables", default="", metavar="FILE", help="play with the component tables of this file")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--out", type=Path, help="the page; else standard output")
    chosen = parser.parse_args()
    try:
        game = game_of(Series(chosen.game, 0, chosen.bot, tables=chosen.tables))
        seed = int(chosen.seed) if chosen.seed.isdecimal() else chosen.seed
        counts = chosen.seats or list(game.seats)
        page = f"{_about(game, chosen)}\n\n" + balance_report(
            chosen.game, counts, chosen.games, chosen.bot, seed, chosen.jobs, chosen.kept, chosen.tables,
            tuple(chosen.option),
            find_engine(chosen.engine, chosen.jobs, chosen.address),
        )  # fmt: skip
    except Refused as refused:
        raise SystemExit(str(refused)) from None
    if chosen.out is None:
        sys.stdout.write(page)
        return
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    older = chosen.out.read_text(encoding="utf-8") if chosen.out.is_file() else ""
    chosen.out.write_text(headed(chosen.game, older, page), encoding="utf-8")


def _about(game: Game, chosen: argparse.Namespace) -> str:
    options = "".join(f" --option {option}" for option in chosen.option)
    command = f"python -m tinkuy.lab.balance {chosen.game}{options} --games {chosen.games} --bot {chosen.bot}"
    return (
        f"Rules version {game.version}, tables {game.component_set.hash[:8]}. "
        f"Made by `{command} --seed {chosen.seed}`; "
        "the number of jobs and the folder of chunks change nothing."
    )


if __name__ == "__main__":
    main()
