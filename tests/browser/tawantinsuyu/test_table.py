"""Tawantinsuyu's table: secrets, following, previews, reasons, keys and words."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import PHONE, Player
from tests.browser.playing import asked, own_state, play_on, ready, take
from tests.browser.tawantinsuyu.playing import position
from tests.browser.test_keyboard import tab_to, walk_to
from tests.browser.test_two_browsers import knows_nothing_of, seat_of, views
from tests.server.hosting import Host

CLAUSE = re.compile(r"^TA-\d+\.\d+$")
SECRET = ("god_hand", "army_hand", "drawn", "set_aside")


def cards_of(me: Player) -> list[dict[str, Any]]:
    cards: list[dict[str, Any]] = me.get("/api/games/tawantinsuyu")["components"]["gods"]["card"]
    return cards


def start(me: Player) -> None:
    """The starting weave, then three cards are kept."""
    assert play_on(me, lambda _, options: options[0], lambda me: asked(me) == "keep")


def test_hands_are_known_to_their_owners_alone(sit: Sit) -> None:
    anna, ben = sit("Anna"), sit("Ben")
    table = anna.open_table("me", "person", game="tawantinsuyu")
    ben.go(anna.invitation(table, 1))
    first, second = (anna, ben) if anna.summary(table)["waiting"] == [0] else (ben, anna)
    for player in (first, second):
        ready(player)
        player.choose(player.options[0])
    for player in (anna, ben):
        start(player)
    dealt = {0: anna.options, 1: ben.options}
    assert len(set(dealt[0]) | set(dealt[1])) == 16
    kept = ben.options[:3]
    for card in kept:
        ben.choose(card)
        expect(ben.one(f'[data-thing="god:{card}"]')).to_be_visible()
    ben.confirm()
    expect(ben.prompt).to_have_text("Waiting for Anna.")
    knows_nothing_of(anna, dealt[1])
    for card in anna.options[:3]:
        anna.choose(card)
    knows_nothing_of(ben, dealt[0])
    anna.confirm()

    rng = random.Random(2)
    for _ in range(60):
        waiting = anna.summary(table)["waiting"]
        player = (anna, ben)[waiting[0]]
        ready(player)
        if player.complete:
            player.confirm()
        elif player.options:
            player.choose(rng.choice([option for option in player.options if not option.startswith("free_")]))
        if player is ben and own_state(ben)["army_hand"] and own_state(ben)["god_hand"]:
            break
    ids = [card["id"] for card in cards_of(ben)]
    held = [ids[card] for card in own_state(ben)["god_hand"]]
    assert any(card in kept for card in held)
    knows_nothing_of(anna, [card for card in held if card in kept])
    for mine, other, seat in ((anna, ben, 0), (ben, anna, 1)):
        assert any(isinstance(seat_of(view, seat)["god_hand"], list) for view in views(mine))
        for view in views(other):
            for zone in SECRET:
                assert not isinstance(seat_of(view, seat)[zone], list), zone


def test_somebody_who_watches_sees_no_hand(sit: Sit) -> None:
    anna, guest = sit("Anna"), sit()
    table = anna.open_table("me", "random", game="tawantinsuyu")
    start(anna)
    guest.go(f"/t/{table}")
    expect(guest.stage).to_contain_text("Hands are seen by their owners alone.")
    knows_nothing_of(guest, anna.options)


def test_an_action_of_another_player_is_followed_in_place(sit: Sit, prepared: Host) -> None:
    anna, ben = sit("Anna", address=prepared.address), sit("Ben", address=prepared.address)
    table = position(anna, "following", "me", "person")
    ben.go(anna.invitation(table, 1))
    expect(ben.prompt).to_have_text("Waiting for Anna.")
    # The high priest walks by a click on the Coricancha; the offering is then made by both.
    take(anna, "move_priest")
    assert anna.options == ["one", "two"]
    anna.one('[data-thing="sector:sector2"]').click()
    take(anna, "act", "offer1")
    ready(ben)
    assert asked(ben) == "offer"
    expect(anna.prompt).to_have_text("Waiting for Ben.")
    expect(ben.one(".player", has_text="Ben")).to_contain_text("your turn")
    expect(ben.one(".log h3").first).to_have_text("Turn of Anna.")
    ben.choose("offer1")
    ready(anna)
    for player in (anna, ben):
        assert [seat["temple"] for seat in player.told["view"]["state"]["players"]] == [1, 1]
        expect(player.one(".log h3").first).to_have_text("Turn of Anna.")
        expect(player.one(".log ol").first).to_contain_text("Ben")
    assert asked(anna) == "plan"


def test_a_space_that_is_taken_says_so_with_its_clause(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "placing")
    thing = me.one('[data-thing="space:T0a"]')
    assert "can be chosen" not in (thing.get_attribute("aria-label") or "")
    thing.click(force=True)
    expect(me.prompt).to_contain_text("A worker already stands on this space.")
    link = me.one(".prompt").get_by_role("button", name=CLAUSE)
    expect(link).to_have_text("TA-4.1")
    link.click()
    rules = me.page.get_by_role("dialog", name="Rules")
    expect(rules.locator("[aria-current=location]")).to_contain_text("TA-4.1")
    expect(rules.get_by_text("reconstructed by us")).to_have_count(0)  # said where the rules begin
    expect(me.stage).to_contain_text("reconstructed")


def test_everything_on_the_board_says_what_it_is(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "placing")
    kinds = (
        "space:",
        "icon:",
        "stair:",
        "sector:",
        "temple:",
        "conquest:",
        "building:P",
        "statue:large",
        "nomad:",
        "weave:",
    )
    for thing in kinds:
        me.one(f'.stage [data-thing^="{thing}"]').first.hover(force=True)
        card = me.page.get_by_role("tooltip")
        expect(card).to_contain_text(re.compile(r"TA-\d+\.\d+"))
        title = card.locator("strong").inner_text()
        assert len(title) > 3, thing
        assert not re.search(r"_|^[A-Z]?\d", title), title  # words, not ids
        me.prompt.hover()
        expect(card).to_have_count(0)
    me.one('[data-thing^="space:"]').last.hover(force=True)
    expect(me.page.get_by_role("tooltip")).to_contain_text("Reconstructed, not the printed values")


def test_pointing_at_a_space_shows_the_worker_its_price_and_its_tasks(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "placing")
    take(me, "place", "courier")
    assert asked(me) == "space"
    chips = me.chips.count()
    infos = {info["code"]: info for info in me.told["options"]}
    for code in ("T0b", "M1a", "B0b"):
        event = next(one for one in infos[code]["events"] if one["event"] == "place_chosen")
        me.of(code).hover()
        badge = me.one(".price")
        expect(badge).to_be_visible()
        food = f"\u2212{event['food']}" if event["food"] else "0"
        assert badge.locator("text").all_text_contents() == [food, str(event["tasks"])]
        expect(me.one('.stage use[href="#courier"][opacity="0.72"]')).to_have_count(1)
        told = f"food for it: {event['food']}, tasks there: {event['tasks']}"
        expect(me.page.get_by_role("tooltip")).to_contain_text(told)
        me.prompt.hover()
        expect(badge).to_have_count(0)
    # In the priest's own sector on the top terrace a courier pays nothing; every other place costs something.
    assert [infos[code]["events"][0]["food"] for code in ("T0b", "M0a", "B0b")] == [0, 1, 4]
    assert me.chips.count() == chips


def pay_with_card(me: Player) -> str:
    """Place the courier on a space of the card's symbol and pay with the card."""
    components = me.get("/api/games/tawantinsuyu")["components"]
    card = components["gods"]["card"][own_state(me)["god_hand"][0]]
    take(me, "place", "courier")
    symbols = {space["id"]: space["symbol"] for space in components["hill"]["space"]}
    me.choose(next(option for option in me.options if symbols.get(option) == card["symbol"]))
    take(me, card["id"])
    return str(card["id"])


