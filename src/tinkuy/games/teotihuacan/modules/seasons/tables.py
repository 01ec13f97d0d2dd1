"""The season tiles (TE-22.3 to TE-22.10)."""

from __future__ import annotations

from tinkuy.core.components import Reader
from tinkuy.core.errors import Refused
from tinkuy.games.teotihuacan.vocabulary import BOARD_COUNT, POWERS, powers_of


class Season:
    """What a season changes; 0 or empty where it does not."""

    __slots__ = ("avenue_vp", "id", "move", "new_worker_anywhere", "own_colour", "salary", "step_cocoa", "track")

    def __init__(self, entry: Reader, per_worker: int) -> None:
        self.id = f"S{entry.number('number', least=1)}"
        self.salary: list[int] = []  # by power
        if entry.has("extra_cocoa_powers"):
            self.salary = [0] + [per_worker] * POWERS
            for power in powers_of(entry, "extra_cocoa_powers"):
                self.salary[power] += 1
        self.avenue_vp = entry.number("vp", 0)
        self.new_worker_anywhere = entry.value("new_worker_board") == "any"
        self.own_colour = not entry.has("own_colour_counts") or entry.flag("own_colour_counts")
        self.step_cocoa = entry.number("pay_cocoa", 0)
        self.track = entry.numbers("vp_per_step_by_eclipse") if entry.has("vp_per_step_by_eclipse") else []
        self.move = entry.numbers("move") if entry.has("move") else []
        if self.move and (len(self.move) != 2 or not 1 <= self.move[0] <= self.move[1] < BOARD_COUNT):
            raise Refused(f"Table '{entry.where}': 'move' needs the least and the most boards of a move.")

    @property
    def quiet(self) -> bool:
        """TE-22.10: it changes nothing."""
        changes = self.salary or self.avenue_vp or self.new_worker_anywhere or not self.own_colour
        return not (changes or self.step_cocoa or self.track or self.move)


def read_seasons(data: Reader, per_worker: int, eclipses: int) -> list[Season]:
    seasons = [Season(entry, per_worker) for entry in data.parts("season")]
    for season in seasons:
        if season.track and len(season.track) < eclipses:
            raise Refused("Table 'season': VP per step are needed for every eclipse.")
    if len([season for season in seasons if not season.quiet]) < eclipses:
        raise Refused("The tables need a season for every eclipse.")
    return seasons
