"""The track of eras, columns and phases (IN-4), as data."""

from __future__ import annotations

import itertools
from typing import Final

from tinkuy.core.components import Reader
from tinkuy.core.errors import Refused

PHASES = ["inca", "sun", "people", "sapa_inca"]
INCA: Final = 0
SUN: Final = 1
PEOPLE: Final = 2
SAPA_INCA: Final = 3


class Help:
    """IN-6.6 to IN-6.8: which rank gives which how much; ranks count from 0, -1 is the last."""

    __slots__ = ("giver", "labour", "players", "receiver")

    def __init__(self, entry: Reader) -> None:
        self.giver = entry.number("from_rank", least=1) - 1
        self.receiver = -1 if entry.value("to_rank") == "last" else entry.number("to_rank", least=1) - 1
        self.labour = entry.number("labour")
        self.players = entry.numbers("players")
        if any(max(self.giver, self.receiver) >= count for count in self.players):
            raise Refused(f"Table '{entry.where}': somebody helps a rank that does not exist with so many players.")


class Era:
    __slots__ = ("columns", "help", "kept", "labour", "phases")

    def __init__(self, entry: Reader) -> None:
        self.columns = entry.number("columns", least=1)
        self.phases = [PHASES.index(name) for name in entry.texts("phases", PHASES)]
        self.labour = entry.number("labour_income")
        self.kept = entry.number("keep_limit")
        self.help = [Help(each) for each in entry.listed("help")]


def read_eras(top: Reader) -> list[Era]:
    eras = [Era(entry) for entry in top.parts("era")]
    for before, after in itertools.pairwise(eras):
        if after.labour > before.labour:
            raise Refused("Basic labour must never rise from one era to the next.")
    if eras[-1].phases[-1] != SAPA_INCA or eras[0].phases[0] != INCA:
        raise Refused("The first era must begin with an Inca phase and the last one end with a Sapa Inca phase.")
    if any(PEOPLE not in era.phases for era in eras):
        raise Refused("Every era needs a People phase.")
    return eras


class Track:
    """IN-4.1, IN-4.2: the phases in the order in which the marker meets them, with the era and round of each."""

    __slots__ = ("era", "last_people", "last_sapa", "phases", "round", "rounds")

    def __init__(self, eras: list[Era], skipped: list[tuple[int, int]]) -> None:
        self.phases: list[int] = []
        self.era: list[int] = []
        self.round: list[int] = []
        self.rounds = 0
        for number, era in enumerate(eras):
            for column in range(era.columns):
                if (number + 1, column + 1) in skipped:
                    continue  # IN-14.5
                self.phases += era.phases
                self.era += [number] * len(era.phases)
                self.round += [self.rounds] * len(era.phases)
                self.rounds += 1
        last = len(eras) - 1
        self.last_people = sum(
            1 for phase, era in zip(self.phases, self.era, strict=True) if phase == PEOPLE and era == last
        )
        self.last_sapa = len(self.phases) - 1
