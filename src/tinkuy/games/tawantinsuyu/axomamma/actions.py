"""Her priest actions, leading and following (TA-19.3 to TA-19.21)."""

from __future__ import annotations

from tinkuy.core.events import Event
from tinkuy.core.questions import Rules
from tinkuy.games.tawantinsuyu import production, statues, temple
from tinkuy.games.tawantinsuyu.axomamma.choices import best_refresh
from tinkuy.games.tawantinsuyu.components import CORN, GOLD, OFFERING, PRODUCE, REFRESH, WORSHIP
from tinkuy.games.tawantinsuyu.resources import pay, score
from tinkuy.games.tawantinsuyu.state import FREE, FROM_SOLO, Player, Tawantinsuyu, owns
from tinkuy.games.tawantinsuyu.told import events as told


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
    for option in production.face_down(game, her):
        production.turn_up(game, her, option)


def refresh_half(game: Tawantinsuyu, her: Player) -> None:
    """TA-19.12, TA-19.19: half of the buildings and half of the army cards, rounded up, the best first."""
    first = game.components.first_passive
    down = production.face_down(game, her)
    face_up = (len(production.face_up(her)), len(her.army_up))
    for group, up in zip(([o for o in down if o < first], [o for o in down if o >= first]), face_up, strict=True):
        counted = len(group) + (up if game.rulings.ru_half else 0)  # D19
        for _ in range(min(len(group), (counted + 1) // 2)):
            option = best_refresh(game, group)
            group.remove(option)
            production.turn_up(game, her, option)


def produce(game: Tawantinsuyu, her: Player, keep_best: bool) -> Rules[None]:
    """TA-19.6, TA-19.7: everything face up produces and turns; hers keeps the highest number face up."""
    if owns(game, her, 16):  # A11
        yield from production.refresh_free(game, her, 1)
    producing = production.face_up(her)
    best = FREE
    if keep_best and producing:
        best = max(producing, key=lambda building: game.components.buildings[building].number)
    for building in producing:
        yield from production.take_output(game, her, building)
        if building != best:
            her.production_up[her.production.index(building)] = 0
    if best != FREE and game.told is not None:
        game.tell(told.SHE_KEEPS_UP, [best])


def priest_vp(game: Tawantinsuyu, her: Player) -> None:
    """TA-23.9."""
    if game.rulings.switch(9):
        if game.told is not None:
            game.tell(told.SHE_CHOSE_PRIEST, [])
        score(game, her, FROM_SOLO, 2)
