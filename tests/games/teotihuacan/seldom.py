"""What need not happen in the played and the golden games, and where what is rare is looked for."""

from __future__ import annotations

from tests.games import Chosen

SELDOM: dict[str, str] = {}

HUNTED: dict[str, tuple[int, Chosen]] = {}
