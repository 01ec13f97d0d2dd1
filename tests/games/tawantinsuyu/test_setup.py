"""TA-2 Setup."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    COMPONENTS,
    GAME,
    STAIRS,
    answer,
    asked,
    board,
    buildings,
    events,
    free_actions,
    given,
    god,
    gods,
    log,
    me,
    nomads,
    options,
    resources,
    standing,
    tapestries,
    vp,
    workers,
)
from tinkuy.core.chance import Chance
from tinkuy.core.position import answer_checked
from tinkuy.core.table import Table, open_table
from tinkuy.core.view import view
from tinkuy.games.tawantinsuyu.axomamma.setup import place_priests
from tinkuy.games.tawantinsuyu.components import WORKERS
from tinkuy.games.tawantinsuyu.rulings import Rulings
from tinkuy.games.tawantinsuyu.setup import set_up
from tinkuy.games.tawantinsuyu.state import FREE, RESOLVING_CARDS, Tawantinsuyu
from tinkuy.games.tawantinsuyu.weaving import weave_left

SEEDS = range(12)
EVERY_SEAT_COUNT = pytest.mark.parametrize("seats", [2, 3, 4])
MARKED_TOP = ["T0a", "T1b", "T2a", "T3b", "T4a"]
MARKED_MIDDLE = ["M0b", "M1b", "M2b", "M3b", "M4b"]


def dealt(seats: int, seed: int = 1, **chosen: str) -> Tawantinsuyu:
    """What lies there before the first choice."""
    return set_up(COMPONENTS, Rulings(chosen), seats, GAME.conducts(seats), Chance.from_seed(str(seed)))


def opened(seats: int, seed: int = 1) -> Table:
    return open_table(GAME, seats, seed)


def weaves_chosen(table: Table) -> Table:
    while asked(table) == "start_weave":
        answer(table, f"start_weave {options(table)[0]}")
    return table


def cards_kept(table: Table) -> Table:
    """Everybody keeps the three lowest cards."""
    for seat in range(table.seats):
        for card in me(table, seat).god_hand.cards[:3]:
            answer_checked(table, seat, f"keep {COMPONENTS.god_ids[card]}")
    return table


def resolving(seats: int, *cards: list[str], market: str = "", **goods: object) -> Table:
    """Setup when the cards are resolved: seat 0 is first; each seat's cards still to be resolved."""
    start = given(seats)
    start.state.stage = RESOLVING_CARDS
    for seat, ids in enumerate(cards):
        start.player(seat, god=ids)
        player = start.state.players[seat]
        player.set_aside.cards = sorted(player.god_hand.cards)
        player.god_hand.cards = []
    if market:
        start.market(*market.split())
    start.player(seats - 1, **goods)
    return start.turn_of(0)


@clause("TA-2.1")
@EVERY_SEAT_COUNT
def test_ten_points_at_the_start(seats: int) -> None:
    assert [sum(player.points) for player in dealt(seats).players] == [10] * seats


@clause("TA-2.2")
@EVERY_SEAT_COUNT
def test_temple_markers_on_the_lowest_step(seats: int) -> None:
    assert [player.temple for player in dealt(seats).players] == [0] * seats


@clause("TA-2.3")
def test_coricancha_is_turned_at_random_or_as_printed() -> None:
    assert {dealt(2, seed).orientation for seed in range(40)} == {0, 1, 2, 3, 4}
    printed = {dealt(2, seed, coricancha="first_game").orientation for seed in range(10)}
    assert printed == {COMPONENTS.printed_orientation} == {0}


def all_workers(state: Tawantinsuyu) -> Counter[int]:
    everywhere = Counter(state.bag.cards + state.village + [kind for kind in state.hill if kind != FREE])
    for player in state.players:
        everywhere.update({kind: n for kind, n in enumerate(player.workers) if n})
    everywhere.update({kind: n for kind, n in enumerate(state.nomads) if n})
    return everywhere


