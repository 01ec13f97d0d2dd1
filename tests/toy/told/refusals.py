"""Every reason why something cannot be done, with its clause."""

from __future__ import annotations

from tinkuy.core.questions import Blocked

ONCE = Blocked("blocked-once", "TOY-2.1")
NOTHING_THERE = Blocked("blocked-nothing-there", "TOY-2.2")
NO_BIDS = Blocked("blocked-no-bids", "TOY-5.3")
NOT_IN_STALL = Blocked("blocked-not-in-stall", "TOY-3.2")
NOT_YOURS = Blocked("blocked-not-yours", "TOY-3.3")
