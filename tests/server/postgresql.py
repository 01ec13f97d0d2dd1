"""A real PostgreSQL for tests: a database server of its own in a folder of its own, reached by a Unix socket.

It never runs as root, so that of root's tests it belongs to another user.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import psycopg

PROGRAMS = "/usr/lib/postgresql"  # where Debian has them, by version
USERS = ("postgres", "nobody")
PATIENCE = 30.0


def program(name: str) -> str:
    newest = sorted(Path(PROGRAMS).glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    found = str(newest[-1]) if newest else shutil.which(name)
    assert found, f"{name} is missing: run 'make postgresql', or install PostgreSQL's server"
    return found


def other_user() -> int | None:
    """Somebody else than root; None for oneself."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name: entry.pw_uid for entry in pwd.getpwall()}
    return next(known[name] for name in USERS if name in known)


def lives(pid: str) -> bool:
    """Not a process that has ended, though nobody has asked yet how."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


class Postgresql:
    def __init__(self) -> None:
        self.user = other_user()
        self.folder = Path(tempfile.mkdtemp(prefix="tinkuy-postgresql-"))
        self.data = self.folder / "data"
        self.log = self.folder / "log.txt"
        self.process: subprocess.Popen[bytes] | None = None
        self.databases = 0
        if self.user is not None:
            os.chown(self.folder, self.user, -1)
        made = ["--pgdata", str(self.data), "--username", "tinkuy", "--auth", "trust", "--encoding", "UTF8"]
        command = [program("initdb"), *made, "--locale", "C", "--no-sync", "--no-instructions"]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=self.user, cwd="/", env=self._env())
        self.start()

    def _env(self) -> dict[str, str]:
        return {"PATH": os.environ["PATH"], "LC_ALL": "C"}

    def start(self) -> None:
        end = time.monotonic() + PATIENCE
        while not self._started():
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.02)

    def _started(self) -> bool:
        """After a crash a new server waits until all that served the old one have ended."""
        if self.process is None or self.process.poll() is not None:
            self._launch()
        try:
            psycopg.connect(self.address("postgres"), connect_timeout=3).close()
        except psycopg.OperationalError:
            return False
        return True

    def _launch(self) -> None:
        small = ["-c", "listen_addresses=", "-c", "max_connections=60", "-c", "shared_buffers=16MB"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [program("postgres"), "-D", str(self.data), "-k", str(self.folder), *small],
                stdout=log,
                stderr=log,
                user=self.user,
                cwd="/",
                env=self._env(),
            )

    def address(self, database: str) -> str:
        return f"postgresql://tinkuy@/{database}?host={self.folder}"

    def new_database(self) -> str:
        self.databases += 1
        name = f"tinkuy{self.databases}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.address(name)

    def kill(self) -> None:
        """As a crash does, without a goodbye; those that serve its lines may answer until they notice it and end."""
        assert self.process is not None
        serving = self._serving(self.process.pid)
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)
        end = time.monotonic() + PATIENCE
        while any(lives(pid) for pid in serving):
            assert time.monotonic() < end, "some of the database's processes outlive it"
            time.sleep(0.005)

    def _serving(self, pid: int) -> list[str]:
        """Processes that the server started; on a machine that does not tell, none is known."""
        told = Path(f"/proc/{pid}/task/{pid}/children")
        return told.read_text().split() if told.exists() else []

    def end(self) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGQUIT)  # at once: nobody needs the data any more
            self.process.wait(PATIENCE)
        shutil.rmtree(self.folder)
