"""A table in a terminal that exists only in memory, played by keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

from textual import events
from textual.keys import _character_to_key
from textual.pilot import Pilot

from tinkuy.cli.terminal import make_app
from tinkuy.cli.terminal.app import TableApp
from tinkuy.cli.terminal.log import Log
from tinkuy.cli.terminal.panels import Options
from tinkuy.cli.terminal.screens.curtain import CurtainScreen
from tinkuy.cli.terminal.seats import SHAPES
from tinkuy.cli.terminal.shown import Board
from tinkuy.cli.terminal.table_screen import TableScreen
from tinkuy.core.questions import CONFIRM
from tinkuy.games import find_game

PATIENCE = 10_000  # looks at the table before a test gives up
STILL = 3  # looks in a row at which nobody has anything to do
MANY = 400  # answers in which a few turns must be over
PAGES = ("i", "h", "s", "g", "question_mark")


class Seat:
    """Somebody at the keyboard."""

    def __init__(self, app: TableApp, pilot: Pilot[Any]) -> None:
        self.app = app
        self.pilot = pilot

    @property
    def session(self) -> Any:
        return self.app.session

    def busy(self) -> bool:
        return self.session.asked_bot() is not None or any(worker.is_running for worker in self.app.workers)

    async def settle(self) -> None:
        """Until the bots have played and everything is drawn."""
        if self.busy():
            await self.until(lambda: not self.busy())
            await self.drawn()

    async def drawn(self) -> None:
        """Until every message is read and everything is drawn; to wait until the process idles takes far longer."""
        still = 0
        for _ in range(PATIENCE):
            await self.pilot.pause(0)
            parts = [self.app, *self.app.screen.walk_children(with_self=True)]
            still = 0 if any(part.message_queue_size for part in parts) else still + 1
            if still == STILL:
                return
        raise AssertionError("the table never comes to rest")

    async def until(self, reached: Callable[[], bool]) -> None:
        """Looks often, and does not wait for the drawing: that is too slow for a whole game."""
        for _ in range(PATIENCE):
            await asyncio.sleep(0.002)
            if reached():
                return
        raise AssertionError("the table never came that far")

    async def tap(self, key: str) -> None:
        """A key of which is known that it changes the game; waits for that and for the bots, not for the drawing."""
        before = self.moment()
        self.app.post_message(events.Key(key, key if len(key) == 1 else None))
        await self.until(lambda: self.moment() != before and not self.busy())

    def moment(self) -> tuple[object, ...]:
        table = self.session.table
        return len(table.turns), table.answers[:], self.session.pending, table.over

    async def press(self, *keys: str) -> None:
        for key in keys:
            name = key if len(key) > 1 or key.isalnum() else _character_to_key(key)
            self.app.post_message(events.Key(name, key if len(key) == 1 else None))
            await self.drawn()
            await self.settle()

    async def keep_wealth(self) -> None:
        """Two wealth tiles and the end of that choice."""
        await self.press("1", "1", "1")

    async def choose(self, code: str) -> None:
        """Answer with an option by its code, as a person would find its number."""
        ask = self.session.question()
        codes = self.app.game.kinds[ask.kind].codes
        number = [codes[option] for option in ask.options].index(code) + 1
        await self.number(number)

    async def tap_number(self, number: int) -> None:
        options = self.app.screen.query_one(Options)
        keys = list(str(number))
        if number * 10 <= options.count:
            keys.append("enter")  # more digits could follow
        for index, digit in enumerate(keys[:-1], start=1):
            typed = str(number)[:index]
            self.app.post_message(events.Key(digit, digit))
            await self.until(lambda typed=typed: options.typed == typed)  # type: ignore[misc]
        await self.tap(keys[-1])

    async def number(self, number: int) -> None:
        options = self.app.screen.query_one(Options)
        await self.press(*str(number))
        if number * 10 <= options.count:
            await self.press("enter")  # more digits could follow

    async def confirm(self) -> None:
        """Say yes where the last answer waits for a second thought."""
        if self.session.pending is not None:
            await self.press("1")

    def text(self) -> str:
        """The screen as it is seen."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip) for strip in strips)

    def at_table(self) -> bool:
        return isinstance(self.app.screen, TableScreen)

    def at_curtain(self) -> bool:
        return isinstance(self.app.screen, CurtainScreen)

    async def any_answer(self, rng: Random) -> None:
        """Keys as a person would press them: a number, and yes where that waits for a second thought."""
        await self.tap_number(rng.randint(1, self.app.screen.query_one(Options).count))
        if self.session.pending is not None:
            await self.tap("1")
        # Either the next question is there, or the curtain is drawn before somebody else's.
        await self.until(lambda: self.session.table.over or self.session.question() is not None or self.at_curtain())

    async def turns_by_chance(self, rng: Random, turns: int) -> None:
        for _ in range(MANY):
            if self.at_curtain():
                await self.press("enter")
            if len(self.session.table.turns) >= turns:
                return
            await self.any_answer(rng)
        raise AssertionError("the game does not go on")

    async def open_every_page(self) -> None:
        """Each page comes by its key and goes again."""
        for key in PAGES:
            await self.press(key)
            assert not self.at_table()
            await self.press("escape")
            assert self.at_table()


