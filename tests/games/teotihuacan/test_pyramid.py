"""TE-9, TE-10, TE-25.1: the pyramid and its Decorations."""

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
    lay,
    lay_decoration,
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
from tinkuy.core.table import Table
from tinkuy.games.teotihuacan.boards.construction import covered_icons, space_open
from tinkuy.games.teotihuacan.boards.decorations import covered_icons as covered_by_decoration
from tinkuy.games.teotihuacan.boards.decorations import side_blocked
from tinkuy.games.teotihuacan.geometry import ICONS
from tinkuy.games.teotihuacan.state import Teotihuacan

SHAPE = GAME.components.geometry


def offer(game: Teotihuacan, *texts: str) -> None:
    """These tiles lie in the offer."""
    game.pyramid_stack.cards += [tile for tile in game.pyramid_offer.cards if tile >= 0]
    tiles = []
    for text in texts:
        tile = min(n for n in game.pyramid_stack.cards if GAME.components.pyramid_texts[n] == text)
        game.pyramid_stack.cards.remove(tile)
        tiles.append(tile)
    game.pyramid_offer.cards = tiles + [-1] * (3 - len(tiles))


def level_1(game: Teotihuacan, *places: tuple[int, int]) -> None:
    texts = [text for text in GAME.components.pyramid_texts if text not in ("bnRg", "nnnn")]
    for text, (row, col) in zip(texts, places, strict=False):
        lay(game, text, 1, row, col)


def building(game: Teotihuacan, *powers: int, **chosen: str) -> Table:
    """Seat 0 performs Construction with these workers."""
    game.neutral = [0] * len(game.neutral)
    workers(game.players[0], f"forest {powers[0]}", *(f"construction {power}" for power in powers[1:]))
    if len(powers) > 1:
        game.players[0].goods[0] = 1
    table = run(game, **chosen)
    if asked(table) == "move":
        answer(table, f"move forest-{powers[0]}")
    return answer(table, "to construction", "action main")


def code(text: str) -> str:
    return f"p{GAME.components.pyramid_texts.index(text) + 1}"


@clause("TE-9.1", "TE-9.2", "TE-9.11")
def test_levels_and_supports() -> None:
    assert [SHAPE.level.count(level) for level in range(4)] == [16, 9, 4, 1]
    game = city()
    level_1(game, (0, 0), (0, 1), (1, 0))
    assert space_open(game, SHAPE.space(0, 1, 1))
    assert not space_open(game, SHAPE.space(0, 0, 0))
    assert not space_open(game, SHAPE.space(1, 0, 0))
    lay(game, "nnnr", 1, 1, 1)
    assert space_open(game, SHAPE.space(1, 0, 0))
    assert len(set(SHAPE.below[SHAPE.space(1, 0, 0)])) == 4


@clause("TE-9.6", "TE-9.4", "TE-9.3", "TE-9.7", "TE-9.10", "EX-13", "EX-28", "TE-25.1")
@pytest.mark.parametrize("scoring", ["usual", "advanced"])
def test_matching_icons_on_the_printed_grid(scoring: str) -> None:
    game = city(pyramid_scoring=scoring)
    offer(game, "bnRg")
    give(game.players[0], stone=2)
    table = answer(building(game, 1, pyramid_scoring=scoring), "space 1-1-1", "rotation none")
    assert (points(table, 0, "pyramid"), goods(table)[2], player(table, 0).temples[:3]) == (3, 0, [0, 0, 0])
    assert player(table, 0).track == 1


@clause("TE-9.5", "EX-14")
def test_a_turned_tile() -> None:
    game = city()
    offer(game, "bnRg")
    give(game.players[0], stone=2)
    table = answer(building(game, 1), "space 1-1-1", "rotation right")
    assert points(table, 0, "pyramid") == 1


@clause("TE-9.5")
def test_turns_that_show_nothing_new_are_not_offered() -> None:
    game = city()
    offer(game, "nnnn")
    give(game.players[0], stone=2)
    table = answer(building(game, 1), "space 1-1-1")
    assert points(table, 0, "pyramid") == 3  # two glyphs match


@clause("TE-9.7", "TE-9.14")
def test_a_matching_coloured_icon_advances_its_temple() -> None:
    game = city()
    offer(game, "gBrn")
    give(game.players[0], stone=2)
    table = building(game, 1)  # printed n b / g b in the second square
    answer(table, "space 1-1-2", "rotation none", "take 1gold")
    assert (points(table, 0, "pyramid"), player(table, 0).temples[:3]) == (2, [1, 0, 0])
    game = city()
    game.players[1].temples[0] = 11
    game.players[0].temples[0] = 10
    offer(game, "gBrn")
    give(game.players[0], stone=2)
    table = answer(building(game, 1), "space 1-1-2", "rotation none")
    assert (points(table, 0, "pyramid"), player(table, 0).temples[:3]) == (2, [10, 0, 0])


