"""What a seat sees as a flat list of whole numbers with names, for programs that learn.

    layout = Layout(find_game("tzolkin"), seats=4)
    layout.names[7]                          # what number 7 is called
    layout.vector(view(table, seat))         # from a view and nothing else: it can tell nothing that the view does not

`tinkuy.features.quick` makes the same numbers without making the view first, `tinkuy.features.packed` as bytes and only
where something has changed.
"""

from __future__ import annotations

from tinkuy.features.layout import RECENT, Feature, Layout
from tinkuy.features.packed import Memory, Packed
from tinkuy.features.quick import Quick

__all__ = ["RECENT", "Feature", "Layout", "Memory", "Packed", "Quick"]
