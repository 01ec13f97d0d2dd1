"""How good a position is for a player, in victory points: what bots look at.

A thing is worth what it will score at the eclipses that are left, and above that what it can still be turned into.
"""

from __future__ import annotations

from typing import Final

from tinkuy.games.teotihuacan.advice.expansion import Expansion
from tinkuy.games.teotihuacan.advice.prices import GOODS, WEIGHTS
from tinkuy.games.teotihuacan.boards.nobles import lowest_number
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.eclipse import mask_sets, number_scored
from tinkuy.games.teotihuacan.scoring import bonus_vp, reached
from tinkuy.games.teotihuacan.state import LOCKED, NOWHERE, OVER, Player, Teotihuacan
from tinkuy.games.teotihuacan.vocabulary import COCOA

MANY: Final = 8  # of a good: more of it finds less use
TOP_STEPS: Final = 11


class Advice:
    """An evaluation with its prices, made once from the tables."""

    def __init__(self, components: Components, weights: dict[str, float] | None = None) -> None:
        weigh = WEIGHTS if weights is None else WEIGHTS | weights
        self.components = components
        self.salary = weigh["salary"]
        self.goods = [weigh[good] for good in GOODS]
        self.powers = [0.0, 0.0, *[weigh[f"power{power}"] for power in range(2, 6)]]
        self.technology = weigh["technology"]
        self.tile = weigh["tile"]
        self.locked = weigh["locked"]
        self.fourth = weigh["fourth"]
        self.leader = weigh["leader"]
        self.step = weigh["step"]
        self.expansion = Expansion(components)

    def estimate(self, game: Teotihuacan, me: Player) -> float:
        value = float(sum(me.points))
        if game.stage == OVER:
            return value
        left = self.eclipses_left(game)
        time = self.time_left(game)
        use = min(1.0, 0.15 + 0.85 * time)
        work = 0.5 + time  # what can still be done with goods and workers
        paid = min(me.goods[COCOA], me.conduct.salary(game, me))
        value += self.salary * paid
        for good, held in enumerate(me.goods):
            n = held - paid if good == COCOA else held
            value += self.goods[good] * work * (n if n < MANY else MANY + 0.3 * (n - MANY))
        for worker, place in enumerate(me.at):
            if place != NOWHERE:
                value += self.powers[me.powers[worker]] * work
                if place >= LOCKED:
                    value += self.locked * work
        if NOWHERE not in me.at:
            value += self.fourth * left * use
        value += self.expansion.estimate(game, me, left, time, use)
        return value + self.tracks(game, me, left) + self.temples(game, me, use) + self.tiles(game, me, left, use)

    def eclipses_left(self, game: Teotihuacan) -> int:
        return 1 if game.finished else self.components.eclipses - game.eclipses

    def time_left(self, game: Teotihuacan) -> float:
        """Of the whole game, from 1 to 0."""
        era = 1.0 - game.light / max(1, game.dark)
        return (self.eclipses_left(game) - 1 + era) / self.components.eclipses

    def tracks(self, game: Teotihuacan, me: Player, left: int) -> float:
        """TE-15.1 to TE-15.3: with lower numbers of the Buildings row later on."""
        components = self.components
        value = float(me.track * me.conduct.track_vp(game, me, number_scored(game)))
        furthest = max([player.track for player in game.players])
        if me.track == furthest and furthest:
            value += components.leader_vp * self.leader
        lowest = float(lowest_number(game))
        for _ in range(left):
            value += me.conduct.avenue_counted(game, me) * max(1.0, lowest)
            lowest -= 1.0
        return value

    def temples(self, game: Teotihuacan, me: Player, use: float) -> float:
        """TE-16.3: the bonus tile where it is reached, a growing part of it on the way."""
        value = 0.0
        for temple in range(len(game.bonuses)):
            worth = bonus_vp(game, me, game.bonuses[temple])
            if reached(game, me, temple):
                value += worth
            else:
                step = me.temples[temple]
                value += worth * use * (step / TOP_STEPS) ** 2 + self.step * step * use
        return value

    def tiles(self, game: Teotihuacan, me: Player, left: int, use: float) -> float:
        value = sum(mask_sets(game, me)) * left + self.tile * len(me.tiles) * use
        return value + self.technology * len(me.technologies) * left * use
