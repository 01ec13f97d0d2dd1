"""Words for people: everything the games and clients say, in English, Russian and Czech, from Fluent files."""

from __future__ import annotations

from tinkuy.text.rulebook import Chapter, Rulebook
from tinkuy.text.texts import LANGUAGES, MissingText, Texts

__all__ = ["LANGUAGES", "Chapter", "MissingText", "Rulebook", "Texts"]
