"""What all people at a table agree on: to take back what is confirmed, and to end the game as it stands."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.hosting import Host, hosted
from tests.server.test_live_table import asked, choose_wealth, other, two_pages
from tests.server.test_neighbours import pair, two_players  # noqa: F401
from tests.server.visitors import Message, Page, Refused, Visitor, read
from tinkuy.core.record import read_record, write_record
from tinkuy.games import find_game
from tinkuy.server.refusals import Refusal
from tinkuy.server.workers import requests
from tinkuy.server.workers.about import Setup
from tinkuy.server.workers.analysis import judged
from tinkuy.server.workers.carrying import carry, write_log_record
from tinkuy.server.workers.entries import MOST_BACK, back, line_of
from tinkuy.server.workers.history import History, moment
from tinkuy.server.workers.loaded import Loaded, note, turn_digest
from tinkuy.server.workers.records import open_record


def table_of(page: Page, fits: Callable[[Message], bool]) -> Message:
    """What this page knows of the table, as soon as it fits."""
    if not fits(page.table):
        page.until(lambda message: message["is"] == "table" and fits(message))
    return page.table


def proposal(page: Page) -> Any:
    """What is proposed, as soon as this page is told."""
    return table_of(page, lambda table: table["proposal"] is not None)["proposal"]


def agree(page: Page, accept: bool = True) -> None:
    page.ask("agree", seat=page.seat, at=page.table["proposal"]["at"], accept=accept)


def seen(page: Page) -> tuple[Any, list[Any]]:
    return page.state["view"], page.events


def refusal(page: Page, do: str, **fields: Any) -> str:
    with pytest.raises(Refused) as refused:
        page.ask(do, seat=page.seat, **fields)
    code: str = refused.value.code
    return code


def after_two_turns(anna: Visitor, ben: Visitor) -> tuple[Page, Page, list[tuple[Any, list[Any]]]]:
    """Who has moved last comes first; with what that page saw before each of the two turns."""
    pages = two_pages(anna, ben)
    choose_wealth(*pages)
    before = []
    for _ in range(2):
        page = asked(*pages)
        before.append(seen(other(page, *pages)))
        version = page.play(random.Random(3))
        for each in pages:
            each.caught_up(version)
    return page, other(page, *pages), before


def test_a_confirmed_turn_is_taken_back_when_all_accept(anna: Visitor, ben: Visitor) -> None:
    mine, his, before = after_two_turns(anna, ben)
    version = mine.version
    watching = anna.page(mine.table["id"], None)
    mine.ask("propose", seat=mine.seat, what="take-back")
    asked_for = proposal(his)
    assert (asked_for["what"], asked_for["seat"], asked_for["accepted"]) == ("take-back", mine.seat, [mine.seat])
    assert his.version == version  # nothing has happened yet
    agree(his)
    for page in (mine, his, watching):
        page.caught_up(version + 1)
        table_of(page, lambda table: table["proposal"] is None)
        assert page.table["notices"][-1]["kind"] == "take-back"
    assert asked(mine, his) is mine
    assert seen(his) == before[1]  # what was told since is gone, and the table is as it was
    assert watching.events == his.events
    again = (anna, ben)[his.seat or 0].page(his.table["id"], his.seat)
    assert seen(again) == seen(his)
    mine.play(random.Random(4))  # and the game goes on from there


def test_both_lines_stay_and_can_be_replayed(anna: Visitor, ben: Visitor) -> None:
    mine, his, _ = after_two_turns(anna, ben)
    table, version, abandoned = mine.table["id"], mine.version, seen(mine)
    mine.ask("propose", seat=mine.seat, what="take-back")
    to = proposal(his)["to"]
    agree(his)
    mine.caught_up(version + 1)
    mine.play(random.Random(8))
    old = (anna, ben)[mine.seat or 0].get(f"/api/tables/{table}/at/{version}?seat={mine.seat}")
    assert old["view"] == abandoned[0]
    assert old["events"] == [event for event in abandoned[1] if event["v"] == version]
    then, now = (anna.get(f"/api/tables/{table}/at/{moment}")["view"] for moment in (to, version + 1))
    assert then == now
    here = (anna, ben)[mine.seat or 0].get(f"/api/tables/{table}/at/{mine.version}?seat={mine.seat}")
    assert here["view"]["state"] == mine.state["view"]["state"]


def test_who_does_not_accept_or_makes_a_move_takes_it_off_the_table(anna: Visitor, ben: Visitor) -> None:
    mine, his, _ = after_two_turns(anna, ben)
    version = mine.version
    mine.ask("propose", seat=mine.seat, what="take-back")
    at = proposal(his)["at"]
    assert refusal(mine, "propose", what="end") == "proposed"
    agree(his, accept=False)
    table_of(mine, lambda table: table["proposal"] is None)
    assert refusal(mine, "agree", at=at, accept=True) == "not-proposed"
    mine.ask("propose", seat=mine.seat, what="take-back", to=0)
    at = proposal(his)["at"]
    asked(mine, his).play(random.Random(1))
    table_of(mine, lambda table: table["proposal"] is None)
    assert refusal(his, "agree", at=at, accept=True) == "not-proposed"
    assert max(mine.version, his.version) > version
    mine.ask("propose", seat=mine.seat, what="end")
    proposal(his)
    (anna, ben)[his.seat or 0].post(f"/api/tables/{his.table['id']}/leave", {"seat": his.seat})
    table_of(mine, lambda table: table["proposal"] is None)


def test_bots_agree_and_play_on_from_there(anna: Visitor) -> None:
    table = anna.open_table("me", "greedy", options={"first_player": "0"})["id"]
    page = anna.page(table, 0)
    rng = random.Random(2)
    for _ in range(3):
        page.becomes(lambda view: view["ask"])
        page.play(rng)
    page.becomes(lambda view: view["ask"])
    version, turn = page.version, page.state["view"]["turn"]
    page.ask("propose", seat=0, what="take-back")
    page.caught_up(version + 1)
    assert page.asked
    assert page.state["view"]["turn"] < turn
    for _ in range(3):
        page.play(rng)
        page.becomes(lambda view: view["ask"])


@pytest.mark.parametrize("to", [-1, 99, 10**7])
def test_there_is_no_going_back_to_where_the_game_never_was(anna: Visitor, ben: Visitor, to: int) -> None:
    mine, his, _ = after_two_turns(anna, ben)
    assert refusal(mine, "propose", what="take-back", to=to) in ("unknown-version", "malformed")
    assert refusal(mine, "propose", what="take-back", to=mine.version) == "unknown-version"
    assert his.version == mine.version


def test_it_is_said_whether_something_was_learnt_since(anna: Visitor, ben: Visitor) -> None:
    """Before the first turn the wealth tiles were secret; within it nothing new is drawn."""
    mine, his, _ = after_two_turns(anna, ben)
    mine.ask("propose", seat=mine.seat, what="take-back", to=0)
    assert proposal(his)["reveals"]
    agree(his, accept=False)
    table_of(mine, lambda table: table["proposal"] is None)
    mine.ask("propose", seat=mine.seat, what="take-back")
    assert not proposal(his)["reveals"]


def test_only_who_sits_there_can_ask_and_answer(host: Host, anna: Visitor, ben: Visitor) -> None:
    mine, his, _ = after_two_turns(anna, ben)
    with Visitor(host.address) as eve:
        page = eve.page(mine.table["id"], None)
        for do, fields in (("propose", {"what": "end"}), ("agree", {"at": 1, "accept": True})):
            with pytest.raises(Refused) as refused:
                page.ask(do, seat=0, **fields)
            assert refused.value.code == "not-your-seat"
    assert refusal(his, "propose", what="end", winners=[7]) == "unknown-seat"


def test_a_rated_game_is_played_to_its_end(anna: Visitor) -> None:
    page = anna.page(
        anna.open_table("me", "person", clock={"kind": "live", "turn": 60, "reserve": 30}, rated=True)["id"], 0
    )
    for what in ("take-back", "end"):
        assert refusal(page, "propose", what=what) == "rated"


def test_a_game_ends_by_agreement_as_it_stands(anna: Visitor, ben: Visitor) -> None:
    mine, his, _ = after_two_turns(anna, ben)
    table = mine.table["id"]
    mine.ask("propose", seat=mine.seat, what="end", winners=[his.seat])
    assert proposal(his)["winners"] == [his.seat]
    agree(his)
    for page in (mine, his):
        table_of(page, lambda table: bool(table["over"]))
        assert (page.table["winners"], page.table["agreed"], page.table["waiting"]) == ([his.seat], True, [])
        assert page.over
        assert page.state["options"] == page.state["view"]["ask"] == []
    assert refusal(mine, "draft", base=mine.version, answers=[]) == "game-over"
    assert refusal(mine, "propose", what="take-back") == "game-over"
    record = anna.get(f"/api/tables/{table}/record")
    scores = " ".join(map(str, mine.table["scores"]))
    assert record.splitlines()[-1] == f"agreed {scores} winners {his.seat}"
    opened = read(ben.http.post("/api/records", content=record, headers={"content-type": "text/plain"}))
    assert (opened["over"], opened["agreed"], opened["winners"]) == (True, True, [his.seat])
    assert anna.get("/api/me")["tables"][0]["agreed"]


def test_without_winners_named_those_with_most_points_win(anna: Visitor) -> None:
    page = anna.page(anna.open_table("me", "person")["id"], 0)  # nobody else is there to be asked
    page.ask("propose", seat=0, what="end")
    table_of(page, lambda table: bool(table["over"]))
    scores = page.table["scores"]
    assert page.table["winners"] == [seat for seat, points in enumerate(scores) if points == max(scores)]


def test_the_record_holds_what_was_taken_back(anna: Visitor, ben: Visitor) -> None:
    mine, his, _ = after_two_turns(anna, ben)
    version, table = mine.version, mine.table["id"]
    mine.ask("propose", seat=mine.seat, what="take-back")
    proposal(his)
    agree(his)
    mine.caught_up(version + 1)
    mine.play(random.Random(11))
    his.caught_up(mine.version)
    mine.ask("propose", seat=mine.seat, what="end")
    proposal(his)
    agree(his)
    table_of(mine, lambda table: bool(table["over"]))
    lines = anna.get(f"/api/tables/{table}/record").splitlines()
    taken_back = [index for index, line in enumerate(lines) if line.startswith("back ")]
    assert len(taken_back) == 1
    number = lines[taken_back[0]].split()[1]
    assert lines[taken_back[0] + 1].startswith(f"{number} {mine.seat} ")
    text = "\n".join(lines) + "\n"
    assert read_record(text).agreed is not None
    opened = anna.http.post("/api/records", content=text, headers={"content-type": "text/plain"}).json()["id"]
    assert anna.get(f"/api/tables/{opened}/record") == text


def test_it_holds_whoever_dies_and_wherever_it_is_looked_at(folder: Path) -> None:
    with hosted(folder) as host, Visitor(host.address, "Anna") as anna, Visitor(host.address, "Ben") as ben:
        mine, his, _ = after_two_turns(anna, ben)
        table, version = mine.table["id"], mine.version
        mine.ask("propose", seat=mine.seat, what="take-back")
        at = proposal(his)["at"]
        host.kill()
        host.start()
        for visitor in (anna, ben):
            visitor.moved_to(host.address)
        there = (anna, ben)[his.seat or 0]
        his = there.page(table, his.seat)
        his.ask("agree", seat=his.seat, at=at, accept=True)
        his.caught_up(version + 1)
        view, events = seen(his)
        host.kill()
        host.start()
        there.moved_to(host.address)
        again = there.page(table, his.seat)
        assert seen(again) == (view, events)
        assert again.version == version + 1


def test_every_process_goes_back(pair: tuple[Host, Host, str]) -> None:  # noqa: F811
    anna, ben, table = two_players(*pair[:2])
    with anna, ben:
        pages = [anna.page(table, 0), ben.page(table, 1)]
        rng = random.Random(1)
        for _ in range(4):
            for page in pages:
                page.caught_up(max(known.version for known in pages))
            mine = asked(*pages)
            mine.play(rng)
        his = other(mine, *pages)
        his.caught_up(mine.version)
        mine.ask("propose", seat=mine.seat, what="take-back")
        proposal(his)
        agree(his)
        for page in pages:
            page.caught_up(his.version)
        assert mine.events == his.events
        assert asked(*pages) is mine
        mine.play(rng)
        his.caught_up(mine.version)
        assert mine.events == his.events


# ---------------------------------------------------------------------- a worker's copy, by any way


def played(turns: int) -> tuple[Loaded, list[tuple[int, str]]]:
    game = find_game("tzolkin")
    loaded = Loaded(Setup("tzolkin", game.version, game.component_set.hash, 2, {}, "lines"), game)
    rng = random.Random(5)
    while len(loaded.table.turns) < turns:
        ask = loaded.table.asks()[0]
        code = f"{game.kinds[ask.kind].name} {game.kinds[ask.kind].codes[rng.choice(ask.options)]}"
        loaded.extend([(ask.seat, code)])
    return loaded, loaded.log


def fresh(loaded: Loaded, log: list[tuple[int, str]]) -> Loaded:
    copy = Loaded(loaded.setup, loaded.table.game)
    copy.extend(log)
    return copy


def test_a_copy_that_went_back_is_one_that_never_went_on() -> None:
    loaded, log = played(9)
    for to in (0, 5, len(log) - 1):
        turned = fresh(loaded, [*log, (0, back(to))])
        short = fresh(loaded, log[:to])
        assert turned.shown(0) == short.shown(0)
        assert turned.events(0, turned.version) == short.events(0, short.version)
        assert turn_digest(turned.table) == turn_digest(short.table)
        assert turned.meeting(len(log)) == to
        assert turned.note().waiting == short.note().waiting
        prepared = fresh(loaded, log)
        prepared.prepare_entry(0, back(to))
        assert prepared.adopt(1)
        assert prepared.shown(1) == turned.shown(1)
        assert (prepared.line, prepared.marks, prepared.log) == (turned.line, turned.marks, turned.log)


def test_going_back_again_and_again_loses_nothing() -> None:
    loaded, log = played(9)
    twice = fresh(loaded, [*log, (0, back(8)), *log[8:12], (1, back(4)), *log[4:20]])
    assert line_of(twice.log) == twice.line
    assert twice.events(0, twice.version).count(b'"v":') == fresh(loaded, log[:20]).events(0, 20).count(b'"v":')
    history = History(twice)
    for version in range(twice.version + 1):
        line = [twice.log[known - 1] for known in line_of(twice.log[:version])]
        short = fresh(loaded, line)
        assert turn_digest(history.at(twice, version)) == turn_digest(short.table)
        assert moment(history, twice, version, 0)
    assert [each.first for each in twice.back] == sorted((each.first for each in twice.back), reverse=True)


def test_an_upgrade_carries_both_lines() -> None:
    loaded, log = played(6)
    turned = fresh(loaded, [*log, (0, back(5)), *log[5:]])
    digests = []
    step = Loaded(loaded.setup, loaded.table.game)
    for version, entry in enumerate(turned.log, start=1):
        turns = len(step.table.turns)
        step.extend([entry])
        if len(step.table.turns) > turns:
            digests.append((version, turn_digest(step.table)))
    request = requests.Carry(
        turned.setup, "", turned.log, [(0, turn_digest(fresh(loaded, []).table)), *digests], turned.note()
    )
    carried = carry(request)
    assert carried.stranded is None
    assert carried.note == turned.note()
    assert carried.digests == request.digests


def test_the_analysis_looks_at_the_line_that_counts() -> None:
    loaded, log = played(6)
    turned = fresh(loaded, [*log, (0, back(5)), *log[5:]])
    history, at, turns = History(turned), 0, []
    while at < turned.version:
        turn = json.loads(judged(history, turned, requests.Analyse("t", turned.version, at, 0.0)))
        turns.append(turn["turn"])
        at = turn["end"]
    assert turns == list(range(len(turned.table.turns) + (at > turned.line[-1])))


def gone_back_thrice() -> tuple[Loaded, list[int]]:
    """Also out of a line that was taken back itself; with the ends of turns on every line."""
    first, _ = played(8)
    ends = ends_of(first)
    loaded = fresh(first, first.log)
    line = [loaded.log[version - 1] for version in loaded.line]
    loaded.extend([(0, back(ends[6])), *line[ends[6] : ends[7]]])
    loaded.extend([(1, back(ends[4])), *line[ends[4] : ends[5] + 1]])
    loaded.extend([(0, back(ends[4])), *line[ends[4] : ends[5]]])
    assert len(loaded.back) == 3
    return loaded, ends_of(loaded)


def ends_of(loaded: Loaded) -> list[int]:
    step, ends = Loaded(loaded.setup, loaded.table.game), [0]
    for version, entry in enumerate(loaded.log, start=1):
        turns = len(step.table.turns)
        step.extend([entry])
        if len(step.table.turns) > turns:
            ends.append(version)
    return ends


def test_a_record_that_was_opened_holds_both_lines() -> None:
    loaded, _ = gone_back_thrice()
    text = write_record(loaded.table, None, loaded.back)
    assert text.count("\nback ") == 7
    opened = open_record(text)
    assert opened.note.version == len(opened.answers)
    again = fresh(loaded, opened.answers)
    assert write_record(again.table, None, again.back) == text
    assert note(again.table, 0) == note(loaded.table, 0)


@pytest.mark.parametrize(
    "line", ["back 1. 0 do nothing", "back 1. 0 @back 0", "back 1. 0 @end 0", "back 9. 0 beg no", "back 1. 7 beg no"]
)
def test_what_cannot_have_been_taken_back_is_left_out(line: str) -> None:
    loaded, log = played(3)
    text = write_record(loaded.table)
    opened = open_record(text.replace("\n1. ", f"\n{line}\n1. "))
    assert opened.answers == log


def test_the_record_of_a_stranded_game_holds_both_lines() -> None:
    loaded, ends = gone_back_thrice()
    setup = msgspec.structs.replace(loaded.setup, options=loaded.table.options)
    request = requests.WriteLog(setup, loaded.log, ends, loaded.note(), {})
    assert write_log_record(request) == write_record(loaded.table, None, loaded.back)


def test_a_game_does_not_go_back_without_end() -> None:
    """Whoever loads it has to go all the way."""
    loaded, log = played(1)
    first = list(log)
    for _ in range(MOST_BACK):
        loaded.extend([(0, back(0)), *first])
    with pytest.raises(Refusal, match="enough"):
        loaded.proposed(0, 0)
    assert read_record(write_record(loaded.table, None, loaded.back)).turns
