"""What things are worth on a day of the calendar, in victory points: the tables' numbers and a few weights."""

from __future__ import annotations

from tinkuy.games.tzolkin.components import (
    ANY_ACTION,
    BUILD,
    CORN,
    E_FEED_DISCOUNT,
    E_FEED_FREE,
    E_GAIN,
    E_TECH,
    E_TEMPLE,
    E_VP,
    EXCHANGE,
    GAIN,
    SKULL,
    SKULL_PLACE,
    TECH,
    TEMPLE,
    WORKER,
    Action,
    Building,
    Components,
)

# Found by play against itself; "early" is what a thing is worth above its end value while the whole game is left.
WEIGHTS: dict[str, float] = {
    "corn_early": 0.3,
    "liquid": 4.6,  # the first corn is worth more than the tenth
    "liquid_half": 5.6,
    "grain": 0.75,  # a corn when corn and wood are weighed
    "goods_early": 0.96,
    "skull_early": 3.5,
    "worker_day": 0.1,
    "agriculture": 3.6,
    "extraction": 4.5,
    "architecture": 6.2,
    "theology": 2.8,
    "hand1": 1.4,  # workers in hand: the first, the second, each further
    "hand2": 0.39,
    "hand3": 0.17,
    "waiting": 0.99,  # what a day of waiting leaves of an action's worth
    "standing": 0.59,  # what is left of it as long as it is not taken
    "unready": 0.12,  # what is left of it if it cannot be paid yet
    "crowd": 0.16,  # what is left for the next worker that wants the same
    "twice": 0.98,  # an action that can be done twice
    "any_action": 1.9,
    "exchange": 0.39,
    "lead": 0.34,  # the chance to lead a temple, with every step
    "leader": 0.54,  # of the leader's bonus
    "later": 0.99,  # of a later Food Day's reward
    "urgent": 0.23,  # of the points an unfed worker costs, long before the Food Day
    "step": 1.5,  # a step of a temple that a building gives
    "deferred": 0.55,  # an action that a building gives
}
TRACK_WEIGHTS = ["agriculture", "extraction", "architecture", "theology"]
MEALS = 7  # days between two Food Days


# Shares of a whole, no prices: these are the same for who wants something else.
SHARES = ("waiting", "standing", "twice", "later")
# What these bots seldom do, and what might be worth far more to one who does.
BOLD = ("worker_day", "agriculture", "extraction", "architecture", "theology", "goods_early")


