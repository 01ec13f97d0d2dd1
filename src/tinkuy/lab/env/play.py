"""A game that can be copied at any question, and dealt anew as far as a seat cannot know it."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from tinkuy.core.chance import Chance
from tinkuy.core.data import SPECTATOR
from tinkuy.core.position import load_position, position
from tinkuy.core.table import Table
from tinkuy.lab.env.arena import Arena


class Play:
    """A table, and by seat a digest of all that the seat has seen and done on the way here."""

    def __init__(self, arena: Arena, table: Table, past: list[bytes]) -> None:
        self.arena = arena
        self.table = table
        self.past = past
        # Of the turn in which it was dealt anew: from which table, for whose eyes, as which world. Such a turn was
        # begun in the real world, so a copy of it is made from there; later turns are copied as any other.
        self.origin: tuple[Table, int, int] | None = None
        self.since: list[tuple[int, int]] = []

    def answer(self, action: int) -> None:
        table, seat = self.table, self.table.ask.seat
        option = self.arena.option(table, seat, action)
        self._note(seat, action)
        begun = table.begun
        table.send_for(seat, option)
        self.since.append((seat, option))
        if table.begun != begun:
            self.origin, self.since = None, []

    def _note(self, seat: int, action: int) -> None:
        table = self.table
        seen = self.arena.observe(table, seat).tobytes()
        secret = table.together is not None or table.game.kinds[table.ask.kind].secret
        for player, past in enumerate(self.past):
            if player == seat or not secret:
                done = past + (seen if player == seat else b"") + f" {seat} {action}".encode()
                self.past[player] = blake2b(done, digest_size=12).digest()

    def information(self, seat: int) -> str:
        """All that the seat knows: its past, and what it sees now."""
        return f"{self.past[seat].hex()} {self.sight(seat)}"

    def sight(self, seat: int) -> str:
        return " ".join(map(str, self.arena.observe(self.table, seat).tolist()))

    def copy(self) -> Play:
        if self.origin is not None:
            table, seat, world = self.origin
            copy = dealt_anew(table, seat, world)
            given = self.since
        else:
            copy = self.table.copy_of_turn_start()
            given = [(seat, option) for seat, _, option in self.table.answers]
        for seat, option in given:
            copy.send_for(seat, option)
        play = Play(self.arena, copy, self.past[:])
        play.origin, play.since = self.origin, self.since[:]
        return play

    def __deepcopy__(self, memo: dict[int, Any]) -> Play:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        table, seat, world = self.origin or (self.table, SPECTATOR, 0)
        return _restored, (self.arena, position(table), seat, world, self.since, self.past)

    def resample(self, seat: int, world: int) -> Play:
        """In another world that the seat cannot tell from this one; the same number makes the same world."""
        source = self if self.origin is None else self.copy()
        play = Play(self.arena, dealt_anew(source.table, seat, world), self.past[:])
        play.origin = (source.table, seat, world)
        return play


def _restored(
    arena: Arena, data: dict[str, Any], seat: int, world: int, since: list[tuple[int, int]], past: list[bytes]
) -> Play:
    table = load_position(data, lambda _: arena.game)
    table.state.told = None
    play = Play(arena, table, past)
    if seat == SPECTATOR:
        play.since = since
        return play
    play.origin, play.since = (table, seat, world), since
    return play.copy()


def dealt_anew(table: Table, seat: int, world: int) -> Table:
    """A fork that remembers its turn as the seat does; who has chosen in secret has chosen something there, too."""
    chance = Chance.from_seed(world)
    fork = table.fork(seat, chance)
    if fork.over:
        return fork
    fork.discreet = table.discreet
    if table.together is not None:
        waiting = [ask.seat for ask in table.asks()]
        for ask in fork.asks():
            while ask.seat not in waiting and (asked := fork.asked(ask.seat)) is not None:
                fork.send_for(ask.seat, asked.options[chance.below(len(asked.options))])
    own = [answer for index, answer in enumerate(table.answers) if index < table.opened or answer[0] == seat]
    fork.answers = table.answers[:] if table.together is None else own
    fork.opened, fork.turns = table.opened, table.turns[:]
    fork.options, fork.seed = table.options, table.seed
    fork.remember()
    return fork
