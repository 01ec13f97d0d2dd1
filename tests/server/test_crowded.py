"""More tables than fit into memory: each waits for its turn, and none is blamed for it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hosting import Host, hosted
from tests.server.visitors import Message, Refused, Visitor

ROOM = 2  # tables that a worker keeps in memory
TABLES = 12


@pytest.fixture
def narrow(folder: Path) -> Iterator[Host]:
    limits = {"loaded": ROOM, "retry_seconds": [0.3, 0.3, 30.0], "engine_seconds": 1.0}
    with hosted(folder, limits, games=["tests.server.toys"]) as host:
        yield host


def tables_of(visitor: Visitor) -> list[Message]:
    tables: list[Message] = visitor.get("/api/me")["tables"]
    return tables


def until_over(visitor: Visitor, patience: float = 60.0) -> list[Message]:
    end = time.monotonic() + patience
    while time.monotonic() < end:
        tables = tables_of(visitor)
        if all(table["over"] or table["paused"] for table in tables):
            return tables
        time.sleep(0.2)
    raise AssertionError([(table["version"], table["over"]) for table in tables_of(visitor)])


def test_more_busy_tables_than_room_all_come_to_their_end(narrow: Host) -> None:
    with Visitor(narrow.address) as anna:
        for _ in range(TABLES):
            anna.open_table("random", "random", game="toy")
        tables = until_over(anna)
    assert [table["paused"] for table in tables] == [None] * TABLES


def test_a_restart_with_more_tables_than_room_pauses_none(folder: Path) -> None:
    with hosted(folder, {"loaded": ROOM}, pace=60.0) as host, Visitor(host.address) as anna:
        for _ in range(TABLES):
            anna.open_table("random", "random")
        host.kill()
        host.settings["pace"] = 0.0
        host.start()
        anna.moved_to(host.address)
        tables = until_over(anna)
    assert [table["paused"] for table in tables] == [None] * TABLES


def test_a_paused_table_is_tried_again_by_itself_with_growing_patience(narrow: Host) -> None:
    with Visitor(narrow.address) as anna:
        page = anna.page(anna.open_table("me", "me", game="stuck")["id"], 0)
        page.caught_up(page.commit(["do grab"])["version"])
        for seconds in ("0.3 seconds", "0.3 seconds", "30 seconds"):
            with pytest.raises(Refused) as refused:
                page.commit(["do done"])
            assert refused.value.code == "paused"
            assert f"tried again by itself in {seconds}" in page.table["paused"]
            if seconds != "30 seconds":
                page.until(lambda message: message["is"] == "table" and not message["paused"])