@clause("TA-2.4", "TA-2.5", "TA-2.6")
@pytest.mark.parametrize(("seats", "of_a_kind", "in_all"), [(2, 8, 40), (3, 7, 35), (4, 9, 45)])
def test_workers_in_the_game(seats: int, of_a_kind: int, in_all: int) -> None:
    state = dealt(seats)
    assert all_workers(state) == dict.fromkeys(range(5), of_a_kind)
    assert sum(all_workers(state).values()) == in_all
    assert state.box == [9 - of_a_kind] * 5


@clause("TA-2.7", "TA-2.8", "TA-2.36")
@EVERY_SEAT_COUNT
def test_everybody_starts_with_two_workers_of_different_kinds(seats: int) -> None:
    combinations = set()
    for seed in range(60):
        state = dealt(seats, seed)
        taken: Counter[int] = Counter()
        for player in state.players:
            assert sorted(player.workers) == [0, 0, 0, 1, 1]
            taken.update({kind: n for kind, n in enumerate(player.workers) if n})
            combinations.add(tuple(player.workers))
        assert max(taken.values()) <= 2  # only two of a kind were in the seeded bag
    assert len(combinations) == 10


@clause("TA-2.9", "TA-2.10", "TA-2.11")
@pytest.mark.parametrize(("seats", "queue", "wandering"), [(2, 6, 3), (3, 7, 3), (4, 8, 5)])
def test_village_nomads_and_bag(seats: int, queue: int, wandering: int) -> None:
    state = dealt(seats)
    assert len(state.village) == queue
    assert sum(state.nomads) == wandering
    marked = 5 if seats == 2 else 0
    assert len(state.bag.cards) == {2: 40, 3: 35, 4: 45}[seats] - 2 * seats - queue - wandering - marked
    assert len({tuple(dealt(seats, seed).village) for seed in SEEDS}) > 6
    assert len({tuple(dealt(seats, seed).nomads) for seed in SEEDS}) > 6


@clause("TA-2.12", "TA-2.13")
@EVERY_SEAT_COUNT
def test_marked_spaces_of_the_top_terrace_are_filled_with_two_players(seats: int) -> None:
    state = dealt(seats)
    filled = [COMPONENTS.space_ids[n] for n, kind in enumerate(state.hill) if kind != FREE]
    assert filled == (MARKED_TOP if seats == 2 else [])
    marked = [id for id, place in zip(COMPONENTS.space_ids, COMPONENTS.spaces, strict=True) if place.two_player]
    assert marked == MARKED_TOP + MARKED_MIDDLE
    assert len({tuple(dealt(2, seed).hill) for seed in SEEDS}) > 8


@clause("TA-2.14", "TA-2.15")
@EVERY_SEAT_COUNT
def test_market_and_stacks(seats: int) -> None:
    state = dealt(seats)
    ids = buildings(state.market)
    assert [id[0] for id in ids] == ["P", "P", "Z", "Z"]
    assert (len(state.production_stack.cards), len(state.passive_stack.cards)) == (17, 18)
    assert (len(state.army_deck.cards), state.army_discard.cards) == (30, [])
    assert len({tuple(buildings(dealt(seats, seed).market)) for seed in SEEDS}) == len(SEEDS)
    assert len({tuple(dealt(seats, seed).army_deck.cards) for seed in SEEDS}) == len(SEEDS)
    assert view(opened(seats), 0)["state"]["army_deck"] == 30


@clause("TA-2.16")
def test_statues_lie_open_by_symbol() -> None:
    table = opened(3)
    for seat in range(3):
        state = view(table, seat)["state"]
        assert state["small_supply"] == [2, 2, 2, 2, 2, 2]
        assert state["large_supply"] == [1, 1, 1, 1, 1, 1]


@clause("TA-2.17", "TA-2.18")
@pytest.mark.parametrize(("seats", "gone"), [(2, {"4", "3+", "start"}), (3, {"4", "start"}), (4, {"start"})])
def test_weaves_by_number_of_players(seats: int, gone: set[str]) -> None:
    state = dealt(seats)
    stack = state.weave_stack.cards + state.weave_top.cards
    assert sorted(stack) == [n for n, tile in enumerate(COMPONENTS.weaves) if tile.mark not in gone]
    assert len(stack) == {2: 21, 3: 26, 4: 31}[seats]
    assert weave_left(state)
    assert len({dealt(seats, seed).weave_top.cards[0] for seed in SEEDS}) > 6


