"""How good a position is for a player, in victory points: what bots look at.

Everything is priced by what it can still become: goods, workers and technologies by the days that are left, temples by
the rewards to come, a worker on a gear by the best action it can reach. Only open information is used.
"""

from __future__ import annotations

from tinkuy.core.zones import EMPTY
from tinkuy.games.tzolkin.advice.prices import WEIGHTS, Prices, leader_rewards, step_rewards
from tinkuy.games.tzolkin.components import (
    AGRICULTURE,
    ARCHITECTURE,
    BUILD,
    CORN,
    EXTRACTION,
    GAIN,
    HARVEST,
    SKULL,
    SKULL_PLACE,
    TECH,
    TEMPLE,
    WOOD,
    WORKER,
    Action,
    Components,
)
from tinkuy.games.tzolkin.goods import covers
from tinkuy.games.tzolkin.monuments import monument_vp
from tinkuy.games.tzolkin.state import CORN_TILE, FREE, OVER, WOOD_TILE, Player, Tzolkin


class Advice:
    """An evaluation with its prices, made once from the tables."""

    def __init__(self, components: Components, weights: dict[str, float] | None = None) -> None:
        weigh = WEIGHTS if weights is None else WEIGHTS | weights
        self.components = components
        self.prices = [Prices(components, day, weigh) for day in range(components.last_day + 3)]
        held = range(len(components.food_days) + 1)  # by Food Days held, by temple
        self.steps = [step_rewards(components, self.prices, n) for n in held]
        self.leads = [leader_rewards(components, n, weigh["leader"]) for n in held]
        self.urgent = [1.0] + [weigh["urgent"] + (1 - weigh["urgent"]) / (turns + 1) for turns in range(40)]
        self.waiting = weigh["waiting"]
        self.standing = weigh["standing"]
        self.unready = weigh["unready"]
        self.crowd = weigh["crowd"]
        self.liquid_half = weigh["liquid_half"]

    def estimate(self, game: Tzolkin, me: Player) -> float:
        value = sum(me.points) / 4
        if game.stage == OVER:
            return value
        now = self.prices[game.day]
        # Whether my turn of this round is over: then the gears move before I can act again.
        moved = 1 if (me.seat - game.first) % len(game.players) < game.turns_taken else 0
        turns = self.components.last_day - game.day + 1 - moved
        for good in range(3):
            value += me.resources[good] * now.goods[good + 1]
        value += me.skulls * now.goods[SKULL] + me.workers * now.worker + self._temples(game, me)
        for track, level in enumerate(me.technologies):
            value += now.levels[track][level]
        for monument in me.monuments:
            value += monument_vp(game, me, monument)
        hand = me.hand + (1 if game.fp_space == me.seat else 0)
        value += now.hands[hand]
        corn = float(me.corn)
        if turns > 0:
            for gear, positions in enumerate(game.gears):
                if me.seat in positions:
                    standing, coming = self._gear(game, me, now, gear, positions, moved, turns)
                    value += standing
                    corn += coming
        return value + self._corn(game, me, now, corn, moved)

    def _corn(self, game: Tzolkin, me: Player, now: Prices, corn: float, moved: int) -> float:
        """Corn in hand and coming: less of it the more there is, and points lost when the next Food Day finds none."""
        components = self.components
        value = now.goods[CORN] * corn + now.liquid * corn / (corn + self.liquid_half)
        need = max(0, components.corn_per_worker - me.food_discount)
        hungry = max(0, me.workers - me.free_workers)
        ahead = len(components.food_days) - game.food_days
        if not ahead or not need or not hungry:
            return value
        turns = max(0, components.food_days[game.food_days].start - game.day + 1 - moved)
        unfed = hungry - corn / need if turns else float(hungry - me.corn // need)
        if unfed > 0:
            value -= unfed * self.urgent[turns] * components.vp_per_unfed
        return value - now.goods[CORN] * need * hungry * ahead

    def _temples(self, game: Tzolkin, me: Player) -> float:
        value = 0.0
        steps, leads = self.steps[game.food_days], self.leads[game.food_days]
        for temple, step in enumerate(me.temples):
            value += steps[temple][step]
            ahead = 1
            for player in game.players:
                other = player.temples[temple]
                if other >= step and player is not me:
                    ahead = 0 if other == step and ahead >= 0 else -1
            if ahead >= 0:
                value += leads[temple] if ahead else leads[temple] / 2
        return value

    def _gear(
        self, game: Tzolkin, me: Player, now: Prices, gear: int, positions: list[int], moved: int, turns: int
    ) -> tuple[float, float]:
        """Points and corn that the workers on a gear stand for."""
        components = self.components
        corn = [0.0] * len(components.actions[gear])
        worth = self._actions(game, me, now, gear, corn)
        found: list[float] = []
        coming = 0.0
        for space in range(components.last_space[gear] + 1 - moved):
            if positions[space] == me.seat:
                action, kept = self._reach(gear, space + moved, worth, now.goods[CORN], turns)
                coming += corn[action] * kept
                found.append((worth[action] - corn[action] * now.goods[CORN]) * kept)
        if len(found) == 1:
            return found[0], coming
        found.sort(reverse=True)
        value, share = 0.0, 1.0
        for number, one in enumerate(found):
            # Workers side by side want the same thing: goods to pay with, a building, a skull for each.
            value += one * share
            if now.crowded[gear] and number + 1 >= (me.skulls if now.crowded[gear] == SKULL_PLACE else 1):
                share *= self.crowd
        return value, coming

    def _reach(self, gear: int, space: int, worth: list[float], fee: float, turns: int) -> tuple[int, float]:
        """The best action for a worker, and how much of its worth is left until it is taken."""
        best, best_action, best_kept = 0.0, 0, 0.0
        free = self.components.free_choice[gear][space]
        kept = self.standing
        for action in range(1, min(len(worth), space + turns)):
            if action > space:
                kept *= self.waiting
            value = worth[action] * kept
            if action < space and not free:
                value -= (space - action) * fee
            if value > best:
                best, best_action, best_kept = value, action, value / worth[action]
        return best_action, best_kept

    def _actions(self, game: Tzolkin, me: Player, now: Prices, gear: int, corn: list[float]) -> list[float]:
        """What each action of a gear is worth; `corn` takes what of it is corn."""
        components = self.components
        worth = now.actions[gear][me.technologies[EXTRACTION]][:]
        for number, action in enumerate(components.actions[gear]):
            kind = action.kind
            if kind == HARVEST:
                worth[number] = self._harvest(game, me, now, number, action, corn)
            elif kind == GAIN:
                corn[number] = float(action.goods[CORN])
            elif kind == TECH:
                worth[number] *= self._advance(me, now)
            elif kind == BUILD:
                worth[number] *= self._build(game, me, now, action)
                if action.monument:
                    worth[number] = max(worth[number], self._monument(game, me, now))
            elif kind == TEMPLE:
                worth[number] += self._climb(game, me, action.steps)
            elif kind == WORKER and me.workers == components.worker_limit:
                worth[number] = 0.0
            elif kind == SKULL_PLACE:
                if game.skull_places[number] != FREE:
                    worth[number] = 0.0
                    continue
                step, steps = me.temples[action.temple], self.steps[game.food_days][action.temple]
                if step + 1 < len(steps):
                    worth[number] += steps[step + 1] - steps[step]
                if not me.skulls:
                    worth[number] *= self.unready
        return worth

    def _harvest(self, game: Tzolkin, me: Player, now: Prices, number: int, action: Action, corn: list[float]) -> float:
        components = self.components
        fields = game.jungle[number]
        agriculture = me.technologies[AGRICULTURE]
        wood = 0.0
        if WOOD_TILE in fields:
            wood = now.goods[WOOD + 1] * (action.goods[WOOD + 1] + components.extra[WOOD][me.technologies[EXTRACTION]])
        if CORN_TILE in fields or components.tileless[agriculture]:
            grain = float(action.goods[CORN] + components.harvest_corn[agriculture])
            if grain * now.grain > wood:
                corn[number] = grain
                return grain * now.goods[CORN]
        return wood

    def _advance(self, me: Player, now: Prices) -> float:
        best = 0.0
        held = sum(me.resources)
        for track, level in enumerate(me.technologies):
            gain = now.advances[track][level]
            if self.components.advance_cost[level] > held:
                gain *= self.unready
            best = max(best, gain)
        return best

    def _build(self, game: Tzolkin, me: Player, now: Prices, action: Action) -> float:
        best = 0.0
        bonus = self.components.building_vp[me.technologies[ARCHITECTURE]]
        for building in game.building_offer.cards:
            if building == EMPTY:
                continue
            tile = self.components.buildings[building]
            gain = now.buildings[building] + bonus
            if action.corn:
                gain -= now.goods[CORN] * tile.total * action.cost
                ready = tile.total * action.cost <= me.corn
            else:
                gain -= now.costs[building]
                ready = covers(me.resources, tile.cost)
            if not ready:
                gain *= self.unready
            best = max(best, gain)
        return best

    def _climb(self, game: Tzolkin, me: Player, count: int) -> float:
        """The best steps up in different temples."""
        gains: list[float] = []
        for temple, steps in enumerate(self.steps[game.food_days]):
            step = me.temples[temple]
            gains.append(steps[step + 1] - steps[step] if step + 1 < len(steps) else 0.0)
        gains.sort(reverse=True)
        return sum(gains[:count])

    def _monument(self, game: Tzolkin, me: Player, now: Prices) -> float:
        best = 0.0
        for monument in game.monument_offer.cards:
            if monument == EMPTY:
                continue
            tile = self.components.monuments[monument]
            gain = monument_vp(game, me, monument) - now.monuments[monument]
            missing = max(0, tile.skulls - me.skulls)
            for good in range(3):
                missing += max(0, tile.cost[good] - me.resources[good])
            if missing:
                gain *= self.unready / missing
            best = max(best, gain)
        return best
