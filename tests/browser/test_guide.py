"""A guided first game in the browser: followed by clicks to its end, left, gone astray, taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.looking import remaining
from tests.browser.player import PHONE, Player
from tests.browser.playing import open_free_actions
from tests.browser.screens import LANGUAGES, screens
from tinkuy.core.guide import find_guide
from tinkuy.games import GAMES, find_game

GUIDED = [name for name in GAMES if find_guide(find_game(name)) is not None]
SCREENS: dict[str, dict[str, Any]] = {"laptop": {}, "phone": {"viewport": PHONE, "has_touch": True, "language": "ru"}}


def learn(me: Player, game: str = "tzolkin") -> None:
    me.go("/")
    me.one(f"[data-learn={game}]").click()
    expect(card(me)).to_be_visible()


def card(me: Player) -> Locator:
    return me.one("section.guide")


def step(me: Player) -> str:
    return card(me).get_attribute("data-step") or ""


def given(me: Player) -> int:
    """How many answers of this player are on the table or in the draft."""
    committed = sum(len(said["answers"]) for said in me.said if said["do"] == "commit")
    return committed + (len(me.told["answers"]) if me.told["is"] == "draft" else 0)


def follow(me: Player, lessons: list[dict[str, Any]], look: Callable[[], None] = lambda: None) -> list[str]:
    """Do what the guide says, and look at every step; the steps that were shown."""
    script = [code for lesson in lessons for code in lesson["answers"]]
    named = {lesson["text"]: lesson for lesson in lessons}
    shown: list[str] = []
    for _ in range(200):
        expect(card(me).locator(".words p:not(.quiet)").first).to_be_visible()  # the others have played
        me.settled()
        lesson = named[step(me)]
        if step(me) not in shown:
            shown.append(step(me))
            expect(me.one(".spot"), step(me)).to_have_count(len(lesson["look"]))
            look()
        if lesson is lessons[-1]:
            return shown
        if not (lesson["answers"] or lesson["confirm"]):
            me.one("[data-next]").click()
        elif lesson["confirm"] and me.complete:
            me.confirm()
        elif me.one(".ways").count():  # a finger is told first what cannot be taken back
            me.one(".ways [role=menuitem]").click()
        else:
            option = script[given(me)].split()[1]
            if option.startswith("free_"):
                open_free_actions(me)
            expect(me.of(option)).to_be_visible()
            me.choose(option)
    raise AssertionError(f"the guide does not end; it showed {shown}")


@screens([*zip(GUIDED, ["laptop", "phone"] * 2, strict=True)], game=GUIDED, screen=list(SCREENS))
def test_a_guide_is_followed_to_its_end_by_clicks(sit: Sit, game: str, screen: str) -> None:
    me = sit("Anna", **SCREENS[screen])
    learn(me, game)
    lessons = me.get(f"/api/games/{game}")["lessons"]
    assert follow(me, lessons) == [lesson["text"] for lesson in lessons]
    card(me).locator("button.go").click()
    expect(card(me)).to_have_count(0)
    assert me.page.evaluate("JSON.parse(localStorage['tinkuy-guides']).games") == {game: "done"}
    me.await_turn()  # and the game goes on


def test_a_newcomer_is_offered_a_guide_first_and_only_once(sit: Sit) -> None:
    me = sit()
    me.go("/")
    offer = me.one("[data-newcomer]")
    expect(offer).to_contain_text("New here?")
    assert offer.bounding_box()["y"] < me.one("[data-card]").first.bounding_box()["y"]  # type: ignore[index]
    offer.get_by_role("button", name="No, thank you").click()
    expect(offer).to_have_count(0)
    me.page.reload()
    expect(me.play_now()).to_be_visible()
    expect(offer).to_have_count(0)
    expect(me.one("[data-learn]").first).to_be_visible()  # it can still be had


def test_an_unexpected_answer_is_explained_and_taken_back(sit: Sit) -> None:
    me = sit()
    learn(me)
    me.choose("place")
    me.choose("uxmal")
    expect(card(me)).to_contain_text("something else was meant")
    expect(card(me)).to_contain_text("click the gear of Palenque")
    me.button("Take it back").click()
    me.settled()
    expect(me.chips).to_have_count(1)
    me.choose("palenque")
    expect(card(me)).to_have_attribute("data-step", "yaxchilan")
    me.undo()
    expect(card(me)).to_have_attribute("data-step", "palenque")


def test_who_goes_another_way_is_let_go(sit: Sit) -> None:
    me = sit()
    learn(me)
    for option in ("place", "tikal", "done"):
        if option in me.options:
            me.choose(option)
    me.confirm()
    expect(card(me)).to_contain_text("your own way")
    me.button("Begin the guide again").click()
    expect(card(me)).to_have_attribute("data-step", "welcome")


def test_a_guide_can_be_left_and_taken_up_again(sit: Sit) -> None:
    me = sit()
    learn(me)
    me.one("[data-next]").click()
    me.button("Leave the guide").click()
    expect(card(me)).to_have_count(0)
    expect(me.one(".spot")).to_have_count(0)
    me.page.reload()
    me.await_turn()
    expect(card(me)).to_have_count(0)
    me.button("Guide").click()
    expect(card(me)).to_be_visible()


def test_the_part_that_is_spoken_of_comes_to_the_front_on_a_phone(sit: Sit) -> None:
    me = sit(viewport=PHONE, has_touch=True)
    learn(me)
    expect(me.one("nav button.open")).to_have_text("Gears")
    for option in ("place", "palenque", "yaxchilan"):
        me.choose(option)
    me.confirm()
    expect(card(me)).to_have_attribute("data-step", "turned")
    for option in ("tikal-2", "tikal-2"):
        me.choose(option)
    expect(card(me)).to_have_attribute("data-step", "building")
    expect(me.one("nav button.open")).to_have_text("Tiles")
    expect(me.one(".spot")).to_be_visible()


# Answers beside the board that are not wholly seen.
HIDDEN = """() => [...document.querySelectorAll(".dock [data-option]")].flatMap((one) => {
  const [box, view] = [one.getBoundingClientRect(), one.closest(".inside").getBoundingClientRect()];
  return box.bottom > Math.min(view.bottom, innerHeight) + 1 ? [one.dataset.option] : [];
})"""


@screens(["ru"], language=LANGUAGES)
def test_on_a_laptop_all_answers_stand_below_the_words_of_the_guide(sit: Sit, language: str) -> None:
    me = sit("Anna", language=language)
    learn(me, "inca_empire")
    docked: list[str] = []

    def look() -> None:
        if me.one(".dock [data-option]").count():
            docked.append(step(me))
        assert (step(me), remaining(me.page, HIDDEN)) == (step(me), [])

    follow(me, me.get("/api/games/inca_empire")["lessons"], look)
    assert len(docked) > 4
