"""The table that `python -m bench` prints."""

from __future__ import annotations

from rich.table import Table

from bench.bars import BARS, LOWER_IS_BETTER, PEER_RATIO, met, ratio

Best = dict[str, dict[str, float]]  # by program: plain, compiled, catanatron


def report(best: Best) -> Table:
    table = Table(title="Tzolk'in, 4 seats, random play, one core", title_justify="left")
    table.add_column("figure")
    for name in ("plain", "bar", "compiled", "bar", "catanatron", "plain : peer", "compiled : peer"):
        table.add_column(name, justify="right")
    for figure, name, plain_bar, compiled_bar in BARS:
        plain, compiled = best["plain"][figure], best["compiled"][figure]
        peer = best["catanatron"].get(figure)
        ratios = ["-", "-"] if peer is None else [f"{ratio(figure, ours, peer):.1f} x" for ours in (plain, compiled)]
        table.add_row(
            name,
            _number(plain),
            _bar(figure, plain, plain_bar),
            _number(compiled),
            _bar(figure, compiled, compiled_bar),
            "-" if peer is None else _number(peer),
            *ratios,
        )
    return table


def missed(best: Best) -> list[str]:
    """The bars that are not met, in words."""
    failed = []
    for figure, name, plain_bar, compiled_bar in BARS:
        for program, bar in (("plain", plain_bar), ("compiled", compiled_bar)):
            if not met(figure, best[program][figure], bar):
                failed.append(f"{program} {name} is {_number(best[program][figure])}, the bar is {_number(bar)}")
    reached = best["plain"]["decisions_per_s"] / best["catanatron"]["decisions_per_s"]
    if reached < PEER_RATIO:
        failed.append(f"plain decisions/s are {reached:.1f} times catanatron's, the bar is {PEER_RATIO}")
    return failed


def _number(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.1f}"


def _bar(figure: str, value: float, bar: float) -> str:
    sign = "<=" if figure in LOWER_IS_BETTER else ">="
    return f"{sign} {_number(bar)} {'met' if met(figure, value, bar) else 'MISSED'}"
