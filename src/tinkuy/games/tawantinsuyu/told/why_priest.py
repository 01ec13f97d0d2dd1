"""Why a thing is not among the options of the high priest's actions (TA-9)."""

from __future__ import annotations

from tinkuy.core.questions import Blocked
from tinkuy.games.tawantinsuyu import conquest, priest, temple
from tinkuy.games.tawantinsuyu.components import GOLD
from tinkuy.games.tawantinsuyu.resources import NOTHING, payable
from tinkuy.games.tawantinsuyu.state import Player, Tawantinsuyu
from tinkuy.games.tawantinsuyu.told import kinds, refusals
from tinkuy.games.tawantinsuyu.workers import active_seat


def why_not(game: Tawantinsuyu, me: Player, kind: int, option: int) -> Blocked | None:
    """The reason and its clause, or None when no rule forbids it by itself."""
    leading = active_seat(game) == me.seat
    if kind == kinds.INSTEAD:
        return None if leading else refusals.GOLD_FOR_ACTIVE
    if kind == kinds.WORSHIP:
        return _worship(game, me, option)
    if kind == kinds.OFFER:
        return _offer(game, me, option, leading)
    if kind == kinds.REFRESH:
        return _refresh(game, me, option, leading)
    if kind == kinds.PRODUCE and option < game.components.first_passive:
        return refusals.FACE_DOWN if option in me.production else refusals.NOT_YOURS
    if kind == kinds.CASUALTY:
        return _casualty(game, option)
    if kind == kinds.PLAY_ARMY and option < len(game.components.army):
        return refusals.ARMY_TOO_DEAR if option in me.army_hand.cards else refusals.NOT_YOURS
    if kind == kinds.CONQUER and option < len(game.conquest):
        return conquest.marker_blocked(game, me, option)
    if kind == kinds.SOLDIERS:
        return refusals.SOLDIERS_DO_NOT_FIT
    if kind == kinds.PAY_TEMPLE and option == kinds.YES:
        if temple.at_top(game, me):
            return refusals.TEMPLE_TOP
        return refusals.NO_GOLD if me.resources[GOLD] == 0 else None
    return None


def _worship(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    size, symbol = divmod(option, len(game.components.symbols))
    if size > 1:
        return None
    if temple.at_top(game, me):
        return refusals.TEMPLE_TOP
    held = me.large if size == 1 else me.small
    return refusals.NO_OWN_STATUE if held[symbol] == 0 else refusals.ONE_OF_EACH_SIZE


def _offer(game: Tawantinsuyu, me: Player, option: int, leading: bool) -> Blocked | None:
    steps = option + 1
    if steps > priest.MOST_STEPS:
        return None
    if not leading and steps > 1:
        return refusals.FOLLOW_ONE_STEP
    if steps > temple.steps_left(game, me):
        return refusals.TEMPLE_TOP
    price = priest.OFFER_CORN * steps if leading else priest.FOLLOW_CORN
    if payable(me, priest.corn_price(price), 0):
        return None
    return refusals.OFFER_TOO_DEAR if leading else refusals.FOLLOW_TOO_DEAR


def _refresh(game: Tawantinsuyu, me: Player, option: int, leading: bool) -> Blocked | None:
    card = option - game.components.first_passive
    if card >= len(game.components.army):
        return None
    if option not in me.production and card not in me.army_up + me.army_down:
        return refusals.NOT_YOURS
    if card in me.army_up or (card < 0 and me.production_up[me.production.index(option)]):
        return refusals.ALREADY_FACE_UP
    if leading and not payable(me, NOTHING, 1):
        return refusals.REFRESH_TOO_DEAR
    if not leading and not payable(me, priest.corn_price(1), 0):
        return refusals.FOLLOW_REFRESH_TOO_DEAR
    return refusals.REFRESH_PRODUCTION_ONLY if card >= 0 else None


def _casualty(game: Tawantinsuyu, option: int) -> Blocked | None:
    if option in (kinds.POTATO_END, kinds.CORN_END):
        return None if game.village else refusals.VILLAGE_EMPTY
    if game.village:
        return refusals.VILLAGE_FIRST
    return refusals.NO_NOMAD if game.nomads[option - 2] == 0 else None