def test_a_placement_paid_by_a_card_can_be_taken_back(sit: Sit, prepared: Host) -> None:
    """The incident: one's own card, shown to nobody yet, counted as something that others had seen."""
    me = sit("Anna", address=prepared.address)
    table = position(me, "placing")
    card = pay_with_card(me)
    expect(me.one(f'.part.hand [data-thing="god:{card}"]')).to_have_count(0)
    assert me.summary(table)["version"] == 0
    me.button("Start the turn again").click()
    me.settled()
    expect(me.one(f'.part.hand [data-thing="god:{card}"]')).to_be_visible()
    expect(me.chips).to_have_count(0)


def test_rewards_are_called_by_what_they_give(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "placing")
    pay_with_card(me)
    if asked(me) == "pay":
        me.choose(me.options[0])
    take(me, "now")
    assert asked(me) == "reward"
    words = me.one(".prompt .options .words").all_inner_texts()
    assert len(words) == len([option for option in me.offered if not option.startswith("free_")])
    assert not [one for one in words if re.search(r"Reward \d", one)]
    assert words[-1] == "No more rewards"
    labels = {info["code"] for info in me.told["options"] if "label" in info}
    assert labels == {option for option in me.offered if option.startswith("reward")}
    me.choose("reward1")
    expect(me.chips.last).to_contain_text(words[0].split("\n")[0])


def test_a_weave_is_laid_at_an_end_that_is_shown(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "weaving")
    icons = me.get("/api/games/tawantinsuyu")["components"]["hill"]["icon"]
    near = next(icon for icon in icons if icon["kind"] == "weave" and icon["spaces"][0].startswith("T"))
    take(me, "place", "craftsman", near["spaces"][0], "gold")
    if asked(me) == "pay":
        me.choose(me.options[0])
    take(me, near["id"])
    ready(me)
    choice = me.page.get_by_role("region", name="Choose a weave to buy.")
    expect(choice).to_contain_text("Your tapestries")
    drawn = [option for option in me.options if option != "done"]
    assert len(drawn) == 3
    take(me, drawn[0], "done")
    if asked(me) == "pay":
        me.choose(me.options[0])
    ready(me)
    assert asked(me) == "weave_end"
    before = own_state(me)["tapestries"]
    ends = me.page.get_by_role("region", name="Choose where the weave goes.")
    shown = ends.locator("[data-option]").evaluate_all("all => all.map((one) => one.dataset.option)")
    assert sorted(me.offered) == sorted(shown)
    (laid,) = me.told["view"]["state"]["weave_kept"]
    end = next(option for option in shown if option.startswith("right"))
    ends.locator(f'[data-option="{end}"]').click()
    me.settled()
    row = int(end.partition("-")[2]) - 1
    rows = [before[:1], before[2:]]
    rows[row].append(laid)
    ready(me)
    assert own_state(me)["tapestries"] == [*rows[0], -1, *rows[1]]
    expect(me.one(".player", has_text="Anna").locator(".tapestries")).to_have_text("2+1" if row == 0 else "1+2")


