"""Starting tiles that are gained one after the other (TE-20.15, TE-20.40 to TE-20.42)."""

from __future__ import annotations

from tinkuy.core.questions import CONFIRM, Ask, Blocked, Rules
from tinkuy.games.teotihuacan import start
from tinkuy.games.teotihuacan.state import NOBODY_MOVED, Player, Teotihuacan, without
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


def open_tile(game: Teotihuacan, me: Player, tile: int) -> None:
    """Its time has come, and that of the Discovery tile that waits with it."""
    marked = [each for each in me.waiting if game.components.starting[each].gain[G_DISCOVERY]]
    if tile in marked and marked.index(tile) < len(me.waiting_beside):  # in a guessed deal there may be none
        waiting = me.waiting_beside.copy()
        me.beside = [*me.beside, waiting.pop(marked.index(tile))]
        me.waiting_beside = waiting
    if game.told is not None:
        game.tell(told.KEPT, [me.seat, tile])


def keep(me: Player, tile: int) -> None:
    me.waiting = without(me.waiting, tile)
    me.kept = [*me.kept, tile]


def ask_tile(game: Teotihuacan, me: Player) -> Rules[int]:
    """Which of the waiting tiles comes next; it waits until what it gives is confirmed."""
    tiles = [tile for tile in sorted(me.waiting) if starting_blocked(game, me, tile) is None]
    return tiles[0] if len(tiles) == 1 else (yield Ask(me.seat, STARTING, tiles))


def starting_blocked(game: Teotihuacan, me: Player, tile: int) -> Blocked | None:
    if tile not in me.waiting:
        return refusals.NOT_WAITING
    return refusals.KEPT_ALREADY if tile in game.chosen[me.seat] else None


def name_tiles(game: Teotihuacan, me: Player) -> Rules[None]:
    """TE-20.40: the two that come first."""
    game.chosen = [[] for _ in game.players]
    for _ in range(start.KEPT):
        game.chosen[me.seat].append((yield from ask_tile(game, me)))
    yield Ask(me.seat, CONFIRM, [0])
    for tile in game.chosen[me.seat]:
        open_tile(game, me, tile)
        keep(me, tile)


def gain_waiting(game: Teotihuacan, me: Player) -> Rules[None]:
    """TE-20.15, TE-20.41, A-45: the next tile, after an eclipse."""
    game.chosen = [[] for _ in game.players]
    game.moved = NOBODY_MOVED
    tile = yield from ask_tile(game, me)
    open_tile(game, me, tile)
    yield from start.gain_tiles(game, me, game.components.starting[tile].gain)
    yield Ask(me.seat, CONFIRM, [0])
    keep(me, tile)
