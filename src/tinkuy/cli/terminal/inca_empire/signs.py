"""Signs of this board, the same in every language."""

from __future__ import annotations

from typing import Final

from tinkuy.cli.terminal.signs import HOUSE, MINUS, NONE, POINTS, Paint
from tinkuy.games.inca_empire.board import CAPITAL, CITY_SITE, GARRISON_SITE
from tinkuy.games.inca_empire.state import CITY_MARK, GARRISON_MARK, TEMPLE_MARK

__all__ = ["HOUSE", "MINUS", "NONE", "POINTS"]

LABOUR: Final = "λ"
CUSCO: Final = "☼"
CITY: Final = "○"  # sites
GARRISON: Final = "□"
HUACA: Final = "∙"
FORT: Final = "▣"
TEMPLE: Final = "Π"  # on a city
SHRINE: Final = "π"  # on a garrison, or in its place
TERRACE: Final = "≡"
TILE: Final = "◫"
ROAD: Final = "═"
CARD: Final = "▯"
COVERED: Final = "?"

COLOURS: Final = {
    CUSCO: "bold #f2c744",
    CITY: "#6cb6ff",
    GARRISON: "#f0a060",
    HOUSE: "bold #9fd0ff",
    FORT: "bold #ffc080",
    TEMPLE: "bold #f2c744",
    SHRINE: "bold #f2c744",
    TERRACE: "#6bc46d",
    LABOUR: "#d39a66",
}
painted = Paint(COLOURS)


def point(kind: int, marks: int) -> str:
    """What stands at a point, or what can."""
    if marks & TEMPLE_MARK:
        return TEMPLE if marks & CITY_MARK else SHRINE
    if marks & CITY_MARK:
        return HOUSE
    if marks & GARRISON_MARK:
        return FORT
    return {CAPITAL: CUSCO, CITY_SITE: CITY, GARRISON_SITE: GARRISON}.get(kind, HUACA)
