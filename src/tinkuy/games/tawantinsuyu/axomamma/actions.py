"""Her priest actions, leading and following (TA-19.3 to TA-19.21), and her last ones (TA-22.4)."""

from __future__ import annotations

from tinkuy.core.events import Event
from tinkuy.core.questions import Rules
from tinkuy.games.tawantinsuyu import buildings, conquest, rewards, statues, temple, workers
from tinkuy.games.tawantinsuyu.axomamma.choices import best_refresh
from tinkuy.games.tawantinsuyu.components import CONQUEST, CORN, GOLD, OFFERING, PRODUCE, REFRESH, WORSHIP
from tinkuy.games.tawantinsuyu.resources import pay, score
from tinkuy.games.tawantinsuyu.rewards_data import R_VP
from tinkuy.games.tawantinsuyu.state import FREE, FROM_CONQUEST, FROM_SOLO, Player, Tawantinsuyu, owns
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told.kinds import CORN_END, POTATO_END


def lead(game: Tawantinsuyu, her: Player, action: int) -> Rules[None]:
    """Her own action on her own terms."""
    if action in (WORSHIP, OFFERING) and game.rulings.switch(6):  # TA-23.6
        if game.told is not None:
            game.tell(told.SHE_CLIMBS_FREE, [])
        yield from temple.climb(game, her, 1)
    if action == WORSHIP:
        yield from worship(game, her)
    elif action == OFFERING:
        yield from offer(game, her, price=2, most=3)
    elif action == REFRESH:
        refresh_all(game, her)
    elif action == PRODUCE:
        yield from produce(game, her, keep_best=True)


def follow(game: Tawantinsuyu, her: Player, action: int) -> Rules[None]:
    """TA-19.14: as far as she can; told only if it comes to anything."""
    before = 0 if game.told is None else len(game.told)
    if action == WORSHIP:
        if not temple.at_top(game, her):
            size = statues.SMALL if sum(her.small) else statues.LARGE  # TA-19.15
            if give_random(game, her, size):
                yield from temple.climb(game, her, 1)
    elif action == OFFERING:
        yield from offer(game, her, price=3, most=1)
    elif action == REFRESH:
        refresh_half(game, her)
    elif action == PRODUCE:
        yield from produce(game, her, keep_best=False)
    if game.told is not None and len(game.told) > before:
        game.told.insert(before, Event(told.SHE_FOLLOWS, [action]))


def worship(game: Tawantinsuyu, her: Player) -> Rules[None]:
    """TA-19.8: one of each size, as far as there are steps."""
    for size, steps in ((statues.LARGE, 3), (statues.SMALL, 1)):
        if not temple.at_top(game, her) and give_random(game, her, size):
            yield from temple.climb(game, her, steps)


def give_random(game: Tawantinsuyu, her: Player, size: int) -> bool:
    held = her.small if size == statues.SMALL else her.large
    symbols = [symbol for symbol, n in enumerate(held) for _ in range(n)]
    if not symbols:
        return False
    statues.give_statue(game, her, size, symbols[game.chance.below(len(symbols))])
    return True


