"""Standing answers: given before the question, used by whoever serves the table, and known to their author alone."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.hosting import Host, hosted
from tests.server.visitors import Page, Refused, Visitor
from tinkuy.server.store.postgresql.neighbours import BEAT

PATIENCE = 90.0  # seconds, on a busy machine
TOYS = ["tests.server.toys"]
YES = {"answers": [{"kind": "accept", "options": ["yes"], "until": "withdrawn"}]}


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("standing"), games=TOYS) as host:
        yield host


def where(page: Page, seat: int) -> str:
    return f"/api/tables/{page.table['id']}/seats/{seat}/standing"


@pytest.fixture
def two(toys: Host) -> Iterator[tuple[Visitor, Visitor, Page, Page]]:
    with Visitor(toys.address, "Anna") as anna, Visitor(toys.address, "Ben") as ben:
        table = anna.open_table("me", "person", game="toy")["id"]
        ben.take(table, anna, 1)
        yield anna, ben, anna.page(table, 0), ben.page(table, 1)


def stand(visitor: Visitor, page: Page, seat: int, standing: Any) -> Any:
    return visitor.send("PUT", where(page, seat), standing)


def refusal(visitor: Visitor, page: Page, seat: int, standing: Any) -> str:
    with pytest.raises(Refused) as refused:
        stand(visitor, page, seat, standing)
    code: str = refused.value.code
    return code


def test_an_offer_is_taken_by_who_is_away(two: tuple[Visitor, Visitor, Page, Page]) -> None:
    _, ben, mine, his = two
    assert stand(ben, his, 1, YES) == YES
    his.close()
    version = mine.commit(["do offer"])["version"]
    mine.caught_up(version + 1)
    assert mine.asked
    assert mine.state["view"]["state"]["owners"][1]["coins"] == 3
    assert ben.get(where(his, 1)) == YES  # until it is withdrawn


def test_it_holds_until_the_own_next_turn(two: tuple[Visitor, Visitor, Page, Page]) -> None:
    _, ben, mine, his = two
    stand(ben, his, 1, {"answers": [{"kind": "accept", "options": ["no", "yes"], "until": "turn"}]})
    mine.caught_up(mine.commit(["do offer"])["version"] + 1)
    his.caught_up(mine.commit(["do done"])["version"])
    assert his.asked
    for _ in range(100):
        if not ben.get(where(his, 1))["answers"]:
            break
        his.ask("ping")
    mine.caught_up(his.commit(["do done"])["version"])
    assert ben.get(where(his, 1))["answers"] == []
    his.caught_up(mine.commit(["do offer"])["version"])
    assert his.asked
    his.commit(["accept yes"])


def test_only_the_author_knows(two: tuple[Visitor, Visitor, Page, Page], toys: Host) -> None:
    anna, ben, mine, his = two
    stand(ben, his, 1, YES)
    for method, body in (("GET", None), ("PUT", YES)):
        with pytest.raises(Refused) as refused:
            anna.send(method, where(mine, 1), body)
        assert refused.value.code == "not-your-seat"
    table = mine.table["id"]
    with Visitor(toys.address) as eve:
        texts = [visitor.http.get(f"/api/tables/{table}").text for visitor in (anna, eve)]
        watching = eve.page(table, None)
        mine.caught_up(mine.commit(["do offer"])["version"] + 1)
        watching.caught_up(mine.version)
        texts += mine.received + watching.received
    for word in ("standing", "beforehand", "orders", "withdrawn"):
        assert not [text for text in texts if word in text]


def test_who_takes_the_seat_over_is_asked(two: tuple[Visitor, Visitor, Page, Page]) -> None:
    anna, ben, mine, his = two
    stand(ben, his, 1, YES)
    ben.post(f"/api/tables/{mine.table['id']}/leave", {"seat": 1})
    anna.take(mine.table["id"], anna, 1)
    version = mine.commit(["do offer"])["version"]
    mine.caught_up(version)
    assert anna.get(where(mine, 1)) == {"answers": []}
    other = anna.page(mine.table["id"], 1)
    assert other.asked
    other.commit(["accept no"])


@pytest.mark.parametrize(
    ("kind", "options"),
    [("accept", ["perhaps"]), ("do", ["done"]), ("nothing", ["no"]), ("accept no", ["no"]), ("accept", [])],
)
def test_only_what_can_come_in_anothers_turn(
    two: tuple[Visitor, Visitor, Page, Page], kind: str, options: list[str]
) -> None:
    _, ben, _, his = two
    code = refusal(ben, his, 1, {"answers": [{"kind": kind, "options": options}]})
    assert code in ("not-offered", "malformed")
    assert ben.get(where(his, 1)) == {"answers": []}


def test_a_killed_server_gives_it_when_it_is_back(folder: Path) -> None:
    with hosted(folder, games=TOYS) as host, Visitor(host.address, "Anna") as anna, Visitor(host.address) as ben:
        table = anna.open_table("me", "person", game="toy")["id"]
        ben.take(table, anna, 1)
        mine, his = anna.page(table, 0), ben.page(table, 1)
        version = mine.commit(["do offer"])["version"]
        his.caught_up(version)
        stand(ben, his, 1, YES)  # it was asked already, and counts all the same
        host.kill()
        host.start()
        anna.moved_to(host.address)
        page = anna.page(table, 0)
        page.caught_up(version + 1)
        assert page.asked
        assert page.state["view"]["state"]["owners"][1]["coins"] == 3


def test_of_two_processes_one_answers(folder: Path, database: str) -> None:
    (folder / "one").mkdir()
    (folder / "other").mkdir()
    with (
        hosted(folder / "one", data=database, games=TOYS) as one,
        hosted(folder / "other", data=database, games=TOYS) as other,
        Visitor(one.address, "Anna") as anna,
        Visitor(other.address, "Ben") as ben,
    ):
        table = anna.open_table("me", "person", game="toy")["id"]
        ben.take(table, anna, 1)
        mine, his = anna.page(table, 0), ben.page(table, 1)
        stand(ben, his, 1, YES)
        version = mine.commit(["do offer"])["version"]
        for page in (mine, his):
            page.caught_up(version + 1)
            assert page.version == version + 1
        mine.ask("ping")
        assert (mine.version, mine.events) == (his.version, his.events)


def test_who_survives_gives_the_answer_of_who_was_killed(folder: Path, database: str) -> None:
    """Nobody comes to the table, and no process starts."""
    (folder / "one").mkdir()
    (folder / "other").mkdir()
    with (
        hosted(folder / "one", data=database, games=TOYS) as one,
        hosted(folder / "other", data=database, games=TOYS) as other,
        Visitor(one.address, "Anna") as anna,
        Visitor(other.address, "Ben") as ben,
    ):
        table = anna.open_table("me", "person", game="toy")["id"]
        ben.take(table, anna, 1)
        mine = anna.page(table, 0)
        stand(ben, mine, 1, YES)
        time.sleep(BEAT)  # the other one knows of this one
        version = mine.commit(["do offer"])["version"]
        one.kill()  # before the moment has passed after which it would have answered
        assert ben.get(f"/api/tables/{table}")["version"] == version
        end = time.monotonic() + PATIENCE
        while ben.get(f"/api/tables/{table}")["version"] == version:
            assert time.monotonic() < end
            time.sleep(0.1)
        assert ben.get(f"/api/tables/{table}")["version"] == version + 1
