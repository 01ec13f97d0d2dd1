"""The grid of games, sizes, languages and themes that a test of screens goes through.

`make test` looks at a few cells, chosen so that every theme, language and size is seen in some test of some game; `make
screens` looks at the whole grid.
"""

from __future__ import annotations

import os
from itertools import product
from typing import Any

import pytest

EVERY = "EVERY_SCREEN"  # in the environment
THEMES = ["light", "dark"]
LANGUAGES = ["en", "ru", "cs"]


def screens(usual: list[Any], **axes: list[Any]) -> pytest.MarkDecorator:
    """A test for each cell of the grid of `axes`; without EVERY_SCREEN only for the `usual` cells."""
    cells = list(product(*axes.values()))
    few = usual if len(axes) > 1 else [(value,) for value in usual]
    assert all(cell in cells for cell in few), "a usual screen is one of all"
    chosen = cells if os.environ.get(EVERY) else few
    return pytest.mark.parametrize(tuple(axes), chosen, ids=_name)


def _name(value: Any) -> str:
    return f"{value['width']}x{value['height']}" if isinstance(value, dict) else str(value)
