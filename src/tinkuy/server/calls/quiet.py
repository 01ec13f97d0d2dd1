"""Quiet hours, by the clock of the visitor."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, tzinfo
from zoneinfo import ZoneInfo

from tinkuy.server.store.people import Hours

DAY = 24 * 60


def zone_of(name: str) -> tzinfo | None:
    """None where the system does not know it."""
    if name == "UTC":
        return UTC
    try:
        return ZoneInfo(name)
    except (KeyError, OSError, ValueError):
        return None


def end_of_quiet(hours: Hours, at: int) -> int:
    """Milliseconds since 1970: the moment itself, or when the quiet hours that it falls into are over."""
    first, last = hours.quiet_from, hours.quiet_to
    local = datetime.fromtimestamp(at / 1000, zone_of(hours.zone) or UTC)
    minute = local.hour * 60 + local.minute
    if (minute - first) % DAY >= (last - first) % DAY:
        return at
    end = local.replace(hour=last // 60, minute=last % 60, second=0, microsecond=0)
    if end <= local:
        # By the clock on the wall, which a change of summer time moves.
        end = (local.replace(tzinfo=None) + timedelta(days=1)).replace(
            hour=last // 60, minute=last % 60, second=0, microsecond=0, tzinfo=local.tzinfo
        )
    return int(end.timestamp() * 1000)
