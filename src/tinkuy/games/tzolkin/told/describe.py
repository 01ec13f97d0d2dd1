"""What a thing of the tables costs, does and is worth, as labels for tooltips: always the tables' own numbers."""

from __future__ import annotations

from tinkuy.core.errors import Refused
from tinkuy.core.labels import Amounts, Argument, Label, name_of
from tinkuy.games.tzolkin import components as parts
from tinkuy.games.tzolkin.components import (
    FRAMES,
    GEARS,
    GOODS,
    RESOURCES,
    TEMPLES,
    TRACKS,
    Action,
    Components,
    Effect,
    Monument,
)

FIRST_PLAYER_SPACE = "first_player_space"


def describe(components: Components, domain: str, code: str) -> list[Label]:
    """The lines about one thing; domains without anything to tell have none."""
    if domain == "building":
        return _building(components, _find(components.building_ids, domain, code))
    if domain == "monument":
        return _monument(components.monuments[_find(components.monument_ids, domain, code)], components)
    if domain == "wealth":
        return _wealth(components, _find(components.wealth_ids, domain, code))
    if domain == "space":
        return _space(components, code)
    if domain == "place" and code == FIRST_PLAYER_SPACE:
        return _first_player_space(components)
    if domain == "temple":
        return _temple(components, _find(TEMPLES, domain, code))
    if domain == "track":
        return _track(components, _find(TRACKS, domain, code))
    return []


def _find(codes: list[str], domain: str, code: str) -> int:
    if code not in codes:
        raise Refused(f"tzolkin has no {domain} '{code}'.")
    return codes.index(code)


def _amounts(names: list[str], numbers: list[int]) -> Amounts:
    return tuple((name_of("good", name), n) for name, n in zip(names, numbers, strict=True) if n)


# ---------------------------------------------------------------------- tiles


def _building(components: Components, building: int) -> list[Label]:
    """TZ-19: age and frame, cost, effects in the order in which they are received, actions last."""
    tile = components.buildings[building]
    lines: list[Label] = [
        ("tile-building", {"frame": name_of("frame", FRAMES[tile.frame]), "age": tile.age}),
        ("cost", {"amounts": _amounts(RESOURCES, tile.cost)}),
    ]
    for effect in tile.effects:
        lines += _effect(effect)
    for verb, corn in tile.deferred:
        if verb == parts.D_BUILD:
            lines.append(("effect-build", {}))
        elif verb == parts.D_EXCHANGE:
            lines.append(("effect-exchange", {}))
        else:
            lines.append(("effect-any_action", {"n": corn}))
    return lines


def _effect(effect: Effect) -> list[Label]:
    kind, n = effect.kind, effect.n
    if kind == parts.E_GAIN:
        amounts = _amounts(GOODS, effect.goods)
        return [("effect-gain", {"amounts": amounts})] if amounts else []
    if kind == parts.E_TECH:
        if effect.target == parts.ANY:
            return [("effect-tech-any", {"n": n})]
        return [("effect-tech", {"track": name_of("track", TRACKS[effect.target]), "n": n})]
    if kind == parts.E_TEMPLE:
        if effect.target == parts.ANY:
            return [("effect-temple-any", {"n": n})]
        return [("effect-temple", {"temple": name_of("temple", TEMPLES[effect.target]), "n": n})]
    plain = {
        parts.E_VP: "effect-vp",
        parts.E_WORKER: "effect-worker",
        parts.E_FEED_FREE: "effect-feed_free",
        parts.E_FEED_DISCOUNT: "effect-feed_discount",
        parts.E_RESOURCES: "effect-resources",
    }
    return [(plain[kind], {"n": n})]


def _monument(tile: Monument, components: Components) -> list[Label]:
    """TZ-20: frame, cost and what it is worth at the end."""
    price = _amounts(RESOURCES, tile.cost) + _amounts(["skull"], [tile.skulls])
    lines: list[Label] = [
        ("tile-monument", {"frame": name_of("frame", FRAMES[tile.frame])}),
        ("cost", {"amounts": price}),
    ]
    score = f"score-{parts.MONUMENT_KINDS[tile.kind]}"
    arguments: dict[str, Argument] = {"vp": tile.vp}
    if tile.kind == parts.M_FRAME:
        arguments["frame"] = name_of("frame", FRAMES[tile.target])
    elif tile.kind == parts.M_FULL_TRACKS:
        arguments = {"level": components.levels}
    elif tile.kind in (parts.M_EVERYONE, parts.M_WORKERS):
        arguments = {}
    lines.append((score, arguments))
    for count, vp in sorted(tile.table.items()):
        if count:
            lines.append((f"{score}-at", {"n": count, "vp": vp}))
    return lines


def _wealth(components: Components, wealth: int) -> list[Label]:
    """TZ-2.17, and TZ-3.5: where its neutral worker would stand."""
    tile = components.wealth[wealth]
    lines: list[Label] = []
    for effect in tile.effects:
        lines += _effect(effect)
    lines.append(("wealth-neutral", {"gear": name_of("gear", GEARS[tile.gear]), "space": tile.space}))
    return lines


# ---------------------------------------------------------------------- action spaces


