"""The order of phases and turns (IN-4), and the end of the game (IN-12, IN-14.1 to IN-14.3)."""

from __future__ import annotations

from tinkuy.core.questions import END, Rules
from tinkuy.games.inca_empire.inca_phase import hold_inca_phase
from tinkuy.games.inca_empire.people_phase import take_turn
from tinkuy.games.inca_empire.sapa_inca import hold_sapa_inca
from tinkuy.games.inca_empire.state import IncaEmpire
from tinkuy.games.inca_empire.sun_phase import deal_order, place_card
from tinkuy.games.inca_empire.survey import survey
from tinkuy.games.inca_empire.told import events as told
from tinkuy.games.inca_empire.track import INCA, PEOPLE, SUN


def next_turn(game: IncaEmpire) -> Rules[None] | None:
    """IN-4.2, IN-4.3: what the marker stands on; None when the track is at its end."""
    if game.acting:
        return take_turn(game, game.players[game.order[game.turns]])
    if not game.surveyed:
        survey(game)
    phases = game.track.phases
    while game.phase < len(phases):
        phase = phases[game.phase]
        if game.turns == 0 and game.told is not None:
            announce(game, phase)
        if phase == PEOPLE:
            if game.turns < len(game.players):
                return take_turn(game, game.players[game.order[game.turns]])
            end_people_phase(game)
            return nothing_to_decide()
        if phase == SUN:
            if game.turns == 0:
                deal_order(game)
            return place_card(game, game.players[game.order[game.turns]])
        if phase == INCA:
            hold_inca_phase(game)
        else:
            hold_sapa_inca(game)
            if game.phase == game.track.last_sapa and game.told is not None:
                game.tell(told.GAME_ENDED, [])
        game.phase += 1
        return nothing_to_decide()
    return None


def nothing_to_decide() -> Rules[None]:
    """A phase without questions is over as soon as it comes."""
    yield END


def announce(game: IncaEmpire, phase: int) -> None:
    track, here = game.track, game.phase
    if here == 0 or track.round[here] != track.round[here - 1]:
        game.tell(told.ROUND_BEGAN, [track.round[here] + 1, track.era[here]])
    game.tell(told.PHASE_BEGAN, [phase])


def end_people_phase(game: IncaEmpire) -> None:
    """IN-14.2, IN-14.3: in the last era with Pizarro's Arrival a token is turned up."""
    game.turns = 0
    track, here = game.track, game.phase
    game.phase += 1
    if game.tokens.cards and track.era[here] == track.era[-1]:
        token = game.tokens.draw()
        game.turned.cards.append(token)
        if game.told is not None:
            game.tell(told.TOKEN_TURNED, [token])
        if token:
            game.phase = track.last_sapa
