"""Tapestries: placing a weave and trading the seams (TA-8.16 to TA-8.21, TA-8.32)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from tinkuy.core.questions import Ask, Blocked, Rules
from tinkuy.core.zones import EMPTY
from tinkuy.games.tawantinsuyu import rewards
from tinkuy.games.tawantinsuyu.rewards_data import R_VP
from tinkuy.games.tawantinsuyu.state import FROM_SEAMS, Player, Tawantinsuyu, owns
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.games.tawantinsuyu.told import refusals
from tinkuy.games.tawantinsuyu.told.kinds import SEAM, WEAVE_END

NEW_ENDS: Final = 2  # a new tapestry, as printed or turned; then four ends of each tapestry


def tapestries_of(me: Player) -> list[list[int]]:
    """The flat list cut at its gaps."""
    found: list[list[int]] = []
    row: list[int] = []
    for tile in me.tapestries:
        if tile == EMPTY:
            found.append(row)
            row = []
        else:
            row.append(tile)
    if row:
        found.append(row)
    return found


def set_tapestries(me: Player, rows: list[list[int]]) -> None:
    flat: list[int] = []
    for row in rows:
        if flat:
            flat.append(EMPTY)
        flat += row
    me.tapestries = flat


def pattern(game: Tawantinsuyu, tile: int) -> int:
    return game.components.weaves[tile % len(game.components.weaves)].pattern


def edge(game: Tawantinsuyu, tile: int, left: bool) -> int:
    """An end of a tile; turned tiles count behind the others (A14)."""
    weave = game.components.weaves[tile % len(game.components.weaves)]
    turned = tile >= len(game.components.weaves)
    return weave.left if left != turned else weave.right


def fits(game: Tawantinsuyu, row: list[int], tile: int) -> bool:
    """TA-8.17: no pattern twice."""
    return pattern(game, tile) not in [pattern(game, other) for other in row]


def weave_end_blocked(game: Tawantinsuyu, me: Player, option: int) -> Blocked | None:
    """TA-8.16, TA-8.17: an own tapestry without the tile's pattern, or a new one; A14: turned by that ruling only."""
    tile = game.about[1]
    if option >= NEW_ENDS:
        rows = tapestries_of(me)
        index = (option - NEW_ENDS) // 4
        if index >= len(rows):
            return refusals.NO_SUCH_TAPESTRY
        if not fits(game, rows[index], tile):
            return refusals.PATTERN_TWICE
    turned = option == 1 if option < NEW_ENDS else (option - NEW_ENDS) % 4 >= 2
    return refusals.NOT_TURNED if turned and not game.rulings.rotatable else None


def place_weave(game: Tawantinsuyu, me: Player, tile: int) -> Rules[None]:
    """TA-8.16, TA-8.18, TA-8.19: a kept tile at an end of a tapestry, or as a new one."""
    rows = tapestries_of(me)
    game.about = [WEAVE_END, tile]
    domain = range(NEW_ENDS + 4 * len(rows))
    options = [option for option in domain if weave_end_blocked(game, me, option) is None]
    chosen = options[0] if len(options) == 1 else (yield Ask(me.seat, WEAVE_END, options))
    flip = len(game.components.weaves)
    if chosen < NEW_ENDS:
        rows.append([tile + (flip if chosen == 1 else 0)])
        seam = EMPTY
    else:
        index, end = divmod(chosen - NEW_ENDS, 4)
        piece = tile + (flip if end >= 2 else 0)
        row = rows[index]
        if end % 2 == 0:
            row.insert(0, piece)
            seam = matching(game, row[0], row[1])
        else:
            row.append(piece)
            seam = matching(game, row[-2], row[-1])
    game.weave_kept.cards.remove(tile)
    set_tapestries(me, rows)
    if game.told is not None:
        game.tell(told.WEAVE_PLACED, [me.seat, tile])
    if seam != EMPTY and owns(game, me, 4):  # TA-16.4, TA-16.23
        yield from pay_seam(game, me, seam)


def matching(game: Tawantinsuyu, left: int, right: int) -> int:
    """The symbol that both sides of a seam show, or EMPTY."""
    one, other = edge(game, left, left=False), edge(game, right, left=True)
    return one if one == other else EMPTY


def seams(game: Tawantinsuyu, me: Player) -> list[int]:
    found: list[int] = []
    for row in tapestries_of(me):
        for left, right in pairwise(row):
            seam = matching(game, left, right)
            if seam != EMPTY:
                found.append(seam)
    return found


def pay_seam(game: Tawantinsuyu, me: Player, seam: int) -> Rules[None]:
    if game.told is not None:
        game.tell(told.SEAM_PAID, [me.seat, seam])
    yield from rewards.receive(game, me, game.components.edges[seam], FROM_SEAMS)


def trade_vp(game: Tawantinsuyu, me: Player) -> int:
    """The points among the rewards of all matching seams."""
    return sum(reward.n for seam in seams(game, me) for reward in game.components.edges[seam] if reward.kind == R_VP)


def seam_blocked(game: Tawantinsuyu, me: Player, seam: int) -> Blocked | None:
    """TA-8.20, TA-8.32."""
    return None if seam in game.about[1:] else refusals.SEAM_NOT_DUE


def trade(game: Tawantinsuyu, me: Player) -> Rules[None]:
    """TA-8.20, TA-8.32: every matching seam pays once, in the order the player likes."""
    due = seams(game, me)
    while due:
        game.about = [SEAM, *due]
        options = sorted(set(due))
        seam = options[0] if len(options) == 1 else (yield Ask(me.seat, SEAM, options))
        due.remove(seam)
        yield from pay_seam(game, me, seam)
