"""The rules in our own words, as they are shown beside the table: by chapter, by clause, by words."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from importlib.resources import files
from pathlib import Path

from tinkuy.core.errors import Refused
from tinkuy.text.texts import LANGUAGES

_CHAPTER = re.compile(r"^## (?:([A-Z]+-\d+) )?(.+)$")
_CLAUSE = re.compile(r"^- ([A-Z]+-[\d.]+[a-z]?) (.+)$")
_SUBCLAUSE = re.compile(r"^ +- (.+)$")


class Chapter:
    """A chapter with its clauses as (id, text) in the order of the rules; `id` is empty for the appendices."""

    __slots__ = ("clauses", "id", "introduction", "title")

    def __init__(self, identity: str, title: str) -> None:
        self.id = identity
        self.title = title
        self.introduction = ""
        self.clauses: list[tuple[str, str]] = []


class Rulebook:
    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language
        self.title = ""
        self.introduction = ""
        self.chapters: list[Chapter] = []
        for line in rules_text(game, language).splitlines():
            self._read(line)
        self._texts = {identity: text for chapter in self.chapters for identity, text in chapter.clauses}
        self._plain = {identity: _plain(f"{identity} {text}") for identity, text in self._texts.items()}

    def _read(self, line: str) -> None:
        chapter = self.chapters[-1] if self.chapters else None
        if line.startswith("# "):
            self.title = line[2:]
        elif found := _CHAPTER.match(line):
            self.chapters.append(Chapter(found[1] or "", found[2]))
        elif chapter is None:
            self.introduction = f"{self.introduction} {line}".strip()
        elif found := _CLAUSE.match(line):
            chapter.clauses.append((found[1], found[2]))
        elif found := _SUBCLAUSE.match(line):
            identity, text = chapter.clauses[-1]
            chapter.clauses[-1] = (identity, f"{text}\n{found[1]}")
        else:
            chapter.introduction = f"{chapter.introduction} {line}".strip()

    @property
    def clauses(self) -> list[tuple[str, str]]:
        """All of the rules: clauses, resolutions and examples."""
        return list(self._texts.items())

    def find(self, identity: str) -> str | None:
        """The full id of a clause however it was typed (tz-7.2, 7.2), or None."""
        wanted = identity.strip().upper()
        for known in self._texts:
            if wanted in (known.upper(), known.upper().partition("-")[2]):
                return known
        return None

    def clause(self, identity: str) -> str:
        known = self.find(identity)
        if known is None:
            raise Refused(f"The rules of {self.game} have no clause '{identity}'.")
        return self._texts[known]

    def chapter_of(self, identity: str) -> Chapter:
        known = self.find(identity)
        for chapter in self.chapters:
            if chapter.id == identity.strip().upper() or any(clause == known for clause, _ in chapter.clauses):
                return chapter
        raise Refused(f"The rules of {self.game} have no chapter or clause '{identity}'.")

    def search(self, words: str) -> list[tuple[str, str]]:
        """The clauses in which all words occur; case and accents do not matter."""
        wanted = _plain(words).split()
        if not wanted:
            return []
        return [
            (identity, text)
            for identity, text in self._texts.items()
            if all(word in self._plain[identity] for word in wanted)
        ]


def _plain(text: str) -> str:
    """Lower case without accents and dots, so that nobody has to type them to find a word."""
    decomposed = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


@lru_cache(maxsize=16)
def rules_text(game: str, language: str) -> str:
    """From the installed package, or from the source tree it was not built from yet."""
    if language not in LANGUAGES:
        raise Refused(f"There is no language '{language}'; the languages are: {', '.join(LANGUAGES)}.")
    name = f"{game}.{language}.md"
    packaged = files("tinkuy").joinpath("rules").joinpath(name)
    if packaged.is_file():
        return packaged.read_text(encoding="utf-8")
    source = Path(__file__).parents[3] / "docs" / "rules" / name
    if source.is_file():
        return source.read_text(encoding="utf-8")
    raise Refused(f"There are no rules of '{game}' in the language '{language}'.")
