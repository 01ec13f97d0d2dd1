"""Every kind of question the game asks, with all its possible answers."""

from __future__ import annotations

from typing import Final

from tinkuy.core.labels import Label, name_of
from tinkuy.core.options import Options, mix, named, plain
from tinkuy.core.questions import Kind
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.vocabulary import BOARDS, POWERS, RESOURCES, REWARDS, ROWS, SIDES, SPACES, TEMPLES

KEEP: Final = 0
LEAVE_OUT: Final = 1
MOVE: Final = 2
SECOND: Final = 3
TO: Final = 4
ACTION: Final = 5
WORSHIPPER: Final = 6
FIRST: Final = 7
CLAIM: Final = 8
TEMPLE: Final = 9
TAKE: Final = 10
GIVE: Final = 11
TRADE: Final = 12
TECHNOLOGY: Final = 13
ROW: Final = 14
DECORATION: Final = 15
SIDE: Final = 16
BUILD: Final = 17
SPACE: Final = 18
ROTATION: Final = 19
DISCOUNT: Final = 20
POWER_UP: Final = 21
REWARD: Final = 22
PAY: Final = 23
ONE_MORE: Final = 24
SALARY: Final = 25
FINISH: Final = 26
NEW_BOARD: Final = 27
ANOTHER: Final = 28
WORK: Final = 29
FREE_ONE: Final = 30
ABILITY: Final = 31
BACK: Final = 32
BACK_TO: Final = 33
PRIEST: Final = 34
STARTING: Final = 35
BORROW: Final = 36
STEP_PRICE: Final = 37

# Behind the workers of MOVE.
REST: Final = 40
# ACTION: then three ways of worship for each space.
COLLECT: Final = 0
MAIN: Final = 1
WORSHIP: Final = 2
EFFECT_ONLY: Final = 0
TILE_ONLY: Final = 1
BOTH: Final = 2
WAYS: Final = ["effect", "tile", "both"]
WAY_COUNT: Final = 3
EFFECT_FIRST: Final = 0
TILE_FIRST: Final = 1
DO_TRADE: Final = 0
STOP: Final = 1
FULL_PRICE: Final = 0
PAY_COCOA: Final = 0
PAY_TILE: Final = 1
WORK_PLACE: Final = 0
WORK_FREE: Final = 1
WORK_DONE: Final = 2
NO: Final = 0
YES: Final = 1
MOST_TAKEN: Final = 6  # resources of choice at once
MOST_SALARY: Final = 16
NEVER_PAID: Final = 17  # of SALARY: the free cocoa tile

# Free actions: the first is to free the own workers for cocoa (TE-4.7), then come the Discovery tiles that are used.
UNLOCK: Final = 0
FREE_KINDS: Final = frozenset({MOVE, ACTION, CLAIM, TEMPLE, TRADE, BUILD, POWER_UP, SALARY, FINISH, ANOTHER, WORK})
UNLOCK_KINDS: Final = frozenset({MOVE, POWER_UP, FINISH})

STOPS: Final = {"trade": "stop", "build": "done", "work": "done"}  # answers that say "no more"

CLAUSES: Final = {
    "keep": "TE-3.3",
    "leave_out": "TE-3.5",
    "move": "TE-4.5",
    "second": "TE-13.5",
    "to": "TE-4.5",
    "action": "TE-4.5",
    "worshipper": "TE-13.5",
    "first": "TE-6.6",
    "claim": "TE-13.1",
    "temple": "TE-11.7",
    "take": "TE-11.1",
    "give": "TE-13.14",
    "trade": "TE-13.22",
    "technology": "TE-7.4",
    "row": "TE-7.12",
    "decoration": "TE-7.14",
    "side": "TE-10.1",
    "build": "TE-7.15",
    "space": "TE-9.2",
    "rotation": "TE-9.5",
    "discount": "TE-13.21",
    "power_up": "TE-8.1",
    "reward": "TE-8.4",
    "pay": "TE-13.24",
    "one_more": "TE-13.12",
    "salary": "TE-15.8",
    "finish": "TE-4.12",
    "new_board": "TE-22.5",
    "another": "TE-22.7",
    "work": "TE-23.15",
    "free_one": "TE-23.9",
    "ability": "TE-21.4",
    "back": "TE-21.6",
    "back_to": "TE-21.6",
    "priest": "TE-20.1",
    "starting": "TE-20.15",
    "borrow": "TE-20.4",
    "step_price": "TE-20.11",
}


