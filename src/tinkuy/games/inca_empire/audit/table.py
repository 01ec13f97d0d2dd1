"""What must hold in every state: nothing appears, nothing gets lost, nothing leaves its range."""

from __future__ import annotations

from collections import Counter

from tinkuy.core.zones import EMPTY
from tinkuy.games.inca_empire.audit.map import audit_map
from tinkuy.games.inca_empire.state import FREE, SOURCES, IncaEmpire, Player
from tinkuy.games.inca_empire.track import PEOPLE, SUN

MOST_LABOUR = 9999


def audit(game: IncaEmpire) -> str | None:
    """The first thing that is wrong, as a sentence, or None."""
    return (
        _turns(game)
        or _players(game)
        or _ranking(game)
        or audit_map(game)
        or _cards(game)
        or _tiles(game)
        or _tokens(game)
    )


def _turns(game: IncaEmpire) -> str | None:
    seats, phases = len(game.players), game.track.phases
    if not 0 <= game.phase <= len(phases):
        return "The black figure stands beside the track."
    phase = phases[game.phase] if game.phase < len(phases) else FREE
    most = seats - 1 if phase == SUN else seats if phase == PEOPLE else 0
    if not 0 <= game.turns <= most:
        return "More players have had their turn than this phase knows."
    everybody = list(range(seats))
    if sorted(game.order) != everybody or sorted(game.ranking) != everybody:
        return "Turn order and ranking must name every seat once."
    return None


def _players(game: IncaEmpire) -> str | None:
    for seat, player in enumerate(game.players):
        if player.seat != seat:
            return f"The area of seat {seat} says that it belongs to seat {player.seat}."
        if not 0 <= player.labour <= MOST_LABOUR:
            return f"Seat {seat} cannot have {player.labour} labour."
        if len(player.points) != len(SOURCES) or not all(0 <= vp <= MOST_LABOUR for vp in player.points):
            return f"Seat {seat} needs points of every source, none below 0."
        wrong = _placed(game, player)
        if wrong is not None:
            return wrong
    if sorted(player.start for player in game.players) != game.side.starts:
        return "Every cost card of this side must be with one player."
    sectors = [player.sector for player in game.players if player.sector != FREE]
    return None if len(set(sectors)) == len(sectors) else "A sector has two new cards."


def _placed(game: IncaEmpire, me: Player) -> str | None:
    """IN-7.4, IN-7.5, IN-7.8: who has had the turn in a Sun phase has a card on the Sun board, nobody else."""
    sun = game.phase < len(game.track.phases) and game.track.phases[game.phase] == SUN
    turn = game.order.index(me.seat)
    known = me.sector == FREE or me.sector in game.components.sectors_of[len(game.players)]
    if not known or len(me.placed.cards) > 1 or len(me.hand.cards) > game.components.hand_size:
        return f"Seat {me.seat} has too many cards, or one in a sector that does not exist."
    if not sun or turn > game.turns:
        clean = not me.placed.cards and me.sector == FREE
    elif turn < game.turns:
        clean = len(me.placed.cards) == (1 if me.sector != FREE else 0)
    else:
        clean = bool(me.placed.cards) or me.sector == FREE
    return None if clean else f"The new card of seat {me.seat} does not fit the turn."


def _ranking(game: IncaEmpire) -> str | None:
    """IN-5.3."""
    scores = [sum(game.players[seat].points) for seat in game.ranking]
    return None if scores == sorted(scores, reverse=True) else "The ranking does not follow the points."


def _cards(game: IncaEmpire) -> str | None:
    components, seats = game.components, len(game.players)
    if len(game.sun_sectors) != len(game.sun.cards) or not set(game.sun_sectors) <= set(components.sectors_of[seats]):
        return "Every open event card needs a sector of this side."
    cards = Counter(game.deck.cards + game.discard.cards + game.sun.cards)
    for player in game.players:
        cards.update(player.hand.cards + player.placed.cards)
    wanted = components.card_counts(seats, game.rulings.early_fall)
    return None if cards == Counter(dict(_counted(wanted))) else "The event cards are not all there."


def _tiles(game: IncaEmpire) -> str | None:
    """IN-1.9, IN-2.6: one on each province that is no start province, face up or face down."""
    side, face = game.side, game.face.cards
    provinces = set(side.wild_provinces)
    if len(face) != len(game.conqueror) or len(game.covered) != len(game.hidden.cards):
        return "Every province has one place for a tile."
    shown = [province for province, tile in enumerate(face) if tile != EMPTY]
    if sorted(shown + game.covered) != sorted(provinces):
        return "Every province but the start provinces needs one tile."
    tiles = Counter([face[province] for province in shown] + game.hidden.cards + game.box.cards)
    if tiles != Counter(dict(_counted(game.components.tile_counts(len(game.players))))):
        return "The culture tiles are not all there."
    return None


def _counted(counts: list[int]) -> list[tuple[int, int]]:
    return [(thing, n) for thing, n in enumerate(counts) if n]


def _tokens(game: IncaEmpire) -> str | None:
    """IN-14.1 to IN-14.3."""
    components = game.components
    arrivals, ordinary = components.arrival_tokens, components.invasion_tokens - components.arrival_tokens
    wanted = {1: arrivals, 0: ordinary} if game.rulings.pizarro else {}
    if Counter(game.tokens.cards + game.turned.cards) != Counter(wanted):
        return "The invasion tokens are not all there."
    last = game.track.era[-1]
    begun = sum(
        1
        for here in range(min(game.phase, len(game.track.phases)))
        if game.track.phases[here] == PEOPLE and game.track.era[here] == last
    )
    fell = 1 in game.turned.cards
    if game.rulings.pizarro and not (len(game.turned.cards) == begun or (fell and game.phase >= game.track.last_sapa)):
        return "As many invasion tokens are turned up as People phases of the last era are over."
    if fell and (1 in game.turned.cards[:-1] or game.phase < game.track.last_sapa):
        return "The game ends when the arrival token is turned up."
    return None
