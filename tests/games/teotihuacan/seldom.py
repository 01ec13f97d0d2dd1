"""What need not happen in the played and the golden games, and where what is rare is looked for."""

from __future__ import annotations

from tests.games import Chosen

SELDOM = {
    "event pyramid_finished": "needs all thirty spaces, of which games at random fill two thirds; see TE-9.9",
}

MODULES: Chosen = (("play", "modules"),)

HUNTED: dict[str, tuple[int, Chosen]] = {
    **{
        f"question {name}": (2, MODULES)
        for name in ("new_board", "work", "free_one", "back", "back_to", "starting", "borrow", "step_price", "another")
    },
    "question row": (2, (("nobles_row", "any_row_above"),)),
    "event moved_back": (2, MODULES),
    "event bot_buys_step": (1, MODULES),
    "event bot_consoled": (1, (("priests", "on"),)),
    "event bot_studies_again": (1, (("priests", "on"),)),
    "event bot_decorates_more": (1, (("priests", "on"),)),
    "event bot_lays_more": (1, (("priests", "on"),)),
    "event bot_climbs_all": (1, (("priests", "on"),)),
    "event bot_uses_second": (1, (("priests", "on"),)),
    "event bot_pays_for_two": (1, (("priests", "on"),)),
    "event bot_watches": (1, (("priests", "on"),)),
    "event bot_priest_dealt": (1, (("priests", "on"),)),
}

# What a solo opponent's step may leave for the next: an eclipse that is being held, and a worker that makes room.
ON_ITS_WAY = ("An eclipse is near exactly when", "Two workers are locked on one worship space.")
