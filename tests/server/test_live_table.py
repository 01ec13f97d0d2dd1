"""A live table: everyone sees moves at once, drafts stay private, nothing is lost or doubled."""

from __future__ import annotations

import hashlib
import random

import pytest

from tests.server.visitors import Page, Refused, Visitor


def two_pages(anna: Visitor, ben: Visitor, *bots: str) -> tuple[Page, Page]:
    table = anna.open_table("me", "person", *bots)["id"]
    ben.take(table, anna, 1)
    return anna.page(table, 0), ben.page(table, 1)


def choose_wealth(*pages: Page) -> None:
    """The simultaneous choice at the start, so that turns come one after the other."""
    rng = random.Random(1)
    version = 0
    for page in pages:
        version = page.commit(page.turn(rng))["version"]
    for page in pages:
        page.caught_up(version)


def asked(*pages: Page) -> Page:
    return next(page for page in pages if page.asked)


def other(page: Page, *pages: Page) -> Page:
    return next(one for one in pages if one is not page)


def test_two_people_and_bots_play_a_whole_game(anna: Visitor, ben: Visitor) -> None:
    pages = two_pages(anna, ben, "random", "greedy")
    seed_hash = pages[0].table["seed_hash"]
    rng = random.Random(5)
    while not all(page.over for page in pages):
        for page in pages:
            if page.asked:
                version = page.play(rng)
                for watching in pages:
                    watching.caught_up(version)
        if not any(page.asked or page.over for page in pages):
            for page in pages:
                page.until(
                    lambda message: (
                        message["is"] == "state"
                        and (message["view"]["ask"] or message["view"]["over"] or message["view"]["waiting"][0] < 2)
                    )
                )
    one, two = pages
    assert one.version == two.version > 100
    assert one.events == two.events
    assert [event["v"] for event in one.events] == sorted(event["v"] for event in one.events)
    assert one.events[-1]["event"] == "game_ended"
    summary = anna.get(f"/api/tables/{one.table['id']}")
    assert summary["over"]
    assert summary["winners"]
    assert summary["scores"] == one.state["view"]["scores"]
    assert hashlib.sha256(summary["seed"].encode()).hexdigest() == seed_hash == summary["seed_hash"]
    assert [seat["name"] for seat in summary["seats"]] == ["Anna", "Ben", "", ""]


