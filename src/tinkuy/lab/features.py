"""The numbers of what a seat sees (tinkuy.features), under the lab's own name."""

from __future__ import annotations

from tinkuy.features import RECENT, Feature, Layout, Quick

__all__ = ["RECENT", "Feature", "Layout", "Quick"]
