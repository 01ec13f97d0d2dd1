"""The words of the command exist in every language, and each is used."""

from __future__ import annotations

from pathlib import Path

import pytest

import tinkuy.cli
from tests.cli.command import GAME
from tinkuy.cli.sheet import words
from tinkuy.text import LANGUAGES, Texts

FOLDER = Path(tinkuy.cli.__file__).parent


def messages(language: str) -> list[str]:
    text = (FOLDER / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    return [line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_and_used(language: str) -> None:
    assert messages(language) == messages("en")
    source = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    for name in messages(language):
        assert f'"{name}"' in source


@pytest.mark.parametrize(
    ("language", "lengths"),
    [
        ("en", ["1 turn, 1 answer", "2 turns, 2 answers", "5 turns, 5 answers", "21 turns, 21 answers"]),
        ("ru", ["1 ход, 1 ответ", "2 хода, 2 ответа", "5 ходов, 5 ответов", "21 ход, 21 ответ"]),
        ("cs", ["1 tah, 1 odpověď", "2 tahy, 2 odpovědi", "5 tahů, 5 odpovědí", "21 tahů, 21 odpovědí"]),
    ],
)
def test_plurals(language: str, lengths: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
    texts = words(GAME, language)
    assert [texts.message("replay-length", turns=n, answers=n) for n in (1, 2, 5, 21)] == lengths
    for name in messages(language):
        assert texts.message(name, turns=3, answers=3, seat=0, points="3", sources="-")
