"""What a seat sees as numbers: names, versions, whose eyes, and lists that outgrow their room."""

from __future__ import annotations

import hashlib
import struct

import pytest

from tests.conformance.cases import UNDER_TEST
from tests.games.tzolkin.positions import GAME
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game
from tinkuy.core.table import Table, open_table
from tinkuy.core.view import view
from tinkuy.features import Layout, Packed, Quick
from tinkuy.features.declared import declared
from tinkuy.games import find_game
from tinkuy.games.tzolkin.state import Tzolkin

# The version that a game's features.toml must have for these names; a change of names needs a new version.
NAMES = {
    "tzolkin": (1, "a56f9dccb1ac"),
    "tawantinsuyu": (1, "213e28ec3747"),
    "inca_empire": (1, "362d1499163d"),
    "teotihuacan": (1, "006e58f223ce"),
    "toy": (1, "bf814113df52"),
}
every_game = pytest.mark.parametrize("game", UNDER_TEST.values(), ids=list(UNDER_TEST))


def seen(table: Table, seat: int) -> dict[str, int]:
    layout = Layout(table.game, table.seats)
    return dict(zip(layout.names, layout.vector(view(table, seat)), strict=True))


@every_game
def test_every_field_of_a_view_is_declared_and_nothing_else(game: Game) -> None:
    said = declared(game)
    layout = Layout(game, game.seats[-1])
    state = layout.start
    boards = getattr(state, layout.boards)
    assert set(said.table) == set(state.FIELDS) - {"chance", layout.boards}
    assert set(said.player) == set(boards[0].FIELDS) - {"seat"}
    assert all(field.about for field in [*said.table.values(), *said.player.values()])


@every_game
def test_names_are_unique_and_the_same_for_every_seat(game: Game) -> None:
    for seats in game.seats:
        layout = Layout(game, seats)
        assert len(set(layout.names)) == layout.size
        for blocks in layout.blocks:
            assert [name for block in blocks for name in block.shape.names(block.name)] == layout.names[
                -layout.width_of_body :
            ]


@every_game
def test_other_names_need_another_version(game: Game) -> None:
    names = [name for seats in game.seats for name in Layout(game, seats).names]
    digest = hashlib.sha256("\n".join(names).encode()).hexdigest()[:12]
    assert (declared(game).version, digest) == NAMES[game.name]


def test_players_and_seats_are_counted_from_whoever_looks() -> None:
    table = open_table(GAME, 3, 1, {"first_player": "1"})
    state = table.state
    assert isinstance(state, Tzolkin)
    state.fp_space = 2
    state.gears[0][0] = 0
    state.players[0].corn, state.players[1].corn, state.players[2].corn = 10, 11, 12
    for seat, (first, space, gear) in enumerate([(1, 2, 0), (0, 1, 2), (2, 0, 1)]):
        numbers = seen(table, seat)
        assert numbers["seat"] == seat
        assert (numbers["first"], numbers["fp_space"], numbers["gears.0.0"]) == (first, space, gear)
        assert numbers["gears.0.1"] == -1
        assert [numbers[f"player{n}.corn"] for n in range(3)] == [10 + (seat + n) % 3 for n in range(3)]


def test_own_tiles_are_seen_and_of_others_only_how_many() -> None:
    table = open_table(GAME, 2, 1)
    numbers = seen(table, 0)
    dealt = table.state.zones()[-2].cards
    assert [numbers[f"player0.dealt.{n}"] for n in range(4)] == dealt
    assert numbers["player1.dealt.count"] == 4
    assert "player1.dealt.0" not in numbers


def test_the_answers_of_the_turn_are_told_to_who_may_know_them() -> None:
    table = open_table(GAME, 2, 1)
    ask = table.ask
    table.answer(0, ask.options[0])
    action = Layout(GAME, 2).offsets[ask.kind] + ask.options[0]
    assert (seen(table, 0)["answer0.seat"], seen(table, 0)["answer0.action"]) == (0, action)
    assert (seen(table, 1)["answer0.seat"], seen(table, 1)["answer0.action"]) == (-1, -1)
    assert [seen(table, 1)[f"waiting.{n}"] for n in range(2)] == [1, 1]


def test_a_list_without_room_for_all_is_cut_and_its_count_tells() -> None:
    table = open_table(GAME, 2, 1)
    state = table.state
    assert isinstance(state, Tzolkin)
    room = declared(GAME).player["buildings"].room
    state.players[1].buildings = list(range(room + 3))
    numbers = seen(table, 0)
    assert numbers["player1.buildings.count"] == room + 3
    assert numbers[f"player1.buildings.{room - 1}"] == room - 1
    layout = Layout(GAME, 2)
    quick = Quick(layout).numbers(table, 1)
    assert len(quick) == layout.size
    assert quick[layout.names.index("player0.buildings.count")] == room + 3
    packed = Packed(layout, Quick(layout))
    found = struct.unpack(f"{layout.size}h", b"".join(packed.pieces(table, 1, packed.memory())))
    assert [found[place] for place in packed.order] == quick


def test_a_game_that_declares_nothing_is_refused() -> None:
    game = find_game("tzolkin")
    game.package = "tests.games.tzolkin"
    with pytest.raises(Refused, match=r"tzolkin has no features\.toml"):
        Layout(game, 2)
