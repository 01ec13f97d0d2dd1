"""The requests of the engine protocol, one by one."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import GAME, played, really
from tests.cli.session import Session
from tinkuy.cli.engine import LONGEST_LINE
from tinkuy.core.errors import Refused
from tinkuy.core.game import State
from tinkuy.core.position import position
from tinkuy.core.questions import Rules
from tinkuy.core.record import write_record
from tinkuy.core.view import view
from tinkuy.games import components_text
from tinkuy.games.tzolkin import TzolkinGame


def begun(seats: int = 2, seed: int = 7) -> Session:
    session = Session()
    session.ok("new", game="tzolkin", seats=seats, seed=seed, options={"first_player": 0})
    return session


def past_wealth() -> Session:
    session = begun()
    session.ok("go", bot="random")
    return session


def test_games() -> None:
    game, second, *_ = Session().ok("games")["games"]
    assert game["id"] == "tzolkin"
    assert game["seats"] == [2, 3, 4]
    assert game["options"] == {"first_player": ["random", "0", "1", "2", "3"]}
    assert (game["version"], game["tables"]) == (GAME.version, GAME.component_set.hash)
    assert (second["id"], second["seats"]) == ("tawantinsuyu", [1, 2, 3, 4])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_new_asks_everybody_for_wealth(seats: int) -> None:
    reply = begun(seats).ok("new", game="tzolkin", seats=seats, seed="a seed")
    assert reply["over"] is False
    assert [(ask["seat"], ask["kind"], len(ask["options"])) for ask in reply["ask"]] == [
        (seat, "wealth", 4) for seat in range(seats)
    ]


def test_the_same_seed_is_the_same_game_and_no_seed_is_chance() -> None:
    session = Session()
    one, same, number = (session.ok("new", game="tzolkin", seats=4, seed=seed) for seed in ("5", "5", 5))
    assert one == same == number
    chance = [json.dumps(session.ok("new", game="tzolkin", seats=4)) for _ in range(3)]
    assert len(set(chance)) > 1
    assert len(session.ok("record")["record"].split("seed ")[1].split("\n")[0]) > 20


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({}, "'new' needs 'game', a text."),
        ({"game": "chess"}, "There is no game 'chess'"),
        ({"game": 7}, "needs 'game'"),
        ({"game": "tzolkin"}, "'new' needs 'seats', a whole number."),
        ({"game": "tzolkin", "seats": "2"}, "needs 'seats'"),
        ({"game": "tzolkin", "seats": True}, "needs 'seats'"),
        ({"game": "tzolkin", "seats": 2.0}, "needs 'seats'"),
        ({"game": "tzolkin", "seats": 1}, "not by 1"),
        ({"game": "tzolkin", "seats": 10**300}, "is played by"),
        ({"game": "tzolkin", "seats": 2, "seed": None}, "'seed' must be"),
        ({"game": "tzolkin", "seats": 2, "seed": 1.5}, "'seed' must be"),
        ({"game": "tzolkin", "seats": 2, "seed": []}, "'seed' must be"),
        ({"game": "tzolkin", "seats": 2, "seed": "two\nlines"}, "A seed is"),
        ({"game": "tzolkin", "seats": 2, "seed": ""}, "A seed is"),
        ({"game": "tzolkin", "seats": 2, "seed": 10**1000}, "A seed is"),
        ({"game": "tzolkin", "seats": 2, "seed": "\ud800"}, "A seed is"),
        ({"game": "tzolkin", "seats": 2, "options": []}, "'options' must be"),
        ({"game": "tzolkin", "seats": 2, "options": {"speed": 1}}, "no option 'speed'"),
        ({"game": "tzolkin", "seats": 2, "options": {"first_player": [[]]}}, "Option 'first_player' cannot be"),
    ],
)
def test_new_refused(fields: dict[str, Any], sentence: str) -> None:
    assert sentence in begun().refused("new", **fields)


def test_answer() -> None:
    session = begun()
    option = session.ok("view", seat=1)["view"]["ask"][0]["options"][0]
    reply = session.ok("answer", seat=1, option=option, note="fields nobody knows are ignored")
    assert option not in reply["ask"][1]["options"]
    assert session.engine.table is not None
    assert session.ok("view", seat=1)["view"]["answers"] == [{"seat": 1, "kind": "wealth", "option": option}]
    assert session.ok("view", seat=0)["view"]["answers"] == []


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({}, "'answer' needs 'seat'"),
        ({"seat": 0}, "'answer' needs 'option', a text."),
        ({"seat": 0, "option": 3}, "needs 'option'"),
        ({"seat": 0, "option": None}, "needs 'option'"),
        ({"seat": True, "option": "tikal"}, "needs 'seat'"),
        ({"seat": -1, "option": "tikal"}, "There is no seat -1; the seats are 0 to 1."),
        ({"seat": 2, "option": "tikal"}, "There is no seat 2"),
        ({"seat": 10**300, "option": "tikal"}, "There is no seat 1000"),
        ({"seat": 1, "option": "tikal"}, "Seat 1 is not asked anything now."),
        ({"seat": 0, "option": "moon"}, "never has the option 'moon'"),
        ({"seat": 0, "option": "Tikal"}, "never has the option 'Tikal'"),
        ({"seat": 0, "option": "done"}, "'place done' is not offered to seat 0 now: "),
        ({"seat": 0, "kind": "plan", "option": "place"}, "of kind 'place', not the one that was answered"),
        ({"seat": 0, "kind": {}, "option": "tikal"}, "of kind 'place'"),
    ],
)
def test_answer_refused(fields: dict[str, Any], sentence: str) -> None:
    assert sentence in past_wealth().refused("answer", **fields)


def test_a_refusal_names_the_clause() -> None:
    assert past_wealth().refused("answer", seat=0, option="done").endswith("(TZ-4.4).")


def test_undo_answer_by_answer_until_the_turn_has_passed() -> None:
    session = past_wealth()
    before = session.moment()
    session.ok("answer", seat=0, option="tikal")
    between = session.moment()
    session.ok("answer", seat=0, option="uxmal")
    session.ok("undo", seat=0)
    assert session.moment() == between
    session.ok("undo", seat=0)
    assert session.moment() == before
    assert "nothing to take back" in session.refused("undo", seat=0)
    assert "nothing to take back" in session.refused("undo", seat=1)


def test_views_keep_secrets_and_all_shows_everything() -> None:
    session = begun()
    table = session.engine.table
    assert table is not None
    own, spectator, everything = (session.ok("view", seat=seat)["view"] for seat in (1, None, "all"))
    assert own == view(table, 1)
    assert len(own["state"]["players"][1]["dealt"]) == 4
    assert own["state"]["players"][0]["dealt"] == spectator["state"]["players"][0]["dealt"] == 4
    assert "chance" not in own["state"]
    assert len(everything["state"]["players"][0]["dealt"]) == 4
    assert everything["state"]["chance"] == str(table.state.chance.value)
    assert session.ok("view")["view"] == spectator
    nobody: list[Any] = [2, -1, "none", 1.0, True, [], {}]
    for seat in nobody:
        session.refused("view", seat=seat)


def test_why() -> None:
    session = past_wealth()
    assert session.ok("why", seat=0, kind="place", option="tikal")["why"] is None
    why = session.ok("why", seat=0, kind="place", option="done")["why"]
    assert (why["reason"], why["clause"]) == ("blocked-at-least-one", "TZ-4.4")
    assert why["text"].endswith(".")
    assert session.ok("why", seat=1, kind="place", option="tikal")["why"]["reason"] == "blocked-not-your-turn"
    assert "no question of kind 'fly'" in session.refused("why", seat=0, kind="fly", option="tikal")
    assert "never has the option 'moon'" in session.refused("why", seat=0, kind="place", option="moon")
    assert "'why' needs 'kind'" in session.refused("why", seat=0)


def test_go_until_an_answer_a_turn_the_end() -> None:
    session = past_wealth()
    assert len(session.ok("go", bot="random", until="answer")["answers"]) == 1
    before = len(session.ok("record")["record"].splitlines())
    answers = session.ok("go", bot="random", until="turn")["answers"]
    assert {answer["seat"] for answer in answers} == {0}
    assert len(session.ok("record")["record"].splitlines()) == before
    reply = session.ok("go", bot="greedy:2", seed="x", until="end")
    assert (reply["ask"], reply["over"]) == ([], True)
    assert "The game is over." in session.refused("go", bot="random")
    assert "The game is over." in session.refused("answer", seat=0, option="tikal")
    session.check()


def test_go_gives_the_same_answers_for_the_same_seed() -> None:
    answers = [past_wealth().ok("go", bot="greedy:4", seed=seed, until="turn")["answers"] for seed in (1, 1)]
    assert answers[0] == answers[1]
    games = [begun().ok("go", bot="random", seed=seed, until="end")["answers"] for seed in (1, 2)]
    assert games[0] != games[1]


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({}, "'go' needs 'bot'"),
        ({"bot": "human"}, "There is no bot 'human'"),
        ({"bot": "mcts:x"}, "The level of 'mcts:x'"),
        ({"bot": f"mcts:{'9' * 5000}"}, "The level of"),
        ({"bot": "random", "until": "dawn"}, "'until' must be one of: answer, turn, end."),
        ({"bot": "random", "until": ["turn"]}, "'until' must be one of"),
        ({"bot": "random", "seed": None}, "'seed' must be"),
        ({"bot": "random", "seed": "\ud800"}, "A seed is"),
    ],
)
def test_go_refused(fields: dict[str, Any], sentence: str) -> None:
    assert sentence in begun().refused("go", **fields)


def test_result() -> None:
    session = begun()
    running = session.ok("result")
    assert (running["over"], running["winners"]) == (False, [])
    session.ok("go", bot="random", until="end")
    result = session.ok("result")
    assert result["over"]
    for sheet in result["scores"]:
        assert sheet["points"] == sum(sheet["sources"].values())
    best = max(sheet["points"] for sheet in result["scores"])
    assert all(result["scores"][seat]["points"] == best for seat in result["winners"])


@pytest.mark.parametrize("do", ["answer", "undo", "view", "why", "go", "result", "record", "position"])
def test_without_a_game(do: str) -> None:
    assert Session().refused(do).startswith("There is no game on the table yet")


def test_record_and_replay_keep_the_names() -> None:
    record = write_record(played(answers=30), {0: "Ana", 1: "Božena \u2603"})
    session = Session()
    assert session.ok("replay", record=record)["cut"] is False
    assert session.ok("record")["record"] == record
    session.ok("go", bot="random", until="end")
    assert "name 1 Božena" in session.ok("record")["record"]


def test_a_cut_record_says_so() -> None:
    record = write_record(played(answers=100))
    session = begun()
    reply = session.ok("replay", record=record[: len(record) // 2])
    assert reply["cut"] is True
    assert session.ok("replay", record=record.rstrip("\n"))["cut"] is False
    for broken in ("", "x", "tinkuy record 1", record.replace("tables", "seats"), record.replace("place", "plaice")):
        session.refused("replay", record=broken)
    assert "'replay' needs 'record'" in session.refused("replay", record=["x"])


def test_position_and_load() -> None:
    session = Session()
    table = played(seats=3, answers=77)
    reply = session.ok("load", position=position(table))
    assert session.ok("position")["position"] == position(table)
    assert reply["ask"][0]["seat"] == table.ask.seat
    session.ok("go", bot="random", until="end")
    session.check()


def test_an_edited_position_is_loaded_or_refused() -> None:
    session = begun()
    data = json.loads(json.dumps(position(played(answers=40))))
    data["state"]["players"][0]["corn"] += 5
    session.ok("load", position=data)
    assert session.ok("view", seat="all")["view"]["state"]["players"][0]["corn"] >= 5
    data["state"]["skull_supply"] += 1
    assert "This position cannot occur: There are 14 skulls instead of 13." in session.refused("load", position=data)
    broken: list[Any] = [None, [], "x", {}, {"tinkuy": "position 2"}, {**data, "seats": True}, {**data, "state": None}]
    for other in broken:
        session.refused("load", position=other)
    data["state"]["skull_supply"] -= 1
    for field, value in [
        ("stage", 9),
        ("turns_taken", 5),
        ("chance", "9" * 60),
        ("day", 1e400),
        ("gears", []),
        ("age", "1"),
    ]:
        session.refused("load", position={**data, "state": {**data["state"], field: value}})
    for answers in (
        5,
        [5],
        [[0]],
        [[True, "plan place"]],
        [["0", "plan place"]],
        [[0, 7]],
        [[0, "plan"]],
        [[9, "days one"]],
    ):
        session.refused("load", position={**data, "answers": answers})


class Failing(TzolkinGame):
    """Tzolk'in with a mistake in its rules that shows in the third round."""

    def turn(self, state: State) -> Rules[None] | None:
        if self.heading(state)[1]["round"] == 3:
            raise RuntimeError("the rules\nbroke")
        return super().turn(state)


