"""Everything says what it is and what its rule is: things of the board, answers in words, icons."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import LAPTOP, PHONE, Player
from tests.browser.playing import ready
from tests.browser.screens import LANGUAGES, screens
from tests.browser.test_zoom import Fingers

DRAWN = ["tzolkin", "tawantinsuyu", "teotihuacan"]
EVERY = [*DRAWN, "inca_empire"]
CLAUSE = re.compile(r"[A-Z]{2}-\d+\.\d+")
EACH_THING = """async () => {
  const told = {};
  for (const one of document.querySelectorAll(".stage [data-thing]")) {
    if (!one.getBoundingClientRect().width) continue;
    one.setAttribute("tabindex", "0");
    one.focus({ preventScroll: true });
    for (let wait = 0; wait < 200; wait += 1) {
      await new Promise((done) => setTimeout(done, 5));
      if ((document.querySelector(".stage .card")?.innerText ?? "").split("\\n").length > 2) break;
    }
    told[one.dataset.thing] = document.querySelector(".stage .card")?.innerText ?? "";
    one.blur();
  }
  return told;
}"""
EACH_ICON = """async () => {
  const told = [];
  for (const one of document.querySelectorAll(".rail .player .icon")) {
    if (!one.getBoundingClientRect().width) continue;
    for (const event of ["pointerover", "pointermove"])
      one.dispatchEvent(new PointerEvent(event, { bubbles: true, pointerType: "mouse", clientX: told.length + 1 }));
    const tip = () => document.querySelector(".tip")?.innerText ?? "";
    for (let wait = 0; wait < (tip() ? 4 : 200); wait += 1) await new Promise((done) => setTimeout(done, 5));
    told.push([one.querySelector("use").getAttribute("href"), tip()]);
  }
  return told;
}"""

# The middles of things on the board that can be hit and tell about themselves, and what is hit at a place.
THINGS = """[...document.querySelectorAll(".stage [data-thing]")].flatMap((one) => {
  const box = one.getBoundingClientRect();
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const seen = box.width && one.contains(document.elementFromPoint(x, y)) && !one.dataset.thing.startsWith("road:");
  return seen ? [[one.dataset.thing, x, y]] : [];
})"""
HIT = """([x, y]) => document.elementFromPoint(x, y)?.closest("[data-thing], [data-hint], .icon, button")"""
FAR = 40  # pixels
WHILE = 400  # milliseconds in which a card would have come


def in_the_middle(sit: Sit, game: str, **chosen: object) -> Player:
    """At the position of the guided first game, which has something of everything."""
    me = sit(**chosen)
    me.go(f"/t/{me.send('POST', '/api/guides', {'game': game})['id']}")
    assert ready(me)
    return me


@pytest.mark.parametrize("game", DRAWN)
def test_every_thing_of_a_board_explains_itself(sit: Sit, game: str) -> None:
    me = in_the_middle(sit, game)
    told = me.page.evaluate(EACH_THING)
    assert len(told) > 40
    assert {thing: words for thing, words in told.items() if not CLAUSE.search(words)} == {}
    # Beside name and clause there is a line about what it does, or the rule itself.
    assert {thing: words for thing, words in told.items() if len(words.splitlines()) < 3} == {}


@pytest.mark.parametrize("game", DRAWN)
def test_every_icon_of_a_player_has_a_name(sit: Sit, game: str) -> None:
    me = in_the_middle(sit, game)
    expect(me.one(".rail .player .icon").nth(10)).to_be_visible()  # what a player has comes after the board
    told = me.page.evaluate(EACH_ICON)
    assert len(told) > 10
    assert [icon for icon, words in told if not words] == []
    assert sum(bool(CLAUSE.search(words)) for _, words in told) > len(told) / 2


@pytest.mark.parametrize(
    ("game", "sign", "says"),
    [
        ("tawantinsuyu", '[data-piece^="priest:"]', "high priest"),
        ("tawantinsuyu", '.icon[data-clause="TA-12.7"]', "Kunti"),
        ("teotihuacan", '[data-piece^="neutral:"]', "Neutral die"),
        ("inca_empire", '.icon:has([href="#sapa-inca"])', "Sapa Inca"),
    ],
)
def test_signs_that_cannot_be_chosen_tell_what_they_are(sit: Sit, game: str, sign: str, says: str) -> None:
    me = in_the_middle(sit, game)
    me.page.mouse.move(2, 2)
    box = me.one(f".stage {sign}").last.bounding_box()
    assert box
    me.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    expect(me.one(".tip")).to_contain_text(says)
    expect(me.one(".tip")).to_contain_text(CLAUSE)


def test_answers_in_words_tell_their_rule(sit: Sit) -> None:
    me = in_the_middle(sit, "tawantinsuyu")
    tip = me.one(".tip")
    rules = {"pray": "take 2 god cards", "train": "draw 2 army cards", "recruit": "take 1 nomad"}
    for option, rule in rules.items():
        button = me.one(f':is(.prompt, .dock) [data-answer="plan {option}"]')
        button.hover()
        expect(tip).to_contain_text(rule)
        expect(tip).to_contain_text(CLAUSE)
    me.stage.hover(position={"x": 5, "y": 5})
    expect(tip).to_have_count(0)
    me.page.keyboard.press("Tab")
    me.one(':is(.prompt, .dock) [data-answer="plan pray"]').focus()
    expect(tip).to_contain_text("Pray")


@pytest.mark.parametrize("game", ["teotihuacan", "inca_empire"])
def test_a_finger_that_rests_on_a_thing_asks_what_it_is(sit: Sit, game: str) -> None:
    me = in_the_middle(sit, game, viewport=PHONE, has_touch=True, is_mobile=True)
    me.button("Leave the guide").tap()
    glowing = set(me.page.evaluate("[...document.querySelectorAll('.choice.legal')].map((one) => one.dataset.thing)"))

    def place() -> tuple[int, int]:
        return next((x, y) for thing, x, y in me.page.evaluate(THINGS) if thing in glowing)

    card, hand = me.one(".stage .card"), Fingers(me)
    hand.rest(*place())
    expect(card).to_be_visible()
    expect(card).to_contain_text(CLAUSE)
    assert me.drafted == 0
    expect(me.one(".ways")).to_have_count(0)
    hand.drag(*place(), 60)
    expect(card).to_have_count(0)
    assert me.drafted == 0
    hand.rest(*place(), short=True)  # a tap chooses, or comes closer first where things lie close
    me.page.wait_for_timeout(500)
    chosen = me.one('main.stage:not([data-drafted="0"]), .ways')
    if not chosen.count():
        hand.rest(*place(), short=True)
    expect(chosen).to_have_count(1)


def test_a_long_press_explains_and_does_not_choose(sit: Sit) -> None:
    me = in_the_middle(sit, "tawantinsuyu", viewport=PHONE, has_touch=True)
    button = me.one('.prompt [data-answer="plan pray"]')
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box
    Fingers(me).rest(box["x"] + 20, box["y"] + 20)
    expect(me.one(".tip")).to_contain_text("take 2 god cards")
    expect(me.chips).to_have_count(0)
    button.tap()  # a short one chooses
    me.settled()
    expect(me.one(".tip")).to_have_count(0)
    assert me.chips.count() == 1 or me.said[-1]["do"] == "commit"


@pytest.mark.parametrize("game", EVERY)
def test_a_card_waits_for_a_hand_that_moves(sit: Sit, game: str) -> None:
    """Neither a board that comes or moves beneath a resting pointer opens one, nor a click."""
    me = in_the_middle(sit, game)
    card = me.page.get_by_role("tooltip")
    things: list[tuple[str, int, int]] = me.page.evaluate(THINGS)
    me.page.set_viewport_size({"width": 1640, "height": 1000})
    thing, x, y = next(one for one in things if me.page.evaluate(f"(at) => !({HIT})(at)", one[1:]))
    me.page.mouse.move(x, y)
    me.page.set_viewport_size({"width": LAPTOP["width"], "height": LAPTOP["height"]})
    me.page.wait_for_function(f"(at) => ({HIT})(at)?.dataset.thing === '{thing}'", arg=[x, y])
    me.page.wait_for_timeout(WHILE)
    expect(card).to_have_count(0)
    me.page.mouse.move(x + 1, y)
    expect(card).to_be_visible()
    me.page.mouse.down()
    expect(card).to_have_count(0)
    me.page.mouse.up()
    me.settled()
    me.page.wait_for_timeout(WHILE)
    expect(card).to_have_count(0)
    me.page.mouse.move(x + 2, y)  # still the same
    me.page.wait_for_timeout(WHILE)
    expect(card).to_have_count(0)
    other = next(one for one in me.page.evaluate(THINGS) if one[0] != thing and abs(one[1] - x) + abs(one[2] - y) > FAR)
    me.page.mouse.move(*other[1:])
    expect(card).to_be_visible()


def test_an_answer_that_comes_under_the_pointer_is_not_explained_unasked(sit: Sit) -> None:
    me = in_the_middle(sit, "tawantinsuyu")
    button = me.one(':is(.prompt, .dock) [data-answer="plan pray"]')
    button.hover()
    expect(me.one(".tip")).to_contain_text("Pray")
    button.click()
    me.settled()
    me.page.wait_for_timeout(WHILE)
    expect(me.one(".tip")).to_have_count(0)


@screens(["cs"], language=LANGUAGES)
def test_the_rules_and_their_legend_are_read_in_the_lobby(sit: Sit, language: str) -> None:
    me = sit(language=language)
    me.go("/")
    me.one("[data-rules=tzolkin]").click()
    legend = me.one("[role=dialog] .legend li")
    expect(legend.first).to_be_visible()
    assert legend.count() > 20
    names = legend.all_inner_texts()
    assert all(names)
    assert len(set(names)) == len(names)
    assert not [name for name in names if re.search(r"(icon|good|track|frame)-", name)]
    me.one("[role=dialog] .legend [data-icon=fish] button").click()
    expect(me.one('[role=dialog] [aria-current="location"]')).to_contain_text("TZ-11.1")
    me.page.keyboard.press("Escape")
    expect(me.one("[role=dialog]")).to_have_count(0)
