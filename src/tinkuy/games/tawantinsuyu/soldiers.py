"""Soldiers: the army cards that pay for a conquest (TA-9.18 to TA-9.21)."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.tawantinsuyu.state import Player, Tawantinsuyu, owns
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import DISCARD_ARMY, FLIP_ARMY, SOLDIERS, soldier_uses

USES: Final = soldier_uses()
USE_INDEX: Final = {use: index for index, use in enumerate(USES)}


def strengths(game: Tawantinsuyu, me: Player) -> tuple[int, int]:
    """Face-up cards with 1 and with 2 soldiers."""
    ones = 0
    for card in me.army_up:
        if game.components.army[card].soldiers == 1:
            ones += 1
    return ones, len(me.army_up) - ones


def demands(game: Tawantinsuyu, me: Player, space: int) -> list[tuple[int, int, int]]:
    """TA-9.18, TA-16.13, TA-16.26: soldiers to flip, to discard, and at least in all."""
    place = game.components.conquest[space]
    if not owns(game, me, 13):
        return [(place.flip, place.discard, 0)]
    if game.rulings.one_soldier:
        found = [(place.flip - 1, place.discard, 1)] if place.flip else []
        return found + ([(place.flip, place.discard - 1, 1)] if place.discard else [])
    return [(max(0, place.flip - 1), max(0, place.discard - 1), 1)]


def uses(game: Tawantinsuyu, me: Player, space: int) -> list[int]:
    """As `soldiers_blocked`, for all at once."""
    ones, twos = strengths(game, me)
    found: list[int] = []
    for demand in demands(game, me, space):
        fitting = with_spare(demand, ones, twos) if game.rulings.cz_payment else ways(demand, ones, twos)
        found += [way for way in fitting if way not in found]
    return found


_WITHOUT_SPARE: Final[dict[tuple[int, int, int], list[int]]] = {}


def ways(demand: tuple[int, int, int], ones: int, twos: int) -> list[int]:
    """Those possible with so many cards of 1 and of 2 soldiers."""
    found: list[int] = []
    for way in without_spare(*demand):
        a, b, c, d = USES[way]
        if a + c <= ones and b + d <= twos:
            found.append(way)
    return found


def with_spare(demand: tuple[int, int, int], ones: int, twos: int) -> list[int]:
    """D4, the Czech wording: every set that meets at least the demand, however much is wasted."""
    return [
        way for way, (a, b, c, d) in enumerate(USES) if a + c <= ones and b + d <= twos and enough(a, b, c, d, *demand)
    ]


def without_spare(flip: int, discard: int, least: int) -> list[int]:
    """All sets that meet a demand and fail without any one of their cards; there are few demands, so they are kept."""
    known = _WITHOUT_SPARE.get((flip, discard, least))
    if known is None:
        known = []
        for way, (a, b, c, d) in enumerate(USES):
            if enough(a, b, c, d, flip, discard, least):
                smaller = [(a - 1, b, c, d), (a, b - 1, c, d), (a, b, c - 1, d), (a, b, c, d - 1)]
                if not any(min(use) >= 0 and enough(*use, flip, discard, least) for use in smaller):
                    known.append(way)
        _WITHOUT_SPARE[(flip, discard, least)] = known
    return known


def enough(a: int, b: int, c: int, d: int, flip: int, discard: int, least: int) -> bool:
    flipped, discarded = a + 2 * b, c + 2 * d
    return flipped >= flip and discarded >= discard and flipped + discarded >= least


def soldiers_blocked(game: Tawantinsuyu, me: Player, way: int) -> Blocked | None:
    """TA-9.18, TA-9.20, TA-9.21, A5: cards that lie face up, meet the demand and are all needed."""
    space = game.about[1]
    ones, twos = strengths(game, me)
    a, b, c, d = USES[way]
    if a + c > ones or b + d > twos:
        return refusals.SOLDIERS_MISSING
    if way in uses(game, me, space):
        return None
    met = any(enough(a, b, c, d, *demand) for demand in demands(game, me, space))
    return refusals.SOLDIERS_TO_SPARE if met else refusals.SOLDIERS_DO_NOT_FIT


def pay_soldiers(game: Tawantinsuyu, me: Player, space: int) -> Rules[None]:
    """TA-9.19: how many of which strength, then which of those that differ; discarded ones leave, flipped ones stay."""
    game.about = [SOLDIERS, space]
    ways = uses(game, me, space)
    way = ways[0] if len(ways) == 1 else (yield Ask(me.seat, SOLDIERS, ways))
    flip_one, flip_two, drop_one, drop_two = USES[way]
    for soldiers, flips, drops in ((1, flip_one, drop_one), (2, flip_two, drop_two)):
        for left in range(drops, 0, -1):
            discard(game, me, (yield from choose_card(game, me, DISCARD_ARMY, soldiers, left)))
        for left in range(flips, 0, -1):
            flip(me, (yield from choose_card(game, me, FLIP_ARMY, soldiers, left)))
    if game.told is not None:
        game.tell(told.SOLDIERS_USED, [me.seat, flip_one + flip_two, drop_one + drop_two])


def choose_card(game: Tawantinsuyu, me: Player, kind: int, soldiers: int, left: int) -> Rules[int]:
    """Asked only where it matters: not all of the strength are used and their bonuses differ."""
    cards = of_strength(game, me, soldiers)
    alike = game.components.army_alike
    if left == len(cards) or len({alike[card] for card in cards}) == 1:
        return cards[0]
    game.about = [kind, soldiers]
    return (yield Ask(me.seat, kind, cards))


def army_use_blocked(game: Tawantinsuyu, me: Player, card: int) -> Blocked | None:
    """TA-9.18, TA-9.19: a face-up card of the strength that was chosen."""
    if card not in me.army_up:
        return refusals.CARD_NOT_FACE_UP
    return None if game.components.army[card].soldiers == game.about[1] else refusals.OTHER_STRENGTH


def of_strength(game: Tawantinsuyu, me: Player, soldiers: int) -> list[int]:
    """As `army_use_blocked`."""
    return sorted(card for card in me.army_up if game.components.army[card].soldiers == soldiers)


def use_soldiers(game: Tawantinsuyu, me: Player, way: int) -> None:
    """Without a question: among equals the lowest number goes first."""
    flip_one, flip_two, drop_one, drop_two = USES[way]
    for soldiers, flips, drops in ((1, flip_one, drop_one), (2, flip_two, drop_two)):
        cards = of_strength(game, me, soldiers)
        for card in cards[:drops]:
            discard(game, me, card)
        for card in cards[drops : drops + flips]:
            flip(me, card)
    if game.told is not None:
        game.tell(told.SOLDIERS_USED, [me.seat, flip_one + flip_two, drop_one + drop_two])


def discard(game: Tawantinsuyu, me: Player, card: int) -> None:
    me.army_up.remove(card)
    game.army_discard.cards.append(card)


def flip(me: Player, card: int) -> None:
    me.army_up.remove(card)
    me.army_down.append(card)
