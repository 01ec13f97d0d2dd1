"""What must hold in every state: the moment, the boards, the players (TE-1 to TE-4)."""

from __future__ import annotations

from tinkuy.games.teotihuacan.audit.modules import audit_modules
from tinkuy.games.teotihuacan.audit.tiles import audit_tiles
from tinkuy.games.teotihuacan.eclipse import waiting
from tinkuy.games.teotihuacan.state import (
    ACTING,
    CHOOSING,
    DRAFTING,
    ECLIPSE,
    ERA,
    FINISHING,
    GAINING,
    LOCKED,
    NONE,
    NOT_DUE,
    NOWHERE,
    OVER,
    PLACING,
    PREPARING,
    SOURCES,
    TURNS,
    WHOLE,
    Player,
    Teotihuacan,
    total,
)
from tinkuy.games.teotihuacan.teotibot.tables import ACTION_TILES, BOT_PRIESTS, DIRECTION_TILES, DIRECTIONS
from tinkuy.games.teotihuacan.vocabulary import (
    BOARD_COUNT,
    GOODS,
    POWERS,
    ROYAL_SPACES,
    SPACE_BOARDS,
    SPACE_COUNT,
    STARTING_WORKERS,
    TEMPLES,
    WORKERS,
)


def audit(game: Teotihuacan) -> str | None:
    """The first thing that is wrong, as a sentence, or None."""
    return (
        _moment(game)
        or _calendar(game)
        or _boards(game)
        or _action_tiles(game)
        or _players(game)
        or audit_tiles(game)
        or audit_modules(game)
    )


def _moment(game: Teotihuacan) -> str | None:
    """Where the game is; each way to begin has stages of its own."""
    seats, rulings = game.seats, game.rulings
    if seats != len(game.players) - (seats == 1):
        return f"At a table of {seats} there cannot be {len(game.players)} players."
    if not CHOOSING <= game.stage <= OVER:
        return "The game is at a stage that does not exist."
    if rulings.first_game and game.stage < GAINING and game.stage != PREPARING:
        return "A first game has no starting tiles to choose."
    if game.stage == (CHOOSING if rulings.draft else DRAFTING):
        return "The starting tiles are chosen in another way at this table."
    steps = {DRAFTING: 2 * seats, PLACING: seats, GAINING: seats}.get(game.stage, 1)
    if not 0 <= game.resolved < steps:
        return f"{game.resolved} players cannot have done their part of this stage."
    if not WHOLE <= game.part <= FINISHING or (game.part != WHOLE and game.stage != TURNS):
        return "The turn is at a part that does not exist now."
    if not 0 <= game.here < BOARD_COUNT or game.cost < 0:
        return "The moved worker stands on a board that does not exist."
    if not 0 <= game.first < seats or game.turns_taken < 0 or (game.stage < TURNS and game.turns_taken):
        return "The first player or the number of turns is one that does not exist."
    return _moved(game)


def _moved(game: Teotihuacan) -> str | None:
    """TE-4.5, TE-13.5: one worker of a person, or two, exactly while their action is not finished."""
    if game.part != WHOLE and (game.first + game.turns_taken) % len(game.players) >= game.seats:
        return "The turn of Teotibot has no parts."
    if bool(game.moved) != (game.part == ACTING):
        return "A worker has moved exactly when its action is not finished."
    if len(game.moved) > 2 or len(set(game.moved)) < len(game.moved) or not set(game.moved) <= set(range(WORKERS)):
        return "Workers have moved that could not."
    return None


def _calendar(game: Teotihuacan) -> str | None:
    """TE-14."""
    components = game.components
    if not 0 <= game.light <= game.dark or not 0 < game.dark <= components.dark[len(game.players)]:
        return f"The discs cannot stand on {game.light} and {game.dark}."
    if not 0 <= game.due <= 2 or (game.stage in (TURNS, ECLIPSE) and (game.light == game.dark) != (game.due > NOT_DUE)):
        return "An eclipse is near exactly when the light disc has reached the dark one."
    if not 0 <= game.eclipses < components.eclipses + (game.stage == OVER):
        return f"There cannot have been {game.eclipses} eclipses."
    if game.stage == ECLIPSE and game.due == NOT_DUE:
        return "The eclipse is not due."
    if game.stage == ERA and not waiting(game):
        return "Nobody gains anything in this new era."
    return None


def _boards(game: Teotihuacan) -> str | None:
    """TE-2.1 to TE-2.5, TE-2.7, TE-3.10."""
    components = game.components
    if sorted(game.ring) != list(range(BOARD_COUNT)):
        return "The ring needs each of the eight boards once."
    if len(game.royals) != len(components.royal_categories) or any(
        tile not in tiles for tile, tiles in zip(game.royals, components.royal_categories, strict=True)
    ):
        return "The Palace needs a royal tile of each category."
    technologies = set(game.technologies)
    if len(game.technologies) != components.technologies_used or not _distinct(
        game.technologies, len(components.technologies)
    ):
        return f"The Alchemy board needs {components.technologies_used} different technologies."
    if len(game.bonuses) != game.rulings.temples or not _distinct(game.bonuses, len(components.bonuses)):
        return "Each temple needs a bonus tile of its own."
    dice = components.neutral_colours[len(game.players)] * components.neutral_dice
    first = 0 if game.stage >= TURNS else NOWHERE  # before the first turn they are not placed
    if len(game.neutral) != dice or not set(game.neutral) <= set(range(first, BOARD_COUNT)):
        return f"There must be {dice} neutral dice on boards."
    rows = game.rulings.building_rows
    if len(game.rows) != len(rows) or not all(0 <= n <= len(row) for n, row in zip(game.rows, rows, strict=True)):
        return "A row of Nobles has more Buildings than spaces."
    if sum(game.rows) > components.buildings:
        return f"There are more than {components.buildings} Buildings."
    for player in game.players:
        if not set(player.technologies) <= technologies or len(set(player.technologies)) < len(player.technologies):
            return f"Seat {player.seat} has a technology twice, or one that is not on the board."
    return None


