"""Names composed from the tables: a wealth tile is called by what it gives."""

from __future__ import annotations

from typing import Final

from tinkuy.core.labels import Amounts, Label, name_of
from tinkuy.games.tzolkin import components as parts
from tinkuy.games.tzolkin.components import GOODS, TEMPLES, TRACKS, Components, Effect

GIVEN: Final = {
    parts.E_VP: "given-vp",
    parts.E_WORKER: "given-worker",
    parts.E_FEED_FREE: "given-feed_free",
    parts.E_FEED_DISCOUNT: "given-feed_discount",
    parts.E_RESOURCES: "given-resources",
}
OWNERS: Final = [*GIVEN.values(), "given-track", "given-temple"]  # that only an owner's tiles may need


def composed_names(components: Components) -> dict[str, Label]:
    """TZ-2.17: by message id."""
    return {
        name_of("wealth", code): ("amounts", {"amounts": _given(tile.effects)})
        for code, tile in zip(components.wealth_ids, components.wealth, strict=True)
    }


def _given(effects: list[Effect]) -> Amounts:
    return tuple(amount for effect in effects for amount in _amounts(effect))


def _amounts(effect: Effect) -> Amounts:
    if effect.kind == parts.E_GAIN:
        return tuple((name_of("good", good), n) for good, n in zip(GOODS, effect.goods, strict=True) if n)
    if effect.kind == parts.E_TECH:
        return ((_one_of("track", TRACKS, effect.target), effect.n),)
    if effect.kind == parts.E_TEMPLE:
        return ((_one_of("temple", TEMPLES, effect.target), effect.n),)
    return ((GIVEN[effect.kind], effect.n),)


def _one_of(domain: str, names: list[str], target: int) -> str:
    return f"given-{domain}" if target == parts.ANY else name_of(domain, names[target])
