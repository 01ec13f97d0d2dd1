"""What an owner's tables must have enough of: each sentence says what is short, so that no game breaks off (TA-2)."""

from __future__ import annotations

from collections.abc import Iterator

from tinkuy.core.errors import Refused
from tinkuy.games.tawantinsuyu.axomamma.setup import SLOTS
from tinkuy.games.tawantinsuyu.components import WORKERS, Components
from tinkuy.games.tawantinsuyu.told.kinds import MOST_CARDS, MOST_CHOICES, MOST_REWARDS

MOST_PLAYERS = 4
LEAST_PRICES = 3  # of 0, 1 and 2 weaves


def check_sizes(components: Components) -> None:
    """Refused with the first thing that is too few or too many."""
    for wrong in _wrong(components):
        raise Refused(wrong)


def _wrong(components: Components) -> Iterator[str]:
    yield from _workers(components)
    yield from _cards(components)
    yield from _tiles(components)
    yield from _solo(components)


def _workers(components: Components) -> Iterator[str]:
    """TA-2.4 to TA-2.11."""
    seed, start = components.seed_per_kind, components.start_workers
    left = len(WORKERS) * seed - (MOST_PLAYERS - 1) * start  # in the bag when the last player draws
    if seed == 0 or -(-left // seed) < start:
        yield f"The bag of {seed} workers of each kind is too small for {start} different start workers of everybody."
    for players in range(2, MOST_PLAYERS + 1):
        kept = components.workers_per_kind - components.removed_per_kind[players]
        village, nomads = components.village_spaces[players], components.nomad_spaces[players]
        if kept < seed or len(WORKERS) * kept - players * start < village + nomads:
            yield f"There are too few workers for the start, the village and the nomads of {players} players."
        if village == 0:
            yield f"The village of {players} players needs at least one space."


def _cards(components: Components) -> Iterator[str]:
    """TA-2.22, TA-17.7."""
    dealt = components.cards_dealt
    if len(components.gods) < max(MOST_PLAYERS * dealt, dealt + SLOTS):
        yield f"There are too few god cards to deal {dealt} to each of {MOST_PLAYERS} players."
    if components.cards_kept > dealt:
        yield f"Of {dealt} god cards nobody can keep {components.cards_kept}."
    if not all(card.soldiers in (1, 2) for card in components.army):
        yield "An army card has 1 or 2 soldiers."
    rewards = [card.reward for card in components.gods]
    if any(len(reward) > MOST_REWARDS for reward in rewards):
        yield f"A god card has at most {MOST_REWARDS} rewards."
    rewards += [card.bonus for card in components.army] + [building.output for building in components.buildings]
    rewards += [step.left for step in components.temple] + [space.reward for space in components.conquest]
    if any(len(part.options) > MOST_CHOICES for reward in rewards + components.edges for part in reward):
        yield f"A reward leaves a choice of at most {MOST_CHOICES} things."


def _tiles(components: Components) -> Iterator[str]:
    starting = sum(1 for weave in components.weaves if weave.mark == "start")
    if starting < MOST_PLAYERS:
        yield f"There are {starting} starting weaves for {MOST_PLAYERS} players."
    if len(components.weaves_corn) < LEAST_PRICES or not components.tapestry_vp or not all(components.trigger_vp):
        yield "The prices of weaves, the VP of tapestries or the VP of the ceremony token are too short."
    if any(max(space.flip, space.discard) > MOST_CARDS for space in components.conquest):
        yield f"A conquest space demands at most {MOST_CARDS} soldiers to flip and {MOST_CARDS} to discard."
    if components.market_per_type == 0 or components.printed_orientation >= components.sectors:
        yield "The market needs places, and the Coricancha is turned by less than once around."


def _solo(components: Components) -> Iterator[str]:
    """TA-17.5, TA-17.6."""
    rows = components.solo_rows
    if len(rows) != 3 or not all(rows) or len(components.solo_amounts) != len(rows[0]):
        yield "Axomamma's board needs three rows, and an amount for every space of the first."
    elif not all(0 <= start < len(rows[row]) for row, start in _tokens(components)):
        yield "A number token of Axomamma's board starts on a space that does not exist."
    if not components.die or min(components.die) < 1:
        yield "Axomamma's die needs faces, each at least 1."


def _tokens(components: Components) -> list[tuple[int, int]]:
    return list(zip(components.token_rows, components.token_starts, strict=True))
