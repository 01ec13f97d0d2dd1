"""A conduct around another one: it passes everything on, so that a module writes down only what it changes."""

from __future__ import annotations

from tinkuy.core.questions import Blocked, Rules
from tinkuy.games.teotihuacan.conduct import Conduct
from tinkuy.games.teotihuacan.state import Player, Teotihuacan


class Around(Conduct):
    def __init__(self, inner: Conduct) -> None:
        self.inner = inner
        self.plain = False

    def set_up(self, game: Teotihuacan, me: Player) -> None:
        self.inner.set_up(game, me)

    def take_turn(self, game: Teotihuacan, me: Player) -> Rules[None]:
        return self.inner.take_turn(game, me)

    def move_range(self, game: Teotihuacan, me: Player) -> tuple[int, int]:
        return self.inner.move_range(game, me)

    def far_move_price(self, game: Teotihuacan, me: Player) -> int:
        return self.inner.far_move_price(game, me)

    def moved(self, game: Teotihuacan, me: Player, board: int, workers: int) -> None:
        self.inner.moved(game, me, board, workers)

    def colours(self, game: Teotihuacan, me: Player, board: int) -> int:
        return self.inner.colours(game, me, board)

    def main_cost(self, game: Teotihuacan, me: Player) -> int:
        return self.inner.main_cost(game, me)

    def main_wood(self, game: Teotihuacan, me: Player) -> int:
        return self.inner.main_wood(game, me)

    def collected(self, game: Teotihuacan, me: Player) -> int:
        return self.inner.collected(game, me)

    def unlock_blocked(self, game: Teotihuacan, me: Player) -> Blocked | None:
        return self.inner.unlock_blocked(game, me)

    def unlock_price(self, game: Teotihuacan, me: Player) -> int:
        return self.inner.unlock_price(game, me)

    def extra_workers(self, game: Teotihuacan, me: Player, board: int) -> int:
        return self.inner.extra_workers(game, me, board)

    def crew(self, game: Teotihuacan, me: Player, workers: int, weakest: int) -> Rules[tuple[int, int]]:
        return self.inner.crew(game, me, workers, weakest)

    def technology_gold(self, game: Teotihuacan, me: Player, technology: int) -> int:
        return self.inner.technology_gold(game, me, technology)

    def every_row(self, game: Teotihuacan, me: Player) -> bool:
        return self.inner.every_row(game, me)

    def surcharge(self, game: Teotihuacan, me: Player) -> int:
        return self.inner.surcharge(game, me)

    def worship_blocked(self, game: Teotihuacan, me: Player, space: int) -> Blocked | None:
        return self.inner.worship_blocked(game, me, space)

    def worship_price(self, game: Teotihuacan, me: Player, other_there: bool, both: bool) -> int:
        return self.inner.worship_price(game, me, other_there, both)

    def claim_blocked(self, game: Teotihuacan, me: Player, site: int, tile: int) -> Blocked | None:
        return self.inner.claim_blocked(game, me, site, tile)

    def claim_help(self, game: Teotihuacan, me: Player) -> int:
        return self.inner.claim_help(game, me)

    def claimed(self, game: Teotihuacan, me: Player, tile: int) -> Rules[None]:
        return self.inner.claimed(game, me, tile)

    def climbs_orange(self, game: Teotihuacan) -> bool:
        return self.inner.climbs_orange(game)

    def pay_step(self, game: Teotihuacan, me: Player, temple: int) -> Rules[bool]:
        return self.inner.pay_step(game, me, temple)

    def step_reward(self, game: Teotihuacan, me: Player, temple: int, step: int) -> Rules[None]:
        return self.inner.step_reward(game, me, temple, step)

    def stepped(self, game: Teotihuacan, me: Player, temple: int) -> Rules[None]:
        return self.inner.stepped(game, me, temple)

    def walked(self, game: Teotihuacan, me: Player) -> None:
        self.inner.walked(game, me)

    def vp_more(self, game: Teotihuacan, me: Player) -> int:
        return self.inner.vp_more(game, me)

    def avenue_counted(self, game: Teotihuacan, me: Player) -> int:
        return self.inner.avenue_counted(game, me)

    def track_vp(self, game: Teotihuacan, me: Player, eclipse: int) -> int:
        return self.inner.track_vp(game, me, eclipse)

    def masks_more(self, game: Teotihuacan, me: Player) -> int:
        return self.inner.masks_more(game, me)

    def new_power(self, game: Teotihuacan, me: Player) -> int:
        return self.inner.new_power(game, me)

    def new_board(self, game: Teotihuacan, me: Player) -> Rules[int]:
        return self.inner.new_board(game, me)

    def take_reward(self, game: Teotihuacan, me: Player) -> Rules[None]:
        return self.inner.take_reward(game, me)

    def salary_by_power(self, game: Teotihuacan, me: Player) -> list[int]:
        return self.inner.salary_by_power(game, me)

    def salary_more(self, game: Teotihuacan, me: Player) -> int:
        return self.inner.salary_more(game, me)

    def salary(self, game: Teotihuacan, me: Player) -> int:
        return self.inner.salary(game, me)

    def pay_salary(self, game: Teotihuacan, me: Player) -> Rules[None]:
        return self.inner.pay_salary(game, me)

    def new_era(self, game: Teotihuacan, me: Player) -> Rules[None]:
        return self.inner.new_era(game, me)

    def score_bonus(self, game: Teotihuacan, me: Player, temple: int) -> None:
        self.inner.score_bonus(game, me, temple)

    def got_cocoa(self, game: Teotihuacan, me: Player) -> None:
        self.inner.got_cocoa(game, me)

    def score_rest(self, game: Teotihuacan, me: Player) -> None:
        self.inner.score_rest(game, me)
