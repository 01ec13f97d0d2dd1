"""For all tests."""

from __future__ import annotations

import gc

import pytest

YOUNG, MIDDLE = 50_000, 20  # objects until Python looks for rings among the young, and how often until the next older


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What compiles takes minutes, and nobody could share them at the end: it begins."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/compiled/"))


def pytest_collection_finish() -> None:
    """The tests and the tables that are kept for many of them stay to the end: a fifth of the time went into walking
    through them again and again for forgotten rings of objects."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE)
