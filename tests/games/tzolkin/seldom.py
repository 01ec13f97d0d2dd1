"""What need not happen in the played and the golden games, and where what is rare is looked for."""

from __future__ import annotations

from tests.games import Chosen

SELDOM = {
    "question follow_up": "needs both tombs with an action of their own in one double build; see TZ-13.14",
}

HUNTED: dict[str, tuple[int, Chosen]] = {}
