from __future__ import annotations

import pytest

from tinkuy.core.chance import Chance
from tinkuy.core.zones import EMPTY, Bag, Deck, Display, Hand, Marked, Zone, hidden_zones, learnt, redraw

SPECTATOR = -2


def test_who_sees_what() -> None:
    hand = Hand("card", [4, 5], 1)
    assert [hand.view(seat) for seat in (SPECTATOR, 0, 1)] == [2, 2, [4, 5]]
    for hidden in (Deck("card", [1, 2, 3]), Bag("card", [1, 2, 3])):
        assert [hidden.view(seat) for seat in (SPECTATOR, 0, 1)] == [3, 3, 3]
    display = Display("card", [7, EMPTY])
    assert [display.view(seat) for seat in (SPECTATOR, 0, 1)] == [[7, EMPTY]] * 3


@pytest.mark.parametrize(
    "zone",
    [Deck("f", [1, 2]), Bag("f", [1, 2]), Hand("f", [1, 2], 3), Display("f", [1, 2]), Marked("f", [1, 2], [7] * 3)],
)
def test_copies_are_independent_and_of_the_same_type(zone: Zone) -> None:
    copy = zone.copy()
    assert type(copy) is type(zone)
    assert (copy.family, copy.cards, copy.seen_by(3)) == ("f", [1, 2], zone.seen_by(3))
    copy.cards.append(9)
    assert zone.cards == [1, 2]
    zone.to_data().append(9)
    assert zone.cards == [1, 2]


def test_a_zone_without_a_type_cannot_be_copied() -> None:
    with pytest.raises(NotImplementedError):
        Zone("card", []).copy()
    assert not Zone("card", []).seen_by(0)


def test_a_deck_is_drawn_from_its_end() -> None:
    deck = Deck("card", [1, 2, 3])
    assert [deck.draw(), deck.draw()] == [3, 2]
    assert deck.cards == [1]


def test_a_bag_is_drawn_by_chance_and_a_deck_shuffled_by_it() -> None:
    drawn = {Bag("gem", [0, 1, 2]).draw(Chance(value)) for value in range(30)}
    assert drawn == {0, 1, 2}
    deck, chance = Deck("card", list(range(20))), Chance(3)
    deck.shuffle(chance)
    assert sorted(deck.cards) == list(range(20)) != deck.cards
    assert chance.value != 3


def test_taking_from_a_display_leaves_the_place() -> None:
    display = Display("card", [5, 6, 5])
    display.take(5)
    assert display.cards == [EMPTY, 6, 5]
    with pytest.raises(ValueError, match="is not in list"):
        display.take(9)


def some_zones() -> list[Zone]:
    return [
        Deck("card", [0, 1, 2, 3, 3]),
        Hand("card", [4, 5], 0),
        Hand("card", [6, 7, 8], 1),
        Display("card", [9, EMPTY]),
        Bag("gem", [50, 51, 51]),
        Deck("gem", [52]),
    ]


def test_redrawing_keeps_counts_families_and_what_is_seen() -> None:
    seen_elsewhere = set()
    for value in range(40):
        zones = some_zones()
        redraw(zones, 0, Chance(value))
        assert [len(zone.cards) for zone in zones] == [5, 2, 3, 2, 3, 1]
        assert zones[1].cards == [4, 5]
        assert zones[3].cards == [9, EMPTY]
        assert sorted(zones[0].cards + zones[2].cards) == [0, 1, 2, 3, 3, 6, 7, 8]
        assert sorted(zones[4].cards + zones[5].cards) == [50, 51, 51, 52]
        seen_elsewhere |= set(zones[2].cards)
    assert seen_elsewhere == {0, 1, 2, 3, 6, 7, 8}  # every unseen card can be in the other's hand


def test_redrawing_for_a_spectator_deals_all_hands_anew() -> None:
    zones = some_zones()
    redraw(zones, SPECTATOR, Chance(1))
    assert sorted(zones[0].cards + zones[1].cards + zones[2].cards) == [0, 1, 2, 3, 3, 4, 5, 6, 7, 8]
    assert zones[1].cards != [4, 5]


def test_redrawing_is_fair_enough_and_repeats() -> None:
    counts = [0] * 8
    for value in range(4000):
        zones: list[Zone] = [Deck("card", [0, 1, 2, 3]), Hand("card", [4, 5, 6, 7], 1)]
        redraw(zones, 0, Chance(value))
        for card in zones[1].cards:
            counts[card] += 1
    assert all(1850 < count < 2150 for count in counts)
    first, second = some_zones(), some_zones()
    redraw(first, 0, Chance(7))
    redraw(second, 0, Chance(7))
    assert [zone.cards for zone in first] == [zone.cards for zone in second]


def test_redrawing_keeps_the_marks_and_moves_the_cards() -> None:
    marks = [0, 0, 0, 1, 1, 1, 2]
    found = set()
    for value in range(60):
        zones: list[Zone] = [Deck("card", [0, 1, 3, 4]), Marked("card", [2, 5], marks), Marked("card", [6], marks)]
        redraw(zones, 0, Chance(value))
        assert [zone.view(0) for zone in zones] == [4, [0, 1], [2]]
        assert sorted(zones[0].cards + zones[1].cards + zones[2].cards) == [0, 1, 2, 3, 4, 5, 6]
        found.add(tuple(zones[1].cards))
    assert found == {(one, two) for one in (0, 1, 2) for two in (3, 4, 5)}


class Moved:
    """What two players and the spectator learn when cards move."""

    def __init__(self) -> None:
        self.zones = some_zones()
        self.before = hidden_zones(self.zones)

    def by(self, mover: int) -> bool:
        return learnt(self.before, self.zones, mover, 2)


def test_nothing_is_learnt_where_nothing_hidden_moves() -> None:
    moved = Moved()
    moved.zones[3].cards[1] = 12
    assert not moved.by(0)


def test_a_draw_is_learnt() -> None:
    moved = Moved()
    moved.zones[1].cards.append(moved.zones[0].cards.pop())
    assert moved.by(0)
    assert moved.by(1)  # nothing for seat 1, but seat 0 knows a new card


def test_a_reveal_is_learnt_by_the_others_though_its_owner_knew() -> None:
    moved = Moved()
    moved.zones[3].cards.append(moved.zones[1].cards.pop())
    assert moved.by(0)


def test_a_card_that_leaves_for_a_plain_public_field_is_learnt() -> None:
    moved = Moved()
    moved.zones[1].cards.pop()
    assert moved.by(0)


def test_an_own_card_put_under_the_deck_is_learnt_by_nobody() -> None:
    moved = Moved()
    moved.zones[0].cards.insert(0, moved.zones[1].cards.pop())
    assert not moved.by(0)


def test_an_own_card_given_in_secret_is_learnt_by_its_receiver() -> None:
    moved = Moved()
    moved.zones[2].cards.append(moved.zones[1].cards.pop())
    assert moved.by(0)


def test_a_swap_with_an_equal_card_is_a_look() -> None:
    moved = Moved()
    moved.zones[0].cards.insert(0, moved.zones[0].cards.pop())  # the top, seen and put below: the same cards
    assert moved.by(0)


def test_a_new_place_is_looked_at() -> None:
    moved = Moved()
    moved.zones.append(Deck("card", []))
    assert moved.by(0)
