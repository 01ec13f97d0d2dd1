"""What need not happen in the played and the golden games, with the reason."""

from __future__ import annotations

SELDOM: dict[str, dict[str, str]] = {
    "tzolkin": {
        "question follow_up": "needs both tombs with an action of their own in one double build; see TZ-13.14",
    },
    "tawantinsuyu": {
        "event she_takes_any": "needs all god cards of the symbols she could still go to in one hand; see TA-20.19",
    },
}
