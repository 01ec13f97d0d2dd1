"""Point 10: one legality. Asked directly, a game refuses exactly what it does not offer, and says by which clause."""

from __future__ import annotations

from tests.conformance.cases import Case, every_case, every_default
from tests.conformance.moments import moments
from tests.conformance.play import curious, walk
from tinkuy.core.codes import answer_code
from tinkuy.core.questions import CONFIRM
from tinkuy.core.table import Table

GAMES_PLAYED = 3  # whole games beside the sampled moments, looked at question by question
SEEN = 4  # times that the same kind is looked at in one game


def differences(table: Table) -> set[str]:
    """Where the options of the open questions and the answers to "why not?" part, over the whole domain."""
    found: set[str] = set()
    for ask in table.asks():
        if ask.kind == CONFIRM:
            continue
        for option in range(len(table.game.kinds[ask.kind].codes)):
            blocked = table.game.why(table.state, ask.seat, ask.kind, option)
            if (blocked is None) != (option in ask.options):
                reason = "no reason" if blocked is None else blocked.reason
                found.add(f"{answer_code(table.game, ask.kind, option)}: {reason}")
            elif blocked is not None and not blocked.clause:
                found.add(f"{answer_code(table.game, ask.kind, option)}: {blocked.reason} without a clause")
    return found


@every_case
def test_a_game_refuses_exactly_what_it_does_not_offer(case: Case) -> None:
    for table in moments(case):
        assert differences(table) == set()


@every_default
def test_it_does_so_at_every_kind_of_question_of_whole_games(case: Case) -> None:
    for seed in range(GAMES_PLAYED):
        table = case.open(f"legality {seed}")
        seen: dict[int, int] = {}
        for _ in walk(table, curious(seed), seed):
            kinds = {ask.kind for ask in table.asks()}
            if all(seen.get(kind, 0) >= SEEN for kind in kinds):
                continue
            for kind in kinds:
                seen[kind] = seen.get(kind, 0) + 1
            assert differences(table) == set()
