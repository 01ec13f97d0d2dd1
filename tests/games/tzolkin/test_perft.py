"""How many sequences of answers Tzolk'in has from its start: golden counts, which any change of the options changes."""

from __future__ import annotations

import pytest

from tests.games.tzolkin.positions import GAME
from tinkuy.lab.perft import perft

pytestmark = pytest.mark.slow

GOLDEN = {
    # seats: counts of 1, 2, 3, ... answers with seed 1
    2: [4, 12, 48, 144, 768, 5136, 32808],
    3: [4, 12, 48, 144, 576, 1728, 6912, 43200],
    4: [4, 12, 48, 144, 576, 1728, 6912, 20736, 124416],
}


@pytest.mark.parametrize(("seats", "depth"), [(2, 4), (3, 3), (4, 3)])
def test_golden_counts_of_the_wealth_choice(seats: int, depth: int) -> None:
    """TZ-2.15: as `tinkuy perft tzolkin --seats 2 --seed 1 --depth 4` prints them."""
    assert perft(GAME, seats, 1, depth) == GOLDEN[seats][:depth]


@pytest.mark.parametrize("seats", GOLDEN)
def test_golden_counts_of_the_first_turns(seats: int) -> None:
    assert perft(GAME, seats, 1, len(GOLDEN[seats])) == GOLDEN[seats]
