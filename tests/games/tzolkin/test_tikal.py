"""TZ-13 Tikal."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import (
    COMPONENTS,
    GAME,
    Given,
    acting,
    answer,
    asked,
    board,
    log,
    me,
    on_offer,
    options,
    points,
    resources,
    vp,
    why,
    worker_on,
)
from tinkuy.core.table import Table

TRACKS = ["agriculture", "extraction", "architecture", "theology"]


def built(table: Table) -> list[str]:
    return [COMPONENTS.building_ids[tile] for tile in me(table, 0).buildings]


def age_2(*buildings: str, **goods: int) -> Given:
    return worker_on("tikal", 4, **goods).day(14).offer(*buildings)


@clause("TZ-13.1")
def test_space_1_advances_one_level() -> None:
    table = answer(acting(worker_on("tikal", 1, stone=5)), "act tikal-1")
    assert (asked(table), options(table)) == ("advance", TRACKS)
    answer(table, "advance theology")
    # One level, then the turn is over.
    assert (table.ask.seat, me(table, 0).technologies, resources(table, 0)) == (1, [0, 0, 0, 1], [0, 4, 0])


@clause("TZ-13.2")
def test_space_2_constructs_one_building() -> None:
    table = acting(
        worker_on("tikal", 2, wood=5, corn=3).offer("a1_farm_one", "a1_civic_agriculture", "a1_shrine_architecture")
    )
    answer(table, "act tikal-2")
    assert (asked(table), options(table)) == ("build", ["a1_farm_one", "a1_civic_agriculture"])
    refusal = why(table, 0, "build a1_shrine_architecture")
    assert (refusal.clause, refusal.reason) == ("TZ-19.1", "blocked-building-too-dear")
    refusal = why(table, 0, "build a1_tomb_build")
    assert (refusal.clause, refusal.reason) == ("TZ-19.1", "blocked-not-offered")
    answer(table, "build a1_civic_agriculture")
    assert (table.ask.seat, built(table), resources(table, 0)) == (1, ["a1_civic_agriculture"], [3, 0, 0])
    assert (me(table, 0).corn, me(table, 0).technologies) == (3, [1, 0, 0, 0])


@clause("TZ-13.2")
def test_space_2_builds_no_monument() -> None:
    start = worker_on("tikal", 2, wood=9, stone=9, gold=9).monuments("m_workers").offer("a1_farm_one", "a1_tomb_build")
    table = answer(acting(start), "act tikal-2")
    assert options(table) == ["a1_farm_one", "a1_tomb_build"]
    refusal = why(table, 0, "build m_workers")
    assert (refusal.clause, refusal.reason) == ("TZ-20.2", "blocked-no-monument-here")


@clause("TZ-13.3")
@pytest.mark.parametrize(
    ("tracks", "levels", "rest"),
    [
        (["agriculture", "agriculture"], [2, 0, 0, 0], 3),
        (["agriculture", "theology"], [1, 0, 0, 1], 4),
        (["extraction", "done"], [0, 1, 0, 0], 5),
    ],
)
def test_space_3_advances_one_or_two_levels(tracks: list[str], levels: list[int], rest: int) -> None:
    table = answer(acting(worker_on("tikal", 3, gold=6)), "act tikal-3")
    assert options(table) == TRACKS
    answer(table, f"advance {tracks[0]}")
    assert options(table) == [*TRACKS, "done"]
    answer(table, f"advance {tracks[1]}")
    assert (table.ask.seat, me(table, 0).technologies, resources(table, 0)) == (1, levels, [0, 0, rest])


@clause("TZ-13.3")
def test_without_resources_the_second_level_is_left_out() -> None:
    table = answer(acting(worker_on("tikal", 3, gold=1)), "act tikal-3", "advance agriculture")
    assert (table.ask.seat, me(table, 0).technologies) == (1, [1, 0, 0, 0])


@clause("TZ-13.4")
def test_space_4_constructs_one_building() -> None:
    start = worker_on("tikal", 4, wood=3).offer("a1_farm_one", "a1_civic_agriculture")
    table = answer(acting(start), "act tikal-4", "build a1_farm_one")
    assert options(table) == ["a1_civic_agriculture", "done"]
    answer(table, "build done")
    assert (built(table), resources(table, 0)) == (["a1_farm_one"], [2, 0, 0])


@clause("TZ-13.4")
def test_space_4_constructs_two_buildings() -> None:
    start = worker_on("tikal", 4, wood=5).offer("a1_farm_one", "a1_farm_one", "a1_farm_one", "a1_civic_agriculture")
    table = answer(acting(start), "act tikal-4", "build a1_farm_one", "build a1_farm_one")
    # Never three.
    assert table.ask.seat == 1
    assert (built(table), resources(table, 0)) == (["a1_farm_one", "a1_farm_one"], [3, 0, 0])
    assert me(table, 0).free_workers == 2


@clause("TZ-13.4")
def test_space_4_constructs_one_monument() -> None:
    start = worker_on("tikal", 4, wood=9, stone=9, gold=9).offer("a1_farm_one").monuments("m_workers", "m_civic")
    table = answer(acting(start), "act tikal-4")
    assert options(table) == ["a1_farm_one", "m_workers", "m_civic"]
    answer(table, "build m_civic")
    assert (table.ask.seat, built(table), resources(table, 0)) == (1, [], [7, 6, 8])
    assert me(table, 0).monuments == [COMPONENTS.monument_ids.index("m_civic")]
    assert log(table, "monument_built") == ["monument_built 0 m_civic"]


@clause("TZ-13.4")
@pytest.mark.parametrize(("wood", "gold", "possible"), [(3, 3, True), (2, 3, False), (3, 2, False)])
def test_a_monument_alone_makes_space_4_possible(wood: int, gold: int, possible: bool) -> None:
    """No building is on offer; m_workers costs 3 wood and 3 gold."""
    start = worker_on("tikal", 4, 0, wood=wood, gold=gold).monuments("m_workers")
    table = answer(acting(start), "pick_up tikal-4")
    assert ("tikal-4" in options(table)) == possible


@clause("TZ-13.5", "TZ-13.12")
@pytest.mark.parametrize("first", ["with", "without"])
def test_architecture_applies_to_one_of_two_buildings(first: str) -> None:
    start = worker_on("tikal", 4, wood=3, architecture=2).offer("a1_farm_one", "a1_civic_agriculture")
    table = answer(acting(start), "act tikal-4", "build a1_farm_one")
    assert (asked(table), options(table)) == ("architect", ["without", "with"])
    answer(table, f"architect {first}")
    assert (me(table, 0).corn, vp(table, 0)) == ((1, 2) if first == "with" else (0, 0))
    answer(table, "build a1_civic_agriculture")
    assert table.ask.seat == 1
    assert (me(table, 0).corn, vp(table, 0), resources(table, 0)) == (1, 2, [0, 0, 0])
    assert points(table, 0, "architecture") == 2


@clause("TZ-13.5")
def test_the_discount_applies_to_one_of_two_buildings() -> None:
    start = worker_on("tikal", 4, wood=4, architecture=3).offer("a1_farm_one", "a1_civic_agriculture_stone")
    table = answer(acting(start), "act tikal-4", "build a1_farm_one")
    assert options(table) == ["without", "with", "save_wood"]
    answer(table, "architect save_wood", "build a1_civic_agriculture_stone")
    assert (resources(table, 0), me(table, 0).corn, vp(table, 0)) == ([1, 1, 0], 1, 2)  # the second at full price


@clause("TZ-13.5")
def test_a_second_building_at_full_price_must_be_payable_in_full() -> None:
    start = worker_on("tikal", 4, wood=3, architecture=3).offer(
        "a1_farm_one", "a1_civic_agriculture_stone", "a1_farm_one"
    )
    table = answer(acting(start), "act tikal-4", "build a1_farm_one", "architect with")
    # 2 wood left: with architecture spent the 3 wood cannot be paid.
    assert options(table) == ["a1_farm_one", "done"]
    assert why(table, 0, "build a1_civic_agriculture_stone").reason == "blocked-building-too-dear"
    table.undo(0)
    answer(table, "architect without")
    assert options(table) == ["a1_civic_agriculture_stone", "a1_farm_one", "done"]
    answer(table, "build a1_civic_agriculture_stone")
    # It is payable only with the discount, so nothing is asked.
    assert (resources(table, 0), me(table, 0).corn, vp(table, 0)) == ([0, 1, 0], 1, 2)


@clause("TZ-13.6")
def test_a_level_of_the_first_building_helps_the_second() -> None:
    """From level 0: the first building could use nothing, the second has level 1."""
    start = worker_on("tikal", 4, gold=1, wood=1).offer("a1_shrine_architecture", "a1_farm_one")
    table = answer(acting(start), "act tikal-4", "build a1_shrine_architecture", "build a1_farm_one")
    assert (me(table, 0).technologies, me(table, 0).corn, vp(table, 0)) == ([0, 0, 1, 0], 1, 0)


@clause("TZ-13.6")
def test_the_new_level_counts_with_all_lower_ones() -> None:
    """From level 2 to 3: the second building is cheaper and gives corn and VP."""
    start = worker_on("tikal", 4, gold=1, wood=3, architecture=2).offer("a1_shrine_architecture", "a1_farm_discount")
    table = answer(acting(start), "act tikal-4", "architect without", "build a1_farm_discount")
    assert (resources(table, 0), me(table, 0).corn, vp(table, 0)) == ([0, 0, 0], 1, 2)
    assert me(table, 0).food_discount == 1


@clause("TZ-13.6")
def test_not_if_architecture_was_used_on_the_first() -> None:
    start = worker_on("tikal", 4, gold=1, wood=3, architecture=2).offer(
        "a1_shrine_architecture", "a1_farm_discount", "a1_farm_one"
    )
    table = answer(acting(start), "act tikal-4", "build a1_shrine_architecture", "architect with")
    assert (me(table, 0).technologies[2], me(table, 0).corn, vp(table, 0)) == (3, 1, 2)
    assert options(table) == ["a1_farm_one", "done"]
    answer(table, "build a1_farm_one")
    assert (resources(table, 0), me(table, 0).corn, vp(table, 0)) == ([2, 0, 0], 1, 2)


@clause("TZ-13.7")
def test_goods_of_the_first_building_pay_for_the_second() -> None:
    start = worker_on("tikal", 4, wood=2, stone=1).offer("a1_civic_extraction_gold", "a1_shrine_architecture")
    table = answer(acting(start), "act tikal-4")
    # The shrine costs gold, which only the first building brings.
    answer(table, "build a1_shrine_architecture")
    assert built(table) == ["a1_civic_extraction_gold", "a1_shrine_architecture"]
    assert (resources(table, 0), me(table, 0).technologies) == ([0, 0, 0], [0, 1, 1, 0])


@clause("TZ-13.8")
def test_the_first_buildings_exchange_comes_after_the_second_building() -> None:
    start = age_2("a2_tomb_exchange", "a2_farm_three", stone=3, wood=3)
    table = answer(acting(start), "act tikal-4", "build a2_tomb_exchange")
    assert (points(table, 0, "buildings"), asked(table)) == (6, "build")  # its VP come at once
    answer(table, "build a2_farm_three")
    assert (asked(table), options(table)) == ("sell", ["wood", "done"])
    answer(table, "sell wood", "buy done")
    assert (me(table, 0).corn, resources(table, 0), me(table, 0).free_workers) == (2, [0, 0, 0], 3)


@clause("TZ-13.8")
def test_the_first_buildings_any_action_comes_after_the_second_building() -> None:
    start = age_2("a2_tomb_any_action", "a2_farm_three", wood=4, stone=1, gold=1, corn=3)
    table = answer(acting(start), "act tikal-4", "build a2_tomb_any_action", "build a2_farm_three")
    assert asked(table) == "act"
    answer(table, "act yaxchilan-3")
    assert (me(table, 0).corn, resources(table, 0), vp(table, 0)) == (3 - 1 + 2, [0, 0, 1], 2)


@clause("TZ-13.8")
def test_without_a_second_building_the_action_follows_the_first() -> None:
    start = age_2("a2_tomb_exchange", "a2_farm_three", stone=3, wood=3)
    table = answer(acting(start), "act tikal-4", "build a2_tomb_exchange", "build done")
    assert asked(table) == "sell"


@clause("TZ-13.9")
def test_space_5_is_1_resource_for_a_step_in_each_of_two_temples() -> None:
    table = answer(acting(worker_on("tikal", 5, wood=2, gold=2)), "act tikal-5")
    assert (asked(table), options(table)) == ("pay", ["1wood", "1gold"])
    answer(table, "pay 1gold")
    assert (asked(table), options(table)) == ("worship", ["chaac", "quetzalcoatl", "kukulcan"])
    answer(table, "worship quetzalcoatl")
    assert options(table) == ["chaac", "kukulcan"]
    refusal = why(table, 0, "worship quetzalcoatl")
    assert (refusal.clause, refusal.reason) == ("TZ-13.9", "blocked-same-temple")
    answer(table, "worship kukulcan")
    # No more steps for more resources.
    assert (table.ask.seat, me(table, 0).temples, resources(table, 0)) == (1, [1, 2, 2], [2, 0, 1])
    assert board(table).used_temples == 0


@clause("TZ-13.9")
@pytest.mark.parametrize("first", ["chaac", "quetzalcoatl", "kukulcan"])
def test_any_two_different_temples(first: str) -> None:
    for second in ("chaac", "quetzalcoatl", "kukulcan"):
        table = answer(acting(worker_on("tikal", 5, wood=1)), "act tikal-5", f"worship {first}")
        if second == first:
            assert why(table, 0, f"worship {second}").clause == "TZ-13.9"
        else:
            answer(table, f"worship {second}")
            assert log(table, "worshipped") == [f"worshipped 0 {first} 2", f"worshipped 0 {second} 2"]


@clause("TZ-13.10")
@pytest.mark.parametrize("space", [6, 7])
def test_spaces_6_and_7_are_any_tikal_action(space: int) -> None:
    start = worker_on("tikal", space, wood=1).offer("a1_farm_one")
    table = acting(start)
    assert options(table) == [f"tikal-{n}" for n in range(1, 6)] + ["nothing"]
    answer(table, "act tikal-5", "worship chaac", "worship kukulcan")
    assert (me(table, 0).temples, me(table, 0).corn) == ([2, 1, 2], 0)


@clause("TZ-13.10", "TZ-13.4")
@pytest.mark.parametrize("space", [6, 7])
def test_a_monument_through_a_free_choice_space(space: int) -> None:
    start = worker_on("tikal", space, wood=3, gold=3).monuments("m_workers")
    table = answer(acting(start), "act tikal-4")
    assert me(table, 0).monuments == [COMPONENTS.monument_ids.index("m_workers")]


@clause("TZ-13.11")
def test_never_a_monument_beside_a_building() -> None:
    start = worker_on("tikal", 4, wood=9, stone=9, gold=9).offer("a1_farm_one", "a1_tomb_build").monuments("m_workers")
    table = answer(acting(start), "act tikal-4", "build a1_farm_one")
    assert options(table) == ["a1_tomb_build", "done"]
    refusal = why(table, 0, "build m_workers")
    assert (refusal.clause, refusal.reason) == ("TZ-13.11", "blocked-not-both")
    table.undo(0)
    answer(table, "build m_workers")
    assert (table.ask.seat, built(table)) == (1, [])


@clause("TZ-13.11")
def test_the_building_of_a_tomb_is_no_monument_either() -> None:
    start = worker_on("tikal", 4, wood=9, stone=9, gold=9).offer("a1_tomb_build", "a1_farm_one", "a1_farm_discount")
    table = answer(
        acting(start.monuments("m_workers")), "act tikal-4", "build a1_tomb_build", "worship chaac", "build done"
    )
    assert options(table) == ["a1_farm_one", "a1_farm_discount", "done"]
    refusal = why(table, 0, "build m_workers")
    assert (refusal.clause, refusal.reason) == ("TZ-20.2", "blocked-no-monument-here")


@clause("TZ-13.12")
def test_if_no_second_building_follows_the_first_has_used_architecture() -> None:
    start = worker_on("tikal", 4, wood=3, architecture=2).offer("a1_farm_one", "a1_civic_agriculture")
    table = answer(acting(start), "act tikal-4", "build a1_farm_one", "architect without", "build done")
    assert (me(table, 0).corn, vp(table, 0), resources(table, 0)) == (1, 2, [2, 0, 0])


@clause("TZ-13.12")
def test_with_level_0_nothing_is_asked() -> None:
    start = worker_on("tikal", 4, wood=3).offer("a1_farm_one", "a1_civic_agriculture")
    table = answer(acting(start), "act tikal-4", "build a1_farm_one")
    assert asked(table) == "build"


@clause("TZ-13.12")
def test_on_a_single_building_architecture_is_used_without_asking() -> None:
    """There is nothing to keep it for."""
    start = worker_on("tikal", 2, wood=3, architecture=2).offer("a1_farm_one", "a1_civic_agriculture")
    table = answer(acting(start), "act tikal-2", "build a1_farm_one")
    assert (table.ask.seat, me(table, 0).corn, vp(table, 0)) == (1, 1, 2)


@clause("TZ-13.13")
def test_the_second_building_is_chosen_from_what_is_left() -> None:
    start = worker_on("tikal", 4, wood=9).offer("a1_farm_one", "a1_civic_agriculture", "a1_farm_discount")
    table = answer(acting(start), "act tikal-4")
    assert options(table) == ["a1_farm_one", "a1_civic_agriculture", "a1_farm_discount"]
    answer(table, "build a1_civic_agriculture")
    assert on_offer(table) == ["a1_farm_one", "-", "a1_farm_discount", "-", "-", "-"]
    assert options(table) == ["a1_farm_one", "a1_farm_discount", "done"]
    refusal = why(table, 0, "build a1_civic_agriculture")
    assert (refusal.clause, refusal.reason) == ("TZ-19.1", "blocked-not-offered")


@clause("TZ-13.13")
def test_the_first_ones_effects_come_before_the_second_is_chosen() -> None:
    start = worker_on("tikal", 4, wood=3, stone=2).offer("a1_tomb_chaac_kukulcan", "a1_farm_one", "a1_farm_discount")
    table = answer(acting(start), "act tikal-4", "build a1_tomb_chaac_kukulcan")
    assert (me(table, 0).temples, asked(table)) == ([2, 1, 2], "build")
    assert options(table) == ["a1_farm_one", "done"]


@clause("TZ-13.14")
@pytest.mark.parametrize("order", [("exchange", "any_action"), ("any_action", "exchange")])
def test_two_granted_actions_in_an_order_of_choice(order: tuple[str, str]) -> None:
    start = age_2("a2_tomb_exchange", "a2_tomb_any_action", wood=3, stone=4, gold=1, corn=3)
    table = answer(acting(start), "act tikal-4", "build a2_tomb_exchange", "build a2_tomb_any_action")
    assert vp(table, 0) == 8
    assert (asked(table), options(table)) == ("follow_up", ["exchange", "any_action"])
    answer(table, f"follow_up {order[0]}")
    if order[0] == "exchange":
        answer(table, "sell done", "buy done")
        assert asked(table) == "act"
        answer(table, "act palenque-1")
    else:
        answer(table, "act palenque-1")
        assert asked(table) == "sell"
        answer(table, "sell wood", "buy done")
    assert table.ask.seat == 1
    assert me(table, 0).corn == (5 if order[0] == "exchange" else 7)


@clause("TZ-13.14")
@pytest.mark.parametrize(
    "order", [("a2_tomb_exchange", "a2_tomb_any_action"), ("a2_tomb_any_action", "a2_tomb_exchange")]
)
def test_both_actions_wait_whichever_is_built_first(order: tuple[str, str]) -> None:
    start = age_2("a2_tomb_exchange", "a2_tomb_any_action", wood=3, stone=4, gold=1, corn=3)
    table = answer(acting(start), "act tikal-4", f"build {order[0]}")
    assert asked(table) == "build"
    answer(table, f"build {order[1]}")
    assert (asked(table), options(table)) == ("follow_up", ["exchange", "any_action"])


@clause("TZ-13.2", "TZ-21.12")
def test_plenty_of_one_resource_does_not_replace_another() -> None:
    """With architecture 3 one piece may be missing, not two; 1 wood and 2 stone is the price."""
    for stone, possible in ((0, False), (1, True)):
        start = worker_on("tikal", 2, 0, wood=5, stone=stone, architecture=3).offer("a1_tomb_chaac_kukulcan")
        table = answer(acting(start), "pick_up tikal-2")
        assert ("tikal-2" in options(table)) == possible


@clause("TZ-13.4")
def test_what_is_offered_has_no_reason_against_it() -> None:
    start = worker_on("tikal", 4, wood=3, gold=3).offer("a1_farm_one", "a1_tomb_build").monuments("m_workers")
    table = answer(acting(start), "act tikal-4")
    assert options(table) == ["a1_farm_one", "a1_tomb_build", "m_workers"]
    assert [GAME.why(table.state, 0, table.ask.kind, option) for option in table.ask.options] == [None] * 3


@clause("TZ-13.5", "TZ-13.11")
def test_the_next_action_starts_afresh() -> None:
    """What one action has used up or forbidden is forgotten after it."""
    start = worker_on("tikal", 4, 5, wood=2, architecture=2).offer("a1_farm_one", "a1_farm_one")
    table = answer(acting(start), "pick_up tikal-4", "act tikal-4", "architect with", "build a1_farm_one")
    assert asked(table) == "pick_up"
    state = board(table)
    assert (state.building, state.architecture_kept, state.architecture_used) == (-1, False, False)
    assert (state.corn_rate, state.monument_allowed, state.second_building) == (0, False, False)
    table = acting(worker_on("uxmal", 4, 5, corn=2).offer("a1_farm_one"))
    answer(table, "pick_up uxmal-4", "act uxmal-4")
    assert (board(table).corn_rate, me(table, 0).corn) == (0, 0)
