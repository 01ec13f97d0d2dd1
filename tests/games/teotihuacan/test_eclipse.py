"""TE-14 to TE-17: the calendar, eclipses and the end."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.teotihuacan.positions import (
    GAME,
    answer,
    asked,
    city,
    free_actions,
    give,
    goods,
    lay,
    log,
    options,
    own_tiles,
    player,
    points,
    run,
    state_of,
    technologies,
    temple,
    vp,
    why,
    workers,
)
from tinkuy.core.table import Table
from tinkuy.games.teotihuacan.eclipse import mask_sets
from tinkuy.games.teotihuacan.state import ECLIPSE, LAST_ROUND, REACHED, Teotihuacan
from tinkuy.games.teotihuacan.told.projections import projections


def at_eclipse(game: Teotihuacan, **chosen: str) -> Table:
    """The discs have met and all turns are taken."""
    game.stage, game.light, game.due = ECLIPSE, game.dark, LAST_ROUND
    return run(game, **chosen)


def pass_round(table: Table) -> None:
    """Everybody moves and collects, or frees; salary is paid as far as it goes."""
    turns = state_of(table).turns_taken
    while not table.over and state_of(table).turns_taken < turns + table.seats:
        offered = options(table)
        kind = asked(table)
        if kind == "salary":
            answer(table, f"salary {offered[-1]}")
        elif kind == "action":
            answer(table, "action collect")
        else:
            answer(table, f"{kind} {offered[0]}")


@clause("TE-14.2", "TE-14.3", "TE-14.4", "TE-14.7", "TE-16.1", "EX-23", "EX-33")
@pytest.mark.parametrize(("seats", "rounds"), [(4, [13, 25, 36]), (3, [12, 23, 33]), (2, [11, 21, 30])])
def test_eclipses_without_ascensions(seats: int, rounds: list[int]) -> None:
    table = run(city(seats))
    found = []
    played = 0
    while not table.over:
        held = len(log(table, "eclipse"))
        pass_round(table)
        played += 1
        if asked_salary(table) or len(log(table, "eclipse")) > held:
            found.append(played)
            while asked_salary(table):
                answer(table, f"salary {options(table)[-1]}")
    assert found == rounds


def asked_salary(table: Table) -> bool:
    return not table.over and asked(table) == "salary"


@clause("TE-2.6", "EX-24")
def test_the_dark_disc_goes_back_by_one() -> None:
    game = city()
    assert (game.light, game.dark) == (0, 10)
    table = at_eclipse(game)
    assert (state_of(table).light, state_of(table).dark, state_of(table).eclipses) == (0, 9, 1)
    assert [GAME.components.dark[seats] for seats in (2, 3, 4)] == [10, 11, 12]


@clause("TE-14.6", "EX-32", "TE-8.12", "TE-8.14")
def test_two_ascensions_in_a_turn_stop_at_the_dark_disc() -> None:
    game = city(4)
    game.light = 11
    game.first = 3
    workers(game.players[3], "palace 1", "nobles 1", "quarry 1")
    workers(game.players[0], "forest 5", "forest 5", "palace 5")
    give(game.players[0], cocoa=1)
    workers(game.players[1], "gold 1", "nobles 1", "quarry 1")
    table = answer(run(game), "move nobles-1", "to gold", "action collect")
    answer(table, "move palace-5", "to forest", "action main", "reward vp", "reward vp")
    assert (state_of(table).light, state_of(table).due) == (12, REACHED)
    assert (player(table, 0).avenue, points(table, 0, "ascension")) == (2, 10)
    assert log(table, "eclipse") == []
    for _ in range(2):
        pass_turn(table)
    assert state_of(table).due == LAST_ROUND
    for _ in range(4):
        assert log(table, "eclipse") == []
        pass_turn(table)
    assert log(table, "eclipse") == ["eclipse 1"]


def pass_turn(table: Table) -> None:
    turns = state_of(table).turns_taken
    while state_of(table).turns_taken == turns:
        answer(table, "action collect" if asked(table) == "action" else f"{asked(table)} {options(table)[0]}")


@clause("TE-15.1", "EX-19")
def test_the_avenue_scores_by_the_buildings_row() -> None:
    game = city()
    game.rows = [1, 1, 1]
    game.players[0].avenue = 5
    assert points(at_eclipse(game), 0, "avenue") == 20


@clause("TE-15.14", "TE-2.7")
def test_with_all_buildings_the_last_number_counts() -> None:
    game = city()
    game.rows = [4, 4, 3]
    game.players[0].avenue = 3
    assert points(at_eclipse(game), 0, "avenue") == 3


@clause("TE-15.2", "TE-15.3", "TE-15.4", "EX-20")
def test_the_pyramid_track_scores_by_eclipse_and_lead() -> None:
    game = city(3)
    game.eclipses, game.dark = 1, 10
    for me, track in zip(game.players, (4, 4, 1), strict=True):
        me.track = track
    table = at_eclipse(game)
    assert [(points(table, seat, "leader"), points(table, seat, "track")) for seat in range(3)] == [
        (4, 12),
        (4, 12),
        (0, 3),
    ]
    assert [player(table, seat).track for seat in range(3)] == [0, 0, 0]


@clause("TE-15.2")
def test_nobody_leads_on_zero() -> None:
    table = at_eclipse(city())
    assert points(table, 0, "leader") == 0


@clause("TE-15.5", "TE-15.6", "TE-15.11", "EX-21")
def test_masks_score_in_sets() -> None:
    game = city()
    own_tiles(game, game.players[0], *(f"mask_{n}" for n in (1, 2, 4, 4, 5, 5, 5)))
    assert sorted(mask_sets(game, game.players[0])) == [1, 3, 10]
    table = at_eclipse(game)
    assert points(table, 0, "masks") == 14
    assert len(player(table, 0).masks) == 7


@clause("TE-1.6", "TE-15.8")
def test_vp_never_go_below_zero() -> None:
    game = city()
    game.players[0].points[0] = 2
    table = at_eclipse(game)
    assert (vp(table, 0), points(table, 0, "salary")) == (0, -2)


@clause("TE-15.7", "EX-22")
def test_salary_by_power() -> None:
    game = city()
    workers(game.players[0], "palace 1", "forest 3", "forest 4 locked", "gold 5")
    give(game.players[0], cocoa=4)
    game.players[0].points[0] = 20
    assert game.players[0].conduct.salary(game, game.players[0]) == 6
    table = at_eclipse(game)
    assert options(table) == ["0", "1", "2", "3", "4"]
    answer(table, "salary 4")
    assert (vp(table, 0), goods(table)[0]) == (14, 0)


@clause("TE-15.8")
def test_not_more_than_the_salary_is_paid() -> None:
    game = city()
    give(game.players[0], cocoa=9)
    table = at_eclipse(game)
    assert options(table) == ["0", "1", "2", "3"]
    assert why(table, 0, "salary 4").clause == "TE-15.7"
    assert why(table, 0, "salary tile").clause == "TE-13.7"


@clause("TE-13.15", "TE-13.7")
def test_tiles_that_help_with_the_salary() -> None:
    game = city()
    own_tiles(game, game.players[0], "cocoa4", "free_cocoa", "vp4")
    table = at_eclipse(game)
    assert (options(table), free_actions(table)) == (["0", "tile"], ["free_cocoa4"])
    assert why(table, 0, "salary free_vp4").clause == "TE-13.15"
    answer(table, "salary free_cocoa4")
    assert options(table) == ["0", "1", "2", "3", "tile"]
    answer(table, "salary tile")
    assert (goods(table)[0], points(table, 0, "salary")) == (4, 0)


@clause("TE-15.12")
def test_all_score_before_anyone_pays_and_salary_goes_in_turn_order() -> None:
    game = city(3)
    game.first = 2
    for me in game.players:
        give(me, cocoa=3)
        me.avenue = 1
    table = at_eclipse(game)
    assert [points(table, seat, "avenue") for seat in range(3)] == [5, 5, 5]
    payers = []
    while asked_salary(table):
        payers.append(table.ask.seat)
        answer(table, "salary 3")
    assert payers == [2, 0, 1]


@clause("TE-15.9", "TE-15.10", "TE-15.13", "TE-3.17")
def test_after_an_eclipse_the_neutral_dice_are_placed_anew() -> None:
    table = at_eclipse(city())
    assert len(log(table, "neutral_placed")) == 6
    assert (len(state_of(table).starting_stack.cards), table.ask.seat) == (14, 0)


@clause("TE-16.3", "TE-16.7", "TE-11.4", "EX-25")
def test_bonus_tiles_at_the_end() -> None:
    game = city()
    game.eclipses, game.dark = 2, 8
    game.bonuses = [GAME.components.bonus_ids.index(code) for code in ("TB5", "TB7", "TB2")]
    workers(game.players[0], "palace 2", "forest 3", "gold 5")
    temple(game.players[0], blue=10, red=11)
    technologies(game.players[0], "T01")
    table = at_eclipse(game)
    assert table.over
    assert points(table, 0, "bonus") == 18 + 17
    assert log(table, "neutral_placed") == []


@clause("TE-16.3", "EX-47")
@pytest.mark.parametrize(("bonus", "scored"), [("TB1", 6), ("TB2", 10), ("TB3", 15), ("TB4", 27), ("TB6", 4)])
def test_each_bonus_tile(bonus: str, scored: int) -> None:
    game = city()
    game.eclipses, game.dark = 2, 8
    code = GAME.components.bonus_ids.index(bonus)
    game.bonuses = [code, *[n for n in range(7) if n != code][:2]]
    me = game.players[0]
    temple(me, blue=10)
    technologies(me, "T01", "T03")
    me.avenue = 9
    own_tiles(game, me, "mask_1", "mask_2", "mask_3", "vp4", "avenue")
    me.used.append(me.tiles.pop())
    give(me, cocoa=0)
    assert points(at_eclipse(game), 0, "bonus") == scored


@clause("TE-16.4", "TE-16.5")
def test_most_vp_then_most_cocoa_wins_else_it_is_shared() -> None:
    game = city(3)
    game.eclipses, game.dark = 2, 9
    for me, cocoa in zip(game.players, (3, 5, 5), strict=True):
        give(me, cocoa=cocoa, gold=me.seat)
        me.points[0] = 50
    table = at_eclipse(game)
    answer(table, "salary 3", "salary 3", "salary 3")
    assert [vp(table, seat) for seat in range(3)] == [50, 50, 50]
    assert table.game.winners(table.state) == [1, 2]


@clause("TE-16.4")
@pytest.mark.parametrize(("dark", "winner"), [("off", [2]), ("on", [1])])
def test_a_tie_may_be_broken_by_turn_order(dark: str, winner: list[int]) -> None:
    game = city(3, tie="turn_order", dark_eclipse=dark)
    game.first = 2
    assert GAME.winners(game) == ([2] if dark == "off" else [1]) == winner


@clause("TE-9.9", "TE-16.1", "TE-16.2", "EX-34")
@pytest.mark.parametrize(("ruling", "track_vp"), [("as_third", 2), ("as_held", 4)])
def test_a_finished_pyramid_makes_the_coming_eclipse_the_last(ruling: str, track_vp: int) -> None:
    game = city(early_end=ruling)
    finished_but_top(game)
    give(game.players[0], stone=2, wood=3)
    workers(game.players[0], "alchemy 1", "palace 1", "palace 1")
    game.neutral = [0] * 6
    table = answer(run(game), "move alchemy-1", "to construction", "action main")
    answer(table, f"build {options(table)[0]}")
    answer(table, f"rotation {options(table)[0]}")
    assert (state_of(table).finished, state_of(table).light) == (True, 10)
    while asked(table) in ("temple", "take", "claim"):
        answer(table, f"{asked(table)} {options(table)[-1]}")
    pass_turn(table)
    assert log(table, "last_round") == ["last_round"]
    pass_turn(table)
    pass_turn(table)
    while not table.over:
        answer(table, f"{asked(table)} {options(table)[0]}")
    assert points(table, 0, "track") == track_vp


def finished_but_top(game: Teotihuacan) -> None:
    texts = list(GAME.components.pyramid_texts)
    shape = GAME.components.geometry
    for space in range(shape.top):
        lay(game, texts[(space + 3) % 32], shape.level[space] + 1, shape.row[space], shape.col[space])


@clause("TE-9.13", "EX-35")
def test_also_in_the_additional_round() -> None:
    game = city()
    finished_but_top(game)
    game.light, game.due = game.dark, LAST_ROUND
    game.turns_taken = 1
    give(game.players[1], stone=2, wood=3)
    workers(game.players[1], "alchemy 1", "palace 1", "palace 1")
    game.neutral = [0] * 6
    table = answer(run(game), "move alchemy-1", "to construction", "action main")
    answer(table, f"build {options(table)[0]}")
    answer(table, f"rotation {options(table)[0]}")
    while not table.over:
        answer(table, f"{asked(table)} {options(table)[0]}")
    assert log(table, "eclipse") == ["eclipse 1"]


@clause("TE-17.1", "TE-15.10", "EX-66")
def test_a_dark_eclipse_comes_right_after_the_turn() -> None:
    game = city(4, dark_eclipse="on")
    game.light, game.first = 11, 0
    workers(game.players[1], "palace 5", "nobles 1", "quarry 1")
    table = run(game)
    answer(table, "to quarry", "action collect")
    answer(table, "move palace-5", "to forest", "action main", "reward vp")
    assert log(table, "eclipse") == ["eclipse 1"]
    while asked(table) == "salary":
        answer(table, f"salary {options(table)[-1]}")
    assert table.ask.seat == 2


@clause("TE-17.4")
def test_a_round_end_causes_a_dark_eclipse_at_once() -> None:
    game = city(2, dark_eclipse="on")
    game.light = 9
    table = run(game)
    answer(table, "to quarry", "action collect")
    assert log(table, "eclipse") == []
    answer(table, "to forest", "action collect")
    assert log(table, "eclipse") == ["eclipse 1"]


@clause("TE-14.5")
def test_an_ascension_moves_the_light_disc() -> None:
    game = city()
    workers(game.players[0], "palace 5", "nobles 1", "quarry 1")
    table = answer(run(game), "move palace-5", "to forest", "action main", "reward cocoa")
    assert (state_of(table).light, goods(table)[0]) == (1, 5)


def test_projections_score_the_eclipse_and_the_end() -> None:
    game = city()
    game.players[0].avenue = 2
    temple(game.players[0], blue=10)
    names = dict(projections(game))
    assert sum(names["eclipse"][0]) == 10 - 9
    assert sum(names["game_end"][0]) == 10 - 9 + 15
