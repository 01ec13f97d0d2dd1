"""How good a position is for a player, in victory points: what bots look at.

A thing is worth what it scores at the end, and above that what it can still become in the turns and ceremonies that are
left. Prices come from the tables and a few weights. Only open information and the own hand are used.
"""

from __future__ import annotations

from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu.advice.prices import MOST, WEIGHTS, Prices
from tinkuy.games.tawantinsuyu.ceremony import LAST
from tinkuy.games.tawantinsuyu.components import GOLD, POTATO, Components
from tinkuy.games.tawantinsuyu.state import FREE, OVER, Player, Tawantinsuyu, owns


class Advice:
    """An evaluation with its prices, made once from the tables."""

    def __init__(self, components: Components, weights: dict[str, float] | None = None) -> None:
        self.components = components
        self.weights = WEIGHTS if weights is None else WEIGHTS | weights
        self.prices = Prices(components, self.weights)

    def estimate(self, game: Tawantinsuyu, me: Player) -> float:
        components, weigh = self.components, self.weights
        value = float(sum(me.points))
        if game.stage == OVER:
            return value
        ceremonies = 1 if game.last_ceremony else LAST - game.ceremonies
        refills = 0 if game.last_ceremony else LAST - game.triggers - (0 if game.pending else 1)
        villagers = len(game.village) + components.village_spaces[game.seats] * max(0, refills)
        turns = max(weigh["least"], self._turns(game, me, villagers, ceremonies))
        use = turns / (turns + weigh["soon"])  # of what is held, the part that finds its use
        value += self._hurry(game, me)
        held, goods = me.resources, self.prices.goods
        for resource in range(len(held)):
            value += use * goods[resource][min(held[resource], MOST)]
        value += components.vp_gold * held[GOLD]
        workers = sum(me.workers)
        value += (1 - use) * components.vp_worker * workers
        if workers:
            value += use * (weigh["worker1"] + (weigh["worker2"] if workers > 1 else 0.0))
        value += self._cards(game, me, use, ceremonies) + self._army(me, use)
        steps = self.prices.temple[ceremonies]
        value += steps[me.temple] + self._statues(me, use, steps)
        thirds = turns * LAST / 12  # how much of the game is left, in thirds
        value += components.vp_building * (sum(me.production_up) + len(me.passive))
        for building, up in zip(me.production, me.production_up, strict=True):
            value += self.prices.outputs[building] * thirds * (1.0 if up else weigh["tired"])
        for building in me.passive:
            value += self.prices.passive[building] * thirds
        value += self._tapestries(me, use, ceremonies + thirds * weigh["trade"])
        others = (len(game.players) - 1) * turns * weigh["step_use"]
        value += game.steps.count(me.seat) * others
        return value + self._regions(game, me, ceremonies)

    def _hurry(self, game: Tawantinsuyu, me: Player) -> float:
        """What it is worth that the next ceremony is nearer: more for who is ahead, and for all when the game drags on.

        What is held loses its use then, but for the others, too: without this nobody would ever end the game.
        """
        weigh = self.weights
        worth = weigh["alone"]
        if game.seats > 1:
            most = max([sum(player.points) for player in game.players if player is not me])
            lead = (sum(me.points) - most) * (game.triggers + 1) / LAST
            late = max(0.0, game.turns_taken / game.seats - weigh["long"])
            worth = (
                min(weigh["rush"], max(weigh["wait"], weigh["hurry"] + weigh["ahead"] * lead)) + weigh["tire"] * late
            )
        gone = self.components.village_spaces[game.seats] - len(game.village)
        return worth * gone / (len(game.players) * weigh["hires"])

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
            found.append(weigh["permit"] + share * self.prices.gods[card])
        found.sort(reverse=True)
        value = 0.0
        for one, fewer in zip(found, self.prices.fewer, strict=False):
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
            hand += self.prices.army[card]
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
                value += self.prices.seams[left] * trades
            right = weave.left if turned else weave.right
            length += 1
            longest = max(longest, length)
        value += points[min(length, len(points) - 1)]
        room = points[min(longest + 1, len(points) - 1)] - points[min(longest, len(points) - 1)]
        return value + use * self.weights["weave"] * room

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
                value += self.weights["behind"]
        return value * fallen * self.weights["region"]
