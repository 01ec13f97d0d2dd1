"""Component tables: their hash, their honesty about sources, and a reader that explains what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tinkuy.core.components import ComponentSet, Reader, read_components, reconstructed
from tinkuy.core.errors import Refused


def read(text: str) -> ComponentSet:
    """Tables of which a game has read `a` and the numbers of the tiles."""
    tables = read_components(text)
    tables.reader().number("a")
    for tile in tables.reader().listed("tile"):
        tile.number("n", 1)
    return tables


def test_the_hash_is_of_what_was_read_not_of_the_text() -> None:
    tables = read("a = 1\nb = 2  # two\n[[tile]]\nn = 3\n")
    assert len(tables.hash) == 16
    assert tables.taken == {"a": 1, "tile": [{"n": 3}]}
    assert tables.hash == read("b=7\na=1\nsource='mine'\n[[tile]]\nn=3\nnote='large'").hash
    for other in ("a = 2\n[[tile]]\nn = 3", "a = 1\n[[tile]]\nn = 4", "a = 1\n[[tile]]\n[[tile]]\nn = 3", "a = 1"):
        assert read(other).hash != tables.hash


def test_an_owners_tables_are_not_the_printed_ones() -> None:
    assert read_components("a = 1").printed
    assert not read_components("a = 1", printed=False).printed


def test_what_is_no_toml_is_refused_with_its_place() -> None:
    with pytest.raises(Refused, match=r"not valid TOML: .*line 2"):
        read_components("a = 1\nb = = 2")


def test_reconstructed_entries_are_named() -> None:
    data = {
        "board": {"source": "rulebook"},
        "tiles": [
            {"id": "hut", "source": "reconstruction"},
            {"id": "inn", "source": "agree:3+memory:1"},
            {"id": "well", "source": "agree:3"},
        ],
        "tracks": {"rows": {"source": "stand_in"}},
        "source": "unknown",
    }
    assert reconstructed(data) == ["tiles.hut", "tiles.inn", "tracks.rows"]  # unknown is not invented


def reader(**data: Any) -> Reader:
    return Reader(data, "board")


def test_values_come_out_as_they_are() -> None:
    table = reader(n=3, word="a", ns=[1, -2], words=["a", "b"], inner={"n": 4}, rows=[{"id": "x", "wood": 2}])
    assert (table.number("n"), table.number("missing", 7)) == (3, 7)
    assert table.text("word") == table.text("word", ["a", "b"]) == "a"
    assert (table.numbers("ns"), table.texts("words")) == ([1, -2], ["a", "b"])
    assert table.part("inner").number("n") == 4
    assert table.part("inner").where == "board.inner"
    row = table.parts("rows")[0]
    assert row.amounts(["wood", "stone"]) == [2, 0]
    assert row.where == "rows x"


@pytest.mark.parametrize(
    ("take", "words"),
    [
        (lambda: reader().number("n"), "'board' needs a whole number 'n'"),
        (lambda: reader(n="3").number("n"), "not '3'"),
        (lambda: reader(n=1.5).number("n"), "not 1.5"),
        (lambda: reader(n=True).number("n"), "not True"),
        (lambda: reader().text("word"), "'board' needs a text 'word', not None"),
        (lambda: reader(word="c").text("word", ["a", "b"]), "'word' cannot be 'c'; choose one of: a, b"),
        (lambda: reader(ns=[1, "2"]).numbers("ns"), "'board' needs a list of whole numbers 'ns'"),
        (lambda: reader(ns=3).numbers("ns"), "'board' needs a list of whole numbers 'ns'"),
        (lambda: reader(words=[1]).texts("words"), "'board' needs a list of texts 'words'"),
        (lambda: reader(inner=3).part("inner"), "Table 'board.inner' must be a table"),
        (lambda: reader().part("inner"), "Table 'board.inner' must be a table"),
        (lambda: reader(rows=[]).parts("rows"), "needs at least one entry of 'rows'"),
        (lambda: reader(rows={}).parts("rows"), "needs at least one entry of 'rows'"),
        (lambda: reader(rows=[{"id": "x"}]).parts("rows")[0].number("n"), "Table 'rows x' needs a whole number"),
        (lambda: reader(rows=[{}, {}]).parts("rows")[1].number("n"), "Table 'rows number 2' needs a whole number"),
        (lambda: reader(rows=[5]).parts("rows"), "Table 'rows number 1' must be a table"),
        (lambda: Reader([], "board"), "Table 'board' must be a table of named values"),
    ],
)
def test_wrong_values_are_refused_with_a_sentence(take: Callable[[], object], words: str) -> None:
    with pytest.raises(Refused) as refusal:
        take()
    assert words in str(refusal.value)
    assert str(refusal.value).endswith(".")
