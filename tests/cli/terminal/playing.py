"""A table in a terminal that exists only in memory, played by keys."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from textual import events
from textual.keys import _character_to_key
from textual.pilot import Pilot

from tinkuy.cli.terminal import make_app
from tinkuy.cli.terminal.app import TableApp
from tinkuy.cli.terminal.panels import Options
from tinkuy.cli.terminal.shown import Board
from tinkuy.cli.terminal.table_screen import TableScreen
from tinkuy.games import find_game

PATIENCE = 10_000  # looks at the table before a test gives up
STILL = 3  # looks in a row at which nobody has anything to do


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
