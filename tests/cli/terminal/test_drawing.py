"""Blocks of text, from which boards are drawn."""

from __future__ import annotations

from rich.text import Text

from tinkuy.cli.terminal.drawing import beside, cut, fit, padded, wrapped


def test_blocks_are_cut_padded_and_wrapped_to_columns() -> None:
    assert cut("abcdef", 4) == "abc…"
    assert fit(3, "abcdef", "abc", "a") == "abc"
    assert fit(2, "abcdef", "abc") == "a…"
    assert padded(Text("ab"), 4).plain == "ab  "
    assert [line.plain for line in beside([[Text("a")], [Text("b"), Text("c")]], [2, 1])] == ["a b", "  c"]
    assert [line.plain for line in wrapped([Text("ab"), Text("cd"), Text("ef")], 6)] == ["ab  cd", "ef"]
