"""`tinkuy rules`: the rules in our own words, by clause, by chapter, by words."""

from __future__ import annotations

import pytest

from tests.cli.command import quickly


def lookup(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    said = quickly(capsys, "rules", "tzolkin", *words)
    assert (said.code, said.err) == (0, "")
    return said.out


def test_a_clause_with_its_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    text = lookup(capsys, "TZ-16.4", "--language", "en")
    assert text.splitlines()[1] == "TZ-16.4  If the placer does not hold the marker, the placer takes it."
    assert text.startswith("TZ-16 ")
    assert lookup(capsys, "tz-16.4", "--language", "en") == lookup(capsys, "16.4", "--language", "en") == text


def test_a_chapter(capsys: pytest.CaptureFixture[str]) -> None:
    text = lookup(capsys, "TZ-18", "--language", "en")
    assert text.startswith("TZ-18 Anger of the gods\n")
    assert [line.split()[0] for line in text.splitlines() if line.startswith("TZ-18.")] == [
        "TZ-18.1",
        "TZ-18.2",
        "TZ-18.3",
    ]


def test_examples_and_resolutions(capsys: pytest.CaptureFixture[str]) -> None:
    assert "\nEX-9 " in lookup(capsys, "EX-9", "--language", "en")
    assert "\nA-16 " in lookup(capsys, "A-16", "--language", "en")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "SKULL supply"), ("ru", "черепов запасе"), ("cs", "Křišťálových lebek")]
)
def test_search(language: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = lookup(capsys, "--search", words, "--language", language)
    assert "TZ-1.1 " in text
    assert "TZ-6.2 " not in text


def test_lines_fit_a_screen(capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("en", "ru", "cs"):
        assert max(map(len, lookup(capsys, "TZ-16", "--language", language).splitlines())) <= 100
