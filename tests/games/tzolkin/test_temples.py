"""TZ-17 Temples: steps up, the top, the light board."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import (
    COMPONENTS,
    acting,
    answer,
    asked,
    board,
    events,
    given,
    me,
    options,
    resources,
    vp,
    worker_on,
)
from tinkuy.games.tzolkin.state import CHOOSING_WEALTH

TEMPLES = ["chaac", "quetzalcoatl", "kukulcan"]
TOPS = [("chaac", 6), ("quetzalcoatl", 8), ("kukulcan", 7)]
STEPS_OF_WEALTH = {
    "w_palenque_1": [1, 2, 1],
    "w_palenque_3": [1, 2, 1],
    "w_yaxchilan_1": [1, 1, 2],
    "w_yaxchilan_3": [1, 1, 2],
    "w_tikal_1": [2, 1, 1],
    "w_uxmal_1": [2, 1, 1],
    "w_tikal_3": [1, 1, 1],
}


@clause("TZ-17.1")
def test_steps_from_wealth_tiles() -> None:
    tiles = list(STEPS_OF_WEALTH)
    for kept, steps in STEPS_OF_WEALTH.items():
        position = given(2)
        position.state.stage = CHOOSING_WEALTH
        spare = [tile for tile in tiles if tile != kept][:3]
        for seat, dealt in enumerate([[kept, "w_palenque_7", "w_tikal_7", "w_uxmal_7"], [*spare, "w_uxmal_3"]]):
            position.state.players[seat].dealt.cards = [COMPONENTS.wealth_ids.index(tile) for tile in dealt]
        table = position.turn_of(0)
        answer(table, f"wealth {kept}", "wealth w_palenque_7", f"wealth {spare[0]}", "wealth w_uxmal_3")
        assert me(table, 0).temples == steps


@clause("TZ-17.1")
def test_steps_from_actions_and_technologies() -> None:
    table = answer(acting(worker_on("chichen_itza", 4, skulls=1)), "act chichen_itza-4")
    assert me(table, 0).temples == [1, 1, 2]
    table = answer(acting(worker_on("uxmal", 1, corn=3)), "act uxmal-1", "worship quetzalcoatl")
    assert me(table, 0).temples == [1, 2, 1]
    table = answer(acting(worker_on("tikal", 5, wood=1)), "act tikal-5", "worship chaac")
    assert options(table) == ["quetzalcoatl", "kukulcan"]
    answer(table, "worship kukulcan")
    assert me(table, 0).temples == [2, 1, 2]
    table = answer(acting(worker_on("tikal", 1, wood=1, agriculture=3)), "act tikal-1", "advance agriculture")
    assert (asked(table), options(table)) == ("worship", TEMPLES)
    answer(table, "worship chaac")
    assert me(table, 0).temples == [2, 1, 1]
    table = answer(acting(worker_on("chichen_itza", 1, skulls=1, theology=2, gold=1)), "act chichen_itza-1")
    answer(table, "offering gold", "worship quetzalcoatl")
    assert (me(table, 0).temples, resources(table, 0)) == ([2, 2, 1], [0, 0, 0])


@clause("TZ-17.1")
def test_steps_from_buildings() -> None:
    table = acting(worker_on("tikal", 2, wood=2, stone=1).offer("a1_tomb_chaac_quetzalcoatl"))
    assert me(answer(table, "act tikal-2"), 0).temples == [2, 2, 1]


@clause("TZ-17.2")
@pytest.mark.parametrize(("temple", "top"), TOPS)
def test_a_free_top_can_be_entered_and_there_is_nothing_above(temple: str, top: int) -> None:
    table = acting(worker_on("uxmal", 1, 6, corn=6, **{temple: top - 1}))
    answer(table, "pick_up uxmal-1", "act uxmal-1", f"worship {temple}")
    assert me(table, 0).temples[TEMPLES.index(temple)] == top
    answer(table, "pick_up uxmal-6", "act uxmal-1", f"worship {temple}")
    assert me(table, 0).temples[TEMPLES.index(temple)] == top
    assert events(table, "step_lost")[0].values == [0, TEMPLES.index(temple)]


@clause("TZ-17.2", "TZ-17.3")
@pytest.mark.parametrize(("temple", "top"), TOPS)
def test_an_occupied_top_cannot_be_entered(temple: str, top: int) -> None:
    position = worker_on("uxmal", 1, corn=3, light=False, **{temple: top - 1}).player(3, **{temple: top})
    table = answer(acting(position), "act uxmal-1", f"worship {temple}")
    assert me(table, 0).temples[TEMPLES.index(temple)] == top - 1
    assert me(table, 3).temples[TEMPLES.index(temple)] == top
    # Lost without other consequences: the price is paid, nothing else changed.
    assert (me(table, 0).corn, me(table, 0).light, vp(table, 0), resources(table, 0)) == (0, False, 0, [0, 0, 0])
    assert len(events(table, "step_lost")) == 1


@clause("TZ-17.2")
@pytest.mark.parametrize(("temple", "top"), TOPS)
def test_all_other_steps_are_shared(temple: str, top: int) -> None:
    for step in range(1, top):
        position = worker_on("uxmal", 1, corn=3, **{temple: step - 1}).player(1, **{temple: step})
        table = answer(acting(position), "act uxmal-1", f"worship {temple}")
        assert me(table, 0).temples[TEMPLES.index(temple)] == step
        assert me(table, 1).temples[TEMPLES.index(temple)] == step


@clause("TZ-17.2")
def test_the_top_of_one_temple_does_not_close_another() -> None:
    position = worker_on("uxmal", 1, corn=3, kukulcan=6).player(1, chaac=6, quetzalcoatl=7)
    table = answer(acting(position), "act uxmal-1", "worship kukulcan")
    assert me(table, 0).temples == [1, 1, 7]


@clause("TZ-17.4")
@pytest.mark.parametrize(("temple", "top"), TOPS)
def test_arriving_on_top_turns_the_board_light_at_once(temple: str, top: int) -> None:
    table = acting(worker_on("uxmal", 1, 2, corn=3, light=False, **{temple: top - 1}))
    answer(table, "pick_up uxmal-1", "act uxmal-1", f"worship {temple}")
    assert (table.ask.seat, me(table, 0).light) == (0, True)
    assert events(table, "board_light")[0].values == [0]


@clause("TZ-17.4")
def test_a_step_below_the_top_or_lost_on_it_does_not_turn_the_board() -> None:
    table = answer(acting(worker_on("uxmal", 1, corn=3, light=False, chaac=4)), "act uxmal-1", "worship chaac")
    assert (me(table, 0).temples, me(table, 0).light) == ([5, 1, 1], False)
    table = answer(acting(worker_on("uxmal", 1, corn=3, light=False, chaac=6)), "act uxmal-1", "worship chaac")
    assert (me(table, 0).temples, me(table, 0).light) == ([6, 1, 1], False)
    assert events(table, "board_light") == []


@clause("TZ-17.4")
def test_a_light_board_stays_light() -> None:
    table = answer(acting(worker_on("uxmal", 1, corn=3, chaac=5)), "act uxmal-1", "worship chaac")
    assert (me(table, 0).temples, me(table, 0).light) == ([6, 1, 1], True)
    assert events(table, "board_light") == []


@clause("TZ-17.5")
def test_a_left_top_is_free_again() -> None:
    position = given(2).player(0, corn=0, chaac=6).player(1, corn=3, workers=1, chaac=5).worker(1, "uxmal", 1)
    table = answer(position.turn_of(0), "beg yes", "anger chaac", "place tikal", "place done")
    assert me(table, 0).temples == [5, 1, 1]
    answer(table, "act uxmal-1", "worship chaac")
    assert me(table, 1).temples == [6, 1, 1]


@clause("TZ-17.6")
def test_a_step_of_choice_may_be_spent_where_it_is_lost() -> None:
    position = worker_on("uxmal", 1, corn=3, chaac=6, kukulcan=6).player(1, kukulcan=7)
    table = answer(acting(position), "act uxmal-1")
    assert options(table) == TEMPLES
    assert me(answer(table, "worship kukulcan"), 0).temples == [6, 1, 6]
    position = worker_on("uxmal", 1, corn=3, chaac=6, quetzalcoatl=8, kukulcan=7)
    table = answer(acting(position), "act uxmal-1")  # all three lost, still a legal action
    assert options(table) == TEMPLES


@clause("TZ-17.7")
def test_two_steps_are_taken_one_at_a_time() -> None:
    position = worker_on("tikal", 2, stone=2, chaac=5, light=False).offer("a2_shrine_chaac")
    table = answer(acting(position), "act tikal-2")
    assert (me(table, 0).temples, me(table, 0).light, vp(table, 0)) == ([6, 1, 1], True, 2)
    assert len(events(table, "worshipped")) == len(events(table, "step_lost")) == 1
    position = worker_on("tikal", 2, stone=2, chaac=4).player(1, chaac=6).offer("a2_shrine_chaac")
    table = answer(acting(position), "act tikal-2")
    assert me(table, 0).temples == [5, 1, 1]
    table = answer(acting(worker_on("tikal", 2, stone=2, chaac=4).offer("a2_shrine_chaac")), "act tikal-2")
    assert me(table, 0).temples == [6, 1, 1]
    assert [event.values[2] for event in events(table, "worshipped")] == [5, 6]
    assert board(table).stage == 1
