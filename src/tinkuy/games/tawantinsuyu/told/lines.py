"""Lines of a description: prices, rewards with their choices, and the mark of numbers that are not the printed ones."""

from __future__ import annotations

from typing import Any

from tinkuy.core.components import reconstructed
from tinkuy.core.labels import Argument, Label
from tinkuy.games.tawantinsuyu.rewards_data import R_CHOICE, Reward
from tinkuy.games.tawantinsuyu.told.names import resource_amounts, reward_amounts

Data = dict[str, Any]
NOT_PRINTED: Label = ("tile-reconstructed", {})


def doubtful(entry: Data, mark: Label = NOT_PRINTED) -> list[Label]:
    """The mark of an entry whose numbers are ours and not the printed ones."""
    return [mark] if reconstructed(entry) else []


def choices(rewards: list[Reward]) -> list[Label]:
    return [
        ("choice-is", {"n": number, "amounts": reward_amounts(option)})
        for reward in rewards
        if reward.kind == R_CHOICE
        for number, option in enumerate(reward.options, 1)
    ]


def gives(message: str, rewards: list[Reward]) -> list[Label]:
    """A line of rewards, and one for each thing of a choice among them."""
    return [(message, {"amounts": reward_amounts(rewards)}), *choices(rewards)] if rewards else []


def numbers(message: str, by_resource: list[int], **more: Argument) -> Label:
    return message, {"amounts": resource_amounts(by_resource), **more}
