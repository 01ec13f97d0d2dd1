"""An upgrade keeps games alive: real servers of changed packages, one after another on the same file."""

from __future__ import annotations

import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.hosting import ROOT, hosted
from tests.server.visitors import Message, Page, Refused, Visitor
from tinkuy.core.record import read_record, replay
from tinkuy.games import find_game

pytestmark = pytest.mark.slow

GAME = find_game("tzolkin")
NEXT = str(int(GAME.version) + 1)
PACKAGE = "games/tzolkin"
# A real change of the tables and of the documentation in them, and a real change of a rule.
OTHER_TABLES = [
    (f"{PACKAGE}/components.toml", "wealth_kept = 2", "wealth_kept = 1"),
    (f"{PACKAGE}/components.toml", 'source = "rulebook"', 'source = "memory"'),
]
OTHER_RULES = [
    (f"{PACKAGE}/begging.py", "me.corn = game.components.beg_corn", "me.corn = game.components.beg_corn + 1"),
    (f"{PACKAGE}/game.py", f'self.version = "{GAME.version}"', f'self.version = "{NEXT}"'),
]


def changed(folder: Path, *changes: tuple[str, str, str]) -> Path:
    """A copy of the package in which this stands instead of that; the folder to find it in."""
    source = folder / f"tinkuy-{len(list(folder.iterdir()))}"
    shutil.copytree(ROOT / "src" / "tinkuy", source / "tinkuy", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name, old, new in changes:
        path = source / "tinkuy" / name
        text = path.read_text(encoding="utf-8")
        assert old in text
        path.write_text(text.replace(old, new), encoding="utf-8")
    return source


def back(address: str, cookie: str) -> Visitor:
    """Somebody who was here before the upgrade."""
    visitor = Visitor(address)
    visitor.http.cookies.clear()
    visitor.http.cookies.set("tinkuy", cookie, domain="127.0.0.1")
    return visitor


def take_turn(page: Page, beg: bool) -> None:
    """A turn at random, in which one begs or does not."""
    rng = random.Random(page.version)
    answers: list[str] = []
    while True:
        draft = page.draft(answers)
        if draft["confirm"]:
            break
        codes = [option["code"] for option in draft["options"]]
        kind = draft["view"]["ask"][0]["kind"]
        code = ("yes" if beg else codes[0]) if kind == "beg" else rng.choice(codes)
        answers.append(f"{kind} {code}")
        if any(option["reveals"] and option["code"] == code for option in draft["options"]):
            break
    page.caught_up(page.commit(answers)["version"])


def play(visitor: Visitor, table: str, beg: bool, enough: Callable[[Page], bool]) -> Message:
    """Both seats, until it is enough; what seat 0 sees then."""
    pages = [visitor.page(table, seat) for seat in (0, 1)]
    while not enough(pages[0]):
        for page in pages:
            page.caught_up(max(other.version for other in pages))
        asked = next(page for page in pages if page.asked)
        take_turn(asked, beg)
        pages[0].caught_up(asked.version)
    for page in pages:
        page.close()
    return pages[0].state


def begged(page: Page) -> bool:
    return any(event["event"] == "begged" for event in page.events)


def two_seats(visitor: Visitor, beg: bool, enough: Callable[[Page], bool]) -> tuple[str, Message]:
    while True:
        table = visitor.open_table("me", "me")["id"]
        state = play(visitor, table, beg, enough)
        if any(event["event"] == "begged" for event in state["events"]) <= beg:
            return table, state


def look(visitor: Visitor, table: str, seat: int | None = 0) -> Message:
    page = visitor.page(table, seat)
    page.close()
    return page.state


def summary(visitor: Visitor, table: str) -> Any:
    return next(known for known in visitor.get("/api/me")["tables"] if known["id"] == table)


def test_games_live_through_a_change_of_tables_and_a_change_of_rules(folder: Path) -> None:
    with hosted(folder) as host, Visitor(host.address, "Anna") as anna:
        quiet, seen = two_seats(anna, False, lambda page: page.version >= 10)
        poor, _ = two_seats(anna, True, begged)
        over = anna.open_table("random", "random")["id"]
        anna.page(over, None).until(lambda message: message["is"] == "table" and message["over"])
        record = anna.get(f"/api/tables/{over}/record")
        cookie = anna.cookie

    # Other tables: what was begun goes on with its own, what is new has the new ones.
    with hosted(folder, source=changed(folder, *OTHER_TABLES)) as host, back(host.address, cookie) as anna:
        assert look(anna, quiet)["view"] == seen["view"]
        assert anna.get(f"/api/tables/{quiet}/game")["components"]["setup"]["wealth_kept"] == 2
        assert anna.get("/api/games/tzolkin")["components"]["setup"]["wealth_kept"] == 1
        assert anna.get(f"/api/tables/{over}/record") == record
        seen = play(anna, quiet, False, lambda page: page.version > seen["version"])
        new = anna.open_table("me", "me")
        assert anna.get(f"/api/tables/{new['id']}/game")["components"]["setup"]["wealth_kept"] == 1

    # Other rules: a game that is the same by them goes on, another one strands, is readable and can be had.
    log = answers(folder, poor)
    with (
        hosted(folder, source=changed(folder, *OTHER_TABLES, *OTHER_RULES)) as host,
        back(host.address, cookie) as anna,
    ):
        assert summary(anna, quiet)["rules"] == NEXT
        assert summary(anna, quiet)["waiting"] == seen["view"]["waiting"]
        assert look(anna, quiet)["view"] == {**seen["view"], "rules": NEXT}
        play(anna, quiet, False, lambda page: page.version > seen["version"])
        known = summary(anna, poor)
        assert known["stranded"]["rules"] == NEXT
        # With a corn more the turn may also go on where it ended: then the other's answer is refused first.
        assert known["stranded"]["why"] in {"turn", "answer"}
        assert (known["waiting"], known["rules"]) == ([], GAME.version)
        upto = known["stranded"]["upto"]
        assert 0 < upto < len(log)
        page = anna.page(poor, page_of(known))
        assert page.version == upto == page.table["version"]
        assert page.table["waiting"] == []
        for do in ("draft", "commit"):
            with pytest.raises(Refused) as refused:
                page.draft([]) if do == "draft" else page.commit(["plan place"])
            assert refused.value.code == "stranded"
        assert anna.get(f"/api/tables/{poor}/at/{upto}?seat=0")["version"] == upto
        had = read_record(anna.get(f"/api/tables/{poor}/record"))
        assert [answer for _, turn in had.turns for answer in turn] == log
        assert log == answers(folder, poor)
        table = replay(had, find_game)  # by the rules it was played by
        assert len(table.turns) == len([turn for _, turn in had.turns]) - bool(table.answers)
        text = anna.get(f"/api/tables/{over}/record")
        assert [turn for _, turn in read_record(text).turns] == [turn for _, turn in read_record(record).turns]
        assert read_record(text).result == read_record(record).result

    # Back to the rules they were played by, it goes on.
    with hosted(folder) as host, back(host.address, cookie) as anna:
        known = summary(anna, poor)
        assert (known["stranded"], len(known["waiting"])) == (None, 1)
        play(anna, poor, True, lambda page: page.version > len(log))


def page_of(known: Message) -> int:
    return next(seat for seat, one in enumerate(known["seats"]) if one["mine"])


def answers(folder: Path, table: str) -> list[tuple[int, str]]:
    with sqlite3.connect(folder / "tables.sqlite") as file:
        return file.execute("SELECT seat, code FROM answers WHERE table_id = ? ORDER BY version", (table,)).fetchall()


def test_a_file_of_before_goes_on_where_every_answer_is_still_possible(folder: Path) -> None:
    """Neither digests nor component tables were kept then, and the hash was another one."""
    with hosted(folder) as host, Visitor(host.address, "Anna") as anna:
        table, seen = two_seats(anna, True, lambda page: page.version >= 12)
        lost, _ = two_seats(anna, True, lambda page: page.version >= 12)
        cookie = anna.cookie
    with sqlite3.connect(folder / "tables.sqlite") as file:
        file.execute("UPDATE tables SET setup = json_replace(setup, '$[1]', '1', '$[2]', 'ef06c29dfd64c21b')")
        for name in ("digests", "components"):
            file.execute(f"DELETE FROM {name}")
        file.execute("DROP TRIGGER answers_stay")
        file.execute("UPDATE answers SET code = 'place market' WHERE table_id = ? AND version = 9", (lost,))
    file.close()
    with hosted(folder) as host, back(host.address, cookie) as anna:
        assert summary(anna, table)["waiting"] == seen["view"]["waiting"]
        assert look(anna, table)["view"] == seen["view"]
        assert summary(anna, lost)["stranded"] == {"rules": GAME.version, "upto": 8, "why": "answer"}
        assert len(look(anna, lost)["events"]) > 0
        assert "place market" in anna.get(f"/api/tables/{lost}/record")


def test_a_game_that_is_gone_waits_for_nobody(folder: Path) -> None:
    with hosted(folder, games=["tests.server.toys"]) as host, Visitor(host.address, "Anna") as anna:
        table = anna.open_table("me", "me", game="toy", open=True)["id"]
        assert summary(anna, table)["waiting"]
        cookie = anna.cookie
    with hosted(folder) as host, back(host.address, cookie) as anna:
        assert anna.get("/api/tables")["tables"] == []
        known = summary(anna, table)
        assert (known["waiting"], known["stranded"]["why"]) == ([], "game")
        with pytest.raises(Refused) as refused:
            anna.page(table, 0)
        assert refused.value.code == "stranded"
        assert "game toy" in anna.get(f"/api/tables/{table}/record")
    with hosted(folder, games=["tests.server.toys"]) as host, back(host.address, cookie) as anna:
        assert summary(anna, table)["waiting"]
        assert look(anna, table)["version"] == 0
