"""What must hold of the modules: priests, abilities, seasons (TE-20 to TE-22)."""

from __future__ import annotations

from tinkuy.games.teotihuacan.modules.height.module import Height
from tinkuy.games.teotihuacan.modules.priests.module import Priests, unnamed
from tinkuy.games.teotihuacan.modules.seasons.module import Seasons
from tinkuy.games.teotihuacan.state import NONE, PREPARING, Teotihuacan, people


def audit_modules(game: Teotihuacan) -> str | None:
    return _priests(game) or _abilities(game) or _seasons(game)


def _priests(game: Teotihuacan) -> str | None:
    """TE-20.1, TE-20.17, TE-20.42: everybody has one after the choice, and no tile is there twice."""
    playing = any(isinstance(module, Priests) for module in game.rulings.modules)
    tiles = game.priest_stack.cards.copy()
    for player in people(game):
        if not NONE <= player.priest < len(game.components.priests):
            return f"Seat {player.seat} has a priest that the tables do not have."
        tiles += player.offered.cards
        if player.priest != NONE:
            tiles.append(player.priest)
        if (player.priest != NONE) != (playing and game.stage > PREPARING) and game.stage > PREPARING:
            return f"Seat {player.seat} needs a priest exactly when they are in play."
        if player.offered.cards and (game.stage != PREPARING or player.priest != NONE):
            return f"Seat {player.seat} has no priest to choose now."
        keeps_all = player.priest != NONE and game.components.priests[player.priest].keeps_all
        if player.waiting and not keeps_all:
            return f"No starting tiles wait with seat {player.seat}."
        if len(player.waiting) > game.components.start_dealt:
            return f"Too many starting tiles wait with seat {player.seat}."
    four = not game.rulings.draft and not game.rulings.first_game
    priests = [n for n, each in enumerate(game.components.priests) if playing and (four or not each.keeps_all)]
    if sorted(tiles) != priests:
        return "The priests of this table are not all there exactly once."
    return _choosing_priests(game, playing) if game.stage == PREPARING else None


def _choosing_priests(game: Teotihuacan, playing: bool) -> str | None:
    """TE-20.1, TE-20.40: all choose at the same time; then somebody may have to name starting tiles."""
    if not playing:
        return "Before a game without priests nothing is chosen in this way."
    chosen = [player.priest != NONE for player in people(game)]
    if not any(chosen):
        dealt = game.components.priests_dealt
        return None if all(len(player.offered.cards) == dealt for player in people(game)) else "A priest is missing."
    return None if all(chosen) and unnamed(game) else "Nobody has to choose anything before the game now."


def _abilities(game: Teotihuacan) -> str | None:
    """TE-21.4."""
    playing = any(isinstance(module, Height) for module in game.rulings.modules)
    for player in game.players:
        known = set(range(len(game.components.abilities))) if playing else set()
        if len(set(player.abilities)) < len(player.abilities) or not set(player.abilities) <= known:
            return f"Seat {player.seat} has an ability twice, or one that it cannot have."
    return None


def _seasons(game: Teotihuacan) -> str | None:
    """TE-22.1, TE-22.12."""
    playing = any(isinstance(module, Seasons) for module in game.rulings.modules)
    if not playing:
        return "There are seasons at a table without them." if game.season != NONE or game.season_stack.cards else None
    tiles = [game.season, *game.season_stack.cards]
    if len(set(tiles)) < len(tiles) or not set(tiles) <= set(range(len(game.components.seasons))):
        return "A season is there twice, or is one that the tables do not have."
    if len(game.season_stack.cards) < game.components.eclipses - 1 - game.eclipses:
        return "There are too few seasons for the eclipses to come."
    return None
