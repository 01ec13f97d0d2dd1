"""TE-2, TE-3 and TE-17: setup."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.teotihuacan.positions import (
    GAME,
    answer,
    asked,
    at,
    city,
    free_actions,
    give,
    goods,
    log,
    options,
    own_tiles,
    player,
    points,
    run,
    state_of,
    technologies,
    why,
    workers,
)
from tinkuy.core.data import SPECTATOR
from tinkuy.core.table import Table, open_table
from tinkuy.core.view import view
from tinkuy.core.zones import EMPTY
from tinkuy.games.teotihuacan.neutral import place
from tinkuy.games.teotihuacan.state import GAINING, PLACING, Teotihuacan, lying_at
from tinkuy.games.teotihuacan.vocabulary import BOARDS, CONSTRUCTION, PALACE

SEEDS = range(12)


def opened(seats: int, seed: int = 1, **chosen: str) -> Teotihuacan:
    return state_of(open_table(GAME, seats, seed, chosen))


def starting(*codes: str) -> list[int]:
    return [GAME.components.starting_ids.index(code) for code in codes]


def gaining(first: list[str], second: list[str], technologies_laid: list[str] | None = None) -> Table:
    """Two players who have kept these tiles and gain what they give; seat 0 begins."""
    game = city()
    game.stage = GAINING
    game.neutral = [-1] * 6
    if technologies_laid:
        game.technologies = [GAME.components.technology_ids.index(code) for code in technologies_laid]
    game.starting_stack.cards = list(range(len(GAME.components.starting)))
    for me, codes in zip(game.players, (first, second), strict=True):
        me.kept = starting(*codes)
        for tile in me.kept:
            game.starting_stack.cards.remove(tile)
    return run(game)


@clause("TE-2.1", "TE-1.8")
def test_six_boards_are_shuffled_between_the_fixed_ones() -> None:
    rings = [opened(3, seed).ring for seed in SEEDS]
    assert all((ring[0], ring[4]) == (PALACE, CONSTRUCTION) for ring in rings)
    assert len({tuple(ring) for ring in rings}) > 8


@clause("TE-2.2")
def test_one_royal_tile_of_each_category() -> None:
    for seed in SEEDS:
        categories = [GAME.components.royals[tile].category for tile in opened(2, seed).royals]
        assert categories == ["A", "B", "C"]


@clause("TE-2.3", "TE-2.4")
def test_six_technologies_in_ascending_order() -> None:
    for seed in SEEDS:
        numbers = [GAME.components.technologies[tile].number for tile in opened(2, seed).technologies]
        assert len(set(numbers)) == 6
        assert numbers == sorted(numbers)


@clause("TE-2.5")
def test_each_temple_has_a_bonus_tile() -> None:
    assert all(len(set(opened(2, seed).bonuses)) == 3 for seed in SEEDS)


@clause("TE-2.8", "TE-2.9")
@pytest.mark.parametrize(("seats", "tiles"), [(4, 8), (3, 10), (2, 14)])
def test_offers_and_starting_tiles_of_the_pyramid(seats: int, tiles: int) -> None:
    game = opened(seats)
    assert len(game.decoration_offer.cards) == 4
    assert len(game.pyramid_offer.cards) == 3
    assert sum(1 for tile in game.pyramid if tile != EMPTY) == tiles
    assert len({tile % 4 for seed in SEEDS for tile in opened(seats, seed).pyramid if tile != EMPTY}) == 4


@clause("TE-2.10", "TE-2.11", "TE-2.12", "TE-2.13", "EX-31")
@pytest.mark.parametrize(("seats", "wide"), [(2, [2, 3, 1, 2]), (3, [3, 4, 2, 3]), (4, [4, 5, 3, 4])])
def test_discovery_tiles_on_boards_temples_and_avenue(seats: int, wide: list[int]) -> None:
    game = opened(seats)
    components = GAME.components
    with_tile = [board for board in range(8) if lying_at(game, board)]
    assert [BOARDS[board] for board in with_tile] == ["palace", "forest", "quarry", "gold", "decorations"]
    steps = [components.wide[0][4], components.wide[1][5], components.wide[2][3], components.wide[2][6]]
    assert [len(lying_at(game, site)) for site in steps] == wide
    assert [len(lying_at(game, components.avenue_site[step])) for step in (3, 6, 8)] == [3, 2, 1]
    assert view(open_table(GAME, seats, 1), SPECTATOR)["state"]["laid"] == game.laid.cards


@clause("TE-3.1")
def test_everybody_begins_at_the_foot() -> None:
    for me in opened(4).players:
        assert (me.temples[:3], me.avenue, me.track, sum(me.points)) == ([0, 0, 0], 0, 0, 0)


@clause("TE-3.2", "EX-31")
@pytest.mark.parametrize(
    ("seats", "second_of_two", "cocoa"),
    [(2, "as_last", [1, 3]), (2, "as_second", [1, 2]), (3, "as_last", [1, 2, 3]), (4, "as_last", [1, 2, 2, 3])],
)
def test_start_cocoa_by_order(seats: int, second_of_two: str, cocoa: list[int]) -> None:
    game = city(seats, second_of_two=second_of_two)
    game.stage = GAINING
    tile = starting("ST15")[0]  # it gives no cocoa
    for me in game.players:
        game.starting_stack.cards += me.kept
        me.kept = []
    for me in game.players:
        me.kept = [tile, starting("ST3")[0]]
    game.first = 1
    found = []
    table = run(game)
    while state_of(table).stage == GAINING:
        answer(table, f"{asked(table)} {options(table)[0]}")
    for order in range(seats):
        found.append(goods(table, (1 + order) % seats)[0])
    assert found == cocoa


@clause("TE-1.11", "TE-3.3", "TE-3.4")
def test_four_tiles_are_dealt_and_two_are_kept_in_secret() -> None:
    table = open_table(GAME, 3, 4)
    seen = view(table, 0)["state"]["players"]
    assert len(seen[0]["dealt"]) == 4
    assert [seen[1]["dealt"], seen[2]["dealt"]] == [4, 4]
    for me in state_of(table).players:
        marked = [tile for tile in me.dealt.cards if GAME.components.starting[tile].gain[-1]]
        assert len(me.promised.cards) == len(marked)


@clause("TE-3.14", "TE-3.16", "TE-1.11")
def test_the_kept_tiles_are_shown_together_and_the_others_go_back() -> None:
    table = open_table(GAME, 2, 7)
    for seat in (0, 1):
        assert log(table, "kept") == []
        for _ in range(2):
            ask = table.asked(seat)
            assert ask is not None
            assert len(ask.options) >= 3
            table.answer(seat, ask.options[0])
    game = state_of(table)
    assert len(log(table, "kept")) == 4
    assert [len(me.kept) for me in game.players] == [2, 2]
    assert [me.dealt.cards + me.promised.cards for me in game.players] == [[], []]
    assert len(game.starting_stack.cards) == 14


@clause("TE-3.3")
def test_a_tile_is_kept_once_and_only_an_own_one() -> None:
    table = open_table(GAME, 2, 7)
    mine, theirs = (state_of(table).players[seat].dealt.cards for seat in (0, 1))
    ids = GAME.components.starting_ids
    assert why(table, 0, f"keep {ids[theirs[0]]}").clause == "TE-3.3"
    table.answer(0, mine[0])
    assert why(table, 0, f"keep {ids[mine[0]]}").reason == "blocked-kept-already"


@clause("TE-3.16")
def test_the_discovery_tile_of_a_tile_not_kept_leaves_the_game() -> None:
    for seed in range(60):
        table = open_table(GAME, 4, seed)
        promised = sum(len(me.promised.cards) for me in state_of(table).players)
        if promised:
            break
    for seat in range(4):
        for _ in range(2):
            ask = table.asked(seat)
            assert ask is not None
            plain = [tile for tile in ask.options if not GAME.components.starting[tile].gain[-1]]
            table.answer(seat, plain[0])
    assert len(state_of(table).box.cards) == promised


@clause("TE-3.5")
def test_workers_stand_on_three_of_the_boards_shown() -> None:
    game = city()
    game.stage = PLACING
    for me in game.players:
        workers(me)
    game.players[0].kept = starting("ST1", "ST8")
    game.players[1].kept = starting("ST3", "ST2")
    game.starting_stack.cards = [tile for tile in range(18) if tile not in starting("ST1", "ST8", "ST3", "ST2")]
    table = run(game)
    assert options(table) == ["palace", "forest", "nobles", "decorations"]
    assert why(table, 0, "leave_out quarry").clause == "TE-3.5"
    answer(table, "leave_out forest")
    assert at(table) == ["decorations 1", "nobles 1", "palace 1"]
    assert at(table, 1) == ["forest 1", "gold 1", "quarry 1"]


@clause("TE-3.6", "TE-3.15")
def test_all_benefits_of_both_tiles_are_gained() -> None:
    table = gaining(["ST9", "ST12"], ["ST15", "ST13"])
    assert asked(table) == "take"  # goods of choice come before temple steps
    answer(table, "take 2gold", "temple red")
    assert points(table, 0, "temples") == 1
    while table.ask.seat == 0:
        answer(table, f"{asked(table)} {options(table)[0]}")
    assert player(table, 0).temples[:3] == [2, 2, 1]
    assert goods(table, 1) == [6, 6, 2, 3]


@clause("TE-3.7")
def test_a_starting_technology_is_the_lowest_and_gives_its_step() -> None:
    table = gaining(["ST5", "ST1"], ["ST15", "ST13"])
    assert [GAME.components.technology_ids[tile] for tile in player(table, 0).technologies] == ["T01"]
    assert player(table, 0).temples[:3] == [1, 0, 0]


@clause("TE-3.7")
def test_the_second_starting_technology_is_the_next_one_and_nobody_scores() -> None:
    game = city()
    game.stage = GAINING
    game.players[0].kept = starting("ST5", "ST7")
    game.players[1].kept = starting("ST15", "ST13")
    game.starting_stack.cards = [tile for tile in range(18) if tile not in starting("ST5", "ST7", "ST15", "ST13")]
    technologies(game.players[1], "T01")
    table = run(game)
    while state_of(table).stage == GAINING:
        answer(table, f"{asked(table)} {options(table)[0]}")
    assert [GAME.components.technology_ids[tile] for tile in player(table, 0).technologies] == ["T01", "T03"]
    assert points(table, 1, "owners") == 0


@clause("TE-3.8", "TE-13.16", "TE-13.26")
@pytest.mark.parametrize("claimed", [True, False])
def test_the_discovery_tile_of_a_starting_tile_is_bought_or_leaves_the_game(claimed: bool) -> None:
    game = city()
    game.stage = GAINING
    game.players[0].kept = starting("ST16", "ST15")
    game.players[1].kept = starting("ST3", "ST13")
    game.starting_stack.cards = [tile for tile in range(18) if tile not in starting("ST16", "ST15", "ST3", "ST13")]
    own_tiles(game, game.players[0], "cocoa4")
    game.players[0].beside = [game.players[0].tiles.pop()]
    table = run(game)
    answer(table, "claim cocoa4" if claimed else "claim none")
    if claimed:
        assert (asked(table), free_actions(table), goods(table)[3]) == ("finish", ["free_cocoa4"], 5)
    else:
        assert len(state_of(table).box.cards) == 1


@clause("TE-3.8")
def test_it_needs_its_price() -> None:
    game = city()
    game.stage = GAINING
    game.players[0].kept = starting("ST14", "ST2")
    game.players[1].kept = starting("ST3", "ST13")
    game.starting_stack.cards = [tile for tile in range(18) if tile not in starting("ST14", "ST2", "ST3", "ST13")]
    own_tiles(game, game.players[0], "mask_4")
    game.players[0].beside = [game.players[0].masks.pop()]
    assert len(state_of(run(game)).box.cards) == 1  # no wood


@clause("TE-3.9")
def test_a_starting_power_up_raises_one_worker() -> None:
    table = gaining(["ST6", "ST13"], ["ST15", "ST3"])
    assert "palace 2" in at(table)


@clause("TE-3.10", "TE-3.11", "TE-3.12", "EX-56")
@pytest.mark.parametrize(
    ("tiles", "boards"),
    [(["ST1", "ST3"], ["palace", "forest", "quarry"]), (["ST1", "ST8"], ["palace", "forest", "nobles"])],
)
def test_neutral_dice_stand_on_the_first_three_boards(tiles: list[str], boards: list[str]) -> None:
    game = city(3)
    game.starting_stack.cards = starting(*tiles)
    game.chance.value = next(value for value in range(50) if _top_first(game, value, starting(*tiles)))
    place(game)
    assert [BOARDS[board] for board in game.neutral] == boards


def _top_first(game: Teotihuacan, value: int, tiles: list[int]) -> bool:
    trial = game.copy()
    trial.chance.value = value
    trial.starting_stack.riffle(trial.chance)
    return trial.starting_stack.cards[::-1] == tiles


@clause("TE-3.10", "TE-3.17")
@pytest.mark.parametrize(("seats", "dice"), [(2, 6), (3, 3), (4, 0)])
def test_neutral_colours(seats: int, dice: int) -> None:
    game = city(seats)
    place(game)
    assert len(game.neutral) == dice
    for colour in range(dice // 3):
        assert len(set(game.neutral[3 * colour : 3 * colour + 3])) == 3


@clause("TE-3.13", "TE-3.18", "EX-64")
def test_the_first_game() -> None:
    table = open_table(GAME, 4, 3, {"play": "first_game"})
    game = state_of(table)
    while game.stage == GAINING:
        answer(table, f"{asked(table)} {options(table)[0]}")
    assert game.ring == GAME.components.printed_ring
    assert [GAME.components.royal_ids[tile] for tile in game.royals] == ["R04", "R06", "R01"]
    fourth = game.players[(game.first + 3) % 4]
    assert (fourth.goods, fourth.temples[:3]) == ([5, 2, 0, 5], [0, 0, 2])
    assert [GAME.components.technology_ids[tile] for tile in fourth.technologies] == ["T05"]
    assert at(table, game.first) == ["construction 1", "forest 1", "nobles 2"]
    assert [len(me.kept) for me in game.players] == [0] * 4


@clause("TE-17.2", "TE-17.5", "EX-70")
def test_a_draft_goes_around_and_back() -> None:
    table = open_table(GAME, 3, 5, {"start": "draft"})
    game = state_of(table)
    first = game.first
    assert len(game.draft.cards) == 8
    marked = [GAME.components.starting[tile].gain[-1] > 0 for tile in game.draft.cards]
    assert [tile != EMPTY for tile in game.draft_beside.cards] == marked
    seats = []
    while asked(table) == "keep":
        seats.append((table.ask.seat - first) % 3)
        answer(table, f"keep {options(table)[0]}")
    assert seats == [0, 1, 2, 2, 1, 0]
    assert (len(game.starting_stack.cards), [len(me.kept) for me in game.players]) == (12, [2, 2, 2])


@clause("TE-17.2")
def test_a_picked_tile_is_gone() -> None:
    table = open_table(GAME, 3, 5, {"start": "draft"})
    code = options(table)[0]
    answer(table, f"keep {code}")
    assert why(table, table.ask.seat, f"keep {code}").clause == "TE-17.2"


@clause("TE-17.3")
def test_the_pyramid_can_begin_turned_or_mirrored() -> None:
    layouts = set()
    for seed in range(30):
        game = opened(2, seed, pyramid="random")
        layouts.add(tuple(space for space, tile in enumerate(game.pyramid) if tile != EMPTY))
    assert len(layouts) == 4


def test_no_cocoa_of_others_is_touched() -> None:
    game = city()
    give(game.players[1], cocoa=2)
    assert goods(run(game), 1) == [2, 0, 0, 0]