def _space(components: Components, code: str) -> list[Label]:
    """TZ-11 to TZ-15; TZ-6.6: what placing there costs."""
    gear, _, number = code.rpartition("-")
    index = _find(GEARS, "gear", gear)
    if not number.isdecimal() or int(number) > components.last_space[index]:
        raise Refused(f"tzolkin has no space '{code}'.")
    space = int(number)
    if components.free_choice[index][space]:
        lines: list[Label] = [("space-free_choice", {})]
    else:
        lines = _action(components, components.actions[index][space])
    return [*lines, ("space-price", {"n": space})]


def _first_player_space(components: Components) -> list[Label]:
    """TZ-16, TZ-6.9."""
    lines: list[Label] = [("space-first_player", {}), ("space-first_player-days", {})]
    return [*lines, ("space-price", {"n": components.fp_cost})]


def _action(components: Components, action: Action) -> list[Label]:
    kind = action.kind
    if kind == parts.GAIN:
        return [("effect-gain", {"amounts": _amounts(GOODS, action.goods)})]
    if kind == parts.HARVEST:
        return _harvest(action)
    if kind == parts.TECH:
        return [("space-tech", {"n": action.steps})]
    if kind == parts.BUILD:
        lines: list[Label] = [("space-build", {"n": action.buildings})]
        if action.monument:
            lines.append(("space-build-monument", {}))
        if action.corn:
            lines.append(("space-build-corn", {"n": action.cost}))
        return lines
    if kind == parts.TEMPLE:
        cost = "cost-corn" if action.corn else "cost-resources"
        step = "effect-temple-any" if action.steps == 1 else "space-temples"
        return [(cost, {"n": action.cost}), (step, {"n": action.steps})]
    if kind == parts.EXCHANGE:
        lines = [("space-exchange", {})]
        for resource, rate in zip(RESOURCES, components.exchange, strict=True):
            lines.append(("space-rate", {"resource": name_of("resource", resource), "n": rate}))
        return lines
    if kind == parts.WORKER:
        return [("effect-worker", {"n": 1})]
    if kind == parts.ANY_ACTION:
        return [("cost-corn", {"n": action.cost}), ("space-any_action", {})]
    if kind == parts.SKULL_PLACE:
        temple = name_of("temple", TEMPLES[action.temple])
        lines = [("space-skull", {}), ("effect-vp", {"n": action.vp}), ("effect-temple", {"temple": temple, "n": 1})]
        if action.resource_choice:
            lines.append(("effect-resources", {"n": action.resource_choice}))
        return lines
    return [("space-none", {})]


def _harvest(action: Action) -> list[Label]:
    """TZ-11.2, TZ-11.3, TZ-11.7: a plantation without wood has nothing to burn."""
    corn, wood = action.goods[0], action.goods[1]
    lines: list[Label] = [("space-harvest-corn", {"amounts": _amounts(["corn"], [corn])})]
    if wood:
        lines.append(("space-harvest-wood", {"amounts": _amounts(["wood"], [wood])}))
        lines.append(("space-harvest-burn", {"amounts": _amounts(["corn"], [corn])}))
    return lines


# ---------------------------------------------------------------------- temples and technologies


def _temple(components: Components, temple: int) -> list[Label]:
    """TZ-22.6, TZ-22.8, TZ-22.9: from the top step down, then the leader's bonus of each age."""
    top = components.temple_top[temple]
    lines: list[Label] = []
    for step in range(top, -1, -1):
        vp = components.temple_vp[temple][step]
        good = components.temple_goods[temple][step]
        if good >= 0:
            lines.append(("temple-step-good", {"step": step, "vp": vp, "good": name_of("good", GOODS[good])}))
        else:
            lines.append(("temple-step", {"step": step, "vp": vp}))
    for age in range(1, len(components.leader_bonus)):
        lines.append(("temple-leader", {"age": age, "vp": components.leader_bonus[age][temple]}))
    return lines


def _track(components: Components, track: int) -> list[Label]:
    """TZ-10.1, TZ-10.2, TZ-21: what each level costs and adds, then the bonus beyond the last."""
    tables: list[tuple[str, list[int]]] = []
    if TRACKS[track] == "agriculture":
        tables.append(("tech-harvest_corn", components.harvest_corn))
        tables.append(("tech-fishing_corn", components.fishing_corn))
        tables.append(("tech-tileless", components.tileless))
    elif TRACKS[track] == "extraction":
        tables += [(f"tech-extra_{name}", components.extra[index]) for index, name in enumerate(RESOURCES)]
    elif TRACKS[track] == "architecture":
        tables.append(("tech-building_corn", components.building_corn))
        tables.append(("tech-building_vp", components.building_vp))
        tables.append(("tech-discount", components.discount))
        tables.append(("tech-corn_discount", components.corn_discount))
    else:
        tables.append(("tech-next_space", components.next_space))
        tables.append(("tech-offering", components.offering))
        tables.append(("tech-extra_skull", components.extra_skull))
    lines: list[Label] = []
    for level in range(1, components.levels + 1):
        lines.append(("tech-level", {"level": level, "n": components.advance_cost[level - 1]}))
        for name, totals in tables:
            added = totals[level] - totals[level - 1]
            if added:
                lines.append((name, {"n": added}))
    lines.append(("tech-bonus", {"level": components.levels, "n": components.advance_cost[components.levels]}))
    return lines + _effect(components.bonus[track])