def test_a_mistake_in_a_rule_leaves_the_game_as_it_was() -> None:
    session = Session(Failing(GAME.component_set))
    session.ok("new", game="tzolkin", seats=2, seed=1)
    while (reply := session.do({"do": "go", "bot": "random", "until": "answer"}))["ok"]:
        before = session.moment()
    assert "RuntimeError: the rules broke" in reply["error"]
    assert session.moment() == before
    assert "the game is as it was" in session.refused("go", bot="random", until="end")
    session.ok("view", seat=0)
    session.ok("record")


LINES = [
    (b"", "The line is empty"),
    (b"   ", "The line is empty"),
    (b"{", "not valid JSON: Expecting property name"),
    (b"nonsense", "not valid JSON: Expecting value at character 1."),
    (b'{"do":"games"}{"do":"games"}', "not valid JSON: Extra data at character 15."),
    (b"\xff\xfe{}", "not valid UTF-8"),
    (b'{"do":"g\xe1mes"}', "not valid UTF-8"),
    (b"[" * 500_000, "nested too deeply"),
    (b'{"a":' * 200_000, "nested too deeply"),
    (b"9" * 100_000, "too many digits"),
    (b'{"do":"new","seats":1e999}', "'new' needs 'game'"),
    (b'{"do":NaN}', "NaN is not a number"),
    (b'{"do":-Infinity}', "-Infinity is not a number"),
    (b"null", "A request is a JSON object"),
    (b"[]", "A request is a JSON object"),
    (b"{}", "'do' is missing"),
    (b'{"do":null}', "'do' is missing"),
    (b'{"do":["games"]}', "'do' is missing"),
    (b'{"do":"Games"}', "'do' cannot be 'Games'"),
    (b'{"do":"' + b"x" * 500_000 + b'"}', "'do' cannot be 'xxxxx"),
    (b'{"do":"\\u0000\\ud800"}', "'do' cannot be"),
    (b" " * (LONGEST_LINE + 1), f"longer than {LONGEST_LINE} bytes"),
    (b'{"do":"' + b"y" * 10_000_000 + b'"}', f"longer than {LONGEST_LINE} bytes"),
]


