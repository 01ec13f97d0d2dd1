"""Her setup (TA-17)."""

from __future__ import annotations

from tinkuy.core.questions import CONFIRM, Ask, Rules
from tinkuy.core.zones import Marked
from tinkuy.games.tawantinsuyu import cards
from tinkuy.games.tawantinsuyu.axomamma.board import roll
from tinkuy.games.tawantinsuyu.components import LOWER, STONE, UPPER
from tinkuy.games.tawantinsuyu.priest import action_at
from tinkuy.games.tawantinsuyu.resources import gain, score
from tinkuy.games.tawantinsuyu.state import FREE, FROM_STEPS_USED, TURNS, Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told.kinds import PRIEST_START

SLOTS = 4


def prepare(game: Tawantinsuyu, her: Player) -> None:
    """The shape of her things, before anything is dealt."""
    her.auto = True
    symbols = [card.symbol for card in game.components.gods]
    game.tucked = [Marked("god", [], symbols) for _ in range(SLOTS)]
    game.token_spaces = game.components.token_starts[:]  # TA-17.6


def set_up(game: Tawantinsuyu, her: Player) -> None:
    """TA-17.3, TA-17.7, TA-17.9, A22: her goods, army card, tucked cards and personality."""
    her.held = [kind for kind, n in enumerate(her.workers) for _ in range(n)]
    for resource, n in enumerate(game.components.solo_start):
        gain(game, her, resource, game.rulings.solo_stone if resource == STONE else n)
    cards.gain_army_card(game, her)
    for slot in game.tucked:
        slot.cards = [game.god_deck.draw()]
    if not game.rulings.switch(1):  # TA-23.1
        game.personality = game.chance.below(len(game.components.personalities))
        if game.told is not None:
            game.tell(told.PERSONALITY_LAID, [game.personality])


def place_priests(game: Tawantinsuyu) -> Rules[None]:
    """TA-17.5, TA-17.8, TA-17.10, TA-17.12: the human's priest, hers by a roll, and her first steps."""
    human, her = game.players
    human.priest = yield Ask(human.seat, PRIEST_START, list(range(game.components.sectors)))
    yield Ask(human.seat, CONFIRM, [0])
    if game.told is not None:
        game.tell(told.PRIEST_PLACED, [human.seat, action_at(game, human.priest)])
    her.priest = (human.priest + roll(game, told.SHE_STARTS)) % game.components.sectors
    if game.told is not None:
        game.tell(told.PRIEST_PLACED, [her.seat, action_at(game, her.priest)])
    # The human's starting cards may have built here already: then the lower spot, and with both built none.
    for spot in (2 * her.priest + UPPER, 2 * her.priest + LOWER):
        if game.steps[spot] == FREE and her.step_markers > 0:
            her.step_markers -= 1
            game.steps[spot] = her.seat
            if game.told is not None:
                game.tell(told.SHE_FIRST_STEPS, [spot])
            if spot % 2 == LOWER:  # TA-8.5
                score(game, human, FROM_STEPS_USED, game.components.lower_owner_vp)
            break
    game.stage = TURNS