def test_a_record_of_a_finished_game_opens_as_a_finished_table(anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("random", "random")
    page = anna.page(table["id"], None)
    page.until(lambda message: message["is"] == "table" and message["over"])
    text = ben.get(f"/api/tables/{table['id']}/record")
    opened = ben.http.post("/api/records", content=text, headers={"content-type": "text/plain"})
    assert opened.status_code == 201
    copy = opened.json()
    assert (copy["over"], copy["scores"], copy["winners"]) == (True, page.table["scores"], page.table["winners"])
    assert copy["seed"] == page.table["seed"]
    assert ben.get(f"/api/tables/{copy['id']}/record") == text
    watching = ben.page(copy["id"], None)
    assert watching.events == page.events
    assert copy["id"] in [known["id"] for known in ben.get("/api/me")["tables"]]


def test_bots_of_a_record_are_bots_again(anna: Visitor) -> None:
    game = anna.get("/api/games/tzolkin")
    head = f"game tzolkin\nrules {game['rules']}\ntables {game['tables']}\nseats 4\noption first_player 0\nseed 7"
    names = "name 0 Ana\nname 1 mcts:400\nname 2 greedy Amaru"
    record = f"tinkuy record 1\n{head}\n{names}\n\nrunning\n"
    table = anna.http.post("/api/records", content=record, headers={"content-type": "text/plain"}).json()
    seats = [(seat["kind"], seat["bot"], seat["name"]) for seat in table["seats"]]
    assert seats == [("person", "", "Ana"), ("bot", "mcts:400", ""), ("bot", "greedy", "Amaru"), ("person", "", "")]
    assert anna.get(f"/api/tables/{table['id']}/record") == record
    with pytest.raises(Refused) as refused:
        anna.post(f"/api/tables/{table['id']}/seats/1", {"kind": "bot", "bot": "random"})
    assert refused.value.code == "game-over"
    assert anna.page(table["id"], None).table["version"] == 0  # and they do not play on


def test_an_unfinished_record_can_be_watched_but_not_played(anna: Visitor) -> None:
    game = anna.get("/api/games/tzolkin")
    head = f"game tzolkin\nrules {game['rules']}\ntables {game['tables']}\nseats 2\noption first_player 0\nseed 7"
    record = f"tinkuy record 1\n{head}\n\nrunning\n"
    table = anna.http.post("/api/records", content=record, headers={"content-type": "text/plain"}).json()
    assert table["over"]
    assert table["waiting"] == []
    page = anna.page(table["id"], None)
    assert not page.over
    with pytest.raises(Refused) as refused:
        anna.post(f"/api/tables/{table['id']}/join", {"seat": 0})
    assert refused.value.code == "not-open"
    with pytest.raises(Refused) as refused:
        anna.get(f"/api/tables/{table['id']}/seats/0/link")
    assert refused.value.code == "not-your-seat"


def test_a_draft_is_shown_to_its_author_alone(anna: Visitor, ben: Visitor) -> None:
    pages = two_pages(anna, ben)
    choose_wealth(*pages)
    author = asked(*pages)
    idle = other(author, *pages)
    before = len(idle.received)
    answers = author.turn(random.Random(2))
    assert author.draft(answers)["confirm"]
    assert author.draft(answers[:-1])["answers"] == answers[:-1]
    idle.ask("ping")
    assert len(idle.received) == before + 1  # the pong and nothing else


def test_a_draft_is_taken_back_step_by_step(anna: Visitor, ben: Visitor) -> None:
    pages = two_pages(anna, ben)
    choose_wealth(*pages)
    author = asked(*pages)
    answers = author.turn(random.Random(2))
    views = [author.draft(answers[:count])["view"] for count in range(len(answers) + 1)]
    assert len({str(view) for view in views}) == len(views)
    for count in reversed(range(len(answers))):
        draft = author.draft(answers[:count])
        assert draft["view"] == views[count]
        assert draft["undo"] == count
    assert author.draft([])["view"]["state"] == author.state["view"]["state"]


def test_events_and_changes_of_a_draft_say_what_would_happen(anna: Visitor, ben: Visitor) -> None:
    pages = two_pages(anna, ben)
    choose_wealth(*pages)
    author = asked(*pages)
    draft = author.draft([])
    if draft["view"]["ask"][0]["kind"] == "plan":
        draft = author.draft(["plan place"])
    while draft["view"]["ask"][0]["kind"] != "place":
        option = draft["options"][0]
        draft = author.draft([*draft["answers"], f"{draft['view']['ask'][0]['kind']} {option['code']}"])
    own = draft["view"]["state"]["players"][author.seat]
    for option in draft["options"]:
        after = author.draft([*draft["answers"], f"place {option['code']}"])
        there = after["view"]["state"]["players"][author.seat]
        for field in ("corn", "hand", "workers"):
            assert option["change"].get(field, 0) == there[field] - own[field]
        assert not option["reveals"]
        assert all(event["v"] is None for event in after["events"])


def test_a_commit_is_acknowledged_and_then_seen_by_everybody(anna: Visitor, ben: Visitor) -> None:
    pages = two_pages(anna, ben)
    choose_wealth(*pages)
    author = asked(*pages)
    idle = other(author, *pages)
    base = author.version
    answers = author.turn(random.Random(3))
    ack = author.commit(answers)
    assert ack["version"] == base + len(answers)
    assert author.version == base  # the state comes after the acknowledgement
    for page in (author, idle):
        page.caught_up(ack["version"])
        assert {event["v"] for event in page.state["events"]} <= set(range(base + 1, ack["version"] + 1))
    assert author.events == idle.events
    assert idle.state["view"]["seat"] == idle.seat
    assert idle.asked


def test_a_commit_with_the_same_key_changes_nothing(anna: Visitor, ben: Visitor) -> None:
    pages = two_pages(anna, ben)
    choose_wealth(*pages)
    author = asked(*pages)
    base, answers = author.version, author.turn(random.Random(3))
    first = author.commit(answers, key="once")
    again = author.commit(answers, base=base, key="once")
    assert first["version"] == again["version"]
    author.caught_up(first["version"])
    summary = anna.get(f"/api/tables/{author.table['id']}")
    assert summary["version"] == first["version"]
    assert summary["changed"] > summary["created"]


def test_a_page_that_comes_again_in_mid_turn_goes_on_where_it_was(anna: Visitor, ben: Visitor) -> None:
    pages = two_pages(anna, ben)
    choose_wealth(*pages)
    author = asked(*pages)
    visitor = anna if author.seat == 0 else ben
    answers = author.turn(random.Random(4))
    author.draft(answers[:1])
    author.socket.socket.close()  # without a goodbye
    back = visitor.page(author.table["id"], author.seat)
    assert back.version == author.version
    assert back.events == author.events
    assert back.draft(answers)["answers"] == answers
    version = back.commit(answers)["version"]
    other(author, *pages).caught_up(version)


def test_a_lost_acknowledgement_is_asked_for_again(anna: Visitor, ben: Visitor) -> None:
    pages = two_pages(anna, ben)
    choose_wealth(*pages)
    author = asked(*pages)
    visitor = anna if author.seat == 0 else ben
    base, answers = author.version, author.turn(random.Random(4))
    author.say("commit", seat=author.seat, base=base, answers=answers, key="lost")
    author.socket.close()
    other(author, *pages).caught_up(base + len(answers))
    back = visitor.page(author.table["id"], author.seat)
    assert back.commit(answers, base=base, key="lost")["version"] == base + len(answers)
    assert back.version == base + len(answers)


def test_an_old_base_is_stale_and_the_state_follows(anna: Visitor, ben: Visitor) -> None:
    pages = two_pages(anna, ben)
    choose_wealth(*pages)
    author = asked(*pages)
    base, answers = author.version, author.turn(random.Random(3))
    version = author.commit(answers)["version"]
    author.caught_up(version)
    for do, more in (("draft", {}), ("commit", {"key": "old"})):
        number = author.say(do, seat=author.seat, base=base, answers=answers, **more)
        error = author.until(lambda message, number=number: message.get("id") == number)  # type: ignore[misc]
        assert (error["is"], error["code"]) == ("error", "stale")
        state = author.next()
        assert (state["is"], state["version"], state["from"]) == ("state", version, 0)


def test_hot_seat_shows_one_seat_at_a_time(anna: Visitor) -> None:
    table = anna.open_table("me", "me")["id"]
    page = anna.page(table, 0)
    rng = random.Random(1)
    for seat in (0, 1):
        state = page.hello(seat)
        assert state["view"]["seat"] == seat
        dealt = [player["dealt"] for player in state["view"]["state"]["players"]]
        assert [isinstance(tiles, list) for tiles in dealt] == [seat == 0, seat == 1]
        page.play(rng)
    page.hello(0)
    with pytest.raises(Refused) as refused:
        page.ask("draft", seat=1, base=page.version, answers=[])
    assert refused.value.code == "not-your-seat"


def test_spectators_watch_without_a_seat(anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    watching = ben.page(table, None)
    assert watching.state["view"]["ask"] == []
    assert watching.state["options"] == []
    with pytest.raises(Refused) as refused:
        watching.ask("commit", seat=0, base=0, answers=["wealth x"], key="k")
    assert refused.value.code == "not-your-seat"
    page = anna.page(table, 0)
    version = page.play(random.Random(1))
    watching.caught_up(version)


def test_why_not_names_the_clause(anna: Visitor, ben: Visitor) -> None:
    pages = two_pages(anna, ben)
    choose_wealth(*pages)
    author = asked(*pages)
    drafted = author.draft([])
    kind = drafted["view"]["ask"][0]["kind"]  # who has little corn is asked about begging first
    offered = [option["code"] for option in drafted["options"]]
    reply = author.ask("why", seat=author.seat, base=author.version, answers=[], kind=kind, option=offered[0])
    assert (reply["reason"], reply["clause"]) == (None, None)
    reply = author.ask("why", seat=author.seat, base=author.version, answers=[], kind="build", option="done")
    assert reply["reason"].startswith("blocked-")
    with pytest.raises(Refused) as refused:
        author.ask("why", seat=author.seat, base=author.version, answers=[], kind="place", option="atlantis")
    assert refused.value.code == "malformed"


def test_who_is_here_is_told(anna: Visitor, ben: Visitor) -> None:
    one, two = two_pages(anna, ben)
    one.until(lambda message: message["is"] == "table" and message["seats"][1]["here"])
    assert two.table["seats"][0]["here"]
    assert [seat["mine"] for seat in one.table["seats"]] == [True, False]
    two.close()
    one.until(lambda message: message["is"] == "table" and not message["seats"][1]["here"])
    ben.send("PATCH", "/api/me", {"name": "Benjamin"})
    told = one.until(lambda message: message["is"] == "table")
    assert told["seats"][1]["name"] == "Benjamin"


def test_every_moment_can_be_seen_again(anna: Visitor, ben: Visitor) -> None:
    pages = two_pages(anna, ben)
    choose_wealth(*pages)
    page = pages[0]
    table = page.table["id"]
    seen = {page.version: page.state["view"]}
    rng = random.Random(1)
    for _ in range(8):
        author = asked(*pages)
        version = author.play(rng)
        for watching in pages:
            watching.caught_up(version)
        seen[version] = page.state["view"]
    for version, view in reversed(seen.items()):
        moment = anna.get(f"/api/tables/{table}/at/{version}?seat=0")
        assert moment["view"] == view
        assert moment["last"] == page.version
        assert moment["events"] == [event for event in page.events if event["v"] == version]
    with pytest.raises(Refused) as refused:
        anna.get(f"/api/tables/{table}/at/{page.version + 1}")
    assert refused.value.code == "unknown-version"
    with pytest.raises(Refused) as refused:
        anna.get(f"/api/tables/{table}/at/3?seat=1")
    assert refused.value.code == "not-your-seat"
