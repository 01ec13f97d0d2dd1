"""Her board: the die, the tucked cards, placing, the number tokens and their actions (TA-20)."""

from __future__ import annotations

from tinkuy.core.questions import Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu import buildings, cards, rewards, statues, workers
from tinkuy.games.tawantinsuyu import happenings as told
from tinkuy.games.tawantinsuyu.axomamma import choices, purchases
from tinkuy.games.tawantinsuyu.components import BOT, CORN, GOLD, MID, STONE, TOP
from tinkuy.games.tawantinsuyu.hill import food_price, score_steps
from tinkuy.games.tawantinsuyu.kinds import AS_IT_IS, CORN_END, POTATO_END
from tinkuy.games.tawantinsuyu.resources import gain, score
from tinkuy.games.tawantinsuyu.state import FREE, FROM_SOLO, Player, Tawantinsuyu

STATUE_VP = 5


def roll(game: Tawantinsuyu) -> int:
    """TA-17.5: faces 1, 2, 2, 3, 3, 4."""
    faces = game.components.die
    rolled = faces[game.chance.below(len(faces))]
    if game.told is not None:
        game.tell(told.SHE_ROLLED, [rolled])
    return rolled


def place_and_act(game: Tawantinsuyu, her: Player) -> Rules[None]:
    """TA-20.16: roll, space, worker, step VP, statue VP, card to the altar, slot refilled, board, tokens, market."""
    rolled = roll(game)
    slot = game.tucked[(rolled - 1) % len(game.tucked)]
    space, card = find_space(game, her, slot.cards)
    if space != FREE:
        place(game, her, space)
        symbol = game.components.gods[card].symbol
        if statues.owns_symbol(her, symbol):  # TA-18.8
            if game.told is not None:
                game.tell(told.SHE_MATCHES, [symbol])
            score(game, her, FROM_SOLO, STATUE_VP)
        cards.lay_on_altar(game, slot.cards.pop())  # TA-20.8, TA-18.14
        refill_slot(game, slot.cards)
    yield from act(game, her, rolled)
    move_tokens(game, her, rolled)
    if game.rulings.solo_landing:  # A45
        for token, value in enumerate(game.components.token_values):
            if value == rolled and on_personality(game, token):
                yield from personality(game, her)
    buildings.refill_market(game)


def refill_slot(game: Tawantinsuyu, slot: list[int]) -> None:
    card = cards.draw_god_card(game)
    if card != EMPTY:
        slot.append(card)


def find_space(game: Tawantinsuyu, her: Player, slot: list[int]) -> tuple[int, int]:
    """TA-20.3 to TA-20.6, TA-20.18, TA-20.19: by symbol on the terraces searched; a card that fits nowhere passes."""
    terraces = searched(game)
    tries = len(game.god_deck.cards) + len(game.altar.cards) + 1
    while slot:
        symbol = game.components.gods[slot[0]].symbol
        for terrace in terraces:
            spaces = free_spaces(game, terrace, symbol)
            if spaces:
                return cheapest(game, her, spaces), slot[0]
        tries -= 1
        if tries <= 0:
            anywhere = [space for terrace in terraces for space in free_spaces(game, terrace, FREE)]
            if not anywhere:
                anywhere = [space for space, kind in enumerate(game.hill) if kind == FREE]
            return (cheapest(game, her, anywhere), slot[0]) if anywhere else (FREE, FREE)
        card = slot.pop()
        if game.told is not None:
            game.tell(told.CARD_PASSED, [card])
        cards.lay_on_altar(game, card)
        refill_slot(game, slot)
    return FREE, FREE


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


def place(game: Tawantinsuyu, her: Player, space: int) -> None:
    """TA-20.1, TA-20.7: the worker held longest, without food; the human scores for steps she uses."""
    kind = her.held.pop(0)
    her.workers[kind] -= 1
    game.hill[space] = kind
    game.used_segments[game.components.spaces[space].segment] = 1
    if game.told is not None:
        game.tell(told.SHE_PLACES, [kind, space])
    score_steps(game, her, space)


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
    from tinkuy.games.tawantinsuyu.components import SOLO_ACTIONS

    name = SOLO_ACTIONS[action]
    if name == "nomad":
        if sum(game.nomads) == 0:
            return False
        yield from choices.hire_nomad(game, her)
        return True
    if not game.village:
        return False
    end = POTATO_END if name == "village_potato" else CORN_END
    kind = workers.remove_villager(game, end)
    if game.told is not None:
        game.tell(told.WORKER_HIRED, [her.seat, kind])
    yield from choices.gain_worker(game, her, kind)
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
