"""Why no wild road can ever join two points: such a line is no option at all, but a hand can draw it (IN-13.6)."""

from __future__ import annotations

from tinkuy.core.questions import Blocked
from tinkuy.games.inca_empire import lines
from tinkuy.games.inca_empire.board import Board
from tinkuy.games.inca_empire.told import refusals

WILD = "wild_"
REASONS = {
    lines.CROSSES: refusals.CROSSES_LINK,
    lines.TOO_NEAR: refusals.TOO_NEAR,
    lines.OFF_LAND: refusals.OFF_LAND,
    lines.SEAWARD: refusals.SEAWARD,
}


class NoRoad:
    """Of one map; the ground of a side is looked at when somebody asks for the first time."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.grounds: dict[int, lines.Ground] = {}

    def why(self, seats: int, code: str) -> Blocked | None:
        """IN-13.38 to IN-13.41, by a code as those of wild roads; None where it is none."""
        ends = self._ends(code)
        if ends is None:
            return None
        if seats not in self.grounds:
            self.grounds[seats] = self.board.sides[seats].ground(self.board)
        ground = self.grounds[seats]
        if ground.spots[ends[0]] is None or ground.spots[ends[1]] is None:
            return refusals.NOT_ON_SIDE
        return REASONS.get(ground.judge(*ends))

    def _ends(self, code: str) -> tuple[int, int] | None:
        """Names of points have underscores, too: the one place between them where both are known."""
        points = self.board.point_ids
        words = code.removeprefix(WILD).split("_") if code.startswith(WILD) else []
        for cut in range(1, len(words)):
            one, other = "_".join(words[:cut]), "_".join(words[cut:])
            if one in points and other in points and one != other:
                return points.index(one), points.index(other)
        return None
