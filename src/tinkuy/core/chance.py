"""The random generator of a game: one integer in the state.

A keyed hash instead of a small arithmetic generator, because a player who sees the opening tiles must not be able to
find the seed by trying all of them: 128 bits cannot be tried.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final

_LOW: Final = (1 << 64) - 1
_NUMBERS: Final = Struct(">16x12I")  # of a whole hash: twelve numbers behind the next value


class Chance:
    """Draws numbers; the same value gives the same numbers on every machine."""

    __slots__ = ("value",)

    def __init__(self, value: int) -> None:
        self.value = value

    @staticmethod
    def from_seed(seed: int | str) -> Chance:
        """Any seed a person can type, spread over 128 bits."""
        return Chance(int.from_bytes(blake2b(f"tinkuy {seed}".encode(), digest_size=16).digest(), "big"))

    def copy(self) -> Chance:
        return Chance(self.value)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1; the bias of the 64-bit scaling is below n / 2**64."""
        digest = int.from_bytes(blake2b(self.value.to_bytes(16, "big"), digest_size=24).digest(), "big")
        self.value = digest >> 64
        return (digest & _LOW) * n >> 64

    def shuffle(self, cards: list[int]) -> None:
        for last in range(len(cards) - 1, 0, -1):
            other = self.below(last + 1)
            cards[last], cards[other] = cards[other], cards[last]

    def riffle(self, cards: list[int]) -> None:
        """A shuffle for decks that are shuffled again and again: twelve numbers from each hash, a fifth of the time.

        `shuffle` gives other orders, which the records of older games rely on.
        """
        value = self.value.to_bytes(16, "big")
        numbers: list[int] = []
        for last in range(len(cards) - 1, 0, -1):
            if not numbers:
                digest = blake2b(value).digest()
                value = digest[:16]
                numbers = list(_NUMBERS.unpack(digest))
            other = numbers.pop() * (last + 1) >> 32
            cards[last], cards[other] = cards[other], cards[last]
        self.value = int.from_bytes(value, "big")
