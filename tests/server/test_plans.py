"""Plans of the next turn: drafts on an imagined moment, while others are asked."""

from __future__ import annotations

import random

import msgspec
import pytest

from tests.server.visitors import Message, Page, Refused, Visitor
from tinkuy.core.table import open_table
from tinkuy.games import find_game
from tinkuy.server.refusals import Refusal
from tinkuy.server.workers import about, drafts, shapes
from tinkuy.server.workers.loaded import Loaded

SEED = "two worlds"


def plan(page: Page, answers: list[str], base: int | None = None) -> Message:
    version = page.version if base is None else base
    return page.ask("draft", seat=page.seat, base=version, answers=answers, plan=True)


def whole_plan(page: Page, rng: random.Random) -> list[str]:
    """At random, up to the end of the turn or to what nobody knows."""
    answers: list[str] = []
    while True:
        planned = plan(page, answers)
        assert (planned["plan"], planned["answers"]) == (True, answers)
        open_options = [option["code"] for option in planned["options"] if not option["reveals"]]
        if planned["confirm"] or not open_options:
            return answers
        answers.append(f"{planned['view']['ask'][0]['kind']} {rng.choice(open_options)}")


def refusal(page: Page, base: int | None = None) -> str:
    with pytest.raises(Refused) as refused:
        plan(page, [], base)
    code: str = refused.value.code
    return code


@pytest.mark.parametrize("game", ["tzolkin", "teotihuacan", "inca_empire"])
def test_a_turn_is_planned_while_somebody_else_is_asked(anna: Visitor, ben: Visitor, game: str) -> None:
    opened = anna.open_table("me", "person", "person", game=game)["id"]
    for seat in (1, 2):
        ben.take(opened, anna, seat)
    pages = [anna.page(opened, 0), ben.page(opened, 1), ben.page(opened, 2)]
    rng = random.Random(4)
    for _ in range(9):
        for page in pages:
            page.caught_up(max(one.version for one in pages))
        next(page for page in pages if page.asked).play(rng)
    for page in pages:
        page.caught_up(max(one.version for one in pages))
    waits = next(page for page in pages if not page.asked)
    state = waits.state
    answers = whole_plan(waits, rng)
    assert answers
    again = plan(waits, answers)
    assert again["view"] == plan(waits, answers)["view"]  # the moment stays as it is
    msgspec.convert(again["view"], shapes.View)
    assert waits.state == state  # nothing was played
    assert refusal(next(page for page in pages if page.asked)) == "no-plan"


def test_a_plan_is_for_the_table_as_it_is(anna: Visitor, ben: Visitor) -> None:
    table = anna.open_table("me", "person", options={"first_player": "0"})["id"]
    ben.take(table, anna, 1)
    mine, his = anna.page(table, 0), ben.page(table, 1)
    mine.play(random.Random(1))
    his.caught_up(mine.version)
    mine.caught_up(his.play(random.Random(2)))
    his.caught_up(mine.version)
    planned = plan(his, [])
    ask = planned["view"]["ask"][0]
    about = {"seat": 1, "base": his.version, "answers": [], "kind": ask["kind"], "option": ask["options"][0]}
    assert his.ask("why", **about)["reason"]  # it is not his turn
    assert his.ask("why", **about, plan=True)["reason"] is None  # in the planned one it is offered
    his.caught_up(mine.play(random.Random(3)))
    assert refusal(his, base=planned["base"]) == "stale"
    assert refusal(his) == "no-plan"  # now the turn has come
    assert "plan" not in his.draft([])


def test_what_others_hold_changes_no_byte_of_a_plan() -> None:
    """Two worlds that differ in the secret choice of seat 0, which seat 1 has made already."""
    game = find_game("tzolkin")
    setup = about.Setup("tzolkin", game.version, game.component_set.hash, 3, {}, SEED)
    dealt = [open_table(game, 3, SEED, {}).asked(seat) for seat in range(3)]
    codes = [[game.kinds[ask.kind].codes[option] for option in ask.options] for ask in dealt if ask is not None]
    seen = []
    for kept in ((0, 1), (2, 3)):
        loaded = Loaded(setup, game)
        loaded.extend([(0, f"wealth {codes[0][tile]}") for tile in kept])
        loaded.extend([(1, f"wealth {codes[1][tile]}") for tile in (0, 1)])
        planned = drafts.draft(loaded, 4, 1, [], plan=True)
        seen.append((planned.shown, planned.events, planned.answers))
    assert seen[0] == seen[1]


def test_a_worker_that_forgot_it_imagines_the_same_moment() -> None:
    game = find_game("tzolkin")
    loaded = Loaded(about.Setup("tzolkin", game.version, game.component_set.hash, 2, {}, SEED), game)
    ask = loaded.table.asked(0)
    assert ask is not None
    loaded.extend([(0, f"wealth {game.kinds[ask.kind].codes[option]}") for option in ask.options[:2]])
    first = drafts.draft(loaded, 2, 0, [], plan=True)
    loaded.imagined.clear()
    assert drafts.draft(loaded, 2, 0, [], plan=True) == first
    loaded.ended = [0]
    with pytest.raises(Refusal):
        drafts.draft(loaded, 2, 0, [], plan=True)  # all have agreed that the game is over