@clause("TE-9.3", "TE-9.4", "TE-9.6", "TE-9.11", "EX-15", "EX-28", "TE-25.1")
@pytest.mark.parametrize(("scoring", "vp"), [("usual", 3), ("advanced", 2)])
def test_a_tile_of_the_second_level(scoring: str, vp: int) -> None:
    game = city(pyramid_scoring=scoring)
    for number, (row, col) in enumerate([(0, 0), (0, 1), (1, 0), (1, 1)]):
        lay(game, ["gnbR", "gnrb", "bnrn", "gnrn"][number], 1, row, col)
    covered = covered_icons(game, SHAPE.space(1, 0, 0))
    # Bottom right of the first, bottom left of the second, top left of the fourth, top right of the third.
    assert "".join(ICONS[icon % 4] for icon in covered) == "bbgn"
    offer(game, "nnnr")
    give(game.players[0], stone=2, wood=1)
    table = answer(building(game, 1, pyramid_scoring=scoring), "space 2-1-1", "rotation left")
    icons = GAME.components.pyramid_icons[state_of(table).pyramid[16]]
    matching = sum(1 for new, old in zip(icons, covered, strict=True) if new % 4 == old % 4)
    assert (goods(table)[1:3], points(table, 0, "pyramid")) == ([0, 0], vp + matching)


@clause("TE-9.3")
def test_a_higher_level_needs_wood() -> None:
    game = city()
    for number, (row, col) in enumerate([(0, 0), (0, 1), (1, 0), (1, 1)]):
        lay(game, ["gnbR", "gnrb", "bnrn", "gnrn"][number], 1, row, col)
    offer(game, "nnnr")
    give(game.players[0], stone=2)
    table = building(game, 1)
    assert why(table, 0, "space 2-1-1").clause == "TE-9.3"
    assert why(table, 0, "space 1-1-1").clause == "TE-9.2"
    assert why(table, 0, "space 2-1-2").clause == "TE-9.2"


@clause("TE-9.8")
def test_the_track_ends_at_ten() -> None:
    game = city()
    game.players[0].track = 10
    offer(game, "nnnn")
    give(game.players[0], stone=2)
    table = answer(building(game, 1), "space 1-1-1")
    assert player(table, 0).track == 10


@clause("TE-7.15", "TE-7.16")
def test_as_many_tiles_as_workers() -> None:
    game = city()
    offer(game, "nnnn", "nnnr", "nnng")
    give(game.players[0], stone=9)
    table = building(game, 1, 2)
    assert why(table, 0, "build done").clause == "TE-7.15"
    answer(table, f"build {code('nnnn')}", "space 1-1-1")
    assert why(table, 0, f"build {code('nnnn')}").clause == "TE-7.15"
    answer(table, f"build {code('nnnr')}", "space 1-1-4", "rotation none")
    assert (asked(table), goods(table)[2]) == ("power_up", 5)


@clause("TE-7.15")
def test_fewer_tiles_may_be_placed() -> None:
    game = city()
    offer(game, "nnnn", "nnnr", "nnng")
    give(game.players[0], stone=9)
    table = answer(building(game, 1, 1), f"build {code('nnnn')}", "space 1-1-1", "build done")
    assert goods(table)[2] == 7


@clause("TE-13.13", "TE-13.21", "EX-15", "EX-41")
def test_the_technology_with_a_worker_and_a_discount() -> None:
    game = city()
    offer(game, "nnnn", "nnnr", "nnng")
    technologies(game.players[0], "T15")
    give(game.players[0], stone=5)
    table = building(game, 1, 3)
    answer(table, f"build {code('nnnn')}", "space 1-1-1")
    assert options(table) == ["none", "stone"]
    assert why(table, 0, "discount wood").clause == "TE-13.21"
    answer(table, "discount stone", f"build {code('nnnr')}", "space 1-1-4", "rotation none")
    answer(table, f"build {code('nnng')}", "space 1-4-4", "rotation none")
    assert goods(table)[2] == 0
    answer(table, "power_up construction-1")
    assert asked(table) == "power_up"  # the second of two


@clause("TE-13.21")
def test_the_discount_can_save_wood() -> None:
    game = city()
    for number, (row, col) in enumerate([(0, 0), (0, 1), (1, 0), (1, 1)]):
        lay(game, ["gnbR", "gnrb", "bnrn", "gnrn"][number], 1, row, col)
    offer(game, "nnnr")
    technologies(game.players[0], "T15")
    give(game.players[0], stone=2)
    table = answer(building(game, 1), "space 2-1-1", "rotation none")
    assert goods(table)[1:3] == [0, 0]


