"""What must hold of the moment: the stage of the game, whose turn it is, and what its open question is about (TA-3)."""

from __future__ import annotations

from tinkuy.games.tawantinsuyu.ceremony import LAST
from tinkuy.games.tawantinsuyu.components import RESOURCES
from tinkuy.games.tawantinsuyu.state import (
    CHOOSING_WEAVES,
    FREE,
    KEEPING_CARDS,
    OVER,
    PLACING_PRIESTS,
    RESOLVING_CARDS,
    TURNS,
    Tawantinsuyu,
)
from tinkuy.games.tawantinsuyu.told.kinds import PLACE, RECRUIT
from tinkuy.games.tawantinsuyu.workers import active_seat


def audit_turn(game: Tawantinsuyu) -> str | None:
    """The first thing that is wrong, as a sentence, or None."""
    return _stage(game) or _setup(game) or _ceremonies(game) or _solo(game) or _question(game)


def _stage(game: Tawantinsuyu) -> str | None:
    seats = len(game.players)
    if not CHOOSING_WEAVES <= game.stage <= OVER or (game.stage == PLACING_PRIESTS and game.seats > 1):
        return "The game is at a stage that does not exist."
    if not 0 <= game.first < seats or game.turns_taken < 0 or (game.turns_taken and game.stage < TURNS):
        return "The first player or the number of turns taken does not exist."
    done = (seats if game.stage > RESOLVING_CARDS else 0) if game.stage != RESOLVING_CARDS else game.resolved
    if game.resolved != done or not 0 <= done < seats + (game.stage != RESOLVING_CARDS):
        return f"There cannot be {game.resolved} players who have resolved their starting cards."
    if not 0 <= game.orientation < game.components.sectors:
        return "The Coricancha is turned to a sector that does not exist."
    return None


def _setup(game: Tawantinsuyu) -> str | None:
    """TA-2.20, TA-2.22: starting weaves and god cards lie where the stage of the setup has them."""
    if game.stage != CHOOSING_WEAVES and game.starting_weaves.cards:
        return "The starting weaves have been chosen already."
    for player in game.players:
        hand, aside = len(player.god_hand.cards), len(player.set_aside.cards)
        dealt = 0 if player.auto or game.stage != KEEPING_CARDS else game.components.cards_dealt
        if (game.stage <= KEEPING_CARDS or player.auto) and hand != dealt:
            return f"Seat {player.seat} cannot hold {hand} god cards now."
        if aside and game.stage != RESOLVING_CARDS:
            return f"Seat {player.seat} has starting cards to resolve at the wrong time."
        if game.stage == CHOOSING_WEAVES and len(player.tapestries) > 1:
            return f"Seat {player.seat} has more than a starting weave already."
    return None


def _ceremonies(game: Tawantinsuyu) -> str | None:
    """TA-12.1, TA-12.2: an empty village gives the token to somebody until the ceremony has refilled it."""
    if not 0 <= game.ceremonies <= LAST or game.triggers != game.ceremonies + game.pending or game.triggers > LAST:
        return "The ceremonies held and the times the village was emptied do not add up."
    if game.stage == TURNS and game.token == FREE and game.ceremonies == LAST:
        return "After the last ceremony the game is over."
    if not FREE <= game.token < len(game.players) or not FREE <= game.token_turn <= game.turns_taken:
        return "The ceremony token belongs to a seat or a turn that does not exist."
    if game.stage != OVER and (game.token == FREE) != bool(game.village):
        return "The ceremony token is held by somebody when the village is empty, and only then."
    if game.pending and game.token == FREE:
        return "A ceremony waits and nobody holds the token."
    return None


def _solo(game: Tawantinsuyu) -> str | None:
    """TA-17: Axomamma's board, and nothing of it at other tables."""
    components = game.components
    if game.seats > 1:
        alone = len(game.tucked) + len(game.token_spaces) > 0 or game.personality != FREE or game.she_placed
        return "Axomamma's board lies there without her." if alone else None
    if len(game.token_spaces) != len(components.token_rows):
        return f"Axomamma's board needs {len(components.token_rows)} number tokens."
    for row, space in zip(components.token_rows, game.token_spaces, strict=True):
        if not 0 <= space < len(components.solo_rows[row]):
            return "A number token lies on a space of Axomamma's board that does not exist."
    if not FREE <= game.personality < len(components.personalities):
        return "Axomamma has a personality that does not exist."
    if any(len(slot.cards) > 1 for slot in game.tucked):
        return "Under each slot of Axomamma's board lies at most one card."
    human, her = game.players
    if game.stage == TURNS and FREE in (human.priest, her.priest):
        return "Both high priests must have been placed."
    return None


def _question(game: Tawantinsuyu) -> str | None:
    """What a turn in progress remembers; between two turns there is nothing of it."""
    if game.acting not in (FREE, active_seat(game)) or (game.acting != FREE and game.stage != TURNS):
        return "Somebody acts out of turn."
    if game.acting == FREE and (game.task_space != FREE or game.secondary != FREE):
        return "The turn is about something although nobody acts."
    if game.acting == FREE and game.played != FREE and game.rulings.altar_first:  # A25: else after the worker limit
        return "The card of a placement lies there although nobody acts."
    if game.secondary != FREE and not PLACE < game.secondary <= RECRUIT:
        return "The turn is about a secondary action that does not exist."
    if not FREE <= game.task_space < len(game.hill):
        return "The turn is about tasks of a space that does not exist."
    icons = [] if game.task_space == FREE else game.components.spaces[game.task_space].icons
    if not set(game.task_used) <= set(icons) or len(set(game.task_used)) != len(game.task_used):
        return "The turn is about a task that its space does not touch, or twice about one."
    if not 0 <= game.swapped < 1 << 2 * len(RESOURCES):
        return "The turn is about goods that cannot be swapped."
    return None
