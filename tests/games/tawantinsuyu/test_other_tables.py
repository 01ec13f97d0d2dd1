"""An owner's tables with other sizes: the rules assume none of them, so every game ends and nothing gets lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.command import quickly, refused
from tinkuy.core.chance import Chance
from tinkuy.core.components import read_components
from tinkuy.core.position import load_position, position
from tinkuy.core.table import open_table, simulate
from tinkuy.games import components_text, find_game
from tinkuy.games.tawantinsuyu.game import TawantinsuyuGame

TEXT = components_text("tawantinsuyu")


def without(text: str, start: str) -> str:
    """The table without the entries whose line begins so."""
    fewer = re.sub(rf"^  \{{ {start}.*\n", "", text, flags=re.MULTILINE)
    assert fewer != text, start
    return fewer


def with_after(text: str, start: str, line: str) -> str:
    """A further entry behind the one whose line begins so."""
    more = re.sub(rf"^(  \{{ {start}.*\n)", rf"\1  {line},\n", text, count=1, flags=re.MULTILINE)
    assert more != text, start
    return more


def with_value(text: str, old: str, new: str) -> str:
    assert old in text, old
    return text.replace(old, new, 1)


def larger() -> str:
    """More spaces, temple steps, conquest spaces, cards, buildings, places of the market and of Axomamma's board."""
    space = 'sector = 0, terrace = "top", symbol = "wave", colour = "blue", icons = ["tm0", "t1", "tm1"]'
    text = with_after(TEXT, 'id = "T0b"', f'{{ id = "T0c", {space}, angle = 30.0, radius = 2.0, source = "mine" }}')
    text = with_after(text, 'id = "T0c"', f'{{ id = "T0d", {space}, angle = 33.0, radius = 2.1, source = "mine" }}')
    for pos in (12, 11):
        step = f'{{ pos = {pos}, left = [{{ kind = "corn", n = 1 }}], right_vp = {pos}, end_vp = 20, source = "mine" }}'
        text = with_after(text, "pos = 10", step)
    seventh = 'pos = 7, flip = 4, discard = 2, reward = [{ kind = "task_statue" }, { kind = "task_building" }]'
    text = with_after(text, 'region = "antisuyu", pos = 6', f'{{ region = "antisuyu", {seventh}, source = "mine" }}')
    text = with_after(text, 'id = "G42"', '{ id = "G43", symbol = "eye", reward = [{ kind = "vp", n = 1 }] }')
    text = with_after(text, 'id = "A30"', '{ id = "A31", soldiers = 1, bonus = [{ kind = "gold", n = 1 }] }')
    text = with_after(text, 'id = "P19"', '{ id = "P20", number = 20, cost = { stone = 1 }, output = [] }')
    text = with_value(text, '"gold", "stone_or_corn"], amounts = [3, 2, 2, 1, 2]', '"gold"], amounts = [3, 2, 2, 1]')
    text = with_value(text, "market_per_type = 2", "market_per_type = 3")
    return with_value(text, "steps_per_player = 5", "steps_per_player = 7")


def smaller() -> str:
    """Fewer of everything that can be fewer."""
    text = without(TEXT, 'id = "(G2[0-9]|G3[0-5])"')
    text = without(text, 'region = "[a-z]+", pos = [56]')
    text = without(text, "pos = (8|9|10),")
    text = without(text, 'id = "A(0[1-9]|1[0-2])"')
    text = without(text, 'id = "P1[0-9]"')
    text = without(text, 'id = "Z(0[2-9]|1[0-3])"')
    text = without(text, 'id = "W2[0-9]"')
    text = without(text, 'id = "[TMB]4[a-d]"')
    text = with_value(text, "god_cards_dealt = 8", "god_cards_dealt = 5")
    text = with_value(text, "god_cards_kept = 3", "god_cards_kept = 2")
    text = with_value(text, "conquest_markers_per_player = 10", "conquest_markers_per_player = 4")
    text = with_value(text, "market_per_type = 2", "market_per_type = 1")
    return with_value(text, "spaces = { p2 = 6, p3 = 7, p4 = 8 }", "spaces = { p2 = 4, p3 = 5, p4 = 6 }")


