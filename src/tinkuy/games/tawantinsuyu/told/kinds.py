"""Every kind of question the game asks, with all its possible answers."""

from __future__ import annotations

from typing import Final

from tinkuy.core.labels import Amounts, Label, name_of
from tinkuy.core.options import counted, mix, named, plain
from tinkuy.core.questions import Kind
from tinkuy.games.tawantinsuyu.components import RESOURCES, WORKERS, Components
from tinkuy.games.tawantinsuyu.told.clauses import KINDS as CLAUSES

KEEP: Final = 0
START_WEAVE: Final = 1
PLAY_GOD: Final = 2
REWARD: Final = 3
PRIEST_START: Final = 4
PLAN: Final = 5
WORKER: Final = 6
IDENTITY: Final = 7
SPACE: Final = 8
PRICE: Final = 9
PAY: Final = 10
CAPTURE: Final = 11
EXTRA: Final = 12
CARD_NOW: Final = 13
TASK: Final = 14
STAIR: Final = 15
BUILD: Final = 16
GIVE_GOD: Final = 17
REPLACE: Final = 18
STATUE: Final = 19
DROP_WEAVE: Final = 20
BUY_WEAVE: Final = 21
LAY_WEAVE: Final = 22
WEAVE_END: Final = 23
LEFTOVER: Final = 24
FREE_WEAVE: Final = 25
SEAM: Final = 26
TRAIN: Final = 27
GOD_FROM: Final = 28
PRODUCE: Final = 29
REFRESH: Final = 30
PRIEST_MOVE: Final = 31
INSTEAD: Final = 32
WORSHIP: Final = 33
OFFER: Final = 34
CASUALTY: Final = 35
PLAY_ARMY: Final = 36
CONQUER: Final = 37
SOLDIERS: Final = 38
HIRE: Final = 39
DISMISS: Final = 40
NOMAD: Final = 41
PAY_TEMPLE: Final = 42
GOLD_FOR_POTATO: Final = 43
CHOICE: Final = 44
DISCARD_ARMY: Final = 45
FLIP_ARMY: Final = 46

NO: Final = 0
YES: Final = 1
# Plans: placing, or the four secondary actions.
PLACE: Final = 0
MOVE_PRIEST: Final = 1
PRAY: Final = 2
TRAIN_ARMY: Final = 3
RECRUIT: Final = 4
# Identities of a placed worker: as it is, or one of the five kinds.
AS_IT_IS: Final = 5
NOW: Final = 0
LATER: Final = 1
TOP_TILE: Final = 0
BENEATH: Final = 1
NO_TILE: Final = 2
ACT: Final = 0
TAKE_GOLD: Final = 1
POTATO_END: Final = 0
CORN_END: Final = 1
NOBODY: Final = 2
MOST_CHOICES: Final = 4
MOST_REWARDS: Final = 24  # of a god card
MOST_GOLD: Final = 21
MOST_TAPESTRIES: Final = 36
MOST_CARDS: Final = 4  # of one strength used at once for flipping or discarding: no space demands more soldiers

# At any moment of the own turn these stand beside the options (TA-3.11).
FREE_KINDS: Final = frozenset(
    {
        PLAY_GOD,
        PLAN,
        WORKER,
        SPACE,
        PRICE,
        TASK,
        EXTRA,
        CARD_NOW,
        REWARD,
        HIRE,
        INSTEAD,
        OFFER,
        WORSHIP,
        PLAY_ARMY,
        CONQUER,
        BUY_WEAVE,
        BUILD,
        LEFTOVER,
        REFRESH,
        PAY_TEMPLE,
        GOLD_FOR_POTATO,
    }
)
SECRET_KINDS: Final = frozenset({KEEP, TRAIN, GIVE_GOD})  # TA-1.15, A47: they name a card that nobody else sees
# How many options they have tells which god cards are in hand; with an empty hand it tells nothing.
VEILED_KINDS: Final = frozenset({WORKER, IDENTITY, SPACE, PRICE})
SWAPS: Final = [(2, 3), (2, 1), (3, 2), (3, 1), (1, 2), (1, 3)]  # Z15: which lot for which
LOT: Final = [0, 2, 2, 1]  # of 2 corn, 2 stone or 1 gold


