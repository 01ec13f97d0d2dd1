"""What the numbered answers of a question stand for at this moment."""

from __future__ import annotations

from tinkuy.core.labels import Label
from tinkuy.games.tawantinsuyu.state import FREE, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told.kinds import CHOICE, REWARD
from tinkuy.games.tawantinsuyu.told.names import reward_amounts


def wording(game: Tawantinsuyu, kind: int, option: int) -> Label | None:
    """TA-6.3: a reward of the card that is being resolved; TA-8.35: a thing of the choice that is open."""
    if kind == REWARD:
        card = game.played
        if card == FREE and game.resolving.cards:
            card = game.resolving.cards[-1]
        rewards = game.components.gods[card].reward if card != FREE else []
        return ("amounts", {"amounts": reward_amounts([rewards[option]])}) if option < len(rewards) else None
    if kind == CHOICE and option < len(game.choosing):
        return "amounts", {"amounts": reward_amounts(game.choosing[option])}
    return None
