"""Noise and nonsense: the engine answers every line, and the game stays sound."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.cli.command import GAME, played, really
from tests.cli.session import Session
from tinkuy.cli.requests import Engine
from tinkuy.core.position import position
from tinkuy.core.record import write_record
from tinkuy.games import find_game

pytestmark = pytest.mark.slow

REQUESTS = list(Engine(find_game).requests)
FIELDS = ["do", "game", "seats", "seed", "options", "seat", "kind", "option", "bot", "until", "record", "position"]
QUIET = settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.too_slow])

codes = st.sampled_from([code for kind in GAME.kinds for code in kind.codes])
anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from(["tzolkin", "all", "random", "turn", "end", "answer", 0, 1, 2, 3, 4, -1])
    | codes
    | st.sampled_from([kind.name for kind in GAME.kinds]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
requests = st.fixed_dictionaries(
    {"do": st.sampled_from(REQUESTS)}, optional={field: anything for field in FIELDS if field != "do"}
) | st.dictionaries(st.sampled_from(FIELDS) | st.text(max_size=5), anything, max_size=6)


@given(st.lists(requests, min_size=1, max_size=8))
@settings(QUIET, max_examples=40)  # after each request the whole record is replayed
def test_nonsense_requests(nonsense: list[dict[str, Any]]) -> None:
    session = Session()
    session.ok("new", game="tzolkin", seats=3, seed=1)
    session.ok("go", bot="random", until="turn")
    for request in nonsense:
        before = session.moment()
        (reply,) = session.lines(json.dumps(request).encode() + b"\n")
        if not reply["ok"]:
            assert session.moment() == before
            assert "went wrong inside" not in reply["error"], reply
        session.check()


@given(st.lists(st.binary(max_size=60), min_size=1, max_size=10))
@QUIET
def test_byte_noise(noise: list[bytes]) -> None:
    session = Session()
    session.ok("new", game="tzolkin", seats=2, seed=1)
    before = session.moment()
    lines = [line.replace(b"\n", b"") for line in noise]
    replies = session.lines(b"".join(line + b"\n" for line in lines))
    assert len(replies) == len(lines)
    assert not any(reply["ok"] for reply in replies)
    assert session.moment() == before


@given(st.data())
@QUIET
def test_answers_and_undo_in_any_order(data: st.DataObject) -> None:
    """Sensible requests in a wild order: whatever is accepted leaves a table whose record replays."""
    session = Session()
    seats, seed = data.draw(st.sampled_from([2, 3, 4])), data.draw(st.integers(0, 99))
    asks = session.ok("new", game="tzolkin", seats=seats, seed=seed)["ask"]
    for _ in range(data.draw(st.integers(5, 30))):
        ask: dict[str, Any] = data.draw(st.sampled_from(asks)) if asks else {"seat": 0, "options": ["tikal"]}
        option: str = data.draw(st.sampled_from(ask["options"]) | codes)
        wild = [
            {"do": "answer", "seat": ask["seat"], "option": option},
            {"do": "undo", "seat": ask["seat"]},
            {"do": "go", "bot": "random", "seed": 3, "until": "turn"},
        ]
        before = session.moment()
        reply = session.do(data.draw(st.sampled_from(wild)))
        if reply["ok"]:
            asks = reply["ask"]
        else:
            assert session.moment() == before
            assert "went wrong inside" not in reply["error"], reply
    session.check()


POSITION = json.dumps(position(played(seats=2, answers=90)))


def _paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    below = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path] + [found for key, value in below for found in _paths(value, (*path, key))]


def change(place: Any, path: tuple[Any, ...], value: Any) -> None:
    """Unless an earlier change has already taken the place away."""
    *way, last = path
    try:
        for key in way:
            place = place[key]
        place[last] = value
    except (KeyError, IndexError, TypeError):
        return


PATHS = [path for path in _paths(json.loads(POSITION)) if path]


@given(st.lists(st.tuples(st.sampled_from(PATHS), st.integers(-3, 60) | anything), min_size=1, max_size=2))
@settings(QUIET, max_examples=300)
def test_changed_positions(changes: list[tuple[tuple[Any, ...], Any]]) -> None:
    """Every field changed to anything: a position that is accepted can be played to its end."""
    data = json.loads(POSITION)
    for path, value in changes:
        change(data, path, value)
    session = Session()
    reply = session.do({"do": "load", "position": data})
    if reply["ok"]:
        session.check()
        assert session.do({"do": "go", "bot": "random", "until": "end"})["ok"] or reply["over"]
        session.check()
    else:
        assert "went wrong inside" not in reply["error"], reply
        assert session.engine.table is None


RECORD = write_record(played(seats=2, answers=60), {0: "Ana"})


@given(st.integers(0, len(RECORD)), st.integers(0, 30), st.text(max_size=30))
@settings(QUIET, max_examples=300)
def test_changed_records(where: int, gone: int, instead: str) -> None:
    session = Session()
    reply = session.do({"do": "replay", "record": RECORD[:where] + instead + RECORD[where + gone :]})
    if reply["ok"]:
        session.check()
    else:
        assert "went wrong inside" not in reply["error"], reply


def test_a_real_engine_in_a_storm() -> None:
    """Noise between the lines of a game: the game comes out as if there had been silence."""
    quiet = [b'{"do":"new","game":"tzolkin","seats":3,"seed":4}'] + [b'{"do":"go","bot":"random","until":"turn"}'] * 12
    noise = [bytes((13 * i + j * j) % 256 for j in range(i % 90)).replace(b"\n", b"") for i in range(len(quiet))]
    record = b'{"do":"record"}'
    silent = really("engine", given=b"\n".join([*quiet, record])).out.splitlines()
    stormy = really(
        "engine", given=b"\n".join(line for pair in zip(quiet, noise, strict=True) for line in pair) + b"\n" + record
    )
    replies = stormy.out.splitlines()
    assert (stormy.code, stormy.err) == (0, "")
    assert replies[0:-1:2] == silent[:-1]
    assert replies[-1] == silent[-1]
    assert all(json.loads(reply)["ok"] is False for reply in replies[1::2])
