"""Answers that bring nothing: a reward that cannot be used just now is lost by taking it."""

from __future__ import annotations

from tinkuy.core.data import to_data
from tinkuy.core.draft import Draft, Preview
from tinkuy.core.questions import CONFIRM, Ask
from tinkuy.core.table import Table


def wasted(draft: Draft, previews: dict[int, Preview]) -> list[int]:
    """Which options of the draft's question would do nothing though they promise something.

    They change nothing, and what is asked then is not about them: it comes after another answer too, or it is the same
    question without them. Answers in words of their own ("no more") promise nothing, and secret choices tell nothing.
    """
    ask, here = draft.ask, draft.here
    if ask is None or ask.kind == CONFIRM or here.together is not None:
        return []
    quiet = [option for option in ask.options if _quiet(previews[option]) and not _in_words(here, ask, option)]
    if not quiet:
        return []
    before = to_data(here.state)
    return [option for option in quiet if _goes_by(draft, ask, option, previews, before)]


def _goes_by(draft: Draft, ask: Ask, option: int, previews: dict[int, Preview], before: object) -> bool:
    there = draft.after([*draft.answers, option])
    if to_data(there.state) != before:
        return False
    following = there.asked(draft.seat)
    if following is None:
        return False
    if following.kind == ask.kind and following.options == [other for other in ask.options if other != option]:
        return True
    kind = previews[option].asks
    for other in ask.options:
        preview = previews[other]
        if other == option or preview.reveals or preview.asks != kind or preview.ends != previews[option].ends:
            continue
        if _in_words(draft.here, ask, other) or not _quiet(preview):
            return True
    return False


def _quiet(preview: Preview) -> bool:
    return not (preview.reveals or preview.told or preview.change)


def _in_words(table: Table, ask: Ask, option: int) -> bool:
    """Whether it is an answer with words of its own or a free action, and no thing or reward."""
    kind = table.game.kinds[ask.kind]
    if kind.is_free(option) or option == kind.stop or option in kind.ways:
        return True
    return kind.labels[option][0] == f"{kind.name}-{kind.codes[option]}"
