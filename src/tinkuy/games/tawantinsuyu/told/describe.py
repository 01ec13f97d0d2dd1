"""What a thing costs, does and is worth, as labels for tooltips: the tables' numbers, marked where they are ours."""

from __future__ import annotations

from collections.abc import Callable

from tinkuy.core.errors import Refused
from tinkuy.core.labels import Description, Label, name_of
from tinkuy.games.tawantinsuyu.components import ACTIONS, BLUE, COLOURS, GREEN, LOWER, TASKS, WORKERS, Components
from tinkuy.games.tawantinsuyu.priest import LARGE_STEPS
from tinkuy.games.tawantinsuyu.statues import LARGE
from tinkuy.games.tawantinsuyu.told.abilities import action_lines, steps_lines, task_lines, worker_lines
from tinkuy.games.tawantinsuyu.told.clauses import ABILITIES, ANSWERS, BOARD, PASSIVE, THINGS
from tinkuy.games.tawantinsuyu.told.kinds import stair_ids, statue_ids
from tinkuy.games.tawantinsuyu.told.lines import Data, choices, doubtful, gives, numbers
from tinkuy.games.tawantinsuyu.told.names import reward_amounts, temple_ids

NOTHING_TO_TELL = ("none", "stop", "nobody")  # answers that stand among the things of a question


def describe(components: Components, data: Data, domain: str, code: str) -> Description:
    """The lines about one thing and its clause; domains without anything to tell have neither."""
    if domain == "board" and code in BOARD:
        return Description([(f"board-{code}-about", {})], BOARD[code])
    if code in ANSWERS.get(domain, ()):
        return Description([], ANSWERS[domain][code])
    if domain not in THINGS or code in NOTHING_TO_TELL:
        return Description([], "")
    if domain not in _TELLERS:
        return Description([], THINGS[domain])
    codes, tell = _TELLERS[domain]
    known = codes(components)
    if domain == "task" and code in components.icon_ids:  # an icon of the hill means its task
        code = TASKS[components.icon_tasks[components.icon_ids.index(code)]]
    if code not in known:
        raise Refused(f"tawantinsuyu has no {domain} '{code}'.")
    return Description(tell(components, data, known.index(code)), _clause(components, domain, code))


def _clause(components: Components, domain: str, code: str) -> str:
    """The thing's own where it has one, else that of all such things."""
    if domain in ABILITIES:
        return ABILITIES[domain][code]
    if domain == "building" and components.passive.get(code, -2) in components.z:
        return PASSIVE.format(components.z.index(components.passive[code]))
    return THINGS[domain]


# ---------------------------------------------------------------------- cards and tiles


def _god(components: Components, data: Data, card: int) -> list[Label]:
    """TA-4.2, TA-6.1, TA-12.9, TA-14.5; the rewards numbered as the question about them numbers them."""
    god = components.gods[card]
    lines: list[Label] = [
        ("card-symbol", {"symbol": name_of("symbol", components.symbols[god.symbol])}),
        ("card-reward", {}),
    ]
    for number, reward in enumerate(god.reward, 1):
        lines.append(("reward-is", {"n": number, "amounts": reward_amounts([reward])}))
        lines += choices([reward])
    lines.append(("card-hand", {"n": components.vp_god_card}))
    return lines + doubtful(data["gods"]["card"][card])


def _army(components: Components, data: Data, card: int) -> list[Label]:
    """TA-3.5, TA-8.24, TA-14.6."""
    army = components.army[card]
    lines: list[Label] = [("army-soldiers", {"n": army.soldiers}), *gives("army-bonus", army.bonus)]
    lines.append(("army-face_up", {"n": components.vp_army_card}))
    return lines + doubtful(data["army"]["card"][card])


def _building(components: Components, data: Data, building: int) -> list[Label]:
    """TA-8.7, TA-14.4, TA-16: cost, output or effect; of passive buildings only the cost is reconstructed."""
    tile = components.buildings[building]
    lines = [numbers("cost", tile.cost)]
    face_up: Label = ("tile-face_up", {"n": components.vp_building})
    if not tile.passive:
        entry = data["production"]["building"][building]
        return [*lines, *gives("tile-output", tile.output), face_up, *doubtful(entry)]
    entry = data["passive"]["building"][building - components.first_passive]
    code = components.building_ids[building]
    if code == "Z10":
        usual, alternative = components.z10_reward
        lines.append(numbers("effect-Z10", usual))
        if alternative != usual:
            lines.append(numbers("effect-Z10-edition", alternative))
    elif building in components.z:
        lines.append((name_of("effect", code), {}))
    mark: Label = ("tile-reconstructed-cost", {})
    return [*lines, face_up, *doubtful({"source": entry.get("cost_source", "")}, mark)]


