"""The lobby: who opens, joins, leaves and hands over."""

from __future__ import annotations

import random
import re

import pytest

from tests.server.hosting import Host
from tests.server.visitors import Refused, Visitor


def refusal(do: object) -> str:
    with pytest.raises(Refused) as refused:
        do()  # type: ignore[operator]
    return str(refused.value.code)


def test_games_tell_what_can_be_chosen(anna: Visitor) -> None:
    games = {game["id"]: game for game in anna.get("/api/games")}
    assert games["tzolkin"]["seats"] == [2, 3, 4]
    assert "greedy" in games["tzolkin"]["bots"]
    game = anna.get("/api/games/tzolkin")
    kinds = {kind["name"]: [option["code"] for option in kind["options"]] for kind in game["kinds"]}
    assert kinds["plan"] == ["place", "pick_up"]
    assert game["events"]["placed"]["clause"] == "TZ-6.6"
    assert ["gear", "gear"] in game["events"]["placed"]["fields"]
    assert game["domains"]["gear"][0] == "palenque"
    assert game["unit"] == 4
    assert game["components"]["building"]
    assert set(game["describe"]["building"]) <= set(game["domains"]["building"])
    assert game["describe"]["gear"]["tikal"] == {"clause": "TZ-6.2", "lines": []}
    assert game["describe"]["space"]["tikal-2"]["clause"] == "TZ-13.2"


def test_words_and_rules_come_in_three_languages(anna: Visitor) -> None:
    for language in ("en", "ru", "cs"):
        assert "bot-random" in anna.get(f"/api/text/table/{language}")
        assert re.search(r"^gear-palenque", anna.get(f"/api/text/tzolkin/{language}"), re.MULTILINE)
        rules = anna.get(f"/api/rules/tzolkin/{language}")
        clauses = [clause["id"] for chapter in rules["chapters"] for clause in chapter["clauses"]]
        assert "TZ-6.6" in clauses
    assert refusal(lambda: anna.get("/api/text/tzolkin/tlh")) == "unknown-text"
    assert refusal(lambda: anna.get("/api/text/chess/en")) == "unknown-text"
    assert refusal(lambda: anna.get("/api/rules/chess/en")) == "unknown-text"


def test_a_table_is_opened_with_what_was_chosen(anna: Visitor) -> None:
    seats = [{"kind": "me"}, {"kind": "person", "name": "  Uncle \n Olaf "}, {"kind": "bot", "bot": "random"}]
    table = anna.post("/api/tables", {"game": "tzolkin", "seats": seats, "options": {"first_player": "1"}})
    assert table["options"] == {"first_player": "1"}
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in table["seats"]] == [
        ("person", "Anna", ""),
        ("person", "Uncle Olaf", ""),
        ("bot", "", "random"),
    ]
    assert [seat["mine"] for seat in table["seats"]] == [True, False, False]
    assert (table["owner"], table["open"], table["over"], table["seed"]) == (True, False, False, None)
    assert re.fullmatch("[0-9a-f]{64}", table["seed_hash"])


def test_a_table_that_cannot_be_is_refused_with_a_sentence(anna: Visitor) -> None:
    assert refusal(lambda: anna.open_table("me")) == "bad-table"
    assert refusal(lambda: anna.open_table("me", *["random"] * 4)) == "bad-table"
    assert refusal(lambda: anna.open_table("me", "deep_blue")) == "unknown-bot"
    assert refusal(lambda: anna.open_table("me", "mcts:1000000")) == "unknown-bot"
    assert refusal(lambda: anna.open_table("me", "random", game="chess")) == "unknown-game"
    assert refusal(lambda: anna.open_table("me", "random", options={"first_player": "9"})) == "bad-table"
    assert refusal(lambda: anna.open_table("me", "random", options={"dragons": "on"})) == "bad-table"


