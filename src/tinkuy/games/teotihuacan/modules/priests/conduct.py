"""What players do otherwise with their priest (TE-20)."""

from __future__ import annotations

from tinkuy.core.questions import Blocked, Rules
from tinkuy.games.teotihuacan import gains
from tinkuy.games.teotihuacan.around import Around
from tinkuy.games.teotihuacan.modules.priests import later, payments
from tinkuy.games.teotihuacan.modules.priests.tables import Priest
from tinkuy.games.teotihuacan.state import FROM_TEMPLES, LOCKED, NONE, Player, Teotihuacan
from tinkuy.games.teotihuacan.told import refusals


class WithPriest(Around):
    """What a priest changes is read from its table; nobody has one before they are chosen."""

    # Movement and cocoa.

    def move_range(self, game: Teotihuacan, me: Player) -> tuple[int, int]:
        """TE-20.12."""
        least, most = self.inner.move_range(game, me)
        return least, most + priest_of(game, me).move_extra

    def far_move_price(self, game: Teotihuacan, me: Player) -> int:
        """TE-20.12."""
        return priest_of(game, me).far_move_cocoa or self.inner.far_move_price(game, me)

    def main_cost(self, game: Teotihuacan, me: Player) -> int:
        """TE-20.6, A-27: fixed, whatever else changes the price."""
        return priest_of(game, me).main_cocoa or self.inner.main_cost(game, me)

    def main_wood(self, game: Teotihuacan, me: Player) -> int:
        """TE-20.16, TE-20.39."""
        priest = priest_of(game, me)
        return self.inner.main_wood(game, me) + (priest.extra_wood if game.here in priest.boards else 0)

    def collected(self, game: Teotihuacan, me: Player) -> int:
        """TE-20.13."""
        return max(0, self.inner.collected(game, me) - priest_of(game, me).collect_less)

    def unlock_blocked(self, game: Teotihuacan, me: Player) -> Blocked | None:
        """TE-20.14."""
        return self.inner.unlock_blocked(game, me) if priest_of(game, me).may_free else refusals.NEVER_FREED_SO

    def unlock_price(self, game: Teotihuacan, me: Player) -> int:
        """TE-20.9, A-17."""
        priest = priest_of(game, me)
        if not priest.unlock_cocoa:
            return self.inner.unlock_price(game, me)
        return min(priest.unlock_most, priest.unlock_cocoa * len([place for place in me.at if place >= LOCKED]))

    # Main actions.

    def extra_workers(self, game: Teotihuacan, me: Player, board: int) -> int:
        """TE-20.7."""
        priest = priest_of(game, me)
        return self.inner.extra_workers(game, me, board) + (priest.extra_worker if board in priest.boards else 0)

    def crew(self, game: Teotihuacan, me: Player, workers: int, weakest: int) -> Rules[tuple[int, int]]:
        """TE-20.4, TE-20.34."""
        workers, weakest = yield from self.inner.crew(game, me, workers, weakest)
        priest = priest_of(game, me)
        if priest.borrows and game.here in priest.boards:
            power = yield from payments.borrow(game, me)
            if power:
                return workers + 1, min(weakest, power)
        return workers, weakest

    def technology_gold(self, game: Teotihuacan, me: Player, technology: int) -> int:
        """TE-20.20."""
        return max(0, self.inner.technology_gold(game, me, technology) - priest_of(game, me).gold_less)

    def every_row(self, game: Teotihuacan, me: Player) -> bool:
        """TE-20.21."""
        return priest_of(game, me).every_technology or self.inner.every_row(game, me)

    def surcharge(self, game: Teotihuacan, me: Player) -> int:
        """TE-20.5, TE-20.35."""
        return self.inner.surcharge(game, me) + priest_of(game, me).surcharge

    # Worship, Discovery tiles, temples.

    def worship_blocked(self, game: Teotihuacan, me: Player, space: int) -> Blocked | None:
        """TE-20.22, TE-20.44."""
        return self.inner.worship_blocked(game, me, space) if priest_of(game, me).may_worship else refusals.NO_WORSHIP

    def worship_price(self, game: Teotihuacan, me: Player, other_there: bool, both: bool) -> int:
        """TE-20.8."""
        return 0 if priest_of(game, me).worship_free else self.inner.worship_price(game, me, other_there, both)

    def claim_blocked(self, game: Teotihuacan, me: Player, site: int, tile: int) -> Blocked | None:
        """TE-20.3, TE-20.23, TE-20.33, TE-20.44."""
        priest = priest_of(game, me)
        if priest.masks_only and not game.components.discoveries[tile].mask:
            return refusals.MASKS_ONLY
        if not priest.wide_tiles and site in game.components.wide_sites:
            return refusals.NOT_ON_TEMPLES
        return self.inner.claim_blocked(game, me, site, tile)

    def claimed(self, game: Teotihuacan, me: Player, tile: int) -> Rules[None]:
        """TE-20.2, TE-20.33."""
        yield from self.inner.claimed(game, me, tile)
        priest = priest_of(game, me)
        if priest.masks_only:
            yield from gains.take(game, me, priest.mask_gain, FROM_TEMPLES)

    def pay_step(self, game: Teotihuacan, me: Player, temple: int) -> Rules[bool]:
        """TE-20.11, TE-20.36."""
        if priest_of(game, me).step_cocoa and not (yield from payments.pay_step(game, me)):
            return False
        return (yield from self.inner.pay_step(game, me, temple))

    # Points, ascension and eclipses.

    def vp_more(self, game: Teotihuacan, me: Player) -> int:
        """TE-20.18, TE-20.43."""
        return self.inner.vp_more(game, me) + priest_of(game, me).vp_more

    def take_reward(self, game: Teotihuacan, me: Player) -> Rules[None]:
        """TE-20.10, TE-20.37."""
        for _ in range(priest_of(game, me).rewards):
            yield from self.inner.take_reward(game, me)

    def salary_more(self, game: Teotihuacan, me: Player) -> int:
        """TE-20.19."""
        return self.inner.salary_more(game, me) + priest_of(game, me).salary_more

    def new_era(self, game: Teotihuacan, me: Player) -> Rules[None]:
        """TE-20.15, TE-20.41."""
        yield from self.inner.new_era(game, me)
        if me.waiting:
            yield from later.gain_waiting(game, me)


def priest_of(game: Teotihuacan, me: Player) -> Priest:
    return game.components.priests[me.priest] if me.priest != NONE else game.components.no_priest
