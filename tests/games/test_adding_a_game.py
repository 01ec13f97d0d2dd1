"""docs/adding-a-game.md is true: the toy was added by its steps, and every game stands as it says."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests import games as folders
from tests.clauses import ROOT, clauses_in, named_in
from tests.conformance.cases import UNDER_TEST, all_cases
from tests.toy import toy_game
from tinkuy.cli.terminal.boards import find_board
from tinkuy.cli.terminal.fallback import FallbackBoard
from tinkuy.core.game import Game
from tinkuy.games import GAMES, find_game
from tinkuy.server.workers import registry
from tinkuy.text import LANGUAGES

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
EVERY = pytest.mark.parametrize("game", UNDER_TEST.values(), ids=UNDER_TEST)
NEEDED = "where needed"


def listed(step: str) -> dict[str, str]:
    """The files that the table of a step names, with what they hold."""
    section = PAGE.partition(f"\n## {step}\n")[2].partition("\n## ")[0]
    return dict(re.findall(r"^\| `([^`]+)` \| (.+) \|$", section, re.MULTILINE))


def package(game: Game) -> Path:
    return Path(str(files(game.package)))


def rules_page(game: Game, language: str) -> Path:
    """The toy has its rules beside it, since nobody is to find them among the real ones."""
    folder = package(game) / "rules" if game.name == "toy" else ROOT / "docs" / "rules"
    return folder / f"{game.name}.{language}.md"


def test_the_page_names_the_files_of_each_step() -> None:
    assert len(listed("2. The package")) > 15
    assert len(listed("3. Tests")) > 3


@EVERY
def test_step_1_the_rules_have_the_same_clauses_in_every_language(game: Game) -> None:
    pages = [clauses_in(rules_page(game, language).read_text(encoding="utf-8")) for language in LANGUAGES]
    assert len(pages[0]) > 5
    assert pages[0] == pages[1] == pages[2]


@EVERY
def test_step_2_the_package_has_every_file_of_the_page(game: Game) -> None:
    wanted = [file for file, holds in listed("2. The package").items() if not holds.startswith(NEEDED)]
    assert [file for file in wanted if not (package(game) / file).is_file()] == []
    assert package(game).name == game.name


@pytest.mark.parametrize("file", [file for file, holds in listed("2. The package").items() if NEEDED in holds])
def test_what_only_some_games_need_some_game_has(file: str) -> None:
    assert any((package(game) / file).is_file() for game in UNDER_TEST.values())


@EVERY
def test_step_2_what_is_told_names_clauses_of_the_rules(game: Game) -> None:
    known = set(clauses_in(rules_page(game, "en").read_text(encoding="utf-8")))
    named = {kind.clause for kind in game.kinds} | {event.clause for event in game.events}
    assert named <= known


@pytest.mark.parametrize("name", GAMES)
def test_step_2_a_registered_game_is_found_by_the_name_of_its_folder(name: str) -> None:
    game = find_game(name)
    assert (game.name, game.package) == (name, f"tinkuy.games.{name}")


def test_step_2_a_game_can_be_played_before_it_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_further", {})
    registry.add_games("tests.toy")
    assert registry.game_names() == [*GAMES, "toy"]
    assert registry._further["toy"].package == "tests.toy"


@EVERY
def test_step_3_the_folder_of_tests_has_every_file_of_the_page(game: Game) -> None:
    folder = ROOT / "tests" / "games" / game.name
    assert [file for file in listed("3. Tests") if not (folder / file).is_file()] == []
    assert folders.is_finished(game.name)
    assert callable(folders.rich(game.name))
    assert set(folders.hunted(game.name)) <= {f"event {kind.name}" for kind in game.events} | {
        f"question {kind.name}" for kind in game.kinds
    }


def test_step_3_every_clause_is_named_by_a_test() -> None:
    """Of the toy; `make clauses` looks at the registered games."""
    wanted = clauses_in(rules_page(toy_game(), "en").read_text(encoding="utf-8"))
    assert set(wanted) == named_in(ROOT / "tests" / "games" / "toy")


@EVERY
def test_step_3_the_conformance_suite_plays_it_at_every_number_of_players(game: Game) -> None:
    assert {case.seats for case in all_cases() if case.name == game.name and not case.chosen} == set(game.seats)


def in_terminal(name: str) -> bool:
    return (ROOT / "src" / "tinkuy" / "cli" / "terminal" / name).is_dir()


def in_browser(name: str) -> bool:
    return (ROOT / "web" / "src" / "games" / name / "Board.svelte").is_file()


def test_step_4_without_a_board_it_is_drawn_on_the_fallback() -> None:
    assert isinstance(find_board(toy_game()), FallbackBoard)
    for name in GAMES:
        assert isinstance(find_board(find_game(name)), FallbackBoard) == (not in_terminal(name))


@pytest.mark.parametrize("name", [name for name in GAMES if in_terminal(name)])
def test_step_4_a_board_lies_in_a_folder_with_the_games_name(name: str) -> None:
    assert find_board(find_game(name)).__module__.startswith(f"tinkuy.cli.terminal.{name}.")


@pytest.mark.parametrize("name", [name for name in GAMES if in_browser(name)])
def test_step_4_a_board_of_the_page_has_all_its_files(name: str) -> None:
    web = ROOT / "web" / "src" / "games" / name
    boards = PAGE.partition("\n- Browser: ")[2].partition("\n- ")[0]
    named = re.findall(r"`([\w./*]+\.(?:ts|svelte|css|ftl))`", boards)
    assert {"look.ts", "legend.ts", "Board.svelte", "Panel.svelte", "palette.css", "text/*.ftl"} == set(named)
    for file in named:
        for code in LANGUAGES:
            assert (web / file.replace("*", code)).is_file(), file
