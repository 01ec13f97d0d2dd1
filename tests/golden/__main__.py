"""Write golden records: `python -m tests.golden [--again] [game ...]`.

Only missing ones are written; `--again` plays all of them anew, for a change of the rules that is meant. Then the
version of the rules must have been raised, too: the digest beside the records holds one version to one set of games.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from tests.conformance.cases import Case, option_sets, seats_for
from tests.conformance.play import Chooser, aimless, curious, keen, play, stubborn, walk
from tests.games import hunted, rich, seldom
from tests.golden import FOLDER, records_of, retrace
from tests.golden.digest import write_digest
from tinkuy.core.game import Game
from tinkuy.core.position import load_position, position
from tinkuy.core.record import write_record
from tinkuy.core.table import Table
from tinkuy.games import GAMES, find_game

HUNT = 3000  # games played in search of what is missing


def plan(game: Game) -> dict[str, tuple[Case, Chooser]]:
    """A well-played game per seat count, a wild one per option value."""
    plans = {f"{seats}": (Case(game.name, seats, ()), keen(seats)) for seats in game.seats}
    for number, chosen in enumerate(option_sets(game)[1:]):
        counts = seats_for(game, number, chosen)
        case = Case(game.name, counts[number % len(counts)], chosen)
        name = "-".join([str(case.seats), *(f"{option}-{value}" for option, value in chosen)])
        plans[name] = (case, (curious, stubborn)[number % 2](number))
    return plans


def rich_table(case: Case, seed: int) -> Table:
    """The second turn of a game, with more in everybody's hands: deep states come early."""
    table = case.open(seed)
    for _ in walk(table, aimless(seed), seed):
        if table.turns and not table.answers:
            break
    data = position(table)
    rich(case.name)(data["state"])
    return load_position(data, lambda name: case.game)


def seen(table: Table) -> set[str]:
    """The questions and events that a game brought."""
    kinds = table.game.kinds
    asked = {f"question {kinds[kind].name}" for turn in table.turns for _, kind, _ in turn.answers}
    return asked | {f"event {event.kind.name}" for event in table.state.told or []}


def hunt(game: Game, missing: set[str]) -> Iterator[tuple[str, Table]]:
    """Games in which something rare happens, rich or not, until nothing is missing."""
    for seed in range(HUNT):
        if not missing:
            return
        case = hunting_ground(game, missing, seed)
        table = rich_table(case, seed) if seed % 2 else case.open(seed)
        found = missing & seen(play(table, (curious, stubborn)[seed // 2 % 2](seed), seed))
        if found:
            missing -= found
            yield min(found), table


def hunting_ground(game: Game, missing: set[str], seed: int) -> Case:
    """First where what is missing is known to be, then at every seat count in turn."""
    hints = [case for thing, case in hunted(game.name).items() if thing in missing]
    if hints and seed < HUNT // 4:
        seats, chosen = hints[seed // 4 % len(hints)]
        return Case(game.name, seats, chosen)
    return Case(game.name, game.seats[seed // 4 % len(game.seats)], ())


def write(name: str, table: Table) -> None:
    path = FOLDER / table.game.name / f"{name}.record"
    path.parent.mkdir(exist_ok=True)
    path.write_text(write_record(table), encoding="utf-8")
    print(f"wrote {path.relative_to(FOLDER)}: {len(table.turns)} turns")


def write_missing(game: Game) -> None:
    there = {path.stem for path in records_of(game)}
    for name, (case, chooser) in plan(game).items():
        if name not in there:
            write(name, play(case.open(1), chooser))
    for seats in game.seats:
        if f"rich-{seats}" not in there:
            write(f"rich-{seats}", play(rich_table(Case(game.name, seats, ()), seats), keen(seats)))
    covered: set[str] = set()
    for path in records_of(game):
        covered |= seen(list(retrace(path, game))[-1])
    wanted = {f"question {kind.name}" for kind in game.kinds} | {f"event {kind.name}" for kind in game.events}
    missing = wanted - set(seldom(game.name)) - covered
    for thing, table in hunt(game, missing):
        write(thing.split()[1], table)
    for thing in sorted(missing):
        print(f"{game.name}: no game found with {thing}; give a reason in tests/games/{game.name}/seldom.py")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.golden", description=__doc__)
    parser.add_argument("--again", action="store_true", help="play the existing ones anew, too")
    parser.add_argument("games", nargs="*", default=list(GAMES), help="which games (default: all)")
    arguments = parser.parse_args()
    for name in arguments.games:
        game = find_game(name)
        if arguments.again:
            for path in records_of(game):
                path.unlink()
        write_missing(game)
        write_digest(game)


if __name__ == "__main__":
    main()
