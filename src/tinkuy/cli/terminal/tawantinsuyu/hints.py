"""A few signs beside an option: what it costs and gives, as the game itself would tell it."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal import hints
from tinkuy.cli.terminal.drawing import row
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.tawantinsuyu import signs
from tinkuy.cli.terminal.tawantinsuyu.hand import own
from tinkuy.cli.terminal.tawantinsuyu.hill import action_name
from tinkuy.core.events import Event
from tinkuy.core.questions import NOBODY, Kind
from tinkuy.games.tawantinsuyu.components import ACTIONS, GOLD, TASKS, Components
from tinkuy.games.tawantinsuyu.state import FREE
from tinkuy.games.tawantinsuyu.told import events as told

CARDS = {told.GOD_CARD_DRAWN.name: signs.GOD_CARD, told.GOD_CARD_TAKEN.name: signs.GOD_CARD}
PIECES = {told.CLIMBED.name: signs.STEP, told.NOMAD_TAKEN.name: signs.WORKER}
# Questions whose answers change what the seat has.
SAID = frozenset({"task", "stair", "statue", "buy_weave", "leftover", "extra", "choice", "card_now", "gold_for_potato"})
SAID |= {"offer", "worship", "refresh", "instead", "pay_temple", "play_army", "produce"}


def hint(shown: Shown, components: Components, asked: Kind, option: int) -> Text:
    kind, code = asked.name, asked.codes[option]
    if asked.is_free(option):
        return changes(shown)
    if kind == "space" and code in components.space_ids:
        return space(shown, components, components.space_ids.index(code))
    if kind == "build" and code in components.building_ids:
        index = components.building_ids.index(code)
        effect = signs.passive(shown, components, index) if components.buildings[index].passive else ""
        return row(changes(shown), " " if effect else "", signs.painted(effect))
    if kind in ("priest_start", "priest_move"):
        return priest(shown)
    if kind in ("hire", "casualty") and code in ("potato_end", "corn_end") and shown.state["village"]:
        villager = shown.state["village"][0 if code == "potato_end" else -1]
        return signs.worker(shown, villager)
    if kind == "conquer" and code in components.conquest_ids:
        conquered = components.conquest[components.conquest_ids.index(code)]
        return signs.painted(f"{conquered.flip}/{conquered.discard} → {signs.rewards(conquered.reward)}")
    if kind == "reward":
        return reward(shown, components, code)
    if kind == "weave_end":
        return weave_end(shown, components, code)
    if kind == "capture" and code in components.space_ids:
        return signs.worker(shown, shown.state["hill"][components.space_ids.index(code)])
    if kind == "replace":
        return signs.painted(" ".join(replaced(shown, components, int(place) - 1) for place in code.split("-")))
    if kind not in SAID:
        return Text()
    said = changes(shown)
    if kind == "choice" and not said and shown.preview is not None and shown.preview.asks != NOBODY:
        following = shown.game.kinds[shown.preview.asks].name
        return Text(shown.say(f"question-{following}"))  # a reward that only asks something else
    return said


def space(shown: Shown, components: Components, index: int) -> Text:
    """The card or gold, the food, how many tasks that makes, and which."""
    spent = [event.values[1:] for event in shown.told if event.kind is told.SPENT]
    card = any(event.kind is told.PAID_CARD for event in shown.told)
    paid = sum(n for _, n in spent)
    icons = "".join(signs.TASKS[TASKS[components.icon_tasks[icon]]] for icon in components.spaces[index].icons)
    if not (card or paid):
        return signs.painted(icons)
    food = paid if card else paid - 1
    price = f"{signs.MINUS}{signs.GOD_CARD if card else f'1{signs.RESOURCES[GOLD]}'}"
    price += f" {signs.MINUS}{food}{signs.FOOD}" if food else ""
    counted = [event.values[1] for event in shown.told if event.kind is told.TASKS_COUNTED]
    tasks = f"{shown.say('tawantinsuyu-tasks', n=counted[0])} " if counted else ""
    return signs.painted(f"{price} → {tasks}{icons}")


def changes(shown: Shown) -> Text:
    """What would become of the own goods, points, cards and steps."""
    return hints.changes(shown, signs.painted, _change)


def _change(event: Event) -> hints.Change:
    values = event.values
    if event.kind is told.GAINED or event.kind is told.SPENT:
        return signs.RESOURCES[values[1]], values[2] if event.kind is told.GAINED else -values[2]
    if event.kind is told.SCORED:
        return signs.POINTS, values[2]
    if event.kind is told.PAID_CARD:
        return signs.GOD_CARD, -1
    if event.kind.name in CARDS or event.kind.name in PIECES:
        return (CARDS | PIECES)[event.kind.name], 1
    return "", 0


def priest(shown: Shown) -> Text:
    """The action that the high priest would come to."""
    for event in shown.told:
        if event.kind is told.PRIEST_MOVED or event.kind is told.PRIEST_PLACED:
            return Text(f"→ {action_name(shown, ACTIONS[event.values[1]])}")
    return Text()


def reward(shown: Shown, components: Components, code: str) -> Text:
    """The rewards are those of the god card that is being played or resolved."""
    resolving = shown.state["resolving"]
    card = resolving[-1] if resolving else shown.state["played"]
    number = code.removeprefix("reward")
    if card == FREE or not number.isdigit() or int(number) > len(components.gods[card].reward):
        return Text()
    return signs.painted(signs.reward(components.gods[card].reward[int(number) - 1]))


def weave_end(shown: Shown, components: Components, code: str) -> Text:
    """The tapestry it would be laid to."""
    end, _, number = code.rpartition("-")
    me = own(shown)
    rows = [] if me is None else signs.tapestries(me["tapestries"])
    if not end or int(number) > len(rows):
        return Text()
    tapestry = signs.tapestry(components, rows[int(number) - 1])
    return row("+ ", tapestry) if end.startswith("left") else row(tapestry, " +")


def replaced(shown: Shown, components: Components, place: int) -> str:
    tile = shown.state["market"][place]
    return signs.NONE if tile < 0 else signs.building(shown, components, tile)
