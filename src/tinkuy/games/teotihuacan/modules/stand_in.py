"""Values that no source gives: an owner's table says them, or else the invented ones of `stand_in` are played."""

from __future__ import annotations

from tinkuy.core.components import Reader

UNKNOWN = "unknown"


def stand_ins(data: Reader) -> Reader:
    """The invented tables, of which an owner's file may have none."""
    return data.part("stand_in") if data.has("stand_in") else Reader({}, "stand_in", {})


def known(entry: Reader, stand_in: Reader, name: str, key: str) -> Reader:
    """The table that has the value: the entry itself, or the stand-in of this name."""
    if entry.has(key) and entry.value(key) != UNKNOWN:
        return entry
    return stand_in.part(name)


def is_stand_in(entry: Reader) -> bool:
    return entry.where.startswith("stand_in.") or ".stand_in." in entry.where
