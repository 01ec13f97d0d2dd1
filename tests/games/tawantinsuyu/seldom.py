"""What need not happen in the played and the golden games, and where what is rare is looked for."""

from __future__ import annotations

from tests.games import Chosen

SELDOM = {
    "event she_takes_any": "needs all god cards of the symbols she could still go to in one hand; see TA-20.19",
}

HUNTED: dict[str, tuple[int, Chosen]] = {
    "event card_passed": (1, ()),
    "event she_rests_well": (1, (("solo_idle_vp", "on"),)),
}

# What a solo opponent's step may leave for the next: a card while the altar is cleared for it, and the ceremony token.
ON_ITS_WAY = ("The god cards are not all there exactly once.", "The ceremony token is held by somebody")
