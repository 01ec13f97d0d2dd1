"""TZ-11 Palenque."""

from __future__ import annotations

from tests.reference.asking import Rules, ask
from tests.reference.tzolkin.tables import action
from tests.reference.tzolkin.temples import anger, can_anger
from tests.reference.tzolkin.world import Player, World


def harvests(world: World, player: Player, plantation: int) -> list[str]:
    """What can be taken, by field (TZ-11.4, TZ-11.5, TZ-11.7), or corn without a tile (TZ-21.3)."""
    found = []
    for number, pile in enumerate(world.jungle[plantation], start=1):
        if pile and pile[-1] == "corn":
            found.append(f"corn-{number}")
        if pile and pile[-1] == "wood":
            found.append(f"wood-{number}")
            if can_anger(player):
                found.append(f"burn-{number}")
    open_corn = any(code.startswith("corn-") for code in found)
    if player.technologies["agriculture"] >= 2 and not open_corn:
        found.append("tileless")
    return found


def fish(player: Player) -> None:
    """TZ-11.1, TZ-21.2."""
    player.goods["corn"] += action("palenque", 1)["corn"] + (1 if player.technologies["agriculture"] >= 2 else 0)


def harvest(world: World, player: Player, plantation: int) -> Rules[None]:
    code = yield from ask(player.seat, "harvest", harvests(world, player, plantation))
    way, _, number = code.partition("-")
    if way == "tileless":
        gain_corn(player, plantation)
        return
    pile = world.jungle[plantation][int(number) - 1]
    pile.pop()
    if way == "wood":
        player.wood_tiles += 1
        extra = 1 if player.technologies["extraction"] >= 1 else 0  # TZ-21.6
        player.goods["wood"] += action("palenque", plantation)["wood"] + extra
        return
    if way == "burn":  # the wood tile belongs to nobody (TZ-11.8)
        pile.pop()
    player.corn_tiles += 1
    gain_corn(player, plantation)
    if way == "burn":
        yield from anger(player)


def gain_corn(player: Player, plantation: int) -> None:
    """TZ-21.1, TZ-21.4, TZ-21.20."""
    extra = {0: 0, 1: 1, 2: 1, 3: 3}[player.technologies["agriculture"]]
    player.goods["corn"] += action("palenque", plantation)["corn"] + extra
