"""A few signs beside an option, in the form that boards share: what would become of one's own things."""

from __future__ import annotations

from collections.abc import Callable

from rich.text import Text

from tinkuy.cli.terminal.shown import Shown
from tinkuy.cli.terminal.signs import MINUS, Paint
from tinkuy.core.events import Event

Change = tuple[str, int]  # the sign of a thing, and how many more there are of it


def changes(shown: Shown, painted: Paint, change: Callable[[Event], Change]) -> Text:
    """The sum of what is told of the own seat, losses first: `+2★`. An event without a sign changes nothing."""
    totals: dict[str, int] = {}
    for event in shown.told:
        sign, n = change(event)
        if sign and event.values[0] == shown.view["seat"]:
            totals[sign] = totals.get(sign, 0) + n
    ordered = sorted(totals.items(), key=lambda item: item[1] > 0)
    return painted(" ".join(changed(n, sign) for sign, n in ordered if n))


def changed(n: int, sign: str) -> str:
    """`+2ψ`, and less with a minus."""
    return f"{'+' if n > 0 else MINUS}{abs(n)}{sign}"
