"""Dealing and choosing priests (TE-20.1, TE-20.17, TE-20.32, TE-20.40, TE-20.42)."""

from __future__ import annotations

from tinkuy.core.questions import CONFIRM, END, Ask, Blocked, Rules, Together
from tinkuy.core.zones import Hand
from tinkuy.games.teotihuacan import start
from tinkuy.games.teotihuacan.conduct import Conduct
from tinkuy.games.teotihuacan.modules.module import Module
from tinkuy.games.teotihuacan.modules.priests import later
from tinkuy.games.teotihuacan.modules.priests.conduct import WithPriest, priest_of
from tinkuy.games.teotihuacan.state import NONE, PREPARING, Player, Teotihuacan, people
from tinkuy.games.teotihuacan.told import events as told
from tinkuy.games.teotihuacan.told import refusals
from tinkuy.games.teotihuacan.told.kinds import PRIEST


class Priests(Module):
    def around(self, inner: Conduct) -> Conduct:
        return WithPriest(inner)

    def set_up(self, game: Teotihuacan) -> None:
        """TE-20.17, TE-20.42: without four dealt starting tiles nobody gets the priestess of all four."""
        four = not game.rulings.draft and not game.rulings.first_game
        game.priest_stack.cards = [n for n, each in enumerate(game.components.priests) if four or not each.keeps_all]
        game.priest_stack.riffle(game.chance)
        if game.rulings.priests_first or game.rulings.first_game:
            deal(game)

    def tiles_chosen(self, game: Teotihuacan) -> None:
        """TE-20.1, A-15."""
        if not game.rulings.priests_first:
            deal(game)
            return
        for me in people(game):
            if priest_of(game, me).keeps_all:
                me.waiting, me.waiting_beside = me.dealt.cards, me.promised.cards
                me.dealt.cards = []
                me.promised.cards = []

    def prepare(self, game: Teotihuacan) -> Rules[None] | None:
        if people(game)[0].priest == NONE:
            return choose(game)
        return name(game)


def deal(game: Teotihuacan) -> None:
    """TE-20.1."""
    for me in people(game):
        drawn = sorted([game.priest_stack.draw() for _ in range(game.components.priests_dealt)])
        me.offered = Hand(me.offered.family, drawn, me.seat)
    game.stage = PREPARING


def choose(game: Teotihuacan) -> Rules[None]:
    """TE-20.1: one each at the same time, shown together; the other leaves the game."""
    game.chosen = [[] for _ in game.players]
    yield Together([_choose(game, me) for me in people(game)])
    for me in people(game):
        me.priest = game.chosen[me.seat][0]
        game.priest_stack.cards += [priest for priest in me.offered.cards if priest != me.priest]
        me.offered.cards = []
        if game.told is not None:
            game.tell(told.PRIEST_KEPT, [me.seat, me.priest])
        if priest_of(game, me).keeps_all and not game.rulings.priests_first:
            later.set_aside(me)
    go_on(game)
    yield END


def _choose(game: Teotihuacan, me: Player) -> Rules[None]:
    game.chosen[me.seat] = [(yield Ask(me.seat, PRIEST, me.offered.cards.copy()))]
    yield Ask(me.seat, CONFIRM, [0])


def priest_blocked(game: Teotihuacan, me: Player, priest: int) -> Blocked | None:
    return None if priest in me.offered.cards else refusals.PRIEST_NOT_DEALT


def unnamed(game: Teotihuacan) -> list[Player]:
    """Who has not yet said which starting tiles come first."""
    return [me for me in people(game) if len(me.waiting) == game.components.start_dealt]


def name(game: Teotihuacan) -> Rules[None]:
    """TE-20.40."""
    yield from later.name_tiles(game, unnamed(game)[0])
    go_on(game)
    yield END


def go_on(game: Teotihuacan) -> None:
    """To what follows the priests, when everybody has said what there is to say."""
    if not unnamed(game):
        start.after_preparing(game)
