"""What a thing of the tables costs, does and is worth, as labels for tooltips: always the tables' own numbers."""

from __future__ import annotations

from tinkuy.core.errors import Refused
from tinkuy.core.labels import Amounts, Argument, Description, Label, name_of
from tinkuy.games.tzolkin import components as parts
from tinkuy.games.tzolkin.components import (
    FRAMES,
    GEARS,
    GOODS,
    RESOURCES,
    TEMPLES,
    TRACKS,
    Action,
    Building,
    Components,
    Effect,
    Monument,
)

FIRST_PLAYER_SPACE = "first_player_space"


# Parts of the board, each explained in a sentence.
BOARD = {
    "calendar": "TZ-8.1",
    "today": "TZ-8.1",
    "food": "TZ-22.2",
    "skulls": "TZ-1.1",
    "jungle": "TZ-11.4",
    "temples": "TZ-17.1",
    "technology": "TZ-10.1",
    "buildings": "TZ-19.1",
    "monuments": "TZ-20.2",
}
# What a plain answer means.
ANSWERS = {
    "plan": {"place": "TZ-6.1", "pick_up": "TZ-7.1"},
    "beg": {"no": "TZ-5.1", "yes": "TZ-5.2"},
    "act": {"nothing": "TZ-7.2"},
    "harvest": {"tileless": "TZ-21.3"},
    "days": {"one": "TZ-8.1", "two": "TZ-16.8"},
}
TRACK_CLAUSES = ["TZ-21.1", "TZ-21.6", "TZ-21.10", "TZ-21.17"]
# Of the action spaces of a gear that let one choose among its actions.
FREE_CHOICE_CLAUSES = ["TZ-11.11", "TZ-12.2", "TZ-13.10", "TZ-14.6", "TZ-15.6"]
GAIN_CLAUSES = ["TZ-11.1", "TZ-12.1"]
SCORE_CLAUSES = {
    parts.M_FRAME: "TZ-20.6",
    parts.M_OWN: "TZ-20.7",
    parts.M_EVERYONE: "TZ-20.8",
    parts.M_CORN_TILES: "TZ-20.9",
    parts.M_WOOD_TILES: "TZ-20.9",
    parts.M_WORKERS: "TZ-20.10",
    parts.M_LEVELS: "TZ-20.11",
    parts.M_FULL_TRACKS: "TZ-20.12",
    parts.M_ONE_TEMPLE: "TZ-20.13",
    parts.M_ALL_TEMPLES: "TZ-20.14",
    parts.M_SKULLS: "TZ-20.15",
}


def describe(components: Components, domain: str, code: str) -> Description:
    """The lines about one thing and its clause; domains without anything to tell have neither."""
    if domain == "building":
        tile = components.buildings[_find(components.building_ids, domain, code)]
        return Description(_building(tile), _building_clause(tile))
    if domain == "monument":
        monument = components.monuments[_find(components.monument_ids, domain, code)]
        return Description(_monument(monument, components), SCORE_CLAUSES[monument.kind])
    if domain == "wealth":
        return Description(_wealth(components, _find(components.wealth_ids, domain, code)), "TZ-2.17")
    if domain == "space":
        return _space(components, code)
    if domain == "place" and code == FIRST_PLAYER_SPACE:
        return Description(_first_player_space(components), "TZ-16.1")
    if domain == "temple":
        return Description(_temple(components, _find(TEMPLES, domain, code)), "TZ-17.2")
    if domain == "track":
        track = _find(TRACKS, domain, code)
        return Description(_track(components, track), TRACK_CLAUSES[track])
    if code in ANSWERS.get(domain, ()):
        return Description([], ANSWERS[domain][code])
    if domain == "gear":
        return Description([], "TZ-6.2")
    if domain == "harvest_tile":
        return Description([], "TZ-11.4")
    if domain == "board":
        _find(list(BOARD), domain, code)
        return Description([(f"board-{code}-about", {})], BOARD[code])
    return Description([], "")


def _find(codes: list[str], domain: str, code: str) -> int:
    if code not in codes:
        raise Refused(f"tzolkin has no {domain} '{code}'.")
    return codes.index(code)


def _amounts(names: list[str], numbers: list[int]) -> Amounts:
    return tuple((name_of("good", name), n) for name, n in zip(names, numbers, strict=True) if n)


# ---------------------------------------------------------------------- tiles


def _building(tile: Building) -> list[Label]:
    """TZ-19: age and frame, cost, effects in the order in which they are received, actions last."""
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


def _building_clause(tile: Building) -> str:
    """Of what is special about it: its action, two technologies at once, or a farm's Food Days."""
    for verb, _ in tile.deferred:
        return "TZ-19.8" if verb == parts.D_BUILD else "TZ-19.9"
    for effect in tile.effects:
        if effect.kind in (parts.E_FEED_FREE, parts.E_FEED_DISCOUNT):
            return "TZ-19.5"
        if effect.kind == parts.E_TECH and effect.target == parts.ANY and effect.n > 1:
            return "TZ-19.10"
    return "TZ-19.4"


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


def _space(components: Components, code: str) -> Description:
    """TZ-11 to TZ-15; TZ-6.6: what placing there costs."""
    gear, _, number = code.rpartition("-")
    index = _find(GEARS, "gear", gear)
    if not number.isdecimal() or int(number) > components.last_space[index]:
        raise Refused(f"tzolkin has no space '{code}'.")
    space = int(number)
    price: Label = ("space-price", {"n": space})
    if components.free_choice[index][space]:
        return Description([("space-free_choice", {}), price], FREE_CHOICE_CLAUSES[index])
    action = components.actions[index][space]
    return Description([*_action(components, action), price], _action_clause(action, index))


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


def _action_clause(action: Action, gear: int) -> str:
    """TZ-7.5 where nothing can be done."""
    kind = action.kind
    if kind == parts.GAIN and gear < len(GAIN_CLAUSES):
        return GAIN_CLAUSES[gear]
    if kind == parts.HARVEST:
        return "TZ-11.3" if action.goods[1] else "TZ-11.2"
    if kind == parts.TECH:
        return "TZ-13.1" if action.steps == 1 else "TZ-13.3"
    if kind == parts.BUILD:
        return "TZ-13.4" if action.monument else "TZ-14.4" if action.corn else "TZ-13.2"
    if kind == parts.TEMPLE:
        return "TZ-14.1" if action.corn else "TZ-13.9"
    others = {
        parts.EXCHANGE: "TZ-14.2",
        parts.WORKER: "TZ-14.3",
        parts.ANY_ACTION: "TZ-14.5",
        parts.SKULL_PLACE: "TZ-15.3",
    }
    return others.get(kind, "TZ-7.5")


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
