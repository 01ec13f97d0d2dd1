"""The options of a question as a person reads them: words, hints of price, free actions last, and warnings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from rich.text import Text

from tinkuy.cli.terminal.drawing import DIM, TITLE, WARNING
from tinkuy.core.game import Game
from tinkuy.core.questions import CONFIRM, Ask

if TYPE_CHECKING:
    from tinkuy.cli.terminal.app import TableApp

ENDS = "↵"
STEPS = " → "
RECENT = 6  # answers that are repeated; a long turn must not crowd out its options


def code_of(game: Game, ask: Ask, option: int) -> str:
    """The code of an option, as boards know it; for a free action the name of the thing that it uses, if any."""
    if ask.kind == CONFIRM:
        return ""
    kind = game.kinds[ask.kind]
    used = [name for name in kind.labels[option][1].values() if isinstance(name, str)]
    return used[0] if used and kind.is_free(option) else kind.codes[option]


def offered(game: Game, ask: Ask) -> list[int]:
    """The options in the order in which they are listed: the answers, then the free actions."""
    return sorted(ask.options, key=lambda option: is_free(game, ask, option))


def is_free(game: Game, ask: Ask, option: int) -> bool:
    return ask.kind != CONFIRM and game.kinds[ask.kind].is_free(option)


def headings(app: TableApp, ask: Ask, options: list[int]) -> dict[int, Text]:
    """By the index of the option above which they stand."""
    for index, option in enumerate(options):
        if is_free(app.game, ask, option):
            return {index: Text(app.texts.message("terminal-free-actions"), TITLE)}
    return {}


def prompt(app: TableApp, ask: Ask, option: int, lost: Sequence[int] = ()) -> Text:
    """An option with what is known before it is chosen; `lost` are those that bring nothing now."""
    words = Text(app.texts.option(app.game, ask.kind, option, app.session.table.state))
    if ask.kind == CONFIRM:
        return words
    preview = app.session.preview(option, app.board.settles, app.board.priced)
    shown = replace(app.shown(ask.seat), preview=preview)
    hint = app.board.hint(shown, app.game.kinds[ask.kind], option)
    if hint.plain:
        words.append("  ").append_text(hint)
    if app.session.final(preview):
        words.append(f" {ENDS}", DIM)
    if option in lost:
        words.append(f"  {app.texts.message('terminal-wasted')}", WARNING)
    return words


def answers_so_far(app: TableApp) -> Text:
    """The own answers of this turn, the way back that undo takes, and the one that waits."""
    session = app.session
    given = [(kind, option) for seat, kind, option in session.table.choices() if seat == session.front]
    ask = None if session.front is None else session.table.asked(session.front)
    if session.pending is not None and ask is not None:
        given.append((ask.kind, session.pending))
    words = [app.texts.option(app.game, kind, option) for kind, option in given[-RECENT:]]
    return Text(STEPS.join(["…", *words] if len(given) > RECENT else words))