def mixes(most: int) -> list[tuple[int, int, int]]:
    """Wood, stone and gold up to so many together."""
    numbers = range(most + 1)
    return [(a, b, c) for n in numbers[1:] for a in numbers for b in numbers for c in numbers if a + b + c == n]


def space_ids(components: Components) -> list[str]:
    """`1-2-3`: level, row and column of a space of the pyramid."""
    shape = components.geometry
    return [
        f"{level + 1}-{row + 1}-{col + 1}" for level, row, col in zip(shape.level, shape.row, shape.col, strict=True)
    ]


def pyramid_ids(components: Components) -> list[str]:
    return [f"p{number}" for number in range(1, len(components.pyramid_texts) + 1)]


def decoration_ids(components: Components) -> list[str]:
    return [f"d{number}" for number in range(1, len(components.decoration_texts) + 1)]


def kinds(components: Components) -> list[Kind]:
    """In the order of the constants above; kinds of FREE_KINDS end with the free actions."""
    workers = _workers()
    boards = named("board", BOARDS)
    discoveries = named("discovery", components.discovery_ids)
    resources = named("good", RESOURCES)
    own: list[tuple[str, Options]] = [
        ("keep", named("starting", components.starting_ids)),
        ("leave_out", boards),
        ("move", [*workers, *plain("move", ["rest"])]),
        ("second", workers),
        ("to", boards),
        ("action", [*plain("action", ["collect", "main"]), *_worship()]),
        ("worshipper", _powers()),
        ("first", plain("first", ["effect", "tile"])),
        ("claim", [*discoveries, *plain("claim", ["none", "reward"])]),
        ("temple", named("temple", TEMPLES)),
        ("take", [mix("good", RESOURCES, list(amounts)) for amounts in mixes(MOST_TAKEN)]),
        ("give", resources),
        ("trade", plain("trade", ["trade", "stop"])),
        ("technology", named("technology", components.technology_ids)),
        ("row", named("row", ROWS)),
        ("decoration", named("decoration", decoration_ids(components))),
        ("side", named("side", SIDES)),
        ("build", [*named("pyramid", pyramid_ids(components)), *plain("build", ["done"])]),
        ("space", named("space", space_ids(components))),
        ("rotation", plain("rotation", ["none", "right", "half", "left"])),
        ("discount", [*plain("discount", ["none"]), *resources]),
        ("power_up", workers),
        ("reward", named("reward", REWARDS)),
        ("pay", plain("pay", ["cocoa", "tile"])),
        ("one_more", plain("one_more", ["no", "yes"])),
        ("salary", [*_salaries(), *plain("salary", ["tile"])]),
        ("finish", plain("finish", ["end"])),
        ("new_board", boards),
        ("another", [*named("temple", TEMPLES), *plain("another", ["none"])]),
        ("work", plain("work", ["place", "free", "done"])),
        ("free_one", named("worship", SPACES)),
        ("ability", named("ability", components.ability_ids)),
        ("back", [*workers, *plain("back", ["stay"])]),
        ("back_to", boards),
        ("priest", named("priest", components.priest_ids)),
        ("starting", named("starting", components.starting_ids)),
        ("borrow", [*plain("borrow", ["none"]), *_powers()]),
        ("step_price", plain("step_price", ["cocoa", "vp", "none"])),
    ]
    free = _free(components)
    return [
        Kind(
            name,
            options,
            False,
            CLAUSES[name],
            free if index in FREE_KINDS else None,
            stop=STOPS.get(name, ""),
            beforehand=name == "salary",
        )
        for index, (name, options) in enumerate(own)
    ]


def _powers() -> Options:
    return [(str(power), ("worker-power", {"n": power})) for power in range(1, POWERS + 1)]


def _salaries() -> Options:
    return [(str(n), ("salary-n", {"n": n})) for n in range(MOST_SALARY + 1)]


def _workers() -> Options:
    return [
        (f"{board}-{power}", ("worker-on", {"board": name_of("board", board), "n": power}))
        for board in BOARDS
        for power in range(1, POWERS + 1)
    ]


def _worship() -> Options:
    return [
        (f"{space}-{way}", (f"pray-{way}", {"worship": name_of("worship", space)})) for space in SPACES for way in WAYS
    ]


def _free(components: Components) -> Options:
    used: list[tuple[str, Label]] = [
        (
            f"free_{components.discovery_ids[tile]}",
            ("free-tile", {"discovery": name_of("discovery", components.discovery_ids[tile])}),
        )
        for tile in components.usable
    ]
    return [("free_unlock", ("free-unlock", {})), *used]
