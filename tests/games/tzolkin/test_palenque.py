"""TZ-11 Palenque."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import (
    GAME,
    acting,
    answer,
    asked,
    board,
    continued,
    fields,
    jungle,
    log,
    me,
    options,
    points,
    resources,
    why,
    worker_on,
)

# Plantation, wood, corn.
PLANTATIONS = [(3, 2, 5), (4, 3, 7), (5, 4, 9)]
EACH_PLANTATION = pytest.mark.parametrize(("plantation", "wood", "corn"), PLANTATIONS)
LOWEST = {"chaac": 0, "quetzalcoatl": 0, "kukulcan": 0}


def whole_jungle() -> list[list[str]]:
    return [[], [], ["corn"] * 4, ["wood"] * 4, ["wood"] * 4, ["wood"] * 4]


@clause("TZ-11.1")
def test_fishing_gives_3_corn_and_no_tile() -> None:
    table = answer(acting(worker_on("palenque", 1, corn=3)), "act palenque-1")
    assert (me(table, 0).corn, me(table, 0).corn_tiles, me(table, 0).wood_tiles) == (6, 0, 0)
    assert [jungle(table, plantation) for plantation in range(6)] == whole_jungle()
    assert log(table, "gained") == ["gained 0 corn 3"]


@clause("TZ-11.1")
def test_fishing_is_unlimited() -> None:
    position = worker_on("palenque", 1, 6, 7, corn=3)
    for plantation in (2, 3, 4, 5):
        fields(position, plantation, "bare", "bare", "bare", "bare")
    table = acting(position)
    for space in (1, 6, 7):
        answer(table, f"pick_up palenque-{space}", "act palenque-1")
    assert me(table, 0).corn == 12


@clause("TZ-11.2")
def test_plantation_2_gives_a_corn_tile_and_4_corn() -> None:
    table = answer(acting(worker_on("palenque", 2, corn=3)), "act palenque-2")
    assert (asked(table), options(table)) == ("harvest", ["corn-1", "corn-2", "corn-3", "corn-4"])
    answer(table, "harvest corn-3")
    assert (me(table, 0).corn, me(table, 0).corn_tiles, me(table, 0).wood_tiles) == (7, 1, 0)
    assert jungle(table, 2) == ["corn", "corn", "bare", "corn"]
    assert me(table, 0).temples == [1, 1, 1]
    assert log(table, "tile_taken", "gained") == ["tile_taken 0 corn 2", "gained 0 corn 4"]


@clause("TZ-11.3")
@EACH_PLANTATION
def test_wood_of_plantations_3_to_5(plantation: int, wood: int, corn: int) -> None:
    table = answer(acting(worker_on("palenque", plantation, corn=3)), f"act palenque-{plantation}", "harvest wood-1")
    assert (resources(table, 0), me(table, 0).corn) == ([wood, 0, 0], 3)
    assert (me(table, 0).wood_tiles, me(table, 0).corn_tiles) == (1, 0)
    assert log(table, "tile_taken", "gained") == [f"tile_taken 0 wood {plantation}", f"gained 0 wood {wood}"]


@clause("TZ-11.3")
@EACH_PLANTATION
def test_corn_of_plantations_3_to_5(plantation: int, wood: int, corn: int) -> None:
    position = fields(worker_on("palenque", plantation, corn=3), plantation, "wood", "corn", "bare", "wood")
    table = answer(acting(position), f"act palenque-{plantation}", "harvest corn-2")
    assert (resources(table, 0), me(table, 0).corn) == ([0, 0, 0], 3 + corn)
    assert (me(table, 0).wood_tiles, me(table, 0).corn_tiles) == (0, 1)
    assert me(table, 0).temples == [1, 1, 1]
    assert log(table, "tile_taken", "gained", "burned") == [f"tile_taken 0 corn {plantation}", f"gained 0 corn {corn}"]


@clause("TZ-11.4")
@pytest.mark.parametrize("way", ["wood-2", "corn-3", "burn-2"])
def test_exactly_one_tile_of_the_own_plantation(way: str) -> None:
    position = fields(
        worker_on("palenque", 4, corn=3, chaac=2, quetzalcoatl=0, kukulcan=0), 4, "wood", "wood", "corn", "bare"
    )
    table = answer(acting(position), "act palenque-4", f"harvest {way}")
    after = {
        "wood-2": ["wood", "corn", "corn", "bare"],
        "corn-3": ["wood", "wood", "bare", "bare"],
        "burn-2": ["wood", "bare", "corn", "bare"],
    }
    expected = whole_jungle()
    expected[4] = after[way]
    assert [jungle(table, plantation) for plantation in range(6)] == expected
    assert me(table, 0).corn_tiles + me(table, 0).wood_tiles == 1


@clause("TZ-11.4")
def test_a_tile_is_taken_from_the_top_of_a_field() -> None:
    table = answer(acting(fields(worker_on("palenque", 3), 3, "wood", "corn", "bare", "wood")), "act palenque-3")
    assert options(table) == ["wood-1", "burn-1", "corn-2", "wood-4", "burn-4"]
    for code, reason in [("wood-2", "no-wood-here"), ("burn-2", "no-wood-here"), ("corn-3", "field-bare")]:
        refusal = why(table, 0, f"harvest {code}")
        assert (refusal.clause, refusal.reason) == ("TZ-11.4", f"blocked-{reason}")
    for code in ("harvest wood-3", "harvest burn-3"):
        assert why(table, 0, code).reason == "blocked-field-bare"


@clause("TZ-11.4")
def test_the_only_tile_is_taken_without_asking() -> None:
    table = answer(acting(fields(worker_on("palenque", 2), 2, "bare", "corn", "bare", "bare")), "act palenque-2")
    assert (table.ask.seat, me(table, 0).corn, me(table, 0).corn_tiles) == (1, 4, 1)
    assert jungle(table, 2) == ["bare"] * 4


@clause("TZ-11.5")
@EACH_PLANTATION
def test_corn_under_wood_cannot_be_taken(plantation: int, wood: int, corn: int) -> None:
    table = answer(acting(worker_on("palenque", plantation)), f"act palenque-{plantation}")
    assert not any(option.startswith("corn") for option in options(table))
    refusal = why(table, 0, "harvest corn-1")
    assert (refusal.clause, refusal.reason) == ("TZ-11.5", "blocked-corn-under-wood")


@clause("TZ-11.5")
def test_once_the_wood_is_gone_the_corn_is_open() -> None:
    table = acting(worker_on("palenque", 3, 6, **LOWEST))
    answer(table, "pick_up palenque-3", "act palenque-3", "harvest wood-4")
    answer(table, "pick_up palenque-6", "act palenque-3")
    assert options(table) == ["wood-1", "wood-2", "wood-3", "corn-4"]
    answer(table, "harvest corn-4")
    assert (resources(table, 0), me(table, 0).corn, jungle(table, 3)) == (
        [2, 0, 0],
        5,
        ["wood", "wood", "wood", "bare"],
    )


@clause("TZ-11.6")
def test_taken_tiles_are_kept_to_the_end() -> None:
    """Two corn tiles and a wood tile count for the monuments when the game is over."""
    table = acting(worker_on("palenque", 2, 3, 5, corn=3, **LOWEST).owns(0, "m_corn_tiles", "m_wood_tiles"))
    answer(table, "pick_up palenque-2", "act palenque-2", "harvest corn-1")
    answer(table, "pick_up palenque-3", "act palenque-3", "harvest wood-1")
    answer(table, "pick_up palenque-5", "act palenque-3", "harvest corn-1")
    assert (me(table, 0).corn_tiles, me(table, 0).wood_tiles) == (2, 1)
    table = continued(table).day(26).end_of_round()
    assert (me(table, 0).corn_tiles, me(table, 0).wood_tiles) == (2, 1)
    assert points(table, 0, "monuments") == 2 * 4 + 1 * 4


@clause("TZ-11.7", "TZ-11.8")
@EACH_PLANTATION
def test_burning_gives_the_corn_below_and_angers_a_god(plantation: int, wood: int, corn: int) -> None:
    table = answer(acting(worker_on("palenque", plantation, corn=3)), f"act palenque-{plantation}", "harvest burn-2")
    assert (asked(table), options(table)) == ("anger", ["chaac", "quetzalcoatl", "kukulcan"])
    answer(table, "anger quetzalcoatl")
    assert me(table, 0).temples == [1, 0, 1]
    assert (me(table, 0).corn, resources(table, 0)) == (3 + corn, [0, 0, 0])
    # The wood tile is nobody's.
    assert (me(table, 0).corn_tiles, me(table, 0).wood_tiles) == (1, 0)
    assert jungle(table, plantation) == ["wood", "bare", "wood", "wood"]
    assert sum(me(table, seat).wood_tiles for seat in range(4)) == 0
    assert log(table, "burned", "tile_taken", "gained", "angered") == [
        f"burned 0 {plantation}",
        f"tile_taken 0 corn {plantation}",
        f"gained 0 corn {corn}",
        "angered 0 quetzalcoatl 0",
    ]


@clause("TZ-11.7")
def test_plantation_2_has_nothing_to_burn() -> None:
    table = answer(acting(worker_on("palenque", 2)), "act palenque-2")
    assert why(table, 0, "harvest burn-1").reason == "blocked-no-wood-here"
    assert why(table, 0, "harvest wood-1").reason == "blocked-no-wood-here"


@clause("TZ-11.9")
def test_who_is_lowest_everywhere_cannot_burn() -> None:
    table = answer(acting(worker_on("palenque", 5, **LOWEST)), "act palenque-5")
    assert options(table) == ["wood-1", "wood-2", "wood-3", "wood-4"]
    refusal = why(table, 0, "harvest burn-1")
    assert (refusal.clause, refusal.reason) == ("TZ-11.9", "blocked-cannot-burn")


@clause("TZ-11.9")
@pytest.mark.parametrize("temple", ["chaac", "quetzalcoatl", "kukulcan"])
def test_one_step_anywhere_is_enough_to_burn(temple: str) -> None:
    table = answer(
        acting(worker_on("palenque", 5, corn=3, **{**LOWEST, temple: 1})), "act palenque-5", "harvest burn-1"
    )
    assert (me(table, 0).temples, me(table, 0).corn) == ([0, 0, 0], 12)


@clause("TZ-11.10")
@pytest.mark.parametrize("plantation", [2, 3, 4, 5])
def test_an_empty_plantation_gives_nothing(plantation: int) -> None:
    for agriculture in (0, 1):
        position = fields(worker_on("palenque", 7, agriculture=agriculture), plantation, "bare", "bare", "bare", "bare")
        table = acting(position)
        assert f"palenque-{plantation}" not in options(table)
        refusal = why(table, 0, f"act palenque-{plantation}")
        assert (refusal.clause, refusal.reason) == ("TZ-11.10", "blocked-no-tile-left")


@clause("TZ-11.10", "TZ-21.3")
@pytest.mark.parametrize(("agriculture", "corn"), [(2, 9 + 1), (3, 9 + 3)])
def test_with_agriculture_2_corn_comes_from_an_empty_plantation(agriculture: int, corn: int) -> None:
    position = fields(worker_on("palenque", 5, corn=3, agriculture=agriculture), 5, "bare", "bare", "bare", "bare")
    table = answer(acting(position), "act palenque-5")
    assert (me(table, 0).corn, me(table, 0).corn_tiles) == (3 + corn, 0)
    assert log(table, "tile_taken", "burned", "angered") == []


@clause("TZ-11.10")
def test_one_tile_is_enough() -> None:
    for tile in ("corn", "wood"):
        table = acting(fields(worker_on("palenque", 4, **LOWEST), 4, "bare", "bare", "bare", tile))
        answer(table, "act palenque-4")
        assert (me(table, 0).corn, resources(table, 0)) == ((7, [0, 0, 0]) if tile == "corn" else (0, [3, 0, 0]))


@clause("TZ-11.10", "TZ-21.3")
def test_corn_without_a_tile_says_why_not() -> None:
    table = answer(acting(worker_on("palenque", 3, agriculture=1)), "act palenque-3")
    refusal = why(table, 0, "harvest tileless")
    assert (refusal.clause, refusal.reason) == ("TZ-21.3", "blocked-needs-agriculture")
    table = answer(acting(worker_on("palenque", 2, agriculture=2)), "act palenque-2")
    assert options(table) == ["corn-1", "corn-2", "corn-3", "corn-4"]
    refusal = why(table, 0, "harvest tileless")
    assert (refusal.clause, refusal.reason) == ("TZ-21.3", "blocked-corn-tile-open")


@clause("TZ-11.11")
@pytest.mark.parametrize("space", [6, 7])
@pytest.mark.parametrize(
    ("action", "way", "corn"), [(1, "", 3), (2, "corn-1", 4), (3, "corn-1", 5), (4, "corn-1", 7), (5, "corn-1", 9)]
)
def test_spaces_6_and_7_are_any_palenque_action(space: int, action: int, way: str, corn: int) -> None:
    position = worker_on("palenque", space)
    for plantation in (3, 4, 5):
        fields(position, plantation, "corn", "wood", "wood", "wood")
    table = acting(position)
    assert options(table) == [f"palenque-{n}" for n in range(1, 6)] + ["nothing"]
    answer(table, f"act palenque-{action}")
    if way:
        answer(table, f"harvest {way}")
    assert me(table, 0).corn == corn


@clause("TZ-11.12")
def test_burning_is_allowed_beside_open_corn() -> None:
    table = answer(acting(fields(worker_on("palenque", 5), 5, "corn", "wood", "bare", "bare")), "act palenque-5")
    assert options(table) == ["corn-1", "wood-2", "burn-2"]
    answer(table, "harvest burn-2", "anger chaac")
    assert (jungle(table, 5), me(table, 0).corn, me(table, 0).corn_tiles) == (["corn", "bare", "bare", "bare"], 9, 1)


def test_the_plantation_is_forgotten_after_the_harvest() -> None:
    table = answer(acting(worker_on("palenque", 2)), "act palenque-2", "harvest corn-1")
    assert board(table).plantation == 0


@clause("TZ-11.4")
def test_what_is_offered_has_no_reason_against_it() -> None:
    position = fields(worker_on("palenque", 5, agriculture=1), 5, "wood", "corn", "bare", "wood")
    table = answer(acting(position), "act palenque-5")
    assert options(table) == ["wood-1", "burn-1", "corn-2", "wood-4", "burn-4"]
    for option in table.ask.options:
        assert GAME.why(table.state, 0, table.ask.kind, option) is None
    # Nothing to lose in the temples: the wood itself can still be taken.
    table = answer(acting(worker_on("palenque", 5, **LOWEST)), "act palenque-5")
    assert [GAME.why(table.state, 0, table.ask.kind, option) for option in table.ask.options] == [None] * 4
