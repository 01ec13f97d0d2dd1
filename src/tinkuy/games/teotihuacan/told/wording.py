"""What a question asks just now: where the Discovery tiles lie that can be claimed."""

from __future__ import annotations

from typing import Final

from tinkuy.core.labels import Label
from tinkuy.games.teotihuacan.state import Teotihuacan
from tinkuy.games.teotihuacan.told.kinds import CLAIM
from tinkuy.games.teotihuacan.vocabulary import BOARD_COUNT

QUESTIONS: Final = {
    "board": "question-claim-board",
    "temple": "question-claim-temple",
    "avenue": "question-claim-avenue",
}


def question(game: Teotihuacan, kind: int) -> Label | None:
    """TE-6.12, TE-11.2, TE-12.2: `site` is the place, since equal tiles may lie elsewhere too."""
    if kind != CLAIM or game.about[0] != CLAIM or game.about[1] < 0:  # beside a starting tile it lies nowhere
        return None
    site = game.about[1]
    place = "board" if site < BOARD_COUNT else "temple" if site in game.components.wide_sites else "avenue"
    return QUESTIONS[place], {"site": site}
