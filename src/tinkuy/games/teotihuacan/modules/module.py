"""What a module of the expansion can change of a table; beside this it has a conduct around the players' own."""

from __future__ import annotations

from tinkuy.core.questions import Rules
from tinkuy.games.teotihuacan.components import Components
from tinkuy.games.teotihuacan.conduct import Conduct
from tinkuy.games.teotihuacan.rulings import Rulings
from tinkuy.games.teotihuacan.state import Teotihuacan


class Module:
    def __init__(self, name: str) -> None:
        self.name = name  # of its option

    def join(self, rulings: Rulings, components: Components) -> None:
        """Boards, temples, worship spaces and places of Discovery tiles."""

    def around(self, inner: Conduct) -> Conduct:
        """How players do things with this module."""
        return inner

    def around_bot(self, inner: Conduct) -> Conduct:
        """How Teotibot does things with this module."""
        return inner

    def set_up(self, game: Teotihuacan) -> None:
        """When everything else lies ready."""

    def tiles_chosen(self, game: Teotihuacan) -> None:
        """When everybody has the starting tiles."""

    def prepare(self, game: Teotihuacan) -> Rules[None] | None:
        """The choices of the stage PREPARING, if they are of this module."""
        return None

    def eclipse_begins(self, game: Teotihuacan) -> None:
        """Before anything is scored."""

    def new_era(self, game: Teotihuacan) -> None:
        """TE-15.13: after eclipses 1 and 2."""
