"""Playing again after the end: the same people and bots at the same seats, opened once for all of them."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.hosting import hosted
from tests.server.visitors import Message, Refused, Visitor

QUICK = {"game": "tzolkin", "options": {"first_player": "0"}}


def finished(anna: Visitor, ben: Visitor) -> str:
    """A game of two people and a bot, played to its end."""
    seats = [{"kind": "me"}, {"kind": "person", "name": "Uncle Ben"}, {"kind": "bot", "bot": "random", "name": "Bo"}]
    table: str = anna.post("/api/tables", {**QUICK, "seats": seats})["id"]
    ben.take(table, anna, 1)
    rng = random.Random(3)
    hers, his = anna.page(table, 0), ben.page(table, 1)
    while not (hers.over or his.over):
        for page in (hers, his):
            if page.asked:
                page.play(rng)
                break
        else:
            hers.next()
        for page in (hers, his):
            page.caught_up(max(hers.version, his.version))
    return table


def seats_of(summary: Message) -> list[tuple[str, str, str, bool]]:
    return [(seat["kind"], seat["name"], seat["bot"], seat["held"]) for seat in summary["seats"]]


@pytest.mark.slow
def test_the_same_people_meet_at_a_new_table(folder: Path) -> None:
    with (
        hosted(folder) as host,
        Visitor(host.address, "Anna") as anna,
        Visitor(host.address, "Ben") as ben,
        Visitor(host.address, "Eve") as eve,
    ):
        table = finished(anna, ben)
        watcher = anna.page(table, 0)
        assert watcher.table["again"] == ""
        with pytest.raises(Refused, match="Only those who sat"):
            eve.post(f"/api/tables/{table}/again", {})

        new = ben.post(f"/api/tables/{table}/again", {})
        assert (new["game"], new["options"], new["over"], new["owner"]) == (
            "tzolkin",
            {"first_player": "0"},
            False,
            True,
        )
        assert seats_of(new) == seats_of(anna.get(f"/api/tables/{table}"))
        assert [seat["mine"] for seat in new["seats"]] == [False, True, False]
        assert [seat["mine"] for seat in anna.get(f"/api/tables/{new['id']}")["seats"]] == [True, False, False]

        # The other one is told, finds it among her tables, and opens no second one.
        watcher.until(lambda message: message["is"] == "table" and message["again"] == new["id"])
        assert new["id"] in [known["id"] for known in anna.get("/api/me")["tables"]]
        assert anna.post(f"/api/tables/{table}/again", {})["id"] == new["id"]
        assert new["seed_hash"] != anna.get(f"/api/tables/{table}")["seed_hash"]


def test_a_game_that_goes_on_is_not_played_again(anna: Visitor) -> None:
    table = anna.open_table("me", "random")["id"]
    with pytest.raises(Refused, match="not over yet"):
        anna.post(f"/api/tables/{table}/again", {})
