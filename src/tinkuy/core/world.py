"""A world for search: what a seat cannot see is dealt anew once, then it is forked as often as needed.

Every turn of it has dice of its own. Else a line that draws once more than another would see other dice ever after, and
who compares many lines would keep the luckiest one.
"""

from __future__ import annotations

from tinkuy.core.chance import Chance
from tinkuy.core.questions import Ask
from tinkuy.core.table import Table
from tinkuy.core.zones import redraw


class World:
    """All forks of it are of the same deal, so that lines of play can be compared."""

    __slots__ = ("chance", "dealt", "seat", "table")

    def __init__(self, table: Table, seat: int, chance: Chance) -> None:
        self.table = table
        self.seat = seat
        self.chance = chance.copy()
        self.dealt = _dealt(table, seat, chance.copy())

    def fork(self) -> Table:
        if self.dealt is not None:
            return self.dealt.fork()
        fork = self.table.fork(self.seat, self.chance.copy())
        fork.dice = fork.state.chance.value
        return fork


def _dealt(table: Table, seat: int, chance: Chance) -> Table | None:
    """A table of its own in this world; only where a turn or its part has just begun.

    Later the answers given so far would have to be replayed, and they were given in the real world.
    """
    if table.over or table.together is not None or len(table.answers) > table.marked:
        return None
    state = table.mark.copy()
    state.told = None
    redraw(state.zones(), seat, chance)
    value = state.chance.value = chance.below(1 << 62)
    world = Table(table.game, state, table.seats)
    world.discreet = False
    world.begin()
    world.dice = value - world.begun
    return world if not world.over and _same(world.ask, table.ask) else None


def _same(one: Ask, other: Ask) -> bool:
    """What begins a turn may draw something: then the question itself is of the real world."""
    return one.seat == other.seat and one.kind == other.kind and one.options == other.options
