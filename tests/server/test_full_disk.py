"""A full disk: whoever answers is told, nothing is lost, the process stays up, and later play goes on."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.hosting import hosted
from tests.server.visitors import Page, Refused, Visitor
from tinkuy.server.store.sqlite.base import connect
from tinkuy.server.store.sqlite.schema import migrate


def fill(visitor: Visitor) -> Refused:
    """Open tables until there is no room for another."""
    for _ in range(500):
        try:
            visitor.open_table("me", "person")
        except Refused as refused:
            return refused
    raise AssertionError("the disk was never full")


def play_until_full(page: Page) -> Refused:
    """Hot-seat, until an answer cannot be written."""
    rng = random.Random(1)
    for _ in range(400):
        page.hello(page.state["view"]["waiting"][0])
        try:
            page.play(rng)
        except Refused as refused:
            return refused
    raise AssertionError("the disk was never full")


def small(folder: Path) -> int:
    """Pages of a file in which there is room for little beside its schema."""
    with closing(connect(folder / "empty.sqlite")) as connection:
        migrate(connection, "empty.sqlite")
        return int(connection.execute("PRAGMA page_count").fetchone()[0]) + 8


def test_a_full_disk_loses_nothing(folder: Path) -> None:
    with hosted(folder, page_limit=small(folder)) as host, Visitor(host.address, "Anna") as anna:
        table = anna.open_table("me", "me")["id"]
        page = anna.page(table, 0)
        assert fill(anna).code == "not-saved"
        refused, version = play_until_full(page), page.version
        assert refused.code == "not-saved"
        assert "disk" in str(refused)
        assert anna.get(f"/api/tables/{table}")["version"] == version
        assert host.up
        assert anna.get("/health") == {"ok": True}
        assert page.draft([])["base"] == version  # the table can still be looked at
        assert host.stop() == 0
        # With room again the same table goes on from the last answer that was acknowledged.
        host.settings["page_limit"] = 0
        host.start()
        anna.moved_to(host.address)
        seat = anna.get(f"/api/tables/{table}")["waiting"][0]
        back = anna.page(table, seat)
        assert back.version == version
        assert back.play(random.Random(1)) > version


def test_a_refused_answer_can_be_sent_again(folder: Path) -> None:
    """Another program has the file locked for longer than the server waits."""
    with hosted(folder) as host, Visitor(host.address) as anna:
        page = anna.page(anna.open_table("me", "person")["id"], 0)
        answers = page.turn(random.Random(1))
        other = sqlite3.connect(host.data, isolation_level=None)
        try:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(Refused) as refused:
                page.commit(answers, key="same")
            assert refused.value.code == "not-saved"
        finally:
            other.close()
        assert page.commit(answers, key="same")["version"] == len(answers)
        assert host.up
