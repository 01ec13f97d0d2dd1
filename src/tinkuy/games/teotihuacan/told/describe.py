"""What a thing costs, does and is worth, as labels for tooltips: the tables' numbers."""

from __future__ import annotations

from collections.abc import Callable

from tinkuy.core.errors import Refused
from tinkuy.core.labels import Description, Label, name_of
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.modules.described import (
    MODULE_BOARDS,
    orange_step,
    tell_ability,
    tell_board,
    tell_priest,
    tell_rows,
    tell_season,
    temple_mark,
)
from tinkuy.games.teotihuacan.teotibot.described import describe_priest, describe_tile
from tinkuy.games.teotihuacan.teotibot.tables import ACTION_TILES, BOT_PRIESTS
from tinkuy.games.teotihuacan.tiles import COUNTED, Technology
from tinkuy.games.teotihuacan.told.kinds import decoration_ids, pyramid_ids, space_ids
from tinkuy.games.teotihuacan.told.names import USE_NAMES, gain_amounts, good_amounts, icon_name
from tinkuy.games.teotihuacan.vocabulary import (
    ALCHEMY,
    BOARDS,
    CONSTRUCTION,
    DECORATIONS,
    NOBLES,
    ORANGE,
    PALACE,
    POWERS,
    REWARDS,
    SPACES,
    TEMPLES,
)

CLAUSES = {
    "board": "TE-1.7",
    "worship": "TE-6.1",
    "temple": "TE-11.1",
    "reward": "TE-8.4",
    "pyramid": "TE-9.6",
    "decoration": "TE-10.4",
    "technology": "TE-13.23",
    "royal": "TE-13.14",
    "discovery": "TE-13.2",
    "starting": "TE-3.6",
    "bonus": "TE-16.3",
    "priest": "TE-20.1",
    "season": "TE-22.1",
    "ability": "TE-21.4",
    "module_board": "TE-19.1",
    "space": "TE-9.2",
}
# What needs no numbers: the clause itself tells it.
RULES = {
    ("action", "collect"): "TE-5.2",
    ("source", "avenue"): "TE-12.1",
    ("source", "track"): "TE-9.8",
    ("calendar", "light"): "TE-14.1",
    ("calendar", "dark"): "TE-14.2",
}
RULES_OF_ALL = {"worker": "TE-4.5", "row": "TE-7.12", "side": "TE-10.1"}


def describe(components: Components, domain: str, code: str) -> Description:
    """The lines about one thing and its clause; domains without anything to tell have neither."""
    if domain == "action_tile" and code in ACTION_TILES:
        return describe_tile(components, ACTION_TILES.index(code))
    if domain == "bot_priest" and code in BOT_PRIESTS:
        return describe_priest(components, BOT_PRIESTS.index(code))
    if domain not in _TELLERS:
        return Description([], RULES.get((domain, code)) or RULES_OF_ALL.get(domain, ""))
    codes, tell = _TELLERS[domain]
    known = codes(components)
    if code not in known:
        raise Refused(f"teotihuacan has no {domain} '{code}'.")
    return Description(tell(components, known.index(code)), CLAUSES[domain])


def _board(components: Components, board: int) -> list[Label]:
    """TE-7."""
    about: Label = (f"board-{BOARDS[board]}-about", {})
    if board == PALACE:
        return [about]
    lines = [about]
    if components.cells[board]:
        rows = [[gain_amounts(cell) for cell in row] for row in components.cells[board]]
        return lines + tell_rows(components, rows, components.power_ups[board])
    if board == ALCHEMY:
        lines.append(("board-second_row", {"n": components.row2_workers, "power": components.row2_power}))
    elif board == NOBLES:
        lines.append(("cost", {"amounts": good_amounts(components.building_cost)}))
    elif board == DECORATIONS:
        for workers, gold in enumerate(components.decoration_gold, 1):
            lines.append(("board-gold_price", {"workers": workers, "gold": gold}))
    elif board == CONSTRUCTION:
        for level, cost in enumerate(components.level_cost):
            vp = components.level_vp[level]
            lines.append(("board-level", {"level": level + 1, "amounts": good_amounts(cost), "vp": vp}))
    for workers, n in enumerate(components.power_ups[board], 1):
        lines.append(("board-power_ups", {"workers": workers, "n": n}))
    return lines


def _space(components: Components, space: int) -> list[Label]:
    """TE-9.3, TE-9.4: the price and the VP of its level."""
    level = components.geometry.level[space]
    amounts, vp = good_amounts(components.level_cost[level]), components.level_vp[level]
    return [("board-level", {"level": level + 1, "amounts": amounts, "vp": vp})]


def _worship(components: Components, space: int) -> list[Label]:
    """TE-6.6."""
    return [
        (f"worship-{SPACES[space]}-about", {}),
        ("worship-prices", {"free": components.push_cocoa, "both": components.both_cocoa}),
    ]


def _temple(components: Components, temple: int) -> list[Label]:
    """TE-11, from the top."""
    steps = components.steps[temple]
    lines: list[Label] = []
    for step in range(len(steps) - 1, 0, -1):
        special = orange_step(components, step) if temple == ORANGE else None
        if step == components.bonus_steps[temple]:
            lines.append(("temple-bonus_step", {"step": step}))
        elif special is not None:
            lines.append(special)
        else:
            wide = components.wide[temple][step] >= 0
            lines.append(
                ("temple-wide_step" if wide else "temple-step", {"step": step, "amounts": gain_amounts(steps[step])})
            )
    return lines + temple_mark(components, temple)


