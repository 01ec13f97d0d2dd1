"""Talking at a table: kept with it, the spectators apart, and nobody has to read everybody."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.hosting import ROOT, Host, hosted
from tests.server.test_neighbours import pair, two_players  # noqa: F401
from tests.server.visitors import Message, Page, Refused, Visitor, read


def texts(page: Page) -> list[str]:
    """All that this page was ever told of the chat."""
    page.ask("ping")
    return [line["text"] for message in page.told("chat") for line in message["lines"]]


def heard(page: Page) -> Message:
    line: Message = page.until(lambda message: message["is"] == "chat")["lines"][-1]
    return line


def seated(anna: Visitor, ben: Visitor) -> tuple[str, Page, Page]:
    table = anna.open_table("me", "person")["id"]
    ben.take(table, anna, 1)
    return table, anna.page(table, 0), ben.page(table, 1)


def test_what_is_said_reaches_all_who_sit_and_watch(host: Host, anna: Visitor, ben: Visitor) -> None:
    table, mine, his = seated(anna, ben)
    with Visitor(host.address, "Eve") as eve:
        hers = eve.page(table, None)
        reply = mine.ask("say", text="  Look at \x00[[building:b_1]]\n <b>there</b> ")
        (line,) = reply["lines"]
        assert (line["text"], line["mine"], line["seat"], line["name"]) == (
            "Look at [[building:b_1]] <b>there</b>",
            True,
            0,
            "Anna",
        )
        for page in (his, hers):
            assert heard(page) == {**line, "mine": False}
        assert texts(eve.page(table, None)) == [line["text"]]  # and whoever comes later


def test_spectators_talk_apart_until_the_game_is_over(host: Host, anna: Visitor, ben: Visitor) -> None:
    table, mine, his = seated(anna, ben)
    with Visitor(host.address, "Eve") as eve, Visitor(host.address) as cora:
        hers, other = eve.page(table, None), cora.page(table, None)
        assert hers.ask("say", text="He should take the corn")["lines"][0]["seat"] is None
        assert heard(other)["name"] == "Eve"
        mine.ask("say", text="Your turn")
        unseated = ben.page(table, None)  # the same visitor cannot listen by another page
        for page in (mine, his, unseated, anna.page(table, 0)):
            assert "He should take the corn" not in texts(page)
        assert "He should take the corn" not in unseated.ask("chat", before=99)["lines"]
        with pytest.raises(Refused) as refused:
            unseated.ask("say", text="I am somebody else")
        assert refused.value.code == "not-your-seat"
        assert set(texts(hers)) == {"He should take the corn", "Your turn"}


def test_at_the_table_of_a_record_all_hear_all(host: Host, anna: Visitor, ben: Visitor) -> None:
    record = next((ROOT / "tests/golden/tzolkin").glob("2.record")).read_text()
    table = read(anna.http.post("/api/records", content=record, headers={"content-type": "text/plain"}))["id"]
    ben.page(table, None).ask("say", text="Well played")
    assert texts(anna.page(table, None)) == ["Well played"]


def test_muting_is_kept_on_the_visitor_and_ends_when_it_is_taken_back(anna: Visitor, ben: Visitor) -> None:
    _, mine, his = seated(anna, ben)
    his.ask("say", text="Hurry up")
    ben_here = heard(mine)["who"]
    assert mine.ask("mute", who=ben_here, muted=True)["muted"] == [ben_here]
    table, again, his_again = seated(anna, ben)
    his_again.ask("say", text="Hurry up here, too")
    assert heard(again)["who"] != ben_here  # nobody is known by the same name at two tables
    known = anna.page(table, 0)
    ben_there = heard(known)["who"]
    assert known.told("chat")[-1]["muted"] == [ben_there]
    assert known.ask("mute", who=ben_there, muted=False)["muted"] == []
    assert "muted" not in "".join(text for text in his.received if '"is":"chat"' in text and '"muted":[' in text)


@pytest.mark.parametrize("who", ["nobody", ""])
def test_only_somebody_who_has_spoken_can_be_muted(anna: Visitor, ben: Visitor, who: str) -> None:
    _, mine, _ = seated(anna, ben)
    own = mine.ask("say", text="Me")["lines"][0]["who"]
    for name in (who, own):
        with pytest.raises(Refused) as refused:
            mine.ask("mute", who=name, muted=True)
        assert refused.value.code in ("not-known", "malformed")


def test_a_line_has_its_limits(anna: Visitor, ben: Visitor) -> None:
    _, mine, _ = seated(anna, ben)
    assert len(mine.ask("say", text="x" * 500)["lines"][0]["text"]) == 500
    for text in ("x" * 501, "", " \u200b\u202e "):
        with pytest.raises(Refused) as refused:
            mine.ask("say", text=text)
        assert refused.value.code == "malformed"


def test_who_says_too_much_has_to_wait_on_all_pages(anna: Visitor, ben: Visitor) -> None:
    table, mine, his = seated(anna, ben)
    second = anna.page(table, 0)
    refused = []
    for number in range(16):
        try:
            (mine, second)[number % 2].ask("say", text=f"spam {number}")
        except Refused as refusal:
            refused.append(refusal.code)
    assert len(refused) >= 4
    assert set(refused) == {"too-many"}
    his.ask("say", text="others can talk")


def test_many_cookies_say_no_more_than_a_household_may(folder: Path) -> None:
    limits = {"household_talk_rate": 0.001, "household_talk_burst": 5.0}
    with hosted(folder, limits) as host, Visitor(host.address, "Anna") as anna:
        table = anna.open_table("me", "person")["id"]
        refused = []
        for number in range(8):
            with Visitor(host.address) as stranger:
                try:
                    stranger.page(table, None).ask("say", text=f"spam {number}")
                except Refused as refusal:
                    refused.append(refusal.code)
        assert refused == ["too-many"] * 3


def test_nobody_talks_before_the_hello_or_without_a_cookie(host: Host, anna: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    page = Page(anna, table)
    with pytest.raises(Refused) as refused:
        page.ask("say", text="here I am")
    assert refused.value.code == "not-your-seat"
    page.close()
    with Visitor(host.address) as eve:
        eve.http.cookies.clear()
        eve.http.cookies.set("tinkuy", "none")
        with pytest.raises(Refused) as refused:
            eve.page(table, None).ask("say", text="who am I")
    assert refused.value.code == "no-cookie"


def test_earlier_lines_can_be_asked_for(tmp_path_factory: pytest.TempPathFactory) -> None:
    with hosted(tmp_path_factory.mktemp("chat"), {"talk_rate": 1e4, "talk_burst": 1e4}) as host:
        with Visitor(host.address, "Anna") as anna:
            table = anna.open_table("me", "person")["id"]
            mine = anna.page(table, 0)
            for number in range(130):
                mine.ask("say", text=f"line {number}")
        host.kill()
        host.start()
        with Visitor(host.address) as eve:
            page = eve.page(table, None)
            told = page.until(lambda message: message["is"] == "chat")
            assert (len(told["lines"]), told["earlier"], told["lines"][-1]["text"]) == (100, True, "line 129")
            before = page.ask("chat", before=told["lines"][0]["number"])
            assert [line["text"] for line in before["lines"]] == [f"line {number}" for number in range(30)]
            assert "earlier" not in before


def test_it_is_heard_through_any_process(pair: tuple[Host, Host, str]) -> None:  # noqa: F811
    anna, ben, table = two_players(*pair[:2])
    with anna, ben, Visitor(pair[1].address, "Eve") as eve:
        mine, his, hers = anna.page(table, 0), ben.page(table, 1), eve.page(table, None)
        mine.ask("say", text="hello there")
        assert (heard(his)["text"], heard(hers)["text"]) == ("hello there", "hello there")
        hers.ask("say", text="psst")
        his.ask("say", text="hello here")
        assert heard(mine)["text"] == "hello here"
        assert "psst" not in "".join(mine.received + his.received)


def test_who_watches_is_named(host: Host, anna: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    page = anna.page(table, 0)
    anna.page(table, None)  # whoever sits there is no spectator
    with Visitor(host.address, "Eve") as eve, Visitor(host.address) as nameless:
        eve.page(table, None)
        eve.page(table, None)
        nameless.page(table, None)
        page.until(lambda message: message["is"] == "table" and message["watchers"] == ["Eve", ""])
        nameless.send("PATCH", "/api/me", {"name": "Zoe"})
        page.until(lambda message: message["is"] == "table" and message["watchers"] == ["Zoe", "Eve"])


def test_who_watches_elsewhere_is_named_here(pair: tuple[Host, Host, str]) -> None:  # noqa: F811
    anna, ben, table = two_players(*pair[:2])
    with anna, ben, Visitor(pair[1].address, "Eve") as eve:
        page = anna.page(table, 0)
        eve.page(table, None)
        page.until(lambda message: message["is"] == "table" and message["watchers"] == ["Eve"])
