"""What priests and special abilities are worth: what nothing else in a position shows yet."""

from __future__ import annotations

from typing import Final

from tinkuy.games.teotihuacan.boards.nobles import lowest_number
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.modules.height.tables import Ability
from tinkuy.games.teotihuacan.state import LOCKED, Player, Teotihuacan
from tinkuy.games.teotihuacan.vocabulary import COCOA, ORANGE

# Over a whole game, against the average: measured in 700 games of four in which priests were dealt by chance.
PRIEST_VP: Final = {
    "P01": 12.0,
    "P02": -7.0,
    "P03": -4.0,
    "P04": 8.0,
    "P05": -3.0,
    "P06": -10.0,
    "P07": -22.0,
    "P08": -6.0,
    "P09": 4.0,
    "P10": 28.0,
}
# Of an ability per eclipse to come. Those of the first level were worth the same there, so it is the moment that tells.
CHEAPER_VP: Final = 1.5
POOR: Final = 4  # cocoa: with less of it what is cheaper counts
BOTH_VP: Final = 1.3
EXTRA_WORKER_VP: Final = 2.2
NOW_VP: Final = 1.0  # more for who can use it at once
HELP_VP: Final = 2.5
STRONGER_VP: Final = 1.5  # and as much for every worker that will soon ascend
STRONG: Final = 4
NO_SALARY_VP: Final = 7.0  # at every eclipse, late as well: what is kept for it finds another use


class Expansion:
    """Made once from the tables."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.priests = [PRIEST_VP.get(priest.id, 0.0) for priest in components.priests]

    def estimate(self, game: Teotihuacan, me: Player, left: int, time: float, use: float) -> float:
        """`left` eclipses and this part of the time are to come; of what lasts, `use` finds its use."""
        value = 0.0
        if me.priest >= 0:
            value += self.priests[me.priest] * time
        for number in me.abilities:
            ability = self.components.abilities[number]
            value += self.lasting(me, ability) * left * use
            if ability.no_salary:
                value += NO_SALARY_VP * left
        if len(game.bonuses) > ORANGE:
            value += self.climbing(game, me) * left * use
        return value

    def lasting(self, me: Player, ability: Ability) -> float:
        """Of an ability, for each eclipse; what counts more at eclipses is seen there already."""
        value = EXTRA_WORKER_VP * ability.extra_worker + HELP_VP * ability.resource
        if ability.cocoa_less:
            value += (CHEAPER_VP + (NOW_VP if me.goods[COCOA] < POOR else 0.0)) * ability.cocoa_less
        if ability.both_free:
            value += BOTH_VP + (NOW_VP if max(me.at) >= LOCKED else 0.0)
        if ability.new_power:
            value += STRONGER_VP * (1 + sum([1 for power in me.powers if power >= STRONG]))
        return value

    def climbing(self, game: Teotihuacan, me: Player) -> float:
        """TE-21.4: the best ability of the next step that has any, and a growing part of it on the way there."""
        at, levels = me.temples[ORANGE], self.components.orange.ability
        for step in range(at + 1, len(levels)):
            if levels[step]:
                worth = 0.0
                for number, ability in enumerate(self.components.abilities):
                    if ability.level == levels[step] and number not in me.abilities:
                        worth = max(worth, self.lasting(me, ability) + self.at_eclipses(game, me, ability))
                return worth * at / step
        return 0.0

    def at_eclipses(self, game: Teotihuacan, me: Player, ability: Ability) -> float:
        """TE-21.12 to TE-21.14: what it would add at one of them."""
        value = ability.avenue_more * max(1.0, lowest_number(game) - 1.0)
        if ability.no_salary:
            value += NO_SALARY_VP
        if ability.masks_more and me.masks:
            value += len({self.components.discoveries[tile].mask for tile in me.masks}) + 1.0
        return value
