"""A whole game of Tzolk'in against a bot by clicking, its end, and its record."""

from __future__ import annotations

import random
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.playing import ready

TURNS = 60  # more than any game has


def play_to_the_end(player: Player, rng: random.Random) -> int:
    for turn in range(TURNS):
        if not ready(player):
            return turn
        player.play_turn(rng)
    raise AssertionError(f"the game goes on after {TURNS} turns")


def test_a_whole_game_against_a_bot_by_clicking(sit: Sit, tmp_path: Path) -> None:
    me = sit("Anna")
    table = me.open_table("me", "random")
    turns = play_to_the_end(me, random.Random(5))
    assert turns > 10

    over = me.summary(table)
    assert over["over"]
    names = ["Anna", "Amaru"]
    winners = ", ".join(names[seat] for seat in over["winners"])
    expect(me.prompt).to_have_text(f"The game is over. Winner: {winners}.")

    sheet = me.page.get_by_role("dialog", name="Score sheet")
    expect(sheet).to_be_visible()
    total = sheet.get_by_role("row", name="Final score")
    assert [points(cell) for cell in total.get_by_role("cell").all_inner_texts()] == over["scores"]
    sources = [[points(cell) for cell in row.locator("td").all_inner_texts()] for row in sheet.locator("tr.row").all()]
    assert [sum(column) for column in zip(*sources, strict=True)] == over["scores"]
    course = sheet.get_by_role("table", name="Scores by round").get_by_role("row").last
    assert [points(cell) for cell in course.get_by_role("cell").all_inner_texts()] == over["scores"]

    me.page.keyboard.press("Escape")
    me.button("Table and seats").click()
    expect(me.one("[data-seal]")).to_have_attribute("data-seal", "verified")
    expect(me.one("[data-seal]")).to_contain_text("Verified")
    with me.page.expect_download() as download:
        me.page.get_by_role("dialog").get_by_role("link", name="Download the record").click()
    record = tmp_path / "record.txt"
    download.value.save_as(record)
    opens_again(me, record, over["scores"], over["version"])


def opens_again(me: Player, record: Path, scores: list[float], version: int) -> None:
    """The file from the lobby is the same game, shown from its start."""
    me.go("/")
    me.one("input[type=file]").set_input_files(record)
    expect(me.one(".count")).to_have_text(f"0 / {version}")
    me.page.keyboard.press("End")
    expect(me.prompt).to_contain_text("The game is over.")
    shown = me.one(".player .score").all_inner_texts()
    assert sorted(points(text) for text in shown) == sorted(scores)


def points(text: str) -> float:
    parts = {"\u00bc": 0.25, "\u00bd": 0.5, "\u00be": 0.75}
    text = text.strip()
    sign = -1 if text.startswith("\u2212") else 1
    text = text.lstrip("\u2212")
    part = parts.get(text[-1:], 0)
    return sign * (float(text.rstrip("".join(parts)) or 0) + part)


def test_a_file_that_is_no_record_is_refused_in_words(sit: Sit, tmp_path: Path) -> None:
    me = sit()
    me.go("/")
    wrong = tmp_path / "wrong.txt"
    wrong.write_text("this is no record\n")
    me.one("input[type=file]").set_input_files(wrong)
    expect(me.page.get_by_role("alert")).to_contain_text("This file is not a record that can be replayed.")
    me.complaints.clear()  # the browser notes the refused request
