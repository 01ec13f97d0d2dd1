"""Players of the conformance suite. They differ so that shallow and deep states both occur."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from tinkuy.core.chance import Chance
from tinkuy.core.questions import Ask
from tinkuy.core.table import Table

Chooser = Callable[[Table, Ask], int]


def aimless(seed: int) -> Chooser:
    """Any option."""
    chance = Chance.from_seed(seed)

    def choose(table: Table, ask: Ask) -> int:
        return ask.options[chance.below(len(ask.options))]

    return choose


def curious(seed: int) -> Chooser:
    """Mostly the option it has chosen least often in this game, so that rare things happen."""
    chance = Chance.from_seed(seed)
    chosen: Counter[tuple[int, int]] = Counter()

    def choose(table: Table, ask: Ask) -> int:
        ranked = sorted(ask.options, key=lambda option: (chosen[ask.kind, option], chance.below(1 << 30)))
        option = ranked[0] if chance.below(4) else ask.options[chance.below(len(ask.options))]
        chosen[ask.kind, option] += 1
        return option

    return choose


def stubborn(seed: int) -> Chooser:
    """Each seat has a taste of its own for the whole game: takes every kind of thing to its extreme."""
    chance = Chance.from_seed(seed)
    taste: dict[tuple[int, int, int], int] = {}

    def choose(table: Table, ask: Ask) -> int:
        if chance.below(6) == 0:
            return ask.options[chance.below(len(ask.options))]
        for option in ask.options:
            taste.setdefault((ask.seat, ask.kind, option), chance.below(1 << 30))
        return max(ask.options, key=lambda option: taste[ask.seat, ask.kind, option])

    return choose


def keen(seed: int, tries: int = 3) -> Chooser:
    """The option whose turn, finished at random a few times, ends best by the game's own evaluation."""
    chance = Chance.from_seed(seed)

    def finish(table: Table, ask: Ask, option: int) -> float:
        fork = table.fork()
        rules = fork.rules
        fork.send_for(ask.seat, option)
        while fork.rules is rules and not fork.over:
            fork.apply(fork.ask.options[chance.below(len(fork.ask.options))])
        return table.game.evaluate(fork.state, ask.seat)

    def choose(table: Table, ask: Ask) -> int:
        if len(ask.options) == 1 or chance.below(12) == 0:
            return ask.options[chance.below(len(ask.options))]
        return max(ask.options, key=lambda option: max(finish(table, ask, option) for _ in range(tries)))

    return choose


def walk(table: Table, choose: Chooser, seed: int = 0) -> Iterator[tuple[int, int]]:
    """Before each answer, who gives it and which; simultaneous choices are answered in any order."""
    order = Chance.from_seed(f"order {seed}")
    while not table.over:
        asks = table.asks()
        ask = asks[order.below(len(asks))]
        option = choose(table, ask)
        yield ask.seat, option
        table.answer(ask.seat, option)


def play(table: Table, choose: Chooser, seed: int = 0) -> Table:
    """To the end of the game."""
    for _ in walk(table, choose, seed):
        pass
    return table


CHOOSERS: tuple[Callable[[int], Chooser], ...] = (aimless, curious, stubborn)  # the quick ones
