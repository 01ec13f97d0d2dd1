"""Pilgrimages (IN-13.20 to IN-13.24): points instead of an action."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.inca_empire import actions
from tinkuy.games.inca_empire.components import ECLIPSE, PILGRIMAGE
from tinkuy.games.inca_empire.scoring import score
from tinkuy.games.inca_empire.state import FROM_PILGRIMAGES, IncaEmpire, Player
from tinkuy.games.inca_empire.told import events as told
from tinkuy.games.inca_empire.told import kinds, refusals


def pilgrimage_card_blocked(game: IncaEmpire, me: Player, card: int) -> Blocked | None:
    """IN-13.20 to IN-13.22: an open card at the own stripe, and a temple of it in the network."""
    components = game.components
    if components.event_effects[card] != PILGRIMAGE or not _lies_open(game, me, card):
        return refusals.NO_PILGRIMAGE
    reached = me.reach & game.temples
    if any(reached >> point & 1 for point in components.events[card].temples):
        return None
    return refusals.NO_FITTING_TEMPLE


def _lies_open(game: IncaEmpire, me: Player, card: int) -> bool:
    for open_card, sector in zip(game.sun.cards, game.sun_sectors, strict=True):
        if open_card == card and me.start in game.components.sectors[sector]:
            return True
    return False


def pilgrimage_cards(game: IncaEmpire, me: Player) -> list[int]:
    effects = game.components.event_effects
    found = sorted({card for card in game.sun.cards if effects[card] == PILGRIMAGE})
    return [card for card in found if pilgrimage_card_blocked(game, me, card) is None]


def give_up_blocked(game: IncaEmpire, me: Player, action: int) -> Blocked | None:
    """IN-13.31, IN-13.34: only an action in which nothing was built."""
    if action == kinds.G_ROADS:
        return refusals.SOMETHING_BUILT if game.roads_built else None
    return refusals.SOMETHING_BUILT if game.done & actions.CONSTRUCTED else None


def pilgrimage_blocked(game: IncaEmpire, me: Player) -> Blocked | None:
    """IN-13.19, IN-13.20, IN-13.23."""
    if game.done & actions.PILGRIM:
        return refusals.ONE_PILGRIMAGE
    if not me.effects[PILGRIMAGE]:
        return refusals.NO_PILGRIMAGE
    if me.effects[ECLIPSE] and game.done & actions.TEMPLE_BUILT:
        return refusals.ECLIPSE_PILGRIM
    if not pilgrimage_cards(game, me):
        return refusals.NO_FITTING_TEMPLE
    if all(give_up_blocked(game, me, action) is not None for action in (kinds.G_ROADS, kinds.G_CONSTRUCTION)):
        return refusals.SOMETHING_BUILT
    return None


def make_pilgrimage(game: IncaEmpire, me: Player) -> Rules[None]:
    """IN-13.20, IN-13.33: which card, and which action is given up for it."""
    card = yield Ask(me.seat, kinds.PILGRIMAGE, pilgrimage_cards(game, me))
    both = (kinds.G_ROADS, kinds.G_CONSTRUCTION)
    action = yield Ask(me.seat, kinds.GIVE_UP, [action for action in both if give_up_blocked(game, me, action) is None])
    game.done |= actions.PILGRIM
    if action == kinds.G_ROADS:
        game.done |= actions.ROADS_OVER | actions.ROADS_GIVEN_UP
        if game.done & actions.CONSTRUCTED:
            game.done |= actions.CONSTRUCTION_OVER
    else:
        game.done |= actions.CONSTRUCTION_OVER | actions.CONSTRUCTION_GIVEN_UP
    if game.told is not None:
        game.tell(told.PILGRIMAGE, [me.seat, card])
    score(game, me, FROM_PILGRIMAGES, game.components.events[card].vp)