PLANS: Final = ["place", "move_priest", "pray", "train", "recruit"]
# Answers that only lead on, and those that say "no more"; who leaves tasks, rewards or workers must say so.
WAYS: Final = {"plan": PLANS, "worker": WORKERS, "identity": ["itself"], "card_now": ["later"]}
STOPS: Final = {
    "play_god": "done",
    "buy_weave": "done",
    "produce": "done",
    "refresh": "done",
    "worship": "done",
    "play_army": "done",
}
# What follows an action of somebody else, and what that one left over (TA-9.3, TA-8.13).
BEFOREHAND: Final = frozenset({"worship", "offer", "refresh", "produce", "play_army", "leftover"})


def replacements(slots: int) -> list[tuple[int, ...]]:
    """One market place, or two in the order in which their tiles go under the stacks."""
    ones: list[tuple[int, ...]] = [(one,) for one in range(slots)]
    return ones + [(one, two) for one in range(slots) for two in range(slots) if one != two]


def soldier_uses() -> list[tuple[int, int, int, int]]:
    """1- and 2-soldier cards to flip, 1- and 2-soldier cards to discard."""
    numbers = range(MOST_CARDS + 1)
    return [(a, b, c, d) for a in numbers for b in numbers for c in numbers for d in numbers]


def kinds(components: Components) -> list[Kind]:
    """In the order of the constants above; kinds of FREE_KINDS end with the free actions."""
    gods = named("god", components.god_ids)
    army = named("army", components.army_ids)
    weaves = named("weave", components.weave_ids)
    spaces = named("space", components.space_ids)
    buildings = named("building", components.building_ids)
    workers = named("worker", WORKERS)
    statues = _statues(components)
    production = buildings[: components.first_passive]
    slots = 2 * components.market_per_type
    own: list[tuple[str, list[tuple[str, Label]]]] = [
        ("keep", gods),
        ("start_weave", weaves),
        ("play_god", [*gods, *plain("play_god", ["done"])]),
        ("reward", [*counted("reward", MOST_REWARDS), *plain("reward", ["done"])]),
        ("priest_start", _sectors(components)),
        ("plan", plain("plan", PLANS)),
        ("worker", workers),
        (
            "identity",
            [
                *[(code, ("identity-as", label[1] | {"worker": label[0]})) for code, label in workers],
                *plain("identity", ["itself"]),
            ],
        ),
        ("space", spaces),
        ("price", [*gods, *plain("price", ["gold"])]),
        ("pay", [mix("resource", RESOURCES, list(amounts)) for amounts in components.mixes]),
        ("capture", [*spaces, *plain("capture", ["nobody"])]),
        ("extra", plain("extra", ["no", "yes"])),
        ("card_now", plain("card_now", ["now", "later"])),
        ("task", [*_icons(components), *plain("task", ["stop"]), ("potato", ("task-pay_potato", {}))]),
        ("stair", [*_stairs(components), *plain("stair", ["none"])]),
        ("build", [*buildings, *plain("build", ["replace", "none"])]),
        ("give_god", gods),
        ("replace", _replacements(slots)),
        ("statue", [*statues, *plain("statue", ["none"])]),
        ("drop_weave", weaves),
        ("buy_weave", [*weaves, *plain("buy_weave", ["done"])]),
        ("lay_weave", weaves),
        ("weave_end", _ends()),
        ("leftover", [*weaves, *plain("leftover", ["none"])]),
        ("free_weave", plain("free_weave", ["top", "beneath", "none"])),
        ("seam", named("edge", components.edge_ids)),
        ("train", army),
        ("god_from", [*gods, *plain("god_from", ["deck"])]),
        ("produce", [*production, *plain("produce", ["done"])]),
        ("refresh", [*production, *army, *plain("refresh", ["done"])]),
        ("priest_move", plain("priest_move", ["one", "two"])),
        ("instead", plain("instead", ["act", "gold"])),
        ("worship", [*statues, *plain("worship", ["done"])]),
        ("offer", [*counted("offer", 3), *plain("offer", ["none"])]),
        ("casualty", [*plain("casualty", ["potato_end", "corn_end"]), *workers]),
        ("play_army", [*army, *plain("play_army", ["done"])]),
        ("conquer", [*_conquests(components), *plain("conquer", ["none"])]),
        ("soldiers", _soldiers()),
        ("hire", plain("hire", ["potato_end", "corn_end", "nobody"])),
        ("dismiss", workers),
        ("nomad", [*workers, *plain("nomad", ["nobody"])]),
        ("pay_temple", plain("pay_temple", ["no", "yes"])),
        ("gold_for_potato", [(str(n), ("gold_for_potato-n", {"n": n})) for n in range(MOST_GOLD)]),
        ("choice", [(str(n + 1), ("choice-n", {"n": n + 1})) for n in range(MOST_CHOICES)]),
        ("discard_army", army),
        ("flip_army", army),
    ]
    free = _free(components)
    return [
        Kind(
            name,
            options,
            index in SECRET_KINDS,
            CLAUSES[name],
            free if index in FREE_KINDS else None,
            veiled=index in VEILED_KINDS,
            ways=WAYS.get(name),
            beforehand=name in BEFOREHAND,
            stop=STOPS.get(name, ""),
        )
        for index, (name, options) in enumerate(own)
    ]


