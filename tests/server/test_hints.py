"""Hints: of three grades, from the draft on, only for who plays alone, and nothing hidden in them."""

from __future__ import annotations

import random

import pytest

from tests.server.visitors import Page, Refused, Visitor
from tinkuy.core.codes import read_answer
from tinkuy.games import GAMES, find_game
from tinkuy.server.refusals import Refusal
from tinkuy.server.workers import hints, replies, requests
from tinkuy.server.workers.worker import Worker


def opened(game: str, seats: int) -> Worker:
    worker = Worker(10, 2_000)
    worker.reply(requests.Open("t", game, seats, {}, "seed", []))
    return worker


def play(worker: Worker, turns: int) -> None:
    """Some turns by a bot, so that somebody is asked in a turn of the own."""
    loaded = worker.tables["t"]
    while loaded.table.together is not None or len(loaded.table.turns) < turns:
        seat = loaded.table.asks()[0].seat
        answers: list[str] = []
        while True:
            chosen = worker.reply(requests.Choose("t", loaded.version, seat, answers, "greedy:1"))
            assert isinstance(chosen, replies.Chosen)
            answers += chosen.answers
            if chosen.last:
                break
        worker.reply(requests.Prepare("t", loaded.version, loaded.version, seat, answers))
        worker.reply(requests.Apply("t", loaded.version, len(answers), []))


def hinted(worker: Worker, grade: int, answers: list[str] | None = None) -> replies.Hinted:
    loaded = worker.tables["t"]
    seat = loaded.table.ask.seat
    found = worker.reply(requests.Hint("t", loaded.version, loaded.version, seat, answers or [], grade))
    assert isinstance(found, replies.Hinted)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_three_grades_say_more_and_more(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "SECONDS", 0.2)
    worker = opened(game, find_game(game).seats[-1])
    play(worker, 3)
    place, good, best = (hinted(worker, grade) for grade in (1, 2, 3))
    assert place.look
    assert (place.answers, place.turns, place.gains) == ([], 0, [])
    assert good.answers
    assert (good.turns, good.gains) == (0, [])
    assert best.answers
    assert best.turns == find_game(game).foresight[find_game(game).seats[-1]]
    assert {source for source, _ in best.gains} <= set(find_game(game).sources)
    read_answer(find_game(game), place.look)
    loaded = worker.tables["t"]
    seat = loaded.table.ask.seat
    drafted = worker.reply(requests.Draft("t", loaded.version, loaded.version, seat, best.answers))
    assert isinstance(drafted, replies.Drafted)
    assert len(drafted.answers) >= len(best.answers) - 1  # the last one may show something


def test_a_hint_goes_on_from_the_draft() -> None:
    worker = opened("tzolkin", 2)
    play(worker, 3)
    first = hinted(worker, 2).answers
    rest = hinted(worker, 2, first[:1]).answers
    assert rest
    loaded = worker.tables["t"]
    with pytest.raises(Refusal, match="hints only in the own turn"):
        worker.reply(requests.Hint("t", loaded.version, loaded.version, 1 - loaded.table.ask.seat, [], 1))


def test_hidden_cards_do_not_change_a_hint() -> None:
    """Two deals that look alike to the seat get the same hint."""
    found: list[list[str]] = []
    for swap in (False, True):
        worker = opened("tzolkin", 2)
        play(worker, 3)
        state = worker.tables["t"].table
        for table_state in (state.state, state.start, state.mark):
            deck = next(zone for zone in table_state.zones() if zone.family == "age2")
            if swap:
                deck.cards.reverse()
        found.append(hinted(worker, 2).answers)
    assert found[0] == found[1]


def refusal(page: Page, **fields: object) -> str:
    with pytest.raises(Refused) as refused:
        page.ask("hint", **{"base": page.version, "answers": [], "grade": 1, **fields})
    return str(refused.value.code)


def test_only_who_plays_alone_gets_hints(anna: Visitor, ben: Visitor) -> None:
    page = anna.page(anna.open_table("me", "random")["id"], 0)
    assert refusal(page, seat=0) == "no-hint"  # all choose their wealth tiles at once
    page.play(random.Random(1))
    while page.asked is None:
        page.next()
    number = page.say("hint", seat=0, base=page.version, answers=[], grade=2)
    assert page.ask("ping")["is"] == "pong"  # the page goes on meanwhile
    reply = page.reply(number)
    assert (reply["is"], reply["seat"]) == ("hint", 0)
    assert page.draft(reply["answers"][:1])["answers"] == reply["answers"][:1]
    assert refusal(ben.page(page.table["id"], None), seat=0) == "not-your-seat"
    assert refusal(page, seat=0, grade=4) == "malformed"
    shared = anna.page(anna.open_table("me", "person")["id"], 0)
    assert refusal(shared, seat=0) == "no-hint"
    assert not shared.table["hints"]


def test_a_table_may_be_opened_with_hints_for_all(anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person", hints=True, options={"first_player": "1"})["id"]
    ben.take(table, anna, 1)
    pages = [anna.page(table, 0), ben.page(table, 1)]
    for page in pages:
        assert page.table["hints"]
        page.play(random.Random(1))
    while not pages[1].asked:
        pages[1].next()
    assert pages[1].ask("hint", seat=1, base=pages[1].version, answers=[], grade=2)["is"] == "hint"
    with Visitor(anna.address) as cora:
        assert not cora.get(f"/api/tables/{table}")["hints"]  # nobody who only looks on


def test_nobody_is_helped_in_a_rated_game(anna: Visitor) -> None:
    clock = {"kind": "live", "turn": 300}
    table = anna.open_table("me", "beginner", clock=clock, rated=True, hints=True)
    assert not table["hints"]
    assert refusal(anna.page(table["id"], 0), seat=0) == "no-hint"
