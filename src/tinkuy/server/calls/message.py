"""What a call says: whose turn it is, in which game, with whom, and the link. Nothing of what lies hidden."""

from __future__ import annotations

from typing import NamedTuple

from tinkuy.server.calls.words import say
from tinkuy.server.store.store import PERSON, Kept

LONGEST = 300  # letters of the body


class Message(NamedTuple):
    title: str
    body: str
    link: str
    table: str
    language: str


def turn(kept: Kept, seat: int, since: int, language: str, game_text: str, origin: str) -> Message:
    """The link opens the table with what happened since the seat answered last."""
    game = say(language, "title", game_text) if game_text else kept.setup.game
    names = [
        other.name or other.holder_name
        for number, other in enumerate(kept.seats)
        if number != seat and other.kind == PERSON and (other.name or other.holder_name)
    ]
    body = say(language, "call-with", game=game, names=", ".join(names)) if names else game
    link = f"{origin}/t/{kept.id}?since={since}"
    return Message(say(language, "call-turn"), body[:LONGEST], link, kept.id, language)


def trial(language: str, origin: str) -> Message:
    """To see that a receiver works."""
    return Message(say(language, "call-trial"), say(language, "call-trial-about"), f"{origin}/", "trial", language)
