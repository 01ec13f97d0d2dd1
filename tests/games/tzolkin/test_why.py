"""Why a thing is not offered: every refusal of TZ-14 to TZ-23 with its reason and clause."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tzolkin.positions import (
    GAME,
    Given,
    acting,
    answer,
    asked,
    given,
    options,
    why,
    worker_on,
)
from tinkuy.core.codes import read_answer
from tinkuy.core.table import Table


def reason(table: Table, code: str, seat: int = 0) -> tuple[str, str]:
    blocked = why(table, seat, code)
    return blocked.reason, blocked.clause


def not_now(table: Table, code: str, seat: int = 0) -> bool:
    """No rule forbids it by itself, but another question is open; the clause says when this one comes."""
    kind, _ = read_answer(GAME, code)
    return reason(table, code, seat) == ("blocked-not-now", GAME.kinds[kind].clause) and GAME.kinds[kind].clause != ""


def offered(table: Table, code: str, seat: int = 0) -> bool:
    kind, option = read_answer(GAME, code)
    return table.why(seat, kind, option) is None


@clause("TZ-14.5", "TZ-14.7")
def test_any_action() -> None:
    table = answer(acting(worker_on("uxmal", 5, corn=3, skulls=1)), "act uxmal-5")
    assert reason(table, "act chichen_itza-5") == ("blocked-never-chichen-itza", "TZ-14.5")
    assert reason(table, "act uxmal-5") == ("blocked-not-itself", "TZ-14.7")
    for nowhere in ("tikal-0", "palenque-6", "yaxchilan-7", "uxmal-6"):
        assert reason(table, f"act {nowhere}") == ("blocked-no-action-here", "TZ-7.5")
    assert reason(table, "act uxmal-1") == ("blocked-not-enough-corn", "TZ-7.7")  # 2 corn are left
    assert reason(table, "act uxmal-4") == ("blocked-not-enough-corn", "TZ-7.7")
    assert reason(table, "act tikal-1") == ("blocked-not-enough-resources", "TZ-7.7")
    assert reason(table, "act tikal-2") == ("blocked-not-enough-resources", "TZ-7.7")
    assert reason(table, "act tikal-4") == ("blocked-not-enough-resources", "TZ-7.7")
    assert reason(table, "act tikal-5") == ("blocked-not-enough-resources", "TZ-7.7")
    assert not_now(table, "act nothing")
    assert offered(table, "act palenque-1")


@clause("TZ-14.4")
def test_a_workers_actions() -> None:
    table = acting(worker_on("uxmal", 6, corn=2).offer("a1_farm_discount"))
    assert reason(table, "act uxmal-4") == ("blocked-not-enough-corn", "TZ-7.7")
    assert reason(table, "act uxmal-0") == ("blocked-no-action-here", "TZ-7.5")
    assert reason(table, "act uxmal-7") == ("blocked-no-action-here", "TZ-7.5")
    assert reason(table, "act tikal-1") == ("blocked-other-gear", "TZ-7.2")
    assert reason(table, "act chichen_itza-1") == ("blocked-other-gear", "TZ-7.2")
    table = acting(worker_on("uxmal", 3, corn=1))
    assert reason(table, "act uxmal-1") == ("blocked-step-back-too-dear", "TZ-7.3")
    assert reason(table, "act uxmal-4") == ("blocked-too-far", "TZ-7.2")


@clause("TZ-15.1", "TZ-15.2")
def test_skull_places() -> None:
    position = worker_on("chichen_itza", 5, skulls=1)
    position.state.skull_places[4] = 3
    table = acting(position.player(0, corn=4))
    assert reason(table, "act chichen_itza-4") == ("blocked-skull-place-filled", "TZ-15.2")
    assert reason(table, "act chichen_itza-6") == ("blocked-too-far", "TZ-7.2")
    assert reason(table, "act chichen_itza-10") == ("blocked-no-action-here", "TZ-7.5")
    # Before a worker is chosen: what would stop any worker there.
    position = given().player(0, workers=2, corn=3).worker(0, "chichen_itza", 5).worker(0, "uxmal", 2)
    position.state.skull_places[4] = 3
    table = acting(position)
    assert reason(table, "act chichen_itza-5") == ("blocked-no-skull", "TZ-15.1")
    assert reason(table, "act chichen_itza-4") == ("blocked-skull-place-filled", "TZ-15.2")
    assert reason(table, "act chichen_itza-0") == ("blocked-no-action-here", "TZ-7.5")
    assert reason(table, "act uxmal-4") == ("blocked-not-enough-corn", "TZ-7.7")
    assert not_now(table, "act uxmal-1")  # 3 corn would do
    assert not_now(table, "act nothing")


@clause("TZ-14.8")
def test_selling_and_buying() -> None:
    table = answer(acting(worker_on("uxmal", 2, corn=3, wood=1)), "act uxmal-2")
    assert reason(table, "sell stone") == ("blocked-nothing-to-sell", "TZ-14.8")
    assert reason(table, "sell gold") == ("blocked-nothing-to-sell", "TZ-14.8")
    assert offered(table, "sell wood")
    assert offered(table, "sell done")
    assert reason(table, "buy gold") == ("blocked-too-dear-to-buy", "TZ-14.8")
    for code in ("buy wood", "buy stone", "buy done"):
        assert not_now(table, code)  # after selling
    answer(table, "sell done")
    assert not_now(table, "sell wood")
    assert reason(table, "buy gold") == ("blocked-too-dear-to-buy", "TZ-14.8")
    assert offered(table, "buy stone")
    assert not_now(table, "sell done")


@clause("TZ-16.1")
def test_the_first_player_space() -> None:
    table = given().player(0, corn=3).first_player_space(2).turn_of(0)
    assert reason(table, "place first_player_space") == ("blocked-first-space-taken", "TZ-16.1")


@clause("TZ-16.8", "TZ-16.9", "TZ-16.15")
def test_two_days() -> None:
    table = given().player(0, light=False, corn=3).turn_of(0)
    assert reason(table, "days two") == ("blocked-board-is-dark", "TZ-16.8")
    assert not_now(table, "days one")
    assert not_now(table, "follow_up exchange")
    for gear, space in (("palenque", 6), ("chichen_itza", 9)):
        table = given().player(0, corn=3).worker(2, gear, space).turn_of(0)
        assert reason(table, "days two") == ("blocked-would-push-off", "TZ-16.9")
    table = given().player(0, corn=3).worker(2, "palenque", 7).worker(1, "chichen_itza", 8).turn_of(0)
    assert not_now(table, "days two")
    assert not_now(table, "days one")
    table = given().day(26).end_of_round()
    assert reason(table, "days two") == ("blocked-last-round", "TZ-16.15")
    table = given().first_player_space(0).end_of_round()
    assert offered(table, "days two")


@clause("TZ-17.6")
def test_temples() -> None:
    table = answer(acting(worker_on("tikal", 5, wood=1)), "act tikal-5", "worship quetzalcoatl")
    assert reason(table, "worship quetzalcoatl") == ("blocked-same-temple", "TZ-13.9")
    assert offered(table, "worship chaac")
    answer(table, "worship kukulcan")
    for temple in ("chaac", "quetzalcoatl", "kukulcan"):
        assert not_now(table, f"worship {temple}")


@clause("TZ-18.1")
def test_anger() -> None:
    table = answer(given().player(0, chaac=0).turn_of(0), "beg yes")
    assert reason(table, "anger chaac") == ("blocked-lowest-step", "TZ-18.1")
    assert offered(table, "anger kukulcan")


def building(**goods: int) -> Given:
    return worker_on("tikal", 4, **goods).monuments("m_tombs", "m_wood_tiles")


@clause("TZ-19.1", "TZ-20.2")
def test_building() -> None:
    position = building(wood=3, gold=1).offer("a1_farm_one", "a1_farm_discount", "a1_shrine_architecture")
    table = answer(acting(position), "act tikal-4")
    assert options(table) == ["a1_farm_one", "a1_shrine_architecture"]
    assert reason(table, "build a1_farm_discount") == ("blocked-building-too-dear", "TZ-19.1")
    assert reason(table, "build a1_tomb_build") == ("blocked-not-offered", "TZ-19.1")
    assert reason(table, "build m_civic") == ("blocked-not-offered", "TZ-19.1")
    assert reason(table, "build m_tombs") == ("blocked-monument-too-dear", "TZ-13.4")
    assert not_now(table, "build done")
    answer(table, "build a1_farm_one")
    assert reason(table, "build m_tombs") == ("blocked-not-both", "TZ-13.11")
    assert offered(table, "build done")


@clause("TZ-20.2")
def test_monuments_where_they_are_not_allowed() -> None:
    table = given().player(0, corn=3, wood=9, stone=9, gold=9).monuments("m_tombs").turn_of(0)
    assert reason(table, "build m_tombs") == ("blocked-no-monument-here", "TZ-20.2")
    # After a double build its rules no longer hold.
    position = building(wood=9, stone=9, gold=9).offer("a2_tomb_exchange", "a1_farm_one")
    table = answer(acting(position), "act tikal-4", "build a2_tomb_exchange", "build a1_farm_one")
    assert asked(table) == "sell"
    assert reason(table, "build m_tombs") == ("blocked-no-monument-here", "TZ-20.2")


@clause("TZ-14.4", "TZ-19.1")
def test_building_with_corn() -> None:
    position = worker_on("uxmal", 4, corn=5, wood=9, stone=9, gold=9)
    table = answer(acting(position.offer("a1_farm_one", "a1_farm_discount", "a2_farm_three")), "act uxmal-4")
    assert reason(table, "build a1_farm_discount") == ("blocked-building-too-dear", "TZ-19.1")
    assert offered(table, "build a2_farm_three")


@clause("TZ-21.12", "TZ-21.22")
def test_architecture() -> None:
    position = worker_on("tikal", 4, architecture=2, wood=9).offer("a1_farm_one", "a1_farm_discount")
    table = answer(acting(position), "act tikal-4", "build a1_farm_one")
    assert reason(table, "architect save_wood") == ("blocked-needs-architecture", "TZ-21.12")
    assert reason(table, "architect save_corn") == ("blocked-needs-architecture", "TZ-21.12")
    assert offered(table, "architect without")
    position = worker_on("tikal", 4, architecture=3, wood=1, stone=1)
    table = answer(acting(position.offer("a1_civic_extraction_corn")), "act tikal-4")
    assert options(table) == ["without", "with", "save_wood", "save_stone"]
    assert reason(table, "architect save_gold") == ("blocked-not-in-price", "TZ-21.22")
    assert reason(table, "architect save_corn") == ("blocked-not-in-price", "TZ-21.22")


@clause("TZ-21.12")
def test_architecture_is_left_out_only_for_a_second_building() -> None:
    position = worker_on("tikal", 2, architecture=3, wood=1).offer("a1_farm_one")
    table = answer(acting(position), "act tikal-2")
    assert options(table) == ["with", "save_wood"]
    assert reason(table, "architect without") == ("blocked-no-second-building", "TZ-13.12")
    position = worker_on("uxmal", 4, architecture=3, corn=2).offer("a1_farm_one")
    table = answer(acting(position), "act uxmal-4")
    assert options(table) == ["with", "save_corn"]
    assert reason(table, "architect save_wood") == ("blocked-not-in-price", "TZ-21.22")
    assert reason(table, "architect without") == ("blocked-no-second-building", "TZ-13.12")


@clause("TZ-14.5", "TZ-19.1", "TZ-21.12")
def test_what_an_action_was_about_is_forgotten_after_it() -> None:
    table = acting(worker_on("uxmal", 5, 6, 7, corn=9, wood=4).offer("a1_farm_one", "a1_farm_discount"))
    answer(table, "pick_up uxmal-5", "act uxmal-5", "act palenque-1", "pick_up uxmal-6")
    assert reason(table, "act tikal-2") == ("blocked-other-gear", "TZ-7.2")
    answer(table, "act uxmal-4", "build a1_farm_one")
    assert not_now(table, "build a1_farm_discount")  # 4 wood, and 8 corn would do too
    position = worker_on("uxmal", 4, 1, corn=2, wood=4).offer("a1_farm_one", "a1_farm_discount", "a2_shrine_kukulcan")
    table = answer(acting(position), "pick_up uxmal-4", "act uxmal-4")
    assert not_now(table, "build a1_farm_discount")  # corn is no longer what pays
    assert reason(table, "build a2_shrine_kukulcan") == ("blocked-building-too-dear", "TZ-19.1")
    position = worker_on("tikal", 4, 1, wood=4, architecture=3).offer("a1_farm_one", "a1_farm_one", "a1_farm_discount")
    table = answer(acting(position), "pick_up tikal-4", "act tikal-4", "build a1_farm_one", "architect with")
    answer(table, "build done")
    assert asked(table) == "pick_up"
    assert not_now(table, "build a1_farm_discount")  # 3 wood and the discount would do
    for way in ("without", "with", "save_wood", "save_corn"):
        assert not_now(table, f"architect {way}")


@clause("TZ-21.3")
def test_corn_without_a_tile() -> None:
    table = answer(acting(worker_on("palenque", 4, agriculture=1)), "act palenque-4")
    assert reason(table, "harvest tileless") == ("blocked-needs-agriculture", "TZ-21.3")
    position = worker_on("palenque", 4, agriculture=2)
    position.state.jungle[4][1] = 1
    table = answer(acting(position), "act palenque-4")
    assert reason(table, "harvest tileless") == ("blocked-corn-tile-open", "TZ-21.3")


@clause("TZ-21.15")
def test_offering() -> None:
    position = worker_on("chichen_itza", 1, skulls=1, theology=2, stone=1)
    table = answer(acting(position), "act chichen_itza-1")
    assert reason(table, "offering wood") == ("blocked-not-enough-resources", "TZ-7.7")
    assert offered(table, "offering stone")
    assert offered(table, "offering no")


@clause("TZ-5.4", "TZ-18.2")
def test_begging_comes_first_in_a_turn() -> None:
    table = answer(given().player(0, corn=3).turn_of(0), "place tikal", "place done", "beg no")
    assert table.ask.seat == 1
    assert reason(table, "beg yes", seat=1) == ("blocked-beg-first", "TZ-5.4")
    assert not_now(table, "beg yes", seat=3)  # not in turn


@clause("TZ-16.15")
@pytest.mark.parametrize("code", ["take 1wood", "follow_up build", "days one"])
def test_what_is_simply_not_asked_now(code: str) -> None:
    table = given().player(0, corn=3).turn_of(0)
    assert not_now(table, code)
