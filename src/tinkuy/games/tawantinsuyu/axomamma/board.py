"""Her board: the die, the tucked cards, placing, the number tokens and their actions (TA-20)."""

from __future__ import annotations

from tinkuy.core.events import EventKind
from tinkuy.core.questions import Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu import buildings, cards, production, rewards, statues
from tinkuy.games.tawantinsuyu.axomamma import gains, purchases
from tinkuy.games.tawantinsuyu.components import BOT, CORN, GOLD, MID, SOLO_ACTIONS, STONE, TOP, WARRIOR
from tinkuy.games.tawantinsuyu.hill import food_price, score_steps
from tinkuy.games.tawantinsuyu.resources import gain, score
from tinkuy.games.tawantinsuyu.state import FREE, FROM_SOLO, Player, Tawantinsuyu, owns
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told.kinds import AS_IT_IS, CORN_END, POTATO_END

STATUE_VP = 5


def roll(game: Tawantinsuyu, why: EventKind) -> int:
    """TA-17.5: faces 1, 2, 2, 3, 3, 4; rolled for her start, her placement or a statue."""
    faces = game.components.die
    rolled = faces[game.chance.below(len(faces))]
    if game.told is not None:
        game.tell(why, [rolled])
    return rolled


def place_and_act(game: Tawantinsuyu, her: Player) -> Rules[None]:
    """TA-20.16: roll, space, worker, step VP, statue VP, card to the altar, slot refilled, board, tokens, market."""
    rolled = roll(game, told.SHE_ROLLED)
    slot = (rolled - 1) % len(game.tucked)
    space = find_space(game, her, slot)
    if space != FREE:
        yield from place(game, her, space)
        use_card(game, her, slot)
    yield from act(game, her, rolled)
    move_tokens(game, her, rolled)
    if game.rulings.solo_landing:  # A45
        for token, value in enumerate(game.components.token_values):
            if value == rolled and on_personality(game, token):
                yield from personality(game, her)
    buildings.refill_market(game)


def use_card(game: Tawantinsuyu, her: Player, slot: int) -> None:
    """TA-18.8, TA-20.8, TA-18.14: 5 VP for a statue of its symbol, then to the altar; the slot is refilled."""
    tucked = game.tucked[slot].cards
    if tucked:
        symbol = game.components.gods[tucked[0]].symbol
        if statues.owns_symbol(her, symbol):
            if game.told is not None:
                game.tell(told.SHE_MATCHES, [symbol])
            score(game, her, FROM_SOLO, STATUE_VP)
        cards.lay_on_altar(game, tucked.pop())
    refill_slot(game, slot)


def refill_slot(game: Tawantinsuyu, slot: int) -> None:
    card = cards.draw_god_card(game)
    if card != EMPTY:
        game.tucked[slot].cards.append(card)
        if game.told is not None:
            game.tell(told.SLOT_REFILLED, [slot + 1, game.components.gods[card].symbol])


def find_space(game: Tawantinsuyu, her: Player, slot: int) -> int:
    """TA-20.3 to TA-20.6, TA-20.18: by symbol on the terraces searched; a card that fits nowhere goes to the altar."""
    terraces = searched(game)
    tucked = game.tucked[slot].cards
    if not tucked:  # all god cards were elsewhere when it was to be refilled
        refill_slot(game, slot)
    while tucked:
        symbol = game.components.gods[tucked[0]].symbol
        for index, terrace in enumerate(terraces):
            if game.told is not None:
                if index == 0:
                    game.tell(told.SHE_SEEKS, [slot + 1, symbol, terrace])
                else:
                    game.tell(told.SHE_LOOKS_ON, [terrace])
            spaces = free_spaces(game, terrace, symbol)
            if spaces:
                return cheapest(game, her, spaces)
        if not another_fits(game, terraces):
            break
        card = tucked.pop()
        if game.told is not None:
            game.tell(told.CARD_PASSED, [card])
        cards.lay_on_altar(game, card)
        refill_slot(game, slot)
    anywhere = [space for terrace in terraces for space in free_spaces(game, terrace, FREE)]
    if not anywhere:
        return FREE
    if game.told is not None:
        game.tell(told.SHE_TAKES_ANY, [])
    return cheapest(game, her, anywhere)


def another_fits(game: Tawantinsuyu, terraces: list[int]) -> bool:
    """TA-20.19: whether any card that can still be drawn has a free space; A13: an empty deck may stay empty."""
    if not game.god_deck.cards and game.rulings.no_god_shuffle:
        return False
    symbols = [game.components.gods[card].symbol for card in game.god_deck.cards + game.altar.cards]
    return any(
        place.symbol in symbols and place.terrace in terraces and game.hill[space] == FREE
        for space, place in enumerate(game.components.spaces)
    )