def _reward(components: Components, reward: int) -> list[Label]:
    """TE-8.5 to TE-8.9."""
    numbers: dict[str, int | str | tuple[tuple[str, int], ...]] = {
        "vp": components.reward_vp,
        "cocoa": components.fourth_cocoa if REWARDS[reward] == "fourth_worker" else components.reward_cocoa,
        "price": components.reward_price,
        "steps": components.reward_steps,
        "power": components.fourth_power,
    }
    return [(f"reward-{REWARDS[reward]}-about", numbers)]


def _pyramid(components: Components, tile: int) -> list[Label]:
    return [_icons(components.pyramid_icons[4 * tile], components.icon_vp)]


def _decoration(components: Components, tile: int) -> list[Label]:
    return [
        _icons(components.decoration_icons[tile], components.icon_vp),
        ("decoration-vp", {"n": components.decoration_vp}),
    ]


def _icons(icons: list[int], vp: int) -> Label:
    counted = tuple(
        (name, [icon_name(icon) for icon in icons].count(name)) for name in dict.fromkeys(map(icon_name, icons))
    )
    return "icons", {"amounts": counted, "vp": vp}


def _technology(components: Components, technology: int) -> list[Label]:
    """TE-7.4, TE-13.9 to TE-13.13."""
    tile = components.technologies[technology]
    return [("technology-price", {"n": tile.gold}), *_effects(tile)]


def _effects(tile: Technology) -> list[Label]:
    lines: list[Label] = []
    if tile.palace_cocoa:
        lines.append(("technology-palace", {"n": tile.palace_cocoa}))
    if tile.own_resource:
        lines.append(("technology-own_resource", {"n": tile.own_resource}))
    if any(tile.gain):
        lines.append(("technology-gives", {"amounts": gain_amounts(tile.gain)}))
    if tile.extra_worker:
        lines.append(("technology-extra_worker", {"n": tile.extra_worker}))
    if tile.discount:
        lines.append(("technology-discount", {"n": tile.discount}))
    if tile.power_up_price:
        lines.append(("technology-power_up", {"n": tile.power_up_price}))
    lines += [("technology-board", {"board": name_of("board", BOARDS[board])}) for board in tile.boards]
    return lines


def _royal(components: Components, royal: int) -> list[Label]:
    """TE-13.14, by the power of the worker."""
    tile = components.royals[royal]
    lines: list[Label] = []
    for power in range(1, POWERS + 1):
        amounts = gain_amounts(tile.gain_by_power[power])
        if tile.counted:
            things = name_of("counted", COUNTED[tile.counted])
            lines.append(
                ("royal-counts", {"power": power, "vp": tile.vp_each, "n": tile.limit[power], "things": things})
            )
        elif any(tile.pay) or tile.pay_any:
            pay = good_amounts(tile.pay) + ((name_of("gain", "resource_any"), tile.pay_any),) * (tile.pay_any > 0)
            lines.append(("royal-trades", {"power": power, "n": tile.times[power], "pay": pay, "amounts": amounts}))
        else:
            lines.append(("royal-gives", {"power": power, "amounts": amounts}))
    return lines


def _discovery(components: Components, discovery: int) -> list[Label]:
    """TE-13.1 to TE-13.8."""
    tile = components.discoveries[discovery]
    lines: list[Label] = [("cost", {"amounts": good_amounts(tile.cost)})]
    if tile.mask:
        lines.append(("discovery-mask-about", {}))
    elif tile.use in USE_NAMES:
        lines.append((f"{USE_NAMES[tile.use]}-about", {}))
    return [*lines, ("discovery-count", {"n": tile.count})]


def _starting(components: Components, tile: int) -> list[Label]:
    return [("starting-gives", {"amounts": gain_amounts(components.starting[tile].gain)})]


def _bonus(components: Components, bonus: int) -> list[Label]:
    """TE-16.3."""
    tile = components.bonuses[bonus]
    if tile.best_set:
        return [("bonus-best_set", {})]
    if tile.high:
        return [("bonus-workers", {"low": tile.low, "high": tile.high})]
    for name, vp in (
        ("technology", tile.technology),
        ("avenue", tile.avenue),
        ("tiles", tile.bonus_tile),
        ("discovery", tile.discovery),
    ):
        if vp:
            return [(f"bonus-{name}", {"n": vp})]
    return [("bonus-vp", {"n": tile.vp})]


_TELLERS: dict[str, tuple[Callable[[Components], list[str]], Callable[[Components, int], list[Label]]]] = {
    "board": (lambda components: BOARDS, _board),
    "worship": (lambda components: SPACES, _worship),
    "temple": (lambda components: TEMPLES, _temple),
    "reward": (lambda components: REWARDS, _reward),
    "space": (space_ids, _space),
    "pyramid": (pyramid_ids, _pyramid),
    "decoration": (decoration_ids, _decoration),
    "technology": (lambda components: components.technology_ids, _technology),
    "royal": (lambda components: components.royal_ids, _royal),
    "discovery": (lambda components: components.discovery_ids, _discovery),
    "starting": (lambda components: components.starting_ids, _starting),
    "bonus": (lambda components: components.bonus_ids, _bonus),
    "priest": (lambda components: components.priest_ids, tell_priest),
    "season": (lambda components: components.season_ids, tell_season),
    "ability": (lambda components: components.ability_ids, tell_ability),
    "module_board": (lambda components: MODULE_BOARDS, tell_board),
}