@pytest.mark.parametrize(("line", "sentence"), LINES, ids=[repr(line[:20]) for line, _ in LINES])
def test_broken_lines(line: bytes, sentence: str) -> None:
    session = past_wealth()
    before = session.moment()
    bad, good = session.lines(line + b"\n" + b'{"do":"result"}\n')
    assert sentence in bad["error"]
    assert good["ok"]
    assert session.moment() == before


def test_line_ends_of_other_systems_and_a_missing_one() -> None:
    replies = Session().lines(b'\xef\xbb\xbf{"do":"games"}\r\n  {"do":"games"}  \n{"do":"games"}')
    assert [reply["ok"] for reply in replies] == [True] * 3


def test_a_line_of_exactly_the_limit_is_read() -> None:
    line = b'{"do":"games"}'
    (reply,) = Session().lines(line + b" " * (LONGEST_LINE - len(line)) + b"\n")
    assert reply["ok"]


def test_the_real_engine_ends_with_its_input_only() -> None:
    noise = b"\n".join(line for line, _ in LINES)
    said = really("engine", given=b'{"do":"new","game":"tzolkin","seats":4,"seed":1}\n' + noise + b'\n{"do":"view"}')
    assert (said.code, said.err) == (0, "")
    replies = [json.loads(line) for line in said.out.splitlines()]
    assert len(replies) == len(LINES) + 2
    assert [reply["ok"] for reply in replies] == [True] + [False] * len(LINES) + [True]
    assert really("engine").out == ""


def test_the_engine_plays_with_an_owners_tables(tmp_path: Path) -> None:
    path = tmp_path / "tables.toml"
    path.write_text(components_text("tzolkin").replace("start_workers = 3", "start_workers = 5"), encoding="utf-8")
    requests = b'{"do":"games"}\n{"do":"new","game":"tzolkin","seats":2,"seed":1}\n{"do":"view","seat":0}\n'
    said = really("engine", "--tables", str(path), given=requests)
    games, _, seen = (json.loads(line) for line in said.out.splitlines())
    assert games["games"][0]["tables"] != GAME.component_set.hash
    assert seen["view"]["state"]["players"][0]["workers"] == 5


def test_refused_is_what_the_engine_says(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing of the engine prints anything but its replies."""
    session = begun()
    with pytest.raises(Refused):
        session.engine.answer_request({"do": "dance"})
    session.ok("go", bot="random", until="end")
    assert capsys.readouterr() == ("", "")
