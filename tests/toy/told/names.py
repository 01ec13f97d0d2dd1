"""Names that are composed from the tables."""

from __future__ import annotations

from tests.toy.components import Components
from tinkuy.core.labels import Label, name_of


def names(components: Components) -> dict[str, Label]:
    return {name_of("card", id): ("card", {"n": card}) for card, id in enumerate(components.card_ids)}
