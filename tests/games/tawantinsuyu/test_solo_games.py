"""Whole solo games: they end, the audit holds, the log explains every step of hers, and her secrets stay hers."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.clauses import clause, clauses_of
from tests.games.tawantinsuyu.positions import COMPONENTS, GAME, board, events, log
from tinkuy.core.chance import Chance
from tinkuy.core.data import SPECTATOR
from tinkuy.core.table import Table, open_table, simulate
from tinkuy.core.view import view
from tinkuy.games import tawantinsuyu
from tinkuy.games.tawantinsuyu.state import FREE, Tawantinsuyu, total
from tinkuy.games.tawantinsuyu.told import events as happenings

SOLO_OPTIONS = [option for option in GAME.options if option.name.startswith(("solo_", "edition_", "god_deck"))]


def chosen(seed: int) -> dict[str, str]:
    """Every fourth game by the default rules, the others with a random mix of the options that concern her."""
    dice = Chance.from_seed(f"options {seed}")
    if seed % 4 == 0:
        return {}
    return {option.name: option.values[dice.below(len(option.values))] for option in SOLO_OPTIONS}


def random_answer(table: Table, dice: Chance) -> int:
    return table.ask.options[dice.below(len(table.ask.options))]


def tracked_game(seed: int) -> Table:
    table = open_table(GAME, 1, seed, chosen(seed))
    dice = Chance.from_seed(seed)
    while not table.over:
        assert table.ask.seat == 0  # she is never asked
        table.answer(0, random_answer(table, dice))
    return table


@pytest.mark.slow
@clause("TA-17.1", "TA-18.17")
@pytest.mark.parametrize("part", range(4))
def test_200_random_games_end_and_everything_is_accounted_for(part: int) -> None:
    for seed in range(50 * part, 50 * part + 50):
        table = simulate(GAME, 1, seed, chosen(seed))
        dice = Chance.from_seed(seed)
        answers = 0
        while not table.over:
            assert table.ask.seat == 0
            table.apply(random_answer(table, dice))
            answers += 1
            wrong = GAME.audit(table.state)
            assert wrong is None, (seed, answers, wrong)
            assert answers < GAME.longest
        state = table.state
        assert isinstance(state, Tawantinsuyu)
        assert state.ceremonies == 3 or state.last_ceremony
        assert max(len(player.held) for player in state.players) <= 2
        assert state.players[1].resources[0] < 5  # TA-18.6


HERS = [kind for kind in GAME.events if kind.automa]


def test_every_step_of_hers_names_a_solo_clause_of_the_rules() -> None:
    known = set(clauses_of("tawantinsuyu"))
    assert len(HERS) > 20
    for kind in HERS:
        assert kind.clause in known, kind.name
        assert 17 <= int(kind.clause[3:].split(".")[0]) <= 23, kind.name


def test_no_chapter_knows_her() -> None:
    """She is plugged in by the game and her setup; what she does otherwise stands in her folder."""
    folder = Path(tawantinsuyu.__file__).parent
    chapters = {path.stem: path.read_text(encoding="utf-8") for path in folder.glob("*.py")}
    assert [name for name, rules in sorted(chapters.items()) if "tawantinsuyu.axomamma" in rules] == ["game", "turn"]
    assert [name for name, rules in sorted(chapters.items()) if re.search(r"\.auto\b", rules)] == ["state"]


def test_every_kind_of_step_happens_in_play() -> None:
    seen: Counter[str] = Counter()
    for seed in range(40):
        seen.update(event.kind.name for event in board(tracked_game(seed)).told or [])
    missing = [kind.name for kind in HERS if not seen[kind.name]]
    assert set(missing) <= {
        "card_passed",
        "she_takes_any",
        "she_is_behind",
    }  # very rare, and a random human is seldom ahead


class Told:
    """Her side of the table as somebody knows it who only reads the log."""

    def __init__(self, table: Table) -> None:
        self.goods = [0, 0, 0, 0]
        self.points = 0
        self.priest = self.temple = 0
        begun = open_table(GAME, 1, table.seed, table.options).state
        assert isinstance(begun, Tawantinsuyu)
        self.workers = Counter(begun.players[1].held)
        self.hill: dict[int, int] = {}
        self.steps: list[int] = []
        self.statues: Counter[int] = Counter()
        self.buildings: list[int] = []
        self.weaves: list[int] = []
        self.conquests: list[int] = []
        self.tokens = Counter(dict(enumerate(COMPONENTS.token_starts)))
        self.slots: dict[int, int] = {}
        self.hand = self.casualties = 0
        for event in board(table).told or []:
            self.read(event.kind.name, event.values, board(table))

    def read(self, name: str, values: list[int], game: Tawantinsuyu) -> None:
        seat = values[0] if values else FREE
        if name == "gained" and seat == 1:
            self.goods[values[1]] += values[2]
        elif name == "spent" and seat == 1:
            self.goods[values[1]] -= values[2]
        elif name == "she_swaps_potato":
            self.goods[0] -= values[0]
        elif name == "scored" and seat == 1:
            self.points += values[2]
        elif name in ("she_moves_priest", "she_walks") or (name == "priest_placed" and seat == 1):
            self.priest = (COMPONENTS.coricancha.index(values[-1]) + game.orientation) % COMPONENTS.sectors
        elif name == "climbed" and seat == 1:
            self.temple += 1
        elif name in ("she_hires", "she_takes_nomad"):
            self.workers[values[0]] += 1
        elif name == "she_dismisses":
            self.workers[values[0]] -= 1
        elif name == "she_places":
            self.workers[values[0]] -= 1
            self.hill[values[1]] = values[0]
        elif name == "worker_taken":
            self.hill.pop(values[2], None)
        elif name == "she_first_steps" or (name == "steps_built" and seat == 1):
            self.steps.append(values[-1])
        elif name in ("statue_made", "statue_given") and seat == 1:
            self.statues[values[1]] += 1 if name == "statue_made" else -1
        elif name == "built" and seat == 1:
            self.buildings.append(values[1])
        elif name in ("start_weave", "weave_placed") and seat == 1:
            self.weaves.append(values[1])
        elif name == "conquered" and seat == 1:
            self.conquests.append(values[1])
        elif name == "token_moved":
            pairs = list(zip(COMPONENTS.token_values, COMPONENTS.token_rows, strict=True))
            self.tokens[pairs.index((values[0], values[1]))] += values[0]
        elif name == "slot_refilled":
            self.slots[values[0] - 1] = values[1]
        elif name == "army_drawn" and seat == 1:
            self.hand += values[1]
        elif name == "army_played" and seat == 1:
            self.hand -= 1
        elif name == "casualty":
            self.casualties += 1


@clause("TA-20.16")
@pytest.mark.parametrize("seed", range(12))
def test_the_log_alone_tells_where_everything_of_hers_is(seed: int) -> None:
    table = tracked_game(seed)
    game, her, told = board(table), board(table).players[1], Told(table)
    assert told.goods == her.resources
    assert told.points == total(her)
    assert told.priest == her.priest
    assert told.temple == her.temple
    assert +told.workers == Counter(her.held)
    assert all(game.hill[space] == kind for space, kind in told.hill.items())
    assert sorted(told.steps) == [spot for spot, owner in enumerate(game.steps) if owner == 1]
    held = her.small + her.large
    assert [told.statues[n] for n in range(len(held))] == held
    assert sorted(told.buildings) == sorted(her.production + her.passive)
    assert sorted(told.weaves) == sorted(tile for tile in her.tapestries if tile >= 0)
    assert sorted(told.conquests) == [space for space, owner in enumerate(game.conquest) if owner == 1]
    sizes = [len(COMPONENTS.solo_rows[row]) for row in COMPONENTS.token_rows]
    assert [told.tokens[n] % size for n, size in enumerate(sizes)] == game.token_spaces
    shown = [COMPONENTS.gods[slot.cards[0]].symbol for slot in game.tucked]
    assert all(shown[slot] == symbol for slot, symbol in told.slots.items())
    assert told.hand == len(her.army_hand.cards)
    assert told.casualties == sum(game.casualties)


def test_her_steps_between_two_turns_of_the_human_are_one_told_turn() -> None:
    """After each of her turns the log has the reason of the turn: a priest action, a roll or a rest."""
    table = tracked_game(5)
    lines = [line.split()[0] for line in log(table, "turn_began", "she_moves_priest", "she_rolled", "she_rests")]
    seats = [event.values[0] for event in events(table, "turn_began")]
    assert lines.count("turn_began") == len(seats)
    assert seats.count(1) == len(lines) - len(seats)


# ---------------------------------------------------------------------- secrecy


@clause("TA-17.7", "TA-18.5")
@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_worlds_that_differ_in_her_secrets_look_alike(viewer: int) -> None:
    """Her hand of army cards and the cards under her board: numbers and symbols show, nothing else."""
    for seed in range(6):
        table = open_table(GAME, 1, seed)
        dice = Chance.from_seed(seed)
        for _ in range(120):
            if table.over:
                break
            table.answer(0, random_answer(table, dice))
        before = view(table, viewer)
        game = board(table)
        swapped = 0
        for slot in game.tucked:
            symbol = COMPONENTS.gods[slot.cards[0]].symbol
            for n, card in enumerate(game.god_deck.cards):
                if COMPONENTS.gods[card].symbol == symbol:
                    game.god_deck.cards[n], slot.cards[0] = slot.cards[0], card
                    swapped += 1
                    break
        hand = game.players[1].army_hand.cards
        if hand:
            game.army_deck.cards[0], hand[0] = hand[0], game.army_deck.cards[0]
            swapped += 1
        assert swapped
        assert view(table, viewer) == before
        assert GAME.audit(game) is None


def test_her_army_cards_are_never_named_in_the_log_before_they_are_played() -> None:
    assert [domain for _, domain in happenings.ARMY_DRAWN.fields] == ["seat", "number"]
    assert [domain for _, domain in happenings.SLOT_REFILLED.fields] == ["number", "symbol"]


@clause("TA-18.5")
def test_a_search_copy_deals_her_hand_and_her_tucked_cards_anew() -> None:
    table = open_table(GAME, 1, 3)
    dice = Chance.from_seed(3)
    while not board(table).players[1].army_hand.cards or table.together is not None:
        table.answer(0, random_answer(table, dice))
    found, tucked = set(), set()
    for seed in range(30):
        fork = table.fork(0, Chance.from_seed(seed))
        assert isinstance(fork.state, Tawantinsuyu)
        found.add(tuple(fork.state.players[1].army_hand.cards))
        tucked.add(fork.state.tucked[0].cards[0])
        symbols = [COMPONENTS.gods[slot.cards[0]].symbol for slot in fork.state.tucked]
        assert symbols == [COMPONENTS.gods[slot.cards[0]].symbol for slot in board(table).tucked]
    assert len(found) > 10
    assert len(tucked) > 1
