"""TZ-22 Food Days."""

from __future__ import annotations

from fractions import Fraction

from tests.reference.tzolkin.effects import feeding
from tests.reference.tzolkin.tables import RESOURCES, TEMPLE, TEMPLES
from tests.reference.tzolkin.world import Player, World

DAYS = [7, 13, 20, 26]


def is_food_day(world: World) -> bool:
    """TZ-22.12."""
    return world.day >= DAYS[world.food_days]


def hold_food_day(world: World) -> None:
    """TZ-22.2."""
    world.food_days += 1
    for player in world.players:
        feed(player)
    if world.food_days == 2:  # TZ-22.10, TZ-19.14
        world.age = 2
        world.age1_stack = []
        world.buildings = [world.age2_stack.pop() for _ in range(6)]
    if world.food_days in (1, 3):
        reward_goods(world)
    else:
        reward_points(world, age=world.food_days // 2)


def feed(player: Player) -> None:
    """TZ-22.3 to TZ-22.5, TZ-22.13."""
    hungry = max(0, player.workers - feeding(player, "feed_free_workers"))
    need = max(0, 2 - feeding(player, "feed_discount_each"))
    while hungry > 0 and player.goods["corn"] >= need:
        player.goods["corn"] -= need
        hungry -= 1
    player.score("unfed", -3 * hungry)


def printed_goods(player: Player) -> list[str]:
    """On the own step and every step below it, in each temple (TZ-22.6)."""
    return [good for temple in TEMPLES for good in TEMPLE[temple]["good"][: player.temples[temple] + 1] if good]


def reward_goods(world: World) -> None:
    """Skulls for everybody or for nobody (TZ-22.7, TZ-22.16)."""
    earned = [printed_goods(player) for player in world.players]
    enough_skulls = sum(goods.count("skull") for goods in earned) <= world.skulls
    for player, goods in zip(world.players, earned, strict=True):
        for resource in RESOURCES:
            world.gain(player, resource, goods.count(resource))
        if enough_skulls:
            world.gain(player, "skull", goods.count("skull"))


def reward_points(world: World, age: int) -> None:
    """TZ-22.8, TZ-22.9, TZ-22.14."""
    for temple in TEMPLES:
        highest = max(player.temples[temple] for player in world.players)
        leaders = [player for player in world.players if player.temples[temple] == highest]
        bonus = Fraction(TEMPLE[temple][f"leader_bonus_age{age}"])
        for player in world.players:
            player.score(f"temples_age{age}", TEMPLE[temple]["vp"][player.temples[temple]])
        for player in leaders:
            player.score(f"leaders_age{age}", bonus if len(leaders) == 1 else bonus / 2)
