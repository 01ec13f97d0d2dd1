"""Clocks: what is left, what happens when time runs out, and that nobody pays for what was not their fault."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.hosting import Host, hosted
from tests.server.test_lobby import refusal
from tests.server.test_store import Open, kept, note, opened, with_store
from tests.server.visitors import Message, Page, Visitor
from tinkuy.server.calls.caller import waiting
from tinkuy.server.clocks import DAY, Clock, ClockRules, Watch, check_rules, new_clock
from tinkuy.server.refusals import Refusal
from tinkuy.server.store.store import DOWN, PERSON, Seat, Store
from tinkuy.server.tables.timekeeping import By, after_answer, after_seating

__all__ = ["opened"]  # a fixture

SUNDAY = 6
NOON = 1_790_000_000_000 // DAY * DAY + DAY // 2  # of a Monday
LIVE = ClockRules("live", 60, 300)
DAYS = ClockRules("daily", 2 * 86_400, 86_400, SUNDAY, 5)


class MovedWatch(Watch):
    """Stands until it is moved."""

    def __init__(self) -> None:
        super().__init__()
        self.at = self.was_up = NOON

    def now(self) -> int:
        return self.at

    def up(self) -> int:
        return self.was_up

    def move(self, seconds: float, up: bool = True) -> None:
        self.at += int(seconds * 1000)
        self.was_up += 0 if up else int(seconds * 1000)


def running(rules: ClockRules, *asked: int, seats: int = 2, now: int = NOON) -> Clock:
    clock = new_clock(rules, seats)
    clock.go_on(now, asked, asked)
    return clock


def left(clock: Clock, seat: int, seconds: float) -> tuple[float, float]:
    turn, reserve = clock.left(seat, NOON + int(seconds * 1000))
    return turn / 1000, reserve / 1000


# ---------------------------------------------------------------------- what is left


def test_first_the_turn_is_used_and_then_the_reserve() -> None:
    clock = running(LIVE, 0)
    assert left(clock, 0, 45) == (15, 300)
    assert left(clock, 0, 100) == (0, 260)
    assert left(clock, 1, 100) == (60, 300)
    assert clock.expired(NOON + 359_999) is None
    assert clock.expired(NOON + 360_000) == 0
    assert clock.due == NOON + 360_000


def test_what_is_left_of_a_turn_is_not_kept_but_the_reserve_is() -> None:
    clock = running(LIVE, 0)
    clock.go_on(NOON + 100_000, [1], [1])
    assert left(clock, 0, 500) == (0, 260)
    clock.go_on(NOON + 110_000, [0], [0])
    assert left(clock, 0, 110) == (60, 260)


def test_a_part_of_a_turn_gives_no_new_time() -> None:
    clock = running(LIVE, 0)
    clock.go_on(NOON + 50_000, [0])
    assert left(clock, 0, 50) == (10, 300)


def test_all_who_are_asked_at_once_use_their_time() -> None:
    clock = running(LIVE, 0, 1)
    clock.go_on(NOON + 30_000, [1])
    assert (left(clock, 0, 90), left(clock, 1, 90)) == ((30, 300), (0, 270))


def test_no_clock_runs_on_the_free_day() -> None:
    clock = running(ClockRules("daily", 7 * 86_400, 0, SUNDAY), 0)
    saturday = 5.5 * 86_400  # its end
    assert left(clock, 0, saturday) == left(clock, 0, saturday + 86_400)
    assert left(clock, 0, saturday + 86_401) == (1.5 * 86_400 - 1, 0)
    assert clock.due == NOON + 8 * DAY
    assert clock.expired(NOON + 8 * DAY - 1) is None
    assert clock.expired(NOON + 8 * DAY) == 0


def test_time_that_begins_on_the_free_day_counts_from_its_end() -> None:
    sunday = NOON + 6 * DAY
    clock = running(DAYS, 0, now=sunday)
    assert clock.left(0, sunday + DAY // 2) == (2 * DAY, DAY)
    assert clock.due == sunday + DAY // 2 + 3 * DAY


def test_a_time_that_ends_just_before_the_free_day_is_over_then() -> None:
    clock = running(ClockRules("daily", int(5.5 * 86_400), 0, SUNDAY), 0)
    assert clock.due == NOON + int(5.5 * DAY)


def test_a_holiday_stops_the_clock_and_is_limited() -> None:
    clock = running(ClockRules("daily", 86_400, 0, None, 5), 0)
    clock.take_days(0, 3, NOON + DAY // 2)
    assert clock.seats[0].holidays == 2
    assert clock.left(0, NOON + 3 * DAY) == (DAY // 2, 0)
    assert clock.due == NOON + 4 * DAY
    clock.take_days(0, 0, NOON + DAY)  # back already: two whole days had not begun
    assert clock.seats[0].holidays == 4
    assert clock.due == NOON + DAY + DAY // 2


def test_a_holiday_waits_for_the_own_turn() -> None:
    clock = running(ClockRules("daily", 86_400, 0, None, 5), 0)
    clock.take_days(1, 2, NOON)
    clock.go_on(NOON + DAY // 2, [1], [1])
    assert clock.due == NOON + 3 * DAY


def test_more_than_half_of_the_others_decide() -> None:
    clock = running(ClockRules("live", 60, 0, expiry="vote"), 0, seats=4)
    assert clock.expire(0, NOON + 60_000, [1, 2, 3]) == "vote"
    assert clock.due == 0  # meanwhile nothing runs
    assert clock.vote(0, 1, "bot", [1, 2, 3]) is None
    assert clock.vote(0, 2, "free", [1, 2, 3]) is None
    assert clock.vote(0, 1, "free", [1, 2, 3]) == "free"  # a vote can be changed
    assert clock.vote(0, 1, "bot", [1, 2, 3]) is None
    assert clock.vote(0, 3, "wait", [1, 2, 3]) == "wait"  # all differ


def test_a_clock_that_cannot_be_is_refused() -> None:
    for rules in (
        ClockRules("live", 4),
        ClockRules("daily", 60),
        ClockRules("live", 60, free_day=0),
        ClockRules("live", 60, holidays=1),
        ClockRules("daily", 86_400, free_day=7),
    ):
        with pytest.raises(Refusal, match=r"seconds by a clock|games over days|0 to 6"):
            check_rules(rules)


# ---------------------------------------------------------------------- who sits there


def test_no_time_runs_while_nobody_sits_there() -> None:
    table = kept("one", Seat(PERSON, holders=["a"]), Seat(PERSON), clock=running(LIVE, 0))
    table.clock = after_answer(table, note(1, 1), True, NOON + 10_000)
    assert table.clock is not None
    table.note = note(1, 1)
    assert table.clock.due == 0
    seated = after_seating(table, 1, True, NOON + 500_000)
    assert seated is not None
    assert seated.due == NOON + 860_000


def test_nobody_is_called_while_a_bot_plays_on() -> None:
    clock = running(LIVE, 0)
    table = kept("one", Seat(PERSON, holders=["a"]), Seat(PERSON), clock=clock)
    assert waiting(table) == [0]
    clock.expire(0, NOON + 360_000, [])
    assert waiting(table) == []


def test_nobody_pays_for_what_the_server_takes_to_look_at_an_answer() -> None:
    table = kept("one", Seat(PERSON, holders=["a"]), Seat(PERSON, holders=["b"]), clock=running(LIVE, 0))
    clock = after_answer(table, note(1, 1), True, NOON + 130_000, By(0, "a", NOON + 70_000))
    assert clock is not None
    assert left(clock, 0, 500) == (0, 290)
    assert left(clock, 1, 130) == (60, 300)


# ---------------------------------------------------------------------- what is kept


def test_a_clock_comes_back_as_it_was_kept(opened: Open) -> None:
    async def do(store: Store) -> None:
        store.watch = watch = MovedWatch()
        table = kept("one", clock=running(LIVE, 0))
        await store.create(table, [])
        assert (await store.table("one")) == table
        assert await store.clocks_run()
        assert await store.due_clocks() == []
        watch.move(360)
        assert await store.due_clocks() == ["one"]
        await store.append("one", 0, ["a"], "k", note(1, 1), clock=running(LIVE, 1, now=watch.now()))
        assert await store.due_clocks() == []
        found = await store.table("one")
        assert found is not None
        assert found.clock == running(LIVE, 1, now=watch.now())

    with_store(opened, do)


def test_a_paused_table_uses_no_time(opened: Open) -> None:
    async def do(store: Store) -> None:
        store.watch = watch = MovedWatch()
        await store.create(kept("one", clock=running(LIVE, 0)), [])
        watch.move(10)
        await store.pause("one", "stuck")
        watch.move(1000)
        assert await store.due_clocks() == []
        await store.pause("one", "")
        watch.move(5)
        assert await seconds_left(store, watch) == (45, 300)
        await store.pause("one", "stuck")
        watch.move(1000)
        await store.resume()  # as another process does when the first has died
        assert await seconds_left(store, watch) == (45, 300)

    with_store(opened, do)


async def seconds_left(store: Store, watch: Watch) -> tuple[int, int]:
    found = await store.table("one")
    assert found is not None
    assert found.clock is not None
    turn, reserve = found.clock.left(0, watch.now())
    return turn // 1000, reserve // 1000


def test_time_without_a_server_is_nobodys(opened: Open) -> None:
    async def do(store: Store) -> None:
        store.watch = watch = MovedWatch()
        await store.create(kept("one", clock=running(LIVE, 0)), [])
        assert await store.be_up() == []  # the first sign ever, just after the table was opened
        watch.move(10)
        assert await store.be_up() == []
        assert await seconds_left(store, watch) == (50, 300)
        watch.move(3600, up=False)
        found = await store.table("one")
        assert found is not None
        assert await store.be_up() == ["one"]
        after = await store.table("one")
        assert after is not None
        assert after.revision > found.revision  # whoever has it in memory reads it again
        assert await store.be_up() == []  # once
        assert await seconds_left(store, watch) == (50, 300)
        watch.move(DOWN / 2000, up=False)
        assert await store.be_up() == []
        assert await seconds_left(store, watch) == (45, 300)  # so short a while is not noticed

    with_store(opened, do)


def test_a_table_that_was_paused_while_no_server_was_up_stood_still_once(opened: Open) -> None:
    async def do(store: Store) -> None:
        store.watch = watch = MovedWatch()
        await store.create(kept("one", clock=running(LIVE, 0)), [])
        await store.be_up()
        watch.move(10)
        await store.pause("one", "stuck")
        watch.move(3600, up=False)
        await store.resume()
        await store.be_up()
        assert await seconds_left(store, watch) == (50, 300)

    with_store(opened, do)


def test_a_table_with_a_stand_in_waits_for_a_bot(opened: Open) -> None:
    async def do(store: Store) -> None:
        clock = running(LIVE, 0)
        await store.create(kept("one", clock=clock), [])
        assert await store.running_with_bots() == []
        clock.expire(0, NOON + 360_000, [])
        await store.set_clock("one", clock, 0)
        assert await store.running_with_bots() == ["one"]

    with_store(opened, do)


# ---------------------------------------------------------------------- at a table


class Timed:
    """A server with a watch that is moved."""

    def __init__(self, host: Host, watch: Path) -> None:
        self.host = host
        self.watch = watch
        self.seconds = [0.0, 0.0]

    def move(self, seconds: float, up: bool = True) -> None:
        self.seconds[not up] += seconds
        moved = self.watch.with_suffix(".new")
        moved.write_text(" ".join(str(int(1000 * more)) for more in self.seconds))
        moved.replace(self.watch)


@pytest.fixture(scope="module")
def timed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Timed]:
    """One server for all tests that do not kill it; its watch goes on from test to test."""
    yield from moved_server(tmp_path_factory.mktemp("timed"))


@pytest.fixture
def own_timed(folder: Path) -> Iterator[Timed]:
    yield from moved_server(folder)


def moved_server(folder: Path) -> Iterator[Timed]:
    with hosted(folder, watch=str(folder / "watch"), games=["tests.server.toys"]) as host:
        yield Timed(host, folder / "watch")
    assert (folder / "errors.txt").read_text() == ""


def clock_of(page: Page, fits: Any) -> Message:
    found = page.until(lambda message: message["is"] == "clock" and fits(message["clock"]["seats"]))
    clock: Message = found["clock"]
    return clock


def two(timed: Timed, **clock: Any) -> tuple[Visitor, Visitor, str]:
    """Anna and Ben, and Anna is asked."""
    anna, ben = Visitor(timed.host.address, "Anna"), Visitor(timed.host.address, "Ben")
    rules = {"kind": "live", "turn": 60, "reserve": 30, **clock}
    table: str = anna.open_table("me", "person", game="toy", clock=rules)["id"]
    ben.take(table, anna, 1)
    pages, rng = [anna.page(table, 0), ben.page(table, 1)], random.Random(1)
    for page in pages:
        while page.asked is not None and page.state["view"]["waiting"] != [0]:
            page.play(rng)
    version = pages[1].version
    for page in pages:
        page.caught_up(version)
        assert page.state["view"]["waiting"] == [0]
        page.close()
    return anna, ben, table


def test_all_who_are_asked_at_once_run_out_of_time(timed: Timed) -> None:
    with Visitor(timed.host.address) as anna, Visitor(timed.host.address) as ben:
        table = anna.open_table("me", "person", clock={"kind": "live", "turn": 60})["id"]
        ben.take(table, anna, 1)
        page = ben.page(table, None)
        assert page.state["view"]["waiting"] == [0, 1]
        timed.move(61)
        clock_of(page, lambda seats: seats[0]["bot"] and seats[1]["bot"])
        page.becomes(lambda view: view["waiting"] != [0, 1])
        for seat, visitor in enumerate((anna, ben)):  # else the bots play on for them
            visitor.post(f"/api/tables/{table}/leave", {"seat": seat})


def test_a_bot_plays_on_until_the_player_is_back(timed: Timed) -> None:
    anna, ben, table = two(timed)
    with anna, ben:
        page, other = anna.page(table, 0), ben.page(table, 1)
        timed.move(91)
        clock = clock_of(other, lambda seats: seats[0]["bot"])
        assert clock["seats"][0]["reserve"] == 0
        other.becomes(lambda view: view["waiting"] == [1])
        assert not other.table["seats"][0]["bot"]  # it is still Anna's
        page.caught_up(other.version)
        anna.post(f"/api/tables/{table}/back", {"seat": 0})
        other.play(random.Random(1))
        page.caught_up(other.version)
        assert page.state["view"]["waiting"] == [0]
        page.play(random.Random(1))


def test_nobody_gets_more_time_by_coming_back_again_and_again(timed: Timed) -> None:
    anna, ben, table = two(timed)
    with anna, ben:
        page = ben.page(table, 1)
        timed.move(91)
        clock_of(page, lambda seats: seats[0]["bot"])
        back = anna.post(f"/api/tables/{table}/back", {"seat": 0})
        if back["waiting"] == [0]:  # else the bot has played already
            assert back["clock"]["seats"][0]["back"]
        page.becomes(lambda view: view["waiting"] == [1])


def test_whoever_is_stood_in_for_cannot_answer(timed: Timed) -> None:
    anna, ben, table = two(timed, expiry="bot")
    with anna, ben:
        page, other = anna.page(table, 0), ben.page(table, 1)
        timed.move(91)
        other.becomes(lambda view: view["waiting"] == [1])
        page.caught_up(other.version)
        assert refusal(lambda: page.commit(["whatever"])) == "timed-out"


def test_whoever_is_stood_in_for_is_asked_to_agree_while_at_the_table(timed: Timed) -> None:
    anna, ben, table = two(timed)
    with anna, ben:
        hers, his = anna.page(table, 0), ben.page(table, 1)
        timed.move(91)
        clock_of(his, lambda seats: seats[0]["bot"])
        his.becomes(lambda view: view["waiting"] == [1])  # since then the bot does not move
        his.ask("propose", seat=1, what="end", winners=[1])
        while hers.table["proposal"] is None:
            hers.next()
        assert not ben.get(f"/api/tables/{table}")["over"]
        hers.ask("agree", seat=0, at=hers.table["proposal"]["at"], accept=False)
        hers.close()
        while his.table["seats"][0]["here"] or his.table["proposal"]:
            his.next()
        his.ask("propose", seat=1, what="end")  # who is away has a bot, and bots agree
        assert ben.get(f"/api/tables/{table}")["over"]


def test_a_seat_becomes_free_to_take_for_whoever_has_the_address(timed: Timed) -> None:
    anna, ben, table = two(timed, expiry="free")
    with anna, ben, Visitor(timed.host.address, "Eva") as eva:
        page = ben.page(table, 1)
        assert refusal(lambda: eva.post(f"/api/tables/{table}/join", {"seat": 0})) == "not-open"
        timed.move(91)
        page.until(lambda message: message["is"] == "table" and not message["seats"][0]["held"])
        assert page.table["notices"][-1]["kind"] == "freed"
        timed.move(1000)  # while nobody sits there no time is used
        joined = eva.post(f"/api/tables/{table}/join", {"seat": 0})
        assert joined["clock"]["seats"][0]["runs"]
        assert joined["clock"]["seats"][0]["turn"] > 58_000
        eva.page(table, 0).play(random.Random(1))


def test_the_others_vote(timed: Timed) -> None:
    anna, ben, table = two(timed, expiry="vote")
    with anna, ben:
        page = ben.page(table, 1)
        where, ballot = f"/api/tables/{table}/vote", {"seat": 1, "about": 0, "choice": "wait"}
        assert refusal(lambda: ben.post(where, ballot)) == "no-vote"
        timed.move(91)
        clock_of(page, lambda seats: seats[0]["votes"] == [])
        assert refusal(lambda: anna.post(where, {**ballot, "seat": 0})) == "no-vote"
        assert refusal(lambda: anna.post(where, ballot)) == "not-your-seat"
        waited = ben.post(where, ballot)
        assert waited["clock"]["seats"][0]["turn"] > 58_000
        timed.move(61)
        clock_of(page, lambda seats: seats[0]["votes"] == [])
        assert ben.post(where, {**ballot, "choice": "bot"})["clock"]["seats"][0]["bot"]
        page.becomes(lambda view: view["waiting"] == [1])


def test_who_is_voted_about_can_still_answer(timed: Timed) -> None:
    anna, ben, table = two(timed, expiry="vote")
    with anna, ben:
        page, other = anna.page(table, 0), ben.page(table, 1)
        timed.move(91)
        clock_of(page, lambda seats: seats[0]["votes"] == [])
        page.play(random.Random(1))
        clock = clock_of(other, lambda seats: seats[0]["votes"] is None)
        assert clock["seats"][1]["runs"]


def test_a_holiday_by_its_button(timed: Timed) -> None:
    anna, ben, table = two(timed, kind="daily", turn=86_400, reserve=0, holidays=2)
    with anna, ben:
        where = f"/api/tables/{table}/holiday"
        assert refusal(lambda: anna.post(where, {"seat": 0, "days": 3})) == "no-holiday"
        assert refusal(lambda: ben.post(where, {"seat": 0, "days": 1})) == "not-your-seat"
        seat = anna.post(where, {"seat": 0, "days": 2})["clock"]["seats"][0]
        assert (seat["holidays"], seat["turn"] > 86_390_000, seat["away"] > 172_790_000) == (0, True, True)
        timed.move(2.5 * 86_400)
        seat = ben.get(f"/api/tables/{table}")["clock"]["seats"][0]
        assert 43_000_000 < seat["turn"] <= 43_200_000
        assert seat["bot"] == ""


def test_a_table_without_a_clock_has_none(timed: Timed) -> None:
    with Visitor(timed.host.address) as anna:
        table = anna.open_table("me", "greedy")
        assert table["clock"] is None
        where = f"/api/tables/{table['id']}"
        assert refusal(lambda: anna.post(f"{where}/holiday", {"seat": 0, "days": 1})) == "no-clock"
        assert refusal(lambda: anna.post(f"{where}/back", {"seat": 0})) == "no-clock"


def test_a_server_that_was_killed_costs_nobody_time(own_timed: Timed) -> None:
    timed = own_timed
    anna, ben, table = two(timed)
    with anna, ben:
        timed.move(40)
        before = anna.get(f"/api/tables/{table}")["clock"]["seats"][0]
        timed.host.kill()
        timed.move(6, up=False)
        timed.host.start()
        anna.moved_to(timed.host.address)
        after = anna.get(f"/api/tables/{table}")["clock"]["seats"][0]
        assert after["runs"]
        assert before["turn"] - 4_000 < after["turn"] < before["turn"] + 6_000
        page = anna.page(table, 0)
        timed.move(60)  # but from now on time runs again
        clock_of(page, lambda seats: seats[0]["bot"])


def test_of_two_processes_one_acts_and_each_of_them_alone(folder: Path, database: str) -> None:
    watch, toys = folder / "watch", ["tests.server.toys"]
    hosts = [Host(folder / name, data=database, watch=str(watch), games=toys) for name in ("one", "other")]
    for host in hosts:
        host.data.parent.mkdir()
        host.launch()
    timed = Timed(hosts[0].ready(), watch)
    hosts[1].ready()
    try:
        anna, ben, table = two(timed, expiry="free")
        eva, dan, second = two(timed)
        with anna, ben, eva, dan:
            ben.moved_to(hosts[1].address)
            pages = [anna.page(table, None), ben.page(table, 1)]
            timed.move(91)
            for page in pages:
                page.until(lambda message: message["is"] == "table" and not message["seats"][0]["held"])
                assert [notice["kind"] for notice in page.table["notices"]] == ["freed"]
            hosts[0].kill()
            dan.moved_to(hosts[1].address)
            page = dan.page(second, None)
            while page.state["view"]["waiting"] != [1]:  # a bot has played on for Eva
                page.next()
            timed.move(91)
            clock_of(page, lambda seats: seats[1]["bot"])
    finally:
        for host in hosts:
            host.stop()
    assert hosts[1].errors.read_text() == ""
