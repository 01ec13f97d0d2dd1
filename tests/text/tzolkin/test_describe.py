"""Tooltips say what the tables say: costs, effects and worth, with the numbers of the tables in play."""

from __future__ import annotations

import pytest

from tests.text.everything import described
from tinkuy.core.components import read_components
from tinkuy.core.errors import Refused
from tinkuy.games import components_text, find_game
from tinkuy.text import Texts

TZOLKIN = find_game("tzolkin")
EN = Texts(TZOLKIN, "en")
RU = Texts(TZOLKIN, "ru")


def test_a_building_tells_frame_cost_and_effects() -> None:
    assert EN.describe("building", "a2_tomb_three_temples") == [
        "Age 2, tomb (gray frame)",
        "Cost: 1 wood, 2 stone, 1 gold",
        "1 step up in the temple of Chaac",
        "1 step up in the temple of Quetzalcoatl",
        "1 step up in the temple of Kukulcan",
        "3 VP",
    ]


def test_an_optional_action_comes_last() -> None:
    assert EN.describe("building", "a2_tomb_any_action")[2:] == [
        "2 VP",
        "Then you may pay 1 corn and perform any action of the small gears, as with Uxmal 5",
    ]
    assert EN.describe("building", "a1_tomb_build")[-1] == "Then you may construct one more building, as with Tikal 2"
    assert EN.describe("building", "a2_tomb_exchange")[-1].startswith("Then you may exchange")


def test_farms_tell_of_food_days() -> None:
    assert EN.describe("building", "a2_farm_three")[-1] == "On Food Days 3 workers need no corn"
    assert EN.describe("building", "a1_farm_discount")[-1] == "On Food Days each worker needs 1 corn less"


def test_a_monument_tells_what_it_is_worth() -> None:
    assert EN.describe("monument", "m_skulls") == [
        "Monument, blue frame",
        "Cost: 4 gold, 1 skull",
        "At the end 3 VP for each skull that anybody placed in Chichen Itza",
    ]
    assert EN.describe("monument", "m_maxed_tracks")[2:] == [
        "At the end, by the number of technologies on level 3:",
        "1 technology: 9 VP",
        "2 technologies: 20 VP",
        "3 technologies: 33 VP",
        "4 technologies: 33 VP",
    ]
    assert RU.describe("monument", "m_monuments_everyone")[3:] == ["вдвоём 6 ПО", "втроём 5 ПО", "вчетвером 4 ПО"]


def test_every_way_a_monument_scores_is_told_differently() -> None:
    for texts in (EN, RU, Texts(TZOLKIN, "cs")):
        worth = [texts.describe("monument", code)[2] for code in TZOLKIN.domains["monument"]]
        assert len(set(worth)) == len(worth)


def test_a_wealth_tile_tells_its_contents_and_its_neutral_space() -> None:
    assert EN.describe("wealth", "w_uxmal_3") == [
        "Gain 3 corn, 1 wood",
        "On Food Days 1 worker needs no corn",
        "Neutral worker: Uxmal 3",
    ]
    assert EN.describe("wealth", "w_uxmal_5") == ["1 new worker", "Neutral worker: Uxmal 5"]


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("palenque-0", ["No action", "Placing here is free"]),
        ("palenque-1", ["Gain 3 corn", "Placing here costs 1 corn"]),
        ("palenque-2", ["Take an open corn tile: 4 corn", "Placing here costs 2 corn"]),
        ("palenque-7", ["Any action of this gear, without paying for steps back", "Placing here costs 7 corn"]),
        ("yaxchilan-5", ["Gain 2 corn, 1 stone, 1 gold", "Placing here costs 5 corn"]),
        ("tikal-3", ["Advance up to 2 technology levels and pay for each", "Placing here costs 3 corn"]),
        ("tikal-4", ["Construct up to 2 buildings", "Or build 1 monument instead", "Placing here costs 4 corn"]),
        (
            "tikal-5",
            ["Pay 1 resource of choice", "1 step up in each of 2 different temples", "Placing here costs 5 corn"],
        ),
        ("uxmal-1", ["Pay 3 corn", "1 step up in a temple of choice", "Placing here costs 1 corn"]),
        ("uxmal-4", ["Construct 1 building", "Pay 2 corn for each resource of the price", "Placing here costs 4 corn"]),
        (
            "chichen_itza-6",
            [
                "Place 1 skull here; only once in a game",
                "8 VP",
                "1 step up in the temple of Kukulcan",
                "1 resource of choice",
                "Placing here costs 6 corn",
            ],
        ),
    ],
)
def test_action_spaces(code: str, lines: list[str]) -> None:
    assert EN.describe("space", code) == lines


def test_a_plantation_with_wood_tells_all_three_ways() -> None:
    assert EN.describe("space", "palenque-4")[:3] == [
        "Take an open corn tile: 7 corn",
        "Or take a wood tile: 3 wood",
        "Or burn a wood tile, take the corn tile below and anger the gods: 7 corn",
    ]


