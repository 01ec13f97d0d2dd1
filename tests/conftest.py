"""For all tests."""

from __future__ import annotations

import pytest


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What compiles takes minutes, and nobody could share them at the end: it begins."""
    items.sort(key=lambda item: not item.nodeid.startswith("tests/compiled/"))
