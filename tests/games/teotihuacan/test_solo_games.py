"""Eclipses and end with Teotibot (TE-18.32 to TE-18.34), and whole solo games: they end and the log explains all."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.clauses import clause, clauses_of
from tests.games.teotihuacan.positions import (
    GAME,
    asked,
    city,
    give,
    log,
    own_tiles,
    player,
    points,
    run,
    state_of,
    temple,
    vp,
)
from tinkuy.bots import find_bot
from tinkuy.core.chance import Chance
from tinkuy.core.events import Event
from tinkuy.core.game import Option
from tinkuy.core.table import Table, open_table, simulate
from tinkuy.games import teotihuacan
from tinkuy.games.teotihuacan.state import ECLIPSE, LAST_ROUND, LOCKED, OVER, Teotihuacan
from tinkuy.games.teotihuacan.told.projections import projections
from tinkuy.games.teotihuacan.vocabulary import SPACE_BOARDS
from tinkuy.text import LANGUAGES, Texts


def at_eclipse(game: Teotihuacan) -> Table:
    game.stage, game.light, game.due = ECLIPSE, game.dark, LAST_ROUND
    return run(game)


# ---------------------------------------------------------------------- eclipses and end


@clause("TE-18.32", "TE-18.35", "TE-18.11")
def test_it_takes_part_in_an_eclipse_but_pays_no_salary() -> None:
    game = city(1)
    human, bot = game.players
    human.track = bot.track = 3
    bot.avenue = 2
    own_tiles(game, bot, "mask_1", "mask_2")
    give(bot, cocoa=4)
    table = at_eclipse(game)
    assert asked(table) in ("move", "to", "salary")
    assert points(table, 1, "avenue") == 2 * GAME.components.building_values[0]
    assert (points(table, 1, "leader"), points(table, 1, "track")) == (4, 12)
    assert (points(table, 0, "leader"), points(table, 0, "track")) == (4, 12)
    assert points(table, 1, "masks") == 3
    assert player(table, 1).goods[0] == 4
    assert log(table, "salary_paid") in ([], ["salary_paid 0 0 3"])
    assert points(table, 1, "salary") == 0


@clause("TE-18.33", "EX-30")
def test_the_end_of_teotibot() -> None:
    game = city(1)
    bot = game.players[1]
    game.eclipses = 2
    give(bot, cocoa=4, wood=1, stone=2, gold=0)
    bot.technologies = game.technologies[:2]
    temple(bot, blue=10, red=9, green=11)
    bot.avenue = 0
    table = at_eclipse(game)
    assert state_of(table).stage == OVER
    assert points(table, 1, "bonus") == 30  # whatever the tiles say
    assert points(table, 1, "solo") == 7
    assert points(table, 1, "technologies") == 4
    assert vp(table, 1) == 41
    assert log(table, "bot_has_bonus", "bot_counts") == ["bot_has_bonus blue", "bot_has_bonus green", "bot_counts 7 2"]


@clause("TE-18.33", "TE-16.5")
def test_the_human_s_leftovers_give_nothing() -> None:
    game = city(1)
    game.eclipses = 2
    give(game.players[0], cocoa=3, wood=5)
    table = at_eclipse(game)
    if not table.over:
        table.answer(0, table.ask.options[-1])
    assert vp(table, 0) == 0


@clause("TE-18.34")
@pytest.mark.parametrize(("ahead", "winner"), [(-1, [1]), (0, [1]), (1, [0])])
def test_the_human_wins_only_with_more_vp(ahead: int, winner: list[int]) -> None:
    game = city(1)
    game.players[0].points[0] = 50 + ahead
    game.players[1].points[0] = 50
    give(game.players[0], cocoa=9)  # no tie-break
    assert GAME.winners(game) == winner


def test_projections_and_upkeep_know_it() -> None:
    game = city(1)
    give(game.players[1], wood=1, stone=2, gold=0)
    by_name = dict(projections(game))
    solo = GAME.sources.index("solo")
    assert by_name["eclipse"][1][solo] == 0
    assert by_name["game_end"][1][solo] == 3
    assert GAME.upkeep(game) == [("salary", [3, 0])]


@clause("TE-21.17")
@pytest.mark.parametrize(("held", "steps"), [(0, 3), (1, 5)])
def test_projections_know_the_ability_it_gets_at_the_next_eclipse(held: int, steps: int) -> None:
    game = city(1, height="on")
    game.eclipses = held
    game.players[1].avenue = 3
    avenue = GAME.sources.index("avenue")
    for _, by_seat in projections(game):
        assert by_seat[1][avenue] == steps * 5
    assert game.players[1].abilities == []


# ---------------------------------------------------------------------- whole games

SOLO = [option for option in GAME.options if all(1 in seats for seats in option.seats.values())]


def chosen(seed: int) -> dict[str, str]:
    """Every fourth game by the default rules, the others with a random mix of the options."""
    dice = Chance.from_seed(f"options {seed}")
    if seed % 4 == 0:
        return {}
    mixed = {option.name: option.values[dice.below(len(option.values))] for option in SOLO}
    return {option.name: mixed[option.name] for option in SOLO if _goes_together(option, mixed)}


def _goes_together(option: Option, mixed: dict[str, str]) -> bool:
    partners = option.needs.get(mixed[option.name], [])
    return not partners or any(mixed[name] == value for name, value in partners)


def played(seed: int) -> Table:
    table = open_table(GAME, 1, seed, chosen(seed))
    dice = Chance.from_seed(seed)
    while not table.over:
        assert table.ask.seat == 0  # Teotibot is never asked
        table.answer(0, table.ask.options[dice.below(len(table.ask.options))])
    return table


@pytest.mark.slow
@clause("TE-18.1", "TE-18.32")
@pytest.mark.parametrize("part", range(4))
def test_100_random_games_end_and_everything_is_accounted_for(part: int) -> None:
    for seed in range(25 * part, 25 * part + 25):
        table = simulate(GAME, 1, seed, chosen(seed))
        dice = Chance.from_seed(seed)
        answers = 0
        while not table.over:
            assert table.ask.seat == 0
            table.apply(table.ask.options[dice.below(len(table.ask.options))])
            answers += 1
            wrong = GAME.audit(table.state)
            assert wrong is None, (seed, answers, wrong)
            assert answers < GAME.longest
            assert state_of(table).players[1].goods[0] < 10  # TE-18.12


@pytest.mark.slow
def test_greedy_finishes_a_game_alone() -> None:
    table = open_table(GAME, 1, 7, {})
    bot = find_bot("greedy:8", 7)
    while not table.over:
        table.answer(0, bot.choose(table, 0))
    assert vp(table, 0) > 40


ITS = [kind for kind in GAME.events if kind.automa]


def test_every_step_of_it_names_a_solo_clause_of_the_rules() -> None:
    known = set(clauses_of("teotihuacan"))
    assert len(ITS) > 20
    for kind in ITS:
        assert kind.clause in known, kind.name
        assert kind.clause.startswith(("TE-18.", "TE-20.", "TE-21.", "TE-22.")), kind.name


def test_no_chapter_knows_teotibot() -> None:
    """It is plugged in by the game; the tables, descriptions and audit read what it has."""
    folder = Path(teotihuacan.__file__).parent
    chapters = {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.py")}
    assert [name for name, rules in sorted(chapters.items()) if "teotibot" in rules] == [
        "__init__",
        "components",
        "game",
    ]


def test_every_kind_of_step_happens_in_play() -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        seen.update(event.kind.name for event in state_of(played(seed)).told or [])
    base = [kind.name for kind in ITS if kind.clause.startswith("TE-18.")]
    assert [name for name in base if not seen[name]] == []


class Told:
    """Teotibot's side of the table as somebody knows it who only reads the log."""

    def __init__(self, table: Table) -> None:
        self.goods = [0, 0, 0, 0]
        self.points = 0
        self.temples = [1, 1, 1, 0]
        self.avenue = 1
        self.from_board = 0
        self.new_power = 1
        self.masks: list[int] = []
        self.workers: Counter[tuple[int, int]] = Counter()  # place and power
        begun = state_of(open_table(GAME, 1, table.seed, table.options))
        self.tiles, self.directions = begun.action_tiles.copy(), begun.directions.copy()
        for event in state_of(table).told or []:
            self.read(event)

    def read(self, event: Event) -> None:
        name, values = event.kind.name, event.values
        mine = bool(values) and event.kind.fields[0][0] == "seat" and values[0] == 1
        if mine and name in ("gained", "spent"):
            self.goods[values[1]] += values[2] if name == "gained" else -values[2]
        elif mine and name == "scored":
            self.points += values[2]
        elif mine and name == "stepped":
            self.temples[values[1]] = values[2]
        elif mine and name == "walked":
            self.avenue = values[1]
        elif mine and name == "claimed":
            self.masks.append(values[1])
        elif name == "bot_placed":
            self.workers[values[1], values[0]] += 1
        elif name == "bot_locked":
            self.workers[LOCKED + values[1], values[0]] += 1
        elif mine and name == "powered_up":
            self.move((values[2], values[1] - 1), (values[2], values[1]))
        elif mine and name == "ascended":
            self.move((values[1], 5), (0, self.new_power))
        elif mine and name == "freed":
            space = next(place for place, power in self.workers if place >= LOCKED and self.workers[place, power])
            self.move((space, values[1]), (values[2], values[1]))
        elif name == "bot_orange":
            self.temples[3] = values[0]
        elif name == "bot_gets_ability":
            self.new_power = GAME.components.abilities[values[0]].new_power or self.new_power
        elif name == "bot_advances":
            self.move((values[1], values[0]), (values[2], values[0]))
        elif name == "bot_worships":
            locked = [(place, power) for place, power in self.workers if place >= LOCKED and self.workers[place, power]]
            self.move(locked[0] if locked else (self.from_board, values[0]), (LOCKED + values[1], values[0]))
        elif name == "bot_goes_to_pray":
            self.from_board = values[1]
        elif name == "bot_tile_moves":
            self.tiles[values[1] - 1] = values[0]
        elif name == "bot_tile_aside":
            self.tiles[values[2] - 1], self.tiles[-1] = values[1], values[0]
        elif name == "bot_turns_direction":
            self.directions = values.copy()

    def move(self, start: tuple[int, int], to: tuple[int, int]) -> None:
        assert self.workers[start] > 0, (start, to)
        self.workers[start] -= 1
        self.workers[to] += 1


