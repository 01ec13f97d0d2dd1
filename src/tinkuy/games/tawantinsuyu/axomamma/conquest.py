"""Her conquest (TA-19.9 to TA-19.11, TA-19.17, TA-19.18, TA-23.8)."""

from __future__ import annotations

from tinkuy.core.questions import Rules
from tinkuy.games.tawantinsuyu import conquest, rewards, soldiers
from tinkuy.games.tawantinsuyu.axomamma.gains import random_nomad
from tinkuy.games.tawantinsuyu.components import CONQUEST
from tinkuy.games.tawantinsuyu.rewards_data import R_VP
from tinkuy.games.tawantinsuyu.state import FREE, FROM_CONQUEST, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told.kinds import CORN_END, POTATO_END


def casualty(game: Tawantinsuyu) -> None:
    """TA-9.13, TA-9.14: a villager, else a random nomad."""
    if game.village:
        conquest.lose_villager(game, casualty_end(game))
    elif sum(game.nomads):
        conquest.lose_nomad(game, random_nomad(game))


def casualty_end(game: Tawantinsuyu) -> int:
    """A10."""
    if game.rulings.solo_random_end:
        return (POTATO_END, CORN_END)[game.chance.below(2)]
    return POTATO_END


def play_army(game: Tawantinsuyu, her: Player, leading: bool) -> None:
    """TA-19.9: all her hand, free."""
    if game.told is not None and not leading and (her.army_hand.cards or her.army_up):
        game.tell(told.SHE_FOLLOWS, [CONQUEST])
    for card in sorted(her.army_hand.cards):
        her.army_hand.cards.remove(card)
        her.army_up.append(card)
        if game.told is not None:
            game.tell(told.ARMY_PLAYED, [her.seat, card])


def ways(game: Tawantinsuyu, her: Player, space: int) -> list[int]:
    """A5: payments without a card to spare; TA-23.8, TA-23.13: harder, each number is one lower."""
    ones, twos = soldiers.strengths(game, her)
    less = 1 if game.rulings.switch(8) else 0
    found: list[int] = []
    for flip, discard, least in soldiers.demands(game, her, space):
        for way in soldiers.without_spare(max(0, flip - less), max(0, discard - less), least):
            a, b, c, d = soldiers.USES[way]
            if a + c <= ones and b + d <= twos and way not in found:
                found.append(way)
    return found


def payment(game: Tawantinsuyu, her: Player, space: int) -> tuple[int, int, int, int]:
    """TA-19.10, TA-19.17: the one that discards most 1-soldier cards, then flips most 2-soldier cards."""
    uses = [soldiers.USES[way] for way in ways(game, her, space)]
    return max(uses, key=lambda use: (use[2], use[1]))  # A5 leaves no further choice


def open_spaces(game: Tawantinsuyu, her: Player) -> list[int]:
    if her.conquest_markers == 0:
        return []
    return [space for space, seat in enumerate(game.conquest) if seat == FREE and ways(game, her, space)]


def first_marker(game: Tawantinsuyu, her: Player) -> Rules[None]:
    """TA-19.9: the highest value of one icon (A9), then by the regions."""
    spaces = open_spaces(game, her)
    if spaces:
        yield from take(game, her, min(spaces, key=lambda space: rank(game, her, space)))


def rank(game: Tawantinsuyu, her: Player, space: int) -> tuple[int, int, int, int, int, int]:
    place = game.components.conquest[space]
    icon = game.rulings.solo_conquest_icon
    if icon == "vp":
        value = sum(reward.n for reward in place.reward if reward.kind == R_VP)
    else:
        value = place.flip if icon == "flip" else place.discard
    markers = [
        seat
        for index, seat in enumerate(game.conquest)
        if seat != FREE and game.components.conquest[index].region == place.region
    ]
    own = markers.count(her.seat)
    others = len(markers) - own
    order = game.components.solo_regions.index(place.region)
    return -value, len(markers), 0 if own < 3 else 1, others, order, place.pos


def second_marker(game: Tawantinsuyu, her: Player) -> Rules[None]:
    """TA-19.11, TA-23.4: where she discards the fewest army cards, ties at random."""
    if game.rulings.switch(4):
        return
    spaces = open_spaces(game, her)
    if not spaces:
        return
    costs = [sum(payment(game, her, space)[2:]) for space in spaces]
    best = [space for space, cost in zip(spaces, costs, strict=True) if cost == min(costs)]
    yield from take(game, her, best[game.chance.below(len(best))])


def take(game: Tawantinsuyu, her: Player, space: int) -> Rules[None]:
    """TA-19.18: the reward and her payment."""
    conquest.put_marker(game, her, space)
    if game.rulings.reward_first:
        yield from rewards.receive(game, her, game.components.conquest[space].reward, FROM_CONQUEST)
    soldiers.use_soldiers(game, her, soldiers.USE_INDEX[payment(game, her, space)])
    if not game.rulings.reward_first:
        yield from rewards.receive(game, her, game.components.conquest[space].reward, FROM_CONQUEST)
