"""What people choose on the command line, checked: game, tables, seats, options, language, seed."""

from __future__ import annotations

import os
import secrets
from collections.abc import Collection

from tinkuy.bots import NAMES, OPPONENTS, find_bot
from tinkuy.cli.files import read_text
from tinkuy.core.components import ComponentSet, read_components
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game, check_seats, check_seed, clean_options
from tinkuy.games import GAMES, check_name, find_game

HUMAN = "human"


def tables_file(path: str) -> tuple[str, ComponentSet]:
    """The name of the game that a table file is for, and its tables."""
    text = read_text(path)
    try:
        tables = read_components(text, printed=False)
    except Refused as refused:
        raise Refused(f"The tables of '{path}' cannot be used: {refused}") from None
    meta = tables.data.get("meta")
    name = meta.get("id") if isinstance(meta, dict) else None
    if not isinstance(name, str) or name not in GAMES:
        raise Refused(
            f"The tables of '{path}' do not say which game they are for: [meta] needs id = \"{next(iter(GAMES))}\"."
        )
    return name, tables


def owners_game(path: str) -> Game:
    """The game with the tables of an owner's file."""
    name, tables = tables_file(path)
    try:
        return find_game(name, tables)
    except Refused as refused:
        raise Refused(f"The tables of '{path}' cannot be used: {refused}") from None


def chosen_game(name: str, tables: str | None) -> Game:
    check_name(name)
    if tables is None:
        return find_game(name)
    game = owners_game(tables)
    if game.name != name:
        raise Refused(f"The tables of '{tables}' are for {game.name}, not for {name}.")
    return game


class Shelf:
    """Finds games by name, each made once; an owner's tables stand in for the game's own."""

    def __init__(self, tables: str | None = None) -> None:
        self.games: dict[str, Game] = {}
        if tables is not None:
            game = owners_game(tables)
            self.games[game.name] = game

    def find(self, name: str) -> Game:
        if name not in self.games:
            self.games[name] = find_game(name)
        return self.games[name]


def chosen_commands(texts: list[str]) -> dict[str, str]:
    """Bots that are programs of their own: NAME=COMMAND, by name."""
    commands: dict[str, str] = {}
    for text in texts:
        name, equals, command = text.partition("=")
        if not equals:
            raise Refused(f"'{text}' is not a bot of your own; write it as NAME=COMMAND.")
        if name in commands:
            raise Refused(f"The bot '{name}' is given twice.")
        commands[name] = command
    return commands


def chosen_seats(game: Game, text: str, human: bool, own: Collection[str] = ()) -> list[str]:
    """Who sits where; a name that is neither a bot, one's own or ours, nor human is refused."""
    seats = [who.strip() for who in text.split(",")]
    for who in seats:
        if who == HUMAN:
            if not human:
                raise Refused(
                    f"A match is for bots only, so no seat can be '{HUMAN}'; the bots are: {', '.join(OPPONENTS)}."
                )
        elif who in own:
            continue
        elif who.partition(":")[0] not in NAMES:
            known = [HUMAN, *OPPONENTS] if human else [*OPPONENTS, *own]
            raise Refused(f"Nobody called '{who}' can take a seat; choose for each of: {', '.join(known)}.")
        else:
            find_bot(who, 0)
    check_seats(game, len(seats))
    return seats


def chosen_options(game: Game, texts: list[str], seats: int) -> dict[str, str]:
    options: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused(f"'{text}' is not an option; write it as NAME=VALUE.")
        if name in options:
            raise Refused(f"The option '{name}' is given twice.")
        options[name] = value
    return clean_options(game, options, seats)


def chosen_seed(seed: str | None) -> str:
    """The given seed, or 128 bits that nobody can guess from the opening."""
    if seed is None:
        return str(secrets.randbits(128))
    check_seed(seed)
    return seed


def chosen_language(language: str | None) -> str:
    """The given language, else the one of the system as far as it is known here."""
    from tinkuy.text import LANGUAGES  # slow to import, and the engine does not need it

    if language is None:
        system = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
        return system[:2] if system[:2] in LANGUAGES else LANGUAGES[0]
    if language not in LANGUAGES:
        raise Refused(f"There is no language '{language}'; the languages are: {', '.join(LANGUAGES)}.")
    return language
