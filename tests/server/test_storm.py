"""Three processes on one database while everything fails; `make soak` does the same for long."""

from __future__ import annotations

import asyncio
import os
import statistics
from pathlib import Path

import pytest

from tests.server.postgresql import Postgresql
from tests.server.storm import Storm

TABLES = int(os.environ.get("STORM_TABLES", "4"))
KILLS = int(os.environ.get("STORM_KILLS", "3"))
THINK = float(os.environ.get("STORM_THINK", "0"))  # seconds that people take for a turn
STRICT = float(os.environ.get("STORM_BACK", "30"))  # seconds until everybody plays on; 2 on a machine of its own

pytestmark = pytest.mark.slow


def test_nothing_acknowledged_is_lost_whatever_fails(folder: Path, own_postgresql: Postgresql) -> None:
    storm = Storm(folder, own_postgresql, TABLES, THINK)
    try:
        asyncio.run(storm.rage(KILLS))
    finally:
        storm.end()
    storm.check()
    refused = sum((player.refused for player in storm.players), start=type(storm.done)())
    print(f"\n{dict(storm.done)}, {storm.acknowledged} commits acknowledged, refused: {dict(refused)}")
    if storm.back:
        back, within = storm.back, sum(each < 2 for each in storm.back)
        print(f"everybody back after the database: {statistics.median(back):.2f} s, {max(back):.2f} s at most,")
        print(f"{within} of {len(back)} times within 2 s")
    assert storm.acknowledged > KILLS
    assert max(storm.back, default=0.0) < STRICT
    for host in storm.hosts:
        assert "broke" not in host.errors.read_text().replace("the line to the database broke", "")
