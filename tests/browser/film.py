"""The film of the README: `uv run --with pillow python -m tests.browser.film` plays one turn of Tzolk'in and takes it.

A worker is placed by one click, the turn confirmed, and the others answer step by step.
"""

from __future__ import annotations

import io
import tempfile
import time
from contextlib import closing
from pathlib import Path

from PIL import Image  # type: ignore[import-not-found]
from playwright.sync_api import sync_playwright

from tests.browser.chromium import launch
from tests.browser.client import built_client
from tests.browser.pictures import FOLDER, PACE, PICTURES, midgame
from tests.browser.player import Player
from tests.server.hosting import DEALS, hosted

EACH = 110  # ms of a frame
WIDE = 900
COLOURS = 96
SECONDS = 12.0


class Film:
    """Screenshots with the time they were taken, since taking one takes longer now and then."""

    def __init__(self, me: Player) -> None:
        self.me = me
        self.shots: list[tuple[float, bytes]] = []

    def roll(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while (now := time.monotonic()) < end:
            self.shots.append((now, self.me.page.screenshot(type="jpeg", quality=95)))
            self.me.page.wait_for_timeout(max(1.0, EACH - (time.monotonic() - now) * 1000))

    def write(self, path: Path) -> None:
        frames, times = [], []
        for (taken, shot), (then, _) in zip(self.shots, [*self.shots[1:], (self.shots[-1][0] + 2, b"")], strict=True):
            image = Image.open(io.BytesIO(shot)).convert("RGB")
            high = round(image.height * WIDE / image.width)
            frames.append(image.resize((WIDE, high), Image.Resampling.LANCZOS))
            times.append(max(EACH, round((then - taken) * 1000)))
        palette = frames[len(frames) // 2].quantize(COLOURS)  # one for all, so that only what changed is written
        frames = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
        frames[0].save(path, save_all=True, append_images=frames[1:], duration=times, loop=0, optimize=True)


def play(me: Player) -> Film:
    midgame(me, PICTURES["table"])
    film = Film(me)
    film.roll(0.8)
    for _ in range(2):
        place = me.one('[data-thing^="gear:"].legal').first
        place.hover()
        film.roll(0.7)
        place.click()
        film.roll(0.9)
    me.confirming.click()
    film.roll(SECONDS - 5)
    return film


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        hosted(Path(folder), client=str(built_client(Path(folder))), deals=DEALS, pace=PACE) as host,
        sync_playwright() as playwright,
        closing(launch(playwright)) as browser,
        closing(Player(browser, host.address, "Illari", motion="normal", pace="normal")) as me,
    ):
        play(me).write(FOLDER / "turn.gif")


if __name__ == "__main__":
    main()
