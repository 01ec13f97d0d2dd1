"""The calendar: where the days are, when the next Food Day is, and the first-player space."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, Block, row
from tinkuy.cli.terminal.seats import mark
from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.tzolkin import signs
from tinkuy.games.tzolkin.components import Components
from tinkuy.games.tzolkin.state import FREE

FIRST_PLAYER_SPACE = "first_player_space"


def calendar(shown: Shown, components: Components) -> Block:
    """Three lines; they stand in the corner that the small gears leave free."""
    return [days(shown, components), food_day(shown, components), first_player_space(shown)]


def days(shown: Shown, components: Components) -> Text:
    """A sign per day: what has passed, today, what is to come, with the Food Days among them."""
    today: int = shown.state["day"]
    food = {day.start: day for day in components.food_days}
    line = Text()
    for day in range(components.last_day + 1):
        sign = ("★" if food[day].reward_vp else "◇") if day in food else "─"
        style = "bold reverse" if day == today else DIM if day < today else "#d4b483"
        line.append(sign, style)
    round_ = shown.say("tzolkin-day", day=min(today, components.last_day) + 1, days=components.last_day + 1)
    return row(line, "  ", round_)


def food_day(shown: Shown, components: Components) -> Text:
    held: int = shown.state["food_days"]
    if held >= len(components.food_days):
        return Text(shown.say("tzolkin-food-days-over"), DIM)
    day = components.food_days[held]
    left = max(0, day.start - shown.state["day"])
    reward = shown.say("tzolkin-reward-points" if day.reward_vp else "tzolkin-reward-goods")
    style = "bold" if left <= 1 else ""
    return Text(shown.say("tzolkin-food-day", days=left, reward=reward), style)


def first_player_space(shown: Shown) -> Text:
    style = shown.light(FIRST_PLAYER_SPACE)
    line = row(Text(shown.say("tzolkin-first-player-space"), style), " ")
    taken: int = shown.state["fp_space"]
    line.append_text(Text(signs.NONE, DIM) if taken == FREE else mark(taken, "bold"))
    corn: int = shown.state["tooth_corn"]
    line.append("  ").append_text(signs.painted(shown.say("tzolkin-tooth", corn=f"{corn}{signs.CORN}")))
    skulls: int = shown.state["skull_supply"]
    return row(line, "  ", signs.painted(shown.say("tzolkin-skulls-left", skulls=f"{skulls}{signs.SKULL}")))
