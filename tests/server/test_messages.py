"""The shapes that the client's types are made from are those of what is sent."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.server.hosting import ROOT
from tests.server.visitors import Message, Visitor
from tinkuy.games import GAMES, find_game
from tinkuy.server.http.typescript import typescript
from tinkuy.server.workers import shapes


def test_the_clients_types_are_those_of_the_servers_messages() -> None:
    written = (ROOT / "web/src/lib/messages.ts").read_text(encoding="utf-8")
    assert written == typescript(), "The messages have changed: run 'make types'."


@pytest.mark.parametrize("game", GAMES)
def test_views_events_and_options_have_their_shapes(anna: Visitor, game: str) -> None:
    seats = ["me"] + ["random"] * (find_game(game).seats[0] - 1 or 1)
    page = anna.page(anna.open_table(*seats, game=game)["id"], 0)
    rng = random.Random(3)
    for _ in range(6):
        while not page.asked:
            page.next()
        check(page.state)
        check(page.draft([f"{page.asked['kind']} {rng.choice(page.asked['options'])}"]))
        page.play(rng)
    moment = anna.get(f"/api/tables/{page.table['id']}/at/3?seat=0")
    assert msgspec.convert(moment, shapes.Moment).version == 3


def check(message: Message) -> None:
    assert msgspec.convert(message["view"], shapes.View).seat == 0
    assert msgspec.convert(message["options"], list[shapes.OptionInfo]) or message["is"] == "draft"
    msgspec.convert(message["events"], list[shapes.GameEvent])
    msgspec.convert(message["ahead"], shapes.Ahead)


def test_what_is_not_named_in_a_shape_is_noticed() -> None:
    ask = {"seat": 0, "kind": "plan", "options": ["place"]}
    assert msgspec.convert(ask, shapes.AskData).kind == "plan"
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(ask | {"secret": 1}, shapes.AskData)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_described_in_its_shape(anna: Visitor, game: str) -> None:
    meta = msgspec.convert(anna.get(f"/api/games/{game}"), shapes.GameMeta)
    assert meta.describe
    assert meta.id in [entry.id for entry in msgspec.convert(anna.get("/api/games"), list[shapes.GameEntry])]
