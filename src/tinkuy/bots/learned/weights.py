"""What was learnt for the games: files of weights in the package, or in the folder that TINKUY_WEIGHTS names.

    tzolkin-2.npz    the network of a game for a number of seats
    tzolkin-2.json   its card: data, command, figures, and the names of the numbers it was learnt from

Whatever does not fit (other tables, a damaged file, no numpy) is told once, and the hand-written value is used.
"""

from __future__ import annotations

import json
import os
import sys
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from io import BytesIO
from math import exp
from pathlib import Path
from typing import Any, Final

from tinkuy.bots.learned.network import LEAD, OWN, WIN, Network
from tinkuy.bots.learned.rows import POINTS, Rows
from tinkuy.bots.values import lead_value, rival_share
from tinkuy.core.errors import Refused
from tinkuy.core.game import Game
from tinkuy.core.table import Table

FOLDER: Final = "TINKUY_WEIGHTS"
LARGEST: Final = 1 << 20  # bytes of a file
HALF: Final = 0.5  # how much of the lead counts beside the chance
SURE: Final = 5.0  # points that the odds of e to 1 are worth
VICTORY: Final = 25.0  # points that a game won is worth above its lead

_found: dict[tuple[str, str, int], Learned | None] = {}


class Learned:
    """The learned value of positions of one game for so many seats, in points.

    What counts says the card: the lead and the chance to win, or with `points` the own points less a part of the best
    other's (`rival`, by default as the hand-written value has it). `hand` is the part of that value beside what was
    learnt: both err, but seldom in the same place, and a plan that is looked for long finds where one errs.
    """

    def __init__(
        self, rows: Rows, network: Network, points: bool = False, hand: float = 0.0, rival: float | None = None
    ) -> None:
        self.rows = rows
        self.network = network
        self.points = points
        self.hand = hand
        self.rival = rival_share(rows.layout.game, rows.seats) if rival is None else rival

    def many(self, tables: list[Table], seat: int) -> list[float]:
        """One call for many positions: alone each would cost several times as much."""
        values = [0.0] * len(tables)
        running = [number for number, table in enumerate(tables) if not table.over]
        if running:
            rows = [self.rows.row(tables[number], seat) for number in running]
            estimates = [self.rows.estimates(tables[number], seat) for number in running]
            for number, heads in zip(running, self.network.heads(rows, estimates).tolist(), strict=True):
                if self.points:
                    values[number] = ((1 - self.rival) * heads[OWN] + self.rival * heads[LEAD]) / POINTS
                else:
                    values[number] = HALF * heads[LEAD] / POINTS + SURE * heads[WIN]
                if self.hand:
                    by_hand = lead_value(tables[number], seat, self.rival)
                    values[number] += self.hand * (by_hand - values[number])
        for number, table in enumerate(tables):
            if table.over:
                values[number] = lead_value(table, seat, self.rival) if self.points else self._ended(table, seat)
        return values

    def one(self, table: Table, seat: int) -> float:
        return self.many([table], seat)[0]

    def chance(self, table: Table, seat: int) -> float:
        """To win, from 0 to 1."""
        if table.over:
            winners = table.game.winners(table.state)
            return 1 / len(winners) if seat in winners else 0.0
        heads = self.network.heads([self.rows.row(table, seat)], [self.rows.estimates(table, seat)])
        return 1 / (1 + exp(-float(heads[0][WIN])))

    def _ended(self, table: Table, seat: int) -> float:
        """As sure as can be, and the lead beside it."""
        lead = self.rows.estimates(table, seat)[-1] / POINTS
        winners = table.game.winners(table.state)
        return HALF * lead + (VICTORY / len(winners) if seat in winners else -VICTORY)


def find_learned(game: Game, seats: int) -> Learned | None:
    """What was learnt for this game, or None for the hand-written value; looked for once."""
    key = (os.environ.get(FOLDER, ""), f"{game.name} {game.component_set.hash}", seats)
    if key not in _found:
        try:
            _found[key] = _load(game, seats)
        except Refused as refused:
            sys.stderr.write(f"{refused} Positions are valued by the hand-written rules of thumb instead.\n")
            _found[key] = None
    return _found[key]


def fingerprint(rows: Rows) -> str:
    """Of the names of all numbers: weights fit only the numbers they were learnt from."""
    return sha256("\n".join(rows.layout.names[rows.first :]).encode()).hexdigest()[:16]


def _load(game: Game, seats: int) -> Learned | None:
    name = f"{game.name}-{seats}"
    weights, card = _read(f"{name}.npz"), _read(f"{name}.json")
    if weights is None or card is None:
        return None
    if len(weights) > LARGEST:
        raise Refused(f"The weights {name}.npz are larger than {LARGEST // 1024} kB.")
    try:
        numpy = import_module("numpy")
    except ImportError:
        raise Refused("Learned values need the package numpy: pip install numpy.") from None
    try:
        said: Any = json.loads(card)
        with numpy.load(BytesIO(weights), allow_pickle=False) as arrays:
            network = Network({key: arrays[key] for key in arrays.files})
        fits = str(said["numbers"])
        value: Any = said.get("value", {})  # cards of before have none
        points, hand = bool(value.get("points")), min(1.0, max(0.0, float(value.get("hand", 0.0))))
        rival: Any = value.get("rival")
        heeded = None if rival is None else min(1.0, max(0.0, float(rival)))
    except Exception:  # a broken file can break in many ways inside numpy and zlib
        raise Refused(f"The weights {name}.npz or their card are damaged.") from None
    rows = Rows(game, seats)
    if fits != fingerprint(rows) or network.numbers != rows.numbers or network.estimates != rows.rough:
        raise Refused(f"The weights {name}.npz were learnt from other tables or another version of {game.name}.")
    return Learned(rows, network, points, hand, heeded)


def _read(name: str) -> bytes | None:
    folder = os.environ.get(FOLDER, "")
    place = Path(folder) / name if folder else files("tinkuy.bots").joinpath("weights", name)
    return place.read_bytes() if place.is_file() else None
