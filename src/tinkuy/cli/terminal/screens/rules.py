"""The rules in our own words: by clause or by words, in the player's language."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from tinkuy.cli.terminal.drawing import TITLE
from tinkuy.cli.terminal.screens.paper import PaperScreen
from tinkuy.text import Rulebook, Texts


class RulesScreen(PaperScreen[None]):
    def __init__(self, rulebook: Rulebook, texts: Texts, clause: str = "") -> None:
        super().__init__(rulebook.title, texts, tall=True)
        self.rulebook = rulebook
        self.clause = clause

    def content(self) -> ComposeResult:
        yield Input(placeholder=self.texts.message("terminal-rules-search"), id="words")
        yield OptionList(id="clauses")
        yield Static(self.texts.message("terminal-rules-none"), id="none")

    def on_mount(self) -> None:
        self._list("")
        clauses = self.query_one("#clauses", OptionList)
        if self.clause and self.rulebook.find(self.clause):
            clauses.focus()
            clauses.highlighted = clauses.get_option_index(self._key(self.clause))
            self.call_after_refresh(clauses.scroll_to_highlight, top=True)
        else:
            self.query_one(Input).focus()

    def _key(self, clause: str) -> str:
        return clause.replace(".", "_")

    def _list(self, words: str) -> None:
        """Everything, or what the words lead to; a clause that was named stands first."""
        found = dict(self.rulebook.search(words)) if words.strip() else None
        named = self.rulebook.find(words)
        options = self.query_one("#clauses", OptionList)
        options.clear_options()
        if named is not None:
            options.add_option(self._clause(named, self.rulebook.clause(named)))
        for chapter in self.rulebook.chapters:
            clauses = [(c, text) for c, text in chapter.clauses if (found is None or c in found) and c != named]
            if clauses:
                title = f"{chapter.id} {chapter.title}".strip()
                options.add_option(Option(Text(f"\n{title}", TITLE), disabled=True))
                options.add_options([self._clause(clause, text) for clause, text in clauses])
        options.display = options.option_count > 0
        self.query_one("#none").display = options.option_count == 0

    def _clause(self, clause: str, text: str) -> Option:
        words = Text(clause, "bold #6cb6ff")
        return Option(words.append(f" {text.replace('*', '')}", "not bold #d5dbe3"), id=self._key(clause))

    def on_input_changed(self, event: Input.Changed) -> None:
        self._list(event.value)

    def on_input_submitted(self) -> None:
        self.query_one("#clauses", OptionList).focus()
