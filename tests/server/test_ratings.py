"""Ratings: which tables can be rated, that each is rated once and with its end, and that they cannot be farmed."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from tests.server.test_clocks import LIVE, Timed, clock_of, running, timed
from tests.server.test_lobby import refusal
from tests.server.test_store import Open, kept, note, opened, with_store
from tests.server.visitors import Message, Page, Visitor
from tinkuy.bots import LEVELS, OPPONENTS
from tinkuy.server.ratings import BOTS, LISTED, MEAN, NEWCOMER, SIGMA, Placed, Rating, Result, bot_rating, rerated
from tinkuy.server.store.store import BOT, PERSON, Seat, Store, Taken
from tinkuy.server.tables.ratings import result_of
from tinkuy.server.tokens import hashed
from tinkuy.server.workers.about import Note

__all__ = ["opened", "timed"]  # fixtures

CLOCK = {"kind": "live", "turn": 60, "reserve": 30}


# ---------------------------------------------------------------------- how somebody is rated


def test_the_winner_rises_the_loser_falls_and_both_are_better_known() -> None:
    after = rerated({0: Rating(), 1: Rating()}, {0: 1, 1: 2})
    assert after[0].mean > MEAN > after[1].mean
    assert max(after[0].sigma, after[1].sigma) < SIGMA
    assert after[0].games == after[1].games == 1


def test_no_game_changes_a_bot() -> None:
    after = rerated({0: Rating(), 1: bot_rating("bot:greedy")}, {0: 2, 1: 1})
    assert set(after) == {0}
    assert after[0].mean < MEAN


def test_every_bot_that_is_offered_has_a_row() -> None:
    assert set(OPPONENTS) <= set(BOTS)
    assert LISTED == LEVELS


def test_nobody_rises_by_beating_newcomers() -> None:
    mine = Rating(30.0, 3.0, NEWCOMER)
    for _ in range(50):
        mine = rerated({0: mine, 1: Rating()}, {0: 1, 1: 2})[0]
    assert (mine.mean, mine.sigma, mine.games) == (30.0, 3.0, NEWCOMER + 50)
    assert rerated({0: mine, 1: Rating(25.0, 3.0, NEWCOMER)}, {0: 1, 1: 2})[0].mean > 30.0


# ---------------------------------------------------------------------- who is rated how


def ended(scores: list[int | float], winners: list[int]) -> Note:
    return Note(9, [], True, scores, winners, ("heading", {}))


def rated_table(*players: str, seats: list[Seat] | None = None) -> Any:
    clock = running(LIVE, 0, seats=len(players))
    clock.rated = True
    for seat, player in zip(clock.seats, players, strict=True):
        seat.player = player
    return kept("one", *(seats or [Seat(PERSON, holders=[player]) for player in players]), clock=clock)


def places(result: Result | None) -> dict[str, int]:
    assert result is not None
    return {placed.player: placed.place for placed in result.players}


def test_places_are_those_of_the_result_and_ties_stay_ties() -> None:
    table = rated_table("a", "b", "c", "d")
    result = result_of(table, table.clock, ended([20, 20, 10, 10], [1]))
    assert places(result) == {"b": 1, "a": 2, "c": 3, "d": 3}


def test_whoever_ran_out_of_time_or_left_is_last_whatever_the_seat_has_reached() -> None:
    table = rated_table("a", "b", "c")
    table.clock.seats[0].out = True
    table.seats[1].holders = ["somebody else"]
    result = result_of(table, table.clock, ended([30, 20, 10], [0]))
    assert places(result) == {"c": 1, "a": 2, "b": 2}


def test_bots_are_in_the_result_and_who_was_never_there_is_not() -> None:
    table = rated_table("a", "", "", seats=[Seat(PERSON, holders=["a"]), Seat(BOT, bot="expert"), Seat(PERSON)])
    result = result_of(table, table.clock, ended([10, 20, 30], [2]))
    assert places(result) == {"bot:expert": 1, "a": 2}


def test_a_table_that_is_not_rated_has_no_result() -> None:
    table = rated_table("a", "b")
    assert result_of(table, table.clock, note(1, 0)) is None  # not over
    table.clock.rated = False
    assert result_of(table, table.clock, ended([1, 2], [1])) is None


# ---------------------------------------------------------------------- what is kept


def result(*players: str) -> Result:
    return Result("tzolkin", len(players), [Placed(seat, player, seat + 1) for seat, player in enumerate(players)])


async def end(store: Store, table: str, *players: str) -> None:
    await store.create(kept(table, clock=running(LIVE, 0)), [])
    await end_again(store, table, 1, *players)


async def end_again(store: Store, table: str, version: int, *players: str) -> None:
    clock = running(LIVE)
    over = note(version, over=True)
    await store.append(table, 0, ["end"], f"k{version}", over, clock=clock, result=result(*players))


async def own(store: Store, visitor: str) -> tuple[int, float]:
    _, mine = await store.ladder("tzolkin", 2, visitor, 10)
    return (0, MEAN) if mine is None else (mine.games, round(mine.mean, 3))


def test_a_game_is_rated_with_its_end_and_never_again(opened: Open) -> None:
    async def do(store: Store) -> None:
        await end(store, "one", "a", "b")
        games, mean = await own(store, "a")
        assert games == 1
        assert mean > MEAN
        with pytest.raises(Taken):  # the same end once more, as after a lost line
            await end_again(store, "one", 1, "a", "b")
        await end_again(store, "one", 2, "a", "b")  # another end, after something was taken back
        assert await own(store, "a") == (1, mean)

    with_store(opened, do)


def test_an_end_that_is_not_written_is_not_rated(opened: Open) -> None:
    async def do(store: Store) -> None:
        await store.create(kept("one", clock=running(LIVE, 0)), [])
        over = note(1, over=True)
        with pytest.raises(Taken):
            await store.append("one", 0, ["x"], "k", over, revision=7, clock=running(LIVE), result=result("a", "b"))
        assert await own(store, "a") == (0, MEAN)
        found = await store.table("one")
        assert found is not None
        assert not found.note.over

    with_store(opened, do)


def test_games_that_end_at_once_are_all_counted(opened: Open) -> None:
    async def do(store: Store) -> None:
        await asyncio.gather(*(end(store, f"t{n}", *(["a", "b"] if n % 2 else ["b", "a"])) for n in range(8)))
        assert (await own(store, "a"))[0] == (await own(store, "b"))[0] == 8

    with_store(opened, do)


def test_the_ladder_lists_who_has_met_several(opened: Open) -> None:
    async def do(store: Store) -> None:
        await store.name_visitor("a", "Anna")
        for number in range(NEWCOMER):
            await end(store, f"pair{number}", "a", "b")
        assert (await store.ladder("tzolkin", 2, "a", 10))[0] == []  # always against the same one
        await end(store, "third", "a", "c")
        await end(store, "fourth", "a", "bot:expert")
        listed, mine = await store.ladder("tzolkin", 2, "a", 10)
        assert [(row.name, row.games, row.opponents) for row in listed] == [("Anna", NEWCOMER + 2, 3)]
        assert mine == listed[0]
        assert await store.ladder("tzolkin", 3, "a", 10) == ([], None)
        assert await store.ladder("teotihuacan", 2, "a", 10) == ([], None)

    with_store(opened, do)


# ---------------------------------------------------------------------- at a table


def rated(visitor: Visitor, *seats: str, **more: Any) -> Message:
    return visitor.open_table(*seats, **{"game": "toy", "clock": CLOCK, "rated": True, **more})


def my_row(visitor: Visitor, game: str = "toy") -> Message | None:
    mine: Message | None = visitor.get(f"/api/ratings/{game}?seats=2")["mine"]
    return mine


def play_out(pages: list[Page]) -> None:
    rng = random.Random(3)
    while not all(page.over for page in pages):
        asked = [page for page in pages if page.asked is not None]
        if asked:
            asked[0].play(rng)
        else:
            pages[0].next()
        for page in pages:
            page.caught_up(max(page.version for page in pages))


def test_only_tables_where_all_play_for_themselves_can_be_rated(timed: Timed) -> None:
    with Visitor(timed.host.address) as anna:
        for seats, more, why in (
            (["me"], {}, "rated-alone"),
            (["me", "me"], {}, "rated-one-seat"),
            (["me", "person"], {"clock": None}, "rated-clock"),
            (["me", "person"], {"clock": {**CLOCK, "expiry": "vote"}}, "rated-clock"),
            (["me", "person"], {"clock": {**CLOCK, "expiry": "free"}}, "rated-clock"),
            (["me", "greedy:2"], {}, "rated-bot"),
            (["greedy", "greedy"], {}, "rated-no-person"),
        ):
            assert refusal(lambda seats=seats, more=more: rated(anna, *seats, **more)) == why
        assert rated(anna, "me", "person")["rated"]
        assert not anna.open_table("me", "person", game="toy")["rated"]


def test_a_rated_game_is_rated_when_it_ends(timed: Timed) -> None:
    with Visitor(timed.host.address, "Anna") as anna, Visitor(timed.host.address, "Ben") as ben:
        table = rated(anna, "me", "person")["id"]
        ben.take(table, anna, 1)
        assert my_row(anna) is None
        pages = [anna.page(table, 0), ben.page(table, 1)]
        play_out(pages)
        rows = [my_row(anna), my_row(ben)]
        winners = anna.get(f"/api/tables/{table}")["winners"]
        for seat, row in enumerate(rows):
            assert row is not None
            assert row["games"] == 1
            assert (row["mean"] >= MEAN) == (seat in winners)
        again = anna.post(f"/api/tables/{table}/again", {})
        assert again["rated"]


def test_there_is_no_help_no_way_out_and_no_second_seat(timed: Timed) -> None:
    with Visitor(timed.host.address, "Anna") as anna, Visitor(timed.host.address, "Ben") as ben:
        alone = rated(anna, "me", "greedy")["id"]
        page = anna.page(alone, 0)
        with pytest.raises(Exception, match="no hints at a rated table"):
            page.ask("hint", seat=0, base=page.version, answers=[], grade=1)
        page.play(random.Random(1))
        assert refusal(lambda: anna.post(f"/api/tables/{alone}/leave", {"seat": 0})) == "rated-stay"
        assert refusal(lambda: anna.post(f"/api/tables/{alone}/seats/1", {"kind": "person"})) == "rated-seat"
        table = rated(anna, "me", "person", open=True)["id"]
        assert refusal(lambda: anna.post(f"/api/tables/{table}/join", {"seat": 1})) == "rated-one-seat"
        assert refusal(lambda: anna.take(table, anna, 1)) == "rated-one-seat"
        ben.post(f"/api/tables/{table}/join", {"seat": 1})
        away = f"/api/tables/{table}/seats/1"
        assert refusal(lambda: anna.post(away, {"kind": "bot", "bot": "greedy"})) == "rated-seat"
        ben.post(f"/api/tables/{table}/leave", {"seat": 1})  # nothing has been played by Ben yet
        anna.post(away, {"kind": "bot", "bot": "experienced"})


def test_whoever_runs_out_of_time_is_rated_last(timed: Timed) -> None:
    with Visitor(timed.host.address, "Anna") as anna:
        table = rated(anna, "me", "random")["id"]
        page = anna.page(table, 0)
        timed.move(91)
        while not page.over:
            page.next()
        row = my_row(anna)
        assert row is not None
        assert row["mean"] < MEAN


def test_nobody_is_rated_for_a_game_that_somebody_else_began_again(timed: Timed) -> None:
    with Visitor(timed.host.address, "Anna") as anna, Visitor(timed.host.address, "Ben") as ben:
        table = rated(anna, "me", "person")["id"]
        ben.take(table, anna, 1)
        pages = [anna.page(table, 0), ben.page(table, 1)]
        play_out(pages)
        before = my_row(anna), my_row(ben)
        again = anna.post(f"/api/tables/{table}/again", {})["id"]
        page, rng = anna.page(again, 0), random.Random(3)
        while not page.over:
            if page.asked:
                page.play(rng)
            elif 1 in page.state["view"]["waiting"] and not page.table["clock"]["seats"][1]["bot"]:
                timed.move(91)
                page.until(lambda message: message["is"] == "table" and bool(message["clock"]["seats"][1]["bot"]))
            else:
                page.next()
        assert (my_row(anna), my_row(ben)) == before


def test_who_answers_in_a_game_that_was_begun_again_is_rated(timed: Timed) -> None:
    with Visitor(timed.host.address, "Anna") as anna, Visitor(timed.host.address, "Ben") as ben:
        table = rated(anna, "me", "person")["id"]
        ben.take(table, anna, 1)
        play_out([anna.page(table, 0), ben.page(table, 1)])
        again = anna.post(f"/api/tables/{table}/again", {})["id"]
        play_out([anna.page(again, 0), ben.page(again, 1)])
        for row in (my_row(anna), my_row(ben)):
            assert row is not None
            assert row["games"] == 2


def test_a_ladder_of_an_unknown_game_is_refused(timed: Timed) -> None:
    with Visitor(timed.host.address) as anna:
        assert refusal(lambda: anna.get("/api/ratings/chess")) == "unknown-game"
        ladder = anna.get("/api/ratings/toy?seats=2")
        assert [row["bot"] for row in ladder["rows"]][:2] == ["master", "expert"]


def test_the_ladder_tells_nobody_who_a_visitor_is(timed: Timed) -> None:
    with Visitor(timed.host.address, "Anna") as anna, Visitor(timed.host.address, "Eve") as eve:
        table = rated(anna, "me", "random")["id"]
        page = anna.page(table, 0)
        timed.move(91)
        clock_of(page, lambda seats: seats[0]["bot"])
        told = [*page.received, *eve.page(table, None).received, eve.http.get("/api/ratings/toy?seats=2").text]
        assert not any(hashed(anna.cookie) in text for text in told)