def test_the_exchange_tells_its_rates() -> None:
    assert EN.describe("space", "uxmal-2")[1:4] == ["1 wood for 2 corn", "1 stone for 3 corn", "1 gold for 4 corn"]


def test_the_first_player_space() -> None:
    assert len(EN.describe("place", "first_player_space")) == 3
    assert EN.describe("place", "done") == []


def test_a_temple_tells_its_steps_from_the_top() -> None:
    lines = EN.describe("temple", "kukulcan")
    assert lines[:3] == ["Step 7: 10 VP", "Step 6: 9 VP", "Step 5: 7 VP, skull"]
    assert lines[7:] == [
        "Step 0: \N{MINUS SIGN}3 VP",
        "Leading at the end of Age 1: 4 VP",
        "Leading at the end of Age 2: 4 VP",
    ]


def test_a_technology_tells_each_level_and_the_bonus() -> None:
    assert EN.describe("track", "agriculture") == [
        "Level 1, for 1 resource:",
        "1 corn more at each corn harvest on Palenque 2 to 5",
        "Level 2, for 2 resources:",
        "1 corn more when fishing on Palenque 1",
        "Corn can be harvested without a tile where no corn tile lies open",
        "Level 3, for 3 resources:",
        "2 corn more at each corn harvest on Palenque 2 to 5",
        "Each time on level 3, for 1 resource:",
        "1 step up in a temple of choice",
    ]
    assert EN.describe("track", "extraction")[-1] == "2 resources of choice"
    assert EN.describe("track", "architecture")[-1] == "3 VP"
    assert EN.describe("track", "theology")[-1] == "Gain 1 skull"


def test_everything_with_something_to_tell_tells_it() -> None:
    silent = {domain for domain, code in described(TZOLKIN) if not TZOLKIN.describe(domain, code).lines}
    assert silent == {"gear", "good", "resource", "frame", "harvest_tile", "source", "place"}


@pytest.mark.parametrize(
    ("domain", "code", "clause"),
    [
        ("space", "palenque-0", "TZ-7.5"),
        ("space", "palenque-1", "TZ-11.1"),
        ("space", "palenque-2", "TZ-11.2"),
        ("space", "palenque-3", "TZ-11.3"),
        ("space", "yaxchilan-5", "TZ-12.1"),
        ("space", "tikal-1", "TZ-13.1"),
        ("space", "tikal-2", "TZ-13.2"),
        ("space", "tikal-3", "TZ-13.3"),
        ("space", "tikal-4", "TZ-13.4"),
        ("space", "tikal-5", "TZ-13.9"),
        ("space", "tikal-6", "TZ-13.10"),
        ("space", "uxmal-1", "TZ-14.1"),
        ("space", "uxmal-4", "TZ-14.4"),
        ("space", "uxmal-7", "TZ-14.6"),
        ("space", "chichen_itza-4", "TZ-15.3"),
        ("space", "chichen_itza-10", "TZ-15.6"),
        ("building", "a1_farm_one", "TZ-19.5"),
        ("building", "a1_tomb_build", "TZ-19.8"),
        ("building", "a2_tomb_any_action", "TZ-19.9"),
        ("building", "a2_shrine_two_techs", "TZ-19.10"),
        ("building", "a2_tomb_three_temples", "TZ-19.4"),
        ("monument", "m_skulls", "TZ-20.15"),
        ("track", "theology", "TZ-21.17"),
        ("gear", "tikal", "TZ-6.2"),
        ("board", "jungle", "TZ-11.4"),
        ("good", "corn", ""),
    ],
)
def test_a_thing_names_its_clause(domain: str, code: str, clause: str) -> None:
    assert TZOLKIN.describe(domain, code).clause == clause


def test_an_owners_numbers_are_told() -> None:
    changed = components_text("tzolkin").replace("cost = { wood = 1 }", "cost = { wood = 7 }", 1)
    game = find_game("tzolkin", read_components(changed))
    assert Texts(game, "en").describe("building", "a1_farm_one")[1] == "Cost: 7 wood"


@pytest.mark.parametrize(
    ("domain", "code"),
    [("building", "a9"), ("monument", "m"), ("wealth", ""), ("temple", "zeus"), ("track", "alchemy")],
)
def test_an_unknown_thing_is_refused(domain: str, code: str) -> None:
    with pytest.raises(Refused, match=f"tzolkin has no {domain} '{code}'"):
        TZOLKIN.describe(domain, code)


@pytest.mark.parametrize("code", ["palenque-8", "tikal-", "tikal", "atlantis-1", "tikal--1"])
def test_an_unknown_space_is_refused(code: str) -> None:
    with pytest.raises(Refused, match="tzolkin has no"):
        TZOLKIN.describe("space", code)