def _distinct(tiles: list[int], count: int) -> bool:
    return len(set(tiles)) == len(tiles) and set(tiles) <= set(range(count))


def _players(game: Teotihuacan) -> str | None:
    locked: set[int] = set()
    for seat, player in enumerate(game.players):
        wrong = _shape(player, seat) or _workers(game, player) or _markers(game, player)
        if wrong is not None:
            return wrong
        for place in player.at:
            if place >= LOCKED:
                if place in locked:
                    return "Two workers are locked on one worship space."
                locked.add(place)
    for temple, steps in enumerate(game.components.steps):
        if sum(1 for player in game.players if player.temples[temple] == len(steps) - 1) > 1:
            return f"The top of the {TEMPLES[temple]} temple holds more than one player."
    return None


def _shape(player: Player, seat: int) -> str | None:
    if player.seat != seat:
        return f"The place of seat {seat} says that it belongs to seat {player.seat}."
    if len(player.goods) != len(GOODS) or min(player.goods) < 0:
        return f"Seat {seat} needs an amount of every good, none of them negative."
    if len(player.points) != len(SOURCES) or total(player) < 0:
        return f"Seat {seat} needs points of every source, together not below 0."
    if len(player.at) != WORKERS or len(player.powers) != WORKERS or len(player.temples) != len(TEMPLES):
        return f"Seat {seat} needs {WORKERS} workers and a marker on each temple."
    return None


def _in_play(game: Teotihuacan, place: int) -> bool:
    """TE-6.1: worship spaces that no board at this table has."""
    return place < LOCKED or place - LOCKED in game.rulings.spaces[SPACE_BOARDS[place - LOCKED]]


def _workers(game: Teotihuacan, player: Player) -> str | None:
    """TE-1.2, TE-1.3."""
    for place, power in zip(player.at, player.powers, strict=True):
        if not NOWHERE <= place < LOCKED + SPACE_COUNT or not _in_play(game, place):
            return f"A worker of seat {player.seat} stands on a place that does not exist."
        if (power != 0) if place == NOWHERE else not 1 <= power <= POWERS:
            return f"A worker of seat {player.seat} has a power that it cannot have."
    in_play = WORKERS - player.at.count(NOWHERE)
    placed = game.stage >= GAINING or game.rulings.first_game
    if game.stage == PLACING:
        order = (player.seat - game.first) % len(game.players)
        placed = order < game.resolved or in_play > 0
    if player.seat >= game.seats:
        return _bot_workers(player)
    if in_play not in ((STARTING_WORKERS, WORKERS) if placed else (0,)):
        return f"Seat {player.seat} cannot have {in_play} workers in play."
    if game.stage < TURNS and max(player.at) >= LOCKED:
        return f"A worker of seat {player.seat} is locked before the first turn."
    return None


def _bot_workers(bot: Player) -> str | None:
    """TE-18.4, TE-18.24: all four in play, at most one of them locked, and never in the Palace's royal spaces."""
    if NOWHERE in bot.at or sum(place >= LOCKED for place in bot.at) > 1:
        return "Teotibot needs four workers in play, at most one of them locked."
    if any(LOCKED <= place < LOCKED + ROYAL_SPACES for place in bot.at):
        return "Teotibot never worships in the Palace."
    return None


def _action_tiles(game: Teotihuacan) -> str | None:
    """TE-18.5."""
    tiles = list(range(len(ACTION_TILES))) if game.seats == 1 else []
    if sorted(game.action_tiles) != tiles or len(game.directions) != (DIRECTION_TILES if tiles else 0):
        return "The action tiles and direction tiles of Teotibot are not all there exactly once."
    if not set(game.directions) <= set(range(len(DIRECTIONS))):
        return "A direction tile points where none can."
    if not NONE <= game.bot_priest < (len(BOT_PRIESTS) if tiles else 0):
        return "Teotibot has a priest tile that it cannot have."
    return None


def _markers(game: Teotihuacan, player: Player) -> str | None:
    components = game.components
    if any(not 0 <= step < len(steps) for step, steps in zip(player.temples, components.steps, strict=True)):
        return f"Seat {player.seat} stands on a temple step that does not exist."
    if any(player.temples[game.rulings.temples :]):
        return f"Seat {player.seat} stands on a temple that is not in this game."
    if not 0 <= player.avenue <= components.avenue_top or not 0 <= player.track <= components.track_top:
        return f"Seat {player.seat} stands on a step of the Avenue or the pyramid track that does not exist."
    return None