@clause("TA-2.19")
@EVERY_SEAT_COUNT
def test_any_seat_can_be_first(seats: int) -> None:
    assert {dealt(seats, seed).first for seed in range(40)} == set(range(seats))


@clause("TA-2.20")
@EVERY_SEAT_COUNT
def test_starting_weaves_are_picked_in_turn_order(seats: int) -> None:
    table = opened(seats, 3)
    first = board(table).first
    order: list[int] = []
    while asked(table) == "start_weave":
        assert len(options(table)) == 4 - len(order)
        order.append(table.ask.seat)
        answer(table, f"start_weave {options(table)[-1]}")
    expected = [(first + n) % seats for n in range(seats)]
    assert order == (expected[:3] if seats == 4 else expected)  # the last of four has no choice
    assert [tapestries(table, seat) for seat in expected] == [[[f"SW0{4 - n}"]] for n in range(seats)]
    assert board(table).starting_weaves.cards == []


@clause("TA-2.21")
@EVERY_SEAT_COUNT
def test_two_stone_each(seats: int) -> None:
    assert [player.resources for player in dealt(seats).players] == [[0, 0, 2, 0]] * seats


@clause("TA-2.22", "TA-2.30")
def test_eight_cards_three_kept_in_secret_before_any_is_resolved() -> None:
    table = weaves_chosen(opened(3))
    assert [len(me(table, seat).god_hand.cards) for seat in range(3)] == [8, 8, 8]
    assert [ask.seat for ask in table.asks()] == [0, 1, 2]
    hands = [me(table, seat).god_hand.cards[:] for seat in range(3)]
    for seat in (1, 0):
        for card in hands[seat][:3]:
            answer_checked(table, seat, f"keep {COMPONENTS.god_ids[card]}")
    assert [ask.seat for ask in table.asks()] == [2]
    assert view(table, 2)["answers"] == []
    for card in hands[2][5:]:
        answer_checked(table, 2, f"keep {COMPONENTS.god_ids[card]}")
    assert asked(table) == "play_god"
    for seat in range(3):
        kept = hands[seat][5:] if seat == 2 else hands[seat][:3]
        assert sorted(me(table, seat).god_hand.cards) == sorted(kept)
        assert sorted(me(table, seat).set_aside.cards) == sorted(set(hands[seat]) - set(kept))


@clause("TA-2.23")
@EVERY_SEAT_COUNT
def test_cards_are_resolved_from_the_last_player_to_the_first(seats: int) -> None:
    table = cards_kept(weaves_chosen(opened(seats, 5)))
    first = board(table).first
    order = []
    while asked(table) == "play_god":
        assert len(options(table)) == 6  # five cards, or none of them
        order.append(table.ask.seat)
        answer(table, "play_god done")
    assert order == [(first - 1 - n) % seats for n in range(seats)]
    assert (asked(table), table.ask.seat) == ("priest_start", first)


@clause("TA-2.24")
def test_no_statue_is_needed() -> None:
    table = resolving(2, [], ["G01"])
    answer(table, "play_god G01", "reward reward1", "reward reward2")
    assert (me(table, 1).small, me(table, 1).large) == ([0] * 6, [0] * 6)
    assert (resources(table, 1)[0], vp(table, 1)) == (2, 12)


@clause("TA-2.25")
def test_one_card_pays_for_what_another_asks() -> None:
    """Stone and corn of G03 build P02, which G05 lets one build."""
    table = resolving(2, [], ["G03", "G05"], market="P02 P19 Z11 Z18")
    answer(table, "play_god G05")
    assert (options(table), table.ask.seat) == (["reward1", "done"], 1)
    answer(table, "reward reward1")  # nothing to pay with: the chance has passed
    assert me(table, 1).production == []
    table = resolving(2, [], ["G03", "G05"], market="P02 P19 Z11 Z18")
    answer(table, "play_god G03", "reward reward1", "reward reward2", "play_god G05", "reward reward1", "build P02")
    assert buildings(me(table, 1).production) == ["P02"]
    assert resources(table, 1) == [0, 0, 0, 0]


