"""What a board is drawn from: the view of one seat and nothing else of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Protocol

from rich.text import Text

from tinkuy.cli.terminal.drawing import FOCUS, LIT
from tinkuy.core.draft import Preview
from tinkuy.core.events import Event
from tinkuy.core.game import Game
from tinkuy.core.labels import Label
from tinkuy.core.questions import Kind
from tinkuy.text import Texts


@dataclass(frozen=True)
class Shown:
    """A view (tinkuy.core.view) with the words and names to show it in."""

    game: Game
    view: dict[str, Any]
    texts: Texts
    names: list[str]
    turn: int | None  # the seat that is asked first
    lit: frozenset[str] = field(default_factory=frozenset)  # codes of the options of the open question
    focus: str = ""  # code of the option under the cursor
    preview: Preview | None = None  # of the option that a hint is asked for
    options: Mapping[str, str] = field(default_factory=dict)  # of the table, where they change what a thing does

    @property
    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.view["state"]
        return state

    @property
    def asked(self) -> str:
        """The kind of the viewer's open question."""
        asks = self.view["ask"]
        return str(asks[0]["kind"]) if asks else ""

    @property
    def told(self) -> list[Event]:
        """What would happen with the option that a hint is asked for, as far as the seat may know."""
        return [] if self.preview is None else self.preview.told

    def light(self, code: str, plain: str = "", lit: str = LIT) -> str:
        """The style of a thing: under the cursor, an option of the open question, or as it is otherwise."""
        return FOCUS if self.focus == code else lit if code in self.lit else plain

    def say(self, name: str, **arguments: Any) -> str:
        return self.texts.message(name, **arguments)


@dataclass(frozen=True)
class Thing:
    """Something on the table that can be explained: `texts.describe(domain, code)`."""

    domain: str
    code: str
    label: Label | None = None  # for things whose names are made from more than their code


class Board(Protocol):
    """How one game looks in a terminal; made once per table."""

    # Questions that only settle a price: previews walk through them, with this answer or the first one.
    settles: ClassVar[dict[str, str]]
    # What is told up to these events is the price of an answer, so a preview tells it even if more is revealed then.
    priced: ClassVar[frozenset[str]]
    # By the open question: which other questions "why not?" looks at too; None for all small ones.
    ahead: ClassVar[Mapping[str, Sequence[str]] | None]

    def draw(self, shown: Shown, width: int, height: int) -> Text:
        """The whole table, as wide as it may be; longer than the height when it must."""

    def shows_secrets(self, shown: Shown) -> bool:
        """Whether this drawing holds something that only the seat of the view may see."""

    def hint(self, shown: Shown, kind: Kind, option: int) -> Text:
        """A few signs beside an option: its price and what it gives."""

    def legend(self, shown: Shown) -> list[Text]:
        """How the board is to be read, for the help page."""

    def whose(self, event: Event) -> int | None:
        """The seat that an event is about which names none."""

    def things(self, shown: Shown) -> list[tuple[str, list[Thing]]]:
        """What can be explained, in groups with a title."""
