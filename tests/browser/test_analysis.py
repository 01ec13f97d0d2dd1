"""The analysis of a finished game: chances, the turns that cost most, and the better turn on the board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.player import PHONE, Player
from tests.browser.test_access import faults
from tests.server.hosting import DEALS, ROOT, Host, hosted

RECORD = (ROOT / "tests/golden/tzolkin/2.record").read_text(encoding="utf-8")
SECONDS = 4.0  # for a whole game
DONE = 240_000  # milliseconds, on a busy machine


@pytest.fixture(scope="module")
def quick(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("analysis")
    with hosted(folder, {"analysis_seconds": SECONDS}, client=str(client), deals=DEALS) as host:
        yield host
    assert (folder / "errors.txt").read_text() == ""


@pytest.fixture(scope="module")
def table(quick: Host) -> str:
    """A game that is looked at by the first test that needs it."""
    import httpx

    kind = {"content-type": "text/plain"}
    posted = httpx.post(f"{quick.address}/api/records", content=RECORD, headers=kind, timeout=DONE / 1000)
    identity: str = posted.json()["id"]
    return identity


def analysed(me: Player, table: str, turn: int | None = None) -> None:
    """The page, asked for if nobody has done so before, when all is known."""
    me.go(f"/t/{table}/analysis{'' if turn is None else f'?turn={turn}'}")
    expect(me.one("[data-turn], .ask").first).to_be_visible()
    if me.one(".ask").count():
        me.one(".ask .button.go").click()
    expect(me.one("[data-turn]")).to_be_visible()
    expect(me.one("progress")).to_have_count(0, timeout=DONE)


def costly(me: Player) -> Locator:
    return me.one("[data-costly-turn]")


def test_from_the_replay_to_the_better_turn_on_the_board(sit: Sit, quick: Host, table: str) -> None:
    me = sit("Anna", address=quick.address)
    me.go(f"/t/{table}")
    me.one(".replay [data-analyse]").click()
    expect(me.page).to_have_url(re.compile(rf"/t/{table}/analysis"))
    expect(me.one("progress")).to_be_visible()
    expect(me.one("progress")).to_have_count(0, timeout=DONE)
    assert me.page.title().startswith("Analysis")
    # The turn that cost most lies open, with both ways to play it.
    worst = costly(me).first
    expect(worst).to_have_attribute("aria-pressed", "true")
    number = int(worst.get_attribute("data-costly-turn") or "")
    expect(me.one(f"[data-turn='{number}']")).to_be_visible()
    found = me.get(f"/api/tables/{table}/analysis/{number}")
    stage = me.one(".stage")
    expect(stage).to_have_attribute("data-way", "better")
    # Which one that is hangs on the time it had; it may only choose how far the calendar goes, which shows nothing yet.
    others = (int(one.get_attribute("data-costly-turn") or "") for one in costly(me).all()[1:])
    while not any(step["events"] for step in found["better"][1:]):
        number = next(others)
        me.one(f"[data-costly-turn='{number}']").click()
        expect(me.one(f"[data-turn='{number}']")).to_be_visible()
        found = me.get(f"/api/tables/{table}/analysis/{number}")
        expect(stage).to_have_attribute("data-way", "better")
    telling = [step for step in found["better"][1:] if step["events"]]
    said = me.one(".rail section.shown li")
    expect(said).to_have_count(len(telling))
    for place in range(len(telling)):
        expect(said.nth(place)).to_contain_text("will")
    # Step by step on the board, which shows what the server says of it.
    pictures = {me.one(".stage svg").first.inner_html()}
    forward = me.one("[data-step-forward]")
    while forward.is_enabled():
        forward.click()
        expect(me.one(".rail [aria-current='step']")).to_have_count(1)
    pictures.add(me.one(".stage svg").first.inner_html())
    assert len(pictures) == 2
    view = found["better"][-1]["view"]
    points = str(int(view["scores"][view["seat"]])).replace("-", "\u2212")
    expect(me.one(f".bar .player[data-seat='{view['seat']}'] .score")).to_have_text(points)
    me.one(".bar label", has_text="As it was played").click()
    expect(stage).to_have_attribute("data-way", "played")


def test_arrow_keys_walk_the_turns_and_the_address_follows(sit: Sit, quick: Host, table: str) -> None:
    me = sit(address=quick.address)
    analysed(me, table)
    chart = me.page.get_by_role("slider")
    chart.focus()
    me.page.keyboard.press("Home")
    expect(chart).to_have_attribute("aria-valuenow", "1")
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuenow", "3")
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"Turn 3, .+: .+ \d+ %, .+ \d+ %"))
    expect(me.page).to_have_url(re.compile("turn=3$"))
    me.one("h1").click()
    me.page.keyboard.press("ArrowLeft")
    expect(me.page).to_have_url(re.compile("turn=2$"))
    me.page.reload()
    expect(me.one("[data-turn='1']")).to_be_visible()
    me.page.get_by_role("slider").focus()
    me.page.keyboard.press("End")
    expect(me.one("#turn")).to_contain_text("End of the game")


def test_the_list_is_sorted_and_can_be_of_one_player(sit: Sit, quick: Host, table: str) -> None:
    me = sit(address=quick.address)
    analysed(me, table)
    turns = {turn["turn"]: turn for turn in me.get(f"/api/tables/{table}/analysis")["turns"]}
    me.page.get_by_role("button", name=re.compile("Show all")).click()

    def listed() -> list[int]:
        return [int(row.get_attribute("data-costly-turn") or "") for row in costly(me).all()]

    everybody = listed()
    losses = [turns[turn]["loss"] for turn in everybody]
    assert losses == sorted(losses, reverse=True)
    me.one("select").select_option("1")
    expect(costly(me).first).to_contain_text("Turn")
    assert listed() == [turn for turn in everybody if turns[turn]["seat"] == 1]


@pytest.mark.parametrize(("language", "theme", "size"), [("en", "dark", None), ("ru", "light", PHONE)])
def test_axe_and_a_phone_find_no_fault(
    sit: Sit, quick: Host, table: str, language: str, theme: str, size: dict[str, int] | None
) -> None:
    more = {} if size is None else {"viewport": size, "has_touch": True, "is_mobile": True}
    me = sit(address=quick.address, language=language, theme=theme, **more)
    analysed(me, table)
    costly(me).nth(1).click()
    expect(me.one(".rail section.shown")).to_be_visible()
    assert faults(me) == []
    assert me.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_at_200_percent_nothing_is_lost(sit: Sit, quick: Host, table: str) -> None:
    me = sit(address=quick.address, viewport={"width": 683, "height": 384})
    analysed(me, table)
    assert me.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    me.one("[data-step-forward]").click()
    expect(me.one(".stage")).to_have_attribute("data-step", "1")


def test_who_opens_a_shared_link_is_told_what_it_is_and_may_ask(sit: Sit, quick: Host) -> None:
    """A short game: nobody has asked for it, and there is little to say."""
    me = sit(address=quick.address)
    short = "".join(line for line in RECORD.splitlines(keepends=True) if not re.match(r"(result|[2-9]|\d\d+)\b", line))
    posted = me.context.request.post("/api/records", data=short, headers={"content-type": "text/plain"})
    assert posted.ok, posted.text()
    me.go(f"/t/{posted.json()['id']}/analysis")
    expect(me.one(".ask")).to_contain_text("turn by turn")
    assert faults(me) == []
    me.one(".ask .button.go").click()
    expect(me.one(".rail").first).to_contain_text("too few turns", timeout=DONE)
    expect(me.one(".rail").first).to_contain_text("as far as it can be replayed")


def test_a_running_game_has_none(sit: Sit, quick: Host) -> None:
    me = sit(address=quick.address)
    running = me.new_table("me", "random")
    me.go(f"/t/{running}/analysis")
    expect(me.page.get_by_role("alert")).to_have_text("The game is not over yet.")
    me.page.get_by_role("link", name="To the table").click()
    expect(me.stage).to_be_visible()
    me.complaints.clear()  # the browser notes the refused request
