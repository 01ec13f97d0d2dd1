"""Where games begin: tables of one's own and of others, seats that change hands, names, languages."""

from __future__ import annotations

import random
import re

from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.conftest import Sit
from tests.browser.looking import remaining
from tests.browser.player import LAPTOP, PHONE, Player
from tests.browser.screens import LANGUAGES, screens


def section(me: Player, title: str) -> Locator:
    return me.page.locator("section", has=me.page.get_by_role("heading", name=title, exact=True))


def test_a_table_is_set_up_as_wanted_and_remembered(sit: Sit) -> None:
    me = sit("Anna")
    me.go("/")
    me.page.get_by_role("radio", name="3", exact=True).check(force=True)
    me.page.get_by_label("Who plays seat 3").select_option("bot random")
    me.page.get_by_label("Name at seat 3").fill("Chasca")
    me.page.get_by_label("First player").select_option("1")
    me.button("Open the table").click()
    me.await_turn()
    summary = me.summary(me.page.url.rpartition("/")[2])
    assert [(seat["kind"], seat["bot"]) for seat in summary["seats"]] == [
        ("person", ""),
        ("bot", "casual"),
        ("bot", "random"),
    ]
    assert summary["seats"][2]["name"] == "Chasca"
    assert summary["options"]["first_player"] == "1"
    assert not summary["open"]
    me.go("/")
    expect(me.page.get_by_label("Who plays seat 3")).to_have_value("bot random")
    expect(me.one("[data-card=tzolkin]")).to_contain_text("3 players, against")
    expect(me.one("[data-card=tawantinsuyu]")).to_contain_text("2 players, against")


def test_my_tables_show_first_what_waits_for_me(sit: Sit) -> None:
    me = sit("Anna")
    waits = me.new_table("me", "random")
    not_mine = me.new_table("person", "person")
    me.go("/")
    mine = section(me, "My tables")
    expect(mine.locator("article")).to_have_count(2)
    expect(mine.locator("article").first).to_contain_text("your turn")
    expect(mine).to_contain_text("1 waits for you")
    expect(me.page).to_have_title(re.compile(r"^\(1\)"))
    assert mine.locator("a").first.get_attribute("href") == f"/t/{waits}"
    assert mine.locator("a").last.get_attribute("href") == f"/t/{not_mine}"
    mine.locator("a").first.click()
    me.await_turn()


@screens([PHONE], viewport=[LAPTOP, PHONE])
def test_who_comes_back_finds_unfinished_games_before_all_else(sit: Sit, viewport: dict[str, int]) -> None:
    me = sit("Anna", viewport=viewport)
    me.go("/")
    expect(section(me, "My tables")).to_contain_text("Games you play or open appear here")
    me.new_table("me", "random")
    me.new_table("me", game="tawantinsuyu")
    me.go("/")
    mine = section(me, "My tables")
    expect(mine.locator("article")).to_have_count(2)
    for name in ("Tzolk'in", "Tawantinsuyu"):
        expect(mine.locator("article", has_text=name)).to_have_count(1)
    expect(mine.locator("article").last).to_be_in_viewport(ratio=1)
    above, below = mine.bounding_box(), me.one("[data-card]").first.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] <= below["y"]


def test_what_is_put_away_does_not_clutter_and_can_be_brought_back(sit: Sit) -> None:
    me = sit("Anna")
    kept, away = me.new_table("me", "random"), me.new_table("me", "random")
    finished = me.new_table("random", "random")
    me.go(f"/t/{finished}")
    expect(me.prompt).to_contain_text("The game is over.")
    me.go("/")

    def listed(title: str, table: str) -> Locator:
        return section(me, title).locator("article", has=me.page.locator(f'a[href="/t/{table}"]'))

    listed("My tables", away).get_by_role("button", name="Put away").click()
    listed("Finished games", finished).get_by_role("button", name="Put away").click()
    for _ in range(2):
        expect(listed("My tables", kept)).to_be_visible()
        expect(listed("My tables", away)).to_be_hidden()
        expect(listed("Finished games", finished)).to_be_hidden()
        expect(section(me, "My tables")).to_contain_text("1 waits for you")
        me.page.reload()
    section(me, "My tables").get_by_text("Put away: 1").click()
    listed("My tables", away).get_by_role("button", name="Bring back").click()
    expect(section(me, "My tables")).to_contain_text("2 wait for you")
    expect(listed("My tables", away)).to_be_visible()


