"""What tasks, workers and the high priest's actions do, as lines of a description."""

from __future__ import annotations

from tinkuy.core.labels import Argument, Label, name_of
from tinkuy.games.tawantinsuyu.components import ACTIONS, GOLD, TASKS, WORKERS, Components
from tinkuy.games.tawantinsuyu.priest import FOLLOW_CORN, LARGE_STEPS, MOST_STEPS, OFFER_CORN
from tinkuy.games.tawantinsuyu.rewards_data import R_VP, Reward
from tinkuy.games.tawantinsuyu.told.lines import Data, doubtful, gives, numbers

POWERS = {
    "architect": ["power-architect"],
    "courier": ["power-courier-food", "power-courier-first"],
    "craftsman": ["power-craftsman"],
    "priest": ["power-priest-potato", "power-priest-card"],
    "warrior": ["power-warrior-card", "power-warrior-worker"],
}


def task_lines(components: Components, data: Data, task: int) -> list[Label]:
    """TA-8."""
    name = TASKS[task]
    if task <= GOLD:
        gathered = [components.gather[task] if resource == task else 0 for resource in range(GOLD + 1)]
        return [numbers("do-gather", gathered)]
    if name == "weave":
        lines: list[Label] = [("do-weave", {"n": components.weave_draw})]
        prices = list(enumerate(components.weaves_corn))[1:]
        lines += [numbers("do-weave-price", [0, corn, 0, 0], n=n) for n, corn in prices]
        lines.append(("do-weave-rest", {"corn": components.leftover_corn}))
        longest = list(enumerate(components.tapestry_vp))[1:]
        return lines + [("weave-length", {"n": n, "vp": vp}) for n, vp in longest]
    if name == "statue":
        sizes = ("do-statue-small", "do-statue-large")
        return [
            numbers(size, cost, vp=vp)
            for size, cost, vp in zip(sizes, components.statue_cost, components.statue_vp, strict=True)
        ]
    lines = [(name_of("do", name), {})]
    if name == "steps":
        return lines + steps_lines(components)
    return [*lines, ("do-building-replace", {})] if name == "building" else lines


def worker_lines(components: Components, data: Data, worker: int) -> list[Label]:
    """TA-5.4, TA-7, TA-18.2."""
    lines: list[Label] = [(power, {}) for power in POWERS[WORKERS[worker]]]
    lines.append(("power-neighbours", {}))
    bonus = components.solo_worker_bonus[worker]
    if bonus:
        lines += gives("power-solo", bonus)
        entry = next(entry for entry in data["solo"]["worker_bonus"] if entry["worker"] == WORKERS[worker])
        lines += doubtful(entry, ("tile-reconstructed-solo", {}))
    return lines


def action_lines(components: Components, data: Data, action: int) -> list[Label]:
    """TA-9.3 to TA-9.27: what the active player may do, what the others."""
    name = ACTIONS[action]
    leading: dict[str, Argument] = {}
    following: dict[str, Argument] = {}
    lines: list[Label] = []
    if name == "worship":
        leading = {"n": LARGE_STEPS}
    elif name == "offering":
        leading, following = {"n": MOST_STEPS, "corn": OFFER_CORN}, {"corn": FOLLOW_CORN}
    elif name == "conquest":
        lines.append(("lead-conquest-casualty", {}))
    lines += [(name_of("lead", name), leading), (name_of("follow", name), following)]
    return [*lines, ("lead-gold", {})]


def steps_lines(components: Components) -> list[Label]:
    gains = [Reward(R_VP, components.steps_vp, [])]
    gains += [Reward(resource, n, []) for resource, n in enumerate(components.steps_gain) if n]
    return [numbers("cost", components.steps_cost), *gives("stair-gain", gains)]
