"""What bots see: cocoa for the salary, goods while there is time, abilities and priests by what they do."""

from __future__ import annotations

import pytest

from tests.games.teotihuacan.positions import GAME, abilities, city, give, temple
from tinkuy.games.teotihuacan.state import OVER, Teotihuacan


def value(game: Teotihuacan) -> float:
    return GAME.evaluate(game, 0)


def gain(game: Teotihuacan, **amounts: int) -> float:
    """What these goods are worth above what the position is worth without them."""
    before = value(game)
    give(game.players[0], **amounts)
    return value(game) - before


def test_at_the_end_only_points_count() -> None:
    game = city()
    game.stage = OVER
    assert gain(game, cocoa=5, gold=3) == 0


def test_cocoa_is_worth_most_while_it_pays_workers() -> None:
    """TE-15.7: three workers of power 1 cost three cocoa, and each that is missing costs points."""
    game = city()
    game.light = game.dark - 1
    salary = gain(game, cocoa=3) / 3
    assert salary > gain(game, cocoa=6) / 3 > 0


def test_goods_lose_their_worth_towards_the_end() -> None:
    early, late = city(), city()
    late.eclipses = GAME.components.eclipses - 1
    late.light = late.dark
    assert gain(early, stone=2) > gain(late, stone=2) > 0


@pytest.mark.parametrize("ability", [one.id for one in GAME.components.abilities if not one.masks_more])
def test_every_ability_is_worth_something(ability: str) -> None:
    """TE-21.7 to TE-21.13; one more mask (TE-21.14) only to those who have masks."""
    without, with_it = city(height="on"), city(height="on")
    for game in (without, with_it):
        game.players[0].avenue = 2
    abilities(with_it.players[0], ability)
    assert value(with_it) > value(without) + 1


def test_who_need_not_pay_gains_by_it_in_the_last_era_too() -> None:
    """TE-21.13: the cocoa that lies ready for the salary can go elsewhere."""
    without, with_it = city(height="on"), city(height="on")
    for game in (without, with_it):
        game.eclipses = GAME.components.eclipses - 1
        game.light = game.dark - 2
        give(game.players[0], cocoa=3)
    abilities(with_it.players[0], "A7")
    assert value(with_it) > value(without) + 2


def test_the_way_to_abilities_is_worth_more_than_other_steps() -> None:
    game = city(height="on")
    before = value(game)
    temple(game.players[0], orange=2)
    orange = value(game) - before
    before = value(game)
    temple(game.players[0], blue=2)
    assert orange > value(game) - before


def worth(ability: str, **goods: int) -> float:
    """Of one ability to a player with these goods."""
    without, with_it = city(height="on"), city(height="on")
    for game in (without, with_it):
        give(game.players[0], **goods)
    abilities(with_it.players[0], ability)
    return value(with_it) - value(without)


def test_what_is_cheaper_is_worth_more_to_the_poor() -> None:
    """TE-21.7."""
    assert worth("A1", cocoa=1) > worth("A1", cocoa=8)


def test_a_step_towards_a_strong_ability_is_worth_more_than_another() -> None:
    """TE-21.4: the sixth step has one of the second level."""
    game = city(height="on")
    abilities(game.players[0], "A1", "A2")
    gained = []
    for name in ("orange", "blue"):
        temple(game.players[0], **{name: 4})
        before = value(game)
        temple(game.players[0], **{name: 5})
        gained.append(value(game) - before)
    assert gained[0] > gained[1] > 0


def test_priests_differ_and_matter_less_towards_the_end() -> None:
    game = city(priests="on")
    found = []
    for priest in range(len(GAME.components.priests)):
        game.players[0].priest = priest
        found.append(value(game))
    assert len(set(found)) > len(found) // 2
    game.eclipses = GAME.components.eclipses - 1
    game.light = game.dark
    best, worst = found.index(max(found)), found.index(min(found))
    game.players[0].priest = best
    late = value(game)
    game.players[0].priest = worst
    assert 0 <= late - value(game) < max(found) - min(found)
