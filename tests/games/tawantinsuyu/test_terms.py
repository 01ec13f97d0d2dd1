"""TA-1 Terms and limits."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    COMPONENTS,
    GAME,
    answer,
    armies,
    asked,
    board,
    building,
    events,
    given,
    gods,
    me,
    options,
    placing,
    quiet,
    resources,
    vp,
    why,
)
from tinkuy.core.data import SPECTATOR
from tinkuy.core.view import view
from tinkuy.games.tawantinsuyu.audit.table import audit
from tinkuy.games.tawantinsuyu.components import ACTIONS, COLOURS, RESOURCES, WORKERS
from tinkuy.games.tawantinsuyu.resources import gain, payable, payments, score
from tinkuy.games.tawantinsuyu.state import FROM_UNPAID


def paid_with(fixed: list[int], food: int = 0, **held: int) -> list[tuple[int, int, int, int]]:
    """The mixes of potato, corn, stone, gold that pay a price."""
    start = given().player(0, **held)
    player = start.state.players[0]
    mixes = payments(player, fixed, food)
    assert payable(player, fixed, food) is bool(mixes)
    return mixes


@clause("TA-1.1")
def test_four_resources() -> None:
    assert RESOURCES == ["potato", "corn", "stone", "gold"]
    table = given().player(0, potato=1, corn=2, stone=3, gold=4).turn_of(0)
    assert resources(table, 0) == [1, 2, 3, 4]


@clause("TA-1.2")
def test_gold_is_any_other_resource_one_for_one() -> None:
    assert paid_with([0, 0, 3, 0], stone=1, gold=2) == [(0, 0, 1, 2)]
    assert paid_with([0, 0, 3, 0], stone=1, gold=1) == []
    assert paid_with([1, 1, 1, 0], gold=3) == [(0, 0, 0, 3)]


@clause("TA-1.2")
def test_gold_may_be_spent_although_the_resource_is_there() -> None:
    table = placing(given().player(0, stone=3, gold=4, architect=1), "architect", "T0a")
    answer(table, "task t1", "stair upper-1")
    assert asked(table) == "pay"
    assert options(table) == ["3stone", "2stone+1gold", "1stone+2gold", "3gold"]
    answer(table, "pay 1stone+2gold")
    assert resources(table, 0) == [2, 1, 2, 1]


@clause("TA-1.3")
def test_food_is_any_mix_of_potato_and_corn() -> None:
    assert paid_with([0, 0, 0, 0], 2, potato=2, corn=2) == [(0, 2, 0, 0), (1, 1, 0, 0), (2, 0, 0, 0)]
    assert paid_with([0, 0, 0, 0], 3, potato=1, corn=1, gold=1) == [(1, 1, 0, 1)]
    assert paid_with([0, 0, 0, 0], 1, stone=9) == []


@clause("TA-1.4")
def test_resources_never_run_out() -> None:
    start = given()
    for resource in range(4):
        gain(start.state, start.state.players[0], resource, 100)
    assert start.state.players[0].resources == [100, 100, 100, 100]
    assert audit(start.state) is None


@clause("TA-1.5")
def test_workers_and_markers_are_limited_to_the_box() -> None:
    start = given()
    start.state.nomads[0] += 1
    assert audit(start.state) == "There are 10 workers of the kind architect."
    start = given()
    start.state.players[1].step_markers += 1
    assert audit(start.state) == "The step markers of seat 1 do not add up."
    start = given()
    start.state.players[2].conquest_markers += 1
    assert audit(start.state) == "The conquest markers of seat 2 do not add up."


@clause("TA-1.5")
def test_nobody_replaces_a_nomad_from_an_empty_bag() -> None:
    table = given().nomads("priest", "courier").bag().turn_of(0)
    answer(table, "plan recruit", "nomad priest")
    assert board(table).nomads == [0, 1, 0, 0, 0]


@clause("TA-1.6")
def test_nine_workers_of_each_of_five_kinds() -> None:
    assert WORKERS == ["architect", "courier", "craftsman", "priest", "warrior"]
    assert COMPONENTS.workers_per_kind == 9
    state = given(4).state
    everywhere = state.bag.cards + state.village + [k for k, n in enumerate(state.nomads) for _ in range(n)]
    assert Counter(everywhere) == {0: 9, 1: 9, 2: 9, 3: 9, 4: 9}
    kinds = GAME.component_set.data["workers"]["kind"]
    assert [kind["colour"] for kind in kinds] == ["blue", "yellow", "green", "white", "red"]


@clause("TA-1.7")
def test_pieces_of_a_player() -> None:
    for player in given(3).state.players:
        assert (player.step_markers, player.conquest_markers, player.temple) == (5, 10, 0)
        assert isinstance(player.priest, int)


@clause("TA-1.8")
def test_cards_and_tiles() -> None:
    assert (len(COMPONENTS.gods), len(COMPONENTS.army)) == (42, 30)
    assert (COMPONENTS.first_passive, len(COMPONENTS.buildings) - COMPONENTS.first_passive) == (19, 20)
    assert len(COMPONENTS.weaves) == 35
    starting = [id for id, tile in zip(COMPONENTS.weave_ids, COMPONENTS.weaves, strict=True) if tile.mark == "start"]
    assert starting == ["SW01", "SW02", "SW03", "SW04"]
    state = given().state
    assert (sum(state.small_supply), sum(state.large_supply)) == (12, 6)


@clause("TA-1.9")
def test_six_symbols_with_two_small_statues_and_a_large_one() -> None:
    state = given().state
    assert state.small_supply == [2, 2, 2, 2, 2, 2]
    assert state.large_supply == [1, 1, 1, 1, 1, 1]


@clause("TA-1.10")
def test_points_never_fall_below_zero() -> None:
    start = given().player(0, vp=3)
    player = start.state.players[0]
    score(start.state, player, FROM_UNPAID, -2)
    assert sum(player.points) == 1
    score(start.state, player, FROM_UNPAID, -4)
    assert sum(player.points) == 0
    score(start.state, player, FROM_UNPAID, 2)
    assert sum(player.points) == 2


@clause("TA-1.11")
def test_a_statue_that_has_run_out_cannot_be_made() -> None:
    start = given().player(0, stone=9, gold=9, architect=1).player(1, small="eye eye", large="eye")
    table = answer(placing(start, "architect", "M0a"), "task mb0")
    assert asked(table) == "statue"
    assert "small_eye" not in options(table)
    assert "large_eye" not in options(table)
    assert len(options(table)) == 10
    assert why(table, 0, "statue small_eye").clause == "TA-8.27"


@clause("TA-1.11")
def test_no_card_comes_from_an_empty_army_deck() -> None:
    table = given().only_army_cards().turn_of(0)
    answer(table, "plan train")
    assert me(table, 0).army_hand.cards == []
    assert asked(table) == "plan"


@clause("TA-1.12")
def test_gold_replaces_the_one_resource_a_price_names_but_nothing_replaces_gold() -> None:
    assert paid_with([0, 2, 0, 0], potato=9, stone=9, corn=1) == []
    assert paid_with([0, 2, 0, 0], potato=9, corn=1, gold=1) == [(0, 1, 0, 1)]
    assert paid_with([0, 0, 3, 2], stone=5, corn=5, potato=5, gold=1) == []
    assert paid_with([0, 0, 3, 2], stone=2, gold=3) == [(0, 0, 2, 3)]


@clause("TA-1.12")
def test_a_mix_that_one_does_not_hold_is_refused() -> None:
    table = placing(given().player(0, potato=2, corn=2, gold=1, architect=1), "architect", "M0a")
    assert options(table) == ["2corn", "1potato+1corn", "2potato"]
    refused = why(table, 0, "pay 3potato")
    assert (refused.reason, refused.clause) == ("blocked-cannot-pay", "TA-1.12")


@clause("TA-1.13")
def test_gold_only_counts_as_gold_where_nothing_is_paid() -> None:
    """Axomamma wants an offering with 4 corn; 3 corn and 9 gold are not 4 corn."""
    solo = given(1).orientation(0).player(1, sector=0, corn=3, gold=9)
    assert events(solo.turn_of(1), "she_moves_priest") == []
    solo = given(1).orientation(0).player(1, sector=0, corn=4)
    assert len(events(solo.turn_of(1), "she_moves_priest")) == 1


@clause("TA-1.14")
def test_no_hand_limit() -> None:
    ids = [f"G{n:02}" for n in range(1, 13)]
    start = given().player(0, god=ids, army=[f"A{n:02}" for n in range(1, 12)])
    table = answer(start.turn_of(0), "plan pray")
    table = quiet(answer(table, "plan train", "train A12"), 0)
    assert len(me(table, 0).god_hand.cards) == 14
    assert len(me(table, 0).army_hand.cards) == 12
    assert table.ask.seat == 1


def seen(table: Any, seat: int) -> Any:
    return view(table, seat)["state"]


@clause("TA-1.15")
def test_hands_are_secret_and_their_sizes_open() -> None:
    table = given().player(0, god="G01 G02", army="A01").altar("G09").army_discard("A05").turn_of(0)
    own, other = seen(table, 0)["players"][0], seen(table, 1)["players"][0]
    assert (own["god_hand"], own["army_hand"]) == ([0, 1], [0])
    assert (other["god_hand"], other["army_hand"]) == (2, 1)


@clause("TA-1.15")
def test_decks_stacks_and_the_bag_are_hidden_and_the_rest_is_open() -> None:
    table = given().player(0, god="G01").altar("G09").army_discard("A05").weaves("W05").turn_of(0)
    for seat in (0, 1, SPECTATOR):
        state = seen(table, seat)
        assert (state["god_deck"], state["army_deck"]) == (40, 29)
        assert (state["production_stack"], state["passive_stack"], state["weave_stack"]) == (17, 18, 30)
        assert state["bag"] == 45 - 8 - 5
        assert (state["altar"], state["army_discard"]) == ([8], [4])
        assert state["weave_top"] == [COMPONENTS.weave_ids.index("W05")]
        assert state["market"] == [building(id) for id in ("P18", "P19", "Z11", "Z18")]


@clause("TA-1.15")
def test_the_army_card_kept_in_a_training_is_not_shown_to_others() -> None:
    table = answer(given().army_deck("A01", "A19").turn_of(0), "plan train")
    assert seen(table, 1)["players"][0]["drawn"] == 2
    answer(table, "train A19")
    assert armies(me(table, 0).army_hand) == ["A19"]
    assert [given["kind"] for given in view(table, 0)["answers"]] == ["plan", "train"]
    assert [given["kind"] for given in view(table, 1)["answers"]] == ["plan"]
    assert armies(board(table).army_discard) == ["A01"]


@clause("TA-1.15")
def test_a_god_card_put_under_the_deck_is_not_shown_and_one_from_the_altar_is() -> None:
    table = answer(given().altar("G12").turn_of(0), "plan pray", "god_from G12")
    assert [event.values for event in events(table, "god_card_taken")] == [[0, COMPONENTS.god_ids.index("G12")]]
    assert gods(me(table, 0).god_hand)[0] == "G12"
    start = given().player(0, god="G02 G08", gold=2, potato=1, architect=1)
    table = answer(placing(start, "architect", "T1a"), "pay 1potato", "task t3", "give_god G08")
    kinds = [given["kind"] for given in view(table, 1)["answers"]]
    assert kinds[-1] == "task"
    assert "give_god" not in kinds
    assert view(table, 0)["answers"][-1] == {"seat": 0, "kind": "give_god", "option": "G08"}


@clause("TA-1.15")
def test_asking_for_what_is_not_in_hand_is_refused() -> None:
    table = placing(given().player(0, god="G08", gold=2, architect=1), "architect", "T0b", price="")
    assert asked(table) == "price"
    refused = why(table, 0, "price G09")
    assert (refused.reason, refused.clause) == ("blocked-not-in-hand", "TA-4.2")


@clause("TA-1.6", "TA-5.1")
def test_words_of_the_tables() -> None:
    assert COLOURS == ["blue", "green", "neutral"]
    assert sorted(ACTIONS) == ["conquest", "offering", "produce", "refresh", "worship"]
    assert vp(given().turn_of(0), 0) == 10
