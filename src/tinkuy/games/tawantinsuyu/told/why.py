"""Why a thing is not among the options: the legality of every kind of question, each in its chapter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tinkuy.core.questions import Blocked
from tinkuy.games.tawantinsuyu import (
    buildings,
    card_rewards,
    cards,
    ceremony,
    conquest,
    hill,
    placement,
    powers,
    priest,
    production,
    resources,
    rewards,
    setup,
    soldiers,
    stairs,
    statues,
    tapestries,
    tasks,
    turn,
    weaving,
    workers,
)
from tinkuy.games.tawantinsuyu.asking import Options, free_blocked
from tinkuy.games.tawantinsuyu.state import Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import kinds

Legality = Callable[[Tawantinsuyu, Player, int], Blocked | None]


def all_allowed(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """Of questions that always offer all their answers."""
    return None


LEGALITY: Final[dict[int, Legality]] = {
    kinds.KEEP: setup.keep_blocked,
    kinds.START_WEAVE: setup.start_weave_blocked,
    kinds.PLAY_GOD: cards.play_god_blocked,
    kinds.REWARD: card_rewards.reward_blocked,
    kinds.PRIEST_START: all_allowed,
    kinds.PLAN: turn.plan_blocked,
    kinds.WORKER: placement.worker_blocked,
    kinds.IDENTITY: powers.identity_blocked,
    kinds.SPACE: hill.space_blocked,
    kinds.PRICE: placement.price_blocked,
    kinds.PAY: resources.pay_blocked,
    kinds.CAPTURE: powers.capture_blocked,
    kinds.EXTRA: powers.extra_blocked,
    kinds.CARD_NOW: all_allowed,
    kinds.TASK: tasks.task_blocked,
    kinds.STAIR: stairs.stair_blocked,
    kinds.BUILD: buildings.build_blocked,
    kinds.GIVE_GOD: buildings.give_god_blocked,
    kinds.REPLACE: buildings.replace_blocked,
    kinds.STATUE: statues.statue_blocked,
    kinds.DROP_WEAVE: weaving.drop_weave_blocked,
    kinds.BUY_WEAVE: weaving.buy_weave_blocked,
    kinds.LAY_WEAVE: weaving.lay_weave_blocked,
    kinds.WEAVE_END: tapestries.weave_end_blocked,
    kinds.LEFTOVER: weaving.leftover_blocked,
    kinds.FREE_WEAVE: weaving.free_weave_blocked,
    kinds.SEAM: tapestries.seam_blocked,
    kinds.TRAIN: cards.train_blocked,
    kinds.GOD_FROM: cards.god_from_blocked,
    kinds.PRODUCE: production.produce_blocked,
    kinds.REFRESH: production.refresh_blocked,
    kinds.PRIEST_MOVE: all_allowed,
    kinds.INSTEAD: all_allowed,
    kinds.WORSHIP: priest.worship_blocked,
    kinds.OFFER: priest.offer_blocked,
    kinds.CASUALTY: conquest.casualty_blocked,
    kinds.PLAY_ARMY: conquest.play_army_blocked,
    kinds.CONQUER: conquest.conquer_blocked,
    kinds.SOLDIERS: soldiers.soldiers_blocked,
    kinds.HIRE: workers.hire_blocked,
    kinds.DISMISS: workers.dismiss_blocked,
    kinds.NOMAD: workers.nomad_blocked,
    kinds.PAY_TEMPLE: rewards.pay_temple_blocked,
    kinds.GOLD_FOR_POTATO: ceremony.gold_for_potato_blocked,
    kinds.CHOICE: rewards.choice_blocked,
    kinds.DISCARD_ARMY: soldiers.army_use_blocked,
    kinds.FLIP_ARMY: soldiers.army_use_blocked,
}
# Those that look at `Tawantinsuyu.about`, which tells only of the open question.
ABOUT_KINDS: Final = frozenset(
    {
        kinds.REWARD,
        kinds.IDENTITY,
        kinds.SPACE,
        kinds.PRICE,
        kinds.PAY,
        kinds.CAPTURE,
        kinds.STAIR,
        kinds.BUILD,
        kinds.STATUE,
        kinds.WEAVE_END,
        kinds.SEAM,
        kinds.PRODUCE,
        kinds.REFRESH,
        kinds.WORSHIP,
        kinds.OFFER,
        kinds.PLAY_ARMY,
        kinds.SOLDIERS,
        kinds.NOMAD,
        kinds.DISCARD_ARMY,
        kinds.FLIP_ARMY,
    }
)
# Of BOUND_KINDS: a free action must leave one of these.
OPTIONS: Final[dict[int, Options]] = {
    kinds.WORKER: placement.placeable,
    kinds.SPACE: hill.open_spaces,
    kinds.PRICE: placement.prices,
    kinds.BUY_WEAVE: weaving.weaves_to_buy,
}


def why_not(game: Tawantinsuyu, me: Player, kind: int, option: int) -> Blocked | None:
    """The reason and its clause, or None when the open question offers it."""
    if kind in ABOUT_KINDS and game.about[0] != kind:
        return None
    own = game.components.own_counts[kind]
    if option >= own:
        return free_blocked(game, me, kind, option - own, OPTIONS.get(kind))
    return LEGALITY[kind](game, me, option)