@clause("TA-2.26")
def test_the_market_is_refilled_when_all_are_done() -> None:
    table = resolving(2, ["G05"], ["G03", "G33"], market="P02 P19 Z11 Z18")
    answer(table, "play_god G03", "reward reward1", "reward reward2", "play_god G33", "reward reward1", "build P02")
    assert table.ask.seat == 0
    assert buildings(board(table).market) == ["-", "P19", "Z11", "Z18"]
    answer(table, "play_god done")
    assert buildings(board(table).market) == ["P01", "P19", "Z11", "Z18"]


@clause("TA-2.27")
def test_resolved_cards_go_back_into_the_deck() -> None:
    table = resolving(2, ["G01"], ["G02"])
    answer(table, "play_god G02", "reward done")
    assert gods(board(table).resolving) == ["G02"]
    assert god("G02") not in board(table).god_deck.cards
    before = list(board(table).god_deck.cards)
    answer(table, "play_god done")
    after = board(table).god_deck.cards
    assert sorted(after) == list(range(42))
    assert [card for card in after if card not in (god("G01"), god("G02"))] != before  # shuffled
    assert board(table).resolving.cards == []


@clause("TA-2.28")
def test_altar_starts_empty_with_room_by_player_count() -> None:
    assert [dealt(seats).altar.cards for seats in (2, 3, 4)] == [[], [], []]
    assert COMPONENTS.altar_limit[2:] == [3, 4, 5]


@clause("TA-2.29")
def test_the_token_lies_beside_the_board() -> None:
    state = dealt(4)
    assert (state.token, state.pending, state.ceremonies) == (FREE, False, 0)


@clause("TA-2.31")
def test_cards_in_any_order_and_any_reward_left_out() -> None:
    cards = ["G01", "G08", "G15"]
    table = resolving(2, [], cards)
    assert options(table) == ["G01", "G08", "G15", "done"]
    answer(table, "play_god G15", "reward reward2", "reward done")  # the point, not the potatoes
    assert (resources(table, 1), vp(table, 1)) == ([0, 0, 0, 0], 11)
    answer(table, "play_god G01", "reward done")
    assert options(table) == ["G08", "done"]
    answer(table, "play_god done")
    assert (resources(table, 1), vp(table, 1)) == ([0, 0, 0, 0], 11)


@clause("TA-2.32")
def test_no_army_card_and_no_z19_in_setup() -> None:
    table = resolving(2, [], ["G01", "G08"], army="A15", passive="Z19", potato=5)
    assert free_actions(table) == []
    answer(table, "play_god G01")
    assert asked(table) == "reward"
    assert free_actions(table) == []


@clause("TA-16.24")
def test_z15_in_setup_whenever_its_owner_decides() -> None:
    table = resolving(2, [], ["G01", "G08"], passive="Z15", stone=2)
    assert (asked(table), free_actions(table)) == ("play_god", ["free_swap_stone_gold", "free_swap_stone_corn"])
    answer(table, "play_god free_swap_stone_gold")
    assert (asked(table), options(table), resources(table, 1)) == ("play_god", ["G01", "G08", "done"], [0, 0, 0, 1])


@clause("TA-2.33")
def test_a_third_worker_is_checked_at_the_end_of_the_first_turn() -> None:
    table = resolving(2, [], ["G13"], architect=1, courier=1)
    answer(table, "play_god G13", "reward reward1", f"nomad {nomads(table)[2]}")
    assert len(workers(table, 1)) == 3
    answer(table, "reward done")
    answer(table, "plan train", "train A01", "plan pray")
    while table.ask.seat == 0:
        answer(table, f"{asked(table)} {options(table)[-1]}")
    assert len(workers(table, 1)) == 3
    answer(table, "plan train", f"train {options_of_train(table)}", "plan pray")
    while asked(table) == "hire":
        answer(table, "hire nobody")
    assert (asked(table), table.ask.seat) == ("dismiss", 1)
    answer(table, "dismiss courier")
    assert len(workers(table, 1)) == 2


def options_of_train(table: Table) -> str:
    trial = answer(table.copy(), "plan train")
    return options(trial)[0]


