"""TZ-9 Goods: mixes of resources, and the exchange of TZ-14.2."""

from __future__ import annotations

from itertools import product

from tests.reference.asking import Rules, ask
from tests.reference.tzolkin.tables import RESOURCES, TABLES
from tests.reference.tzolkin.world import Player, World

Mix = dict[str, int]


def mixes(amount: int) -> dict[str, Mix]:
    """Every way to choose that many resources (TZ-9.2), by its code: `2wood+1gold`."""
    found: dict[str, Mix] = {}
    for counts in product(range(amount + 1), repeat=len(RESOURCES)):
        if sum(counts) == amount:
            code = "+".join(f"{n}{resource}" for resource, n in zip(RESOURCES, counts, strict=True) if n)
            found[code] = dict(zip(RESOURCES, counts, strict=True))
    return found


def pay_resources(player: Player, amount: int) -> Rules[None]:
    possible = {code: mix for code, mix in mixes(amount).items() if player.can_pay(mix)}
    code = yield from ask(player.seat, "pay", possible)
    player.pay(possible[code])


def take_resources(player: Player, amount: int) -> Rules[None]:
    code = yield from ask(player.seat, "take", mixes(amount))
    for resource, n in mixes(amount)[code].items():
        player.goods[resource] += n


def exchange(_: World, player: Player) -> Rules[None]:
    """First sell, then buy: so every holding of the same value can be reached (TZ-14.2, TZ-14.8)."""
    rates = TABLES["exchange"]
    while True:
        held = [resource for resource in RESOURCES if player.goods[resource] > 0]
        sold = yield from ask(player.seat, "sell", [*held, "done"])
        if sold == "done":
            break
        player.pay({sold: 1})
        player.goods["corn"] += rates[sold]
    while True:
        payable = [resource for resource in RESOURCES if player.goods["corn"] >= rates[resource]]
        bought = yield from ask(player.seat, "buy", [*payable, "done"])
        if bought == "done":
            break
        player.pay({"corn": rates[bought]})
        player.goods[bought] += 1