def new_app(
    seats: list[str],
    seed: str = "7",
    language: str = "en",
    names: list[str] | None = None,
    load: Path | None = None,
    board: Board | None = None,
) -> TableApp:
    app = make_app(
        find_game("tzolkin"), seats, seed, {"first_player": "0"} if load is None else {}, language, names or [], load
    )
    if board is not None:
        app.board = board
    return app


def play(app: TableApp, script: Callable[[Seat], Awaitable[None]], size: tuple[int, int] = (100, 40)) -> None:
    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            seat = Seat(app, pilot)
            await seat.settle()
            await script(seat)

    asyncio.run(run())


def asked(app: TableApp, kind: str, rng: Random) -> Any:
    """Play on by chance until somebody is asked this kind of question."""
    session = app.session
    while not session.table.over:
        ask = session.table.asks()[0]
        session.call(ask.seat)
        if ask.kind != CONFIRM and app.game.kinds[ask.kind].name == kind:
            return ask
        session.table.answer(ask.seat, rng.choice(ask.options))
    raise AssertionError(f"nobody was asked '{kind}'")


def assert_its_steps_carry_its_sign(app: TableApp, turns: int, steps: set[str]) -> None:
    """A solo opponent's, of which these are told in so many turns; each line of the log's page has its clause."""
    table, rng = app.session.table, Random(1)
    while len(table.turns) < turns:
        table.answer(table.asks()[0].seat, rng.choice(table.asks()[0].options))
    log = Log()
    lines = log.of(table, app.texts, app.names, app.board)
    told = table.state.told or []
    assert steps <= {event.kind.name for event in told if event.kind.automa}
    for line, event in zip(lines, told, strict=True):
        if event.kind.automa:
            assert line.plain.startswith(f"{SHAPES[1]} ")
    for line, event in zip(log.with_clauses(), told, strict=True):
        assert line.plain.endswith(f" {event.kind.clause}")


def assert_playable_by_keys(app: TableApp, size: tuple[int, int], opponent: tuple[str, ...]) -> None:
    """Some turns by random keys, then every page; alone one plays against somebody of whom the story tells."""

    async def script(seat: Seat) -> None:
        await seat.turns_by_chance(Random(6), 6)
        await seat.open_every_page()
        if app.session.table.seats == 1:
            assert app.names[1] in opponent
            assert any(app.names[1] in line.plain for line in app.screen.story.lines)  # type: ignore[attr-defined]

    play(app, script, size)
    assert app.return_code in (None, 0)
