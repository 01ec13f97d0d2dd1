"""Everybody gets the same share of a worker, however much they ask for."""

from __future__ import annotations

from collections import Counter

from tinkuy.server.workers.shares import IDLE, Shares


def served(shares: Shares[str], costs: dict[str, float], seconds: float) -> Counter[str]:
    """Seconds by the first name, with everything asked again as soon as it was answered."""
    spent: Counter[str] = Counter()
    clock = 0.0
    while clock < seconds:
        path = tuple(shares.take().split("/"))
        cost = costs[path[0]]
        clock += cost
        spent[path[0]] += int(cost * 1000)
        shares.charge(path, cost)
        shares.add(path, "/".join(path))
    return spent


def test_sixty_tables_of_one_visitor_have_no_more_than_one_of_another() -> None:
    shares: Shares[str] = Shares()
    for table in range(60):
        shares.add(("eve", f"{table}"), f"eve/{table}")
    shares.add(("anna", "t"), "anna/t")
    spent = served(shares, {"eve": 6.0, "anna": 0.5}, 600.0)
    assert 0.8 < spent["anna"] / spent["eve"] <= 1.1


def test_the_tables_of_a_visitor_take_turns() -> None:
    shares: Shares[str] = Shares()
    for number in range(3):
        for _ in range(5):
            shares.add(("anna", f"{number}"), f"{number}")
    taken = []
    while shares:
        taken.append(shares.take())
        shares.charge(("anna", taken[-1]), 1.0)
    assert [set(taken[first : first + 3]) for first in range(0, 15, 3)] == [{"0", "1", "2"}] * 5


def test_who_has_had_a_little_more_waits_no_longer_than_who_came_at_the_same_time() -> None:
    shares: Shares[str] = Shares()
    shares.add(("people", "anna"), "anna")
    shares.take()
    before = [f"{number}" for number in range(20)]
    for name in before:
        shares.add(("people", name), name)
    shares.charge(("people", "anna"), 0.1)
    shares.add(("people", "anna"), "anna")
    taken: list[str] = []
    for _ in range(21):
        taken.append(shares.take())
        shares.charge(("people", taken[-1]), 0.01)
        shares.add(("people", f"late {len(taken)}"), "late")  # somebody comes in all the time
    assert taken == [*before, "anna"]


def test_nobody_saves_up_by_waiting() -> None:
    shares: Shares[str] = Shares()
    shares.add(("eve",), "eve")
    served(shares, {"eve": 1.0}, 100.0)
    shares.add(("anna",), "anna")
    spent = served(shares, {"eve": 1.0, "anna": 1.0}, 10.0)
    assert abs(spent["anna"] - spent["eve"]) <= 1000


def test_a_weight_gives_more_but_never_everything() -> None:
    shares: Shares[str] = Shares({"people": 4.0})
    shares.add(("people",), "people")
    shares.add(("bots",), "bots")
    spent = served(shares, {"people": 0.1, "bots": 0.1}, 100.0)
    assert 3.5 < spent["people"] / spent["bots"] < 4.5


def test_who_has_gone_is_forgotten() -> None:
    shares: Shares[str] = Shares()
    for visitor in range(5 * IDLE):
        shares.add((f"{visitor}",), "")
        shares.take()
        shares.charge((f"{visitor}",), 0.001)
    assert len(shares.names) < 2 * IDLE
