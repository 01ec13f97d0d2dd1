"""What bots see: cocoa for the salary, goods while there is time, abilities by what they do."""

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


def test_the_way_to_abilities_is_worth_more_than_other_steps() -> None:
    game = city(height="on")
    before = value(game)
    temple(game.players[0], orange=2)
    orange = value(game) - before
    before = value(game)
    temple(game.players[0], blue=2)
    assert orange > value(game) - before
