"""Everything a game can ever say, said once: the tests look at what was asked for and what came out."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec

from tests.toy import toy_game
from tinkuy.core.events import NUMBER, POINTS, SEAT, Event, EventKind
from tinkuy.core.game import Game
from tinkuy.core.labels import Label
from tinkuy.core.questions import Blocked
from tinkuy.core.table import open_table
from tinkuy.games import GAMES, find_game
from tinkuy.text import Texts

NAMES = ["Ixchel", "Pakal", "Itzam", "Kan"]
NUMBERS = [0, 1, 2, 5, 11, 21]
POINTS_OF = [23, -12, 0, 4]

ALL_GAMES = [find_game(name) for name in GAMES]
SPEAKING: list[Game] = [*ALL_GAMES, toy_game()]


def refusals(game: Game) -> list[Blocked]:
    module = import_module(f"{game.package}.told.refusals")
    return [blocked for blocked in vars(module).values() if isinstance(blocked, Blocked)]


def samples(game: Game, kind: EventKind) -> list[Event]:
    """Each field with every value that matters, the others held at an ordinary one."""
    ranges: list[list[int]] = []
    for _, domain in kind.fields:
        ordinary = {SEAT: [0], NUMBER: NUMBERS, POINTS: POINTS_OF}
        ranges.append(ordinary.get(domain) or list(range(len(game.domains[domain]))))
    usual = [values[min(2, len(values) - 1)] for values in ranges]
    events = [Event(kind, usual)]
    for index, values in enumerate(ranges):
        events += [Event(kind, [*usual[:index], value, *usual[index + 1 :]]) for value in values]
    return events


def described(game: Game) -> list[tuple[str, str]]:
    """The things with something to tell: of the game's domains and of its questions."""
    things = [(domain, code) for domain, codes in game.domains.items() for code in codes]
    for kind in game.kinds:
        things += [(label[0].partition("-")[0], code) for code, label in zip(kind.codes, kind.labels, strict=True)]
    return list(dict.fromkeys(thing for thing in things if thing[0] in {"space", "place", *game.domains}))


def owners_names(game: Game) -> list[str]:
    """Messages that names are composed of with an owner's tables only."""
    if find_spec(f"{game.package}.told.names") is None:
        return []
    return list(getattr(import_module(f"{game.package}.told.names"), "OWNERS", []))


def questions(game: Game) -> list[Label]:
    """What a question may ask at some moment, with every number that matters."""
    if find_spec(f"{game.package}.told.wording") is None:
        return []
    asked = getattr(import_module(f"{game.package}.told.wording"), "QUESTIONS", {})
    return [(name, {"n": n, "site": n}) for name in asked.values() for n in NUMBERS]


def labels(game: Game) -> list[Label]:
    found = [label for kind in game.kinds for label in kind.labels]
    found += [label for thing in described(game) for label in game.describe(*thing).lines]
    found += [remark.label for remark in game.remarks]
    found += questions(game)
    found += [("amounts", {"amounts": ((name, n),)}) for name in owners_names(game) for n in NUMBERS]
    return [
        *found,
        game.heading(game.setup(game.seats[0], "1", {option.name: option.values[0] for option in game.options})),
    ]


def say_everything(game: Game, texts: Texts) -> Iterator[str]:
    table = open_table(game, game.seats[0], 1)
    ask = table.asks()[0]
    for number, kind in enumerate(game.kinds):
        ask.kind = number
        yield texts.question(table, ask)
        yield texts.name("question", kind.name)
        for option in range(len(kind.codes)):
            yield texts.option(game, number, option)
            yield texts.option(game, number, option, table.state)
    for kind_of_event in game.events:
        for event in samples(game, kind_of_event):
            yield texts.event(event, NAMES)
    for blocked in refusals(game):
        yield texts.blocked(blocked)
    for domain, codes in game.domains.items():
        for code in codes:
            yield texts.name(domain, code)
    for code in game.sources:
        yield texts.source(code)
    for thing in described(game):
        yield from texts.describe(*thing)
    for label in labels(game):
        yield texts.label(label)
    yield texts.heading(game.heading(table.state))
    for option_of_table in game.options:
        yield texts.message(f"option-{option_of_table.name}")
        for value in option_of_table.values:
            yield texts.message(f"option-{option_of_table.name}-{value}")
    yield texts.message("title")
    yield texts.message("about")
    if game.automa is not None:
        yield texts.message("automa")
