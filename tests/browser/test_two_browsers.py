"""Two people at two browsers: what one sees of the other, and what not."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player

# A worker that has much to do: what is drafted comes back later, by so many milliseconds.
SLOW_DRAFTS = """window.slow = window.held = 0;
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (message) {
  if (!window.slow || JSON.parse(message).do !== "draft") return send.call(this, message);
  window.held += 1;
  setTimeout(() => send.call(this, message), window.slow);
};"""


def seat_of(frame: dict[str, Any], seat: int) -> dict[str, Any]:
    player: dict[str, Any] = frame["view"]["state"]["players"][seat]
    return player


def views(player: Player) -> list[dict[str, Any]]:
    return [message for message in player.messages if "view" in message]


def knows_nothing_of(player: Player, tiles: list[str]) -> None:
    """Neither the page nor anything that ever came over the socket names one of them."""
    page = player.page.content()
    for tile in tiles:
        named = re.compile(rf"(?<![\w-]){re.escape(tile)}(?![\w-])")  # the id of a table may hold it by chance
        assert not named.search(page)
        assert not [frame for frame in player.heard if named.search(frame)]


def test_an_invitation_brings_two_browsers_to_one_table(sit: Sit) -> None:
    anna, ben = sit("Anna"), sit("Ben")
    anna.go("/")
    anna.page.get_by_label("Who plays seat 2").select_option("person")
    anna.button("Open the table").click()
    dialog = anna.page.get_by_role("dialog", name="Invite the others")
    link = dialog.get_by_role("textbox")
    expect(link).not_to_have_value("…")
    ben.go(link.input_value())
    expect(dialog).to_contain_text("All seats are taken.")
    dialog.get_by_role("button", name="To the board").click()
    for player in (anna, ben):
        player.await_turn()
        expect(player.one(".player")).to_have_count(2)
        expect(player.one(".rail")).to_contain_text("Ben")
    assert "#" not in ben.page.url  # the secret does not stay where it could be read over a shoulder


def test_secrets_stay_secret_and_moves_are_seen_at_once(sit: Sit) -> None:
    anna, ben = sit("Anna"), sit("Ben")
    table = anna.open_table("me", "person")
    ben.go(anna.invitation(table, 1))
    for player in (anna, ben):
        player.await_turn()
    dealt = {0: anna.options, 1: ben.options}
    assert len(set(dealt[0]) | set(dealt[1])) == 8

    # A chosen and even a confirmed secret tile shows nothing to the other as long as the other has not chosen.
    ben.build_turn(random.Random(1))
    ben.confirm()
    expect(ben.prompt).to_have_text("Waiting for Anna.")
    kept = {answer.split()[1] for answer in ben.said[-1]["answers"]}
    expect(anna.one(".player", has_text="Ben")).not_to_contain_text("thinking")
    knows_nothing_of(anna, dealt[1])
    for view in views(anna):
        assert not isinstance(seat_of(view, 1)["dealt"], list)
        assert seat_of(view, 1)["wealth"] == []
    assert any(isinstance(seat_of(view, 1)["dealt"], list) for view in views(ben))

    anna.build_turn(random.Random(2))
    knows_nothing_of(ben, dealt[0])
    anna.confirm()
    expect(ben.one(".log")).to_contain_text("Anna kept the wealth tile")
    expect(anna.one(".log")).to_contain_text("Ben kept the wealth tile")
    # What was kept is open now; what was put back stays unknown for ever.
    assert [frame for frame in anna.heard if any(tile in frame for tile in kept)]
    knows_nothing_of(anna, [tile for tile in dealt[1] if tile not in kept])


def test_a_draft_is_seen_by_its_author_alone(sit: Sit) -> None:
    anna, ben = sit("Anna"), sit("Ben")
    table = anna.open_table("me", "person", options={"first_player": "0"})
    ben.go(anna.invitation(table, 1))
    for player in (anna, ben):
        player.play_turn(random.Random(3))
    anna.await_turn()
    expect(ben.prompt).to_have_text("Waiting for Anna.")
    heard, lines = views(ben), ben.log.count()

    anna.build_turn(random.Random(4))
    steps = anna.chips.count()
    drafted = anna.one(".log li.draft").first.locator("button").first.inner_text()
    anna.undo()
    anna.build_turn(random.Random(4))
    assert steps > 0
    assert views(ben) == heard
    assert ben.log.count() == lines
    assert ben.one(".log li.draft").count() == 0

    anna.confirm()
    expect(
        ben.log.locator("button", has_text=drafted.split("\n")[0].replace("will place", "placed")).first
    ).to_be_visible(timeout=2_000)
    ben.await_turn()
    expect(anna.prompt).to_have_text("Waiting for Ben.")


def test_somebody_who_only_watches_sees_the_table_and_no_secret(sit: Sit) -> None:
    anna, guest = sit("Anna"), sit()
    table = anna.open_table("me", "random")
    anna.await_turn()
    guest.go(f"/t/{table}")
    expect(guest.page.get_by_text("you are watching")).to_be_visible()
    expect(guest.prompt).to_have_text("Waiting for Anna.")
    assert guest.options == []
    knows_nothing_of(guest, anna.options)
    assert not any(isinstance(seat_of(view, 0)["dealt"], list) for view in views(guest))
    anna.play_turn(random.Random(1))
    expect(guest.one(".log")).to_contain_text("Anna kept the wealth tile", timeout=2_000)


def test_what_is_drafted_stays_in_reach_while_the_table_moves_on(sit: Sit) -> None:
    """Both choose at the same time: what Ben confirms makes Anna's draft anew, and she need not wait for that."""
    anna, ben = sit("Anna"), sit("Ben")
    anna.context.add_init_script(SLOW_DRAFTS)
    table = anna.open_table("me", "person")
    ben.go(anna.invitation(table, 1))
    anna.await_turn()
    first, second, *rest = anna.options
    anna.choose(first)
    version = anna.told["base"]
    anna.page.evaluate("window.slow = 2000")
    ben.play_turn(random.Random(1))
    anna.page.wait_for_function("() => window.held > 0")
    assert [message["version"] for message in anna.messages if message["is"] == "state"][-1] > version
    assert sorted(anna.options) == sorted(anna.offered) == sorted([second, *rest])
    anna.page.evaluate("window.slow = 0")
    anna.choose(second)
    expect(anna.chips).to_have_count(2)
    anna.confirm()
    expect(anna.one(".log")).to_contain_text("Anna kept the wealth tile")
