"""Every test plays in folders of its own, with strict words and without pauses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tinkuy.cli.terminal.settings import settings_path
from tinkuy.text import Texts


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    settings_path().parent.mkdir(parents=True)
    settings_path().write_text(json.dumps({"confirm": True, "pause": 0.0}), encoding="utf-8")
    monkeypatch.setattr(Texts, "strict", True)