def offer(game: Tawantinsuyu, her: Player, price: int, most: int) -> Rules[None]:
    """TA-19.8, TA-19.16: as many steps as corn, and gold as corn, buy."""
    money = her.resources[CORN] + (her.resources[GOLD] if game.rulings.solo_gold_corn else 0)
    steps = min(most, money // price, temple.steps_left(game, her))
    if steps == 0:
        return
    yield from pay(game, her, [0, price * steps, 0, 0])
    yield from temple.climb(game, her, steps)


def refresh_all(game: Tawantinsuyu, her: Player) -> None:
    """TA-19.12: hers turns everything."""
    for option in buildings.face_down(game, her):
        buildings.turn_up(game, her, option)


def refresh_half(game: Tawantinsuyu, her: Player) -> None:
    """TA-19.12, TA-19.19: half of the buildings and half of the army cards, rounded up, the best first."""
    first = game.components.first_passive
    down = buildings.face_down(game, her)
    face_up = (len(buildings.face_up(her)), len(her.army_up))
    for group, up in zip(([o for o in down if o < first], [o for o in down if o >= first]), face_up, strict=True):
        counted = len(group) + (up if game.rulings.ru_half else 0)  # D19
        for _ in range(min(len(group), (counted + 1) // 2)):
            option = best_refresh(game, group)
            group.remove(option)
            buildings.turn_up(game, her, option)


def produce(game: Tawantinsuyu, her: Player, keep_best: bool) -> Rules[None]:
    """TA-19.6, TA-19.7: everything face up produces and turns; hers keeps the highest number face up."""
    if owns(game, her, 16):  # A11
        yield from buildings.refresh_free(game, her, 1)
    producing = buildings.face_up(her)
    best = FREE
    if keep_best and producing:
        best = max(producing, key=lambda building: game.components.buildings[building].number)
    for building in producing:
        yield from buildings.take_output(game, her, building)
        if building != best:
            her.production_up[her.production.index(building)] = 0
    if best != FREE and game.told is not None:
        game.tell(told.SHE_KEEPS_UP, [best])


# ---------------------------------------------------------------------- conquest


def casualty_end(game: Tawantinsuyu) -> int:
    """A10."""
    if game.rulings.solo_random_end:
        return (POTATO_END, CORN_END)[game.chance.below(2)]
    return POTATO_END


def play_army(game: Tawantinsuyu, her: Player) -> None:
    """TA-19.9: all her hand, free."""
    if game.told is not None and workers.active_seat(game) != her.seat and (her.army_hand.cards or her.army_up):
        game.tell(told.SHE_FOLLOWS, [CONQUEST])
    for card in sorted(her.army_hand.cards):
        her.army_up.append(card)
        if game.told is not None:
            game.tell(told.ARMY_PLAYED, [her.seat, card])
    her.army_hand.cards = []


def ways(game: Tawantinsuyu, her: Player, space: int) -> list[int]:
    """A5: payments without a card to spare; TA-23.8, TA-23.13: harder, each number is one lower."""
    ones, twos = conquest.strengths(game, her)
    less = 1 if game.rulings.switch(8) else 0
    found: list[int] = []
    for flip, discard, least in conquest.demands(game, her, space):
        for way in conquest.without_spare(max(0, flip - less), max(0, discard - less), least):
            a, b, c, d = conquest.USES[way]
            if a + c <= ones and b + d <= twos and way not in found:
                found.append(way)
    return found


def payment(game: Tawantinsuyu, her: Player, space: int) -> tuple[int, int, int, int]:
    """TA-19.10, TA-19.17: the one that discards most 1-soldier cards, then flips most 2-soldier cards."""
    uses = [conquest.USES[way] for way in ways(game, her, space)]
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
    conquest.use_soldiers(game, her, conquest.USE_INDEX[payment(game, her, space)])
    if not game.rulings.reward_first:
        yield from rewards.receive(game, her, game.components.conquest[space].reward, FROM_CONQUEST)


def last_actions(game: Tawantinsuyu, her: Player) -> Rules[None]:
    """TA-22.4, TA-22.11: a last Refresh, and a last Worship if she has statues."""
    if game.told is not None:
        game.tell(told.SHE_LAST_ACTION, [REFRESH])
    refresh_all(game, her)
    if sum(her.small) + sum(her.large):
        if game.told is not None:
            game.tell(told.SHE_LAST_ACTION, [WORSHIP])
        yield from worship(game, her)


def priest_vp(game: Tawantinsuyu, her: Player) -> None:
    """TA-23.9."""
    if game.rulings.switch(9):
        if game.told is not None:
            game.tell(told.SHE_CHOSE_PRIEST, [])
        score(game, her, FROM_SOLO, 2)
