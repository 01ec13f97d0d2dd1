"""How good a position is for a player, in victory points: what bots look at.

A thing is worth what it scores at the end, and above that what it can still become in the turns and ceremonies that are
left. Prices come from the tables and a few weights. Only open information and the own hand are used.
"""

from __future__ import annotations

from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu.ceremony import LAST
from tinkuy.games.tawantinsuyu.components import GOLD, POTATO, Components
from tinkuy.games.tawantinsuyu.rewards_data import KINDS, R_CHOICE, R_GOLD, R_TEMPLE, R_VP, Reward
from tinkuy.games.tawantinsuyu.state import FREE, OVER, Player, Tawantinsuyu, owns

# Found by play against itself.
WEIGHTS: dict[str, float] = {
    "task": 2.0,  # a task; what gathering gives is worth as much
    "plenty": 0.88,  # each further piece of a resource beside the one before
    "soon": 1.5,  # turns in which half of what is held finds its use
    "hires": 0.8,  # villagers that leave in a turn
    "hurry": 0.5,  # a villager gone: the end is nearer for the others, too
    "worker1": 2.6,  # in the supply: the first, the second
    "worker2": 1.2,
    "permit": 1.3,  # a god card to place with, without its rewards
    "more_cards": 0.62,  # each further card beside the one before
    "matching": 0.7,  # of a card's rewards, with a statue of its symbol
    "festive": 0.3,  # of its rewards without one: it may be played after a ceremony
    "urgent": 0.4,  # of the points an unpaid card costs, long before the ceremony
    "symbol": 1.0,  # a statue whose symbol was not owned yet
    "worship": 0.65,  # of the steps a statue can be given for
    "soldier": 1.1,
    "in_hand": 0.75,  # of a soldier's worth; face down
    "face_down": 0.45,
    "crowd": 8.0,  # soldiers of which the last is worth half the first
    "region": 0.7,  # of the points of a region that is led, for every ceremony to come
    "fallen": 1.2,  # casualties to come before each of them
    "output": 1.1,  # of a production building in a third of the game, face up
    "tired": 0.6,  # of it, face down
    "trade": 0.4,  # trades in a third of the game beside those of the ceremonies
    "weave": 1.6,  # room for one more in the longest tapestry
    "step_use": 0.07,  # placements of another player's turn that use a given step marker
    "climbing": 0.35,  # of the final points two steps higher
}
# What rewards are worth that are neither resources nor points.
THINGS: dict[str, float] = {
    "god_card": 1.4,
    "army_card": 1.2,
    "train": 1.5,
    "nomad_worker": 1.8,
    "temple_step": 3.0,
    "pay_gold_temple": 1.2,
    "refresh": 1.0,
    "free_weave": 2.4,
    "free_steps": 6.5,
    "free_small_statue": 4.5,
    "free_building": 5.0,
    "task_building": 1.5,
    "task_statue": 1.2,
    "task_steps": 1.5,
}
# Passive buildings by number, over a whole game.
PASSIVE = [0.0, 5, 7, 2, 4, 2.5, 5, 1.5, 2, 7, 7, 6, 4, 4, 5, 3, 4, 6, 6, 4, 6]
MOST = 60  # pieces of a resource that still count


