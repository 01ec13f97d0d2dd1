"""TOY-4: gems and coins."""

from __future__ import annotations

from tests.toy.scoring import score
from tests.toy.state import FROM_GEMS, Owner, Toy
from tests.toy.told import events, kinds
from tinkuy.core.questions import Ask, Rules


def grab(toy: Toy, me: Owner) -> None:
    """TOY-4.1"""
    me.gems.append(toy.bag.draw(toy.chance))
    toy.tell(events.GRABBED, [me.seat, me.gems[-1]])
    score(toy, me, FROM_GEMS, me.gems[-1])


def offer(toy: Toy, me: Owner) -> Rules[None]:
    """TOY-4.2: another seat is asked inside the turn."""
    other = toy.owners[(me.seat + 1) % len(toy.owners)]
    accepted = yield Ask(other.seat, kinds.ACCEPT, [kinds.NO, kinds.YES])
    toy.tell(events.OFFERED, [other.seat, accepted])
    if accepted == kinds.YES:
        me.coins -= 1
        other.coins += 1
