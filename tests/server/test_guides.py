"""A guided first game at the server: an ordinary table that says where its learner stands."""

from __future__ import annotations

import pytest

from tests.server.visitors import Message, Page, Refused, Visitor
from tinkuy.core.guide import find_guide
from tinkuy.games import GAMES, find_game

GUIDED = [name for name in GAMES if find_guide(find_game(name)) is not None]


def sat_down(anna: Visitor, game: str = "tzolkin") -> Page:
    return anna.page(anna.post("/api/guides", {"game": game})["id"], 0)


def asked(page: Page) -> Message:
    """The state once this seat is asked and the table has come to rest."""
    while not page.asked:
        page.next()
    return page.state


@pytest.mark.parametrize("game", GUIDED)
def test_a_guide_is_played_by_drafts_and_commits_to_its_end(anna: Visitor, game: str) -> None:
    page = sat_down(anna, game)
    lessons = anna.get(f"/api/games/{game}")["lessons"]
    words = anna.get(f"/api/text/{game}/ru")
    draft: list[str] = []
    for index, lesson in enumerate(lessons):
        assert f"guide-{lesson['text']} =" in words
        if not (lesson["answers"] or lesson["confirm"]):
            continue
        if not draft:
            assert asked(page)["guide"] == {"step": index, "fits": 0, "left": False}
        for code in lesson["answers"]:
            draft.append(code)
            told = page.draft(draft)
            if told["answers"] != draft:  # it shows something new
                page.caught_up(page.commit(draft)["version"])
                draft = []
            else:
                assert told["guide"]["fits"] == len(draft)
        if lesson["confirm"]:
            assert page.draft(draft)["confirm"]
            assert page.draft(draft)["guide"]["step"] == index
            page.caught_up(page.commit(draft)["version"])
            draft = []
    assert page.state["guide"] == {"step": len(lessons), "fits": 0, "left": False}


def test_an_unexpected_answer_is_noticed_in_the_draft_and_on_the_table(anna: Visitor) -> None:
    page = sat_down(anna)
    assert page.draft(["plan place", "place uxmal"])["guide"] == {"step": 2, "fits": 1, "left": False}
    assert page.draft(["plan place", "place palenque"])["guide"] == {"step": 3, "fits": 2, "left": False}
    page.caught_up(page.commit(["plan place", "place uxmal", "place done"])["version"])
    assert asked(page)["guide"]["left"]


def test_a_guide_is_a_table_like_any_other(anna: Visitor, ben: Visitor) -> None:
    table = anna.post("/api/guides", {"game": "tzolkin"})
    assert [(seat["kind"], seat["bot"], seat["mine"]) for seat in table["seats"]] == [
        ("person", "", True),
        ("bot", "guide", False),
    ]
    assert table["id"] in [mine["id"] for mine in anna.get("/api/me")["tables"]]
    watching = ben.page(table["id"], None)
    assert "guide" not in watching.state  # only whoever learns is guided
    ordinary = anna.page(anna.open_table("me", "greedy")["id"], 0)
    assert "guide" not in ordinary.state


def test_only_games_with_a_guide_offer_one(anna: Visitor) -> None:
    offered = {game["id"]: game["guide"] for game in anna.get("/api/games")}
    assert [game for game, guide in offered.items() if guide] == GUIDED
    without = next((game for game, guide in offered.items() if not guide), "")
    for game, code in ((without, "bad-table"), ("chess", "unknown-game")):
        if game:
            with pytest.raises(Refused) as refused:
                anna.post("/api/guides", {"game": game})
            assert refused.value.code == code


def test_nobody_is_offered_the_companion_as_a_bot(anna: Visitor) -> None:
    assert all("guide" not in game["bots"] for game in anna.get("/api/games"))
