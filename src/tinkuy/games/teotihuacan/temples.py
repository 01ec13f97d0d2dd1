"""Temples: steps, their rewards, wide steps (TE-11)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import Blocked, Rules
from tinkuy.games.teotihuacan import asking, discoveries
from tinkuy.games.teotihuacan.goods import gain_goods, take_resources
from tinkuy.games.teotihuacan.state import FROM_TEMPLES, Player, Teotihuacan
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import TEMPLE
from tinkuy.games.teotihuacan.vocabulary import G_RESOURCE, ORANGE, TEMPLES

NO_STEPS: Final = [0] * len(TEMPLES)


def can_step(game: Teotihuacan, me: Player, temple: int) -> bool:
    """TE-11.5, TE-11.9: only one player stands on the top step."""
    top = len(game.components.steps[temple]) - 1
    step = me.temples[temple]
    if temple == ORANGE and not me.conduct.climbs_orange(game):
        return False
    if step < top - 1:
        return True
    return step < top and not any(player.temples[temple] == top for player in game.players)


def can_step_anywhere(game: Teotihuacan, me: Player) -> bool:
    return any(can_step(game, me, temple) for temple in range(game.rulings.temples))


def temple_blocked(game: Teotihuacan, me: Player, temple: int) -> Blocked | None:
    """TE-11.6, TE-11.7: one of the steps that are due, as long as it can be made."""
    about = game.about
    if temple >= game.rulings.temples:
        return refusals.NO_SUCH_TEMPLE
    if not about[1 + temple] and not about[-1]:
        return refusals.NO_STEP_DUE
    return None if can_step(game, me, temple) else refusals.TEMPLE_TOP


def temples_due(game: Teotihuacan, me: Player) -> list[int]:
    return [temple for temple in range(game.rulings.temples) if temple_blocked(game, me, temple) is None]


def climb(game: Teotihuacan, me: Player, due: list[int], of_choice: int) -> Rules[None]:
    """TE-11.7: steps due at the same time, by temple and of choice, one by one in the player's order."""
    about = [TEMPLE, *due, of_choice]
    left = sum(due) + of_choice
    while left > 0:
        game.about = about
        temple = yield from asking.ask(game, me, TEMPLE, temples_due)
        if temple < 0:
            if game.told is not None:
                game.tell(told.STEP_LOST, [me.seat, left])
            return  # TE-11.6: what cannot be made is lost
        about = about.copy()
        about[1 + temple if about[1 + temple] else -1] -= 1
        left -= 1
        yield from step_up(game, me, temple)


def step_up(game: Teotihuacan, me: Player, temple: int, bought: bool = False) -> Rules[None]:
    """TE-11.1, TE-11.2: one step that can be made, and its reward at once; what follows it, unless it was bought so."""
    plain = me.conduct.plain
    if not plain and not (yield from me.conduct.pay_step(game, me, temple)):
        if game.told is not None:
            game.tell(told.STEP_LOST, [me.seat, 1])
        return
    me.temples[temple] += 1
    step = me.temples[temple]
    if game.told is not None:
        game.tell(told.STEPPED, [me.seat, temple, step])
    site = game.components.wide[temple][step]
    if site < 0 or not (yield from discoveries.claim_instead(game, me, site)):
        reward = game.components.steps[temple][step]
        gain_goods(game, me, reward, FROM_TEMPLES)
        if reward[G_RESOURCE]:
            yield from take_resources(game, me, reward[G_RESOURCE])
        if not plain:
            yield from me.conduct.step_reward(game, me, temple, step)
    if not plain and not bought:
        yield from me.conduct.stepped(game, me, temple)
