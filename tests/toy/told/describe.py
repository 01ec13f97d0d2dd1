"""What a thing on the table does and is worth."""

from __future__ import annotations

from tests.toy.components import Components
from tinkuy.core.labels import Description


def describe(components: Components, domain: str, code: str) -> Description:
    if domain != "card":
        return Description([], "")
    return Description([("card-worth", {"n": components.card_ids.index(code)})], "TOY-3.2")
