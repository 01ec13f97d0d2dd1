"""TZ-12 Yaxchilan."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import acting, answer, board, log, me, options, resources, worker_on

# Corn, wood, stone, gold, skulls.
GAINS = {1: [0, 1, 0, 0, 0], 2: [1, 0, 1, 0, 0], 3: [2, 0, 0, 1, 0], 4: [0, 0, 0, 0, 1], 5: [2, 0, 1, 1, 0]}


@clause("TZ-12.1")
@pytest.mark.parametrize("space", GAINS)
def test_what_a_space_gives(space: int) -> None:
    table = answer(acting(worker_on("yaxchilan", space, corn=3)), f"act yaxchilan-{space}")
    corn, wood, stone, gold, skulls = GAINS[space]
    assert me(table, 0).corn == 3 + corn
    assert resources(table, 0) == [wood, stone, gold]
    assert (me(table, 0).skulls, board(table).skull_supply) == (skulls, 13 - skulls)
    assert (me(table, 0).corn_tiles, me(table, 0).wood_tiles) == (0, 0)
    names = ["corn", "wood", "stone", "gold", "skull"]
    gained = [f"gained 0 {name} {n}" for name, n in zip(names, GAINS[space], strict=True) if n]
    assert log(table, "acted", "gained") == [f"acted 0 yaxchilan {space}", *gained]


@clause("TZ-12.1")
def test_agriculture_adds_nothing_in_yaxchilan() -> None:
    table = answer(acting(worker_on("yaxchilan", 3, corn=3, agriculture=3)), "act yaxchilan-3")
    assert me(table, 0).corn == 5


@clause("TZ-12.2")
@pytest.mark.parametrize("action", GAINS)
@pytest.mark.parametrize("space", [6, 7])
def test_spaces_6_and_7_are_any_yaxchilan_action(space: int, action: int) -> None:
    table = acting(worker_on("yaxchilan", space))
    assert options(table) == [f"yaxchilan-{n}" for n in range(1, 6)] + ["nothing"]
    answer(table, f"act yaxchilan-{action}")
    assert [me(table, 0).corn, *resources(table, 0), me(table, 0).skulls] == GAINS[action]
