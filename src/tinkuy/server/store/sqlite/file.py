"""The file itself: for its owner only, and looked through when it is opened."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from pathlib import Path

from tinkuy.core.errors import Refused

PRIVATE = 0o600
PRIVATE_FOLDER = 0o700
BESIDE = ("-wal", "-shm", ".lock")  # SQLite's files and the note of the server that runs
LOOK_SECONDS = 10.0  # a file of some gigabytes is not read to its end before the first player may come
STEPS = 100_000  # of SQLite's machine between two looks at the clock


def make_private(path: Path) -> None:
    """Make the file where there is none; nobody else may read it or what lies beside it: it holds the seeds."""
    path.parent.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    if not path.exists():
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE))
    for name in (path, *(path.with_name(path.name + end) for end in BESIDE)):
        with contextlib.suppress(FileNotFoundError, PermissionError):  # what is another's cannot be changed
            if not name.is_symlink() or name == path:
                name.chmod(PRIVATE)


def look_through(connection: sqlite3.Connection, path: Path) -> bool:
    """Refused when the file is damaged; whether all of it could be looked at in time."""
    end = time.monotonic() + LOOK_SECONDS
    connection.set_progress_handler(lambda: time.monotonic() > end, STEPS)
    try:
        found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    except sqlite3.OperationalError as error:
        if "interrupted" in str(error):
            return False
        raise
    except sqlite3.DatabaseError as error:
        found = str(error)
    finally:
        connection.set_progress_handler(None, 0)
    if found != "ok":
        raise damaged(path, str(found))
    return True


def damaged(path: Path, problem: str) -> Refused:
    return Refused(
        f"The file '{path}' is damaged ({' '.join(problem.split())[:120]}). Put a backup in its place; without one, "
        f"what can still be read is saved by: sqlite3 '{path.name}' .recover | sqlite3 saved.sqlite"
    )
