"""What things are worth in victory points: the tables' numbers and a few weights."""

from __future__ import annotations

from tinkuy.games.tawantinsuyu.ceremony import LAST
from tinkuy.games.tawantinsuyu.components import GOLD, RESOURCES, Components
from tinkuy.games.tawantinsuyu.rewards_data import KINDS, R_CHOICE, R_GOLD, R_VP, Reward

# Found by play against itself.
WEIGHTS: dict[str, float] = {
    "potato": 1.8,  # what a task gathers of it
    "corn": 2.8,
    "stone": 2.6,
    "gold": 1.4,
    "plenty": 0.88,  # each further piece of a resource beside the one before
    "soon": 1.5,  # turns in which half of what is held finds its use
    "hires": 0.8,  # villagers that leave in a turn
    "least": 0.6,  # turns that count as left even when none is: to end the game must not look like a loss
    "alone": 0.0,  # to be a turn nearer to the end against Axomamma: short games are lost to her, or for want of 120
    "hurry": 0.8,  # the same among people, with as many points as the best of the others
    "ahead": 0.7,  # of each point ahead; in the last third in full
    "wait": 0.2,  # the least, for who is far behind
    "rush": 12.0,  # the most, for who is far ahead
    "long": 16.0,  # rounds after which all want the end
    "tire": 0.5,  # more for each round after these
    "worker1": 0.8,  # in the supply: the first, the second
    "worker2": 0.3,
    "permit": 0.5,  # a god card to place with, without its rewards
    "more_cards": 0.62,  # each further card beside the one before
    "matching": 0.7,  # of a card's rewards, with a statue of its symbol
    "festive": 0.3,  # of its rewards without one: it may be played after a ceremony
    "urgent": 0.4,  # of the points an unpaid card costs, long before the ceremony
    "symbol": 1.0,  # a statue whose symbol was not owned yet
    "worship": 0.85,  # of the steps a statue can be given for
    "soldier": 2.0,
    "in_hand": 0.85,  # of a soldier's worth
    "bonus": 0.8,  # of an army card's bonus
    "face_down": 0.45,
    "crowd": 18.0,  # points of soldiers of which half is lost because they are too many
    "region": 1.1,  # of the points of a region that is led, for every ceremony to come
    "behind": 0.3,  # of them for who has a marker there but does not lead
    "fallen": 1.6,  # casualties to come before each ceremony
    "output": 1.2,  # productions of a building in a third of the game, face up
    "tired": 0.6,  # of them, face down
    "passive": 1.4,  # of what is said below
    "trade": 0.3,  # trades in a third of the game beside those of the ceremonies
    "weave": 0.5,  # of what one more weave adds to the longest tapestry
    "step_use": 0.07,  # placements of another player's turn that use a given step marker
    "climbing": 0.6,  # of the final points two steps higher
}
# Shares of a whole and lengths of the game, no prices: these are the same for who wants something else.
SHARES = ("plenty", "soon", "hires", "least", "alone", "long", "more_cards", "in_hand", "urgent")
# What these bots seldom do, and what might be worth far more to one who does.
BOLD = ("worship", "soldier", "region", "output", "passive", "weave", "symbol", "matching")
# What rewards are worth that are neither resources nor points.
THINGS: dict[str, float] = {
    "god_card": 1.0,
    "army_card": 1.6,
    "train": 1.9,
    "nomad_worker": 1.2,
    "temple_step": 3.0,
    "pay_gold_temple": 1.2,
    "refresh": 1.0,
    "free_weave": 2.4,
    "free_steps": 6.5,
    "free_small_statue": 4.5,
    "free_building": 5.0,
    "task_building": 1.8,
    "task_statue": 1.8,
    "task_steps": 2.2,
}
# Passive buildings by number, over a whole game.
PASSIVE = [0.0, 5, 7, 3, 4, 4, 5, 2, 3, 7, 7, 6, 4, 4, 5, 3, 4, 6, 6, 4, 6]
MOST = 60  # pieces of a resource, or cards, that still count


class Prices:
    """All prices of a set of tables."""

    def __init__(self, components: Components, weigh: dict[str, float]) -> None:
        self.resources = [weigh[name] / max(1, n) for name, n in zip(RESOURCES, components.gather, strict=True)]
        self.goods: list[list[float]] = []  # by resource and number, above the end value
        for resource, price in enumerate(self.resources):
            above = max(0.0, price - components.vp_gold) if resource == GOLD else price
            found = [0.0]
            for n in range(MOST):
                found.append(found[n] + above * weigh["plenty"] ** n)
            self.goods.append(found)
        self.gods = [self.worth(card.reward) for card in components.gods]
        self.army: list[float] = []  # in hand
        for card in components.army:
            soldiers = weigh["soldier"] * weigh["in_hand"] * card.soldiers
            self.army.append(max(weigh["bonus"] * self.worth(card.bonus), soldiers))
        self.outputs = [weigh["output"] * self.worth(building.output) for building in components.buildings]
        self.seams = [self.worth(edge) for edge in components.edges]
        self.passive = [0.0] * len(components.buildings)  # for each third of the game
        for number, worth in enumerate(PASSIVE):
            if components.z[number] >= 0:
                self.passive[components.z[number]] = weigh["passive"] * worth / LAST
        self.temple = [self._steps(components, weigh["climbing"], ceremonies) for ceremonies in range(LAST + 1)]
        self.fewer = [weigh["more_cards"] ** n for n in range(MOST)]

    def worth(self, rewards: list[Reward]) -> float:
        """Of a list of rewards in the middle of the game."""
        value = 0.0
        for reward in rewards:
            if reward.kind <= R_GOLD:
                value += reward.n * self.resources[reward.kind]
            elif reward.kind == R_VP:
                value += reward.n
            elif reward.kind == R_CHOICE:
                value += max([self.worth(option) for option in reward.options])
            else:
                value += reward.n * THINGS[KINDS[reward.kind]]
        return value

    def _steps(self, components: Components, climbing: float, ceremonies: int) -> list[float]:
        """By step of the temple: the ceremonies to come and the end."""
        steps = components.temple
        found: list[float] = []
        for number, step in enumerate(steps):
            higher = steps[min(number + 2, len(steps) - 1)].end_vp - step.end_vp
            due = step.vp + self.worth(step.left)
            found.append(ceremonies * due + step.end_vp + climbing * higher * ceremonies / LAST)
        return found
