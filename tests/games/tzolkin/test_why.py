"""Why a thing is not offered: every refusal of TZ-9 to TZ-23 with its reason and clause, at the open question."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.given import refused
from tests.games.tzolkin.positions import (
    COMPONENTS,
    GAME,
    Given,
    acting,
    answer,
    asked,
    given,
    options,
    resources,
    why,
    worker_on,
)
from tinkuy.core.codes import read_answer
from tinkuy.core.table import Table
from tinkuy.games.tzolkin.architecture import architect_blocked
from tinkuy.games.tzolkin.calendar import days_blocked
from tinkuy.games.tzolkin.told.kinds import ONE_DAY, TWO_DAYS


def reason(table: Table, code: str, seat: int = 0) -> tuple[str, str]:
    blocked = why(table, seat, code)
    return blocked.reason, blocked.clause


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
    assert reason(table, "act nothing") == ("blocked-action-chosen", "TZ-7.2")
    assert offered(table, "act palenque-1")


@clause("TZ-19.9")
def test_any_action_of_a_building_may_be_left() -> None:
    position = worker_on("tikal", 2, corn=1, wood=2, stone=1, gold=1).offer("a2_tomb_any_action")
    table = answer(acting(position), "act tikal-2")
    assert offered(table, "act nothing")
    assert reason(table, "act tikal-1") == ("blocked-not-enough-resources", "TZ-7.7")


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


@clause("TZ-14.8")
def test_selling_and_buying() -> None:
    table = answer(acting(worker_on("uxmal", 2, corn=3, wood=1)), "act uxmal-2")
    assert reason(table, "sell stone") == ("blocked-nothing-to-sell", "TZ-14.8")
    assert reason(table, "sell gold") == ("blocked-nothing-to-sell", "TZ-14.8")
    assert offered(table, "sell wood")
    assert offered(table, "sell done")
    answer(table, "sell done")
    assert reason(table, "buy gold") == ("blocked-too-dear-to-buy", "TZ-14.8")
    assert offered(table, "buy stone")
    assert offered(table, "buy done")


@clause("TZ-16.1")
def test_the_first_player_space() -> None:
    table = given().player(0, corn=3).first_player_space(2).turn_of(0)
    assert reason(table, "place first_player_space") == ("blocked-first-space-taken", "TZ-16.1")


@clause("TZ-16.8", "TZ-16.9", "TZ-16.15")
def test_two_days() -> None:
    """A question with one answer is never open, so its legality is asked by itself."""

    def two_days(position: Given) -> tuple[str, str] | None:
        game = position.state
        blocked = days_blocked(game, game.players[0], TWO_DAYS)
        assert days_blocked(game, game.players[0], ONE_DAY) is None
        return None if blocked is None else (blocked.reason, blocked.clause)

    assert two_days(given().player(0, light=False)) == ("blocked-board-is-dark", "TZ-16.8")
    for gear, space in (("palenque", 6), ("chichen_itza", 9)):
        assert two_days(given().worker(2, gear, space)) == ("blocked-would-push-off", "TZ-16.9")
    assert two_days(given().worker(2, "palenque", 7).worker(1, "chichen_itza", 8)) is None
    last = given().day(26)
    last.state.food_days = 4
    assert two_days(last) == ("blocked-last-round", "TZ-16.15")
    table = given().first_player_space(0).end_of_round()
    assert offered(table, "days two")


@clause("TZ-17.6")
def test_temples() -> None:
    table = answer(acting(worker_on("tikal", 5, wood=1)), "act tikal-5", "worship quetzalcoatl")
    assert reason(table, "worship quetzalcoatl") == ("blocked-same-temple", "TZ-13.9")
    assert offered(table, "worship chaac")
    answer(table, "worship kukulcan")
    table = answer(acting(worker_on("uxmal", 1, corn=3)), "act uxmal-1")
    assert all(offered(table, f"worship {temple}") for temple in ("chaac", "quetzalcoatl", "kukulcan"))


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
    assert reason(table, "build m_civic") == ("blocked-monument-not-offered", "TZ-20.1")
    assert reason(table, "build m_tombs") == ("blocked-monument-too-dear", "TZ-13.4")
    assert reason(table, "build done") == ("blocked-action-chosen", "TZ-7.2")
    answer(table, "build a1_farm_one")
    assert reason(table, "build m_tombs") == ("blocked-not-both", "TZ-13.11")
    assert offered(table, "build done")


@clause("TZ-20.2")
def test_monuments_where_they_are_not_allowed() -> None:
    rich = {"wood": 9, "stone": 9, "gold": 9}
    position = worker_on("tikal", 2, **rich).monuments("m_tombs").offer("a1_farm_one", "a1_farm_discount")
    table = answer(acting(position), "act tikal-2")
    assert reason(table, "build m_tombs") == ("blocked-no-monument-here", "TZ-20.2")
    # After a double build its rules no longer hold.
    position = building(**rich).offer("a1_tomb_build", "a1_farm_one", "a1_farm_discount", "a1_shrine_architecture")
    table = answer(acting(position), "act tikal-4", "build a1_tomb_build", "worship chaac", "build a1_farm_one")
    assert (asked(table), options(table)) == ("build", ["a1_farm_discount", "a1_shrine_architecture", "done"])
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
    position = worker_on("tikal", 4, architecture=3, wood=2, stone=1).offer("a1_civic_extraction_corn", "a1_farm_one")
    table = answer(acting(position), "act tikal-4", "build a1_civic_extraction_corn")
    assert options(table) == ["without", "with", "save_wood", "save_stone"]
    assert reason(table, "architect save_gold") == ("blocked-not-in-price", "TZ-21.22")
    assert reason(table, "architect save_corn") == ("blocked-other-discount", "TZ-21.12")


@clause("TZ-21.12", "TZ-19.1")
def test_a_building_that_only_the_discount_makes_payable() -> None:
    """Then there is one way only, and nothing is asked; its legality is asked by itself."""
    position = worker_on("tikal", 2, architecture=3, wood=1, stone=1).offer("a1_tomb_chaac_kukulcan")
    position.state.building = COMPONENTS.building_ids.index("a1_tomb_chaac_kukulcan")  # 1 wood and 2 stone

    def way(code: str) -> str | None:
        blocked = architect_blocked(
            position.state, position.state.players[0], read_answer(GAME, f"architect {code}")[1]
        )
        return None if blocked is None else blocked.reason

    assert way("with") == "blocked-full-price-too-dear"
    assert way("save_wood") == "blocked-rest-too-dear"
    assert way("save_stone") is None
    table = answer(acting(position), "act tikal-2")
    assert (resources(table, 0), table.ask.seat) == ([0, 0, 0], 1)


@clause("TZ-21.12")
def test_architecture_is_left_out_only_for_a_second_building() -> None:
    position = worker_on("tikal", 2, architecture=3, wood=1).offer("a1_farm_one")
    table = answer(acting(position), "act tikal-2")
    assert options(table) == ["with", "save_wood"]
    assert reason(table, "architect without") == ("blocked-no-second-building", "TZ-13.12")
    position = worker_on("uxmal", 4, architecture=3, corn=2).offer("a1_farm_one")
    table = answer(acting(position), "act uxmal-4")
    assert options(table) == ["with", "save_corn"]
    assert reason(table, "architect save_wood") == ("blocked-other-discount", "TZ-21.12")
    assert reason(table, "architect without") == ("blocked-no-second-building", "TZ-13.12")


@clause("TZ-14.5", "TZ-19.1", "TZ-21.12")
def test_what_an_action_was_about_is_forgotten_after_it() -> None:
    table = acting(worker_on("uxmal", 5, 6, 7, corn=9, wood=4).offer("a1_farm_one", "a1_farm_discount"))
    answer(table, "pick_up uxmal-5", "act uxmal-5", "act palenque-1", "pick_up uxmal-6")
    assert reason(table, "act tikal-2") == ("blocked-other-gear", "TZ-7.2")
    position = worker_on("uxmal", 4, 5, corn=3, wood=4).offer("a1_farm_one", "a1_farm_discount", "a2_shrine_kukulcan")
    table = answer(acting(position), "pick_up uxmal-4", "act uxmal-4", "pick_up uxmal-5", "act uxmal-5", "act tikal-2")
    assert refused(table, 0, "build a2_shrine_kukulcan").reason == "blocked-building-too-dear"
    assert resources(table, 0) == [0, 0, 0]  # the only one that resources pay, now that corn no longer does


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
    assert reason(table, "offering wood") == ("blocked-nothing-to-offer", "TZ-21.15")
    assert offered(table, "offering stone")
    assert offered(table, "offering no")


@clause("TZ-4.4", "TZ-7.1")
def test_picking_up() -> None:
    table = acting(worker_on("palenque", 1, 2).worker(1, "palenque", 3))
    assert reason(table, "pick_up done") == ("blocked-at-least-one", "TZ-4.4")
    for code in ("pick_up palenque-3", "pick_up palenque-0", "pick_up tikal-1"):
        assert reason(table, code) == ("blocked-not-your-worker", "TZ-7.1")
    answer(table, "pick_up palenque-1", "act palenque-1")
    assert reason(table, "pick_up palenque-1") == ("blocked-not-your-worker", "TZ-7.1")
    assert offered(table, "pick_up done")


@clause("TZ-10.1", "TZ-13.3")
def test_advancing() -> None:
    table = answer(acting(worker_on("tikal", 3, wood=2, extraction=2, theology=1)), "act tikal-3")
    assert reason(table, "advance done") == ("blocked-action-chosen", "TZ-7.2")
    assert reason(table, "advance extraction") == ("blocked-not-enough-resources", "TZ-7.7")
    answer(table, "advance agriculture")
    assert offered(table, "advance done")
    assert reason(table, "advance theology") == ("blocked-not-enough-resources", "TZ-7.7")


@clause("TZ-10.4", "TZ-19.4")
def test_a_level_without_cost() -> None:
    position = worker_on("tikal", 2, wood=3, extraction=2).offer("a2_civic_tech_stone")
    table = answer(acting(position), "act tikal-2")
    assert reason(table, "advance done") == ("blocked-free-level", "TZ-19.4")
    assert offered(table, "advance extraction")


@clause("TZ-15.3", "TZ-21.9")
def test_resources_of_choice() -> None:
    table = answer(acting(worker_on("chichen_itza", 6, skulls=1)), "act chichen_itza-6")
    assert reason(table, "take 1wood+1gold") == ("blocked-take-here", "TZ-15.3")
    table = answer(acting(worker_on("tikal", 1, wood=1, extraction=3)), "act tikal-1", "advance extraction")
    assert reason(table, "take 1wood") == ("blocked-take-bonus", "TZ-21.9")
    assert offered(table, "take 1wood+1gold")


@clause("TZ-13.14")
def test_what_buildings_grant() -> None:
    position = building(wood=9, stone=9, gold=9).offer("a2_tomb_exchange", "a1_tomb_build", "a1_farm_one")
    table = answer(acting(position), "act tikal-4", "build a2_tomb_exchange", "build a1_tomb_build", "worship chaac")
    assert options(table) == ["build", "exchange"]
    assert reason(table, "follow_up any_action") == ("blocked-not-granted", "TZ-13.14")


@clause("TZ-5.4")
def test_what_is_not_asked_now_says_when_it_is() -> None:
    table = answer(given().player(0, corn=2).turn_of(0), "beg no", "place tikal")
    assert reason(table, "beg yes") == ("blocked-chosen-otherwise", "TZ-5.4")
