"""Tzolk'in's board in the terminal: everything is on it, nothing is too wide, nothing secret is read."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.cli.terminal import drawn
from tests.cli.terminal.drawn import NAMES, assert_the_same_is_seen, misfits
from tests.games.tzolkin.positions import answer, given
from tinkuy.cli.terminal.boards import find_board
from tinkuy.cli.terminal.fallback import FallbackBoard
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.tzolkin import TzolkinBoard
from tinkuy.cli.terminal.words import find_texts
from tinkuy.core.codes import read_answer
from tinkuy.core.draft import Draft
from tinkuy.core.table import Table
from tinkuy.games import find_game
from tinkuy.text import LANGUAGES
from tinkuy.text.numbers import MINUS

GAME = find_game("tzolkin")


def played(seats: int, turns: int) -> Table:
    return drawn.played(GAME, seats, turns, "greedy:4")


def shown(table: Table, language: str, seat: int = 0, **more: Any) -> Shown:
    return drawn.shown(table, language, seat, NAMES, **more)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "turns"), [(2, 0), (3, 25), (4, 70), (4, 400)])
def test_no_line_is_wider_or_cut(language: str, seats: int, turns: int) -> None:
    assert misfits(shown(played(seats, turns), language), ((66, 38), (80, 60), (104, 48), (150, 60))) == []


def test_the_board_shows_workers_tiles_days_and_points() -> None:
    table = played(4, 70)
    state: Any = table.state
    text = TzolkinBoard(table.game).draw(shown(table, "en"), 66, 38).plain  # type: ignore[arg-type]
    for seat, shape in enumerate("●■▲◆"):
        on_gears = sum(row.count(seat) for row in state.gears)
        assert text[: text.index("Technologies")].count(shape) >= on_gears
    assert f"day {state.day + 1} of 27" in text
    assert text.count("≡") >= sum(field == 2 for fields in state.jungle for field in fields)
    for player in state.players:
        assert table.game.points(table.state, player.seat) is not None
        assert find_texts(table.game, "en").points(sum(player.points)) in text


def test_what_can_be_chosen_glows() -> None:
    table = played(4, 40)
    board = find_board(table.game)
    plain = board.draw(shown(table, "en"), 66, 38)
    glowing = board.draw(shown(table, "en", lit=frozenset({"tikal", "tikal-3"}), focus="chaac"), 66, 38)
    assert plain.plain == glowing.plain
    styles = {plain.plain[span.start : span.end].strip(): str(span.style) for span in glowing.spans}
    assert "underline" in styles["Tikal"]
    assert " on #" in styles["Chaac"]


def hint(table: Table, code: str) -> str:
    """Of an option that may be on offer or not; what it would bring about is known of offered ones."""
    kind, option = read_answer(table.game, code)
    ask = table.asks()[0]
    preview = Draft(table, ask.seat).preview(option) if (ask.kind, option in ask.options) == (kind, True) else None
    return find_board(table.game).hint(shown(table, "en", preview=preview), table.game.kinds[kind], option).plain


def test_options_say_what_they_cost_and_give() -> None:
    table = played(4, 40)
    assert hint(table, "build a2_tomb_worker") == "1≡1▦1¤ → 1 worker 6★"
    assert hint(table, "wealth w_uxmal_1") == "5ψ 1▦ Chaac+1∆"
    assert hint(table, "plan place") == ""


@clause("TZ-6.6", "TZ-7.3")
def test_prices_are_those_that_the_game_would_tell() -> None:
    table = given().player(0, corn=9).worker(1, "tikal", 0).turn_of(0)
    assert hint(table, "place tikal") == f"space 1 {MINUS}1ψ"
    answer(table, "place uxmal")
    assert hint(table, "place tikal") == f"space 1 {MINUS}2ψ"  # the second worker costs 1 more
    table = answer(given().player(0, corn=9).worker(0, "yaxchilan", 3).turn_of(0), "plan pick_up")
    assert hint(table, "act yaxchilan-1").endswith(f", {MINUS}2ψ")
    assert "," not in hint(table, "act yaxchilan-3")


def test_a_drawing_comes_from_the_view_alone() -> None:
    """Two worlds that differ only in what a seat cannot know give the same drawing."""
    table = played(3, 0)
    other = table.copy()
    state: Any = other.state
    state.players[1].dealt.cards = [tile for tile in range(21) if tile not in state.players[0].dealt.cards][:4]
    state.age1_stack.cards.reverse()
    assert_the_same_is_seen(table, other, [find_board(table.game), FallbackBoard()])
    assert FallbackBoard().draw(shown(table, "en", 1), 100, 60) != FallbackBoard().draw(shown(other, "en", 1), 100, 60)
