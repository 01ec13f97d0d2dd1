"""Teotihuacan at the terminal table: everything is drawn, from the view alone, and can be played by keys."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from tests.cli.terminal import drawn
from tests.cli.terminal.drawn import another_deal, assert_the_same_is_seen, explained, misfits, shown
from tests.cli.terminal.playing import asked, assert_its_steps_carry_its_sign, assert_playable_by_keys
from tests.games.teotihuacan.positions import GAME
from tinkuy.cli.terminal import make_app
from tinkuy.cli.terminal.app import TableApp
from tinkuy.cli.terminal.boards import find_board
from tinkuy.cli.terminal.prompts import prompt
from tinkuy.cli.terminal.seats import NEUTRAL_SHAPE, SHAPES
from tinkuy.cli.terminal.teotihuacan import signs
from tinkuy.core.data import SPECTATOR
from tinkuy.core.table import Table, open_table
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan.state import LOCKED, lying_at
from tinkuy.games.teotihuacan.teotibot.tables import ACTION_TILES, BOT_PRIESTS
from tinkuy.games.teotihuacan.told.kinds import MAIN, SPACE
from tinkuy.games.teotihuacan.vocabulary import BOARD_COUNT
from tinkuy.text import LANGUAGES
from tinkuy.text.numbers import MINUS

pytestmark = pytest.mark.slow


def played(seats: int, turns: int, play: str = "base") -> Table:
    return drawn.played(GAME, seats, turns, "random", play=play)


def new_app(seats: list[str], seed: str = "7", language: str = "en") -> TableApp:
    return make_app(GAME, seats, seed, {}, language, [], None)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("play", ["base", "modules"])
@pytest.mark.parametrize(("seats", "turns"), [(1, 0), (1, 12), (1, 400), (2, 1), (2, 30), (3, 40), (4, 60), (4, 400)])
def test_no_line_is_wider_or_cut(language: str, seats: int, turns: int, play: str) -> None:
    table = played(seats, turns, play)
    for seat in (0, SPECTATOR):
        assert misfits(shown(table, language, seat)) == []


def test_the_ring_shows_workers_dice_and_tiles() -> None:
    table = played(2, 30)
    state: Any = table.state
    lines = find_board(GAME).draw(shown(table, "en"), 66, 38).plain.split("\n")[:BOARD_COUNT]
    assert [int(line[0]) - 1 for line in lines] == state.ring
    for board, line in zip(state.ring, lines, strict=True):
        area = line[15:39]
        for seat, player in enumerate(state.players):
            powers = sorted(power for place, power in zip(player.at, player.powers, strict=True) if place == board)
            assert re.findall(rf"{SHAPES[seat]}(\d+)", area) == (["".join(map(str, powers))] if powers else [])
        assert area.count(NEUTRAL_SHAPE) == state.neutral.count(board)
        tiles = lying_at(state, board)
        if tiles:
            assert line.endswith(signs.discovery(GAME.components, tiles[0]).plain)
    locked = "".join(re.findall(r"\[(.\d|·)\]", "".join(lines)))
    for seat, player in enumerate(state.players):
        powers = [power for place, power in zip(player.at, player.powers, strict=True) if place >= LOCKED]
        assert sorted(re.findall(rf"{SHAPES[seat]}(\d)", locked)) == sorted(map(str, powers))


def test_the_pyramid_is_seen_from_above() -> None:
    table = played(2, 30)
    state: Any = table.state
    lines = find_board(GAME).draw(shown(table, "en"), 66, 38).plain.split("\n")
    first = next(index for index, line in enumerate(lines) if line.startswith("Pyramid"))
    grid = [line[:20] for line in lines[first + 1 : first + 11]]
    shape, components = GAME.components.geometry, GAME.components
    covered = {below for space, tile in enumerate(state.pyramid) if tile != EMPTY for below in shape.below[space]}
    seen = 0
    for space, tile in enumerate(state.pyramid):
        top, left = 2 * shape.row[space] + shape.level[space] + 1, 2 * shape.col[space] + shape.level[space] + 1
        if tile == EMPTY or space in covered:
            continue
        for corner, (down, right) in enumerate([(0, 0), (0, 1), (1, 1), (1, 0)]):
            cell = grid[top + down][2 * (left + right) : 2 * (left + right) + 2]
            if cell.endswith("'"):
                continue  # a Decoration lies on it
            assert cell == f"{signs.icon(components.pyramid_icons[tile][corner]).plain}{shape.level[space] + 1}"
            seen += 1
    assert seen > 20
    decorated = [tile for tile in state.decorations if tile != EMPTY]
    assert sum(line.count("'") for line in grid) == 2 * len(decorated)
    assert grid[0][8:12].strip("'")  # the printed icons or a Decoration of level 0
    for tile in state.pyramid_offer.cards:
        if tile != EMPTY:
            assert signs.icons(components.pyramid_icons[4 * tile]).plain in lines[first + 11]


def test_tracks_tiles_and_points_are_there() -> None:
    table = played(3, 40)
    state: Any = table.state
    text = find_board(GAME).draw(shown(table, "en"), 106, 60).plain
    for number, steps in enumerate(GAME.components.steps[:3]):
        for player in state.players:
            assert 0 <= player.temples[number] < len(steps)
    for seat, shape in enumerate("●■▲"):
        assert re.search(rf"{shape} Player {seat + 1}.* {sum(state.players[seat].points)}\n", text)
    for tile in state.technologies:
        entry = GAME.components.technologies[tile]
        owners = "".join(SHAPES[player.seat] for player in state.players if tile in player.technologies)
        assert f"τ{entry.number} {entry.gold}¤ {signs.technology(GAME.components, tile)} {owners}" in text
    for tile in state.royals:
        assert signs.royal(GAME.components, tile) in text
    for site in (*GAME.components.avenue_site, *GAME.components.wide[0]):
        for tile in lying_at(state, site) if site >= 0 else []:
            assert signs.discovery(GAME.components, tile).plain in text
    assert f"Light {state.light}, dark {state.dark}, eclipses {state.eclipses}" in text


def test_teotibots_action_pyramid_is_shown() -> None:
    table = played(1, 12)
    state: Any = table.state
    state.bot_priest = BOT_PRIESTS.index("S02")  # the longest name
    now = shown(table, "en")
    lines = find_board(GAME).draw(now, 66, 38).plain.split("\n")
    words = [now.say(f"teotihuacan-tile-{ACTION_TILES[tile]}") for tile in state.action_tiles]
    first = next(index for index, line in enumerate(lines) if line.rstrip().endswith("Teotibot"))
    assert f"6-8 {words[0]} " in lines[first]
    assert re.search(rf"4-5 {words[1]} +9-10 {words[2]} ", lines[first + 1])
    assert re.search(rf"2-3 {words[3]} +{words[4]} +11-12 {words[5]} +Aside {words[6]}", lines[first + 2])
    assert "".join("→←"[direction] for direction in state.directions) in lines[first + 1]
    assert "Tlahuizcalpantecuhtli" in lines[first + 3]
    assert "Aside" not in find_board(GAME).draw(shown(played(2, 30), "en"), 66, 38).plain


def test_a_drawing_comes_from_the_view_alone() -> None:
    """Two worlds that differ only in what a seat cannot know give the same drawing and the same explanations."""
    for seats, turns, kind in ((1, 12, "base"), (2, 1, "modules"), (3, 0, "base")):
        table = played(seats, turns, kind)
        assert_the_same_is_seen(table, another_deal(table))
    board = find_board(GAME)
    assert "Starting tiles" in board.draw(shown(table, "en"), 106, 60).plain
    assert "Starting tiles" not in board.draw(shown(table, "en", SPECTATOR), 106, 60).plain
    assert board.shows_secrets(shown(table, "en"))
    assert not board.shows_secrets(shown(played(3, 40), "en"))


def test_modules_are_shown() -> None:
    table = played(1, 30, "modules")
    state: Any = table.state
    now = shown(table, "en")
    text = find_board(GAME).draw(now, 66, 60).plain
    season = now.texts.name("season", GAME.components.season_ids[state.season])
    assert season[:1].upper() + season[1:] in text
    assert now.texts.name("priest", GAME.components.priest_ids[state.players[0].priest]) in text
    assert now.texts.name("bot_priest", BOT_PRIESTS[state.bot_priest]) in text
    assert " 9 III" in text
    assert "∆o[" in text
    for ability in state.players[1].abilities:
        assert GAME.components.ability_ids[ability] in text
    base = find_board(GAME).draw(shown(played(1, 12), "en"), 66, 60).plain
    assert "∆o[" not in base
    assert "III" not in base
    choosing = played(2, 1, "modules")
    assert "Priests" in find_board(GAME).draw(shown(choosing, "en"), 66, 60).plain
    assert "Priests" not in find_board(GAME).draw(shown(choosing, "en", SPECTATOR), 66, 60).plain
    assert find_board(GAME).shows_secrets(shown(choosing, "en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_is_explained(language: str) -> None:
    table = played(1, 30, "modules")
    domains = explained(shown(table, language, options={"play": "modules"}))
    assert domains >= {"board", "temple", "technology", "royal", "bonus", "discovery", "pyramid", "action_tile"}
    assert domains >= {"priest", "bot_priest", "season", "ability", "module_board"}
    assert len(find_board(GAME).legend(shown(table, language))) > 8


def test_options_say_what_they_cost_and_give() -> None:
    app = new_app(["human", "human"])
    ask = asked(app, "keep", Random(1))
    tile = GAME.components.starting[ask.options[0]]
    assert signs.gains(tile.gain) in prompt(app, ask, ask.options[0]).plain
    rng, priced = Random(3), 0
    for _ in range(40):
        ask = asked(app, "action", rng)
        state: Any = app.session.table.state
        collect = prompt(app, ask, ask.options[0]).plain
        assert f"+{state.cost + 1}¢" in collect
        if state.cost and MAIN in ask.options:
            priced += f"{MINUS}{state.cost}¢" in prompt(app, ask, MAIN).plain  # unless it also gives cocoa
        app.session.table.answer(ask.seat, rng.choice(ask.options))
    assert priced > 3


def test_spaces_of_the_pyramid_light_up() -> None:
    table = played(2, 30)
    board = find_board(GAME)
    now = shown(table, "en", lit=frozenset({"1-1-1", "2-1-1"}), focus="1-1-1")
    now.view["ask"] = [{"seat": 0, "kind": GAME.kinds[SPACE].name, "options": []}]
    plain = shown(table, "en")
    assert board.draw(now, 66, 38).plain == board.draw(plain, 66, 38).plain
    assert board.draw(now, 66, 38) != board.draw(plain, 66, 38)


@pytest.mark.parametrize(
    ("seats", "language", "size"), [(2, "en", (100, 40)), (1, "ru", (160, 50)), (1, "cs", (80, 24))]
)
def test_turns_by_random_keys(seats: int, language: str, size: tuple[int, int]) -> None:
    assert_playable_by_keys(new_app(["human"] * seats, language=language), size, ("Teotibot", "Теотибот"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_steps_carry_its_sign_and_every_line_of_the_log_page_its_clause(language: str) -> None:
    app = new_app(["human"], seed="3", language=language)
    assert_its_steps_carry_its_sign(app, 14, {"bot_rolled", "bot_tile_aside", "bot_turns_direction"})


def test_numbers_that_no_source_gives_are_marked() -> None:
    board = find_board(GAME)
    words = board.draw(shown(played(2, 30, "modules"), "en", options={"play": "modules"}), 106, 60).plain
    assert f"orange{signs.STAND_IN}" in words
    marked = [line[0] for line in words.split("\n") if line[1:2] == signs.STAND_IN]
    assert sorted(marked) == ["6", "7", "8"]
    assert signs.STAND_IN not in board.draw(shown(played(2, 30), "en"), 106, 60).plain


def test_who_chooses_a_priest_sees_the_tiles_that_are_kept_and_those_that_are_not() -> None:
    table = open_table(GAME, 2, "5", {"play": "modules"})
    while not (state := table.state).players[0].offered.cards:  # type: ignore[attr-defined]
        ask = table.asks()[0]
        table.answer(ask.seat, ask.options[0])
    words = find_board(GAME).draw(shown(table, "en"), 150, 60).plain
    line = next(line for line in words.split("\n") if line.startswith("Starting tiles"))
    me: Any = state.players[0]  # type: ignore[attr-defined]
    boards = ["".join(str(board + 1) for board in GAME.components.starting[tile].boards) for tile in me.kept]
    assert re.findall(r"(\d\d):", line)[:2] == boards
    assert len(re.findall(r"(\d\d):", line)) == 4
