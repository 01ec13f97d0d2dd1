"""Tawantinsuyu with an owner's tables of other sizes, for a server of its own."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.tawantinsuyu.test_other_tables import larger
from tinkuy.core.components import read_components
from tinkuy.core.game import Game
from tinkuy.games.tawantinsuyu import TawantinsuyuGame

GAMES: dict[str, Callable[[], Game]] = {
    "tawantinsuyu": lambda: TawantinsuyuGame(read_components(larger(), printed=False))
}
