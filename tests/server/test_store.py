"""What every store promises, of the file and of the database: versions, revisions, seats, links, lists."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tests.server.postgresql import Postgresql
from tinkuy.server.store.company import WATCHING, Order
from tinkuy.server.store.postgresql.store import PostgresqlStore
from tinkuy.server.store.sqlite.store import SqliteStore
from tinkuy.server.store.store import BOT, LINKS, NOTICES, PERSON, Kept, Notice, Opened, Proposal, Seat, Store, Taken
from tinkuy.server.workers.about import Note, Setup, Stranded

SETUP = Setup("tzolkin", "1", "hash", 2, {"first_player": "0"}, "seed")
Open = Callable[[], Store]  # a store as a process has it, always on the same tables


def note(version: int, *waiting: int, over: bool = False) -> Note:
    return Note(version, list(waiting), over, [0, 0.25], [], ("heading", {"round": 1}))


def kept(name: str, *seats: Seat, **more: Any) -> Kept:
    return Kept(name, SETUP, "owner", False, 1, 1, note(0, 0), list(seats or (Seat(PERSON), Seat(PERSON))), **more)


@pytest.fixture(params=["sqlite", "postgresql"])
def opened(request: pytest.FixtureRequest, folder: Path) -> Open:
    if request.param == "sqlite":
        return lambda: SqliteStore(folder / "t.sqlite")
    server: Postgresql = request.getfixturevalue("postgresql")
    address = server.new_database()
    return lambda: PostgresqlStore(address)


def with_store(opened: Open, do: Callable[[Store], Coroutine[None, None, None]]) -> None:
    async def run() -> None:
        store = opened()
        try:
            await do(store)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_table_comes_back_as_it_was_kept(opened: Open) -> None:
    async def do(store: Store) -> None:
        opened = {"owner": Opened("", 0)}
        table = kept("one", Seat(PERSON, "Anna", holders=["owner"], opened=opened), Seat(BOT, bot="greedy"))
        await store.create(table, [])
        assert await store.table("one") == table
        assert await store.table("two") is None

    with_store(opened, do)


def test_what_was_found_of_a_game_comes_back_by_its_turns(opened: Open) -> None:
    async def do(store: Store) -> None:
        await store.create(kept("one"), [])
        assert await store.judged("one") == []
        for turn, found in ((2, "c"), (-1, ""), (0, "a"), (1, "old"), (1, "b")):
            await store.judge("one", turn, found)
        assert await store.judged("one") == ["", "a", "b", "c"]
        assert await store.judged("two") == []

    with_store(opened, do)


def test_a_version_can_be_appended_once(opened: Open) -> None:
    async def do(store: Store) -> None:
        await store.create(kept("one"), [])
        await store.append("one", 0, ["plan place", "place tikal"], "k1", note(2, 1))
        for version in (1, 2, 3):  # 3: two answers, of which the first is there
            codes = ["plan place"] if version < 3 else ["plan place", "place tikal"]
            with pytest.raises(Taken):
                await store.append("one", 1, codes, "k2", note(version, 0))
        assert [(row.version, row.code, row.key) for row in await store.answers("one", 0)] == [
            (1, "plan place", "k1"),
            (2, "place tikal", "k1"),
        ]
        found = await store.table("one")
        assert found is not None
        assert found.note == note(2, 1)
        assert [row.version for row in await store.answers("one", 1)] == [2]

    with_store(opened, do)


def test_one_failing_job_takes_no_other_with_it(opened: Open) -> None:
    async def do(store: Store) -> None:
        names = [f"t{number}" for number in range(50)]
        await asyncio.gather(*(store.create(kept(name), []) for name in names))
        jobs = [store.append(name, 0, ["a b"], "", note(1, 0)) for name in names for _ in range(2)]
        outcomes = await asyncio.gather(*jobs, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == 50
        assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 50
        for name in names:
            assert len(await store.answers(name, 0)) == 1

    with_store(opened, do)


def test_lists_put_first_what_waits(opened: Open) -> None:
    async def do(store: Store) -> None:
        mine = Seat(PERSON, holders=["me"])
        for number, (waiting, over) in enumerate([(1, False), (0, False), (0, True), (1, False)]):
            table = kept(f"t{number}", mine, Seat(PERSON), archived=False)
            table.note = note(0, waiting, over=over)
            table.changed = number
            await store.create(table, [])
        await store.create(kept("other"), [])
        assert [table.id for table in await store.tables_of("me", 0, 10)] == ["t1", "t3", "t0", "t2"]
        assert [table.id for table in await store.tables_of("me", 1, 2)] == ["t3", "t0"]
        assert len(await store.tables_of("owner", 0, 10)) == 5
        assert await store.tables_of("nobody", 0, 10) == []

    with_store(opened, do)


def test_tables_that_wait_for_a_bot_are_found_again(opened: Open) -> None:
    async def do(store: Store) -> None:
        for name, seat, over in (("person", 0, False), ("bot", 1, False), ("over", 1, True)):
            table = kept(name, Seat(PERSON), Seat(BOT, bot="random"))
            table.note = note(0, seat, over=over)
            await store.create(table, [])
        assert await store.running_with_bots() == ["bot"]

    with_store(opened, do)


def test_a_seat_given_away_has_no_holders_and_no_links(opened: Open) -> None:
    async def do(store: Store) -> None:
        await store.create(kept("one"), [])
        await store.name_visitor("ben", "Ben")
        await store.hold("one", 1, "ben")
        for number in range(LINKS + 3):
            await store.add_link("one", 1, f"h{number}")
        assert len(await store.links("one")) == LINKS
        found = await store.table("one")
        assert found is not None
        assert (found.seats[1].holders, found.seats[1].holder_name) == (["ben"], "Ben")
        await store.give("one", 1, BOT, "random")
        found = await store.table("one")
        assert found is not None
        assert (found.seats[1].kind, found.seats[1].bot, found.seats[1].holders) == (BOT, "random", [])
        assert await store.links("one") == []

    with_store(opened, do)


def test_a_link_works_after_the_clock_was_set_back(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(store: Store) -> None:
        await store.create(kept("one"), [])
        for number in range(LINKS):
            await store.add_link("one", 1, f"h{number}")
        monkeypatch.setattr("time.time_ns", lambda: 1)
        await store.add_link("one", 1, "newest")
        hashes = [link.hash for link in await store.links("one")]
        assert "newest" in hashes
        assert "h0" not in hashes

    with_store(opened, do)


async def said(store: Store, revision: int) -> None:
    await store.company.say("one", "ben", 1, "Ben", "hello", revision)


async def _found(store: Store, table: str) -> Kept:
    found = await store.table(table)
    assert found is not None
    return found


def test_what_was_decided_by_an_older_table_is_taken(opened: Open) -> None:
    """Two processes know the same table; what one changes makes the other look again."""

    async def run() -> None:
        here, there = opened(), opened()
        await here.create(kept("one"), [])
        known = (await _found(there, "one")).revision
        await here.hold("one", 1, "ben", revision=known)
        changes: list[Callable[[int], Coroutine[None, None, None]]] = [
            lambda seen: there.append("one", 1, ["plan place"], "k", note(1, 0), revision=seen),
            lambda seen: there.hold("one", 1, "cora", revision=seen),
            lambda seen: there.give("one", 1, BOT, "random", revision=seen),
            lambda seen: there.add_link("one", 1, "hash", revision=seen),
            lambda seen: there.leave("one", 1, "ben", revision=seen),
            lambda seen: there.play_again("one", "two", revision=seen),
            lambda seen: said(there, seen),
            lambda seen: there.propose("one", Proposal(1, "take-back", 0), revision=seen),
        ]
        for change in changes:
            with pytest.raises(Taken):
                await change(known)
        found = await _found(here, "one")
        assert (found.seats[1].holders, found.note.version, found.again) == (["ben"], 0, "")
        for change in changes:
            before = (await _found(here, "one")).revision
            await change(before)
            assert (await _found(here, "one")).revision > before
        await here.close()
        await there.close()

    asyncio.run(run())


def test_an_append_is_one_revision(opened: Open) -> None:
    """So that whoever appends knows the next one without reading."""

    async def do(store: Store) -> None:
        await store.create(kept("one"), [])
        for version in (1, 2, 3):
            await store.append("one", 0, ["plan place"], "", note(version, 0), revision=version - 1)
        assert (await _found(store, "one")).revision == 3

    with_store(opened, do)


def test_of_many_who_append_at_once_one_gets_the_version(opened: Open) -> None:
    async def run() -> None:
        stores = [opened() for _ in range(3)]
        await stores[0].create(kept("one"), [])
        for version in range(1, 6):
            jobs = [
                store.append("one", 0, [f"place {name}"], f"{version}-{name}", note(version, 0))
                for name, store in enumerate(stores * 3)
            ]
            outcomes = await asyncio.gather(*jobs, return_exceptions=True)
            assert sum(outcome is None for outcome in outcomes) == 1
            assert sum(isinstance(outcome, Taken) for outcome in outcomes) == len(jobs) - 1
        assert [row.version for row in await stores[1].answers("one", 0)] == [1, 2, 3, 4, 5]
        for store in stores:
            await store.close()

    asyncio.run(run())


def test_free_seats_of_open_tables_are_listed(opened: Open) -> None:
    async def do(store: Store) -> None:
        for number, holders in enumerate((["ben"], [], [])):
            table = kept(f"t{number}", Seat(PERSON, holders=["owner"]), Seat(PERSON, holders=holders))
            table.open, table.changed = number != 2, number
            await store.create(table, [])
        assert [table.id for table in await store.open_tables(0, 10)] == ["t1"]
        await store.leave("t0", 1, "ben")
        assert [table.id for table in await store.open_tables(0, 10)] == ["t1", "t0"]
        await store.strand("t1", Stranded("2", 0, "answer"))
        assert [table.id for table in await store.open_tables(0, 10)] == ["t0"]

    with_store(opened, do)


def test_a_stranded_table_is_tried_again_by_other_rules(opened: Open) -> None:
    async def do(store: Store) -> None:
        table = kept("one", Seat(BOT, bot="random"), Seat(PERSON))
        await store.create(table, [], [(0, "first")], "{}")
        assert await store.components("tzolkin", "hash") == "{}"
        assert await store.running_with_bots() == ["one"]
        stranded = Stranded("2", 3, "turn")
        await store.strand("one", stranded)
        assert await store.running_with_bots() == []
        await store.refloat({"tzolkin": "2"})
        assert (await _found(store, "one")).stranded == stranded
        await store.refloat({"tzolkin": "3"})
        assert (await _found(store, "one")).stranded is None
        other = Setup("tzolkin", "3", "other", 2, {}, "seed")
        await store.carry("one", other, note(0, 1), [(0, "second")], "[]")
        found = await _found(store, "one")
        assert (found.setup, found.note) == (other, note(0, 1))
        assert list(await store.digests("one")) == [(0, "second")]
        assert await store.components("tzolkin", "other") == "[]"
        assert await store.running_with_bots() == []

    with_store(opened, do)


def test_notices_visits_and_pauses_are_kept(opened: Open) -> None:
    async def do(store: Store) -> None:
        await store.create(kept("one"), [])
        await store.hold("one", 1, "ben")
        await store.seen("one", 1, "ben", 5)
        assert (await _found(store, "one")).seats[1].opened == {"ben": Opened("", 5)}
        for number in range(NOTICES + 2):
            await store.give("one", 1, BOT, "random", Notice(number, "bot", 1, "Ben", "random"))
        assert [notice.at for notice in (await _found(store, "one")).notices] == list(range(2, NOTICES + 2))
        await store.pause("one", "It got stuck.")
        assert (await _found(store, "one")).paused == "It got stuck."
        await store.resume()
        assert (await _found(store, "one")).paused == ""

    with_store(opened, do)


def test_a_link_is_used_up_and_voids_the_others_of_a_free_seat(opened: Open) -> None:
    async def do(store: Store) -> None:
        await store.create(kept("one"), [])
        for name in ("mine", "other"):
            await store.add_link("one", 1, name)
        await store.hold("one", 1, "ben", "mine")
        assert [(link.hash, link.used_by) for link in await store.links("one")] == [("mine", "ben")]
        await store.add_link("one", 1, "phone")
        await store.hold("one", 1, "bens phone", "phone")
        used = {(link.hash, link.used_by) for link in await store.links("one")}
        assert used == {("mine", "ben"), ("phone", "bens phone")}

    with_store(opened, do)


def test_what_was_said_is_kept_in_order_and_apart(opened: Open) -> None:
    async def do(store: Store) -> None:
        company = store.company
        for name in ("one", "two"):
            await store.create(kept(name), [])
        for number in range(4):
            line = await company.say("one", f"v{number % 2}", WATCHING if number % 2 else 0, "Ann", f"line {number}")
            assert line.number == number + 1
        assert [line.text for line in await company.lines("one", 0, 99, True, 9)] == [f"line {n}" for n in range(4)]
        assert [line.text for line in await company.lines("one", 0, 99, False, 9)] == ["line 0", "line 2"]
        assert [line.number for line in await company.lines("one", 1, 4, True, 9)] == [2, 3]
        assert [line.number for line in await company.lines("one", 0, 99, True, 2)] == [3, 4]
        assert sorted(await company.speakers("one")) == ["v0", "v1"]
        assert await company.lines("two", 0, 99, True, 9) == []
        assert ((await _found(store, "one")).said, (await _found(store, "two")).said) == (4, 0)

    with_store(opened, do)


def test_a_table_keeps_so_many_lines(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(store: Store) -> None:
        for module in ("sqlite.company", "postgresql.company"):
            monkeypatch.setattr(f"tinkuy.server.store.{module}.LINES", 3)
        await store.create(kept("one"), [])
        for number in range(5):
            await store.company.say("one", "ben", 1, "Ben", f"line {number}")
        assert [line.number for line in await store.company.lines("one", 0, 99, True, 9)] == [3, 4, 5]
        for number in range(5):  # those who watch push out nothing of the others
            await store.company.say("one", "eve", WATCHING, "Eve", f"noise {number}")
        assert [line.number for line in await store.company.lines("one", 0, 99, True, 9)] == [3, 4, 5, 8, 9, 10]

    with_store(opened, do)


def test_whom_somebody_mutes_is_kept_with_the_visitor(opened: Open) -> None:
    async def do(store: Store) -> None:
        for _ in range(2):
            await store.company.mute("anna", "ben", True)
        await store.company.mute("anna", "cora", True)
        await store.company.mute("anna", "cora", False)
        assert await store.company.muted("anna") == ["ben"]
        assert await store.company.muted("ben") == []

    with_store(opened, do)


def test_notes_belong_to_a_visitor_at_a_seat(opened: Open) -> None:
    async def do(store: Store) -> None:
        await store.create(kept("one"), [])
        await store.company.keep_notes("one", 0, "anna", "first")
        await store.company.keep_notes("one", 0, "anna", "two\nlines")
        assert await store.company.notes("one", 0, "anna") == "two\nlines"
        for table, seat, visitor in (("one", 1, "anna"), ("one", 0, "ben"), ("two", 0, "anna")):
            assert await store.company.notes(table, seat, visitor) == ""

    with_store(opened, do)


def test_a_proposal_is_kept_until_the_next_entry_of_the_log(opened: Open) -> None:
    async def do(store: Store) -> None:
        await store.create(kept("one"), [])
        proposal = Proposal(7, "end", 1, winners=[0, 1], accepted=[1])
        await store.propose("one", proposal)
        assert (await _found(store, "one")).proposal == proposal
        await store.propose("one", None)
        assert (await _found(store, "one")).proposal is None
        await store.propose("one", proposal)
        notice = Notice(8, "take-back", 1, "Ben")
        await store.append("one", 1, ["@back 0"], "k", note(1, 0), notice=notice)
        found = await _found(store, "one")
        assert (found.proposal, [(one.kind, one.seat, one.name) for one in found.notices]) == (
            None,
            [("take-back", 1, "Ben")],
        )
        for version in range(2, NOTICES + 4):
            await store.append("one", 1, ["@back 0"], f"k{version}", note(version, 0), notice=notice)
        assert len((await _found(store, "one")).notices) == NOTICES

    with_store(opened, do)


def test_answers_given_beforehand_are_kept_by_seat_and_visitor(opened: Open) -> None:
    async def do(store: Store) -> None:
        await store.create(kept("one"), [])
        assert not (await _found(store, "one")).orders
        mine = [Order(0, "anna", "offer", ["three", "none"]), Order(0, "anna", "leftover", ["none"], 7)]
        his = [Order(1, "ben", "offer", ["none"])]
        await store.company.order("one", 0, "anna", mine)
        await store.company.order("one", 1, "ben", his)
        assert (await _found(store, "one")).orders
        assert await store.company.ordered() == ["one"]
        found = await store.company.orders("one")
        assert sorted(found, key=lambda order: (order.seat, order.kind)) == [mine[1], mine[0], *his]
        await store.company.order("one", 0, "anna", [])
        assert await store.company.orders("one") == his
        known = (await _found(store, "one")).revision
        await store.company.order("one", 1, "ben", [], known)
        with pytest.raises(Taken):
            await store.company.order("one", 1, "ben", his, known)
        assert not (await _found(store, "one")).orders

    with_store(opened, do)
