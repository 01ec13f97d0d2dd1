"""States as plain data and back, and what a seat may see of them.

A class lists its fields in FIELDS; zones and the random generator know how they are shown, everything else is public.
"""

from __future__ import annotations

from typing import Any

from tinkuy.core.chance import Chance
from tinkuy.core.errors import Refused
from tinkuy.core.zones import Zone

EVERYTHING = -1  # for analysis: every zone open
SPECTATOR = -2
LARGEST = 10**4  # no amount of any game comes near it, and rules go through amounts one by one
LONGEST = 500  # nor any list


def to_data(thing: Any) -> Any:
    """Plain lists, dicts and ints that JSON can carry."""
    return _shown(thing, EVERYTHING, whole=True)


def view_data(thing: Any, seat: int) -> Any:
    """The same shape with hidden zones as counts and without the random generator."""
    return _shown(thing, seat, whole=False)


def _shown(thing: Any, seat: int, whole: bool) -> Any:
    if type(thing) is int:
        return thing
    if type(thing) is list:
        if not thing or type(thing[0]) is int:
            return thing[:]  # most of a state; to look at every number took most of the time
        return [_shown(item, seat, whole) for item in thing]
    if isinstance(thing, Zone):
        return thing.to_data() if seat == EVERYTHING else thing.view(seat)
    if isinstance(thing, Chance):
        return str(thing.value)
    if isinstance(thing, (list, tuple)):
        return [_shown(item, seat, whole) for item in thing]
    fields = getattr(thing, "FIELDS", None)
    return thing if fields is None else _shown_fields(thing, fields, seat, whole)


def _shown_fields(thing: Any, fields: Any, seat: int, whole: bool) -> dict[str, Any]:
    shown: dict[str, Any] = {}
    for name in fields:
        item = getattr(thing, name)
        if whole or not isinstance(item, Chance):
            shown[name] = item if type(item) is int else _shown(item, seat, whole)
    return shown


def fill(thing: Any, data: Any) -> None:
    """Write data made by to_data into a blank thing of the same shape; anything else is refused."""
    if not isinstance(data, dict) or set(data) != set(thing.FIELDS):
        raise Refused(f"A position of {type(thing).__name__} needs exactly these fields: {', '.join(thing.FIELDS)}.")
    for name in thing.FIELDS:
        setattr(thing, name, _filled(name, getattr(thing, name), data[name]))


def _filled(name: str, old: Any, data: Any) -> Any:
    if isinstance(old, Chance):
        return _chance(name, data)
    if isinstance(old, Zone):
        zone = old.copy()
        zone.cards = _numbers(name, data)
        return zone
    if isinstance(old, int):
        return type(old)(_number(name, data))
    if isinstance(old, tuple):
        return tuple(_numbers(name, data))
    if isinstance(data, list) and isinstance(old, list):
        if old and not isinstance(old[0], int):
            if len(old) != len(data):
                raise Refused(f"Field '{name}' of the position needs {len(old)} entries, not {len(data)}.")
            return [_filled_item(name, item, entry) for item, entry in zip(old, data, strict=True)]
        return _numbers(name, data)
    raise Refused(f"Field '{name}' of the position has the wrong form.")


def _filled_item(name: str, old: Any, data: Any) -> Any:
    if hasattr(old, "FIELDS"):
        fill(old, data)
        return old
    return _filled(name, old, data)


def _chance(name: str, data: Any) -> Chance:
    """Its 128 bits are a text, because many readers of JSON would round such a number."""
    if isinstance(data, str) and data.isascii() and data.isdecimal() and len(data) < 40 and int(data) >> 128 == 0:
        return Chance(int(data))
    raise Refused(f"Field '{name}' of the position must be a text of digits, the state of the random generator.")


def _number(name: str, data: Any) -> int:
    if not isinstance(data, int) or not -LARGEST <= data <= LARGEST:
        found = f"'{data[:40]}'" if isinstance(data, str) else f"this {type(data).__name__}"
        raise Refused(f"Field '{name}' of the position must be a whole number below {LARGEST}, not {found}.")
    return int(data)


def _numbers(name: str, data: Any) -> list[int]:
    if not isinstance(data, list):
        raise Refused(f"Field '{name}' of the position must be a list of whole numbers.")
    if len(data) > LONGEST:
        raise Refused(f"Field '{name}' of the position has {len(data)} entries; there can be {LONGEST} at most.")
    return [item if type(item) is int and -LARGEST <= item <= LARGEST else _number(name, item) for item in data]
