"""What the server itself says to people, outside its page: in mails, notifications and a few plain pages."""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tinkuy.text import Texts

LANGUAGES = ("en", "ru", "cs")


@lru_cache(maxsize=64)
def _texts(language: str, game_text: str) -> Texts:
    from tinkuy.text import Texts  # only now: it takes a third of the server's start

    own = files("tinkuy.server").joinpath("text").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    return Texts(None, language, (own, game_text) if game_text else (own,))


def say(language: str, name: str, game_text: str = "", **arguments: Any) -> str:
    """In the language if it is one of ours, else in English; `game_text` are the messages of a game."""
    return _texts(language if language in LANGUAGES else "en", game_text).message(name, **arguments)


def language_of(accepted: str) -> str:
    """The first of ours in an `Accept-Language` header."""
    wanted = [part.partition(";")[0].strip().lower()[:2] for part in accepted[:200].split(",")]
    return next((language for language in wanted if language in LANGUAGES), "en")
