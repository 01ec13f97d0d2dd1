"""Things are kept where the system wants them, and what older versions kept elsewhere is still found."""

from __future__ import annotations

from pathlib import Path

import pytest

from tinkuy import folders
from tinkuy.cli.terminal.saving import data_folder
from tinkuy.cli.terminal.settings import settings_path
from tinkuy.server.settings import Settings, data_file


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Of a system that has other folders than Linux."""
    for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("user_data_path", "user_config_path"):
        monkeypatch.setattr(folders, name, lambda app, appauthor: tmp_path / "Library" / app)
    return tmp_path


OLDER = {".local/share/tinkuy/tinkuy.sqlite": "tinkuy.sqlite", ".config/tinkuy/terminal.json": "terminal.json"}


def places() -> dict[str, Path]:
    return {"tinkuy.sqlite": data_file(Settings()), "terminal.json": settings_path(), "games": data_folder()}


def test_everything_lies_in_the_folders_of_the_system(home: Path) -> None:
    assert all(path == home / "Library" / "tinkuy" / name for name, path in places().items())


@pytest.mark.parametrize("older", OLDER)
def test_what_an_older_version_kept_is_used_where_it_lies(home: Path, older: str) -> None:
    path = home / older
    path.parent.mkdir(parents=True)
    path.write_text("{}")
    (home / "Library" / "tinkuy").mkdir(parents=True)  # another thing is kept there already
    assert places()[OLDER[older]] == path
    (home / "Library" / "tinkuy" / OLDER[older]).write_text("{}")
    assert places()[OLDER[older]] != path


def test_a_file_that_was_asked_for_is_taken(home: Path) -> None:
    assert data_file(Settings(data="~/elsewhere.sqlite")) == home / "elsewhere.sqlite"
