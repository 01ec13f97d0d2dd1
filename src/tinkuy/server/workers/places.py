"""Where bots think: quick ones and dear ones apart, and never all places for the bots of one visitor."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from tinkuy.bots import bot_level
from tinkuy.server.workers.slot import Slot

QUICK = 0.3  # seconds of computing for an answer; a bot that needs more is dear
UNKNOWN = 0.003  # seconds per level, of a bot that was never seen: about those of mcts
DEAR_PLACES = 2
NICE = "5"  # people's questions first
DEAR_NICE = "15"


class Lane:
    """Places for bots that cost alike. The system shares the machine among the places, each place shares itself."""

    def __init__(self, places: int, arguments: list[str]) -> None:
        self.slots = [Slot(arguments) for _ in range(places)]
        self.turns: list[Counter[str]] = [Counter() for _ in range(places)]  # under way, by visitor

    @contextmanager
    def place(self, visitor: str) -> Iterator[Slot]:
        """For a whole turn: the bot is kept there from answer to answer."""
        number = self._number(visitor)
        turns = self.turns[number]
        turns[visitor] += 1
        try:
            yield self.slots[number]
        finally:
            turns[visitor] -= 1
            if not turns[visitor]:
                del turns[visitor]

    def _number(self, visitor: str) -> int:
        """Where the fewest others are; one place is always left to them."""
        numbers = [number for number, turns in enumerate(self.turns) if visitor in turns]
        if not numbers or len(numbers) < len(self.slots) - 1:
            numbers = list(range(len(self.slots)))
        return min(numbers, key=lambda number: (len(self.turns[number].keys() - {visitor}), self._under_way(number)))

    def _under_way(self, number: int) -> int:
        return self.turns[number].total()

    async def close(self) -> None:
        await asyncio.gather(*(slot.close() for slot in self.slots))


class Places:
    """`workers` places for quick bots and one more, two for dear ones; a process is started when it is needed."""

    def __init__(self, workers: int, arguments: list[str]) -> None:
        self.quick = Lane(max(1, workers) + 1, [NICE, *arguments])
        self.dear = Lane(DEAR_PLACES, [DEAR_NICE, *arguments])
        self.costs: dict[tuple[str, str], float] = {}  # by game and bot: seconds per level

    def lane(self, game: str, bot: str) -> Lane:
        kind, level = _kind_and_level(bot)
        cost = self.costs.get((game, kind), UNKNOWN) * level
        return self.quick if cost <= QUICK else self.dear

    def learn(self, game: str, bot: str, seconds: float) -> None:
        """An answer took so long. The estimate rises quickly and falls slowly, but one answer alone tells little:

        the first of a new process takes many times as long as the others.
        """
        kind, level = _kind_and_level(bot)
        now = seconds / level
        before = self.costs.get((game, kind), UNKNOWN)
        self.costs[game, kind] = before + (now - before) * (0.2 if now > before else 0.05)

    async def close(self) -> None:
        await asyncio.gather(self.quick.close(), self.dear.close())


def _kind_and_level(bot: str) -> tuple[str, int]:
    """One without a level has a kind of its own, since its level is known only to itself; so has a time."""
    kind = bot.partition(":")[0]
    unit, level = bot_level(bot)
    return (f"{kind} {unit}", level) if level else (kind, 1)
