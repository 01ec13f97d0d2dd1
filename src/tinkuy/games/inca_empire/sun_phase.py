"""The Sun phase (IN-7): turn order, event cards face down between two stripes, and what works at its end."""

from __future__ import annotations

from tinkuy.core.questions import CONFIRM, END, Ask, Blocked, Rules
from tinkuy.games.inca_empire.components import REVOLT, SUPPORT
from tinkuy.games.inca_empire.roads import lose_roads
from tinkuy.games.inca_empire.scoring import take_labour
from tinkuy.games.inca_empire.state import FREE, IncaEmpire, Player
from tinkuy.games.inca_empire.told import events as told
from tinkuy.games.inca_empire.told import refusals
from tinkuy.games.inca_empire.told.kinds import CARD, SECTOR


def deal_order(game: IncaEmpire) -> None:
    """IN-7.1, IN-7.2: the last in rank is first; on one space the inner figure comes first (A-7)."""
    order = game.ranking[::-1]
    players = game.players
    if not game.rulings.rank_reversed and len({player.score for player in players}) < len(players):
        places = {seat: place for place, seat in enumerate(game.ranking)}
        order.sort(key=lambda seat: (players[seat].score, places[seat]))
    game.order = order
    if game.told is not None:
        for number, seat in enumerate(order):
            game.tell(told.ORDER_DEALT, [seat, number + 1])


def card_blocked(game: IncaEmpire, me: Player, card: int) -> Blocked | None:
    """IN-7.4."""
    return None if card in me.hand.cards else refusals.NOT_IN_HAND


def sector_blocked(game: IncaEmpire, me: Player, sector: int) -> Blocked | None:
    """IN-7.5, IN-7.6."""
    if sector not in game.components.sectors_of[len(game.players)]:
        return refusals.NO_SUCH_SECTOR
    return refusals.SECTOR_TAKEN if any(player.sector == sector for player in game.players) else None


def place_card(game: IncaEmpire, me: Player) -> Rules[None]:
    """IN-7.4 to IN-7.11: a card, a sector, a new card; after the last player the cards are opened."""
    if game.told is not None:
        game.tell(told.TURN_BEGAN, [me.seat])
    hand = me.hand.cards
    if hand:  # with tables of few cards a hand can be empty (IN-7.20)
        card = yield Ask(me.seat, CARD, [hand[0]] if len(hand) == 1 else sorted(set(hand)))
        hand.remove(card)
        me.placed.cards.append(card)
        taken = [player.sector for player in game.players]
        me.sector = yield Ask(
            me.seat, SECTOR, [sector for sector in game.components.sectors_of[len(taken)] if sector not in taken]
        )
        if game.told is not None:
            game.tell(told.CARD_PLACED, [me.seat, me.sector])
        yield Ask(me.seat, CONFIRM, [0])
        draw(game, me)
    game.turns += 1
    if game.turns == len(game.players):
        open_cards(game)
        game.turns = 0
        game.phase += 1
    yield END


def draw(game: IncaEmpire, me: Player) -> None:
    """IN-7.8, IN-7.9, IN-7.19, IN-7.20."""
    if not game.deck.cards:
        if not game.discard.cards:
            return
        game.deck.cards, game.discard.cards = game.discard.cards, []
        game.deck.riffle(game.chance)
        if game.told is not None:
            game.tell(told.DECK_SHUFFLED, [])
    me.hand.cards.append(game.deck.draw())


def open_cards(game: IncaEmpire) -> None:
    """IN-7.11, IN-7.17, IN-7.22."""
    components = game.components
    for player in game.players:
        player.effects = player.effects.copy()
    for seat in game.order:
        player = game.players[seat]
        if player.placed.cards:
            card = player.placed.cards.pop()
            game.sun.cards.append(card)
            game.sun_sectors.append(player.sector)
            if game.told is not None:
                game.tell(told.CARD_OPENED, [card, player.sector])
            beside = components.sectors[player.sector]
            for other in game.players:
                if other.start in beside:  # IN-7.12, IN-7.16
                    other.effects[components.event_effects[card]] += components.event_amounts[card]
            player.sector = FREE
    for player in game.players:
        if player.effects[SUPPORT]:
            support(game, player)
        if player.effects[REVOLT]:
            lose_roads(game, player)


def support(game: IncaEmpire, me: Player) -> None:
    """IN-13.14: labour for each own tile of the named resistance, once for each card."""
    components, face = game.components, game.face.cards
    tiles = sum(1 for province in me.tiles if components.resistance[face[province]] == components.supported)
    if game.told is not None and tiles:
        game.tell(told.SUPPORTED, [me.seat, tiles])
    take_labour(game, me, me.effects[SUPPORT] * tiles)
