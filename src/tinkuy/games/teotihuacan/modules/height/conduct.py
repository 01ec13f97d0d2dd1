"""What players do otherwise with special abilities, and what the orange temple gives (TE-21)."""

from __future__ import annotations

from tinkuy.core.questions import ASKS_NOTHING, Rules
from tinkuy.games.teotihuacan.around import Around
from tinkuy.games.teotihuacan.modules.height import steps
from tinkuy.games.teotihuacan.modules.height.tables import Ability
from tinkuy.games.teotihuacan.state import Player, Teotihuacan
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.vocabulary import ORANGE


class WithAbilities(Around):
    """What each ability changes is read from its table; only those of the player count."""

    def main_cost(self, game: Teotihuacan, me: Player) -> int:
        """TE-21.7, TE-19.4."""
        cost = self.inner.main_cost(game, me)
        for ability in abilities(game, me):
            if game.here in ability.boards:
                cost -= ability.cocoa_less
        return max(0, cost)

    def extra_workers(self, game: Teotihuacan, me: Player, board: int) -> int:
        """TE-21.9."""
        more = self.inner.extra_workers(game, me, board)
        for ability in abilities(game, me):
            if board in ability.boards:
                more += ability.extra_worker
        return more

    def worship_price(self, game: Teotihuacan, me: Player, other_there: bool, both: bool) -> int:
        """TE-21.8, TE-21.24."""
        free = any(ability.both_free for ability in abilities(game, me))
        return self.inner.worship_price(game, me, other_there, both and not free)

    def claim_help(self, game: Teotihuacan, me: Player) -> int:
        """TE-21.10, TE-21.25."""
        return self.inner.claim_help(game, me) + sum([ability.resource for ability in abilities(game, me)])

    def step_reward(self, game: Teotihuacan, me: Player, temple: int, step: int) -> Rules[None]:
        """TE-21.4, TE-21.6."""
        yield from self.inner.step_reward(game, me, temple, step)
        if temple == ORANGE:
            yield from steps.reward(game, me, step)

    def new_power(self, game: Teotihuacan, me: Player) -> int:
        """TE-21.11, TE-21.26."""
        return max([self.inner.new_power(game, me), *[ability.new_power for ability in abilities(game, me)]])

    def avenue_counted(self, game: Teotihuacan, me: Player) -> int:
        """TE-21.12, TE-21.27."""
        counted = self.inner.avenue_counted(game, me)
        for ability in abilities(game, me):
            if ability.avenue_more:
                counted = max(counted, min(ability.avenue_cap, counted + ability.avenue_more))
        return counted

    def masks_more(self, game: Teotihuacan, me: Player) -> int:
        """TE-21.14, TE-21.29."""
        return self.inner.masks_more(game, me) + sum([ability.masks_more for ability in abilities(game, me)])

    def salary(self, game: Teotihuacan, me: Player) -> int:
        """TE-21.13, TE-21.28."""
        return 0 if pays_none(game, me) else self.inner.salary(game, me)

    def pay_salary(self, game: Teotihuacan, me: Player) -> Rules[None]:
        """TE-21.13."""
        if not pays_none(game, me):
            yield from self.inner.pay_salary(game, me)
            return
        yield from ASKS_NOTHING
        if game.told is not None:
            game.tell(told.SALARY_PAID, [me.seat, 0, 0])


class BotWithAbilities(WithAbilities):
    """TE-21.16, TE-21.17: of Teotibot, which gets abilities at eclipses and never climbs orange."""

    def climbs_orange(self, game: Teotihuacan) -> bool:
        return False


def abilities(game: Teotihuacan, me: Player) -> list[Ability]:
    return [game.components.abilities[ability] for ability in me.abilities]


def pays_none(game: Teotihuacan, me: Player) -> bool:
    return any(ability.no_salary for ability in abilities(game, me))
