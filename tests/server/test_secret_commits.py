"""What a commit is answered with depends on nothing that its author cannot know, be it refused wholly or in part."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.conformance.cases import Case
from tests.conformance.moments import moments
from tests.conformance.test_secrecy import rolled, world
from tests.server.hosting import Host, hosted
from tests.server.visitors import Refused, Visitor
from tinkuy.core.chance import Chance
from tinkuy.core.codes import answer_code
from tinkuy.core.table import Table
from tinkuy.server.refusals import Refusal
from tinkuy.server.workers.about import Setup
from tinkuy.server.workers.loaded import Loaded, json_bytes

CASES = [Case("toy", 2, ()), Case("tawantinsuyu", 2, ()), Case("tawantinsuyu", 1, ()), Case("tzolkin", 2, ())]


def loaded(table: Table) -> Loaded:
    game = table.game
    found = Loaded(Setup(game.name, game.version, game.component_set.hash, table.seats, {}, "1"), game)
    found.table = table
    return found


def reply(table: Table, seat: int, codes: list[str]) -> bytes:
    """What the server says to a commit before anything is written; one that is accepted may reveal at its end."""
    here = loaded(table)
    try:
        here.prepare(here.version, seat, codes)
    except Refusal as refusal:
        return json_bytes([refusal.code, refusal.sentence])
    return b"accepted"


def behind(worlds: list[Table], seat: int, option: int) -> Iterator[str]:
    """Answers to the question that comes after an option, in this world or the other."""
    for table in worlds:
        after = table.copy()
        after.answer(seat, option)
        ask = after.asked(seat)
        if ask is not None:
            yield from (answer_code(table.game, ask.kind, each) for each in ask.options[:3])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_worlds_that_differ_in_secrets_answer_every_commit_alike(case: Case) -> None:
    chance = Chance.from_seed(f"commits {case}")
    tried = 0
    for table in moments(case)[::3]:
        for seat in range(table.seats):
            if table.over or table.asked(seat) is None:
                continue
            worlds = [world(table, None, chance), world(table, seat, chance)]
            for each in worlds:
                for answerer, _, option in table.answers:
                    ask = each.asked(answerer)
                    if ask is not None and option in ask.options:
                        each.answer(answerer, option)
            asks = [each.asked(seat) for each in worlds]
            if any(rolled(each) for each in worlds) or None in asks or worlds[0].answers != worlds[1].answers:
                continue
            assert asks[0] is not None
            for option in asks[0].options[:8]:
                first = answer_code(table.game, asks[0].kind, option)
                for second in {*behind(worlds, seat, option), "nothing known"}:
                    replies = [reply(each, seat, [first, second]) for each in worlds]
                    assert replies[0] == replies[1], (first, second)
                    tried += 1
    assert tried > 100


def test_the_server_refuses_what_lies_behind_a_card_that_is_drawn(tmp_path_factory: pytest.TempPathFactory) -> None:
    with (
        hosted(tmp_path_factory.mktemp("toys"), games=["tests.server.toys"]) as host,
        Visitor(host.address) as one,
        Visitor(host.address) as two,
    ):
        sentences = {refusal(host, one, two, second) for second in ("do take", "do draw", "show c3", "show c4", "x y")}
        assert len(sentences) == 1


def refusal(host: Host, one: Visitor, two: Visitor, second: str) -> str:
    table = one.open_table("me", "person", game="toy")["id"]
    two.take(table, one, 1)
    page = one.page(table, 0)
    with pytest.raises(Refused) as refused:
        page.commit(["do draw", second])
    return f"{refused.value.code} {refused.value}"
