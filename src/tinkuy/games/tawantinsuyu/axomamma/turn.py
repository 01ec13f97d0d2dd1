"""Her turn: priest action, else placement and board, else a rest (TA-19.1, TA-19.2, TA-21.11)."""

from __future__ import annotations

from tinkuy.core.questions import Rules
from tinkuy.games.tawantinsuyu import buildings, cards, priest, production
from tinkuy.games.tawantinsuyu.axomamma import actions, board, gains
from tinkuy.games.tawantinsuyu.components import CONQUEST, CORN, OFFERING, PRODUCE, REFRESH, WORSHIP
from tinkuy.games.tawantinsuyu.resources import score
from tinkuy.games.tawantinsuyu.state import FROM_SOLO, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import events as told

LOOK_AHEAD = 2
ALTAR_DISCARDS = 2


def take_turn(game: Tawantinsuyu, her: Player) -> Rules[None]:
    """TA-19.1."""
    if game.told is not None:
        game.tell(told.TURN_BEGAN, [her.seat])
    ahead = [(her.priest + steps) % game.components.sectors for steps in range(1, LOOK_AHEAD + 1)]
    for sector in ahead:
        if wants(game, her, priest.action_at(game, sector)):
            yield from priest_action(game, her, sector)
            break
    else:
        if game.told is not None:
            game.tell(told.SHE_PASSES, [priest.action_at(game, sector) for sector in ahead])
        if her.held:
            yield from board.place_and_act(game, her)
        else:
            yield from rest(game, her)
    buildings.refill_market(game)
    game.turns_taken += 1


def wants(game: Tawantinsuyu, her: Player, action: int) -> bool:
    """TA-19.4, TA-19.5, TA-19.20, TA-23.3, TA-23.7."""
    components = game.components
    if action == OFFERING:
        return her.resources[CORN] >= components.offering_min_corn
    if action == PRODUCE:
        return len(production.face_up(her)) >= components.produce_min
    if action == WORSHIP:
        least = 2 if game.rulings.switch(3) else components.worship_min
        return sum(her.small) + sum(her.large) >= least
    if action == REFRESH:
        return len(production.face_down(game, her)) >= components.refresh_min
    assert action == CONQUEST
    soldiers = sum(components.army[card].soldiers for card in her.army_up)
    hand = her.army_hand.cards
    soldiers += sum(components.army[card].soldiers for card in hand) if game.rulings.cz_hand else len(hand)
    casualties = sum(game.casualties)
    return soldiers >= casualties if game.rulings.switch(7) else soldiers > casualties


def priest_action(game: Tawantinsuyu, her: Player, sector: int) -> Rules[None]:
    """TA-19.2, TA-19.3, TA-19.13: the action with the human joining, then a card and the altar."""
    her.priest = sector
    if game.told is not None:
        game.tell(told.SHE_MOVES_PRIEST, [priest.action_at(game, sector)])
    actions.priest_vp(game, her)
    yield from priest.activate(game, her)
    if game.told is not None:
        game.tell(told.SHE_CONCLUDES, [])
    cards.gain_army_card(game, her)
    for _ in range(min(ALTAR_DISCARDS, len(game.altar.cards))):
        gains.altar_under_deck(game, told.ALTAR_DISCARDED)


def rest(game: Tawantinsuyu, her: Player) -> Rules[None]:
    """TA-21.11, TA-23.5, TA-23.11: a nomad, altar cards for 1 VP each, an army card, one step of the priest."""
    if game.told is not None:
        game.tell(told.SHE_RESTS, [])
    yield from gains.hire_nomad(game, her)
    for _ in range(min(ALTAR_DISCARDS, len(game.altar.cards))):
        gains.altar_under_deck(game, told.ALTAR_DISCARDED)
        score(game, her, FROM_SOLO, 1)
    if not game.rulings.switch(5):
        cards.gain_army_card(game, her)
    if game.rulings.switch(11):
        if game.told is not None:
            game.tell(told.SHE_RESTS_WELL, [])
        score(game, her, FROM_SOLO, 2)
    her.priest = (her.priest + 1) % game.components.sectors
    if game.told is not None:
        game.tell(told.SHE_WALKS, [priest.action_at(game, her.priest)])
