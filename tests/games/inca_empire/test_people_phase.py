"""IN-8 and IN-9: a turn, its two actions, and roads."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.given import refused
from tests.games.inca_empire.positions import (
    GAME,
    LINKS,
    answer,
    board,
    face_up,
    given,
    labour,
    log,
    me,
    options,
    road,
    why,
)
from tinkuy.core.table import Table
from tinkuy.core.view import view
from tinkuy.games.inca_empire.roads import road_blocked, roads_allowed
from tinkuy.games.inca_empire.survey import survey

MACHU = "limatambo ollantaytambo machu_picchu"


@clause("IN-8.1", "IN-8.2", "IN-8.6")
def test_a_turn_has_two_voluntary_actions() -> None:
    table = given().labour(1).turn_of(0)
    assert options(table) == ["roads", "extra_road", "end"]
    answer(table, "act end")
    assert table.ask.seat == 1
    assert log(table, "passed") == ["passed 0"]


@clause("IN-8.3")
def test_either_action_may_come_first() -> None:
    table = given().labour(1).turn_of(0)
    answer(table, "act extra_road", f"road {road('limatambo', 'abancay')}")
    assert options(table) == ["roads", "end"]
    table = given().labour(1).turn_of(0)
    answer(table, "act roads", f"road {road('limatambo', 'abancay')}", "road stop")
    assert options(table) == ["extra_road", "end"]


@clause("IN-8.4")
def test_roads_are_not_split_around_a_construction() -> None:
    table = given().labour(9).turn_of(0)
    answer(table, "act roads", f"road {road('limatambo', 'abancay')}", "road stop", "act conquest", "conquer chanka")
    assert table.ask.seat == 1
    table = given().open_cards("blue_orange", "rapid_expansion").labour(9).turn_of(0)
    answer(table, "act roads", f"road {road('limatambo', 'abancay')}", "road stop", "act further", "conquer chanka")
    assert why(table, 0, "act roads").clause == "IN-8.2"


@clause("IN-8.4", "IN-13.30")
def test_a_construction_that_was_left_for_roads_is_over() -> None:
    """A pilgrimage is still possible, so that the turn is not over."""
    position = given().roads(0, MACHU).roads(0, "limatambo abancay").conquered(3, "vilcabamba").city("machu_picchu")
    position.temple("machu_picchu").open_cards("blue_orange", "rapid_expansion", "local_pilgrimage")
    table = position.tile("chanka", "t1").labour(30).turn_of(0)
    answer(table, "act further", "conquer chanka", "act roads", "road stop")
    assert options(table) == ["pilgrimage", "end"]
    assert refused(table, 0, "act city").clause == "IN-8.4"
    assert refused(table, 0, "act further").clause == "IN-8.4"


@clause("IN-8.5", "IN-10.22")
def test_everything_is_paid_at_once() -> None:
    position = given().roads(0, MACHU).conquered(1, "vilcabamba")
    table = position.labour(5).turn_of(0)
    assert why(table, 0, "act city").clause == "IN-10.22"
    table = answer(position.labour(6).turn_of(0), "act city")
    assert labour(table)[0] == 0
    assert log(table, "labour_paid") == ["labour_paid 0 6"]


@clause("IN-9.1")
def test_two_roads_are_free() -> None:
    table = given().labour(0).turn_of(0)
    answer(table, "act roads", f"road {road('limatambo', 'abancay')}", f"road {road('limatambo', 'choquequirao')}")
    assert table.ask.seat == 1
    assert labour(table)[0] == 0


@clause("IN-9.1", "IN-13.3", "IN-13.4")
def test_the_question_says_how_many_roads_can_still_be_laid() -> None:
    def left(table: Table) -> list[object]:
        return [ask.get("label") for ask in view(table, 0)["ask"]]

    links = [f"road {road('limatambo', at)}" for at in ("abancay", "choquequirao", "ollantaytambo")]
    table = given().open_cards("blue_orange", "extra_road_crew").turn_of(0)
    assert left(table) == [None]  # of what there is to do
    for n, link in zip((3, 2, 1), links, strict=True):
        answer(table, *(["act roads"] if n == 3 else []))
        assert left(table) == [("question-road-now", {"n": n})]
        answer(table, link)
    table = given().labour(9).open_cards("blue_orange", "intensive_labour").turn_of(0)
    assert left(answer(table, "act extra_road")) == [("question-road-now", {"n": 2})]


@clause("IN-9.2", "IN-13.3", "IN-13.5", "EX-11", "EX-12", "EX-13")
def test_crews_and_floods_change_the_number() -> None:
    def allowed(*cards: str) -> int:
        table = given().open_cards("blue_orange", *cards).turn_of(0)
        return roads_allowed(board(table), me(table, 0))

    crew, flood = "extra_road_crew", "el_nino_flood"
    assert allowed() == 2
    assert allowed(crew) == 3
    assert allowed(crew, crew) == 4
    assert allowed(flood) == 1
    assert allowed(crew, flood) == 2
    assert allowed(flood, flood) == 1
    assert allowed(crew, flood, flood) == 1


@clause("IN-13.3")
def test_an_extra_crew_lays_a_third_road() -> None:
    table = given().open_cards("blue_orange", "extra_road_crew").turn_of(0)
    answer(
        table, "act roads", *(f"road {road('limatambo', at)}" for at in ("abancay", "choquequirao", "ollantaytambo"))
    )
    assert table.ask.seat == 1


@clause("IN-9.3", "IN-9.4", "EX-8")
def test_a_road_starts_at_the_network_also_in_its_middle() -> None:
    table = answer(given().roads(0, "limatambo abancay").turn_of(0), "act roads")
    assert road("limatambo", "choquequirao") in options(table)
    assert why(table, 0, f"road {road('pisac', 'lares')}").clause == "IN-9.3"
    answer(table, f"road {road('limatambo', 'ollantaytambo')}")
    assert road("ollantaytambo", "lares") in options(table)


@clause("IN-9.5")
def test_a_link_carries_one_road() -> None:
    table = answer(given().roads(3, "abancay limatambo").turn_of(0), "act roads")
    assert why(table, 0, f"road {road('abancay', 'limatambo')}").clause == "IN-9.5"
    assert why(table, 0, f"road {road('cusco', 'limatambo')}").reason == "blocked-own-road"


@clause("IN-9.6", "IN-9.8", "EX-9")
def test_an_end_must_touch_conquered_ground() -> None:
    table = answer(given().roads(0, "limatambo choquequirao").turn_of(0), "act roads")
    assert road("choquequirao", "vilcashuaman") in options(table)  # Choquequirao belongs to a start province, too
    answer(table, f"road {road('choquequirao', 'vilcashuaman')}")
    blocked = why(table, 0, f"road {road('vilcashuaman', 'wari')}")
    assert (blocked.reason, blocked.clause) == ("blocked-unconquered-ends", "IN-9.8")


@clause("IN-9.9", "IN-9.10", "EX-7")
def test_a_road_turns_up_the_tiles_at_its_ends() -> None:
    table = given().roads(0, "limatambo choquequirao").covered("rucana", "pasto").turn_of(0)
    assert "rucana" not in face_up(table)
    table = given().roads(0, "limatambo abancay").covered("rucana", "pasto").conquered(1, "chanka").turn_of(0)
    answer(table, "act roads", f"road {road('abancay', 'andahuaylas')}", f"road {road('andahuaylas', 'soras')}")
    assert face_up(table) >= {"rucana"}
    assert "pasto" not in face_up(table)
    assert [line.split()[1] for line in log(table, "tile_opened")] == ["rucana"]


@clause("IN-9.11")
def test_without_a_link_no_road_is_built() -> None:
    position = given()
    for link_of in range(len(LINKS)):
        if position.state.roads[link_of] < 0:
            position.state.roads[link_of] = 1
    table = position.labour(3).turn_of(0)
    assert table.ask.seat == 1  # nothing else to do either, so the turn went by
    survey(position.state)
    assert refused(Table(GAME, position.state, 4), 0, "act roads").clause == "IN-9.11"


@clause("IN-9.7")
def test_every_free_link_that_touches_network_and_conquered_ground_is_offered() -> None:
    table = answer(given().roads(0, "limatambo choquequirao vilcashuaman").turn_of(0), "act roads")
    state = board(table)
    fine = [number for number in range(len(LINKS)) if road_blocked(state, me(table, 0), number) is None]
    assert [LINKS[number] for number in fine] == options(table)[:-1]