def test_a_link_opens_its_seat_and_its_player_makes_one_for_the_phone(host: Host, anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person", "person")["id"]
    secret = anna.get(f"/api/tables/{table}/seats/1/link")["secret"]
    another = anna.get(f"/api/tables/{table}/seats/1/link")["secret"]
    assert secret != another
    joined = ben.post(f"/api/tables/{table}/join", {"secret": secret})
    assert [seat["mine"] for seat in joined["seats"]] == [False, True, False]
    assert joined["seats"][1]["name"] == "Ben"
    with Visitor(host.address) as phone:
        phone.take(table, ben, 1)
        assert phone.page(table, 1).asked
    assert refusal(lambda: anna.get(f"/api/tables/{table}/seats/1/link")) == "not-your-seat"
    assert ben.get(f"/api/tables/{table}/seats/1/link")["secret"]
    assert refusal(lambda: ben.get(f"/api/tables/{table}/seats/2/link")) == "not-your-seat"
    assert refusal(lambda: ben.get(f"/api/tables/{table}/seats/7/link")) == "unknown-seat"


def test_a_wrong_secret_opens_nothing(anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    secret = anna.get(f"/api/tables/{table}/seats/1/link")["secret"]
    for wrong in ("", "x", secret[:-1], secret.swapcase(), secret + "A"):
        assert refusal(lambda wrong=wrong: ben.post(f"/api/tables/{table}/join", {"secret": wrong})) == "wrong-secret"
    assert refusal(lambda: ben.post(f"/api/tables/{table}/join", {"secret": secret, "seat": 0})) == "wrong-secret"
    assert refusal(lambda: ben.post(f"/api/tables/{table}/join", {})) == "malformed"
    other = anna.open_table("me", "person")["id"]
    assert refusal(lambda: ben.post(f"/api/tables/{other}/join", {"secret": secret})) == "wrong-secret"
    assert refusal(lambda: ben.page(table, 1)) == "not-your-seat"


def test_open_tables_are_listed_while_a_seat_is_free(anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person", open=True)["id"]
    closed = anna.open_table("me", "person")["id"]
    listed = [known["id"] for known in ben.get("/api/tables")["tables"]]
    assert table in listed
    assert closed not in listed
    assert refusal(lambda: ben.post(f"/api/tables/{table}/join", {"seat": 0})) == "seat-taken"
    assert refusal(lambda: ben.post(f"/api/tables/{closed}/join", {"seat": 1})) == "not-open"
    ben.post(f"/api/tables/{table}/join", {"seat": 1})
    assert table not in [known["id"] for known in ben.get("/api/tables")["tables"]]


def test_my_tables_begin_with_those_that_wait_for_me(anna: Visitor, ben: Visitor) -> None:
    waiting = anna.open_table("me", "person")["id"]
    idle = anna.open_table("me", "person")["id"]
    page = anna.page(idle, 0)
    page.commit(page.turn(random.Random(1)))
    finished = anna.open_table("random", "random")["id"]
    anna.page(finished, None).until(lambda message: message["is"] == "table" and message["over"])
    tables = [table["id"] for table in anna.get("/api/me")["tables"]]
    assert tables.index(waiting) < tables.index(idle) < tables.index(finished)
    assert [table["id"] for table in anna.get("/api/me?offset=1&limit=1")["tables"]] == [tables[1]]
    assert waiting not in [table["id"] for table in ben.get("/api/me")["tables"]]


def test_who_leaves_can_return_by_another_link(anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    secret = anna.get(f"/api/tables/{table}/seats/1/link")["secret"]
    ben.post(f"/api/tables/{table}/join", {"secret": secret})
    page = ben.page(table, 1)
    ben.post(f"/api/tables/{table}/leave", {"seat": 1})
    state = page.until(lambda message: message["is"] == "state")
    assert state["view"]["seat"] is None  # from now on a spectator
    assert isinstance(state["view"]["state"]["players"][1]["dealt"], int)
    assert refusal(lambda: page.hello(1)) == "not-your-seat"
    assert refusal(lambda: ben.post(f"/api/tables/{table}/leave", {"seat": 1})) == "not-your-seat"
    ben.take(table, anna, 1)
    assert page.hello(1)["view"]["seat"] == 1


def test_the_owner_hands_an_abandoned_seat_to_a_bot(anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    ben.take(table, anna, 1)
    page, his = anna.page(table, 0), ben.page(table, 1)
    version = page.play(random.Random(1))
    give = f"/api/tables/{table}/seats/1"
    assert refusal(lambda: anna.post(give, {"kind": "bot", "bot": "random"})) == "seat-present"
    assert refusal(lambda: ben.post(give, {"kind": "bot"})) == "not-owner"
    his.close()
    page.until(lambda message: message["is"] == "table" and not message["seats"][1]["here"])
    assert refusal(lambda: anna.post(give, {"kind": "bot", "bot": "hal"})) == "unknown-bot"
    given = anna.post(give, {"kind": "bot", "bot": "random"})
    assert (given["seats"][1]["kind"], given["seats"][1]["bot"]) == ("bot", "random")
    page.caught_up(version + 1)  # the bot goes on at once
    assert refusal(lambda: ben.page(table, 1)) == "not-your-seat"
    freed = anna.post(give, {"kind": "person"})
    assert (freed["seats"][1]["kind"], freed["seats"][1]["held"]) == ("person", False)
    ben.take(table, anna, 1)
    assert ben.page(table, 1).state["view"]["seat"] == 1


def test_a_name_is_one_short_line(anna: Visitor) -> None:
    assert anna.send("PATCH", "/api/me", {"name": " A\tnna\u200b\u202e  B "})["name"] == "A nna B"
    assert refusal(lambda: anna.send("PATCH", "/api/me", {"name": "x" * 41})) == "malformed"
    assert anna.get("/api/me")["name"] == "A nna B"