def test_a_players_area_opens_from_the_panel(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "placing")
    me.one(".player", has_text="Anna").get_by_role("button").click()
    sheet = me.page.get_by_role("dialog", name="Anna")
    expect(sheet).to_contain_text("Tapestries")
    expect(sheet).to_contain_text("Statues")
    sheet.get_by_role("button", name=re.compile("small statue")).hover()
    expect(me.page.get_by_role("tooltip")).to_contain_text("TA-8.9")
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


def test_cards_are_kept_by_keys_alone(sit: Sit) -> None:
    me = sit("Anna")
    me.open_table("me", "random", game="tawantinsuyu")
    ready(me)
    weave = me.options[-1]
    tab_to(me, weave)
    me.page.keyboard.press("Enter")
    start(me)
    first, *_, last = me.options
    tab_to(me, first)
    me.page.keyboard.press("Enter")
    me.settled()
    expect(me.chips).to_have_count(1)
    me.page.keyboard.press("z")
    expect(me.chips).to_have_count(0)
    me.settled()
    walk_to(me, last)
    me.page.keyboard.press("Enter")
    me.settled()
    for _ in range(2):
        me.page.keyboard.press("1")
        me.settled()
    expect(me.confirming).to_be_enabled()
    me.page.keyboard.press("c")
    me.settled()
    ready(me)
    assert asked(me) != "keep"


def test_where_several_workers_lead_to_a_space_a_menu_at_the_space_asks_which(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "placing")
    space = me.one('[data-thing^="space:"][data-reach]').first
    code = (space.get_attribute("data-thing") or "").removeprefix("space:")
    space.focus()
    me.page.keyboard.press("Enter")
    menu = me.page.get_by_role("menu")
    expect(menu.get_by_role("menuitem")).to_have_text(["Courier", "Priest"])
    me.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert me.page.evaluate("document.activeElement.dataset.thing") == f"space:{code}"
    space.click()
    me.page.keyboard.press("ArrowDown")
    me.page.keyboard.press("Enter")
    me.settled()
    expect(me.chips).to_have_count(1)
    expect(me.chips).to_contain_text("Priest")
    assert me.told["answers"][:2] == ["plan place", "worker priest"]
    assert me.told["answers"][-1] == f"space {code}"
    me.undo()
    expect(me.chips).to_have_count(0)


def test_an_army_card_in_hand_means_its_free_action(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address)
    position(me, "placing")
    card = me.one('[data-thing="army:A01"][data-reach]')
    assert "free_A01" in me.free
    card.click()
    me.settled()
    assert me.told["answers"] == ["plan free_A01"]
    expect(me.chips).to_have_count(1)


def test_what_cannot_be_taken_back_is_said_in_words_on_touch_too(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", address=prepared.address, viewport=PHONE, has_touch=True, is_mobile=True)
    position(me, "placing")
    expect(me.of("pray")).to_contain_text("Shows something new: cannot be undone")
    me.one("nav[aria-label] button", "Village").tap()
    nomad = me.one('[data-thing^="nomad:"][data-reach]').first
    nomad.tap(force=True)
    menu = me.page.get_by_role("menu")
    expect(menu).to_contain_text("Shows something new: cannot be undone")
    assert not [said for said in me.said if said["do"] == "commit"]
    menu.get_by_role("menuitem").tap()
    me.settled()
    (commit,) = [said for said in me.said if said["do"] == "commit"]
    assert commit["answers"][0] == "plan recruit"

    wide = sit("Ben", address=prepared.address)
    position(wide, "placing")
    expect(wide.of("pray")).to_contain_text("cannot be undone")
    expect(wide.of("place")).not_to_contain_text("cannot be undone")


def test_the_card_of_a_thing_stays_on_the_board_when_its_preview_comes(sit: Sit, prepared: Host) -> None:
    me = sit("Anna", language="ru", address=prepared.address)
    position(me, "rich")
    hand = me.one('.stage [data-reach]:is([data-thing^="army:"], [data-thing^="god:"])')
    expect(hand.first).to_be_visible()
    hand.last.hover()
    expect(me.one(".card .preview")).to_be_visible()
    card, board = me.one(".card").bounding_box(), me.stage.bounding_box()
    assert card
    assert board
    assert card["y"] + card["height"] <= board["y"] + board["height"]