class Prices:
    """All prices of one day."""

    def __init__(self, components: Components, day: int, weigh: dict[str, float]) -> None:
        self.weigh = weigh
        days = max(0, components.last_day - day)
        left = days / components.last_day
        end = 1 / components.corn_per_vp
        self.goods = [end + self.weigh["corn_early"] * left]
        self.goods += [rate * end * (1 + self.weigh["goods_early"] * left) for rate in components.exchange]
        self.goods.append(components.vp_per_skull + self.weigh["skull_early"] * left)
        self.liquid = self.weigh["liquid"] * left
        self.grain = end + self.weigh["grain"] * left
        self.worker = self.weigh["worker_day"] * days
        self.hands = [0.0]
        for number in range(components.worker_limit):
            self.hands.append(self.hands[-1] + left * self.weigh[f"hand{min(number + 1, 3)}"])
        self._price_levels(components, left)
        self._price_tiles(components, days)
        self.actions = [
            [[self._action(action, components, level) for action in actions] for level in range(components.levels + 1)]
            for actions in components.actions
        ]
        self.crowded = [self._crowded(actions) for actions in components.actions]

    def _price_levels(self, components: Components, left: float) -> None:
        """Technologies by level, and the gain of one more after its price."""
        self.levels: list[list[float]] = []
        self.advances: list[list[float]] = []
        for track in TRACK_WEIGHTS:
            worth = [self.weigh[track] * left * level / components.levels for level in range(components.levels + 1)]
            gains = [worth[level + 1] - worth[level] for level in range(components.levels)]
            self.levels.append(worth)
            self.advances.append(
                [gain - components.advance_cost[level] * self.goods[1] for level, gain in enumerate([*gains, 0.0])]
            )

    def _price_tiles(self, components: Components, days: int) -> None:
        self.buildings = [self._building(components, tile, days) for tile in components.buildings]
        self.costs = [self._cost(tile.cost) for tile in components.buildings]
        self.monuments = [self._cost(tile.cost) + tile.skulls * self.goods[SKULL] for tile in components.monuments]

    def _cost(self, resources: list[int]) -> float:
        return sum([n * self.goods[resource + 1] for resource, n in enumerate(resources)])

    def _building(self, components: Components, tile: Building, days: int) -> float:
        """What a building's effects are worth, without its price."""
        value = self.weigh["deferred"] * len(tile.deferred)
        meal = self.goods[CORN] * components.corn_per_worker * days / MEALS
        for effect in tile.effects:
            if effect.kind == E_GAIN:
                value += sum([n * self.goods[good] for good, n in enumerate(effect.goods)])
            elif effect.kind == E_TECH:
                value += effect.n * max([track[1] for track in self.levels])
            elif effect.kind == E_TEMPLE:
                value += effect.n * self.weigh["step"]
            elif effect.kind == E_VP:
                value += effect.n
            elif effect.kind == E_FEED_FREE:
                value += effect.n * meal
            elif effect.kind == E_FEED_DISCOUNT:
                value += 2 * meal
            else:
                value += self.worker
        return value

    def _action(self, action: Action, components: Components, extraction: int) -> float:
        """The part of an action's worth that does not change within a day, or a factor for the part that does."""
        kind = action.kind
        if kind == GAIN:
            value = 0.0
            for good, n in enumerate(action.goods):
                if n and 0 < good < SKULL:
                    value += components.extra[good - 1][extraction] * self.goods[good]
                value += n * self.goods[good]
            return value
        if kind in (TECH, BUILD):
            return self.weigh["twice"] if max(action.steps, action.buildings) > 1 else 1.0
        if kind == TEMPLE:
            return self.weigh["lead"] * action.steps - action.cost * self.goods[CORN if action.corn else 1]
        if kind == WORKER:
            return self.worker - components.corn_per_worker * self.goods[CORN]
        if kind == ANY_ACTION:
            return self.weigh["any_action"]
        if kind == SKULL_PLACE:
            return action.vp + self.weigh["lead"] + action.resource_choice * self.goods[SKULL - 1] - self.goods[SKULL]
        return self.weigh["exchange"] if kind == EXCHANGE else 0.0

    def _crowded(self, actions: list[Action]) -> int:
        """The kind of action that several workers on a gear cannot all take, or 0."""
        kinds = [action.kind for action in actions]
        return next((kind for kind in (SKULL_PLACE, BUILD) if kind in kinds), 0)


def step_rewards(components: Components, prices: list[Prices], held: int) -> list[list[float]]:
    """By temple and step: the rewards of the Food Days to come after `held` of them."""
    steps = [[0.0] * len(vp) for vp in components.temple_vp]
    share = 1.0
    for day in components.food_days[held:]:
        goods = prices[day.start].goods
        for temple, worth in enumerate(steps):
            due = 0.0
            for step, vp in enumerate(components.temple_vp[temple]):
                good = components.temple_goods[temple][step]
                due += goods[good] if good >= 0 else 0.0
                worth[step] += share * (vp if day.reward_vp else due)
        share *= prices[0].weigh["later"]
    return steps


def leader_rewards(components: Components, held: int, share: float) -> list[float]:
    """By temple: what leading is worth before the next Food Day that rewards it."""
    for day in components.food_days[held:]:
        if day.reward_vp:
            return [bonus * share for bonus in components.leader_bonus[day.age]]
    return [0.0] * len(components.temple_vp)