@clause("TA-2.34")
def test_gains_in_setup_follow_the_rules_of_play() -> None:
    """G05 lets one build; a kept card may change the market first (TA-6.8)."""
    start = given(2).player(1, god="G05 G40", stone=1, corn=1).market("P15", "P19", "Z11", "Z18").building_stacks("P02")
    start.state.stage = RESOLVING_CARDS
    player = start.state.players[1]
    player.set_aside.cards, player.god_hand.cards = [god("G05")], [god("G40")]
    table = answer(start.turn_of(0), "play_god G05", "reward reward1")
    assert options(table) == ["replace", "none"]
    answer(table, "build replace", "replace 1", "build P02")
    assert board(table).god_deck.cards.count(god("G40")) == 1
    assert buildings(me(table, 1).production) == ["P02"]
    assert resources(table, 1) == [0, 0, 0, 0]


@clause("TA-2.34")
def test_steps_statues_and_weaves_in_setup() -> None:
    table = resolving(2, [], ["G12", "G21", "G06"], stone=6)
    answer(table, "play_god G12", "reward reward2", "stair upper-3")
    assert (vp(table, 1), resources(table, 1)) == (14, [2, 1, 3, 0])
    answer(table, "reward done", "play_god G21", "reward reward2", "statue small_eye")
    assert (vp(table, 1), resources(table, 1)) == (17, [2, 1, 0, 0])
    answer(table, "reward done", "play_god G06", "reward reward1", "free_weave top")
    assert [len(row) for row in tapestries(table, 1)] == [1]


@clause("TA-2.35")
def test_workers_on_marked_spaces_do_nothing() -> None:
    state = dealt(2)
    assert [sum(player.points) for player in state.players] == [10, 10]
    assert [player.resources for player in state.players] == [[0, 0, 2, 0]] * 2
    assert [player.army_hand.cards for player in state.players] == [[], []]
    assert [event.kind.name for event in state.told or [] if event.kind.name in ("placed", "task_done")] == []
    assert len([event for event in state.told or [] if event.kind.name == "neutral_placed"]) == 5


@clause("TA-2.8", "TA-2.36")
def test_a_twin_goes_back_before_the_next_player_draws() -> None:
    """With eight draws from ten workers twins are drawn in most games, and nobody is left with two of a kind."""
    for seed in range(40):
        state = dealt(4, seed)
        assert all(max(player.workers) == 1 for player in state.players)
        seeded_left = 10 - 8
        assert len(state.bag.cards) == 35 + seeded_left - len(state.village) - sum(state.nomads)


@clause("TA-2.20", "TA-2.22")
def test_a_whole_setup_leads_to_the_first_turn() -> None:
    table = cards_kept(weaves_chosen(opened(4, 9)))
    while asked(table) == "play_god":
        answer(table, "play_god done")
    assert asked(table) == "priest_start"
    assert [len(me(table, seat).god_hand.cards) for seat in range(4)] == [3, 3, 3, 3]
    assert len(board(table).god_deck.cards) == 42 - 12
    assert standing(table) == {}
    assert len(events(table, "start_weave")) == 4
    assert log(table, "card_resolved") == []
    assert set(WORKERS) >= set(workers(table, 0))


@clause("TA-17.8", "TA-2.34")
@pytest.mark.parametrize(("built", "hers"), [(["upper"], "lower"), (["upper", "lower"], "")])
def test_axomammas_first_steps_leave_those_of_the_starting_cards_alone(built: list[str], hers: str) -> None:
    for sector in range(5):
        state = given(1).player(0, sector=None).player(1, sector=None).state
        state.steps = [0 if spot.partition("-")[0] in built else FREE for spot in STAIRS]  # wherever she rolls to
        rules = place_priests(state)
        next(rules)
        rules.send(sector)
        with pytest.raises(StopIteration):
            rules.send(0)
        own = [STAIRS[n] for n, owner in enumerate(state.steps) if owner == 1]
        assert own == ([f"{hers}-{state.players[1].priest + 1}"] if hers else [])
        assert state.players[1].step_markers == 5 - len(own)
