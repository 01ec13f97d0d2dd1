"""What she answers where a chapter asks her as it asks people (TA-17.2, TA-18.7, TA-18.16, TA-18.17, TA-21.6)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.automa import Choice
from tinkuy.core.questions import Ask
from tinkuy.games.tawantinsuyu.axomamma import choices
from tinkuy.games.tawantinsuyu.state import Tawantinsuyu
from tinkuy.games.tawantinsuyu.told.kinds import (
    ACT,
    INSTEAD,
    NO,
    PAY,
    PAY_TEMPLE,
    REFRESH,
    STAIR,
    START_WEAVE,
    STATUE,
    YES,
)


def least_gold(game: Tawantinsuyu, ask: Ask) -> int:
    """TA-18.7: gold only if she must; the mixes with least gold come first."""
    return ask.options[0]


def random_weave(game: Tawantinsuyu, ask: Ask) -> int:
    """TA-17.2."""
    return ask.options[game.chance.below(len(ask.options))]


def random_statue(game: Tawantinsuyu, ask: Ask) -> int:
    """TA-18.16: never none, the last option."""
    return ask.options[game.chance.below(len(ask.options) - 1)]


def best_refresh(game: Tawantinsuyu, ask: Ask) -> int:
    """TA-18.16: never none, the last option."""
    return choices.best_refresh(game, ask.options[:-1])


def first_spot(game: Tawantinsuyu, ask: Ask) -> int:
    return choices.choose_spot(game, game.players[ask.seat])


def pay_for_step(game: Tawantinsuyu, ask: Ask) -> int:
    """TA-18.16: whenever she has the gold."""
    return YES if YES in ask.options else NO


def act(game: Tawantinsuyu, ask: Ask) -> int:
    """TA-18.17: never the gold instead of her action."""
    return ACT


ANSWERS: Final[dict[int, Choice]] = {
    INSTEAD: act,
    PAY: least_gold,
    PAY_TEMPLE: pay_for_step,
    REFRESH: best_refresh,
    STAIR: first_spot,
    START_WEAVE: random_weave,
    STATUE: random_statue,
}
