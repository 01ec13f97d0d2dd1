"""Straight lines on the map, seen by themselves (IN-13.38 to IN-13.41)."""

from __future__ import annotations

import pytest

from tinkuy.games.inca_empire.geometry import Line, Spot, between, touch


@pytest.mark.parametrize("along", [0, 1])
def test_between_on_lines_along_either_side(along: int) -> None:
    def spot(far: float) -> Spot:
        return (far, 2.0) if along == 0 else (2.0, far)

    for a, b in ((1.0, 5.0), (5.0, 1.0)):
        inside = [far for far in (0.0, 1.0, 3.0, 5.0, 6.0) if between(spot(a), spot(b), spot(far))]
        assert inside == [1.0, 3.0, 5.0]


def test_between_on_a_slope_looks_at_both_numbers() -> None:
    assert between((0.0, 0.0), (4.0, 4.0), (1.0, 1.0))
    assert not between((0.0, 0.0), (4.0, 4.0), (5.0, 5.0))


@pytest.mark.parametrize(
    ("one", "other", "met"),
    [
        (((0.0, 0.0), (4.0, 4.0)), ((0.0, 4.0), (4.0, 0.0)), True),
        (((0.0, 0.0), (4.0, 0.0)), ((2.0, 0.0), (2.0, 3.0)), True),  # one ends on the other
        (((0.0, 0.0), (0.0, 2.0)), ((0.0, 3.0), (0.0, 5.0)), False),  # one behind the other
        (((0.0, 0.0), (0.0, 3.0)), ((0.0, 2.0), (0.0, 5.0)), True),
        (((0.0, 0.0), (4.0, 4.0)), ((3.0, 0.0), (4.0, 1.0)), False),
    ],
)
def test_lines_touch(one: Line, other: Line, met: bool) -> None:
    (a, b), (c, d) = one, other
    for first in ((a, b), (b, a)):
        for second in ((c, d), (d, c)):
            assert touch(first, second) == touch(second, first) == met
