"""Draws docs/pictures/terminal.svg: the terminal table in the middle of a game. Run it from the project's folder."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path
from tempfile import TemporaryDirectory

from tinkuy.bots import find_bot
from tinkuy.cli.terminal import make_app
from tinkuy.cli.terminal.saving import data_folder
from tinkuy.games import find_game

PICTURE = Path(__file__).with_name("terminal.svg")
SEATS = ["human", "greedy", "greedy", "random"]
NAMES = ["Anna"]
TURNS = 52
# Fonts are not fetched from anywhere: every system has a fixed-width font of its own.
FONT = re.compile(r"@font-face \{.*?\}", re.DOTALL)


async def draw() -> str:
    app = make_app(find_game("tzolkin"), SEATS, "mid", {"first_player": "0"}, "en", NAMES, None)
    session = app.session
    session.path = data_folder() / "tzolkin-evening.txt"
    session.settings.confirm = False
    session.settle()
    bot = find_bot("greedy", seed="picture")
    while True:
        ask = session.table.asks()[0]
        kind = app.game.kinds[ask.kind].name
        if len(session.table.turns) >= TURNS and ask.seat == 0 and kind == "build":
            break
        session.table.answer(ask.seat, bot.choose(session.table, ask.seat))
    session.settings.confirm = True
    async with app.run_test(size=(100, 40)) as pilot:
        await pilot.pause()
        await pilot.press("down")
        await pilot.pause()
        picture = app.export_screenshot(title="tinkuy play tzolkin")
    return FONT.sub("", picture)


def main() -> None:
    with TemporaryDirectory() as folder:
        os.environ["HOME"] = folder
        os.environ.pop("XDG_DATA_HOME", None)
        os.environ.pop("XDG_CONFIG_HOME", None)
        PICTURE.write_text(asyncio.run(draw()), encoding="utf-8")


if __name__ == "__main__":
    main()
