"""TZ-10 Advancing technologies."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import (
    acting,
    answer,
    asked,
    board,
    log,
    me,
    options,
    points,
    resources,
    vp,
    why,
    worker_on,
)

TRACKS = ["agriculture", "extraction", "architecture", "theology"]


@clause("TZ-10.1")
@pytest.mark.parametrize(("level", "cost"), [(0, 1), (1, 2), (2, 3)])
@pytest.mark.parametrize("track", TRACKS)
def test_a_level_costs_its_number_in_resources(track: str, level: int, cost: int) -> None:
    table = acting(worker_on("tikal", 1, wood=cost, **{track: level}))
    answer(table, "act tikal-1", f"advance {track}")
    assert resources(table, 0) == [0, 0, 0]
    assert me(table, 0).technologies == [level + 1 if other == track else 0 for other in TRACKS]
    assert log(table, "spent", "advanced") == [f"spent 0 wood {cost}", f"advanced 0 {track} {level + 1}"]


@clause("TZ-10.1")
def test_with_one_resource_less_a_level_is_out_of_reach() -> None:
    table = acting(worker_on("tikal", 1, wood=1, gold=1, agriculture=2, extraction=1, architecture=0, theology=3))
    answer(table, "act tikal-1")
    assert options(table) == ["extraction", "architecture", "theology"]
    refusal = why(table, 0, "advance agriculture")
    assert (refusal.clause, refusal.reason) == ("TZ-7.7", "blocked-not-enough-resources")


@clause("TZ-10.1")
@pytest.mark.parametrize(("resource", "offered"), [(0, False), (1, False), (2, True), (3, True)])
def test_an_action_without_a_payable_level_is_not_offered(resource: int, offered: bool) -> None:
    """All tracks on level 1: the cheapest step costs 2."""
    start = worker_on("tikal", 7, 0, stone=resource, agriculture=1, extraction=1, architecture=1, theology=1)
    table = answer(acting(start), "pick_up tikal-7")
    for action in (1, 3):
        assert (f"tikal-{action}" in options(table)) == offered


@clause("TZ-10.1")
def test_types_may_be_mixed() -> None:
    table = acting(worker_on("tikal", 1, wood=1, stone=1, gold=1, theology=2))
    answer(table, "act tikal-1", "advance theology")
    assert (me(table, 0).technologies, resources(table, 0)) == ([0, 0, 0, 3], [0, 0, 0])


@clause("TZ-10.2")
def test_beyond_level_3_agriculture_gives_a_temple_step() -> None:
    table = acting(worker_on("tikal", 1, wood=1, agriculture=3))
    answer(table, "act tikal-1", "advance agriculture")
    assert (asked(table), options(table)) == ("worship", ["chaac", "quetzalcoatl", "kukulcan"])
    answer(table, "worship quetzalcoatl")
    assert (me(table, 0).temples, resources(table, 0)) == ([1, 2, 1], [0, 0, 0])
    assert me(table, 0).technologies == [3, 0, 0, 0]
    assert log(table, "advanced", "track_bonus") == ["track_bonus 0 agriculture"]


@clause("TZ-10.2")
def test_beyond_level_3_extraction_gives_two_resources() -> None:
    table = acting(worker_on("tikal", 1, wood=1, extraction=3))
    answer(table, "act tikal-1", "advance extraction")
    assert asked(table) == "take"
    assert options(table) == ["2wood", "1wood+1stone", "1wood+1gold", "2stone", "1stone+1gold", "2gold"]
    answer(table, "take 1stone+1gold")
    assert (resources(table, 0), me(table, 0).technologies) == ([0, 1, 1], [0, 3, 0, 0])
    assert log(table, "gained", "track_bonus") == ["track_bonus 0 extraction", "gained 0 stone 1", "gained 0 gold 1"]


@clause("TZ-10.2")
def test_beyond_level_3_architecture_gives_3_vp() -> None:
    table = acting(worker_on("tikal", 1, wood=1, architecture=3))
    answer(table, "act tikal-1", "advance architecture")
    assert (vp(table, 0), points(table, 0, "architecture_bonus")) == (3, 3)
    assert (resources(table, 0), me(table, 0).technologies) == ([0, 0, 0], [0, 0, 3, 0])


@clause("TZ-10.2")
def test_beyond_level_3_theology_gives_a_skull() -> None:
    table = acting(worker_on("tikal", 1, wood=1, theology=3))
    answer(table, "act tikal-1", "advance theology")
    assert (me(table, 0).skulls, board(table).skull_supply) == (1, 12)  # theology 3 adds nothing here
    assert (resources(table, 0), me(table, 0).technologies) == ([0, 0, 0], [0, 0, 0, 3])


@clause("TZ-10.2")
def test_the_bonus_can_be_repeated_without_limit() -> None:
    position = worker_on("tikal", 3, 6, 7, wood=6, architecture=3)
    table = acting(position)
    for space in (3, 6, 7):
        answer(table, f"pick_up tikal-{space}", "act tikal-3", "advance architecture", "advance architecture")
    assert (vp(table, 0), resources(table, 0), me(table, 0).technologies) == (18, [0, 0, 0], [0, 0, 3, 0])


@clause("TZ-10.3")
def test_several_players_can_stand_on_the_same_level() -> None:
    for level in (0, 1, 2):
        position = worker_on("tikal", 1, wood=3, extraction=level)
        for seat in (1, 2, 3):
            position.player(seat, extraction=level + 1)
        table = answer(acting(position), "act tikal-1", "advance extraction")
        assert [me(table, seat).technologies[1] for seat in range(4)] == [level + 1] * 4


@clause("TZ-10.4")
def test_a_free_advance_costs_nothing() -> None:
    table = acting(worker_on("tikal", 2, wood=2, stone=5, agriculture=2).offer("a1_civic_agriculture"))
    answer(table, "act tikal-2")
    assert me(table, 0).technologies == [3, 0, 0, 0]
    assert resources(table, 0) == [0, 5, 0]  # 2 wood for the building, nothing for the level


@clause("TZ-10.4")
def test_a_free_advance_at_level_3_gives_the_bonus_for_free() -> None:
    table = acting(worker_on("tikal", 2, wood=2, agriculture=3).offer("a1_civic_agriculture"))
    answer(table, "act tikal-2", "worship kukulcan")
    assert me(table, 0).technologies == [3, 0, 0, 0]
    assert (me(table, 0).temples, resources(table, 0)) == ([1, 1, 2], [0, 0, 0])
    table = acting(worker_on("tikal", 2, wood=1, stone=1, extraction=3).offer("a1_civic_extraction_corn"))
    answer(table, "act tikal-2", "take 2gold")
    assert (resources(table, 0), me(table, 0).corn) == ([0, 0, 2], 1)
    table = acting(worker_on("tikal", 2, gold=1, architecture=3).offer("a1_shrine_architecture"))
    answer(table, "act tikal-2", "architect with")
    assert (points(table, 0, "architecture_bonus"), points(table, 0, "architecture")) == (3, 2)


@clause("TZ-10.5")
def test_lower_levels_of_agriculture_and_extraction_stay_active() -> None:
    table = answer(acting(worker_on("palenque", 2, agriculture=3)), "act palenque-2", "harvest corn-1")
    assert me(table, 0).corn == 4 + 1 + 2
    table = answer(acting(worker_on("palenque", 1, agriculture=3)), "act palenque-1")
    assert me(table, 0).corn == 3 + 1
    table = answer(acting(worker_on("yaxchilan", 1, extraction=3)), "act yaxchilan-1")
    assert resources(table, 0) == [2, 0, 0]
    table = answer(acting(worker_on("yaxchilan", 5, extraction=3)), "act yaxchilan-5")
    assert resources(table, 0) == [0, 2, 2]


@clause("TZ-10.5")
def test_lower_levels_of_architecture_and_theology_stay_active() -> None:
    table = acting(worker_on("tikal", 2, wood=4, architecture=3).offer("a1_farm_discount"))
    answer(table, "act tikal-2", "architect save_wood")
    assert (me(table, 0).corn, vp(table, 0), resources(table, 0)) == (1, 2, [1, 0, 0])
    table = acting(worker_on("chichen_itza", 4, skulls=1, wood=1, theology=3))
    answer(table, "act chichen_itza-5", "offering wood", "worship chaac")
    assert (vp(table, 0), me(table, 0).temples, resources(table, 0)) == (8, [2, 1, 2], [0, 0, 0])


@clause("TZ-10.6")
def test_two_advances_may_give_a_bonus_twice() -> None:
    table = acting(worker_on("tikal", 3, wood=2, theology=3))
    answer(table, "act tikal-3", "advance theology", "advance theology")
    assert (me(table, 0).skulls, resources(table, 0), me(table, 0).technologies) == (2, [0, 0, 0], [0, 0, 0, 3])


@clause("TZ-10.6")
def test_two_advances_may_give_level_3_and_then_the_bonus() -> None:
    table = acting(worker_on("tikal", 3, wood=4, architecture=2))
    answer(table, "act tikal-3", "advance architecture", "advance architecture")
    assert (vp(table, 0), resources(table, 0), me(table, 0).technologies) == (3, [0, 0, 0], [0, 0, 3, 0])


@clause("TZ-10.6", "TZ-10.4")
def test_two_free_advances_of_a_building() -> None:
    start = worker_on("tikal", 2, stone=1, gold=2, theology=2).day(14).offer("a2_shrine_two_techs")
    table = answer(acting(start), "act tikal-2")
    assert (asked(table), options(table)) == ("advance", TRACKS)  # "done" is not among them
    answer(table, "advance theology")
    assert options(table) == TRACKS
    answer(table, "advance theology")
    assert (me(table, 0).technologies, me(table, 0).skulls, resources(table, 0)) == ([0, 0, 0, 3], 1, [0, 0, 0])


@clause("TZ-10.7")
def test_the_bonus_of_the_first_advance_pays_for_the_second() -> None:
    table = acting(worker_on("tikal", 3, wood=1, extraction=3, agriculture=1))
    answer(table, "act tikal-3", "advance extraction", "take 1wood+1gold", "advance agriculture")
    assert (me(table, 0).technologies, resources(table, 0)) == ([2, 3, 0, 0], [0, 0, 0])


@clause("TZ-10.7")
def test_each_advance_is_paid_by_itself() -> None:
    table = acting(worker_on("tikal", 3, wood=2, gold=2))
    answer(table, "act tikal-3", "advance agriculture")
    assert (asked(table), options(table)) == ("pay", ["1wood", "1gold"])
    answer(table, "pay 1gold")
    assert me(table, 0).technologies == [1, 0, 0, 0]
    assert options(table) == [*TRACKS, "done"]
    answer(table, "advance agriculture")
    assert options(table) == ["2wood", "1wood+1gold"]
    answer(table, "pay 2wood")
    assert (me(table, 0).technologies, resources(table, 0)) == ([2, 0, 0, 0], [0, 0, 1])


@clause("TZ-13.3", "TZ-10.7")
def test_the_second_advance_is_asked_even_if_one_track_is_left() -> None:
    table = acting(worker_on("tikal", 3, wood=2, agriculture=1, extraction=2, architecture=2, theology=0))
    answer(table, "act tikal-3", "advance theology")
    assert table.ask.seat == 1  # 1 wood left, and every next level costs 2 or more
    table = acting(worker_on("tikal", 3, wood=2, agriculture=1, extraction=2, architecture=2, theology=3))
    answer(table, "act tikal-3", "advance theology")
    assert (asked(table), options(table)) == ("advance", ["theology", "done"])
    answer(table, "advance done")
    assert (me(table, 0).skulls, resources(table, 0)) == (1, [1, 0, 0])


@clause("TZ-13.1")
def test_one_payable_track_is_taken_without_asking() -> None:
    table = acting(worker_on("tikal", 1, wood=2, agriculture=2, extraction=2, architecture=2, theology=1))
    answer(table, "act tikal-1")
    assert (table.ask.seat, me(table, 0).technologies) == (1, [2, 2, 2, 2])
