"""What a player sees at a glance, asked of the page in one question each.

A whole game looks thousands of times; locators and their patience are for what a test is about.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

OFTEN = 15  # milliseconds between two looks
SLOWLY = 100  # the same for what the page measures once it is drawn
PATIENCE = 10.0  # seconds in which a page has measured everything, on a busy machine too
SEEN = """(one) => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && one.checkVisibility({ visibilityProperty: true });
}"""
SETTLED = """document.querySelector("main.stage")?.getAttribute("aria-busy") === "false" """
GLOWING = f"""[...document.querySelectorAll("[data-option]")].filter({SEEN})"""
CONFIRMING = """document.querySelector("section.draft .confirm:enabled")"""
# Nothing is asked any more; before, confirming may be possible too and says what it answers.
COMPLETE = f"""!!{CONFIRMING} && !document.querySelector(".draft .closing")"""
DRAFTED = """Number(document.querySelector("main.stage").dataset.drafted ?? 0)"""
FREE = """[...document.querySelectorAll("details.free [data-option]")].map((one) => one.dataset.option)"""
GLANCE = f"""([over, thing]) => {{
  if (!({SETTLED}) || !document.querySelector(`.stage ${{thing}}`)) return null;
  const where = (one) => (one.closest(".stage") ? "stage" : one.closest(".dock") ? "dock" : "");
  const glowing = {GLOWING}.map((one) => [one.dataset.option, where(one)]);
  const ended = [...document.querySelectorAll(".prompt .say")].some((one) => one.textContent.includes(over));
  const clicked = !!document.querySelector(".follow .next");
  if (!ended && !glowing.length && !{CONFIRMING} && !clicked) return null;
  return {{ over: ended && !clicked, complete: {COMPLETE}, clicked, drafted: {DRAFTED}, glowing, free: {FREE} }};
}}"""

# The middle of the last thing of these that is seen, where nothing lies over it.
SPOT = f"""(selector) => {{
  const one = [...document.querySelectorAll(selector)].filter({SEEN}).at(-1);
  if (!one || one.disabled) return null;
  const box = one.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return one.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
}}"""


@dataclass(frozen=True)
class Glance:
    """All that counts for who is to choose."""

    over: bool
    complete: bool
    clicked: bool  # what others do is shown step by step, each by a click
    drafted: int
    glowing: list[tuple[str, str]]  # every place of an option, with where it is: stage, dock, or elsewhere
    free: list[str]

    @property
    def options(self) -> list[str]:
        return list(dict.fromkeys(option for option, _ in self.glowing))

    def places(self, *where: str) -> list[str]:
        """Options in their places there, as often as they have one."""
        return [option for option, place in self.glowing if place in where]


def await_glance(page: Page, over: str, board: bool = True) -> Glance:
    """Until something is asked, can be confirmed or waits for a click, or the game is over.

    The board comes after the question.
    """
    seen = page.wait_for_function(GLANCE, arg=[over, "[data-thing]" if board else "*"], polling=OFTEN)
    return Glance(**seen.json_value())


def await_settled(page: Page) -> None:
    """What was chosen last has come back from the server."""
    page.wait_for_function(f"() => {SETTLED}", polling=OFTEN)


def await_glow(page: Page) -> None:
    page.wait_for_function(f"() => {SETTLED} && {GLOWING}.length > 0", polling=OFTEN)


def glowing(page: Page) -> list[str]:
    found: list[str] = page.evaluate(f"() => {GLOWING}.map((one) => one.dataset.option)")
    return list(dict.fromkeys(found))


def complete(page: Page) -> bool:
    """Nothing is asked any more; before, confirming may be possible too and says what it answers."""
    return bool(page.evaluate(f"() => {COMPLETE}"))


def free(page: Page) -> list[str]:
    found: list[str] = page.evaluate(f"() => {FREE}")
    return found


def drafted(page: Page) -> int:
    """How many answers the page shows that are not confirmed."""
    return int(page.evaluate(f"() => {DRAFTED}"))


def remaining(page: Page, script: str, arg: object = None) -> Any:
    """What a look for faults finds and still finds when the page, drawn anew, had time to measure its things."""
    end = time.monotonic() + PATIENCE
    while True:
        found = page.evaluate(script, arg)
        any_left = any(found.values()) if isinstance(found, dict) else bool(found)
        if not any_left or time.monotonic() >= end:
            return found
        page.wait_for_timeout(SLOWLY)


def spot(page: Page, selector: str) -> tuple[float, float] | None:
    """Where a pointer hits what is meant; None where it is out of sight or covered."""
    found: list[float] | None = page.evaluate(SPOT, selector)
    return (found[0], found[1]) if found else None
