"""Every reason why a thing cannot be done, with its clause."""

from __future__ import annotations

from typing import Final

from tinkuy.core.questions import Blocked

SPACE_TAKEN: Final = Blocked("blocked-space-taken", "TA-4.1")
NO_CARD_NO_GOLD: Final = Blocked("blocked-no-card-no-gold", "TA-4.2")
FOOD_TOO_DEAR: Final = Blocked("blocked-food-too-dear", "TA-4.4")
NO_WORKER: Final = Blocked("blocked-no-worker", "TA-4.1")
NO_SPACE: Final = Blocked("blocked-no-space", "TA-4.2")
ICON_NOT_TOUCHED: Final = Blocked("blocked-icon-not-touched", "TA-5.1")
ICON_USED: Final = Blocked("blocked-icon-used", "TA-5.12")
NO_WEAVE: Final = Blocked("blocked-no-weave", "TA-8.29")
NO_STATUE: Final = Blocked("blocked-no-statue", "TA-8.9")
NO_STEPS: Final = Blocked("blocked-no-steps", "TA-8.2")
NO_BUILDING: Final = Blocked("blocked-no-building", "TA-8.7")
NOTHING_TO_PRODUCE: Final = Blocked("blocked-nothing-to-produce", "TA-8.25")
SPOT_TAKEN: Final = Blocked("blocked-spot-taken", "TA-8.2")
UPPER_FIRST: Final = Blocked("blocked-upper-first", "TA-8.4")
NO_MARKER: Final = Blocked("blocked-no-marker", "TA-8.6")
NOT_IN_MARKET: Final = Blocked("blocked-not-in-market", "TA-8.7")
BUILDING_TOO_DEAR: Final = Blocked("blocked-building-too-dear", "TA-8.7")
NO_GOD_CARD: Final = Blocked("blocked-no-god-card", "TA-6.8")
STATUE_GONE: Final = Blocked("blocked-statue-gone", "TA-8.27")
STATUE_TOO_DEAR: Final = Blocked("blocked-statue-too-dear", "TA-8.9")
DIFFERENT_ACTIONS: Final = Blocked("blocked-different-actions", "TA-3.3")
NO_NOMAD: Final = Blocked("blocked-no-nomad", "TA-10.5")
VILLAGE_EMPTY: Final = Blocked("blocked-village-empty", "TA-12.3")
HIRE_TOO_DEAR: Final = Blocked("blocked-hire-too-dear", "TA-11.1")
CONQUEST_TAKEN: Final = Blocked("blocked-conquest-taken", "TA-9.17")
NO_CONQUEST_MARKER: Final = Blocked("blocked-no-conquest-marker", "TA-9.17")
TOO_FEW_SOLDIERS: Final = Blocked("blocked-too-few-soldiers", "TA-9.29")
OFFER_TOO_DEAR: Final = Blocked("blocked-offer-too-dear", "TA-9.9")
TEMPLE_TOP: Final = Blocked("blocked-temple-top", "TA-15.7")
NOT_YOURS: Final = Blocked("blocked-not-yours", "TA-1.15")
PATTERN_TWICE: Final = Blocked("blocked-pattern-twice", "TA-8.17")
OWN_TURN_ONLY: Final = Blocked("blocked-own-turn-only", "TA-3.13")
CANNOT_PAY: Final = Blocked("blocked-cannot-pay", "TA-1.12")
ALREADY_FACE_UP: Final = Blocked("blocked-already-face-up", "TA-8.33")
