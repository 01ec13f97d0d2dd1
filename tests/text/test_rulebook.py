"""The rules beside the table: the same clauses in every language, found by id and by words."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.text.everything import ALL_GAMES, described, refusals
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game
from tinkuy.text import LANGUAGES, Rulebook
from tinkuy.text.rulebook import rules_text

GAMES = pytest.mark.parametrize("game", ALL_GAMES, ids=lambda game: game.name)


def ids(rules: Rulebook) -> list[str]:
    return [identity for identity, _ in rules.clauses]


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_clauses_of_english(game: Game, language: str) -> None:
    english, other = Rulebook(game.name, "en"), Rulebook(game.name, language)
    assert ids(other) == ids(english)
    assert len(set(ids(other))) == len(ids(other))
    assert [chapter.id for chapter in other.chapters] == [chapter.id for chapter in english.chapters]
    assert [len(chapter.clauses) for chapter in other.chapters] == [
        len(chapter.clauses) for chapter in english.chapters
    ]


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_of_the_page_is_lost(game: Game, language: str) -> None:
    rules = Rulebook(game.name, language)
    assert rules.title
    assert rules.introduction
    assert all(chapter.title and chapter.clauses for chapter in rules.chapters)
    kept = [rules.title, rules.introduction]
    for chapter in rules.chapters:
        kept += [chapter.id, chapter.title, chapter.introduction]
        kept += [f"{identity} {text}" for identity, text in chapter.clauses]
    written = "".join(character for character in rules_text(game.name, language) if character.isalnum())
    assert "".join(character for text in kept for character in text if character.isalnum()) == written


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_translation_differs_from_english_in_every_clause(game: Game, language: str) -> None:
    if language == "en":
        assert Rulebook(game.name, language).clauses
        return
    english = dict(Rulebook(game.name, "en").clauses)
    alike = [identity for identity, text in Rulebook(game.name, language).clauses if text == english[identity]]
    assert alike == []


@GAMES
def test_log_lines_and_refusals_lead_to_clauses(game: Game) -> None:
    known = set(ids(Rulebook(game.name, "en")))
    assert {kind.clause for kind in game.events} - known == set()
    assert {kind.clause for kind in game.kinds} - known == set()
    assert {blocked.clause for blocked in refusals(game)} - known == set()


def test_the_rules_of_tzolkin_are_complete() -> None:
    rules = Rulebook("tzolkin", "en")
    kinds = [identity.partition("-")[0] for identity in ids(rules)]
    assert (kinds.count("TZ"), kinds.count("A"), kinds.count("EX")) == (238, 39, 41)


@GAMES
def test_whatever_is_described_leads_to_a_clause(game: Game) -> None:
    known = {identity for identity, _ in Rulebook(game.name, "en").clauses}
    about = {thing: game.describe(*thing) for thing in described(game)}
    assert {thing for thing, told in about.items() if told.lines and not told.clause} == set()
    assert {told.clause for told in about.values() if told.clause} - known == set()


def test_a_clause_is_found_however_it_is_typed() -> None:
    rules = Rulebook("tzolkin", "en")
    text = "A player cannot pass."
    assert [rules.clause(typed) for typed in ("TZ-4.4", "tz-4.4", "4.4", " TZ-4.4 ")] == [text] * 4
    assert rules.find("a-7") == "A-7"
    assert rules.find("EX-4b") == "EX-4b"
    assert rules.find("99.1") is None


def test_a_clause_with_lines_of_its_own_keeps_them() -> None:
    lines = Rulebook("tzolkin", "en").clause("EX-18").splitlines()
    assert len(lines) == 5
    assert lines[1].startswith("Round 1:")


def test_an_unknown_clause_is_refused() -> None:
    rules = Rulebook("tzolkin", "ru")
    with pytest.raises(Refused, match="The rules of tzolkin have no clause 'TZ-99'"):
        rules.clause("TZ-99")
    with pytest.raises(Refused, match="no chapter or clause 'TZ-99'"):
        rules.chapter_of("TZ-99")


def test_a_chapter_is_found_by_itself_and_by_its_clauses() -> None:
    rules = Rulebook("tzolkin", "cs")
    assert rules.chapter_of("tz-15").title == "Chichen Itza"
    assert rules.chapter_of("TZ-15.3") is rules.chapter_of("TZ-15")
    assert rules.chapter_of("A-3").title == "Nejasnosti a jejich výklad"


def test_search_needs_all_words_and_no_accents() -> None:
    english = [identity for identity, _ in Rulebook("tzolkin", "en").search("MERCY corn")]
    assert "TZ-18.3" in english
    assert "TZ-5.2" not in english
    assert "TZ-18.3" in [identity for identity, _ in Rulebook("tzolkin", "cs").search("slitovani")]
    assert "TZ-6.2" in [identity for identity, _ in Rulebook("tzolkin", "ru").search("шестеренки наименьшим")]
    assert Rulebook("tzolkin", "en").search("  ") == []
    assert Rulebook("tzolkin", "en").search("spaceship") == []


def test_other_games_and_languages_are_refused() -> None:
    with pytest.raises(Refused, match="no rules of 'chess' in the language 'en'"):
        Rulebook("chess", "en")
    with pytest.raises(Refused, match="no language 'de'"):
        Rulebook("tzolkin", "de")


def test_an_installed_package_reads_the_rules_it_was_built_with(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "tzolkin.en.md").write_text("# Packed\n\n## TZ-1 One\n- TZ-1.1 Here.\n", encoding="utf-8")
    monkeypatch.setattr("tinkuy.text.rulebook.files", lambda package: tmp_path)
    rules_text.cache_clear()
    try:
        assert Rulebook("tzolkin", "en").clause("TZ-1.1") == "Here."
    finally:
        rules_text.cache_clear()
