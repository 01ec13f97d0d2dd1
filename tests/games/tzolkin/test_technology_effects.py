"""TZ-21 Technology effects: what each level and each bonus changes."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import (
    Given,
    acting,
    answer,
    asked,
    board,
    events,
    given,
    me,
    options,
    points,
    resources,
    vp,
    why,
    worker_on,
)
from tinkuy.core.table import Table

BARE, CORN, WOOD = 0, 1, 2
ALL_TEMPLES = ["chaac", "quetzalcoatl", "kukulcan"]


def palenque(space: int, fields: list[int] | None = None, **goods: int) -> Given:
    position = worker_on("palenque", space, **goods)
    if fields is not None:
        position.state.jungle[space] = fields
    return position


def corn_of(table: Table) -> int:
    return me(table, 0).corn


# --- agriculture


@clause("TZ-21.1", "TZ-21.4", "TZ-21.20")
@pytest.mark.parametrize(("level", "extra"), [(0, 0), (1, 1), (2, 1), (3, 3)])
@pytest.mark.parametrize(("space", "printed"), [(2, 4), (3, 5), (4, 7), (5, 9)])
def test_corn_from_an_open_tile(level: int, extra: int, space: int, printed: int) -> None:
    table = answer(acting(palenque(space, [CORN, BARE, BARE, BARE], agriculture=level)), f"act palenque-{space}")
    assert (corn_of(table), me(table, 0).corn_tiles) == (printed + extra, 1)


@clause("TZ-21.20")
@pytest.mark.parametrize(("level", "extra"), [(0, 0), (1, 1), (2, 1), (3, 3)])
@pytest.mark.parametrize(("space", "printed"), [(3, 5), (4, 7), (5, 9)])
def test_corn_from_a_burned_field(level: int, extra: int, space: int, printed: int) -> None:
    table = acting(palenque(space, [WOOD] * 4, agriculture=level))
    answer(table, f"act palenque-{space}", "harvest burn-3", "anger chaac")
    assert (corn_of(table), me(table, 0).corn_tiles, me(table, 0).wood_tiles) == (printed + extra, 1, 0)


@clause("TZ-21.1", "TZ-21.2")
@pytest.mark.parametrize(("level", "corn"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_fishing(level: int, corn: int) -> None:
    table = answer(acting(palenque(1, agriculture=level)), "act palenque-1")
    assert corn_of(table) == corn


@clause("TZ-21.2")
def test_agriculture_does_not_add_to_yaxchilans_corn() -> None:
    table = answer(acting(worker_on("yaxchilan", 3, agriculture=3)), "act yaxchilan-3")
    assert corn_of(table) == 2


@clause("TZ-21.3", "TZ-21.20")
@pytest.mark.parametrize(("level", "extra"), [(2, 1), (3, 3)])
@pytest.mark.parametrize(("space", "printed"), [(2, 4), (3, 5), (4, 7), (5, 9)])
def test_corn_without_a_tile_when_none_is_left(level: int, extra: int, space: int, printed: int) -> None:
    table = answer(acting(palenque(space, [BARE] * 4, agriculture=level)), f"act palenque-{space}")
    assert (corn_of(table), me(table, 0).corn_tiles, me(table, 0).temples) == (printed + extra, 0, [1, 1, 1])
    assert board(table).jungle[space] == [BARE] * 4


@clause("TZ-21.3", "TZ-21.20")
def test_corn_without_a_tile_when_all_are_under_wood() -> None:
    table = answer(acting(palenque(5, [WOOD, BARE, WOOD, BARE], agriculture=2)), "act palenque-5")
    assert options(table) == ["wood-1", "burn-1", "wood-3", "burn-3", "tileless"]
    answer(table, "harvest tileless")
    assert (corn_of(table), me(table, 0).corn_tiles, me(table, 0).wood_tiles) == (10, 0, 0)
    assert (board(table).jungle[5], me(table, 0).temples) == ([WOOD, BARE, WOOD, BARE], [1, 1, 1])


@clause("TZ-21.3")
def test_an_open_corn_tile_must_be_taken_instead() -> None:
    table = answer(acting(palenque(5, [WOOD, CORN, WOOD, BARE], agriculture=3)), "act palenque-5")
    assert options(table) == ["wood-1", "burn-1", "corn-2", "wood-3", "burn-3"]
    blocked = why(table, 0, "harvest tileless")
    assert (blocked.reason, blocked.clause) == ("blocked-corn-tile-open", "TZ-21.3")


@clause("TZ-21.3")
def test_agriculture_1_is_not_enough_for_corn_without_a_tile() -> None:
    table = answer(acting(palenque(5, [WOOD] * 4, agriculture=1)), "act palenque-5")
    assert "tileless" not in options(table)
    blocked = why(table, 0, "harvest tileless")
    assert (blocked.reason, blocked.clause) == ("blocked-needs-agriculture", "TZ-21.3")
    table = acting(palenque(5, [BARE] * 4, agriculture=1, corn=4))
    assert options(table) == ["palenque-1", "palenque-2", "palenque-3", "palenque-4", "nothing"]
    assert why(table, 0, "act palenque-5").clause == "TZ-11.10"


def bonus_of(track: str, **goods: int) -> Table:
    """Tikal 1 beyond level 3, paid with the one gold."""
    return answer(acting(worker_on("tikal", 1, gold=1, **{track: 3}, **goods)), "act tikal-1", f"advance {track}")


@clause("TZ-21.5")
@pytest.mark.parametrize("temple", ALL_TEMPLES)
def test_agriculture_bonus(temple: str) -> None:
    table = bonus_of("agriculture")
    assert options(table) == ALL_TEMPLES
    answer(table, f"worship {temple}")
    assert me(table, 0).temples == [2 if name == temple else 1 for name in ALL_TEMPLES]
    assert (me(table, 0).technologies, resources(table, 0)) == ([3, 0, 0, 0], [0, 0, 0])
    assert table.ask.seat == 1  # one step


# --- extraction


@clause("TZ-21.6")
@pytest.mark.parametrize(("level", "extra"), [(0, 0), (1, 1), (2, 1), (3, 1)])
def test_wood_from_yaxchilan_and_palenque(level: int, extra: int) -> None:
    table = answer(acting(worker_on("yaxchilan", 1, extraction=level)), "act yaxchilan-1")
    assert resources(table, 0) == [1 + extra, 0, 0]
    for space, printed in ((3, 2), (4, 3), (5, 4)):
        table = answer(acting(palenque(space, extraction=level)), f"act palenque-{space}", "harvest wood-1")
        assert (resources(table, 0), me(table, 0).wood_tiles) == ([printed + extra, 0, 0], 1)


@clause("TZ-21.7")
@pytest.mark.parametrize(("level", "stone", "gold"), [(0, 1, 1), (1, 1, 1), (2, 2, 1), (3, 2, 2)])
def test_stone_and_gold_from_yaxchilan(level: int, stone: int, gold: int) -> None:
    def after(space: int) -> tuple[list[int], int, int]:
        table = answer(acting(worker_on("yaxchilan", space, extraction=level)), f"act yaxchilan-{space}")
        return resources(table, 0), corn_of(table), me(table, 0).skulls

    assert after(2) == ([0, stone, 0], 1, 0)
    assert after(3) == ([0, 0, gold], 2, 0)
    assert after(4) == ([0, 0, 0], 0, 1)
    assert after(5) == ([0, stone, gold], 2, 0)


@clause("TZ-21.8")
def test_extraction_adds_to_nothing_that_is_not_taken_there() -> None:
    # From a building, Chichen Itza, the exchange, the bonus, a temple and corn harvests.
    table = acting(worker_on("tikal", 2, wood=3, extraction=3).offer("a1_civic_agriculture_stone"))
    assert resources(answer(table, "act tikal-2"), 0) == [0, 1, 0]
    table = answer(acting(worker_on("chichen_itza", 6, skulls=1, extraction=3)), "act chichen_itza-6", "take 1gold")
    assert resources(table, 0) == [0, 0, 1]
    table = answer(acting(worker_on("uxmal", 2, corn=4, extraction=3)), "act uxmal-2", "buy gold")
    assert resources(table, 0) == [0, 0, 1]
    assert resources(answer(bonus_of("extraction"), "take 1wood+1gold"), 0) == [1, 0, 1]
    table = given().player(0, extraction=3, chaac=2, quetzalcoatl=3, kukulcan=2, corn=9).day(7).end_of_round()
    assert resources(table, 0) == [1, 1, 1]
    table = answer(acting(palenque(4, [CORN] + [BARE] * 3, extraction=3)), "act palenque-4")
    assert (resources(table, 0), corn_of(table)) == ([0, 0, 0], 7)


@clause("TZ-21.9")
def test_extraction_bonus_gives_two_resources_of_choice() -> None:
    table = bonus_of("extraction")
    assert asked(table) == "take"
    mixes = ["2wood", "1wood+1stone", "1wood+1gold", "2stone", "1stone+1gold", "2gold"]
    assert options(table) == mixes
    held = [[2, 0, 0], [1, 1, 0], [1, 0, 1], [0, 2, 0], [0, 1, 1], [0, 0, 2]]
    for mix, after in zip(mixes, held, strict=True):
        assert resources(answer(table.copy(), f"take {mix}"), 0) == after
    assert me(table, 0).technologies == [0, 3, 0, 0]


# --- architecture


@clause("TZ-21.10", "TZ-21.11")
@pytest.mark.parametrize(("level", "corn", "points_scored"), [(0, 0, 0), (1, 1, 0), (2, 1, 2), (3, 1, 2)])
def test_corn_and_points_per_building(level: int, corn: int, points_scored: int) -> None:
    def built(table: Table) -> tuple[int, float, list[int]]:
        if asked(table) == "architect":
            answer(table, "architect with")
        assert len(me(table, 0).buildings) == 1
        return corn_of(table), points(table, 0, "architecture"), resources(table, 0)

    for space in (2, 4):
        position = worker_on("tikal", space, architecture=level, wood=1).offer("a1_farm_one")
        table = answer(acting(position), f"act tikal-{space}")
        assert built(table) == (corn, points_scored, [0, 0, 0])
    position = worker_on("uxmal", 4, architecture=level, corn=2).offer("a1_farm_one")
    assert built(answer(acting(position), "act uxmal-4")) == (corn, points_scored, [0, 0, 0])


@clause("TZ-21.12")
def test_one_resource_of_choice_less() -> None:
    def start(**held: int) -> Table:
        position = worker_on("tikal", 2, architecture=3, **held).offer("a2_tomb_any_action")
        return answer(acting(position), "act tikal-2")

    table = start(wood=2, stone=1, gold=1)
    assert (asked(table), options(table)) == ("architect", ["with", "save_wood", "save_stone", "save_gold"])
    left = {"with": [0, 0, 0], "save_wood": [1, 0, 0], "save_stone": [0, 1, 0], "save_gold": [0, 0, 1]}
    for way, after in left.items():
        there = answer(table.copy(), f"architect {way}")
        if asked(there) == "act" and there.ask.seat == 0:
            answer(there, "act nothing")
        assert resources(there, 0) == after
        assert (corn_of(there), points(there, 0, "architecture")) == (1, 2)


@clause("TZ-21.12")
@pytest.mark.parametrize("short", [[1, 1, 1], [2, 0, 1], [2, 1, 0]])
def test_the_missing_resource_is_the_one_saved(short: list[int]) -> None:
    wood, stone, gold = short
    position = worker_on("tikal", 2, architecture=3, wood=wood, stone=stone, gold=gold).offer("a2_tomb_any_action")
    table = answer(acting(position), "act tikal-2")  # only one way to pay
    assert asked(table) == "act"
    answer(table, "act nothing")
    assert (resources(table, 0), len(me(table, 0).buildings)) == ([0, 0, 0], 1)


@clause("TZ-21.12")
def test_two_missing_resources_are_too_many_and_level_2_saves_none() -> None:
    for level, held in ((3, [1, 1, 0]), (3, [0, 1, 1]), (2, [2, 1, 0]), (2, [1, 1, 1])):
        wood, stone, gold = held
        position = worker_on("tikal", 6, architecture=level, wood=wood, stone=stone, gold=gold)
        table = acting(position.offer("a2_tomb_any_action"))
        assert options(table) == ["tikal-1", "tikal-3", "tikal-5", "nothing"]
        assert why(table, 0, "act tikal-2").reason == "blocked-not-enough-resources"


@clause("TZ-21.12")
def test_two_corn_less_with_uxmal_4() -> None:
    position = worker_on("uxmal", 4, architecture=3, corn=6).offer("a1_civic_extraction_corn")
    table = answer(acting(position), "act uxmal-4")
    assert options(table) == ["with", "save_corn"]
    there = answer(table.copy(), "architect save_corn")
    assert corn_of(there) == 6 - 2 + 1 + 1  # architecture's corn and the tile's
    there = answer(table.copy(), "architect with")
    assert corn_of(there) == 6 - 4 + 1 + 1
    position = worker_on("uxmal", 4, architecture=3, corn=2).offer("a1_civic_extraction_corn")
    assert corn_of(answer(acting(position), "act uxmal-4")) == 2
    position = worker_on("uxmal", 4, architecture=3, corn=1).offer("a1_civic_extraction_corn")
    assert options(acting(position)) == ["uxmal-3", "nothing"]
    position = worker_on("uxmal", 4, architecture=2, corn=3).offer("a1_civic_extraction_corn")
    assert options(acting(position)) == ["uxmal-2", "uxmal-3", "nothing"]


@clause("TZ-21.13")
def test_architecture_bonus() -> None:
    table = bonus_of("architecture")
    assert (points(table, 0, "architecture_bonus"), vp(table, 0), me(table, 0).technologies) == (3, 3, [0, 0, 3, 0])


@clause("TZ-21.14")
@pytest.mark.parametrize(("level", "corn", "points_scored"), [(0, 0, 0), (1, 1, 0), (2, 1, 2)])
def test_a_level_of_the_tile_itself_does_not_count_yet(level: int, corn: int, points_scored: int) -> None:
    position = worker_on("tikal", 2, architecture=level, gold=1).offer("a1_shrine_architecture")
    table = answer(acting(position), "act tikal-2")
    assert me(table, 0).technologies == [0, 0, level + 1, 0]
    assert (corn_of(table), points(table, 0, "architecture"), resources(table, 0)) == (corn, points_scored, [0, 0, 0])


@clause("TZ-21.21")
def test_architecture_corn_cannot_pay_for_the_same_building() -> None:
    for level in (1, 2):
        position = worker_on("uxmal", 4, architecture=level, corn=7).offer("a1_farm_discount")
        assert options(acting(position)) == ["uxmal-1", "uxmal-2", "uxmal-3", "nothing"]
        position = worker_on("uxmal", 4, architecture=level, corn=8).offer("a1_farm_discount")
        assert corn_of(answer(acting(position), "act uxmal-4")) == 1


@clause("TZ-21.22")
def test_the_discount_goes_down_to_nothing_and_no_further() -> None:
    position = worker_on("tikal", 2, architecture=3).offer("a1_farm_one")
    table = answer(acting(position), "act tikal-2")
    assert (resources(table, 0), corn_of(table), len(me(table, 0).buildings)) == ([0, 0, 0], 1, 1)
    position = worker_on("uxmal", 4, architecture=3).offer("a1_farm_one")
    table = answer(acting(position), "act uxmal-4")
    assert (corn_of(table), len(me(table, 0).buildings)) == (1, 1)
    position = worker_on("tikal", 2, architecture=3, wood=1, stone=3, gold=3).offer("a1_farm_one")
    table = answer(acting(position), "act tikal-2")
    assert options(table) == ["with", "save_wood"]
    blocked = why(table, 0, "architect save_gold")
    assert (blocked.reason, blocked.clause) == ("blocked-not-in-price", "TZ-21.22")


# --- theology


@clause("TZ-21.15")
@pytest.mark.parametrize(("level", "offered"), [(0, False), (1, False), (2, True), (3, True)])
def test_an_offering_after_a_chichen_itza_action(level: int, offered: bool) -> None:
    position = worker_on("chichen_itza", 1, skulls=1, theology=level, wood=2, gold=1)
    table = answer(acting(position), "act chichen_itza-1")
    if not offered:
        assert table.ask.seat == 1
        return
    assert (asked(table), options(table)) == ("offering", ["wood", "gold", "no"])
    assert vp(table, 0) == 4  # after the action
    blocked = why(table, 0, "offering stone")
    assert (blocked.reason, blocked.clause) == ("blocked-nothing-to-offer", "TZ-21.15")
    there = answer(table.copy(), "offering wood")
    assert options(there) == ALL_TEMPLES
    answer(there, "worship chaac")
    assert (me(there, 0).temples, resources(there, 0), there.ask.seat) == ([3, 1, 1], [1, 0, 1], 1)  # once
    answer(table, "offering no")
    assert (me(table, 0).temples, resources(table, 0), table.ask.seat) == ([2, 1, 1], [2, 0, 1], 1)


@clause("TZ-21.15")
def test_the_resource_just_gained_may_be_offered_and_without_any_nothing_is_asked() -> None:
    table = answer(acting(worker_on("chichen_itza", 8, skulls=1, theology=2)), "act chichen_itza-8", "take 1stone")
    assert options(table) == ["stone", "no"]
    answer(table, "offering stone", "worship kukulcan")
    assert (me(table, 0).temples, resources(table, 0)) == ([1, 2, 2], [0, 0, 0])
    table = answer(acting(worker_on("chichen_itza", 7, skulls=1, theology=2)), "act chichen_itza-7")
    assert (table.ask.seat, vp(table, 0)) == (1, 10)


@clause("TZ-21.15")
def test_each_chichen_itza_action_has_its_own_offering() -> None:
    table = acting(worker_on("chichen_itza", 1, 2, skulls=2, theology=2, wood=2))
    answer(table, "pick_up chichen_itza-1", "act chichen_itza-1", "offering wood", "worship chaac")
    answer(table, "pick_up chichen_itza-2", "act chichen_itza-2", "offering wood", "worship chaac")
    assert me(table, 0).temples == [5, 1, 1]
    # Other actions have none.
    table = answer(acting(worker_on("yaxchilan", 1, theology=2, wood=2)), "act yaxchilan-1")
    assert table.ask.seat == 1


@clause("TZ-21.16")
@pytest.mark.parametrize(("level", "skulls"), [(0, 1), (1, 1), (2, 1), (3, 2)])
def test_an_extra_skull_from_yaxchilan_4_only(level: int, skulls: int) -> None:
    table = answer(acting(worker_on("yaxchilan", 4, theology=level)), "act yaxchilan-4")
    assert (me(table, 0).skulls, board(table).skull_supply) == (skulls, 13 - skulls)
    position = worker_on("tikal", 2, theology=level, wood=2, stone=2).offer("a2_civic_tech_skull")
    table = answer(acting(position), "act tikal-2", "advance agriculture")
    assert me(table, 0).skulls == 1
    table = given().player(0, theology=level, kukulcan=5).day(7).end_of_round()
    assert me(table, 0).skulls == 1


@clause("TZ-21.17", "TZ-21.23")
@pytest.mark.parametrize(("space", "following"), [(0, 1), (1, 2), (5, 6), (8, 9)])
def test_the_next_space_without_corn(space: int, following: int) -> None:
    own = [f"chichen_itza-{space}"] if space else []
    table = acting(worker_on("chichen_itza", space, skulls=1, theology=1))
    assert options(table) == [*own, f"chichen_itza-{following}", "nothing"]
    answer(table, f"act chichen_itza-{following}")
    assert board(table).skull_places[following] == 0
    assert events(table, "used_next_space")[0].values == [0, following]
    assert events(table, "stepped_back") == []


@clause("TZ-21.17")
def test_without_theology_the_next_space_is_out_of_reach() -> None:
    table = acting(worker_on("chichen_itza", 5, skulls=1, corn=9))
    assert options(table) == [*(f"chichen_itza-{n}" for n in range(1, 6)), "nothing"]
    assert why(table, 0, "act chichen_itza-6").clause == "TZ-7.2"


@clause("TZ-21.17")
def test_the_next_space_replaces_every_other_option_of_the_worker() -> None:
    # One action per worker, and stepping back is counted from the worker's own space.
    table = acting(worker_on("chichen_itza", 5, skulls=2, theology=3, corn=2))
    assert options(table) == ["chichen_itza-3", "chichen_itza-4", "chichen_itza-5", "chichen_itza-6", "nothing"]
    there = answer(table.copy(), "act chichen_itza-4")
    assert (corn_of(there), there.ask.seat) == (1, 1)
    there = answer(table.copy(), "act chichen_itza-6", "take 1wood", "offering no")
    assert (corn_of(there), me(there, 0).skulls, there.ask.seat) == (2, 1, 1)


@clause("TZ-21.17")
def test_theology_reaches_forward_on_chichen_itza_only() -> None:
    table = acting(worker_on("yaxchilan", 2, theology=3))
    assert options(table) == ["yaxchilan-2", "nothing"]


@clause("TZ-21.23")
def test_from_nine_any_free_action_and_from_ten_nothing_more() -> None:
    position = worker_on("chichen_itza", 9, skulls=1, theology=1)
    position.state.skull_places[4] = 2
    table = acting(position)
    assert options(table) == [*(f"chichen_itza-{n}" for n in (1, 2, 3, 5, 6, 7, 8, 9)), "nothing"]
    answer(table, "act chichen_itza-1")
    assert (corn_of(table), vp(table, 0)) == (0, 4)
    without = acting(worker_on("chichen_itza", 9, skulls=1, corn=2))
    assert options(without) == [*(f"chichen_itza-{n}" for n in (7, 8, 9)), "nothing"]
    ten = acting(worker_on("chichen_itza", 10, skulls=1, theology=3))
    assert options(ten) == [*(f"chichen_itza-{n}" for n in range(1, 10)), "nothing"]
    eight = acting(worker_on("chichen_itza", 8, skulls=1, theology=3))
    assert options(eight) == ["chichen_itza-8", "chichen_itza-9", "nothing"]


@clause("TZ-21.18")
def test_theology_bonus() -> None:
    table = bonus_of("theology")
    assert (me(table, 0).skulls, board(table).skull_supply) == (1, 12)
    table = bonus_of("theology", skulls=13)
    assert (me(table, 0).skulls, board(table).skull_supply) == (13, 0)


# --- however an action is reached


@clause("TZ-21.19")
@pytest.mark.parametrize(("gear", "space", "first"), [("yaxchilan", 6, []), ("uxmal", 5, ["act uxmal-5"])])
def test_extraction_and_theology_through_other_spaces(gear: str, space: int, first: list[str]) -> None:
    corn = 1 if gear == "uxmal" else 0
    table = acting(worker_on(gear, space, corn=corn, extraction=3))
    answer(table, *first, "act yaxchilan-5")
    assert (resources(table, 0), corn_of(table)) == ([0, 2, 2], 2)
    table = acting(worker_on(gear, space, corn=corn, theology=3))
    answer(table, *first, "act yaxchilan-4")
    assert me(table, 0).skulls == 2


@clause("TZ-21.19")
@pytest.mark.parametrize(("gear", "space", "first"), [("palenque", 7, []), ("uxmal", 5, ["act uxmal-5"])])
def test_agriculture_through_other_spaces(gear: str, space: int, first: list[str]) -> None:
    corn = 1 if gear == "uxmal" else 0
    table = answer(acting(worker_on(gear, space, corn=corn, agriculture=3)), *first, "act palenque-1")
    assert corn_of(table) == 4
    table = answer(acting(worker_on(gear, space, corn=corn, agriculture=3)), *first, "act palenque-4")
    answer(table, "harvest tileless")
    assert corn_of(table) == 10


@clause("TZ-21.19")
def test_architecture_through_other_spaces_and_buildings() -> None:
    position = worker_on("uxmal", 5, corn=1, wood=1, architecture=2).offer("a1_farm_one")
    table = answer(acting(position), "act uxmal-5", "act tikal-2")
    assert (corn_of(table), points(table, 0, "architecture")) == (1, 2)
    # The tomb's any action builds with corn: architecture once for each of the two constructions.
    position = worker_on("tikal", 2, wood=2, stone=1, gold=1, corn=2, architecture=2)
    table = acting(position.offer("a2_tomb_any_action", "a1_farm_one"))
    answer(table, "act tikal-2", "build a2_tomb_any_action")
    assert (corn_of(table), points(table, 0, "architecture")) == (3, 2)
    answer(table, "act uxmal-4")
    assert (corn_of(table), points(table, 0, "architecture")) == (3 - 1 - 2 + 1, 4)


@clause("TZ-21.19")
def test_theology_2_after_space_ten() -> None:
    table = acting(worker_on("chichen_itza", 10, skulls=1, theology=2, stone=1))
    answer(table, "act chichen_itza-2", "offering stone", "worship chaac")
    assert (me(table, 0).temples, vp(table, 0)) == ([3, 1, 1], 5)
