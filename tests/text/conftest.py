"""Here a missing message is an error, not an id that people would be shown."""

from __future__ import annotations

import pytest

from tinkuy.text import Texts


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", True)
