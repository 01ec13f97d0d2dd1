"""A game whose board nobody has drawn is played all the same; it also shows what a barrier looks like."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.server.hosting import DEALS, Host, hosted

BARRIER = "Shows something new: cannot be undone"


@pytest.fixture(scope="module")
def toys(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("toys"), client=str(client), deals=DEALS, games=["tests.server.toys"]) as host:
        yield host


@pytest.fixture
def me(sit: Sit, toys: Host) -> Iterator[Player]:
    player = sit("Anna", address=toys.address)
    player.open_table("me", "random", game="toy", options={"bids": "off"})
    player.await_turn()
    yield player
    player.complaints.clear()  # a toy has no texts, which the browser notes


def play_on(me: Player, until: str) -> None:
    """Take what lies in the stall, end the turn, refuse every offer, until these words are asked or said."""
    for _ in range(40):
        expect(
            me.glowing.or_(me.confirming.and_(me.one(":enabled"))).or_(me.prompt.filter(has_text=until)).first
        ).to_be_visible()
        me.settled()
        if until in me.prompt.inner_text():
            return
        if me.complete:
            me.confirm()
        else:
            me.choose(next((code for code in ("take", "done", "no") if code in me.options), me.options[0]))
    raise AssertionError(f"never came to: {until}")


def test_the_options_are_buttons_the_state_is_a_list_and_the_game_comes_to_its_end(me: Player) -> None:
    assert me.options == ["draw", "grab", "take", "bury", "show", "offer", "done"]
    expect(me.stage).to_contain_text("stall")
    play_on(me, "The game is over.")
    expect(me.page.get_by_role("dialog", name="Score sheet")).to_contain_text("Final score")


def test_a_barrier_is_announced_before_the_click_and_ends_undo(me: Player) -> None:
    me.choose("take")
    me.choose(me.options[0])
    expect(me.button("Undo")).to_be_enabled()
    assert me.of("done").get_attribute("title") is None
    expect(me.of("draw")).to_have_attribute("title", BARRIER)
    expect(me.of("draw")).to_contain_text("cannot be undone")

    me.choose("draw")
    expect(me.chips).to_have_count(0)  # everything up to the barrier lies on the table now
    expect(me.button("Undo")).to_be_disabled()
    assert [said["answers"][-1] for said in me.said if said["do"] == "commit"] == ["do draw"]
    assert "draw" not in me.options
    me.choose("done")
    expect(me.button("Undo")).to_be_enabled()  # back to the barrier, no further
    me.button("Start the turn again").click()
    expect(me.chips).to_have_count(0)
    me.settled()
    assert "draw" not in me.options


def test_such_a_game_is_started_from_the_lobby_and_played_on_a_phone(sit: Sit, toys: Host) -> None:
    me = sit("Anna", address=toys.address, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    me.go("/")
    me.page.get_by_text("New table").tap()
    me.one('input[name="game"][value="toy"]').check(force=True)
    me.page.get_by_label("Who plays seat 2").select_option("bot random")
    me.button("Open the table").tap()
    me.await_turn()
    me.of("take").tap()
    me.settled()
    me.of(me.options[0]).tap()
    me.settled()
    me.of("done").tap()
    me.confirming.tap()
    expect(me.chips).to_have_count(0)
    me.complaints.clear()
