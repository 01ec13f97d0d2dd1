"""How balanced a game is when a bot plays it against itself: `python -m tinkuy.lab.balance GAME --games 1000`.

Writes a page of Markdown: length, scores, wins by place in the first round, and how often each thing of the tables was
used. Finished chunks are kept in a folder, so that a long run can be stopped and goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path

from tinkuy.core.errors import Refused
from tinkuy.core.game import Game, check_seats
from tinkuy.games import find_game
from tinkuy.lab.standings import mean, wilson
from tinkuy.lab.tally import ANSWER, FREE, Series, Tally, play_chunk

CHUNK = 10
FEW = 12  # a question with no more answers than this is listed answer by answer
RARE = 0.02  # of the games: a thing used less often is named
TELLING = 0.10  # a thing whose users' win rate is that far from the others', beyond chance, is named


def balance_report(game: str, seats: int, games: int, bot: str, seed: int | str = 1, jobs: int = 1,
                   kept: Path | None = None) -> str:  # fmt: skip
    """A chapter of the page, for one number of players."""
    series = Series(game, seats, bot, seed)
    check_seats(find_game(game), seats)
    return chapter(find_game(game), series, run_series(series, games, jobs, kept))


def run_series(series: Series, games: int, jobs: int = 1, kept: Path | None = None) -> Tally:
    """All games, added up in their order; chunks found in the folder `kept` are not played again."""
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    found: dict[int, Tally] = {}
    for chunk in chunks:
        file = _file(series, chunk, kept)
        if file is not None and file.is_file():
            found[chunk.start] = Tally(**json.loads(file.read_text(encoding="utf-8")))
    for chunk, tally in _play(series, [chunk for chunk in chunks if chunk.start not in found], jobs):
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
    game = find_game(series.game)
    name = f"{series.game}-{game.version}-{game.tables.hash[:8]}-{series.seats}-{series.bot.replace(':', '_')}"
    return kept / f"{name}-{series.seed}-{chunk.start:05d}-{chunk.stop:05d}.json"


def _play(series: Series, chunks: list[range], jobs: int) -> Iterator[tuple[range, Tally]]:
    if jobs == 1 or len(chunks) < 2:
        for chunk in chunks:
            yield chunk, play_chunk(series, chunk)
        return
    with ProcessPoolExecutor(min(jobs, len(chunks)), mp_context=get_context("spawn")) as pool:
        waiting = {pool.submit(play_chunk, series, chunk): chunk for chunk in chunks}
        for done in as_completed(waiting):
            yield waiting[done], done.result()


# ---------------------------------------------------------------------- the page


def chapter(game: Game, series: Series, tally: Tally) -> str:
    lines = [f"## {series.seats} player{'s' if series.seats > 1 else ''}", "", *_summary(series, tally), ""]
    lines += _places(series, tally) + _sources(series, tally)
    remarks: list[str] = []
    for group in sorted(tally.used):
        if group.startswith(ANSWER) and len(_codes(game, tally, group)) > FEW:
            continue
        lines += _usage(game, series, tally, group, remarks)
    lines += ["### Remarks", "", *(remarks or ["- Nothing is dead or lopsided."]), ""]
    return "\n".join(lines)


def _summary(series: Series, tally: Tally) -> list[str]:
    people = [row[: series.seats] for row in tally.points]
    every, winners = [vp for row in people for vp in row], [max(row) for row in people]
    turns = [n / series.seats for n in tally.turns]
    lines = [
        f"{tally.games} games by `{series.bot}`.",
        "",
        "| | mean | lowest | 5 % | half | 95 % | highest |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: |",
        _spread("turns of a player", turns),
        _spread("answers of a game", [float(n) for n in tally.answers]),
        _spread("points", every),
        _spread("points of the best", winners),
    ]
    if series.seats > 1:
        lines.append(_spread("lead", [row[-1] - row[-2] for row in (sorted(one) for one in people)]))
    else:
        lines.append(_spread("points of the opponent", [row[-1] for row in tally.points]))
    return lines


def _spread(name: str, values: list[float]) -> str:
    values = sorted(values)
    cuts = [values[min(len(values) - 1, int(share * len(values)))] for share in (0.0, 0.05, 0.5, 0.95, 1.0)]
    return f"| {name} | {mean(values)[0]:.1f} | " + " | ".join(f"{cut:g}" for cut in cuts) + " |"


def _places(series: Series, tally: Tally) -> list[str]:
    lines = ["| place in the first round | wins | 95 % interval | points |", "| --- | ---: | ---: | ---: |"]
    for place in range(series.seats):
        wins = sum(row[place] for row in tally.wins)
        low, high = wilson(wins, tally.games)
        average, margin = mean([row[place] for row in tally.points])
        rate = wins / tally.games
        lines.append(f"| {place + 1} | {rate:.1%} | {low:.1%} to {high:.1%} | {average:.1f} ± {margin:.1f} |")
    return [*lines, ""]


def _sources(series: Series, tally: Tally) -> list[str]:
    count = tally.games * series.seats
    wins = sum(sum(row[: series.seats]) for row in tally.wins)
    lines = ["| points from | of a player | of a winner |", "| --- | ---: | ---: |"]
    for name, (every, best) in tally.sources.items():
        lines.append(f"| {name} | {every / count:.1f} | {best / wins if wins else 0:.1f} |")
    return [*lines, ""]


def _usage(game: Game, series: Series, tally: Tally, group: str, remarks: list[str]) -> list[str]:
    base = sum(sum(row[: series.seats]) for row in tally.wins) / (tally.games * series.seats)
    lines = [
        f"### {group}",
        "",
        "| | per game | games | players | wins of those |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    never: list[str] = []
    seldom: list[str] = []
    for code in _codes(game, tally, group):
        times, games, doers, wins = tally.used[group].get(code, [0.0] * 4)
        rate = f"{wins / doers:.0%}" if doers else "-"
        share, players = games / tally.games, doers / (tally.games * series.seats)
        lines.append(f"| {code} | {times / tally.games:.2f} | {share:.0%} | {players:.0%} | {rate} |")
        if share < RARE:
            (seldom if times else never).append(code)
        elif doers and not wilson(wins, int(doers))[0] - TELLING < base < wilson(wins, int(doers))[1] + TELLING:
            remarks.append(f"- {group} {code}: {wins / doers:.0%} of those who did it won, {base:.0%} of all.")
    if never:
        remarks.append(f"- {group}: never {', '.join(never)}.")
    if seldom:
        remarks.append(f"- {group}: in less than {RARE:.0%} of the games {', '.join(seldom)}.")
    return [*lines, ""]


def _codes(game: Game, tally: Tally, group: str) -> list[str]:
    """All codes of the domain or question a group is about, so that those never used are seen, too."""
    used = list(tally.used[group])
    if group.startswith(ANSWER):
        kind = next(kind for kind in game.kinds if ANSWER + kind.name == group)
        return [code for code in kind.codes if not code.startswith(FREE)] + [code for code in used if code == FREE]
    owners = [codes for codes in game.domains.values() if set(used) <= set(codes)]
    return min(owners, key=len) if owners else sorted(used)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tinkuy.lab.balance", description="How balanced a game is.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, action="append", help="a number of players; else all of the game")
    parser.add_argument("--games", type=int, default=100, help="for each number of players (100)")
    parser.add_argument("--bot", default="greedy:8")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--kept", type=Path, help="a folder for finished chunks, to go on after a stop")
    parser.add_argument("--out", type=Path, help="the page; else standard output")
    chosen = parser.parse_args()
    try:
        game = find_game(chosen.game)
        seed = int(chosen.seed) if chosen.seed.isdecimal() else chosen.seed
        counts = chosen.seats or list(game.seats)
        page = [f"# How balanced {chosen.game} is", "", _about(game, chosen), ""]
        for seats in counts:
            page.append(balance_report(chosen.game, seats, chosen.games, chosen.bot, seed, chosen.jobs, chosen.kept))
    except Refused as refused:
        raise SystemExit(str(refused)) from None
    text = "\n".join(page)
    if chosen.out is None:
        sys.stdout.write(text + "\n")
    else:
        chosen.out.parent.mkdir(parents=True, exist_ok=True)
        chosen.out.write_text(text, encoding="utf-8")


def _about(game: Game, chosen: argparse.Namespace) -> str:
    command = f"python -m tinkuy.lab.balance {chosen.game} --games {chosen.games} --bot {chosen.bot}"
    return (
        f"Rules version {game.version}, tables {game.tables.hash[:8]}. Made by `{command} --seed {chosen.seed}`; "
        "the number of jobs and the folder of chunks change nothing. Bots play one turn deep: what they seldom do need "
        "not be weak."
    )


if __name__ == "__main__":
    main()
