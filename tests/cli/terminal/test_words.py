"""The words of the terminal table: the same messages with the same arguments in all languages, and short enough."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from tinkuy.cli import terminal
from tinkuy.cli.names import recorded_names, shown_names
from tinkuy.cli.terminal.boards import PACKAGES
from tinkuy.cli.terminal.words import find_texts, fluent_source
from tinkuy.games import find_game
from tinkuy.text import LANGUAGES

SOURCES = list(Path(terminal.__file__).parent.rglob("*.py"))
NARROW = {"tzolkin-short-": 4, "tzolkin-name-": 12, "tzolkin-letter-": 1, "tzolkin-leader": 4, "terminal-key-": 10}
NARROW |= {"tawantinsuyu-letter-": 1, "tawantinsuyu-short-": 6, "tawantinsuyu-passive-": 23, "tawantinsuyu-temple": 6}
NARROW |= {"teotihuacan-short-": 3, "teotihuacan-name-": 12, "teotihuacan-tile-": 7, "teotihuacan-temple-": 9}
NARROW |= {"inca_empire-card-": 15, "inca_empire-phase-": 9, "inca_empire-legend-": 17}
VARIABLE = re.compile(r"\{ ?\$(\w+)")


def source(language: str) -> str:
    """The table's words and those of all boards."""
    return "\n".join(fluent_source(language, package) for package in ("tinkuy.cli.terminal", *PACKAGES.values()))


def messages(language: str) -> dict[str, ast.Message]:
    body = FluentResource(source(language)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_exists_with_the_same_arguments(language: str) -> None:
    english, other = messages("en"), messages(language)
    assert list(other) == list(english)
    here, reference = source(language), source("en")
    for name in english:
        assert arguments(here, name) == arguments(reference, name), name


def arguments(text: str, name: str) -> set[str]:
    start = re.search(rf"^{re.escape(name)} =", text, re.MULTILINE)
    assert start is not None
    following = re.search(r"^\S", text[start.end() :], re.MULTILINE)
    found = set(VARIABLE.findall(text[start.end() : start.end() + following.start() if following else None]))
    return found - {"frame"} if "scores" in name else found


@pytest.mark.parametrize("language", ["ru", "cs"])
def test_nothing_is_left_untranslated(language: str) -> None:
    english, other = source("en"), source(language)
    same = [
        line
        for line in other.splitlines()
        if re.match(r"terminal-\S+ = .*[a-z]{4}", line) and line in english.splitlines()
    ]
    assert same == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_narrow_columns_stay_short(language: str) -> None:
    names = list(messages(language))
    for prefix, longest in NARROW.items():
        game = prefix.partition("-")[0]
        texts = find_texts(find_game(game if game in PACKAGES else "tzolkin"), language)
        for name in names:
            if name.startswith(prefix):
                assert len(texts.message(name, amounts="2ø1ψ1▦")) <= longest, name


def test_every_message_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    owners = "|".join(["terminal", *PACKAGES])
    parts = set(re.findall(rf"""["'`]((?:{owners})-[\w-]*)""", code))
    unused = [name for name in messages("en") if not any(name == part or _made(name, part) for part in parts)]
    assert unused == []


def _made(name: str, part: str) -> bool:
    """`tzolkin-short-` and a code."""
    return part.endswith("-") and name.startswith(part) and part.removesuffix("-") not in ("terminal", *PACKAGES)


def test_names_of_players_and_bots() -> None:
    seats = ["human", "greedy", "greedy", "random"]
    texts = find_texts(find_game("tzolkin"), "en")
    assert shown_names(seats, ["Anna"], texts) == ["Anna", "greedy bot 1", "greedy bot 2", "random bot"]
    assert recorded_names(seats, ["Anna", "Bo"]) == {0: "Anna", 1: "greedy Bo", 2: "greedy", 3: "random"}
    assert shown_names(seats, ["", "greedy Bo", "greedy", "random"], texts)[:3] == ["Player 1", "Bo", "greedy bot 2"]
