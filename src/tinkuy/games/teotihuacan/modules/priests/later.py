"""Starting tiles that are gained one after the other (TE-20.15, TE-20.40 to TE-20.42)."""

from __future__ import annotations

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.games.teotihuacan import start
from tinkuy.games.teotihuacan.state import NOBODY_MOVED, Player, Teotihuacan
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import STARTING
from tinkuy.games.teotihuacan.vocabulary import G_DISCOVERY


def set_aside(me: Player) -> None:
    """TE-20.15: every dealt tile waits for its time."""
    me.waiting = me.kept + me.dealt.cards
    me.waiting_beside = me.beside + me.promised.cards
    me.kept, me.beside = [], []
    me.dealt.cards = []
    me.promised.cards = []


def take(game: Teotihuacan, me: Player, tile: int) -> None:
    """The tile is kept, with the Discovery tile that waits with it."""
    marked = [each for each in me.waiting if game.components.starting[each].gain[G_DISCOVERY]]
    if tile in marked and marked.index(tile) < len(me.waiting_beside):  # in a guessed deal there may be none
        me.beside.append(me.waiting_beside.pop(marked.index(tile)))
    me.waiting.remove(tile)
    me.kept.append(tile)
    if game.told is not None:
        game.tell(told.KEPT, [me.seat, tile])


def ask_tile(game: Teotihuacan, me: Player) -> Rules[int]:
    """Which of the waiting tiles comes next."""
    tiles = sorted(me.waiting)
    return tiles[0] if len(tiles) == 1 else (yield Ask(me.seat, STARTING, tiles))


def starting_blocked(game: Teotihuacan, me: Player, tile: int) -> Blocked | None:
    return None if tile in me.waiting else refusals.NOT_WAITING


def gain_waiting(game: Teotihuacan, me: Player) -> Rules[None]:
    """TE-20.15, TE-20.41, A-45: the next tile, after an eclipse."""
    game.moved = NOBODY_MOVED
    tile = yield from ask_tile(game, me)
    take(game, me, tile)
    yield from start.gain_tiles(game, me, game.components.starting[tile].gain)
