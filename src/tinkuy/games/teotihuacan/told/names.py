from __future__ import annotations

from tinkuy.core.labels import Label
from tinkuy.games.teotihuacan.components import Components


def composed_names(components: Components) -> dict[str, Label]:
    return {}
