"""Ceremonies in seven steps, and the ceremony cards (TA-12, TA-13)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import END, Blocked, Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu import buildings, cards, rewards, tapestries, workers
from tinkuy.games.tawantinsuyu.asking import ask
from tinkuy.games.tawantinsuyu.card_rewards import take_card_rewards
from tinkuy.games.tawantinsuyu.components import GOLD, MID, POTATO
from tinkuy.games.tawantinsuyu.resources import gain, gain_all, score, spend
from tinkuy.games.tawantinsuyu.rewards_data import R_GOLD, Reward
from tinkuy.games.tawantinsuyu.scoring import score_the_end
from tinkuy.games.tawantinsuyu.setup import put_marked_workers
from tinkuy.games.tawantinsuyu.state import (
    CEREMONY_CARDS,
    CEREMONY_REWARDS,
    FREE,
    FROM_CASUALTIES,
    FROM_PASSIVE,
    FROM_TEMPLE,
    FROM_UNPAID,
    OVER,
    WHOLE,
    Player,
    Tawantinsuyu,
    in_turn_order,
    owns,
    total,
)
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import GOLD_FOR_POTATO, MOST_GOLD, PLAY_GOD

LAST: Final = 3


def hold_ceremony(game: Tawantinsuyu) -> Rules[None]:
    """TA-12.2: at the start of the token holder's turn."""
    holder = game.players[game.token]
    if game.pending:  # a position may begin within a ceremony, which is counted already
        game.ceremonies += 1
        game.pending = False
    if game.rulings.ceremony_free:
        game.acting = holder.seat  # A16
    if game.told is not None:
        game.tell(told.CEREMONY, [game.ceremonies])
    order = in_turn_order(game, holder.seat)
    yield from before(game, order)
    yield from trades(game, order)
    game.part = CEREMONY_REWARDS
    yield END


def go_on_with_ceremony(game: Tawantinsuyu) -> Rules[None]:
    return reward_and_pay(game) if game.part == CEREMONY_REWARDS else play_next(game)


def reward_and_pay(game: Tawantinsuyu) -> Rules[None]:
    """TA-12.6 to TA-12.13: the second half for all, up to the new village and the cards that are drawn."""
    holder = game.players[game.token]
    order = in_turn_order(game, holder.seat)
    yield from temple_rewards(game, order)
    score_regions(game)
    for player in order:
        yield from pay_for_cards(game, player)
    if game.ceremonies >= LAST or game.last_ceremony:  # TA-12.10, TA-14.1
        yield from score_the_end(game)
        game.part = WHOLE
        game.stage = OVER
        if game.told is not None:
            game.tell(told.GAME_ENDED, [])
        return
    refill_village(game, holder)
    deal_cards(game, order)
    game.part, game.part_player = CEREMONY_CARDS, 0
    yield END


def before(game: Tawantinsuyu, order: list[Player]) -> Rules[None]:
    """TA-12.4, TA-12.16: Z12, then Z06, Z09 and Z10."""
    for player in order:
        if owns(game, player, 12):
            yield from rewards.pay_gold_for_step(game, player)
    for player in order:
        if owns(game, player, 6):
            gain(game, player, POTATO, 4)
        if owns(game, player, 9):
            longest = max([len(row) for row in tapestries.tapestries_of(player)], default=0)
            score(game, player, FROM_PASSIVE, longest)
        if owns(game, player, 10):
            gain_all(game, player, game.components.z10_reward[1 if game.rulings.cz_z10 else 0])


def trades(game: Tawantinsuyu, order: list[Player]) -> Rules[None]:
    """TA-12.5."""
    for player in order:
        yield from player.conduct.trade(game, player)


def temple_rewards(game: Tawantinsuyu, order: list[Player]) -> Rules[None]:
    """TA-12.6, A46: the VP right of the own step and what stands left of it."""
    for player in order:
        step = game.components.temple[player.temple]
        score(game, player, FROM_TEMPLE, step.vp)
        left = step.left if game.rulings.everything_left else resources_of(step.left)
        yield from rewards.receive(game, player, left, FROM_TEMPLE)


def resources_of(left: list[Reward]) -> list[Reward]:
    """A46, the other reading: only potato, corn, stone and gold; of a choice what can be such."""
    found: list[Reward] = []
    for reward in left:
        goods = [option for option in reward.options if all(part.kind <= R_GOLD for part in option)]
        if reward.kind <= R_GOLD:
            found.append(reward)
        elif goods:
            found.append(Reward(reward.kind, reward.n, goods))
    return found


def score_regions(game: Tawantinsuyu) -> None:
    """TA-12.7, TA-12.17: most markers, then the one furthest right."""
    casualties = sum(game.casualties)
    regions = len(game.components.regions)
    count = [[0] * regions for _ in game.players]
    furthest = [[0] * regions for _ in game.players]
    for index, seat in enumerate(game.conquest):
        if seat != FREE:
            space = game.components.conquest[index]
            count[seat][space.region] += 1
            furthest[seat][space.region] = max(furthest[seat][space.region], space.pos)
    for region in range(regions):
        most = right = 0
        winner = FREE
        for player in range(len(game.players)):
            own, pos = count[player][region], furthest[player][region]
            if own > most or (own == most and pos > right):
                most, right, winner = own, pos, player
        if winner != FREE:
            if game.told is not None:
                game.tell(told.REGION_SCORED, [winner, region])
            score(game, game.players[winner], FROM_CASUALTIES, casualties)


