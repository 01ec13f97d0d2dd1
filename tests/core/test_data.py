"""States as data and back, views, readable codes and the result."""

from __future__ import annotations

import json
from typing import ClassVar

import pytest

from tests.games.toy.positions import answer, toy_of, toy_table
from tests.toy import toy_game
from tinkuy.core.chance import Chance
from tinkuy.core.codes import action_count, action_id, answer_code, kind_index, option_index, read_answer
from tinkuy.core.data import EVERYTHING, SPECTATOR, fill, to_data, view_data
from tinkuy.core.errors import Refused
from tinkuy.core.events import NUMBER, POINTS, SEAT, Event, EventKind, event_data
from tinkuy.core.labels import name_of
from tinkuy.core.result import result, scores, vp
from tinkuy.core.view import view
from tinkuy.core.zones import Deck, Hand


class Shelf:
    """One of each form that a field can have."""

    FIELDS: ClassVar[tuple[str, ...]] = ("chance", "deck", "flag", "n", "pair", "rows", "loose", "boxes", "hands")

    def __init__(self) -> None:
        self.chance = Chance(0)
        self.deck = Deck("card", [])
        self.flag = False
        self.n = 0
        self.pair = (0, 0)
        self.rows: list[list[int]] = [[], []]
        self.loose: list[int] = []
        self.boxes = [Box()]
        self.hands = [Hand("card", [], 0), Hand("card", [], 1)]


class Box:
    FIELDS: ClassVar[tuple[str, ...]] = ("size",)

    def __init__(self) -> None:
        self.size = 0


def full_shelf() -> Shelf:
    shelf = Shelf()
    shelf.chance, shelf.deck.cards, shelf.flag, shelf.n, shelf.pair = Chance(1 << 127), [3, 4], True, -5, (1, 2)
    shelf.rows, shelf.loose, shelf.boxes[0].size = [[1], [2, 3]], [9], 6
    shelf.hands[0].cards, shelf.hands[1].cards = [7], [8, 8]
    return shelf


def test_data_goes_through_json_and_back() -> None:
    saved = json.loads(json.dumps(to_data(full_shelf())))
    assert saved == {
        "chance": str(1 << 127),
        "deck": [3, 4],
        "flag": True,
        "n": -5,
        "pair": [1, 2],
        "rows": [[1], [2, 3]],
        "loose": [9],
        "boxes": [{"size": 6}],
        "hands": [[7], [8, 8]],
    }
    shelf = Shelf()
    fill(shelf, saved)
    assert to_data(shelf) == saved
    assert shelf.flag is True
    assert shelf.pair == (1, 2)
    assert isinstance(shelf.deck, Deck)
    assert (shelf.chance.value, shelf.hands[1].owner) == (1 << 127, 1)


def test_a_view_counts_what_is_hidden_and_leaves_out_the_chance() -> None:
    seen = view_data(full_shelf(), 1)
    assert "chance" not in seen
    assert (seen["deck"], seen["hands"], seen["n"], seen["boxes"]) == (2, [1, [8, 8]], -5, [{"size": 6}])
    assert view_data(full_shelf(), SPECTATOR)["hands"] == [1, 2]
    assert view_data(full_shelf(), EVERYTHING)["hands"] == [[7], [8, 8]]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("chance", None),
        ("deck", {}),
        ("deck", [[1]]),
        ("flag", "yes"),
        ("n", [1]),
        ("pair", 5),
        ("rows", [[1]]),
        ("rows", [1, 2]),
        ("rows", "ab"),
        ("loose", ["a"]),
        ("loose", 5),
        ("boxes", [5]),
        ("boxes", [{"size": 1}, {"size": 2}]),
        ("hands", [[1]]),
    ],
)
def test_data_of_another_form_is_refused(field: str, value: object) -> None:
    saved = to_data(full_shelf())
    saved[field] = value
    with pytest.raises(Refused, match=r"\.$"):
        fill(Shelf(), saved)


