"""What need not happen in the played games, and where what is rare is looked for: nothing."""

from __future__ import annotations

from tests.games import Chosen

SELDOM: dict[str, str] = {}

HUNTED: dict[str, tuple[int, Chosen]] = {}
