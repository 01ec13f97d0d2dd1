"""Where things are kept on this machine: the folders that its system has for that."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_config_path, user_data_path

NAME = "tinkuy"


def data_path(name: str) -> Path:
    """Of something that was played: tables, records."""
    return _found(user_data_path(NAME, appauthor=False) / name, _older("XDG_DATA_HOME", ".local/share") / name)


def config_path(name: str) -> Path:
    """Of something that was set."""
    return _found(user_config_path(NAME, appauthor=False) / name, _older("XDG_CONFIG_HOME", ".config") / name)


def _older(variable: str, usual: str) -> Path:
    """Earlier versions used the folders of Linux on every system."""
    return Path(os.environ.get(variable) or Path.home() / usual).expanduser() / NAME


def _found(path: Path, older: Path) -> Path:
    """What lies at the older place stays in use there: moving it could take it away from a server that runs."""
    return older if older.exists() and not path.exists() else path
