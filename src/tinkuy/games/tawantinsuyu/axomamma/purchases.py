"""The paid actions of the middle row (TA-21.1, TA-21.4 to TA-21.6, TA-21.10, TA-21.12 to TA-21.15)."""

from __future__ import annotations

from tinkuy.core.questions import ASKS_NOTHING, Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu import stairs, statues, weaving
from tinkuy.games.tawantinsuyu.axomamma import board, choices
from tinkuy.games.tawantinsuyu.components import GOLD, SOLO_ACTIONS, STONE
from tinkuy.games.tawantinsuyu.resources import NOTHING, gain, pay, payable
from tinkuy.games.tawantinsuyu.state import Player, Tawantinsuyu, owns
from tinkuy.games.tawantinsuyu.told import events as told


def purchase(game: Tawantinsuyu, her: Player, action: int) -> Rules[bool]:
    """Whether she could do it in full (TA-20.11)."""
    name = SOLO_ACTIONS[action]
    if name == "weave":
        return (yield from weave(game, her))
    if name == "steps":
        if stairs.steps_blocked(game, her, free=False) is not None:
            return False
        yield from stairs.build_steps(game, her, free=False, optional=False)
        return True
    if name == "statue":
        return (yield from statue(game, her))
    return (yield from building(game, her, passive=name == "building_passive"))


def building(game: Tawantinsuyu, her: Player, passive: bool) -> Rules[bool]:
    """TA-21.5, TA-23.2: 1 stone (easier: 2), else gold, for a random one of its type."""
    price = NOTHING[:]
    price[STONE] = 2 if game.rulings.switch(2) else 1
    tiles = [t for t in game.market.cards if t != EMPTY and game.components.buildings[t].passive == passive]
    if not tiles or not payable(her, price, 0):
        return False
    yield from pay(game, her, price)
    return choices.take_random_building(game, her, passive)


def free_building(game: Tawantinsuyu, her: Player) -> Rules[bool]:
    """TA-21.10: a random one."""
    yield from ASKS_NOTHING
    return choices.take_random_building(game, her, choices.prefers_passive(her))


def statue(game: Tawantinsuyu, her: Player) -> Rules[bool]:
    """TA-21.4, TA-21.12: the symbol of a rolled slot, then of the following ones; large before small; else any."""
    if not statues.makeable(game, her):
        return False
    components = game.components
    slots = len(game.tucked)
    first = board.roll(game, told.SHE_ROLLS_STATUE) - 1
    for step in range(slots):
        for card in game.tucked[(first + step) % slots].cards:
            symbol = components.gods[card].symbol
            for size in (statues.LARGE, statues.SMALL):
                if statues.supply(game, size)[symbol] > 0 and payable(her, components.statue_cost[size], 0):
                    yield from pay(game, her, components.statue_cost[size])
                    statues.gain_statue(game, her, size, symbol)
                    return True
    for size in (statues.LARGE, statues.SMALL):
        symbols = [symbol for symbol, n in enumerate(statues.supply(game, size)) if n > 0]
        if symbols and payable(her, components.statue_cost[size], 0):
            yield from pay(game, her, components.statue_cost[size])
            statues.gain_statue(game, her, size, symbols[game.chance.below(len(symbols))])
            return True
    return False


def weave(game: Tawantinsuyu, her: Player) -> Rules[bool]:
    """TA-21.1, TA-21.14, TA-21.15: two of three tiles if she can, else one and 1 gold; the rest is offered."""
    prices = game.components.weaves_corn
    if not weaving.weave_left(game) or not payable(her, weaving.corn(prices[1]), 0):
        return False
    draw(game, her)
    wanted = 2 if len(game.weave_drawn.cards) > 1 and payable(her, weaving.corn(prices[2]), 0) else 1
    yield from pay(game, her, weaving.corn(prices[wanted]))
    for _ in range(wanted):
        tile = choices.best_weave(game, her, game.weave_drawn.cards)
        game.weave_drawn.cards.remove(tile)
        choices.place_weave(game, her, tile)
    if wanted == 1:
        if game.told is not None:
            game.tell(told.SHE_WEAVES_ONE, [])
        gain(game, her, GOLD, 1)
    yield from weaving.offer_leftovers(game, her)
    return True


def draw(game: Tawantinsuyu, her: Player) -> None:
    """TA-8.12; A11: with Z08 two more, and the two she likes least go under the stack."""
    extra = 2 if owns(game, her, 8) else 0
    weaving.draw_weaves(game, her, game.components.weave_draw + extra)
    while extra and len(game.weave_drawn.cards) > game.components.weave_draw:
        worst = min(game.weave_drawn.cards, key=lambda tile: choices.liking(game, her, tile))
        game.weave_drawn.cards.remove(worst)
        game.weave_stack.cards.insert(0, worst)
