from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hosting import DEALS, Host, hosted
from tests.server.postgresql import Postgresql
from tests.server.visitors import Visitor


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all tests that do not hurt it; it must have nothing to complain about in the end."""
    folder = tmp_path_factory.mktemp("server")
    with hosted(folder, deals=DEALS) as host:
        yield host
        assert host.up
    assert (folder / "errors.txt").read_text() == ""


@pytest.fixture
def anna(host: Host) -> Iterator[Visitor]:
    with Visitor(host.address, "Anna") as visitor:
        yield visitor


@pytest.fixture
def ben(host: Host) -> Iterator[Visitor]:
    with Visitor(host.address, "Ben") as visitor:
        yield visitor


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgresql]:
    """One database server for all tests that do not hurt it."""
    server = Postgresql()
    yield server
    server.end()


@pytest.fixture
def own_postgresql() -> Iterator[Postgresql]:
    """One to be killed."""
    server = Postgresql()
    yield server
    server.end()


@pytest.fixture
def database(postgresql: Postgresql) -> str:
    """An empty one."""
    return postgresql.new_database()
