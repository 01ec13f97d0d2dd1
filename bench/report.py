"""The table that `python -m bench` prints."""

from __future__ import annotations

from rich.box import SIMPLE_HEAD
from rich.table import Table

from bench.bars import (
    BARS,
    BATCH_RATIO,
    LOWER_IS_BETTER,
    PEER_RATIO,
    REFERENCE,
    SEAT_RATIO,
    in_proportion,
    met,
    ratio,
)

Best = dict[str, dict[str, float]]  # by program: plain, compiled, catanatron


def report(game: str, best: Best) -> Table:
    speed = best["catanatron"]["decisions_per_s"]
    table = Table(title=f"{game}, 4 seats, random play, one core", title_justify="left", box=SIMPLE_HEAD)
    table.add_column("figure")
    table.add_column("package")
    for name in ("measured", "in proportion", "bar", "", "catanatron", "times"):
        table.add_column(name, justify="right")
    for figure, name, plain_bar, compiled_bar in BARS:
        peer = best["catanatron"].get(figure)
        for program, bar in (("plain", plain_bar), ("compiled", compiled_bar)):
            value = best[program][figure]
            fair = in_proportion(figure, value, speed)
            first = program == "plain"
            table.add_row(
                name if first else "",
                program,
                _number(value),
                _number(fair),
                f"{'<=' if figure in LOWER_IS_BETTER else '>='} {_number(bar)}",
                _verdict(met(figure, fair, bar)),
                _number(peer) if first and peer is not None else "",
                "" if peer is None else f"{ratio(figure, value, peer):.1f}",
            )
    times = ratio("decisions_per_s", best["plain"]["decisions_per_s"], speed)
    bar_of_the_peer = _verdict(times >= PEER_RATIO)
    table.add_row("beside peer", "plain", f"{times:.1f}", "", f">= {PEER_RATIO}", bar_of_the_peer, "", "")
    there = f"catanatron makes {REFERENCE:,} decisions/s; here {speed:,.0f}"
    table.caption = f"In proportion: as on a machine where {there}."
    table.caption_justify = "left"
    return table


def missed(best: Best) -> list[str]:
    """The bars that are not met, in words."""
    failed = []
    speed = best["catanatron"]["decisions_per_s"]
    for figure, name, plain_bar, compiled_bar in BARS:
        for program, bar in (("plain", plain_bar), ("compiled", compiled_bar)):
            fair = in_proportion(figure, best[program][figure], speed)
            if not met(figure, fair, bar):
                failed.append(f"{program} {name} is {_number(fair)} in proportion, the bar is {_number(bar)}")
    reached = best["plain"]["decisions_per_s"] / speed
    if reached < PEER_RATIO:
        failed.append(f"plain decisions/s are {reached:.1f} times catanatron's, the bar is {PEER_RATIO}")
    return failed


def environments(ours: Best, peers: dict[str, float]) -> Table:
    """Steps/s by game and package; the first two columns have a peer of their kind."""
    table = Table(title="environments, 4 seats, random play, steps/s, one core", title_justify="left", box=SIMPLE_HEAD)
    table.add_column("game")
    for name in ("one seat", "times", "agents", "batch", "times agents"):
        table.add_column(name, justify="right")
    for name, figures in ours.items():
        seat, agents, batch = _steps(figures)
        times = seat / peers["seat_steps_per_s"]
        table.add_row(name, _number(seat), f"{times:.1f}", _number(agents), _number(batch), f"{batch / agents:.1f}")
    table.add_row("catanatron, one seat", _number(peers["seat_steps_per_s"]), "1.0", "", "", "")
    table.add_row("PettingZoo's connect four", "", "", _number(peers["agent_steps_per_s"]), "", "")
    return table


def missed_environments(ours: Best, peers: dict[str, float]) -> list[str]:
    failed = []
    for name, figures in ours.items():
        seat, agents, batch = _steps(figures)
        if seat < SEAT_RATIO * peers["seat_steps_per_s"]:
            times = seat / peers["seat_steps_per_s"]
            failed.append(f"{name} steps/s of one seat are {times:.1f} times catanatron's, the bar is {SEAT_RATIO}")
        if batch < BATCH_RATIO * agents:
            failed.append(
                f"{name} steps/s of a batch are {batch / agents:.1f} times those of one game, not {BATCH_RATIO}"
            )
    return failed


def _steps(figures: dict[str, float]) -> tuple[float, float, float]:
    return figures["seat_steps_per_s"], figures["agent_steps_per_s"], figures["batch_steps_per_s"]


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _verdict(reached: bool) -> str:
    return "met" if reached else "[bold red]MISSED[/]"
