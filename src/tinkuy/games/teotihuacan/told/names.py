"""Names composed from the tables, so that an owner's tiles are called by what they are."""

from __future__ import annotations

from tinkuy.core.labels import Amounts, Label, name_of
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.geometry import COLOURED
from tinkuy.games.teotihuacan.tiles import DOUBLE_MOVE, EXTRA_WORKER, FREE_COCOA, MOVE_ANYWHERE
from tinkuy.games.teotihuacan.told.kinds import decoration_ids, pyramid_ids, space_ids
from tinkuy.games.teotihuacan.vocabulary import BOARDS, GAINS, GOODS

ICON_NAMES = ["blue", "red", "green", "glyph"]
USE_NAMES = {
    DOUBLE_MOVE: "discovery-double_move",
    MOVE_ANYWHERE: "discovery-move_anywhere",
    FREE_COCOA: "discovery-free_cocoa",
    EXTRA_WORKER: "discovery-extra_worker",
}


def good_amounts(numbers: list[int]) -> Amounts:
    return tuple((name_of("good", name), n) for name, n in zip(GOODS, numbers, strict=True) if n)


def gain_amounts(numbers: list[int]) -> Amounts:
    """Gains as things that are counted."""
    return tuple(
        (name_of("good" if index < len(GOODS) else "gain", name), n)
        for index, (name, n) in enumerate(zip(GAINS, numbers, strict=True))
        if n
    )


def icon_name(icon: int) -> str:
    name = ICON_NAMES[icon % COLOURED]
    return name_of("icon", f"{name}_coloured" if icon >= COLOURED else name)


def composed_names(components: Components) -> dict[str, Label]:
    """By message id."""
    composed = {
        "space": _spaces(components),
        "pyramid": _pyramid(components),
        "decoration": _decorations(components),
        "discovery": _discoveries(components),
        "technology": {tile.id: _numbered("technology", tile.number) for tile in components.technologies},
        "royal": {code: _numbered("royal", n) for n, code in enumerate(components.royal_ids, 1)},
        "bonus": {code: _numbered("bonus", n) for n, code in enumerate(components.bonus_ids, 1)},
        "starting": _starting(components),
    }
    return {name_of(domain, code): label for domain, labels in composed.items() for code, label in labels.items()}


def _numbered(domain: str, n: int) -> Label:
    return f"{domain}-tile", {"n": n}


def _spaces(components: Components) -> dict[str, Label]:
    labels: dict[str, Label] = {}
    for code in space_ids(components):
        level, row, column = code.split("-")
        labels[code] = ("space-place", {"level": int(level), "row": int(row), "column": int(column)})
    return labels


def _pyramid(components: Components) -> dict[str, Label]:
    """TE-9.5: the icons from the top left corner clockwise."""
    labels: dict[str, Label] = {}
    for n, code in enumerate(pyramid_ids(components)):
        one, two, three, four = [icon_name(icon) for icon in components.pyramid_icons[4 * n]]
        labels[code] = ("pyramid-tile", {"n": n + 1, "one": one, "two": two, "three": three, "four": four})
    return labels


def _decorations(components: Components) -> dict[str, Label]:
    labels: dict[str, Label] = {}
    for n, code in enumerate(decoration_ids(components)):
        one, two = [icon_name(icon) for icon in components.decoration_icons[n]]
        labels[code] = ("decoration-tile", {"n": n + 1, "one": one, "two": two})
    return labels


def _discoveries(components: Components) -> dict[str, Label]:
    labels: dict[str, Label] = {}
    for tile in components.discoveries:
        if tile.mask:
            labels[tile.id] = ("discovery-mask", {"n": tile.mask})
        elif tile.use in USE_NAMES:
            labels[tile.id] = (USE_NAMES[tile.use], {})
        else:
            labels[tile.id] = ("discovery-gives", {"amounts": gain_amounts(tile.gain)})
    return labels


def _starting(components: Components) -> dict[str, Label]:
    labels: dict[str, Label] = {}
    for n, tile in enumerate(components.starting, 1):
        one, two = [name_of("board", BOARDS[board]) for board in tile.boards]
        labels[tile.id] = ("starting-tile", {"n": n, "one": one, "two": two, "amounts": gain_amounts(tile.gain)})
    return labels
