"""Food Days: feeding, the change of buildings, rewards of the temples (TZ-22)."""

from __future__ import annotations

from tinkuy.core.zones import EMPTY
from tinkuy.games.tzolkin.buildings import refill_buildings
from tinkuy.games.tzolkin.components import SKULL
from tinkuy.games.tzolkin.goods import gain_good, score
from tinkuy.games.tzolkin.state import FROM_LEADERS, FROM_TEMPLES, FROM_UNFED, Player, Tzolkin
from tinkuy.games.tzolkin.told import events as told

TEMPLE_COUNT = 3


def food_day_ahead(game: Tzolkin) -> bool:
    return game.food_days < len(game.components.food_days)


def is_food_day(game: Tzolkin) -> bool:
    """TZ-22.12, TZ-16.12, TZ-16.13: the first round with enough days advanced, so a passed tooth counts late."""
    return food_day_ahead(game) and game.day >= game.components.food_days[game.food_days].start


def hold_food_day(game: Tzolkin) -> None:
    """TZ-22.2: feeding, then the change of buildings, then rewards."""
    day = game.components.food_days[game.food_days]
    game.food_days += 1
    if game.told is not None:
        game.tell(told.FOOD_DAY, [game.food_days])
    for player in game.players:
        feed(game, player)
    if day.new_age:
        change_buildings(game, day.new_age)
    if day.reward_vp:
        reward_points(game, day.age)
    else:
        reward_goods(game)


def hungry_workers(me: Player) -> int:
    """TZ-22.3, TZ-19.5: those for whom no farm provides."""
    return max(0, me.workers - me.free_workers)


def corn_for_one(game: Tzolkin, me: Player) -> int:
    """TZ-22.3, TZ-19.5, TZ-19.6: with what the farms save for each of them."""
    return max(0, game.components.corn_per_worker - me.food_discount)


def food_needed(game: Tzolkin, me: Player) -> int:
    """The corn with which nobody goes hungry (TZ-22.3), as things stand now."""
    return hungry_workers(me) * corn_for_one(game, me)


def feed(game: Tzolkin, me: Player) -> None:
    """TZ-22.3, TZ-22.4, TZ-22.13, TZ-19.6: as many as the corn feeds, those who need none first."""
    hungry = hungry_workers(me)
    need = corn_for_one(game, me)
    fed = hungry if need == 0 else min(hungry, me.corn // need)
    me.corn -= fed * need
    if game.told is not None:
        game.tell(told.FED, [me.seat, me.workers - hungry + fed, fed * need])
    unfed = hungry - fed
    if unfed:
        if game.told is not None:
            game.tell(told.UNFED, [me.seat, unfed])
        score(game, me, FROM_UNFED, -game.components.vp_per_unfed * unfed)


def change_buildings(game: Tzolkin, age: int) -> None:
    """TZ-22.10, TZ-19.11, TZ-19.14: the old offer and the rest of its stack leave, six of the new age come."""
    game.age = age
    game.age1_stack.cards = []
    game.building_offer.cards = [EMPTY] * game.components.building_spaces
    if game.told is not None:
        game.tell(told.NEW_AGE, [age])
    refill_buildings(game)


def reward_goods(game: Tzolkin) -> None:
    """TZ-22.6: the goods of the own step and all below; TZ-22.7, TZ-22.16: skulls for all entitled or for nobody."""
    goods = game.components.temple_goods
    due = [[0, 0, 0, 0, 0] for _ in game.players]
    for player in game.players:
        for temple in range(TEMPLE_COUNT):
            for good in goods[temple][: player.temples[temple] + 1]:
                if good >= 0:
                    due[player.seat][good] += 1
    withheld = sum(amounts[SKULL] for amounts in due) > game.skull_supply
    if withheld and game.told is not None:
        game.tell(told.SKULLS_WITHHELD, [])
    for player in game.players:
        for good, n in enumerate(due[player.seat]):
            if n and not (withheld and good == SKULL):
                gain_good(game, player, good, n)


def reward_points(game: Tzolkin, age: int) -> None:
    """TZ-22.8: VP of the own step; TZ-22.9, TZ-22.15: the leader's bonus, half of it for each who shares the lead."""
    components = game.components
    later = 2 * (age - 1)
    for temple in range(TEMPLE_COUNT):
        highest = max(player.temples[temple] for player in game.players)
        leaders = [player for player in game.players if player.temples[temple] == highest]
        for player in game.players:
            score(game, player, FROM_TEMPLES + later, components.temple_vp[temple][player.temples[temple]])
        bonus = components.leader_bonus[age][temple]
        for player in leaders:
            score(game, player, FROM_LEADERS + later, bonus if len(leaders) == 1 else bonus // 2)
