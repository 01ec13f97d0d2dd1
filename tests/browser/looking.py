"""What a player sees at a glance, asked of the page in one question each.

A whole game looks thousands of times; locators and their patience are for what a test is about.
"""

from __future__ import annotations

from playwright.sync_api import Page

OFTEN = 30  # milliseconds between two looks
SEEN = """(one) => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && one.checkVisibility({ visibilityProperty: true });
}"""
SETTLED = """document.querySelector("main.stage")?.getAttribute("aria-busy") === "false" """
GLOWING = f"""[...document.querySelectorAll("[data-option]")].filter({SEEN})"""
CONFIRMING = """document.querySelector("section.draft .confirm:enabled")"""
# The board comes after the question.
READY = f"""(over) => {{
  if (!({SETTLED}) || !document.querySelector(".stage [data-thing]")) return "";
  if ([...document.querySelectorAll(".prompt .say")].some((one) => one.textContent.includes(over))) return "over";
  return {CONFIRMING} || {GLOWING}.length ? "asked" : "";
}}"""


def await_settled(page: Page) -> None:
    """What was chosen last has come back from the server."""
    page.wait_for_function(f"() => {SETTLED}", polling=OFTEN)


def await_glow(page: Page) -> None:
    page.wait_for_function(f"() => {SETTLED} && {GLOWING}.length > 0", polling=OFTEN)


def await_ready(page: Page, over: str) -> bool:
    """Until something is asked or can be confirmed; false when the game is over."""
    return bool(page.wait_for_function(READY, arg=over, polling=OFTEN).json_value() != "over")


def glowing(page: Page) -> list[str]:
    found: list[str] = page.evaluate(f"() => {GLOWING}.map((one) => one.dataset.option)")
    return list(dict.fromkeys(found))


def complete(page: Page) -> bool:
    """Nothing is asked any more; before, confirming may be possible too and says what it answers."""
    return bool(page.evaluate(f"() => !!{CONFIRMING} && !document.querySelector('.draft .closing')"))


def drafted(page: Page) -> int:
    """How many answers the page shows that are not confirmed."""
    return int(page.evaluate("() => Number(document.querySelector('main.stage').dataset.drafted ?? 0)"))
