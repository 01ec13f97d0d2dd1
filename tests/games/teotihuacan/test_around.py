"""A conduct around another one passes everything on."""

from __future__ import annotations

from tinkuy.games.teotihuacan.around import Around
from tinkuy.games.teotihuacan.conduct import Conduct


def test_nothing_is_kept_back() -> None:
    for name in vars(Conduct):
        if not name.startswith("_"):
            assert name in vars(Around), name
