"""What tests of all boards do: tables out of played games, how a seat sees them, and what holds of every drawing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tinkuy.bots import find_bot
from tinkuy.cli.names import shown_names
from tinkuy.cli.terminal.boards import find_board
from tinkuy.cli.terminal.shown import Board, Shown
from tinkuy.cli.terminal.words import find_texts
from tinkuy.core.automa import automas
from tinkuy.core.chance import Chance
from tinkuy.core.data import SPECTATOR
from tinkuy.core.game import Game
from tinkuy.core.table import Table, open_table
from tinkuy.core.view import view
from tinkuy.core.zones import redraw

LONG = "Veronika Nováková the Third"  # a name that may be cut
NAMES = ["Anna", "greedy bot 1", "greedy bot 2", LONG]
SMALL = (66, 38)  # in which the whole table can be seen without scrolling
SIZES = (SMALL, (80, 24), (106, 48), (150, 60))


KEPT: dict[tuple[object, ...], Table] = {}  # each keeps its game, so that no other can have its id


def _play(game: Game, seats: int, turns: int, bot: str, kind: str, options: dict[str, str]) -> Table:
    table = open_table(game, seats, "5", options)
    player = find_bot(bot, seed=1)
    while not table.over:
        ask = table.asks()[0]
        if len(table.turns) >= turns and (not kind or game.kinds[ask.kind].name == kind):
            break
        table.answer(ask.seat, player.choose(table, ask.seat))
    return table


def played(game: Game, seats: int, turns: int, bot: str, kind: str = "", **options: str) -> Table:
    """After so many turns, and then at the next question of a kind; a copy, so that it is played once for all tests."""
    key = (id(game), seats, turns, bot, kind, *options.items())
    if key not in KEPT:
        KEPT[key] = _play(game, seats, turns, bot, kind, options)
    return KEPT[key].copy()


def shown(table: Table, language: str = "en", seat: int = 0, names: Sequence[str] = (), **more: Any) -> Shown:
    texts = find_texts(table.game, language)
    everybody = shown_names(["human"] * table.seats, [], texts, automas(table.game.automa, table.seats))
    return Shown(table.game, view(table, seat), texts, list(names) or everybody, 0, **more)


def misfits(seen: Shown, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    """Lines that are wider than the screen or cut, but for long names; and a table that is longer than it need be."""
    board = find_board(seen.game)
    found: list[str] = []
    for width, height in sizes:
        for line in board.draw(seen, width, height).split("\n", allow_blank=True):
            is_cut = "…" in line.plain and LONG[:4] not in line.plain
            found += [line.plain] if is_cut or line.cell_len > width else []
    lines = board.draw(seen, *SMALL).split("\n")
    return found if len(lines) <= SMALL[1] else [*found, f"{len(lines)} lines"]


def another_deal(table: Table) -> Table:
    """A world that differs only in what seat 0 cannot know."""
    other = table.copy()
    redraw(other.state.zones(), 0, Chance.from_seed("another deal"))
    assert [zone.cards for zone in other.state.zones()] != [zone.cards for zone in table.state.zones()]
    return other


def assert_the_same_is_seen(table: Table, other: Table, boards: Sequence[Board] = ()) -> None:
    """By seat 0 and by spectators, and so are the explanations."""
    own = find_board(table.game)
    for board in boards or [own]:
        for seat in (0, SPECTATOR):
            first, second = (board.draw(shown(world, "en", seat), 106, 60).plain for world in (table, other))
            assert first == second
    assert own.things(shown(table)) == own.things(shown(other))


def explained(seen: Shown, by_clause: Sequence[str] = ()) -> set[str]:
    """The domains of all that can be explained: each thing has a name, a clause and, but for those, its own lines."""
    things = [thing for _, group in find_board(seen.game).things(seen) for thing in group]
    for thing in things:
        assert seen.texts.name(thing.domain, thing.code)
        assert seen.game.describe(thing.domain, thing.code).clause
        assert seen.texts.describe(thing.domain, thing.code) or thing.domain in by_clause
    return {thing.domain for thing in things}
