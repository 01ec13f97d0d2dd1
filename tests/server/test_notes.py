"""Private notes: kept on the server for one visitor at one seat, and for nobody else's eyes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.hosting import Host, hosted
from tests.server.visitors import Refused, Visitor


def notes(table: str, seat: int) -> str:
    return f"/api/tables/{table}/seats/{seat}/notes"


def test_they_are_kept_over_a_restart_and_read_by_their_author_alone(folder: Path) -> None:
    secret = "Ben hoards skulls"
    with hosted(folder) as host, Visitor(host.address, "Anna") as anna, Visitor(host.address, "Ben") as ben:
        table = anna.open_table("me", "person")["id"]
        ben.take(table, anna, 1)
        assert anna.get(notes(table, 0)) == {"text": ""}
        assert anna.send("PUT", notes(table, 0), {"text": f"{secret}\x00\r\n\tnext"})["text"] == f"{secret}\n\tnext"
        assert ben.get(notes(table, 1)) == {"text": ""}
        for seat, code in ((0, "not-your-seat"), (7, "unknown-seat")):
            for method in ("GET", "PUT"):
                with pytest.raises(Refused) as refused:
                    ben.send(method, notes(table, seat), {"text": "mine"} if method == "PUT" else None)
                assert refused.value.code == code
        texts = [visitor.http.get(f"/api/tables/{table}").text for visitor in (anna, ben)]
        for page in (anna.page(table, 0), ben.page(table, 1), ben.page(table, None)):
            page.ask("ping")
            texts += page.received
            page.close()
        assert not [text for text in texts if secret in text]
        host.kill()
        host.start()
        anna.moved_to(host.address)
        assert anna.get(notes(table, 0))["text"].startswith(secret)


def test_who_takes_the_seat_over_does_not_find_the_notes_of_whoever_had_it(anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    ben.take(table, anna, 1)
    ben.send("PUT", notes(table, 1), {"text": "secret plans"})
    ben.post(f"/api/tables/{table}/leave", {"seat": 1})
    with pytest.raises(Refused):
        ben.get(notes(table, 1))
    anna.take(table, anna, 1)
    assert anna.get(notes(table, 1)) == {"text": ""}


def test_notes_have_their_limit(host: Host, anna: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    anna.send("PUT", notes(table, 0), {"text": "x" * 4_000})
    with pytest.raises(Refused) as refused:
        anna.send("PUT", notes(table, 0), {"text": "x" * 4_001})
    assert refused.value.code == "too-large"
