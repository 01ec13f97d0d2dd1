"""God cards, the altar and army cards (TA-6, TA-7.3, TA-8.22 to TA-8.24)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu import rewards
from tinkuy.games.tawantinsuyu.state import FROM_TASKS, RESOLVING_CARDS, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import GOD_FROM, TRAIN


def god_card_left(game: Tawantinsuyu) -> bool:
    """TA-7.15: whether a god card can be gained at all."""
    return bool(game.god_deck.cards or game.altar.cards)


def draw_god_card(game: Tawantinsuyu) -> int:
    """The top of the deck; an empty deck takes the altar in (A13)."""
    if not game.god_deck.cards and not game.rulings.no_god_shuffle:
        shuffle_altar(game)
    return game.god_deck.draw() if game.god_deck.cards else EMPTY


def shuffle_altar(game: Tawantinsuyu) -> None:
    if game.altar.cards:
        game.god_deck.cards += game.altar.cards
        game.altar.cards = []
        game.god_deck.riffle(game.chance)
        if game.told is not None:
            game.tell(told.ALTAR_CLEARED, [])


def god_from_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-6.9, A13: a card of the altar, or the deck if a card can come from it."""
    if option < len(game.components.gods):
        return None if option in game.altar.cards else refusals.NOT_ON_ALTAR
    shuffles = game.altar.cards and not game.rulings.no_god_shuffle
    return None if game.god_deck.cards or shuffles else refusals.GOD_DECK_EMPTY


def take_god_card(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-6.9: one card, from the altar or the top of the deck."""
    deck = len(game.components.gods)
    options = sorted(game.altar.cards)
    if god_from_blocked(game, me, deck) is None:
        options.append(deck)
    if not options:
        return
    chosen = options[0] if len(options) == 1 else (yield Ask(me.seat, GOD_FROM, options))
    if chosen == deck:
        draw_into_hand(game, me)
        return
    game.altar.cards.remove(chosen)
    me.god_hand.cards.append(chosen)
    if game.told is not None:
        game.tell(told.GOD_CARD_TAKEN, [me.seat, chosen])


def pray(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-10.1: two cards, one after another."""
    yield from take_god_card(game, me)
    yield from take_god_card(game, me)


def play_god_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-2.31, TA-13.3: a starting card that is not kept, or after a ceremony any of the hand; nobody has to."""
    if option == len(game.components.gods):
        return None
    if game.stage == RESOLVING_CARDS:
        return None if option in me.set_aside.cards else refusals.NOT_SET_ASIDE
    return None if option in me.god_hand.cards else refusals.PLAY_FROM_HAND


def playable(game: Tawantinsuyu, me: Player) -> list[int]:
    """As `play_god_blocked`."""
    hand = me.set_aside if game.stage == RESOLVING_CARDS else me.god_hand
    return [*sorted(hand.cards), len(game.components.gods)]


def draw_into_hand(game: Tawantinsuyu, me: Player) -> None:
    card = draw_god_card(game)
    if card == EMPTY:
        return
    me.god_hand.cards.append(card)
    if game.told is not None:
        game.tell(told.GOD_CARD_DRAWN, [me.seat])


def lay_on_altar(game: Tawantinsuyu, card: int) -> None:
    """TA-6.6, TA-6.7: a full altar is first shuffled into the deck."""
    if len(game.altar.cards) >= game.components.altar_limit[game.seats]:
        shuffle_altar(game)
    game.altar.cards.append(card)
    if game.told is not None:
        game.tell(told.ALTAR_JOINED, [card])


def draw_army_card(game: Tawantinsuyu) -> int:
    """TA-8.23: the discard pile becomes the deck as soon as that is empty."""
    _renew_army_deck(game)
    if not game.army_deck.cards:
        return EMPTY
    card = game.army_deck.draw()
    _renew_army_deck(game)
    return card


def _renew_army_deck(game: Tawantinsuyu) -> None:
    if not game.army_deck.cards and game.army_discard.cards:
        game.army_deck.cards = game.army_discard.cards
        game.army_discard.cards = []
        game.army_deck.riffle(game.chance)


def gain_army_card(game: Tawantinsuyu, me: Player) -> None:
    card = draw_army_card(game)
    if card != EMPTY:
        me.army_hand.cards.append(card)
        if game.told is not None:
            game.tell(told.ARMY_DRAWN, [me.seat, 1])


def train_blocked(game: Tawantinsuyu, me: Player, card: int) -> Blocked | None:
    """TA-8.22."""
    return None if card in me.drawn.cards else refusals.TRAIN_ONE_DRAWN


def train(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-8.22, TA-8.34: draw 2, keep 1."""
    for _ in range(2):
        card = draw_army_card(game)
        if card != EMPTY:
            me.drawn.cards.append(card)
    if not me.drawn.cards:
        return
    options = sorted(me.drawn.cards)
    kept = options[0] if len(options) == 1 else (yield Ask(me.seat, TRAIN, options))
    me.army_hand.cards.append(kept)
    me.drawn.cards.remove(kept)
    game.army_discard.cards += me.drawn.cards
    me.drawn.cards = []  # A13: alone in the pile the rejected card waits there until a card is needed
    if game.told is not None:
        game.tell(told.TRAINED, [me.seat])


def discard_for_bonus(game: Tawantinsuyu, me: Player, card: int) -> Rules[None]:
    """TA-3.5, TA-3.15."""
    me.army_hand.cards.remove(card)
    game.army_discard.cards.append(card)
    if game.told is not None:
        game.tell(told.ARMY_BONUS, [me.seat, card])
    yield from rewards.receive(game, me, game.components.army[card].bonus, FROM_TASKS)
