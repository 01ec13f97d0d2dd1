"""The end: temple bonus tiles and the winners (TE-16)."""

from __future__ import annotations

from tinkuy.games.teotihuacan import eclipse
from tinkuy.games.teotihuacan.goods import score
from tinkuy.games.teotihuacan.state import FROM_BONUS, NOWHERE, Player, Teotihuacan, total
from tinkuy.games.teotihuacan.vocabulary import COCOA

HIGH_POWER = 4


def score_end(game: Teotihuacan) -> None:
    """TE-16.3, TE-16.7: bonus tiles, temple by temple."""
    for temple in range(len(game.bonuses)):
        for player in game.players:
            if reached(game, player, temple):
                player.conduct.score_bonus(game, player, temple)
    for player in game.players:
        player.conduct.score_rest(game, player)


def reached(game: Teotihuacan, me: Player, temple: int) -> bool:
    """TE-11.4."""
    return me.temples[temple] >= game.components.bonus_steps[temple]


def score_bonus(game: Teotihuacan, me: Player, temple: int) -> None:
    score(game, me, FROM_BONUS, bonus_vp(game, me, game.bonuses[temple]))


def bonus_vp(game: Teotihuacan, me: Player, bonus: int) -> int:
    """TE-16.3: what a bonus tile is worth to a player who has reached it."""
    tile = game.components.bonuses[bonus]
    vp = tile.vp + tile.technology * len(me.technologies) + tile.avenue * me.avenue
    vp += tile.discovery * (len(me.tiles) + len(me.used))
    if tile.best_set:
        vp += max(eclipse.mask_sets(game, me), default=0)
    if tile.bonus_tile:
        vp += tile.bonus_tile * sum([1 for temple in range(len(game.bonuses)) if reached(game, me, temple)])
    for worker, place in enumerate(me.at):
        if place != NOWHERE:
            vp += tile.high if me.powers[worker] >= HIGH_POWER else tile.low
    return vp


def winners(game: Teotihuacan) -> list[int]:
    """TE-16.4, TE-16.5, A-12: most VP, then most cocoa; still equal players share the victory.

    TE-18.34: who plays alone needs more VP than the opponent.
    """
    if game.seats == 1:
        human, bot = game.players
        return [human.seat] if total(human) > total(bot) else [bot.seat]
    best = max([(total(player), player.goods[COCOA]) for player in game.players])
    tied = [player.seat for player in game.players if (total(player), player.goods[COCOA]) == best]
    if not game.rulings.ties_broken:
        return tied
    order = sorted(tied, key=lambda seat: (seat - game.first) % len(game.players))
    return [order[-1] if game.rulings.dark_eclipse else order[0]]
