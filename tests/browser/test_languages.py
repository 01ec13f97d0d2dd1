"""The same table in three languages, without loading the page again."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit

# What is asked, what the log says of it, a part of the board, a control.
WORDS = {
    "en": ("Choose where to place a worker.", "Anna will place a worker", "Temples", "Confirm turn"),
    "ru": ("Выберите, куда выставить рабочего.", "Anna выставляет рабочего", "Храмы", "Завершить ход"),
    "cs": ("Vyberte, kam umístíte dělníka.", "Anna umisťuje dělníka", "Chrámy", "Potvrdit tah"),
}
ENGLISH = {"the", "of", "worker", "workers", "turn", "round", "rules"}
MESSAGE_ID = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)+")


def test_prompt_log_and_board_follow_the_language_at_once(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("me", "random", options={"first_player": "0"})
    me.settle_in()
    me.choose("tikal")
    me.page.evaluate("window.kept = 1")
    for language, (prompt, log, board, confirm) in WORDS.items():
        expect(me.one("html")).to_have_attribute("lang", language)
        expect(me.prompt).to_have_text(prompt)
        expect(me.one(".log li.draft")).to_contain_text(log)
        expect(me.stage).to_contain_text(board)
        expect(me.confirming).to_contain_text(confirm)
        me.one(".language").click()
    expect(me.one("html")).to_have_attribute("lang", "en")
    assert me.page.evaluate("window.kept") == 1
    expect(me.chips.last).to_contain_text("Tikal")  # the draft is still there


@pytest.mark.parametrize("language", ["ru", "cs"])
def test_no_words_are_missing(sit: Sit, language: str) -> None:
    """A message that is not there shows its own id; none may be seen at the table, in drawers or in the lobby."""
    me = sit("Anna", language=language)
    table = me.new_table("me", "random")
    me.ahead(table, 8, random.Random(3))
    me.go(f"/t/{table}")
    me.await_turn()
    english = untranslated(me.one("body").inner_text())
    for key in "srht":
        me.page.keyboard.press(key)
        expect(me.page.get_by_role("dialog")).to_be_visible()
        english |= untranslated(me.page.get_by_role("dialog").inner_text())
        me.page.keyboard.press("Escape")
    me.go("/")
    expect(me.play_now()).to_be_visible()
    english |= untranslated(me.one("body").inner_text())
    assert english == set()


def untranslated(shown: str) -> set[str]:
    """Words of English and ids of messages."""
    return {word for word in shown.split() if word.lower() in ENGLISH or MESSAGE_ID.fullmatch(word)}
