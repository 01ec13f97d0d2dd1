"""What the score sheet foretells, and what numbered answers are called."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import COMPONENTS, GAME, Given, answer, board
from tinkuy.games.tawantinsuyu.components import PRODUCE
from tinkuy.games.tawantinsuyu.state import OVER, SOURCES, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told.kinds import CHOICE, REWARD
from tinkuy.games.tawantinsuyu.told.names import reward_amounts
from tinkuy.games.tawantinsuyu.told.projections import projections
from tinkuy.games.tawantinsuyu.told.wording import wording


def foretold(state: Tawantinsuyu) -> dict[str, list[dict[str, int]]]:
    """By projection and seat, the sources that have points."""
    return {
        name: [{SOURCES[source]: n for source, n in enumerate(seat) if n} for seat in points]
        for name, points in projections(state)
    }


def test_a_ceremony_today_pays_the_temple_the_regions_and_takes_for_cards() -> None:
    given = Given(2).casualties("priest", "warrior").conquered(1, "antisuyu_1")
    given.player(0, vp=10, temple=3, god=["G01", "G02"], potato=1).player(1, vp=7)
    step = COMPONENTS.temple[3]
    mine, other = foretold(given.state)["ceremony"]
    assert mine == {"start": 10, "temple": step.vp, "unpaid": COMPONENTS.vp_missing_potato}
    assert other == {"start": 7, "casualties": 2}


def test_the_end_today_adds_what_is_counted_then() -> None:
    given = Given(2).player(0, vp=10, gold=2, god="G01", potato=1, priest=1, tapestries=[["SW01", "W05"]])
    mine, _ = foretold(given.state)["game_end"]
    vp = COMPONENTS.tapestry_vp[2]
    worth = {"tapestries": vp, "hand": COMPONENTS.vp_god_card, "workers": COMPONENTS.vp_worker, "gold": 2}
    assert {source: mine[source] for source in worth} == worth


def test_nothing_is_foretold_when_it_is_over_and_the_table_stays_as_it_is() -> None:
    given = Given(3).player(0, vp=10, god=["G01", "G02"])
    before = [player.points[:] for player in given.state.players]
    projections(given.state)
    assert [player.points[:] for player in given.state.players] == before
    given.state.stage = OVER
    assert GAME.projections(given.state) == []


@clause("TA-6.3")
def test_a_reward_is_called_by_what_the_card_gives() -> None:
    card = next(index for index, god in enumerate(COMPONENTS.gods) if len(god.reward) == 2)
    given = Given(2)
    given.state.played = card
    for index, reward in enumerate(COMPONENTS.gods[card].reward):
        label = wording(given.state, REWARD, index)
        assert label == ("amounts", {"amounts": reward_amounts([reward])})
    assert wording(given.state, REWARD, 2) is None


@clause("TA-8.35")
def test_a_choice_is_called_by_what_it_is_between() -> None:
    """The production buildings of the tables that leave a choice, each produced by the high priest's action."""
    produce = COMPONENTS.coricancha.index(PRODUCE)
    asked = 0
    for code, building in zip(COMPONENTS.building_ids, COMPONENTS.buildings, strict=True):
        between = [part.options for part in building.output if part.options]
        if building.passive or not between:
            continue
        table = Given(2).player(0, production=code, sector=(produce - 1) % COMPONENTS.sectors).turn_of(0)
        answer(table, "plan move_priest", "priest_move one", "instead act")
        while table.ask.kind != CHOICE:
            answer(table, f"produce {code}")
        labels = [wording(board(table), CHOICE, option) for option in table.ask.options]
        assert labels == [("amounts", {"amounts": reward_amounts(between[0][option])}) for option in table.ask.options]
        asked += 1
    assert asked
