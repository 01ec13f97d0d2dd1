"""Everything by keys, with the focus always to be seen."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player

# The ring of a thing on the board is drawn; other controls have an outline.
FOCUS_SEEN = """() => {
  const here = document.activeElement;
  if (here === document.body) return true;  // on the way round, the browser's own controls
  if (!here.matches(":focus-visible")) return false;
  const ring = here.querySelector(":scope > .focus");
  const style = getComputedStyle(ring ?? here);
  return ring ? style.stroke !== "none" : style.outlineStyle !== "none" || style.boxShadow !== "none";
}"""


def focused(me: Player) -> str | None:
    option: str | None = me.page.evaluate("document.activeElement.dataset.option ?? null")
    return option


def seen(me: Player) -> bool:
    found: bool = me.page.evaluate(FOCUS_SEEN)
    return found


def tab_to(me: Player, option: str) -> None:
    """Tab until the option has the focus; at every stop the focus is to be seen."""
    for _ in range(60):
        me.page.keyboard.press("Tab")
        assert seen(me), me.page.evaluate("document.activeElement.outerHTML.slice(0, 200)")
        if focused(me) == option:
            return
    raise AssertionError(f"Tab never came to {option}")


def walk_to(me: Player, option: str) -> None:
    """Arrow keys alone, as somebody who looks at the board would press them."""
    for _ in range(12):
        if focused(me) == option:
            assert seen(me)
            return
        me.page.keyboard.press(me.page.evaluate(NEXT_ARROW, option))
    raise AssertionError(f"the arrows never came to {option}")


NEXT_ARROW = """(option) => {
  const box = (one) => one.getBoundingClientRect();
  const middle = (one) => [box(one).x + box(one).width / 2, box(one).y + box(one).height / 2];
  const goal = document.querySelector(`[data-option="${option}"]`), here = document.activeElement;
  if (!here?.dataset?.option) return "ArrowRight";
  const [x, y] = middle(goal), [a, b] = middle(here);
  return Math.abs(x - a) > Math.abs(y - b) ? (x > a ? "ArrowRight" : "ArrowLeft") : (y > b ? "ArrowDown" : "ArrowUp");
}"""


def test_a_whole_turn_by_keys_alone(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("me", "random", options={"first_player": "0"})
    me.settle_in()
    press = me.page.keyboard.press
    steps = me.chips.count()

    tab_to(me, "uxmal")
    press("Enter")
    me.settled()
    expect(me.chips).to_have_count(steps + 1)

    press("z")
    expect(me.chips).to_have_count(steps)
    me.settled()
    walk_to(me, "tikal")
    press("Enter")
    me.settled()
    expect(me.chips.last).to_contain_text("Tikal")

    press(str(me.offered.index("done") + 1))
    me.settled()
    expect(me.confirming).to_be_enabled()
    press("c")
    me.settled()
    expect(me.one(".log")).to_contain_text("Anna placed a worker on Tikal")


def test_the_turn_is_started_again_by_a_key(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("me", "random")
    me.await_turn()
    for _ in range(2):
        me.page.keyboard.press("1")
        me.settled()
    expect(me.chips).to_have_count(2)
    me.page.keyboard.press("Shift+Z")
    expect(me.chips).to_have_count(0)


def test_why_not_is_asked_by_keys(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("me", "random")
    me.settle_in()
    me.page.keyboard.press("?")
    expect(me.prompt).to_have_text("Choose anything to learn why it cannot be chosen now.")
    for _ in range(200):
        me.page.keyboard.press("Tab")
        assert seen(me)
        if me.page.evaluate("document.activeElement.dataset.thing?.startsWith('building:')"):
            break
    expect(me.page.get_by_role("tooltip")).to_be_visible()
    me.page.keyboard.press("Enter")
    expect(me.one(".prompt .say strong")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect(me.prompt).to_have_text("Choose where to place a worker.")


def test_drawers_open_and_close_by_keys_and_give_the_focus_back(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("me", "random")
    me.await_turn()
    me.page.keyboard.press("ArrowRight")
    before = focused(me)
    assert before
    for key, name in {"r": "Rules", "s": "Score sheet", "t": "Table", "h": "Settings and help"}.items():
        me.page.keyboard.press(key)
        dialog = me.page.get_by_role("dialog", name=name, exact=True)
        expect(dialog).to_be_visible()
        assert me.page.evaluate("document.activeElement.closest('[role=dialog]') !== null")
        me.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        assert focused(me) == before


def test_keys_are_left_alone_while_somebody_types(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("me", "random")
    me.await_turn()
    me.page.keyboard.press("r")
    search = me.page.get_by_role("searchbox")
    search.click()
    search.press_sequentially("1 skull")
    expect(search).to_have_value("1 skull")
    expect(me.chips).to_have_count(0)
    expect(me.page.get_by_role("dialog", name="Score sheet")).to_have_count(0)
    expect(me.one("[role=dialog] .clause").first).to_contain_text("skull")