def _free(components: Components) -> list[tuple[str, Label]]:
    bonus: list[tuple[str, Label]] = [
        (f"free_{code}", ("free-army", {"army": name_of("army", code)})) for code in components.army_ids
    ]
    swaps: list[tuple[str, Label]] = [
        (
            f"free_swap_{RESOURCES[give]}_{RESOURCES[get]}",
            ("free-swap", {"give": _lot(give), "get": _lot(get)}),
        )
        for give, get in SWAPS
    ]
    return [*bonus, *swaps, ("free_pray", ("free-pray", {}))]


def _lot(resource: int) -> Amounts:
    return ((name_of("resource", RESOURCES[resource]), LOT[resource]),)


def _sectors(components: Components) -> list[tuple[str, Label]]:
    return [(f"sector{n + 1}", ("sector", {"n": n + 1})) for n in range(components.sectors)]


def _stairs(components: Components) -> list[tuple[str, Label]]:
    return [
        (code, (name_of("stair", code.rpartition("-")[0]), {"n": int(code.rpartition("-")[2])}))
        for code in stair_ids(components)
    ]


def stair_ids(components: Components) -> list[str]:
    return [f"{level}-{sector + 1}" for sector in range(components.sectors) for level in ("upper", "lower")]


def statue_ids(components: Components) -> list[str]:
    return [f"{size}_{symbol}" for size in ("small", "large") for symbol in components.symbols]


def _statues(components: Components) -> list[tuple[str, Label]]:
    return [(code, (name_of("statue", code), {})) for code in statue_ids(components)]


def _icons(components: Components) -> list[tuple[str, Label]]:
    from tinkuy.games.tawantinsuyu.components import TASKS

    return [
        (icon, (name_of("task", TASKS[task]), {}))
        for icon, task in zip(components.icon_ids, components.icon_tasks, strict=True)
    ]


def _replacements(slots: int) -> list[tuple[str, Label]]:
    return [
        (
            "-".join(str(slot + 1) for slot in places),
            ("replace-places", {"n": len(places), "one": places[0] + 1, "two": places[-1] + 1}),
        )
        for places in replacements(slots)
    ]


def _ends() -> list[tuple[str, Label]]:
    options = plain("weave_end", ["new", "new_turned"])
    for tapestry in range(1, MOST_TAPESTRIES + 1):
        for end in ("left", "right", "left_turned", "right_turned"):
            options.append((f"{end}-{tapestry}", (f"weave_end-{end}", {"n": tapestry})))
    return options


def _conquests(components: Components) -> list[tuple[str, Label]]:
    return [
        (code, ("conquest-space", {"region": name_of("region", components.regions[space.region]), "n": space.pos}))
        for code, space in zip(components.conquest_ids, components.conquest, strict=True)
    ]


def _soldiers() -> list[tuple[str, Label]]:
    return [
        (f"flip{a}{b}_discard{c}{d}", ("soldiers-use", {"flip": _army_cards(a, b), "discard": _army_cards(c, d)}))
        for a, b, c, d in soldier_uses()
    ]


def _army_cards(ones: int, twos: int) -> Amounts:
    return tuple((name, n) for name, n in (("soldiers-one", ones), ("soldiers-two", twos)) if n)