class Advice:
    """An evaluation with its prices, made once from the tables."""

    def __init__(self, components: Components, weights: dict[str, float] | None = None) -> None:
        self.components = components
        self.weights = WEIGHTS if weights is None else WEIGHTS | weights
        weigh = self.weights
        task = weigh["task"]
        self.prices = [task / max(1, n) for n in components.gather]
        self.goods: list[list[float]] = []  # by resource and number, above the end value
        for resource, price in enumerate(self.prices):
            above = max(0.0, price - components.vp_gold) if resource == GOLD else price
            self.goods.append([0.0])
            for n in range(MOST):
                self.goods[resource].append(self.goods[resource][n] + above * weigh["plenty"] ** n)
        self.cards = [self._worth(card.reward) for card in components.gods]
        self.army = [max(self._worth(card.bonus), weigh["soldier"] * weigh["in_hand"] * card.soldiers)
                     for card in components.army]  # fmt: skip
        self.outputs = [self._worth(building.output) for building in components.buildings]
        self.seams = [self._worth(edge) for edge in components.edges]
        self.passive = {components.z[number]: worth for number, worth in enumerate(PASSIVE) if components.z[number] >= 0}
        self.temple = [self._steps(ceremonies) for ceremonies in range(LAST + 1)]
        self.fewer = [weigh["more_cards"] ** n for n in range(MOST)]

    def _worth(self, rewards: list[Reward]) -> float:
        """Of a list of rewards in the middle of the game."""
        value = 0.0
        for reward in rewards:
            if reward.kind <= R_GOLD:
                value += reward.n * self.prices[reward.kind]
            elif reward.kind == R_VP:
                value += reward.n
            elif reward.kind == R_CHOICE:
                value += max([self._worth(option) for option in reward.options])
            else:
                value += reward.n * THINGS[KINDS[reward.kind]]
        return value

    def _steps(self, ceremonies: int) -> list[float]:
        """By step of the temple: the ceremonies to come and the end."""
        steps, share = self.components.temple, self.weights["climbing"] * ceremonies / LAST
        found: list[float] = []
        for number, step in enumerate(steps):
            higher = steps[min(number + 2, len(steps) - 1)].end_vp
            worth = step.vp + self._worth([reward for reward in step.left if reward.kind != R_TEMPLE])
            found.append(ceremonies * worth + step.end_vp + share * (higher - step.end_vp))
        return found

    def estimate(self, game: Tawantinsuyu, me: Player) -> float:
        components, weigh = self.components, self.weights
        value = float(sum(me.points))
        if game.stage == OVER:
            return value
        ceremonies = 1 if game.last_ceremony else LAST - game.ceremonies
        villagers = len(game.village) + components.village_spaces[game.seats] * max(0, LAST - game.triggers - 1)
        if game.last_ceremony:
            villagers = 0
        turns = self._turns(game, me, villagers, ceremonies)
        use = turns / (turns + weigh["soon"])  # of what is held, the part that finds its use
        value -= weigh["hurry"] * villagers
        held, goods = me.resources, self.goods
        for resource in range(len(held)):
            value += use * goods[resource][min(held[resource], MOST)]
        value += components.vp_gold * held[GOLD]
        workers = sum(me.workers)
        value += (1 - use) * components.vp_worker * workers
        if workers:
            value += use * (weigh["worker1"] + (weigh["worker2"] if workers > 1 else 0.0))
        value += self._cards(game, me, use, ceremonies) + self._army(me, use)
        steps = self.temple[ceremonies]
        value += steps[me.temple] + self._statues(me, use, steps)
        thirds = turns * LAST / 12  # how much of the game is left, in thirds
        value += components.vp_building * (sum(me.production_up) + len(me.passive))
        for building, up in zip(me.production, me.production_up, strict=True):
            value += self.outputs[building] * thirds * weigh["output"] * (1.0 if up else weigh["tired"])
        for building in me.passive:
            value += self.passive.get(building, 0.0) * thirds / LAST
        value += self._tapestries(me, use, ceremonies + thirds * weigh["trade"])
        others = (len(game.players) - 1) * turns * weigh["step_use"]
        value += game.steps.count(me.seat) * others
        return value + self._regions(game, me, ceremonies)

    def _turns(self, game: Tawantinsuyu, me: Player, villagers: int, ceremonies: int) -> float:
        """How many turns the player can still expect."""
        players = len(game.players)
        if game.pending and ceremonies == 1:
            behind = (me.seat - game.token) % players  # turns between the holder's and mine
            return 1.0 if behind and game.turns_taken <= game.token_turn + behind else 0.0
        return villagers / (players * self.weights["hires"]) + ceremonies - (1 if game.pending else 0)

    def _cards(self, game: Tawantinsuyu, me: Player, use: float, ceremonies: int) -> float:
        """God cards: to place with, for their rewards, to be fed at the next ceremony."""
        components, weigh = self.components, self.weights
        hand = me.god_hand.cards
        if not hand:
            return 0.0
        found: list[float] = []
        for card in hand:
            symbol = components.gods[card].symbol
            share = weigh["matching"] if me.small[symbol] or me.large[symbol] else weigh["festive"] * (ceremonies > 1)
            found.append(weigh["permit"] + share * self.cards[card])
        found.sort(reverse=True)
        value = 0.0
        for one, fewer in zip(found, self.fewer, strict=False):
            value += one * fewer
        missing = len(hand) - me.resources[POTATO]
        unpaid = 0.0
        if missing > 0:
            gone = 1 - len(game.village) / components.village_spaces[game.seats]
            unpaid = missing * components.vp_missing_potato * (weigh["urgent"] + (1 - weigh["urgent"]) * gone)
        last = components.vp_god_card + (1 if owns(game, me, 6) else 0)
        return use * value + unpaid + (1 - use) * last * len(hand)

    def _army(self, me: Player, use: float) -> float:
        """Soldiers in hand, face up and face down: fewer of them count the more there are."""
        weigh, army = self.weights, self.components.army
        up = down = 0
        hand = 0.0
        for card in me.army_hand.cards:
            hand += self.army[card]
        for card in me.army_up:
            up += army[card].soldiers
        for card in me.army_down:
            down += army[card].soldiers
        worth = hand + weigh["soldier"] * (up + weigh["face_down"] * down)
        return len(me.army_up) * self.components.vp_army_card + use * worth / (1 + worth / weigh["crowd"])

    def _statues(self, me: Player, use: float, steps: list[float]) -> float:
        """Their points are scored; they can be given for temple steps and make cards pay."""
        value = 0.0
        top = len(steps) - 1
        one = steps[min(me.temple + 1, top)] - steps[me.temple]
        three = steps[min(me.temple + 3, top)] - steps[me.temple]
        for small, large in zip(me.small, me.large, strict=True):
            if small or large:
                value += self.weights["symbol"] + self.weights["worship"] * (small * one + large * three)
        return use * value

    def _tapestries(self, me: Player, use: float, trades: float) -> float:
        weaves, points = self.components.weaves, self.components.tapestry_vp
        value = 0.0
        length = longest = 0
        right = EMPTY
        for tile in me.tapestries:
            if tile == EMPTY:
                value += points[min(length, len(points) - 1)]
                length = 0
                continue
            turned = tile >= len(weaves)
            weave = weaves[tile % len(weaves)]
            left = weave.right if turned else weave.left
            if length and left == right:
                value += self.seams[left] * trades
            right = weave.left if turned else weave.right
            length += 1
            longest = max(longest, length)
        value += points[min(length, len(points) - 1)]
        room = points[min(longest + 1, len(points) - 1)] - points[min(longest, len(points) - 1)]
        return value + use * self.weights["weave"] * room / 2

    def _regions(self, game: Tawantinsuyu, me: Player, ceremonies: int) -> float:
        """Regions that are led, by the casualties of the ceremonies to come."""
        if me.seat not in game.conquest:
            return 0.0
        regions = len(self.components.regions)
        ranks = [[0] * regions for _ in game.players]
        for index, space in enumerate(self.components.conquest):
            seat = game.conquest[index]
            if seat != FREE:
                rank = ranks[seat][space.region]
                ranks[seat][space.region] = (rank // 100 + 1) * 100 + max(rank % 100, space.pos)
        fallen = sum(game.casualties) * ceremonies + self.weights["fallen"] * ceremonies * (ceremonies - 1) / 2
        value = 0.0
        for region in range(regions):
            own = ranks[me.seat][region]
            if own and own == max([ranks[seat][region] for seat in range(len(ranks))]):
                value += 1.0
            elif own:
                value += 0.2
        return value * fallen * self.weights["region"]
