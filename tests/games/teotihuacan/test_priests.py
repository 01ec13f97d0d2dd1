"""TE-20: priests and priestesses of the players."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.teotihuacan.positions import (
    GAME,
    answer,
    asked,
    at,
    city,
    give,
    goods,
    log,
    move,
    options,
    own_tiles,
    player,
    points,
    priest,
    put_tile,
    run,
    season,
    state_of,
    technologies,
    temple,
    vp,
    why,
    workers,
)
from tinkuy.core.errors import Refused
from tinkuy.core.table import Table, open_table
from tinkuy.games.teotihuacan.state import ECLIPSE, GAINING, LAST_ROUND, PLACING, PREPARING, Teotihuacan

WIDE_GREEN = GAME.components.wide[2][3]
AVENUE_3 = GAME.components.avenue_site[3]


def serving(code: str, seats: int = 2, **chosen: str) -> Teotihuacan:
    """Seat 0 has this priest; nobody else has one that matters; no neutral dice are nearby."""
    game = city(seats, priests="on", **chosen)
    priest(game, game.players[0], code)
    game.neutral = [0] * len(game.neutral)
    return game


def at_eclipse(game: Teotihuacan) -> Table:
    game.stage, game.light, game.due = ECLIPSE, game.dark, LAST_ROUND
    return run(game)


# ---------------------------------------------------------------------- dealing


def choose_all(table: Table) -> None:
    """Everybody answers with the first option while starting tiles and priests are chosen."""
    while state_of(table).stage in (0, 1, PREPARING):
        ask = table.asks()[0]
        table.apply_for(ask.seat, ask.options[0])


@clause("TE-20.1", "TE-20.32", "TE-1.11")
def test_two_are_dealt_after_the_starting_tiles_and_one_is_kept() -> None:
    table = open_table(GAME, 3, 2, {"priests": "on"})
    assert all(not me.offered.cards for me in state_of(table).players)
    while state_of(table).stage != PREPARING:
        ask = table.asks()[0]
        table.apply_for(ask.seat, ask.options[0])
    state = state_of(table)
    assert [len(me.offered.cards) for me in state.players] == [2, 2, 2]
    assert [me.priest for me in state.players] == [-1, -1, -1]
    ask = table.asks()[0]
    offered = state.players[ask.seat].offered.cards
    assert sorted(ask.options) == sorted(offered)
    kept = {me.seat: me.offered.cards[0] for me in state.players}
    choose_all(table)
    assert {me.seat: me.priest for me in state_of(table).players} == kept
    assert state_of(table).stage in (PLACING, GAINING)
    assert len(state_of(table).priest_stack.cards) == 7


@clause("TE-20.1")
def test_what_was_not_dealt_cannot_be_kept() -> None:
    table = open_table(GAME, 2, 2, {"priests": "on", "priests_dealt": "before_tiles"})
    assert state_of(table).stage == PREPARING
    ask = table.asks()[0]
    other = next(n for n in range(10) if n not in ask.options)
    assert why(table, ask.seat, f"priest {GAME.components.priest_ids[other]}").clause == "TE-20.1"
    with pytest.raises(Refused, match="only where"):
        open_table(GAME, 2, 2, {"priests_dealt": "before_tiles"})


@clause("TE-20.17", "TE-20.42")
@pytest.mark.parametrize("chosen", [{"start": "draft"}, {"play": "first_game"}])
def test_nobody_gets_the_priestess_of_four_tiles_without_them(chosen: dict[str, str]) -> None:
    table = open_table(GAME, 4, 1, {"priests": "on", **chosen})
    found = set(state_of(table).priest_stack.cards)
    for me in state_of(table).players:
        found |= set(me.offered.cards)
    assert found == {n for n, code in enumerate(GAME.components.priest_ids) if code != "P08"}
    choose_all(table)
    assert all(me.priest >= 0 for me in state_of(table).players)


# ---------------------------------------------------------------------- P01


@clause("TE-20.2", "TE-20.3", "TE-20.33")
def test_masks_and_nothing_else() -> None:
    game = serving("P01")
    put_tile(game, "forest", "vp4")
    give(game.players[0], cocoa=5, wood=5, stone=5, gold=5)
    table = answer(run(game), "to forest")
    assert why(table, 0, "action forest-tile").clause == "TE-20.3"
    game = serving("P01")
    put_tile(game, "forest", "mask_4")
    give(game.players[0], wood=1)
    table = move(run(game), "palace-1", "forest", "forest-tile")
    answer(table, f"take {options(table)[0]}", "temple blue")
    answer(table, f"take {options(table)[0]}")
    assert (sum(goods(table)[1:]), player(table, 0).temples[0]) == (2, 1)


@clause("TE-20.33", "TE-20.32")
def test_a_starting_tile_brings_no_other_tile_either() -> None:
    game = serving("P01")
    game.stage = GAINING
    game.players[0].kept = [13, 14]
    game.starting_stack.cards = [n for n in range(18) if n not in (13, 14, *game.players[1].kept)]
    vp4 = GAME.components.discovery_ids.index("vp4")
    game.discovery_stack.cards.remove(vp4)
    game.players[0].beside = [vp4]
    table = run(game)
    assert log(table, "tile_discarded") == ["tile_discarded 0 vp4"]


# ---------------------------------------------------------------------- P02


@clause("TE-20.4", "TE-20.34", "EX-62")
@pytest.mark.parametrize(("chosen", "wood"), [("1", 1), ("none", 2)])
def test_a_foreign_worker_may_count(chosen: str, wood: int) -> None:
    game = serving("P02")
    workers(game.players[0], "palace 4", "palace 1", "gold 1")
    workers(game.players[1], "forest 1", "palace 1", "palace 1")
    game.neutral[0] = 1
    give(game.players[0], cocoa=2)
    table = move(run(game), "palace-4", "forest", "main")
    assert (goods(table)[0], asked(table), options(table)) == (0, "borrow", ["none", "1"])
    assert why(table, 0, "borrow 4").clause == "TE-20.34"
    answer(table, f"borrow {chosen}")
    assert goods(table)[1] == wood


@clause("TE-20.34", "TE-20.4")
def test_neutral_dice_and_locked_workers_do_not_count() -> None:
    game = serving("P02")
    workers(game.players[0], "palace 4", "palace 1", "gold 1")
    workers(game.players[1], "forest 1 locked", "palace 1", "palace 1")
    game.neutral[0] = 1
    give(game.players[0], cocoa=1)
    table = move(run(game), "palace-4", "forest", "main")
    assert goods(table)[1] == 2


@clause("TE-20.5", "TE-20.35", "EX-41")
def test_buildings_and_pyramid_tiles_cost_one_more() -> None:
    game = serving("P02")
    workers(game.players[0], "decorations 1", "palace 1", "forest 1")
    give(game.players[0], wood=2)
    own_tiles(game, game.players[0], "vp4")
    table = answer(run(game), "move decorations-1", "to nobles")
    assert why(table, 0, "action main").clause == "TE-7.11"
    game = serving("P02")
    workers(game.players[0], "decorations 1", "palace 1", "forest 1")
    give(game.players[0], wood=2, gold=1, stone=1)
    table = move(run(game), "decorations-1", "nobles", "main")
    assert (asked(table), options(table)) == ("give", ["stone", "gold"])
    answer(table, "give gold")
    assert goods(table) == [0, 0, 1, 0]
    game = serving("P02")
    workers(game.players[0], "forest 1", "palace 1", "gold 1")
    give(game.players[0], stone=3)
    table = move(run(game), "forest-1", "construction", "main")
    answer(table, f"build {options(table)[0]}", "space 1-1-1", "rotation none")
    assert goods(table)[2] == 0


@clause("TE-13.21", "TE-20.35")
def test_the_discount_covers_the_additional_resource() -> None:
    game = serving("P02")
    technologies(game.players[0], "T15")
    workers(game.players[0], "forest 1", "palace 1", "gold 1")
    give(game.players[0], stone=2)
    table = move(run(game), "forest-1", "construction", "main")
    answer(table, f"build {options(table)[0]}", "space 1-1-1")
    assert asked(table) == "rotation"  # only saving a stone is possible
    answer(table, "rotation none")
    assert goods(table)[2] == 0


# ---------------------------------------------------------------------- P03, P04, P05


@clause("TE-20.6", "EX-63", "EX-59")
@pytest.mark.parametrize("k", [3, 0])
def test_every_main_action_costs_one(k: int) -> None:
    game = serving("P03")
    game.neutral = [1] * k + [0] * (len(game.neutral) - k)
    give(game.players[0], cocoa=1)
    assert goods(move(run(game), "palace-1", "forest", "main"))[0] == 1  # paid, and 1 from the cell
    game = serving("P03")
    own_tiles(game, game.players[0], "vp4")
    assert why(answer(run(game), "move palace-1", "to forest"), 0, "action main").clause == "TE-5.5"


@clause("TE-20.7")
def test_one_more_worker_on_nobles_and_decorations() -> None:
    game = serving("P04")
    workers(game.players[0], "decorations 1", "palace 1", "forest 1")
    give(game.players[0], wood=2)
    assert points(move(run(game), "decorations-1", "nobles", "main"), 0, "buildings") == 5
    game = serving("P04")
    workers(game.players[0], "forest 1", "palace 1", "gold 1")
    give(game.players[0], gold=2)
    table = move(run(game), "forest-1", "decorations", "main")
    assert goods(table)[3] == 0


@clause("TE-20.9", "EX-27")
@pytest.mark.parametrize(("locked", "price"), [(1, 2), (2, 4), (3, 5)])
def test_freeing_by_the_worker(locked: int, price: int) -> None:
    game = serving("P05")
    spaces = ["forest 1 locked", "quarry 1 locked", "gold 1 locked"][:locked]
    workers(game.players[0], *spaces, *["palace 1"] * (4 - locked))
    give(game.players[0], cocoa=price - 1)
    assert why(run(game), 0, "move free_unlock").clause == "TE-4.7"
    game = serving("P05")
    workers(game.players[0], *spaces, *["palace 1"] * (4 - locked))
    give(game.players[0], cocoa=price)
    table = answer(run(game), "move free_unlock")
    assert (goods(table)[0], len([place for place in at(table) if "locked" in place])) == (0, 0)


@clause("TE-20.8")
def test_worship_without_cocoa() -> None:
    game = serving("P05")
    workers(game.players[1], "forest 1 locked", "gold 1", "gold 1")
    put_tile(game, "forest", "mask_4")
    give(game.players[0], wood=1)
    table = answer(run(game), "to forest")
    assert "forest-both" in options(table)


# ---------------------------------------------------------------------- P06


@clause("TE-20.11", "TE-20.36", "EX-44")
def test_steps_are_paid_with_cocoa_or_vp() -> None:
    game = serving("P06")
    me = game.players[0]
    workers(me, "forest 1", "palace 1", "gold 1")
    game.neutral = [6, 0, 0, 0, 0, 0]
    game.decoration_offer.cards[0] = GAME.components.decoration_texts.index("RG")
    game.decoration_stack.cards = [n for n in range(15) if n not in game.decoration_offer.cards]
    give(me, cocoa=2, gold=3)
    me.points[0] = 1
    table = move(run(game), "forest-1", "decorations", "main")
    tile = GAME.components.decoration_texts.index("RG")
    answer(table, f"decoration {GAME.domains['decoration'][tile]}")
    answer(table, "side top")
    assert (vp(table, 0), asked(table)) == (6, "temple")
    answer(table, "temple red")
    assert (asked(table), options(table)) == ("step_price", ["cocoa", "vp", "none"])
    answer(table, "step_price cocoa")
    assert (vp(table, 0), options(table)) == (7, ["vp", "none"])
    answer(table, "step_price vp")
    assert (vp(table, 0), goods(table)[0]) == (4, 1)


@clause("TE-20.11", "TE-20.36", "EX-27")
def test_without_cocoa_and_with_two_vp_the_step_is_lost() -> None:
    game = serving("P06")
    game.players[0].points[0] = 2
    table = move(run(game), "palace-1", "forest", "forest-effect")
    assert (player(table, 0).temples[1], log(table, "step_lost")) == (0, ["step_lost 0 1"])
    game = serving("P06")
    game.players[0].points[0] = 2
    give(game.players[0], cocoa=1)
    table = move(run(game), "palace-1", "forest", "forest-effect")
    assert why(table, 0, "step_price vp").clause == "TE-20.36"
    answer(table, "step_price none")
    assert player(table, 0).temples[1] == 0


@clause("TE-20.36")
def test_a_step_that_cannot_be_made_costs_nothing() -> None:
    game = serving("P06")
    workers(game.players[0], "palace 1", "palace 1", "gold 1")
    temple(game.players[0], red=10)
    temple(game.players[1], red=11)
    own_tiles(game, game.players[0], "temple_red")
    give(game.players[0], cocoa=3)
    table = answer(run(game), "move free_temple_red")
    assert (goods(table)[0], asked(table)) == (3, "move")


@clause("TE-20.10", "TE-20.37")
def test_two_rewards() -> None:
    game = serving("P06")
    workers(game.players[0], "palace 5", "gold 1", "gold 1")
    table = move(run(game), "palace-5", "forest", "main")
    answer(table, "reward vp", "reward vp")
    assert (points(table, 0, "ascension"), state_of(table).light) == (10, 1)
    game = serving("P06")
    workers(game.players[0], "palace 5", "gold 1", "gold 1")
    table = answer(move(run(game), "palace-5", "forest", "main"), "reward fourth_worker")
    assert state_of(table).light == 0
    assert why(table, 0, "reward fourth_worker").clause == "TE-8.9"


# ---------------------------------------------------------------------- P07


@clause("TE-20.12", "TE-20.38", "TE-13.19")
def test_further_or_anywhere_for_three_cocoa() -> None:
    game = serving("P07")
    assert options(run(game)) == ["forest", "quarry", "alchemy", "construction"]
    game = serving("P07")
    technologies(game.players[0], "T01")
    workers(game.players[0], "palace 1", "palace 2", "gold 1")
    own_tiles(game, game.players[0], "double_move")
    give(game.players[0], cocoa=3)
    table = answer(run(game), "move free_double_move", "move palace-1")
    assert len(options(table)) == 8
    answer(table, "to nobles")
    assert (goods(table)[0], at(table)) == (0, ["gold 1", "nobles 1", "nobles 2"])
    game = serving("P07")
    technologies(game.players[0], "T01")
    give(game.players[0], cocoa=3)
    table = answer(run(game), "to palace")
    assert goods(table)[0] == 1  # of the technology, for landing there


@clause("TE-20.38", "TE-13.27")
def test_a_paid_move_past_the_palace_brings_nothing() -> None:
    game = serving("P07")
    workers(game.players[0], "gold 1", "forest 1", "forest 1")
    technologies(game.players[0], "T01")
    give(game.players[0], cocoa=3)
    table = answer(run(game), "move gold-1", "to decorations", "action collect")
    assert goods(table)[0] == 0


@clause("TE-20.13", "EX-3")
def test_collecting_gives_one_less() -> None:
    game = serving("P07")
    table = move(run(game), "palace-1", "forest", "collect")
    assert goods(table)[0] == 0


@clause("TE-20.14")
def test_cocoa_never_frees() -> None:
    game = serving("P07")
    workers(game.players[0], "forest 1 locked", "palace 1", "gold 2")
    give(game.players[0], cocoa=9)
    table = run(game)
    assert why(table, 0, "move free_unlock").clause == "TE-20.14"
    assert "rest" in options(table)


# ---------------------------------------------------------------------- P08


def with_four_tiles() -> Teotihuacan:
    """ST1 and ST13 are kept, ST10 and ST2 wait."""
    game = serving("P08")
    me = game.players[0]
    me.kept, me.waiting = [0, 12], [9, 1]
    taken = [*me.kept, *me.waiting, *game.players[1].kept]
    game.starting_stack.cards = [n for n in range(18) if n not in taken]
    return game


@clause("TE-20.15", "TE-20.40")
@pytest.mark.parametrize("dealt", ["after_tiles", "before_tiles"])
def test_all_four_tiles_are_kept(dealt: str) -> None:
    p08 = GAME.components.priest_ids.index("P08")
    for seed in range(60):
        table = open_table(GAME, 2, seed, {"priests": "on", "priests_dealt": dealt})
        dealt_tiles = {me.seat: sorted(me.dealt.cards) for me in state_of(table).players}
        while not any(p08 in me.offered.cards for me in state_of(table).players):
            if state_of(table).stage > PREPARING:
                break
            ask = table.asks()[0]
            table.apply_for(ask.seat, ask.options[0])
        owner = next((me.seat for me in state_of(table).players if p08 in me.offered.cards), -1)
        if owner < 0:
            continue
        while state_of(table).stage <= PREPARING:
            ask = table.asks()[0]
            kind = GAME.kinds[ask.kind].name if ask.kind >= 0 else ""
            table.apply_for(ask.seat, p08 if kind == "priest" and p08 in ask.options else ask.options[-1])
        me = player(table, owner)
        assert sorted(me.kept + me.waiting) == dealt_tiles[owner]
        assert (len(me.kept), len(me.waiting)) == (2, 2)
        assert GAME.audit(table.state) is None
        return
    raise AssertionError("nobody was dealt P08")


@clause("TE-20.15", "TE-20.41", "TE-15.13", "EX-72")
def test_a_tile_after_each_of_two_eclipses() -> None:
    game = with_four_tiles()
    workers(game.players[0], "palace 5", "gold 1", "gold 1")
    give(game.players[0], cocoa=4)
    table = at_eclipse(game)
    answer(table, "salary 4")
    assert (asked(table), options(table)) == ("starting", ["ST2", "ST10"])
    assert why(table, 0, "starting ST3").clause == "TE-20.15"
    before = goods(table)[0]
    answer(table, "starting ST10", "power_up palace-5", "reward vp")
    assert (goods(table)[0] - before, player(table, 0).temples[1], state_of(table).light) == (5, 1, 1)
    assert (player(table, 0).waiting, asked(table)) == ([1], "move")
    state = state_of(table)
    state.dark, state.due = 9, LAST_ROUND
    state.stage, state.light, state.eclipses = ECLIPSE, 9, 1
    give(state.players[0], cocoa=0, stone=0, gold=0)
    table = run(state)
    assert (goods(table)[2:], player(table, 0).waiting) == ([2, 3], [])


@clause("TE-4.7", "TE-13.2", "TE-20.41")
def test_a_later_tile_is_no_turn_in_which_workers_are_freed_or_tiles_used() -> None:
    game = with_four_tiles()
    me = game.players[0]
    workers(me, "palace 2", "gold 1", "forest 1 locked")
    give(me, cocoa=9)
    own_tiles(game, me, "vp4")
    table = answer(at_eclipse(game), "salary 3", "starting ST10")
    assert (asked(table), options(table, free=True)) == ("power_up", ["palace-2", "gold-1"])
    assert why(table, 0, "power_up free_unlock").clause == "TE-13.2"
    answer(table, "power_up gold-1")
    assert (asked(table), at(table)) == ("move", ["forest 1 locked", "gold 2", "palace 2"])
    assert options(table, free=True)[-2:] == ["free_unlock", "free_vp4"]


@clause("TE-20.42")
def test_after_the_last_eclipse_nothing_is_gained() -> None:
    game = with_four_tiles()
    game.players[0].waiting, game.starting_stack.cards = [1], [*game.starting_stack.cards, 9]
    game.eclipses = 2
    table = at_eclipse(game)
    assert (table.over, player(table, 0).waiting) == (True, [1])


@clause("TE-20.41")
def test_the_discovery_tile_waits_with_its_starting_tile() -> None:
    game = with_four_tiles()
    me = game.players[0]
    game.starting_stack.cards = [*(n for n in game.starting_stack.cards if n != 13), 9]
    me.waiting = [1, 13]
    mask = GAME.components.discovery_ids.index("mask_4")
    game.discovery_stack.cards.remove(mask)
    me.waiting_beside = [mask]
    give(me, wood=1)
    table = answer(at_eclipse(game), "starting ST14", "claim mask_4")
    assert (player(table, 0).masks, player(table, 0).waiting_beside) == ([mask], [])


@clause("TE-20.16", "TE-20.39", "EX-58")
def test_a_wood_more_once_per_action() -> None:
    game = serving("P08")
    workers(game.players[0], "forest 1", "construction 1", "gold 1")
    give(game.players[0], cocoa=1, stone=4, wood=1)
    table = move(run(game), "forest-1", "construction", "main")
    assert goods(table)[1] == 0
    answer(table, f"build {options(table)[0]}", "space 1-1-1", "rotation none")
    answer(table, f"build {options(table)[0]}", "space 1-1-4", "rotation none")
    assert goods(table) == [0, 0, 0, 0]
    game = serving("P08")
    workers(game.players[0], "decorations 1", "palace 1", "forest 1")
    give(game.players[0], wood=2)
    own_tiles(game, game.players[0], "vp4")
    assert why(answer(run(game), "move decorations-1", "to nobles"), 0, "action main").clause == "TE-7.11"
    game = serving("P08")
    workers(game.players[0], "decorations 1", "palace 1", "forest 1")
    give(game.players[0], wood=3)
    assert goods(move(run(game), "decorations-1", "nobles", "main"))[1] == 0


@clause("TE-20.16")
def test_no_wood_at_all() -> None:
    game = serving("P08")
    workers(game.players[0], "forest 1", "palace 1", "gold 1")
    give(game.players[0], gold=3)
    own_tiles(game, game.players[0], "vp4")
    assert why(answer(run(game), "move forest-1", "to decorations"), 0, "action main").clause == "TE-20.16"


@clause("TE-13.21", "EX-58")
def test_the_discount_never_lowers_the_wood_of_the_priest() -> None:
    game = serving("P08")
    technologies(game.players[0], "T15")
    workers(game.players[0], "forest 1", "palace 1", "gold 1")
    give(game.players[0], stone=3, wood=1)
    table = move(run(game), "forest-1", "construction", "main")
    answer(table, f"build {options(table)[0]}", "space 1-1-1", "discount stone", "rotation none")
    answer(table, f"build {options(table)[0]}", "space 1-1-4", "rotation none")
    assert goods(table)[:3] == [0, 0, 0]


# ---------------------------------------------------------------------- P09, P10


@clause("TE-20.18", "TE-20.43", "EX-45")
def test_one_vp_more_for_every_gain() -> None:
    game = serving("P09", 3)
    game.eclipses, game.dark = 1, 10
    for me, track in zip(game.players, (4, 4, 1), strict=True):
        me.track = track
    own_tiles(game, game.players[0], *(f"mask_{n}" for n in (1, 2, 4, 4, 5, 5, 5)))
    table = at_eclipse(game)
    found = [points(table, 0, source) for source in ("leader", "track", "masks", "avenue")]
    assert found == [5, 13, 15, 0]
    assert points(table, 1, "leader") == 4


@clause("TE-20.43", "EX-45")
def test_level_and_icons_are_one_gain() -> None:
    game = serving("P09")
    workers(game.players[0], "forest 1", "palace 1", "gold 1")
    give(game.players[0], stone=2)
    tile = GAME.components.pyramid_texts.index("bnRg")
    game.pyramid_offer.cards[0] = tile
    game.pyramid_stack.cards = [n for n in range(32) if n not in game.pyramid_offer.cards]
    table = move(run(game), "forest-1", "construction", "main")
    answer(table, f"build {GAME.domains['pyramid'][tile]}", "space 1-1-1", "rotation none")
    assert points(table, 0, "pyramid") == 4


@clause("TE-20.19", "EX-22")
def test_salary_is_one_higher_for_each_worker() -> None:
    game = serving("P09")
    workers(game.players[0], "palace 1", "forest 3", "forest 4 locked", "gold 5")
    assert game.players[0].conduct.salary(game, game.players[0]) == 10


@clause("TE-20.20", "TE-20.21", "EX-46")
def test_technologies_for_less_and_with_one_worker() -> None:
    game = serving("P10")
    workers(game.players[0], "palace 1", "gold 1", "gold 1")
    give(game.players[0], gold=1)
    table = move(run(game), "palace-1", "alchemy", "main")
    assert options(table) == [GAME.components.technology_ids[n] for n in state_of(table).technologies]
    answer(table, "technology T15")
    while asked(table) == "temple":
        answer(table, f"temple {options(table)[0]}")
    assert goods(table)[3] == 0
    assert "alchemy 2" in at(table)


@clause("TE-20.22", "TE-20.44")
def test_no_worship_at_all() -> None:
    game = serving("P10", height="on")
    own_tiles(game, game.players[0], "vp4")
    table = answer(run(game), "move palace-1", "to forest")
    assert why(table, 0, "action forest-effect").clause == "TE-20.22"
    game = serving("P10", height="on")
    workers(game.players[0], "gold 1", "decorations 1", "forest 1")
    own_tiles(game, game.players[0], "vp4")
    table = answer(run(game), "move gold-1", "to palace")
    assert why(table, 0, "action royal_a-effect").clause == "TE-20.22"
    game = serving("P10", height="on")
    workers(game.players[0], "gold 1", "decorations 1", "forest 1")
    own_tiles(game, game.players[0], "vp4")
    table = answer(run(game), "move decorations-1", "to nobles")
    assert why(table, 0, "action nobles-effect").clause == "TE-20.22"


@clause("TE-20.23", "TE-20.44")
def test_no_tiles_on_temples_but_on_the_avenue() -> None:
    game = serving("P10")
    workers(game.players[0], "palace 1", "palace 1", "gold 1")
    temple(game.players[0], green=2)
    put_tile(game, WIDE_GREEN, "mask_4")
    own_tiles(game, game.players[0], "temple_green")
    give(game.players[0], wood=1)
    table = answer(run(game), "move free_temple_green")
    assert (goods(table)[0], player(table, 0).masks) == (1, [])
    game = serving("P10")
    game.players[0].avenue = 2
    workers(game.players[0], "decorations 1", "palace 1", "forest 1")
    put_tile(game, AVENUE_3, "mask_4")
    give(game.players[0], wood=3)
    table = move(run(game), "decorations-1", "nobles", "main")
    assert options(table) == ["mask_4", "none"]


@clause("TE-19.4")
def test_what_is_fixed_comes_last() -> None:
    game = serving("P03", seasons="on")
    season(game, 4)
    workers(game.players[0], "palace 1", "forest 1", "gold 1")
    give(game.players[0], cocoa=1)
    assert goods(move(run(game), "palace-1", "forest", "main"))[0] == 0


@clause("TE-22.15", "TE-20.36")
def test_a_bought_step_is_paid_to_the_priest_too() -> None:
    game = serving("P06", seasons="on")
    season(game, 5)
    give(game.players[0], cocoa=4)
    table = move(run(game), "palace-1", "forest", "forest-effect")
    answer(table, "step_price cocoa", "another blue")
    assert asked(table) == "step_price"
    answer(table, "step_price cocoa")
    assert goods(table)[0] == 0
