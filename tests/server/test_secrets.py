"""Hidden information: a seat gets its own view, a secret choice stays secret, the seed stays here until the end."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hosting import Host, hosted
from tests.server.visitors import Page, Refused, Visitor
from tests.toy import toy_game
from tinkuy.core.table import open_table
from tinkuy.games import find_game
from tinkuy.server.workers.about import Setup
from tinkuy.server.workers.loaded import Loaded

TOYS = ["tests.server.toys"]


@pytest.fixture(scope="module")
def toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("toys"), games=TOYS) as host:
        yield host


def kept(host: Host, column: str, table: str) -> str:
    connection = sqlite3.connect(host.data)
    try:
        return str(connection.execute(f"SELECT {column} FROM tables WHERE id = ?", (table,)).fetchone()[0])
    finally:
        connection.close()


def test_a_secret_choice_reaches_nobody_before_all_have_chosen(host: Host, anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person", options={"first_player": "0"})["id"]
    ben.take(table, anna, 1)
    with Visitor(host.address) as eve:
        mine, his, hers = anna.page(table, 0), ben.page(table, 1), eve.page(table, None)
        dealt = [option["code"] for option in mine.state["options"]]
        answers = mine.turn(random.Random(1))
        version = mine.commit(answers)["version"]
        again = eve.page(table, None)  # and to whoever comes now
        for page in (his, hers, again):
            page.caught_up(version)
            page.ask("ping")
            everything = "".join(page.received)
            assert not [code for code in dealt if code in everything]
            assert page.state["view"]["answers"] == []
            assert page.state["view"]["state"]["players"][0]["dealt"] == len(dealt)
        for moment in range(version + 1):
            for visitor, query in ((ben, "?seat=1"), (eve, "")):
                text = visitor.http.get(f"/api/tables/{table}/at/{moment}{query}").text
                assert not [code for code in dealt if code in text]
        his.play(random.Random(1))
        hers.caught_up(his.version)
        chosen = [event["wealth"] for event in hers.events if event["event"] == "wealth_kept" and event["seat"] == 0]
        assert [f"wealth {tile}" for tile in chosen] == answers
        left = [code for code in dealt if code not in chosen]
        for page in (his, hers, again):
            assert not [code for code in left if code in "".join(page.received)]


def test_commits_of_a_simultaneous_choice_do_not_make_each_other_stale(anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person", "random")["id"]
    ben.take(table, anna, 1)
    pages = anna.page(table, 0), ben.page(table, 1)
    drafts = [page.turn(random.Random(3)) for page in pages]
    for page, answers in zip(pages, drafts, strict=True):
        assert page.commit(answers, base=0)["version"] >= 2
    with pytest.raises(Refused) as refused:
        pages[0].commit(drafts[0], base=0)
    assert refused.value.code == "stale"


def test_what_others_chose_in_secret_changes_no_byte(host: Host) -> None:
    """Two worlds that differ only in the secret choice of seat 0 look the same to seat 1 and to spectators."""
    game = find_game("tzolkin")
    setup = Setup("tzolkin", game.version, game.component_set.hash, 2, {}, "two worlds")
    ask = open_table(game, 2, "two worlds", {}).asked(0)
    assert ask is not None
    codes = [game.kinds[ask.kind].codes[option] for option in ask.options]
    seen = []
    for kept_tiles in ((codes[0], codes[1]), (codes[2], codes[3])):
        world = Loaded(setup, game)
        world.extend([(0, f"wealth {tile}") for tile in kept_tiles])
        shown = [world.shown(1), world.shown(None)]
        seen.append([(one.view, one.options, world.events(0, 2), world.heading()) for one in shown])
    assert seen[0] == seen[1]


def test_the_seed_leaves_only_after_the_end(folder: Path) -> None:
    """Of a host that deals by chance, as all do but those for tests."""
    with hosted(folder) as host, Visitor(host.address, "Anna") as anna, Visitor(host.address, "Ben") as ben:
        table = anna.open_table("me", "random", open=True)["id"]
        seed = json.loads(kept(host, "setup", table))[5]
        assert len(seed) == 32
        page, watching = anna.page(table, 0), ben.page(table, None)
        texts: list[str] = []
        rng = random.Random(8)
        while not page.over:
            if page.version < 60:
                for path in (f"/api/tables/{table}", "/api/tables", f"/api/tables/{table}/record", "/api/me"):
                    texts += [visitor.http.get(path).text for visitor in (anna, ben)]
            if page.asked:
                watching.caught_up(page.version)
                texts += page.received + watching.received
                page.play(rng)
            page.becomes(lambda view: view["ask"] or view["over"])
        assert not [text for text in texts if seed in text]
        while not page.table["over"]:
            page.next()
        assert page.table["seed"] == seed
        assert f"seed {seed}" in anna.get(f"/api/tables/{table}/record")


def test_secrets_are_kept_as_hashes_only(host: Host, anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    secret = anna.get(f"/api/tables/{table}/seats/1/link")["secret"]
    ben.post(f"/api/tables/{table}/join", {"secret": secret})
    assert len(secret) == len(anna.cookie) == 22  # 128 bits in base 64
    disk = b"".join(path.read_bytes() for path in Path(host.data).parent.glob("tables.sqlite*"))
    assert table.encode() in disk
    for hidden in (secret, anna.cookie, ben.cookie):
        assert hidden.encode() not in disk


# ---------------------------------------------------------------------- with the toy: draws in the middle of a turn


def toy_pages(toys: Host, one: Visitor, two: Visitor) -> tuple[Page, Page]:
    table = one.open_table("me", "person", game="toy")["id"]
    two.take(table, one, 1)
    return one.page(table, 0), two.page(table, 1)


def test_a_further_game_brings_its_words(toys: Host) -> None:
    with Visitor(toys.address) as anna:
        assert "question-do" in anna.get("/api/text/toy/cs")


def test_a_draft_never_draws(toys: Host) -> None:
    with Visitor(toys.address) as one, Visitor(toys.address) as two:
        mine, _ = toy_pages(toys, one, two)
        infos = {option["code"]: option for option in mine.draft([])["options"]}
        revealing = {code for code, info in infos.items() if info["reveals"]}
        assert revealing == {"draw", "grab", "offer", "bids"}  # a card, a gem, or somebody else is asked
        assert infos["draw"]["change"] == {}
        draft = mine.draft(["do draw"])
        assert draft["answers"] == []
        assert draft["view"]["state"] == mine.state["view"]["state"]
        draft = mine.draft(["do take", f"take {_first(mine, 'do take')}", "do draw", "do done"])
        assert len(draft["answers"]) == 2
        hand = mine.state["view"]["state"]["owners"][0]["hand"]
        mine.caught_up(mine.commit([*draft["answers"], "do draw"])["version"])
        assert len(mine.state["view"]["state"]["owners"][0]["hand"]) == len(hand) + 1
        with pytest.raises(Refused) as refused:
            mine.draft([], base=0)  # what was shown cannot be taken back
        assert refused.value.code == "stale"


def _first(page: Page, answer: str) -> str:
    code: str = page.draft([answer])["options"][0]["code"]
    return code


def test_secret_bids_in_the_middle_of_a_turn(toys: Host) -> None:
    """The author of the turn goes on in it after everybody has bid."""
    with Visitor(toys.address) as one, Visitor(toys.address) as two:
        mine, his = toy_pages(toys, one, two)
        mine.caught_up(mine.commit(["do bids"])["version"])
        his.caught_up(mine.version)
        bids = [page.state["options"][0]["code"] for page in (mine, his)]
        assert mine.draft([f"bid {bids[0]}"])["confirm"]
        mine.caught_up(mine.commit([f"bid {bids[0]}"])["version"])
        his.caught_up(mine.version)
        assert json.dumps(bids[0]) not in json.dumps(his.state)  # c1 is not c17
        assert his.draft([f"bid {bids[1]}"])["confirm"]
        mine.caught_up(his.commit([f"bid {bids[1]}"])["version"])
        assert [event["card"] for event in mine.events if event["event"] == "shown"] == bids
        draft = mine.draft(["do take"])
        assert draft["answers"] == ["do take"]
        draft = mine.draft(["do take", f"take {draft['options'][0]['code']}", "do done"])
        assert draft["confirm"]
        assert [info["code"] for info in mine.draft(draft["answers"][:2])["options"]]
        mine.commit(draft["answers"])


def test_somebody_else_asked_inside_a_turn(toys: Host) -> None:
    with Visitor(toys.address) as one, Visitor(toys.address) as two:
        mine, his = toy_pages(toys, one, two)
        mine.caught_up(mine.commit(["do offer"])["version"])
        his.caught_up(mine.version)
        assert (mine.asked, his.asked["kind"] if his.asked else None) == (None, "accept")
        assert his.draft(["accept yes"])["answers"] == []  # the turn passes back: nothing to take back
        assert all(option["reveals"] for option in his.state["options"])
        mine.caught_up(his.commit(["accept yes"])["version"])
        assert mine.state["view"]["state"]["owners"][1]["coins"] == 3
        assert mine.asked


def test_the_toy_is_no_game_of_everybody(anna: Visitor) -> None:
    with pytest.raises(Refused) as refused:
        anna.open_table("me", "person", game=toy_game().name)
    assert refused.value.code == "unknown-game"
