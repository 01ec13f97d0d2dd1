"""What was done in the turn that has begun, as bits of `IncaEmpire.done` (IN-8.2 to IN-8.4)."""

from __future__ import annotations

from typing import Final

ROADS_OVER: Final = 1
CONSTRUCTED: Final = 2  # something was built or conquered in the construction action
MAIN_OVER: Final = 4  # the one construction; further conquests may still come
CONSTRUCTION_OVER: Final = 8
PILGRIM: Final = 16
TEMPLE_BUILT: Final = 32
ROADS_GIVEN_UP: Final = 64
CONSTRUCTION_GIVEN_UP: Final = 128
