"""Inca Empire's board in the terminal: the whole map is on it, nothing is too wide, nothing secret is read."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.cli.terminal import drawn
from tests.cli.terminal.drawn import NAMES, another_deal, assert_the_same_is_seen, explained, misfits
from tests.cli.terminal.playing import Seat, play
from tinkuy.cli.terminal import make_app
from tinkuy.cli.terminal.boards import find_board
from tinkuy.cli.terminal.inca_empire import signs
from tinkuy.cli.terminal.inca_empire.chart import Chart
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.words import find_texts
from tinkuy.core.data import SPECTATOR
from tinkuy.core.draft import Draft
from tinkuy.core.table import Table
from tinkuy.games import find_game
from tinkuy.games.inca_empire.game import IncaEmpireGame
from tinkuy.text import LANGUAGES

GAME = find_game("inca_empire")
assert isinstance(GAME, IncaEmpireGame)


def played(seats: int, turns: int, kind: str = "") -> Table:
    return drawn.played(GAME, seats, turns, "greedy:1", kind)


def shown(table: Table, language: str = "en", seat: int | None = None, **more: Any) -> Shown:
    seat = (table.ask.seat if not table.over else 0) if seat is None else seat
    return drawn.shown(table, language, seat, NAMES[: table.seats], **more)


def drawing(table: Table, width: int = 66, height: int = 38, **more: Any) -> str:
    return find_board(GAME).draw(shown(table, **more), width, height).plain


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "turns"), [(3, 0), (4, 60), (3, 90), (4, 400)])
def test_no_line_is_wider_or_cut(language: str, seats: int, turns: int) -> None:
    assert misfits(shown(played(seats, turns), language), ((66, 38), (79, 22), (104, 48), (150, 60))) == []


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(("width", "height"), [(66, 31), (66, 18), (79, 18), (150, 44)])
def test_every_point_and_province_has_a_place_of_its_own(players: int, width: int, height: int) -> None:
    assert isinstance(GAME, IncaEmpireGame)
    chart = Chart(GAME.components, players, width, height)
    cells = [*chart.points.values(), *chart.provinces.values()]
    if height > 18:
        assert len(set(cells)) == len(cells)
    assert len(set(chart.points.values())) == len(chart.side.points)
    assert all(0 <= x < width and 0 <= y < height for x, y in cells)


def test_the_map_shows_sites_buildings_tiles_and_who_conquered() -> None:
    table = played(4, 90)
    state: Any = table.state
    text = drawing(table)
    chart = text[: text.index("Players")]
    components = find_board(GAME).components  # type: ignore[attr-defined]
    kinds = [
        signs.point(components.board.kinds[point], state.marks[point]) for point in components.board.sides[4].points
    ]
    for sign in (signs.CITY, signs.GARRISON, signs.HOUSE, signs.FORT, signs.CUSCO):
        legend = sign != signs.CUSCO  # once more, in the corner
        assert chart.count(sign) == kinds.count(sign) + legend
    assert chart.count(signs.COVERED) == len(state.covered) + 1
    open_tiles = [components.resistance[tile] for tile in state.face.cards if tile >= 0]
    free = sum(1 for province in components.board.sides[4].wild_provinces if state.conqueror[province] < 0)
    numbers = re.sub(r"(?<=[a-z] )\d", "", chart)  # without those of cards on the Sun board
    assert sum(numbers.count(str(n)) for n in set(open_tiles)) - 1 == free - len(state.covered)
    for player in state.players:
        beside = 2 + (player.sector >= 0)  # at two sectors of the Sun board, and on a card face down
        assert chart.count("●■▲◆"[player.seat]) == len(player.tiles) + beside


def styles(table: Table, **more: Any) -> dict[str, str]:
    drawn = find_board(GAME).draw(shown(table, **more), 66, 38)
    return {f"{span.start}": str(span.style) for span in drawn.spans if span.end == span.start + 1}


def test_roads_have_the_colours_of_their_owners_and_glow_where_they_can_be_laid() -> None:
    table = played(4, 60, "road")
    codes = [GAME.kinds[table.ask.kind].codes[option] for option in table.ask.options]
    plain, glowing = styles(table), styles(table, lit=frozenset(codes))
    assert any("#ffffff" in style for style in glowing.values())
    assert not any("bold #ffffff" in style for style in plain.values())
    assert drawing(table) == drawing(table, lit=frozenset(codes))
    focused = styles(table, lit=frozenset(codes), focus=codes[0])
    assert any(" on #" in style for style in focused.values())


@pytest.mark.parametrize("kind", ["conquer", "city"])
def test_only_what_is_asked_for_glows(kind: str) -> None:
    """Some points and provinces have the same name."""
    table = played(4, 20, kind)
    codes = frozenset(GAME.kinds[table.ask.kind].codes[option] for option in table.ask.options)
    reversed_signs = [style for style in styles(table, lit=codes).values() if "reverse" in style]
    assert len(reversed_signs) == len(codes)


def test_the_sun_board_shows_open_cards_and_only_where_closed_ones_lie() -> None:
    table = played(4, 60, "sector")
    text = drawing(table)
    state: Any = table.state
    assert text.count("▯") == 1 + sum(1 for player in state.players if player.sector >= 0)
    placed = played(4, 60, "road")
    opened = len(placed.state.sun.cards)  # type: ignore[attr-defined]
    assert opened
    head = drawing(placed, 150, 60).splitlines()[1:5]
    assert all(any(letter.isalpha() for letter in line[:40]) for line in head)


def test_a_drawing_comes_from_the_view_alone() -> None:
    table = played(4, 60)
    assert_the_same_is_seen(table, another_deal(table))
    board = find_board(GAME)
    assert "Your cards" in drawing(table, seat=0)
    assert "Your cards" not in drawing(table, seat=SPECTATOR)
    assert board.shows_secrets(shown(table, seat=0))
    assert not board.shows_secrets(shown(table, seat=SPECTATOR))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_is_explained(language: str) -> None:
    texts = find_texts(GAME, language)
    board = find_board(GAME)
    table = played(3, 60)
    domains = explained(shown(table, language), by_clause=["province"])
    assert domains == {"card", "build", "tile", "point", "province"}
    assert len(board.legend(shown(table, language))) == 8
    for code in GAME.domains["card"]:
        assert texts.has(f"inca_empire-card-{code}")


def hint(table: Table, code: str) -> str:
    board = find_board(GAME)
    kind = GAME.kinds[table.ask.kind]
    option = kind.codes.index(code)
    preview = Draft(table, table.ask.seat).preview(option, board.settles, board.priced)
    return board.hint(shown(table, preview=preview), kind, option).plain


def test_options_say_their_price_and_what_they_bring() -> None:
    table = played(4, 20, "conquer")
    state: Any = table.state
    for option in table.ask.options:
        tile = GAME.components.tiles[state.face.cards[option]]  # type: ignore[attr-defined]
        assert hint(table, GAME.domains["province"][option]).startswith(f"{signs.MINUS}{tile.resistance}λ +{tile.vp}★")
    table = played(4, 20, "city")
    assert hint(table, GAME.domains["point"][table.ask.options[0]]) == f"{signs.MINUS}6λ +4★"
    table = played(4, 20, "road")
    board = GAME.components.board  # type: ignore[attr-defined]
    sites = [
        [sign for end in board.link_ends[option] if (sign := signs.point(board.kinds[end], table.state.marks[end]))]  # type: ignore[attr-defined]
        for option in table.ask.options
        if option < len(board.link_ids)
    ]
    said = [hint(table, board.link_ids[option]) for option in table.ask.options if option < len(board.link_ids)]
    for ends, words in zip(sites, said, strict=True):
        assert words == "".join(sign for sign in ends if sign not in (signs.HUACA, signs.CUSCO))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seats", "language", "size"), [(3, "en", (100, 40)), (4, "ru", (160, 50)), (3, "cs", (80, 24))]
)
def test_turns_by_keys(seats: int, language: str, size: tuple[int, int]) -> None:
    app = make_app(GAME, ["human", *["greedy:1"] * (seats - 1)], "7", {}, language, [], None)

    async def script(seat: Seat) -> None:
        for _ in range(8):
            await seat.tap_number(1)
            await seat.until(lambda: app.session.question() is not None or app.session.pending is not None)
            if app.session.pending is not None:
                await seat.tap("1")
        await seat.open_every_page()
        assert signs.CUSCO in seat.text()

    play(app, script, size)
    assert app.return_code in (None, 0)
