from __future__ import annotations

from typing import Any

from tinkuy.core.labels import Description
from tinkuy.games.teotihuacan.components import Components


def describe(components: Components, data: dict[str, Any], domain: str, code: str) -> Description:
    return Description([], "")
