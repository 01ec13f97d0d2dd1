"""Names composed from the tables, so that an owner's cards, tiles and spaces are called by what they are."""

from __future__ import annotations

from tinkuy.core.labels import Amounts, Label, name_of
from tinkuy.games.tawantinsuyu.components import RESOURCES, TERRACES, Components
from tinkuy.games.tawantinsuyu.rewards_data import KINDS, R_CHOICE, R_GOLD, Reward
from tinkuy.games.tawantinsuyu.told.kinds import stair_ids, statue_ids


def reward_amounts(rewards: list[Reward]) -> Amounts:
    """Rewards as things that are counted; of a choice its options are."""
    return tuple(
        (
            name_of("resource" if reward.kind <= R_GOLD else "gain", KINDS[reward.kind]),
            len(reward.options) if reward.kind == R_CHOICE else reward.n,
        )
        for reward in rewards
    )


def resource_amounts(numbers: list[int]) -> Amounts:
    return tuple((name_of("resource", name), n) for name, n in zip(RESOURCES, numbers, strict=True) if n)


def temple_ids(components: Components) -> list[str]:
    return [str(step) for step in range(len(components.temple))]


def personality_ids(components: Components) -> list[str]:
    return [str(number) for number in range(1, len(components.personalities) + 1)]


def composed_names(components: Components) -> dict[str, Label]:
    """By message id; passive buildings are not here: their effects are rules, so their names are words."""
    army = _army(components)
    production = _production(components)
    composed = {
        "space": _spaces(components),
        "stair": _stairs(components),
        "statue": _statues(components),
        "god": _gods(components),
        "army": army,
        "building": production,
        "refreshed": production | army,
        "weave": _weaves(components),
        "edge": _edges(components),
        "conquest": _conquests(components),
        "temple": _temple(components),
        "personality": _personalities(components),
    }
    return {name_of(domain, code): label for domain, labels in composed.items() for code, label in labels.items()}


def _symbol(components: Components, symbol: int) -> str:
    return name_of("symbol", components.symbols[symbol])


def _spaces(components: Components) -> dict[str, Label]:
    """By sector and terrace, and numbered within their segment."""
    labels: dict[str, Label] = {}
    in_segment: dict[int, int] = {}
    for code, space in zip(components.space_ids, components.spaces, strict=True):
        in_segment[space.segment] = number = in_segment.get(space.segment, 0) + 1
        labels[code] = (
            "space-place",
            {
                "sector": space.sector + 1,
                "terrace": name_of("terrace", TERRACES[space.terrace]),
                "n": number,
                "symbol": _symbol(components, space.symbol),
            },
        )
    return labels


def _stairs(components: Components) -> dict[str, Label]:
    labels: dict[str, Label] = {}
    for code in stair_ids(components):
        level, _, sector = code.rpartition("-")
        labels[code] = (name_of("stair", level), {"n": int(sector)})
    return labels


def _statues(components: Components) -> dict[str, Label]:
    labels: dict[str, Label] = {}
    for code in statue_ids(components):
        size, _, symbol = code.partition("_")
        labels[code] = (name_of("statue", size), {"symbol": name_of("symbol", symbol)})
    return labels


def _gods(components: Components) -> dict[str, Label]:
    return {
        code: ("god-card", {"symbol": _symbol(components, card.symbol), "amounts": reward_amounts(card.reward)})
        for code, card in zip(components.god_ids, components.gods, strict=True)
    }


def _army(components: Components) -> dict[str, Label]:
    return {
        code: ("army-card", {"n": index + 1, "soldiers": card.soldiers, "amounts": reward_amounts(card.bonus)})
        for index, (code, card) in enumerate(zip(components.army_ids, components.army, strict=True))
    }


def _production(components: Components) -> dict[str, Label]:
    return {
        code: ("building-production", {"n": building.number, "amounts": reward_amounts(building.output)})
        for code, building in zip(components.building_ids, components.buildings, strict=True)
        if not building.passive
    }


def _weaves(components: Components) -> dict[str, Label]:
    """Starting weaves have no number of their own (TA-2.20), so they are counted."""
    labels: dict[str, Label] = {}
    starting = 0
    for code, weave in zip(components.weave_ids, components.weaves, strict=True):
        starts = weave.mark == "start"
        starting += starts
        labels[code] = (
            "weave-start" if starts else "weave-tile",
            {
                "n": starting if starts else weave.number,
                "pattern": weave.pattern,
                "left": name_of("edge", components.edge_ids[weave.left]),
                "right": name_of("edge", components.edge_ids[weave.right]),
            },
        )
    return labels


def _edges(components: Components) -> dict[str, Label]:
    return {
        code: ("amounts", {"amounts": reward_amounts(reward)})
        for code, reward in zip(components.edge_ids, components.edges, strict=True)
    }


def _conquests(components: Components) -> dict[str, Label]:
    return {
        code: ("conquest-space", {"region": name_of("region", components.regions[space.region]), "n": space.pos})
        for code, space in zip(components.conquest_ids, components.conquest, strict=True)
    }


def _temple(components: Components) -> dict[str, Label]:
    return {code: ("temple-place", {"n": int(code)}) for code in temple_ids(components)}


def _personalities(components: Components) -> dict[str, Label]:
    return {
        code: ("amounts", {"amounts": reward_amounts(reward)})
        for code, reward in zip(personality_ids(components), components.personalities, strict=True)
    }
