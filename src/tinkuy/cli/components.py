"""`tinkuy tables`: write a game's component tables out, check a file that somebody has corrected, draw its map."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from tinkuy.cli.choices import chosen_game, owners_game
from tinkuy.cli.files import write_new
from tinkuy.cli.maps import find_map
from tinkuy.cli.unread import never_read
from tinkuy.core.chance import Chance
from tinkuy.core.components import reconstructed
from tinkuy.core.errors import Refused
from tinkuy.core.game import MAIN, MODULE, Game, clean_options
from tinkuy.core.table import simulate
from tinkuy.games import components_text, find_game

TRIAL_GAMES = 5  # for each number of players: enough to reach nearly every rule, and the end


def run(arguments: Namespace) -> int:
    actions = {"export": _export, "check": _check, "draw": _draw}
    return actions[arguments.action](arguments)


def _export(arguments: Namespace) -> int:
    return _write(arguments, components_text(arguments.game), "tables")


def _draw(arguments: Namespace) -> int:
    game = chosen_game(arguments.game, arguments.tables)
    chart = find_map(game)
    if chart is None:
        raise Refused(f"{game.name} has no map to draw.")
    return _write(arguments, chart.picture(game), "map")


def _write(arguments: Namespace, text: str, what: str) -> int:
    if arguments.file is None:
        print(text, end="")
        return 0
    write_new(arguments.file, text)
    print(f"The {what} of {arguments.game} {'are' if what == 'tables' else 'is'} in '{arguments.file}'.")
    return 0


def _check(arguments: Namespace) -> int:
    game = owners_game(arguments.file)
    chart = find_map(game)
    flaws = chart.flaws(game) if chart is not None else []
    if flaws:
        print(f"{arguments.file}: the map of {game.name} cannot be played as it is:")
        _print_list(flaws)
        return 1
    trials, answers = play_trials(game)
    print(f"{arguments.file}: valid tables of {game.name}, hash {game.component_set.hash}")
    print(f"{trials} trial games for {', '.join(map(str, game.seats))} players ended well ({answers} answers).")
    own = find_game(game.name).component_set
    changed = differences(own.data, game.component_set.data)
    if not changed:
        print("They are the tables that come with tinkuy.")
    else:
        print(f"Changed against the tables that come with tinkuy ({own.hash}):")
        _print_list(changed)
        if game.component_set.hash == own.hash:
            print("To the rules they are the same tables.")
        idle = never_read(game)
        if idle:
            print("No rule reads these; look whether they are written as in the exported file:")
            _print_list(idle)
    doubtful = reconstructed(game.component_set.data)
    if doubtful:
        print("Reconstructed, not taken from the printed game:")
        _print_list(doubtful)
    return 0


def _print_list(entries: list[str]) -> None:
    for entry in dict.fromkeys(entries):
        print(f"  {entry}")


def play_trials(game: Game) -> tuple[int, int]:
    """Random games for every number of players; how many, and their answers, or a sentence about what went wrong."""
    games = answers = 0
    for seats in game.seats:
        for options, seed in [({}, seed) for seed in range(TRIAL_GAMES)] + [
            (parts, 0) for parts in parts_of(game, seats)
        ]:
            chosen = "".join(f", {name} {value}" for name, value in options.items())
            where = f"in a trial game for {seats} players{chosen}"
            try:
                answers += play_trial(game, seats, seed, options)
            except Refused as refused:
                raise Refused(f"The tables can be read, but {where} something is wrong: {refused}") from None
            except Exception as error:  # whatever a rule does with numbers nobody thought of
                cause = f"{type(error).__name__} {error}".strip()
                raise Refused(f"The tables can be read, but {where} the rules broke off: {cause}.") from None
            games += 1
    return games, answers


def parts_of(game: Game, seats: int) -> list[dict[str, str]]:
    """Options that bring tables into play which the usual game leaves in the box: other ways to play, and modules."""
    found = []
    for option in game.options:
        for value in option.values[1:] if option.group in (MAIN, MODULE) else []:
            try:
                clean_options(game, {option.name: value}, seats)
            except Refused:
                continue
            found.append({option.name: value})
    return found


def play_trial(game: Game, seats: int, seed: int, options: dict[str, str] | None = None) -> int:
    table = simulate(game, seats, seed, options or {})
    chance = Chance.from_seed(f"trial {seed}")
    answers = 0
    while not table.over:
        wrong = game.audit(table.state) if answers % 16 == 0 else None
        if wrong is not None:
            raise Refused(wrong)
        if answers > game.longest:
            raise Refused(f"it did not end within {game.longest} answers.")
        table.apply(table.ask.options[chance.below(len(table.ask.options))])
        answers += 1
    return answers


def differences(old: Any, new: Any, path: str = "") -> list[str]:
    """Where two sets of tables differ, by path; entries of a list are named by their id."""
    if isinstance(old, dict) and isinstance(new, dict):
        found: list[str] = []
        for key in [*old, *(key for key in new if key not in old)]:
            below = f"{path}.{key}" if path else str(key)
            if key not in new:
                found.append(f"{below} (left out)")
            elif key not in old:
                found.append(f"{below} (added)")
            else:
                found += differences(old[key], new[key], below)
        return found
    if _named(old) and _named(new):
        return differences({entry["id"]: entry for entry in old}, {entry["id"]: entry for entry in new}, path)
    return [] if old == new and type(old) is type(new) else [path]


def _named(entries: Any) -> bool:
    """A list of entries with ids of their own."""
    if not isinstance(entries, list) or not entries:
        return False
    ids = [entry.get("id") if isinstance(entry, dict) else None for entry in entries]
    return all(isinstance(id, str) for id in ids) and len(set(ids)) == len(ids)