def searched(game: Tawantinsuyu) -> list[int]:
    """TA-20.3, TA-20.4, A23: the terrace of the time, one level up, one level down."""
    wanted = (TOP, MID, BOT)[min(game.ceremonies, BOT)]
    if game.rulings.all_levels:
        order = [*range(wanted, TOP - 1, -1), *range(wanted + 1, BOT + 1)]
    else:
        order = [terrace for terrace in (wanted, wanted - 1, wanted + 1) if TOP <= terrace <= BOT]
    if any(free_spaces(game, terrace, FREE) for terrace in order):
        return order
    return [terrace for terrace in (TOP, MID, BOT) if terrace not in order]


def free_spaces(game: Tawantinsuyu, terrace: int, symbol: int) -> list[int]:
    """Free spaces of a terrace with a symbol, or with any."""
    return [
        space
        for space, place in enumerate(game.components.spaces)
        if place.terrace == terrace and game.hill[space] == FREE and symbol in (FREE, place.symbol)
    ]


def cheapest(game: Tawantinsuyu, her: Player, spaces: list[int]) -> int:
    """TA-20.5, TA-20.15: the lowest price for her, ties at random."""
    prices = [food_price(game, her, space, AS_IT_IS) for space in spaces]
    best = [space for space, price in zip(spaces, prices, strict=True) if price == min(prices)]
    return best[0] if len(best) == 1 else best[game.chance.below(len(best))]


def place(game: Tawantinsuyu, her: Player, space: int) -> Rules[None]:
    """TA-20.1, TA-20.7: the worker held longest, at first a random one; no food; the human scores for own steps."""
    kind = her.held.pop(0 if game.she_placed else game.chance.below(len(her.held)))
    game.she_placed = True
    her.workers[kind] -= 1
    game.hill[space] = kind
    game.used_segments[game.components.spaces[space].segment] = 1
    if game.told is not None:
        game.tell(told.SHE_PLACES, [kind, space])
    score_steps(game, her, space)
    if kind == WARRIOR and owns(game, her, 3):  # A11
        yield from production.refresh_free(game, her, 2, production_only=True)


def act(game: Tawantinsuyu, her: Player, rolled: int) -> Rules[None]:
    """TA-20.9: row by row, the actions at all tokens with the rolled value."""
    components = game.components
    for row in range(len(components.solo_rows)):
        for token, value in enumerate(components.token_values):
            if value == rolled and components.token_rows[token] == row:
                yield from act_at(game, her, token, row)


def on_personality(game: Tawantinsuyu, token: int) -> bool:
    """TA-18.1: the covered space of the top row."""
    components = game.components
    covered = components.token_rows[token] == 0 and game.token_spaces[token] == components.personality_space
    return covered and game.personality != FREE


def act_at(game: Tawantinsuyu, her: Player, token: int, row: int) -> Rules[None]:
    """TA-20.10 to TA-20.12: free, paid or 1 gold instead, free or skipped."""
    space = game.token_spaces[token]
    action = game.components.solo_rows[row][space]
    if on_personality(game, token) and not game.rulings.solo_landing:
        yield from personality(game, her)
        return
    if game.told is not None:
        game.tell(told.SHE_ACTS, [action])
    if row == 0:
        top_row(game, her, space)
    elif row == 1:
        if not (yield from purchases.purchase(game, her, action)):
            if game.told is not None:
                game.tell(told.SHE_CANNOT, [action])
            gain(game, her, GOLD, 1)
    elif not (yield from bottom_row(game, her, action)) and game.told is not None:
        game.tell(told.SHE_SKIPS, [action])


def top_row(game: Tawantinsuyu, her: Player, space: int) -> None:
    """TA-20.10, TA-20.17: plain resources; on the last space what she has less of, corn on a tie."""
    amount = game.components.solo_amounts[space]
    resource = game.components.solo_rows[0][space]
    if resource > GOLD:
        resource = STONE if her.resources[STONE] < her.resources[CORN] else CORN
    gain(game, her, resource, amount)


def bottom_row(game: Tawantinsuyu, her: Player, action: int) -> Rules[bool]:
    """TA-21.7, TA-21.8: a villager from an end, or a nomad."""
    name = SOLO_ACTIONS[action]
    if name == "nomad":
        if sum(game.nomads) == 0:
            return False
        yield from gains.hire_nomad(game, her)
        return True
    if not game.village:
        return False
    yield from gains.hire_villager(game, her, POTATO_END if name == "village_potato" else CORN_END)
    return True


def personality(game: Tawantinsuyu, her: Player) -> Rules[None]:
    """TA-21.9: 1 gold and one thing free."""
    if game.told is not None:
        game.tell(told.PERSONALITY, [])
    yield from rewards.receive(game, her, game.components.personalities[game.personality], FROM_SOLO)


def move_tokens(game: Tawantinsuyu, her: Player, rolled: int) -> None:
    """TA-20.14: clockwise by their value within their loop."""
    components = game.components
    for token, value in enumerate(components.token_values):
        if value == rolled:
            row = components.token_rows[token]
            game.token_spaces[token] = (game.token_spaces[token] + value) % len(components.solo_rows[row])
            if game.told is not None:
                game.tell(told.TOKEN_MOVED, [value, row])