def _weave(components: Components, data: Data, tile: int) -> list[Label]:
    """TA-8.17, TA-8.20."""
    weave = components.weaves[tile]
    return [
        ("weave-pattern", {"n": weave.pattern}),
        ("weave-left", {"edge": name_of("edge", components.edge_ids[weave.left])}),
        ("weave-right", {"edge": name_of("edge", components.edge_ids[weave.right])}),
        *doubtful(data["weaves"]["tile"][tile]),
    ]


def _edge(components: Components, data: Data, edge: int) -> list[Label]:
    """TA-8.21."""
    return gives("weave-seam", components.edges[edge]) + doubtful(data["weaves"]["edge"][edge])


def _statue(components: Components, data: Data, statue: int) -> list[Label]:
    """TA-6.1, TA-8.9, TA-9.6."""
    size = statue // len(components.symbols)
    return [
        numbers("cost", components.statue_cost[size]),
        ("statue-vp", {"n": components.statue_vp[size]}),
        ("statue-symbol", {}),
        ("statue-worship", {"n": LARGE_STEPS if size == LARGE else 1}),
    ]


# ---------------------------------------------------------------------- the board


def _space(components: Components, data: Data, index: int) -> list[Label]:
    """TA-4.6, TA-5.1, TA-7.1, TA-7.2, TA-2.12."""
    space = components.spaces[index]
    lines: list[Label] = [
        ("hill-symbol", {"symbol": name_of("symbol", components.symbols[space.symbol])}),
        ("hill-height", {"n": components.height_food[space.terrace]}),
    ]
    for icon in space.icons:
        lines.append(("hill-task", {"task": name_of("task", TASKS[components.icon_tasks[icon]])}))
    if space.colour in (BLUE, GREEN):
        lines.append((f"hill-{COLOURS[space.colour]}", {}))
    if space.two_player:
        lines.append(("hill-two_players", {}))
    return lines + doubtful(data["hill"]["space"][index])


def _stair(components: Components, data: Data, spot: int) -> list[Label]:
    """TA-4.7, TA-4.10, TA-8.2, TA-8.4, TA-8.5."""
    lines = steps_lines(components)
    if spot % 2 == LOWER:
        lines.append(("stair-above", {"n": components.lower_owner_vp}))
    lines.append(("stair-discount", {"n": components.steps_discount}))
    return [*lines, ("stair-used", {"n": components.steps_use_vp})]


def _conquest(components: Components, data: Data, index: int) -> list[Label]:
    """TA-9.18, TA-9.21."""
    space = components.conquest[index]
    lines: list[Label] = []
    if space.flip:
        lines.append(("conquest-flip", {"n": space.flip}))
    if space.discard:
        lines.append(("conquest-discard", {"n": space.discard}))
    lines += gives("conquest-reward", space.reward)
    return lines + doubtful(data["conquest"]["space"][index])


def _region(components: Components, data: Data, region: int) -> list[Label]:
    """TA-12.7."""
    return [("region-majority", {})]


def _temple(components: Components, data: Data, index: int) -> list[Label]:
    """TA-12.6, TA-14.3, TA-15.1."""
    step = components.temple[index]
    lines = gives("temple-left", step.left)
    lines.append(("temple-vp", {"n": step.vp}))
    if step.end_vp:
        lines.append(("temple-end", {"n": step.end_vp}))
    return lines + doubtful(data["temple"]["step"][index])


_TELLERS: dict[str, tuple[Callable[[Components], list[str]], Callable[[Components, Data, int], list[Label]]]] = {
    "god": (lambda components: components.god_ids, _god),
    "army": (lambda components: components.army_ids, _army),
    "building": (lambda components: components.building_ids, _building),
    "weave": (lambda components: components.weave_ids, _weave),
    "edge": (lambda components: components.edge_ids, _edge),
    "statue": (statue_ids, _statue),
    "space": (lambda components: components.space_ids, _space),
    "stair": (stair_ids, _stair),
    "conquest": (lambda components: components.conquest_ids, _conquest),
    "region": (lambda components: components.regions, _region),
    "temple": (temple_ids, _temple),
    "task": (lambda components: TASKS, task_lines),
    "worker": (lambda components: WORKERS, worker_lines),
    "action": (lambda components: ACTIONS, action_lines),
}
