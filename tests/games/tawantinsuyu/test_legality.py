"""One legality where there is much to choose from: goods, buildings and cards that random play never gathers."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.conformance.cases import Case
from tests.conformance.play import curious, walk
from tests.conformance.test_legality import differences
from tests.golden.__main__ import rich_table
from tinkuy.games.tawantinsuyu.told import kinds

SEEN = 6  # times that a kind is looked at
RARE = {kinds.IDENTITY, kinds.PAY, kinds.LAY_WEAVE, kinds.WEAVE_END, kinds.SOLDIERS, kinds.CHOICE}


@pytest.mark.parametrize(
    "chosen", [(), (("weave_orientation", "rotatable"), ("treat_as_other_worker", "adds_power_keeps_colour"))]
)
def test_options_and_reasons_agree_on_a_rich_table(chosen: tuple[tuple[str, str], ...]) -> None:
    seen: Counter[int] = Counter()
    for seed in range(17):
        table = rich_table(Case("tawantinsuyu", 2, chosen), seed)
        for _ in walk(table, curious(seed), seed):
            asked = {ask.kind for ask in table.asks()}
            if min(seen[kind] for kind in asked) < SEEN:
                seen.update(asked)
                assert differences(table) == set()
    assert set(seen) >= RARE
