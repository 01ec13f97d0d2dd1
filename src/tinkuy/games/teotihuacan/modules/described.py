"""What priests, seasons, abilities and the boards of the modules do, as labels: the tables' numbers."""

from __future__ import annotations

from typing import Final

from tinkuy.core.labels import Amounts, Argument, Label, name_of
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.modules.grid import Cell
from tinkuy.games.teotihuacan.modules.height.tables import NO_MOVE
from tinkuy.games.teotihuacan.modules.priests.tables import Priest
from tinkuy.games.teotihuacan.told.names import gain_amounts
from tinkuy.games.teotihuacan.vocabulary import BOARDS, ORANGE, POWERS

MODULE_BOARDS: Final = ["nobles_orange", "painters", "engineers"]
STAND_IN: Final[Label] = ("stand_in", {})  # TE-21.15, TE-23.10, TE-24.7


def _boards(boards: list[int]) -> list[Label]:
    return [("works-on", {"board": name_of("board", BOARDS[board])}) for board in boards]


def tell_priest(components: Components, number: int) -> list[Label]:
    """TE-20.2 to TE-20.23: what helps and what hinders."""
    priest = components.priests[number]
    lines = _helps(priest) + _hinders(priest)
    return lines + _boards(priest.boards)


def _helps(priest: Priest) -> list[Label]:
    lines: list[Label] = []
    if any(priest.mask_gain):
        lines.append(("priest-masks", {"amounts": gain_amounts(priest.mask_gain)}))
    if priest.borrows:
        lines.append(("priest-borrows", {}))
    if priest.main_cocoa:
        lines.append(("priest-main_cocoa", {"n": priest.main_cocoa}))
    if priest.extra_worker:
        lines.append(("priest-extra_worker", {"n": priest.extra_worker}))
    if priest.worship_free:
        lines.append(("priest-worship_free", {}))
    if priest.rewards > 1:
        lines.append(("priest-rewards", {"n": priest.rewards}))
    if priest.move_extra:
        lines.append(("priest-move_extra", {"n": priest.move_extra}))
    if priest.far_move_cocoa:
        lines.append(("priest-far_move", {"n": priest.far_move_cocoa}))
    if priest.keeps_all:
        lines.append(("priest-keeps_all", {}))
    if priest.vp_more:
        lines.append(("priest-vp_more", {"n": priest.vp_more}))
    if priest.gold_less:
        lines.append(("priest-gold", {"n": priest.gold_less}))
    if priest.every_technology:
        lines.append(("priest-technologies", {}))
    return lines


def _hinders(priest: Priest) -> list[Label]:
    lines: list[Label] = []
    if priest.masks_only:
        lines.append(("priest-masks_only", {}))
    if priest.surcharge:
        lines.append(("priest-surcharge", {"amounts": ((name_of("gain", "resource_any"), priest.surcharge),)}))
    if priest.unlock_cocoa:
        lines.append(("priest-unlock", {"n": priest.unlock_cocoa, "most": priest.unlock_most}))
    if priest.step_cocoa:
        lines.append(("priest-step", {"cocoa": priest.step_cocoa, "vp": priest.step_vp}))
    if priest.collect_less:
        lines.append(("priest-collect", {"n": priest.collect_less}))
    if not priest.may_free:
        lines.append(("priest-no_freeing", {}))
    if priest.extra_wood:
        lines.append(("priest-wood", {"amounts": ((name_of("good", "wood"), priest.extra_wood),)}))
    if priest.salary_more:
        lines.append(("priest-salary", {"n": priest.salary_more}))
    if not priest.may_worship:
        lines.append(("priest-no_worship", {}))
    if not priest.wide_tiles:
        lines.append(("priest-no_wide", {}))
    return lines


