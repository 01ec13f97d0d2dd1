"""TOY-5: secret bids of all."""

from __future__ import annotations

from tests.toy.cards import lay_open, own_cards
from tests.toy.scoring import score
from tests.toy.state import FROM_BIDS, Owner, Toy
from tests.toy.told import kinds
from tinkuy.core.questions import CONFIRM, Ask, Rules, Together


def bid(toy: Toy) -> Rules[None]:
    """TOY-5.1, TOY-5.2: everybody with cards chooses one in secret; then all are shown and the highest scores."""
    bids: dict[int, int] = {}
    yield Together([choose(toy, owner, bids) for owner in toy.owners if owner.hand.cards])
    for seat in sorted(bids):
        lay_open(toy, toy.owners[seat], bids[seat])
        if bids[seat] == max(bids.values()):
            score(toy, toy.owners[seat], FROM_BIDS, toy.components.bid_points)


def choose(toy: Toy, me: Owner, bids: dict[int, int]) -> Rules[None]:
    bids[me.seat] = yield Ask(me.seat, kinds.BID, own_cards(toy, me))
    yield Ask(me.seat, CONFIRM, [0])