SIZES = {"larger": larger(), "smaller": smaller()}
EACH = pytest.mark.parametrize("size", SIZES)


@pytest.mark.slow
@EACH
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_with_other_sizes_end_and_lose_nothing(size: str, seats: int) -> None:
    game = TawantinsuyuGame(read_components(SIZES[size], printed=False))
    printed = find_game("tawantinsuyu").domains
    for domain in ("space", "temple", "conquest", "god", "army", "building"):
        count, usual = len(game.domains[domain]), len(printed[domain])
        assert (count > usual) == (size == "larger"), domain
        assert (count < usual) == (size == "smaller"), domain
    for seed in range(4):
        table, chance = simulate(game, seats, seed), Chance.from_seed(seed)
        answers = 0
        while not table.over:
            assert game.audit(table.state) is None
            table.apply(table.ask.options[chance.below(len(table.ask.options))])
            answers += 1
            assert answers < game.longest
        assert game.audit(table.state) is None


@EACH
def test_positions_with_other_sizes_belong_to_their_tables(size: str) -> None:
    game = TawantinsuyuGame(read_components(SIZES[size], printed=False))
    table = open_table(game, 3, 1)
    assert position(load_position(position(table), lambda name: game)) == position(table)
    with pytest.raises(Exception, match="This was played with tables"):
        load_position(position(table), find_game)


def test_the_exported_tables_are_valid_and_say_what_is_reconstructed(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    assert quickly(capsys, "tables", "export", "tawantinsuyu", str(path)).code == 0
    said = quickly(capsys, "tables", "check", str(path))
    assert (said.code, said.err) == (0, "")
    assert "They are the tables that come with tinkuy." in said.out
    assert "trial games for 1, 2, 3, 4 players ended well" in said.out
    listed = said.out.split("Reconstructed, not taken from the printed game:\n")[1].splitlines()
    for entry in ("gods.card.G01", "hill.space.T0a", "temple", "conquest.space", "army.card.A30", "weaves.tile.W31"):
        assert f"  {entry}" in listed


@EACH
def test_tables_with_other_sizes_are_checked(size: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(SIZES[size], encoding="utf-8")
    said = quickly(capsys, "tables", "check", str(path))
    assert (said.code, said.err) == (0, "")
    changes = said.out.split("Changed against the tables that come with tinkuy")[1]
    mark = "(added)" if size == "larger" else "(left out)"
    assert f"  gods.card.{'G43' if size == 'larger' else 'G20'} {mark}\n" in changes
    assert "  setup.market_per_type\n" in changes


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('icons = ["t9", "tm0", "t1"]', 'icons = ["t9", "tm0"]', "must touch 3 task icons"),
        ('icons = ["t9", "tm0", "t1"]', 'icons = ["t9", "tm0", "nowhere"]', "which does not exist"),
        ("god_cards_dealt = 8", "god_cards_dealt = 80", "god cards"),
        ("start_workers = 2", "start_workers = 9", "workers"),
        ("market_per_type = 2", "market_per_type = -2", "market_per_type"),
        ("spaces = { p2 = 6,", "spaces = { p2 = 60,", "too few workers"),
        (
            'pattern = 1, left = "gold_temple", right = "potato3", mark = "start"',
            'pattern = 1, left = "gold_temple", right = "potato3", mark = ""',
            "3 starting weaves",
        ),
        ("amounts = [3, 2, 2, 1, 2]", "amounts = [3, 2, 2, 1]", "three rows"),
        ('cycle = "top", start = 1,', 'cycle = "top", start = 9,', "a space that does not exist"),
        ("die = [1,", "die = [0,", "die"),
        ("pos = 6, flip = 3, discard = 2,", "pos = 6, flip = 5, discard = 2,", "at most 4 soldiers"),
        ("z13_discount = { default", "z13_discount = { defalt", "a 'default' that is one of them"),
        ('id = "A30", soldiers = 2', 'id = "A30", soldiers = 3', "1 or 2 soldiers"),
    ],
)
def test_tables_that_cannot_be_played_are_refused_with_a_sentence(
    old: str, new: str, sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(with_value(TEXT, old, new), encoding="utf-8")
    assert sentence in refused(quickly(capsys, "tables", "check", str(path)))
