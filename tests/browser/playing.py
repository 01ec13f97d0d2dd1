"""Any game in the browser: playing on by what glows, and coming to a moment that a test is about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.looking import await_glance
from tests.browser.player import CONFIRM, OVER, Player, meaning

STEPS = 700  # more than any game here takes


def asked(me: Player) -> str:
    """The kind of the question that the page shows."""
    view = me.told["view"]
    kinds: list[str] = [ask["kind"] for ask in view["ask"] if ask["seat"] == view["seat"]]
    return kinds[0] if kinds else ""


def ready(me: Player) -> bool:
    """Wait until something is asked or can be confirmed; false when the game is over."""
    return not await_glance(me.page, OVER).over


def open_free_actions(me: Player) -> None:
    """What can be done at any moment waits in a menu."""
    menu = me.one("details.free:not([open]) > summary")
    if menu.count():
        menu.click()


def play_on(
    me: Player, pick: Callable[[Player, list[str]], str], until: Callable[[Player], bool] = lambda _: False
) -> bool:
    """Choose on the board until the moment has come; false when the game ended before."""
    for _ in range(STEPS):
        seen = await_glance(me.page, OVER)
        if seen.over:
            return False
        plain = [option for option in seen.options if option not in seen.free]
        with me.remembering(seen):
            if until(me):
                return True
            chosen = None if seen.complete or seen.clicked or not plain else pick(me, plain)
        if seen.clicked:
            me.page.keyboard.press("Space")
        elif seen.complete:
            me.press(CONFIRM)
        elif chosen is not None:
            me.press(meaning(chosen))
    raise AssertionError(f"the game goes on after {STEPS} steps")


def take(me: Player, *options: str) -> None:
    """One answer after another; those that were forced are not asked."""
    for option in options:
        assert ready(me)
        if option in me.options:
            me.choose(option)


def own_state(me: Player) -> dict[str, Any]:
    view = me.told["view"]
    state: dict[str, Any] = view["state"]["players"][view["seat"]]
    return state