@clause("TE-13.11", "TE-13.23")
def test_technologies_after_construction() -> None:
    game = city()
    offer(game, "nnnn", "nnnr")
    technologies(game.players[0], "T17")
    game.technologies[0] = GAME.components.technology_ids.index("T11")
    game.technologies.sort()
    technologies(game.players[0], "T11", "T17")
    give(game.players[0], stone=4)
    table = building(game, 1, 1)
    answer(table, f"build {code('nnnn')}", "space 1-1-1", f"build {code('nnnr')}", "space 1-1-4", "rotation none")
    answer(table, "temple red")
    assert (points(table, 0, "technologies"), player(table, 0).temples[:3]) == (3, [0, 1, 0])


@clause("TE-7.21")
def test_a_finished_pyramid_closes_construction() -> None:
    game = city()
    workers(game.players[0], "forest 1", "palace 1")
    game.neutral = [0] * 6
    give(game.players[0], stone=2, wood=3)
    game.finished = True
    game.pyramid[SHAPE.top] = game.pyramid_stack.draw() * 4
    own_tiles(game, game.players[0], "vp4")
    table = answer(run(game), "move forest-1", "to construction")
    assert why(table, 0, "action main").clause == "TE-7.21"


@clause("TE-9.9", "TE-9.12")
def test_the_top_ends_the_action_but_not_its_power_ups() -> None:
    from tests.games.teotihuacan.test_eclipse import finished_but_top

    game = city()
    finished_but_top(game)
    give(game.players[0], stone=8, wood=8)
    technologies(game.players[0], "T17")
    table = building(game, 1, 1, 1)
    answer(table, f"build {options(table)[0]}")
    while asked(table) in ("rotation", "temple", "take", "claim"):
        answer(table, f"{asked(table)} {options(table)[0]}")
    assert log(table, "pyramid_finished") == ["pyramid_finished"]
    assert asked(table) == "power_up"


@clause("TE-13.16")
def test_tiles_are_used_between_two_pyramid_tiles() -> None:
    game = city()
    offer(game, "nnnn", "nnnr")
    give(game.players[0], stone=2)
    own_tiles(game, game.players[0], "resource2")
    table = building(game, 1, 1)
    assert free_actions(table) == []
    answer(table, f"build {code('nnnn')}", "space 1-1-1")
    assert free_actions(table) == ["free_resource2"]
    answer(table, "build free_resource2", "take 2stone", f"build {code('nnnr')}", "space 1-1-4", "rotation none")
    assert goods(table)[2] == 0


@clause("TE-10.1", "TE-10.2")
def test_decorations_lie_on_supported_levels_of_their_side() -> None:
    game = city()
    assert [side_blocked(game, None, side) for side in range(4)] == [None] * 4
    lay_decoration(game, "BR", 0, 0)
    blocked = side_blocked(game, None, 0)
    assert blocked is not None
    assert blocked.clause == "TE-10.2"
    level_1(game, (0, 1), (0, 2))
    assert side_blocked(game, None, 0) is None
    for level in range(1, 4):
        lay_decoration(game, ["nB", "GG", "BG"][level - 1], 0, level)
    blocked = side_blocked(game, None, 0)
    assert blocked is not None
    assert blocked.clause == "TE-10.1"


@clause("TE-10.7", "TE-10.2")
def test_decorations_and_pyramid_tiles_never_cover_each_other() -> None:
    for space, level in enumerate(SHAPE.level):
        row, col = SHAPE.row[space], SHAPE.col[space]
        cells = {(2 * row + level + y, 2 * col + level + x) for y in (0, 1) for x in (0, 1)}
        for below in range(1, level + 1):
            near, far = below - 1, 8 - below
            decorated = {(near, 3), (near, 4), (far, 3), (far, 4), (3, near), (4, near), (3, far), (4, far)}
            assert not cells & decorated


@clause("TE-10.3")
@pytest.mark.parametrize(("side", "icons"), [("top", "RG"), ("right", "RG"), ("bottom", "GR"), ("left", "GR")])
def test_the_arrow_points_to_the_centre(side: str, icons: str) -> None:
    from tinkuy.games.teotihuacan.boards.decorations import laid_icons

    game = city()
    tile = GAME.components.decoration_texts.index("RG")
    number = ["top", "right", "bottom", "left"].index(side)
    assert "".join(ICONS[icon % 4].upper() for icon in laid_icons(game, tile, number)) == icons


@clause("TE-10.4")
def test_a_decoration_covers_the_nearest_corners() -> None:
    game = city()
    lay(game, "gnbR", 1, 0, 1)
    lay(game, "bnrn", 1, 0, 2)
    covered = covered_by_decoration(game, 0, 1)
    assert [ICONS[icon % 4] for icon in covered] == ["n", "b"]  # top right of one, top left of the other
    assert "".join(ICONS[icon % 4] for icon in covered_by_decoration(game, 3, 0)) == "br"


def test_a_worker_stays_where_it_built() -> None:
    game = city()
    offer(game, "nnnn")
    give(game.players[0], stone=2)
    table = answer(building(game, 1), "space 1-1-1")
    assert "construction 2" in at(table)
