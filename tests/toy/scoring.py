"""TOY-1.2: points, and who has won."""

from __future__ import annotations

from tests.toy.state import Owner, Toy
from tests.toy.told.events import SCORED


def score(toy: Toy, me: Owner, source: int, halves: int) -> None:
    me.points[source] += halves
    toy.tell(SCORED, [me.seat, source, halves])


def winners(toy: Toy) -> list[int]:
    best = max(sum(owner.points) for owner in toy.owners)
    return [owner.seat for owner in toy.owners if sum(owner.points) == best]