def test_a_view_of_a_table() -> None:
    table = answer(toy_table([5, 7], [6]), "0 do bury")
    mine, other, spectator, everything = (view(table, seat) for seat in (0, 1, SPECTATOR, EVERYTHING))
    assert mine["ask"] == [{"seat": 0, "kind": "bury", "options": ["c5", "c7"]}] == everything["ask"]
    assert other["ask"] == spectator["ask"] == []
    assert [seen["seat"] for seen in (mine, other, spectator, everything)] == [0, 1, None, None]
    assert [seen["waiting"] for seen in (mine, other, spectator, everything)] == [[0]] * 4
    assert mine["answers"] == [{"seat": 0, "kind": "do", "option": "bury"}] == other["answers"]
    assert mine["state"]["owners"][0]["hand"] == [5, 7]
    assert other["state"]["owners"][0]["hand"] == spectator["state"]["owners"][0]["hand"] == 2
    assert everything["state"] == to_data(table.state)
    assert json.dumps(everything)


def test_a_view_shows_that_a_turn_waits_for_its_author() -> None:
    table = toy_table([5], [6])
    table.confirming = True
    answer(table, "0 do done")
    assert view(table, 0)["ask"] == [{"seat": 0, "kind": "confirm", "options": ["end_turn"]}]
    assert view(table, 1)["ask"] == []


def test_codes_go_both_ways() -> None:
    game = toy_game()
    for kind, each in enumerate(game.kinds):
        for option, code in enumerate(each.codes):
            assert answer_code(game, kind, option) == f"{each.name} {code}"
            assert read_answer(game, f" {each.name}   {code} ") == (kind, option)
            assert kind_index(game, each.name) == kind
            assert option_index(game, kind, code) == option
    ids = [action_id(game, kind, option) for kind, each in enumerate(game.kinds) for option in range(len(each.codes))]
    assert ids == list(range(action_count(game))) == list(range(8 + 20 + 20 + 20 + 2 + 20))


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("", "'' is not an answer"),
        ("do", "'do' is not an answer"),
        ("do draw now", "is not an answer"),
        ("dance draw", "toy asks no question of kind 'dance'"),
        ("do dance", "A question of kind 'do' never has the option 'dance'"),
    ],
)
def test_codes_that_are_none_are_refused(code: str, words: str) -> None:
    with pytest.raises(Refused) as refusal:
        read_answer(toy_game(), code)
    assert words in str(refusal.value)


def test_points_are_exact_parts() -> None:
    table = toy_table([5], [6])
    assert [vp(table, parts) for parts in (0, 4, 3, -3, -4)] == [0, 2, 1.5, -1.5, -2]
    assert [type(vp(table, parts)) for parts in (4, 3)] == [int, float]


def test_the_result_names_sources_and_only_in_the_end_winners() -> None:
    table = answer(toy_table([5, 15], [6, 16]), "0 do take", "0 take c2", "0 do bids", "0 bid c5", "1 bid c16")
    assert scores(table) == [2, 1.5]
    running = result(table)
    assert running == {
        "over": False,
        "scores": [
            {"seat": 0, "points": 2, "sources": {"stall": 2}},
            {"seat": 1, "points": 1.5, "sources": {"bids": 1.5}},
        ],
        "winners": [],
    }
    while not table.over:
        table.apply(7)
    assert result(table)["winners"] == [0]


def test_events_are_told_with_codes() -> None:
    kind = EventKind("scored", "TOY-1.2", [("seat", SEAT), ("card", "card"), ("n", NUMBER), ("points", POINTS)])
    event = Event(kind, [1, 0, 5, -4])
    assert event_data(event, {"card": ["c0"]}) == {
        "event": "scored",
        "clause": "TOY-1.2",
        "seat": 1,
        "card": "c0",
        "n": 5,
        "points": -4,
    }
    with pytest.raises(ValueError, match=r"shorter|longer"):
        event_data(Event(kind, [1]), {})
    table = answer(toy_table([5], [6]), "0 do take", "0 take c2")
    assert [event.kind.name for event in toy_of(table).told or []] == ["turn_began", "took", "scored"]


def test_names_of_things() -> None:
    assert name_of("gear", "palenque") == "gear-palenque"