def pay_for_cards(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-12.9, TA-12.22: 1 potato for each god card in hand, 2 VP less for each that is missing."""
    gold = 0
    if len(me.god_hand.cards) > me.resources[POTATO]:
        gold = yield from ask(game, me, GOLD_FOR_POTATO, gold_for_potato)
    due = len(me.god_hand.cards)  # Z19 may have added one
    paid = min(due, me.resources[POTATO])
    if paid + gold and game.told is not None:
        game.tell(told.CARDS_PAID, [me.seat, paid + gold])
    spend(game, me, POTATO, paid)
    spend(game, me, GOLD, gold)
    missing = due - paid - gold
    if missing:
        if game.told is not None:
            game.tell(told.UNPAID_CARDS, [me.seat, missing])
        score(game, me, FROM_UNPAID, game.components.vp_missing_potato * missing)


def gold_for_potato_blocked(game: Tawantinsuyu, me: Player, gold: int) -> Blocked | None:
    """TA-12.22, A7: how much gold may stand in for missing potatoes, or must."""
    if gold > max(0, len(me.god_hand.cards) - me.resources[POTATO]):
        return refusals.POTATO_FIRST
    if gold > me.resources[GOLD]:
        return refusals.GOLD_FOR_POTATO_MISSING
    return refusals.GOLD_FORCED if game.rulings.gold_forced and gold < most_gold(me) else None


def most_gold(me: Player) -> int:
    missing = max(0, len(me.god_hand.cards) - me.resources[POTATO])
    return min(missing, me.resources[GOLD], MOST_GOLD - 1)


def gold_for_potato(game: Tawantinsuyu, me: Player) -> list[int]:
    """As `gold_for_potato_blocked`."""
    most = most_gold(me)
    return [most] if game.rulings.gold_forced else list(range(most + 1))


def refill_village(game: Tawantinsuyu, holder: Player) -> None:
    """TA-12.11 to TA-12.13."""
    game.token = FREE
    if not game.bag.cards:
        workers.take_token(game, holder)
        game.last_ceremony = game.rulings.early_final
        return
    count = 0
    for _ in range(game.components.village_spaces[game.seats]):
        if game.bag.cards:
            game.village.append(game.bag.draw(game.chance))
            count += 1
    if game.told is not None:
        game.tell(told.VILLAGE_REFILLED, [count])
    if game.ceremonies == 1 and len(game.players) == 2:
        put_marked_workers(game, MID)


def deal_cards(game: Tawantinsuyu, order: list[Player]) -> None:
    """TA-13.1, TA-13.2, TA-22.7, TA-22.10."""
    # TA-13.2: nearer to the active player counts as more VP, so the farthest of equals draws first.
    ranked = sorted(order, key=lambda player: (total(player), -order.index(player)))
    numbers = game.components.ceremony_cards[len(game.players)]
    for player, count in zip(ranked, numbers, strict=False):
        player.conduct.draw_cards(game, player, count)
    if total(ranked[0]) < total(ranked[-1]):  # TA-22.3: equal is not behind
        ranked[0].conduct.fall_behind(game, ranked[0])


def draw_cards(game: Tawantinsuyu, me: Player, count: int) -> None:
    for _ in range(count):
        cards.draw_into_hand(game, me)
    if game.told is not None:
        game.tell(told.CEREMONY_CARDS, [me.seat, count])


def play_next(game: Tawantinsuyu) -> Rules[None]:
    """TA-13.3 to TA-13.7: one player's cards, and after the last player's the end of the ceremony."""
    order = in_turn_order(game, workers.active_seat(game))
    player = order[game.part_player]
    yield from play_cards(game, player)
    game.part_player += 1
    if game.part_player == len(order):
        return_cards(game)
        renew_market(game)
        game.part, game.part_player = WHOLE, 0
        game.acting = FREE
    yield END


def play_cards(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-13.3, TA-13.4, TA-13.7, D15: up to 3, shuffled into the deck when the player has finished."""
    done = len(game.components.gods)
    for _ in range(game.components.ceremony_play_limit):
        if not me.god_hand.cards:
            break
        chosen = yield from ask(game, me, PLAY_GOD, cards.playable)
        if chosen == done:
            break
        me.god_hand.cards.remove(chosen)
        game.resolving.cards.append(chosen)
        if game.told is not None:
            game.tell(told.CARD_PLAYED, [me.seat, chosen])
        yield from take_card_rewards(game, me, chosen)
        if game.rulings.cards_back == "after_each_card":
            return_cards(game)
    if game.rulings.cards_back != "after_all_players":
        return_cards(game)


def return_cards(game: Tawantinsuyu) -> None:
    if game.resolving.cards:
        game.god_deck.cards += game.resolving.cards
        game.resolving.cards = []
        game.god_deck.riffle(game.chance)


def renew_market(game: Tawantinsuyu) -> None:
    """TA-13.5: what is left goes under the stacks, four new ones come."""
    for place, tile in enumerate(game.market.cards):
        if tile != EMPTY:
            buildings.stack_of(game, place).cards.insert(0, tile)
            game.market.cards[place] = EMPTY
    if game.told is not None:
        game.tell(told.NEW_MARKET, [])
    buildings.refill_market(game)