def test_a_record_is_opened_with_its_bots_named_as_elsewhere(sit: Sit) -> None:
    me = sit("Anna", language="cs")
    game = me.get("/api/games/tzolkin")
    head = f"game tzolkin\nrules {game['rules']}\ntables {game['tables']}\nseats 3\noption first_player 0\nseed 7"
    text = f"tinkuy record 1\n{head}\nname 0 Ana\nname 1 mcts:400\nname 2 greedy Chasca\n\nrunning\n"
    me.go("/")
    record: FilePayload = {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    me.one("input[type=file]").set_input_files(record)
    players = me.one(".rail")
    expect(players).to_contain_text("přemýšlivý bot")
    expect(players).to_contain_text("Chasca")
    expect(players).not_to_contain_text("mcts")
    expect(players).not_to_contain_text("greedy")


def test_an_open_table_is_joined_from_the_lobby(sit: Sit) -> None:
    anna, ben = sit("Anna"), sit("Ben")
    anna.go("/")
    anna.page.get_by_label("Who plays seat 2").select_option("person")
    anna.page.get_by_role("radio", name="Everybody", exact=True).check(force=True)
    anna.button("Open the table").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Later").click()
    table = anna.page.url.rpartition("/")[2]
    ben.go("/")
    offered = section(ben, "Open tables").locator("article", has=ben.page.locator(f'a[href="/t/{table}"]'))
    offered.get_by_role("button", name="Take a seat").click()
    ben.await_turn()
    assert ben.summary(table)["seats"][1]["mine"]
    expect(anna.one(".rail")).to_contain_text("Ben")


def give_to_a_bot(owner: Player) -> None:
    """The seat of who is away."""
    owner.page.keyboard.press("t")
    drawer = owner.page.get_by_role("dialog", name="Table")
    drawer.get_by_role("button", name="Give to a bot").click()
    drawer.get_by_label("Which bot").select_option("random")
    drawer.get_by_role("button", name="Let it play").click()
    owner.page.keyboard.press("Escape")


def test_a_seat_is_left_and_taken_again_and_given_to_a_bot(sit: Sit) -> None:
    anna, ben = sit("Anna"), sit("Ben")
    table = anna.open_table("me", "person", options={"first_player": "0"})
    link = anna.invitation(table, 1)
    ben.go(link)
    ben.await_turn()
    ben.page.keyboard.press("t")
    drawer = ben.page.get_by_role("dialog", name="Table")
    drawer.get_by_role("button", name="Leave the seat").click()
    drawer.get_by_role("button", name="Leave the seat").last.click()
    expect(ben.page.get_by_text("you are watching")).to_be_visible()
    assert ben.options == []

    ben.go("/")
    ben.go(anna.invitation(table, 1))
    ben.await_turn()
    ben.page.close()

    anna.await_turn()
    give_to_a_bot(anna)
    anna.play_turn(random.Random(1))
    anna.play_turn(random.Random(2))
    anna.await_turn()
    assert anna.summary(table)["seats"][1]["bot"] == "random"


def test_news_in_the_middle_of_a_turn_leaves_the_answers_within_reach(sit: Sit) -> None:
    anna, ben = sit("Anna"), sit("Ben")
    table = anna.open_table("me", "person", options={"first_player": "0"})
    ben.go(anna.invitation(table, 1))
    for player in (anna, ben):
        player.play_turn(random.Random(1))
    anna.await_turn()
    if "no" in anna.options:
        anna.choose("no")
    anna.choose("tikal")
    assert "done" in anna.options
    ben.page.close()
    give_to_a_bot(anna)
    expect(anna.prompt).to_contain_text("Ben")
    assert sorted(anna.options) == sorted(anna.offered)
    anna.button("Understood").click()
    expect(anna.prompt).not_to_contain_text("Ben")
    anna.confirm()
    assert anna.summary(table)["version"] > 4


def test_a_seat_goes_on_on_another_device(sit: Sit) -> None:
    home, phone = sit("Anna"), sit()
    table = home.open_table("me", "random")
    home.await_turn()
    home.page.keyboard.press("t")
    drawer = home.page.get_by_role("dialog", name="Table")
    drawer.get_by_role("button", name="Other device").click()
    link = drawer.get_by_role("textbox", name=re.compile("^Link of the seat"))
    expect(link).to_have_value(re.compile(f"/t/{table}#"))
    phone.go(link.input_value())
    phone.play_turn(random.Random(1))
    expect(home.one(".log")).to_contain_text("kept the wealth tile")


def test_who_comes_back_is_told_what_happened_meanwhile(sit: Sit) -> None:
    anna, ben = sit("Anna"), sit("Ben")
    table = anna.open_table("me", "person", options={"first_player": "0"})
    ben.go(anna.invitation(table, 1))
    anna.play_turn(random.Random(1))
    anna.go("/")
    expect(anna.play_now()).to_be_visible()
    ben.play_turn(random.Random(2))
    anna.go(f"/t/{table}")
    digest = anna.page.get_by_role("region", name="While you were away")
    expect(digest).to_contain_text("Ben")
    digest.get_by_role("button", name="Understood").click()
    expect(digest).to_have_count(0)
    anna.page.reload()
    anna.await_turn()
    assert digest.count() == 0


def test_name_language_and_theme_are_kept(sit: Sit) -> None:
    me = sit()
    me.go("/")
    me.page.get_by_placeholder("Your name").fill("Illari")
    me.page.get_by_label("Language").select_option("cs")
    expect(me.one("html")).to_have_attribute("lang", "cs")
    me.page.get_by_role("button", name="Světlý nebo tmavý vzhled").click()
    expect(me.one("html")).to_have_attribute("data-theme", "dark")
    me.page.reload()
    expect(me.one("html")).to_have_attribute("lang", "cs")
    expect(me.one("html")).to_have_attribute("data-theme", "dark")
    expect(me.one("#name")).to_have_value("Illari")


def test_a_link_to_nowhere_says_so(sit: Sit) -> None:
    me = sit()
    me.go("/t/nosuchtable")
    expect(me.page.get_by_text("There is no such table.")).to_be_visible()
    me.page.get_by_role("link", name="To the lobby").click()
    expect(me.play_now()).to_be_visible()
    me.complaints.clear()  # the browser notes the refused request


def test_invitations_warn_that_this_address_is_for_this_machine_only(sit: Sit) -> None:
    me = sit("Anna")
    me.go("/")
    me.page.get_by_label("Who plays seat 2").select_option("person")
    me.button("Open the table").click()
    note = me.page.get_by_role("dialog", name="Invite the others").get_by_role("note")
    expect(note).to_contain_text("127.0.0.1")
    expect(note).to_contain_text("works on this machine only")


def test_colours_that_a_game_deals_out_are_not_shown_before(sit: Sit) -> None:
    me = sit("Anna")
    for game in ("inca_empire", "tzolkin"):
        me.new_table("me", "random", "random", game=game)
    me.go("/")
    for game, colours in (("inca_empire", 3 * ["neutral"]), ("tzolkin", ["red", "blue", "yellow"])):
        tokens = me.one(f"article[data-game={game}] .token")
        expect(tokens).to_have_count(3)
        for token, colour in zip(tokens.all(), colours, strict=True):
            expect(token.locator("path").first).to_have_attribute("fill", f"var(--seat-{colour})")
    me.page.get_by_role("radio", name=re.compile("^Inca Empire")).check(force=True)
    expect(me.one(".seat .token").first.locator("path").first).to_have_attribute("fill", "var(--seat-neutral)")


def test_the_form_of_a_new_table_stays_open_on_a_phone(sit: Sit) -> None:
    me = sit("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    me.go("/")
    me.one("details.panel > summary").tap()
    for chosen in ("person", "me", "bot casual"):
        me.one(".seat select").nth(1).select_option(chosen)
        expect(me.one(".seat select").nth(1)).to_have_value(chosen)
        expect(me.button("Open the table")).to_be_visible()


# What a box shows of each value that can be chosen: words that are cut, or that are not those of the value.
CUT_VALUES = """() => [...document.querySelectorAll("form .field:has(select)")].flatMap((box) => {
  const [words, select] = [box.querySelector(".words"), box.querySelector("select")];
  const wide = box.getBoundingClientRect();
  if (!wide.width) return [];
  return [...select.options].flatMap((option) => {
    const before = words.textContent;
    words.textContent = option.textContent;
    const inner = words.getBoundingClientRect();
    const low = inner.bottom > box.getBoundingClientRect().bottom;
    const cut = words.scrollWidth > words.clientWidth + 1 || inner.right > wide.right || low;
    words.textContent = before;
    return cut || select.selectedOptions[0].textContent !== before ? [option.textContent] : [];
  });
})"""


@screens([("ru", LAPTOP), ("cs", PHONE)], language=LANGUAGES, viewport=[LAPTOP, PHONE])
def test_no_value_of_an_option_is_cut(sit: Sit, language: str, viewport: dict[str, int]) -> None:
    me = sit("Anna", language=language, viewport=viewport)
    me.go("/")
    panel = me.one("details.panel:has(form)")
    if panel.get_attribute("open") is None:
        panel.locator("summary").first.click()
    for game in ("tawantinsuyu", "teotihuacan", "inca_empire", "tzolkin"):
        me.one(f"input[type=radio][value={game}]").check()
        me.page.evaluate("document.querySelectorAll('form details').forEach((one) => (one.open = true))")
        me.one("form details .fields fieldset label").last.click()  # a clock with all its fields
        assert me.one("form .field .words").count() > 4
        assert (game, remaining(me.page, CUT_VALUES)) == (game, [])