@pytest.mark.parametrize("seed", [0, 1, 2, 3])
def test_who_reads_the_log_knows_its_side_of_the_table(seed: int) -> None:
    table = played(seed)
    bot, told = player(table, 1), Told(table)
    assert told.goods == bot.goods
    assert told.points == sum(bot.points)
    assert told.temples == bot.temples
    assert told.avenue == bot.avenue
    assert told.masks == bot.masks
    assert +told.workers == Counter(zip(bot.at, bot.powers, strict=True))
    assert told.tiles == state_of(table).action_tiles
    assert told.directions == state_of(table).directions


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_in_every_language(language: str) -> None:
    texts = Texts(GAME, language)
    for event in [*(state_of(played(1)).told or []), *(Event(kind, [0] * len(kind.fields)) for kind in ITS)]:
        line = texts.event(event, ["Ixchel", "Teotibot"])
        assert re.fullmatch(r"[^{}]+", line), line
    for tile in GAME.domains["action_tile"]:
        told = GAME.describe("action_tile", tile)
        assert told.clause.startswith("TE-18.")
        assert all(texts.label(line) for line in told.lines)


def test_it_stands_only_where_it_can() -> None:
    """TE-18.24: never on a royal tile; the Palace is left with the next step."""
    bot = player(played(5), 1)
    assert all(SPACE_BOARDS[place - LOCKED] for place in bot.at if place >= LOCKED)
