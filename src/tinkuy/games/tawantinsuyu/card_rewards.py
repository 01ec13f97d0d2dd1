"""The rewards of a played god card (TA-6.1 to TA-6.4, TA-6.10, TA-6.11)."""

from __future__ import annotations

from tinkuy.core.questions import Blocked, Rules
from tinkuy.games.tawantinsuyu import rewards
from tinkuy.games.tawantinsuyu.asking import ask
from tinkuy.games.tawantinsuyu.state import FREE, FROM_GOD_CARDS, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.statues import owns_symbol
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import CARD_NOW, LATER, NOW, REWARD


def now_or_later(game: Tawantinsuyu, me: Player) -> list[int]:
    return [NOW, LATER]


def offer_card_rewards(game: Tawantinsuyu, me: Player, before: bool) -> Rules[None]:
    """TA-6.1 to TA-6.4, TA-6.10, TA-6.11: with a statue of the symbol, before or after the tasks, all at one moment."""
    card = game.played
    if game.card_taken or card == FREE or not owns_symbol(me, game.components.gods[card].symbol):
        return
    if before and (yield from ask(game, me, CARD_NOW, now_or_later)) == LATER:
        return
    yield from take_card_rewards(game, me, card)
    game.card_taken = True


def reward_blocked(game: Tawantinsuyu, me: Player, index: int) -> Blocked | None:
    """TA-6.3: each reward of the card once, or no more of them."""
    card = game.about[1]
    if index == game.components.own_counts[REWARD] - 1:
        return None
    if card == FREE:  # the last free actions, before final scoring (TA-16.24)
        return refusals.NO_CARD_RESOLVED
    if index >= len(game.components.gods[card].reward):
        return refusals.NO_SUCH_REWARD
    return None if index in game.about[2:] else refusals.REWARD_TAKEN


def rewards_left(game: Tawantinsuyu, me: Player) -> list[int]:
    """As `reward_blocked`."""
    return [*game.about[2:], game.components.own_counts[REWARD] - 1]


def take_card_rewards(game: Tawantinsuyu, me: Player, card: int) -> Rules[None]:
    """TA-6.3, TA-6.11: all, some or none, in any order."""
    left = game.components.gods[card].reward
    done = game.components.own_counts[REWARD] - 1
    open_ = list(range(len(left)))
    while open_:
        game.about = [REWARD, card, *open_]
        index = yield from ask(game, me, REWARD, rewards_left)
        if index == done:
            return
        open_.remove(index)
        if not rewards.receive_plain(game, me, left[index], FROM_GOD_CARDS):
            yield from rewards.receive_one(game, me, left[index], FROM_GOD_CARDS)