def tell_season(components: Components, number: int) -> list[Label]:
    """TE-22.3 to TE-22.10."""
    season = components.seasons[number]
    if season.quiet:
        return [("season-quiet", {})]
    lines: list[Label] = []
    for power, n in enumerate(season.salary[1:], 1):
        lines.append(("season-salary", {"power": power, "n": n}))
    if season.avenue_vp:
        lines.append(("season-avenue", {"n": season.avenue_vp}))
    if season.new_worker_anywhere:
        lines.append(("season-anywhere", {}))
    if not season.own_colour:
        lines.append(("season-colour", {}))
    if season.step_cocoa:
        lines.append(("season-step", {"n": season.step_cocoa}))
    for eclipse, n in enumerate(season.track, 1):
        lines.append(("season-track", {"eclipse": eclipse, "n": n}))
    if season.move:
        lines.append(("season-move", {"least": season.move[0], "most": season.move[1]}))
    return lines


def tell_ability(components: Components, number: int) -> list[Label]:
    """TE-21.7 to TE-21.14."""
    ability = components.abilities[number]
    lines: list[Label] = [("ability-level", {"level": ability.level})]
    if ability.cocoa_less:
        lines.append(("ability-cocoa", {"n": ability.cocoa_less}))
    if ability.both_free:
        lines.append(("ability-both", {}))
    if ability.extra_worker:
        lines.append(("ability-extra", {"n": ability.extra_worker}))
    if ability.resource:
        lines.append(("ability-resource", {"amounts": ((name_of("gain", "resource_any"), ability.resource),)}))
    if ability.new_power:
        lines.append(("ability-new_power", {"n": ability.new_power}))
    if ability.avenue_more:
        lines.append(("ability-avenue", {"n": ability.avenue_more, "most": ability.avenue_cap}))
    if ability.no_salary:
        lines.append(("ability-salary", {}))
    if ability.masks_more:
        lines.append(("ability-masks", {"n": ability.masks_more}))
    lines += _boards(ability.boards)
    return [*lines, STAND_IN] if ability.stand_in else lines


def orange_step(components: Components, step: int) -> Label | None:
    """TE-21.4, TE-21.6: a step that gives no goods."""
    orange = components.orange
    if orange.ability[step]:
        return "orange-ability", {"step": step, "level": orange.ability[step]}
    if orange.back[step] != NO_MOVE:
        least, most = orange.back[step]
        return "orange-back", {"step": step, "least": least, "most": most}
    return None


def temple_mark(components: Components, temple: int) -> list[Label]:
    return [STAND_IN] if temple == ORANGE and components.orange.stand_in else []


def tell_board(components: Components, number: int) -> list[Label]:
    """TE-21.20, TE-23, TE-24."""
    if number == 0:
        return _nobles(components)
    grid = components.painters if number == 1 else components.engineers
    about: Label = ("module_board-painters-about", {"n": components.painted_gold})
    if number == 2:
        about = ("module_board-engineers-about", {})
    rows = tell_rows(components, [[_cell(cell) for cell in row] for row in grid.cells], grid.power_ups)
    return [about, *rows, STAND_IN] if grid.stand_in else [about, *rows]


def tell_rows(components: Components, rows: list[list[Amounts]], power_ups: list[int]) -> list[Label]:
    """TE-1.7, TE-7.3: a line for each number of workers; one for each cell would hide half of the board."""
    lines: list[Label] = []
    for workers, (row, n) in enumerate(zip(rows, power_ups, strict=True), 1):
        told: dict[str, Argument] = {"workers": workers, "n": n}
        for column, amounts in enumerate(row, 1):
            powers = [power for power in range(1, POWERS + 1) if components.column[power] == column - 1]
            told |= {f"low_{column}": powers[0], f"high_{column}": powers[-1], f"amounts_{column}": amounts}
        lines.append(("board-row", told))
    return lines


def _cell(cell: Cell) -> Amounts:
    found = [(name_of("good", "gold"), cell.gold), (name_of("grid", "decorations"), cell.decorations)]
    found += [(name_of("grid", "level"), level + 1) for level in cell.levels]
    found.append((name_of("grid", "free"), cell.free))
    return tuple((name, n) for name, n in found if n)


def _nobles(components: Components) -> list[Label]:
    nobles = components.orange_nobles
    lines: list[Label] = [("module_board-nobles_orange-about", {})]
    for row, numbers in enumerate(nobles.rows, 1):
        amounts = tuple((name_of("gain", "vp"), n) for n in numbers)
        lines.append(("module_board-row", {"row": row, "amounts": amounts}))
    return [*lines, STAND_IN] if nobles.stand_in else lines
