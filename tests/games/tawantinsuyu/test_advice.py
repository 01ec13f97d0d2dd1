"""The evaluation prefers what a player would, and looks at nothing hidden."""

from __future__ import annotations

from itertools import pairwise

from tests.games.tawantinsuyu.positions import COMPONENTS, GAME, building, given, god
from tinkuy.core.chance import Chance
from tinkuy.core.table import open_table
from tinkuy.core.zones import redraw
from tinkuy.games.tawantinsuyu.state import FROM_START, OVER, Player, Tawantinsuyu, total


def position(ceremonies: int = 0, villagers: int = 8) -> Tawantinsuyu:
    state = given().state
    state.ceremonies = state.triggers = ceremonies
    state.village = state.village[:1] * villagers
    return state


def gain(state: Tawantinsuyu, me: Player, before: float) -> float:
    return GAME.evaluate(state, me.seat) - before


def test_at_the_end_only_points_count() -> None:
    state = position()
    me = state.players[0]
    me.resources = [5, 5, 5, 5]
    state.stage = OVER
    assert GAME.evaluate(state, 0) == total(me)


def test_a_point_is_a_point() -> None:
    state = position()
    before = GAME.evaluate(state, 1)
    state.players[1].points[FROM_START] += 3
    assert GAME.evaluate(state, 1) >= before + 3


def test_the_tenth_stone_is_worth_less_than_the_first() -> None:
    worth = []
    for held in range(10):
        state = position()
        before = GAME.evaluate(state, 0)
        state.players[0].resources[2] = held
        worth.append(gain(state, state.players[0], before))
    steps = [after - before for before, after in pairwise(worth)]
    assert steps[0] > 0
    assert steps == sorted(steps, reverse=True)


def test_cards_that_cannot_be_fed_are_a_burden() -> None:
    """TA-12.9: with the village nearly empty an unpaid card costs more than it gives."""
    state = position(2, 1)
    me = state.players[0]
    me.god_hand.cards = [god("G01"), god("G08"), god("G15"), god("G22"), god("G29")]
    hungry = GAME.evaluate(state, 0)
    me.god_hand.cards.append(god("G36"))
    assert GAME.evaluate(state, 0) < hungry
    me.god_hand.cards.pop()
    me.resources[0] = 5
    assert GAME.evaluate(state, 0) > hungry + 5


def test_a_building_and_a_temple_step_are_worth_more_early() -> None:
    def worth(ceremonies: int, change: str) -> float:
        state = position(ceremonies)
        me = state.players[0]
        before = GAME.evaluate(state, 0)
        if change == "building":
            me.production, me.production_up = [building("P13")], [1]
        else:
            me.temple = 3
        return gain(state, me, before)

    for change in ("building", "temple"):
        assert worth(0, change) > worth(2, change) > 0


def test_who_leads_wants_the_end_sooner() -> None:
    def hire(lead: int) -> float:
        state = position(2, 4)
        state.players[0].points[FROM_START] += lead
        before = GAME.evaluate(state, 0)
        state.village.pop()
        return gain(state, state.players[0], before)

    assert hire(10) > hire(-10)


def test_an_empty_village_is_not_the_end_while_it_will_be_filled_again() -> None:
    """TA-12.11: what is held finds its use after the ceremony, too; only the third time it does not."""

    def loss(ceremonies: int) -> float:
        state = position(ceremonies, 1)
        state.players[0].resources = [6, 6, 6, 6]
        before = GAME.evaluate(state, 0)
        state.village.clear()
        state.triggers += 1
        state.pending, state.token, state.token_turn = True, 0, state.turns_taken
        return -gain(state, state.players[0], before)

    assert loss(0) < 1
    assert loss(1) < 1
    assert loss(2) > 2


def test_when_the_game_drags_on_all_want_the_end() -> None:
    def hire(rounds: int) -> float:
        state = position(2, 4)
        state.turns_taken = rounds * state.seats
        state.players[1].points[FROM_START] += 40
        before = GAME.evaluate(state, 0)
        state.village.pop()
        return gain(state, state.players[0], before)

    assert hire(10) == hire(14)
    assert hire(60) > hire(40) > hire(14)


def test_leading_a_region_counts_casualties() -> None:
    """TA-12.7."""
    state = position(1)
    state.casualties = [4, 0, 0, 0, 0]
    state.conquest[0] = 0
    leading = GAME.evaluate(state, 0)
    state.conquest[1] = 1  # one marker each, but further right
    assert COMPONENTS.conquest[0].region == COMPONENTS.conquest[1].region
    assert GAME.evaluate(state, 0) < leading - 3


def test_hidden_things_change_nothing() -> None:
    table = open_table(GAME, 4, "hidden")
    chance = Chance(1)
    for _ in range(120):
        table.apply(table.ask.options[chance.below(len(table.ask.options))])
        if table.over:
            break
        seen = GAME.evaluate(table.state, 2)
        other = table.state.copy()
        redraw(other.zones(), 2, chance)
        assert GAME.evaluate(other, 2) == seen
