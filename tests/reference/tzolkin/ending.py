"""TZ-23 End of the game, with what monuments are worth (TZ-20)."""

from __future__ import annotations

from fractions import Fraction

from tests.reference.tzolkin.tables import BUILDING, MONUMENT, RESOURCES, TABLES, TEMPLE, TEMPLES
from tests.reference.tzolkin.world import Player, World


def score_the_end(world: World) -> None:
    """TZ-23.3."""
    for player in world.players:
        for resource in RESOURCES:
            player.goods["corn"] += player.goods[resource] * TABLES["exchange"][resource]
            player.goods[resource] = 0
        player.score("corn", Fraction(player.goods["corn"], 4))
        player.score("skulls", 3 * player.goods["skull"])
        for monument in player.monuments:
            player.score("monuments", worth(world, player, monument))


def frames(player: Player) -> list[str]:
    tiles = [BUILDING[tile] for tile in player.buildings] + [MONUMENT[tile] for tile in player.monuments]
    return [tile["frame"] for tile in tiles]


def worth(world: World, player: Player, monument: str) -> int:
    """TZ-20.6 to TZ-20.17; every monument that is counted is there already, this one too."""
    tracks = list(player.technologies.values())
    match monument:
        case "m_tombs" | "m_civic" | "m_shrines":
            return 4 * frames(player).count(MONUMENT[monument]["frame"])
        case "m_all_own":
            return 2 * (len(player.buildings) + len(player.monuments))
        case "m_monuments_everyone":
            each = {2: 6, 3: 5, 4: 4}[len(world.players)]
            return each * sum(len(owner.monuments) for owner in world.players)
        case "m_corn_tiles":
            return 4 * player.corn_tiles
        case "m_wood_tiles":
            return 4 * player.wood_tiles
        case "m_workers":
            return {3: 0, 4: 6, 5: 12, 6: 18}[player.workers]
        case "m_tech_levels":
            return 3 * sum(tracks)
        case "m_maxed_tracks":
            return [0, 9, 20, 33, 33][tracks.count(3)]
        case "m_one_temple":
            return 3 * max(0, *(step - 1 for step in player.temples.values()))
        case "m_all_temples":
            return sum(int(TEMPLE[temple]["vp"][player.temples[temple]]) for temple in TEMPLES)
        case "m_skulls":
            return 3 * sum(owner is not None for owner in world.skull_places.values())
    raise ValueError(monument)


def winners(world: World) -> list[int]:
    """Most points, then most own workers left on gears, then shared (TZ-23.5, TZ-23.6)."""
    ranks = [(sum(player.points.values()), len(world.on_gears(player))) for player in world.players]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
