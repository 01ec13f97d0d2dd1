"""TA-18 Solo: general principles."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.tawantinsuyu.positions import (
    COMPONENTS,
    armies,
    asked,
    board,
    buildings,
    carried_out,
    conquest,
    events,
    given,
    gods,
    her_turn,
    log,
    me,
    placing,
    points,
    resources,
    she_follows,
    tapestries,
    tokens_at,
    village,
    vp,
    workers,
)
from tinkuy.core.chance import Chance
from tinkuy.core.view import view
from tinkuy.games.tawantinsuyu import rewards
from tinkuy.games.tawantinsuyu.rewards_data import KINDS, Reward
from tinkuy.games.tawantinsuyu.state import FROM_CONQUEST, total

SMALL_STATUE, TOP_WEAVE, TEMPLE_STEP, A_BUILDING = range(4)


@clause("TA-18.1")
def test_the_personality_replaces_the_printed_action_when_a_token_acts_there() -> None:
    start = tokens_at(given(1).player(1, courier=1).village(), top1=4).personality(TEMPLE_STEP)
    table = her_turn(start, 1)
    assert (resources(table, 1), me(table, 1).temple) == ([0, 0, 0, 1], 1)
    assert log(table, "personality", "she_acts") == ["personality", "she_acts village_potato"]


@clause("TA-18.1", "TA-23.1")
def test_without_the_tile_the_gold_space_pays_gold_alone() -> None:
    table = her_turn(tokens_at(given(1).player(1, courier=1).village(), top1=4), 1)
    assert (resources(table, 1), me(table, 1).temple) == ([0, 0, 0, 1], 0)
    assert log(table, "personality", "she_acts") == ["she_acts gold", "she_acts village_potato"]


@clause("TA-18.1")
@pytest.mark.parametrize(
    ("trigger", "space", "gold", "stone", "step"),
    [
        ("acting", 4, 1, 0, 1),
        ("acting", 3, 0, 2, 0),  # it lands on the tile and does not act there yet
        ("landing", 4, 1, 0, 0),  # only the gold; it moves on to the fifth space
        ("landing", 3, 1, 2, 1),
    ],
)
def test_by_the_other_reading_it_happens_on_arrival(trigger: str, space: int, gold: int, stone: int, step: int) -> None:
    start = given(1, solo_personality_trigger=trigger).player(1, courier=1).village().personality(TEMPLE_STEP)
    table = her_turn(tokens_at(start, top1=space), 1)
    assert resources(table, 1) == [0, 0, stone, gold]
    assert me(table, 1).temple == step


@clause("TA-18.2", "TA-21.7")
@pytest.mark.parametrize(
    ("kind", "goods", "cards", "points_"),
    [
        ("architect", [0, 2, 1, 0], 0, 10),
        ("courier", [1, 2, 0, 0], 0, 10),
        ("craftsman", [0, 3, 0, 0], 0, 10),
        ("priest", [0, 2, 0, 0], 0, 11),
        ("warrior", [0, 2, 0, 0], 1, 10),
    ],
)
def test_the_bonus_of_a_workers_colour(kind: str, goods: list[int], cards: int, points_: int) -> None:
    start = given(1).player(1, courier=1).village(kind, "architect").altar("G10")
    table = her_turn(tokens_at(start, top1=2, bottom1=1), 1)  # 2 corn, then the potato end
    assert (workers(table, 1), village(table)) == ([kind], ["architect"])
    assert (resources(table, 1), len(me(table, 1).army_hand.cards), vp(table, 1)) == (goods, cards, points_)
    assert log(table, "she_hires", "she_gets_bonus") == [f"she_hires {kind}", f"she_gets_bonus {kind}"]
    assert ("G10" in gods(board(table).altar)) == (kind != "priest")


@clause("TA-18.3")
def test_a_third_worker_costs_a_random_one_at_once() -> None:
    gone = set()
    for seed in range(40):
        start = given(1).player(1, architect=1, courier=1, stone=3, corn=3, temple=4).village("warrior", "priest")
        start.state.chance = Chance(seed)
        table = she_follows(start, "offering")
        assert asked(table) == "plan"  # still the human's turn: it happened at once
        (dismissed,) = events(table, "she_dismisses")
        assert len(workers(table, 1)) == len(me(table, 1).held) == 2
        assert board(table).box[dismissed.values[0]] == 2
        assert len(me(table, 1).army_hand.cards) == 1  # the warrior's bonus comes whoever left
        gone.add(dismissed.values[0])
    assert gone == {0, 1, 4}


@clause("TA-18.4")
def test_a_god_card_is_the_oldest_altar_card_under_the_deck_and_1_vp() -> None:
    start = given(1).player(1, corn=3, temple=1).altar("G10", "G20")
    table = she_follows(start, "offering")
    assert gods(board(table).altar) == ["G20"]
    assert gods(board(table).god_deck)[0] == "G10"
    assert (vp(table, 1), points(table, 1, "solo"), resources(table, 1)) == (11, 1, [1, 0, 0, 0])
    assert me(table, 1).god_hand.cards == []
    assert log(table, "altar_to_deck") == ["altar_to_deck G10"]


@clause("TA-18.12")
def test_an_empty_altar_gives_nothing() -> None:
    table = she_follows(given(1).player(1, corn=3, temple=1), "offering")
    assert (me(table, 1).temple, vp(table, 1), resources(table, 1)) == (2, 10, [1, 0, 0, 0])
    assert gods(board(table).altar) == []
    assert events(table, "altar_to_deck") == []


@clause("TA-18.5")
def test_training_she_draws_one_card_face_down() -> None:
    start = given(1).player(1, corn=3, temple=3).army_deck("A05", "A25")
    table = she_follows(start, "offering")
    assert me(table, 1).temple == 4
    assert armies(me(table, 1).army_hand) == ["A05"]
    assert armies(board(table).army_deck)[-1] == "A25"
    assert board(table).army_discard.cards == []
    assert view(table, 0)["state"]["players"][1]["army_hand"] == 1  # only how many


@clause("TA-18.6")
@pytest.mark.parametrize(
    ("potato", "left", "scored"),
    [(0, 3, 0), (1, 4, 0), (2, 0, 5), (4, 2, 5), (9, 2, 10), (12, 0, 15)],
)
def test_five_potatoes_are_five_points(potato: int, left: int, scored: int) -> None:
    start = given(1).player(1, courier=1, potato=potato, gold=9).village()
    table = her_turn(start, 1)  # 3 potato
    assert resources(table, 1) == [left, 0, 0, 9]  # gold is no potato
    assert (vp(table, 1), points(table, 1, "solo")) == (10 + scored, scored)
    assert len(events(table, "she_swaps_potato")) == scored // 5


@clause("TA-18.7", "TA-21.14")
@pytest.mark.parametrize(
    ("held", "left"),
    [
        ([0, 0, 3, 3], [2, 1, 0, 3]),
        ([0, 0, 2, 3], [2, 1, 0, 2]),
        ([0, 0, 0, 3], [2, 1, 0, 0]),
        ([0, 0, 4, 1], [2, 1, 1, 1]),
    ],
)
def test_gold_only_for_what_is_missing(held: list[int], left: list[int]) -> None:
    start = given(1).player(1, courier=1, stone=held[2], gold=held[3])
    table = her_turn(tokens_at(start, middle4=3), 4)  # steps for 3 stone, which give 1 corn and 2 potato
    assert resources(table, 1) == left


@clause("TA-18.8")
@pytest.mark.parametrize(
    ("statues", "scored"),
    [
        ({"small": "zigzag"}, 5),
        ({"large": "zigzag"}, 5),
        ({"small": "zigzag zigzag", "large": "zigzag"}, 5),
        ({"small": "wave", "large": "eye"}, 0),
        ({}, 0),
    ],
)
def test_a_statue_of_the_used_symbol_is_worth_5_vp(statues: dict[str, str], scored: int) -> None:
    # G01 would give 2 potato and 2 VP: that is ignored. From sector 2 no worship is near.
    start = given(1).player(1, courier=1, sector=2, **statues).tucked("G01", "G08", "G15", "G22").village()
    table = her_turn(tokens_at(start, top1=2), 1)
    assert (vp(table, 1), resources(table, 1)) == (10 + scored, [0, 2, 0, 0])
    assert log(table, "she_matches") == (["she_matches zigzag"] if scored else [])


@clause("TA-18.9")
@pytest.mark.parametrize(
    ("temple", "goods", "hand", "scored"),
    [
        (0, [0, 0, 0, 0], 0, 0),
        (1, [1, 0, 0, 0], 0, 1),
        (3, [0, 0, 0, 0], 1, 0),
        (6, [0, 0, 2, 0], 0, 0),
        (8, [0, 0, 0, 0], 1, 1),
        (9, [0, 0, 0, 1], 0, 0),
    ],
)
def test_she_gains_all_temple_rewards(temple: int, goods: list[int], hand: int, scored: int) -> None:
    table = she_follows(given(1).player(1, corn=3, temple=temple).altar("G10"), "offering")
    assert me(table, 1).temple == temple + 1
    assert (resources(table, 1), len(me(table, 1).army_hand.cards), vp(table, 1)) == (goods, hand, 10 + scored)


def stone_or_worker(stone: int, held: int, queue: str, nomads: str) -> tuple[int, list[str], list[str]]:
    """Her stone, her workers and the village after the temple step; the new worker is a warrior if from the village."""
    start = given(1).player(1, corn=3, temple=4, stone=stone, craftsman=held)
    start.village(*queue.split()).nomads(*nomads.split())
    if not nomads:
        start.bag()
    table = she_follows(start, "offering")
    return resources(table, 1)[2], workers(table, 1), village(table)


@clause("TA-18.10", "TA-18.11", "EX-26")
@pytest.mark.parametrize(
    ("stone", "held", "takes_worker"),
    [(2, 1, True), (1, 1, True), (2, 2, False), (0, 0, True), (1, 0, True), (0, 1, False), (1, 2, False), (3, 2, True)],
)
def test_stone_or_worker(stone: int, held: int, takes_worker: bool) -> None:
    left, hers, queue = stone_or_worker(stone, held, "warrior priest", "courier")
    if takes_worker:
        assert left == stone
        assert queue == ["priest"]  # from the potato end
        assert held == 2 or "warrior" in hers
    else:
        assert (left, len(hers), queue) == (stone + 1, held, ["warrior", "priest"])


@clause("TA-18.10", "TA-18.11")
def test_from_an_empty_village_it_is_a_random_nomad_and_without_anybody_stone() -> None:
    assert stone_or_worker(2, 1, "", "courier courier courier") == (2, ["courier", "craftsman"], [])
    assert stone_or_worker(2, 1, "", "") == (3, ["craftsman"], [])
    found = set()
    for seed in range(30):
        start = given(1).player(1, corn=3, temple=4, stone=2).village().nomads("courier", "courier", "warrior")
        start.state.chance = Chance(seed)
        found |= set(workers(she_follows(start, "offering"), 1))
    assert found == {"courier", "warrior"}


@clause("TA-18.13", "TA-19.3")
def test_discarded_altar_cards_go_under_the_deck_one_after_another() -> None:
    table = her_turn(given(1).player(1, corn=4, temple=2).altar("G10", "G20", "G30"))
    assert gods(board(table).altar) == ["G30"]
    assert gods(board(table).god_deck)[:2] == ["G20", "G10"]  # the last one is the lowest
    assert log(table, "altar_discarded") == ["altar_discarded G10", "altar_discarded G20"]


@clause("TA-18.14")
def test_her_card_obeys_the_limit_of_the_altar() -> None:
    start = given(1).player(1, courier=1).tucked("G01", "G08", "G15", "G22").altar("G10", "G20", "G30").village()
    table = her_turn(start, 1)
    assert gods(board(table).altar) == ["G01"]
    assert {"G10", "G20", "G30"} <= {*gods(board(table).god_deck), *gods(board(table).tucked[0])}
    assert log(table, "altar_cleared", "altar_joined") == ["altar_cleared", "altar_joined G01"]


@clause("TA-18.15")
def test_the_human_pays_her_for_her_steps() -> None:
    start = given(1).player(0, architect=1, gold=1).steps(1, "upper-1")
    table = placing(start, "architect", "M0b")
    assert (vp(table, 1), points(table, 1, "steps_used")) == (11, 1)


@clause("TA-18.15")
@pytest.mark.parametrize(
    ("passive", "sector", "hers", "question"),
    [
        ("Z11", 0, {"corn": 4}, "free_weave"),
        ("Z12", 0, {"corn": 4}, "pay_temple"),
        ("Z16", 3, {"production": "P13 P14"}, "refresh"),
    ],
)
def test_her_priest_actions_trigger_the_humans_buildings(
    passive: str, sector: int, hers: dict[str, int | str], question: str
) -> None:
    start = given(1).player(0, passive=passive, gold=1, production_down="P01").player(1, sector=sector, **hers)
    table = her_turn(start)
    assert (table.ask.seat, asked(table)) == (0, question)


@clause("TA-18.15")
def test_z17_and_z18_of_the_human_pay_for_her_actions() -> None:
    table = her_turn(given(1).player(0, passive="Z17").player(1, sector=2, up="A19"))
    assert (resources(table, 0), vp(table, 0)) == ([0, 0, 0, 1], 11)
    table = her_turn(given(1).player(0, passive="Z18").player(1, sector=1, down="A19 A20 A21"))
    assert (resources(table, 0), len(me(table, 0).army_hand.cards)) == ([0, 0, 0, 1], 1)


def gain(kind: str) -> list[Reward]:
    return [Reward(KINDS.index(kind), 1, [])]


@clause("TA-18.16")
def test_her_choice_of_a_weave_is_the_top_tile() -> None:
    start = given(1).player(1, tapestries=["SW02 W07", "SW01"]).weaves("W05", "W09")
    carried_out(start, rewards.receive(start.state, start.state.players[1], gain("free_weave"), FROM_CONQUEST))
    table = start.turn_of(0)
    assert tapestries(table, 1) == [["SW02", "W07"], ["SW01", "W05"]]  # a second of pattern 2 fits only the shorter
    assert COMPONENTS.weave_ids[board(table).weave_top.cards[0]] == "W09"


@clause("TA-18.16")
def test_her_choice_of_steps_statue_and_building() -> None:
    start = given(1).player(1, sector=3).steps(0, "upper-4").market("P01", "-", "Z11", "-")
    her = start.state.players[1]
    for kind in ("free_steps", "free_small_statue", "free_building"):
        carried_out(start, rewards.receive(start.state, her, gain(kind), FROM_CONQUEST))
    assert start.state.steps[8] == 1  # the next upper spot clockwise
    assert (sum(her.small), sum(start.state.small_supply), sum(her.large)) == (1, 11, 0)
    assert buildings(her.production) == ["P01"]
    assert total(her) == 10 + 4 + 3
    symbols = set()
    for seed in range(60):
        start = given(1)
        start.state.chance = Chance(seed)
        carried_out(
            start, rewards.receive(start.state, start.state.players[1], gain("free_small_statue"), FROM_CONQUEST)
        )
        symbols.add(start.state.players[1].small.index(1))
    assert symbols == set(range(6))


@clause("TA-18.16", "TA-15.9")
def test_a_task_at_its_price_is_hers_as_on_her_board() -> None:
    """No reconstructed table gives her one; an owner's may."""
    start = given(1).player(1, stone=7, sector=2).market("P01", "-", "Z11", "-").tucked("G01", "G08", "G15", "G22")
    her = start.state.players[1]
    for kind in ("task_steps", "task_statue", "task_building"):
        carried_out(start, rewards.receive(start.state, her, gain(kind), FROM_CONQUEST))
    assert (start.state.steps[4], sum(her.small), buildings(her.production)) == (1, 1, ["P01"])
    assert her.resources == [2, 1, 0, 0]  # 3 + 3 + 1 stone, and what the steps give
    carried_out(start, rewards.receive(start.state, her, gain("task_statue"), FROM_CONQUEST))
    carried_out(start, rewards.receive(start.state, her, gain("task_building"), FROM_CONQUEST))
    assert (sum(her.small), her.resources) == (1, [2, 1, 0, 0])  # nothing to pay with


@clause("TA-18.16")
def test_her_choice_of_a_nomad_is_random_with_its_bonus() -> None:
    found = set()
    for seed in range(40):
        start = given(1).nomads("architect", "courier", "craftsman")
        start.state.chance = Chance(seed)
        her = start.state.players[1]
        carried_out(start, rewards.receive(start.state, her, gain("nomad_worker"), FROM_CONQUEST))
        assert sum(start.state.nomads) == 3
        (kind,) = her.held
        assert her.resources == [[0, 0, 1, 0], [1, 0, 0, 0], [0, 1, 0, 0]][kind]  # stone, potato, corn
        found |= set(her.held)
    assert found == {0, 1, 2}


@clause("TA-18.16")
def test_her_choice_of_a_refresh_and_of_a_paid_step() -> None:
    start = given(1).player(1, production_down="P07 P12 P03", down="A01 A19")
    her = start.state.players[1]
    for _ in range(5):
        carried_out(start, rewards.receive(start.state, her, gain("refresh"), FROM_CONQUEST))
    told = start.state.told or []
    turned = [event.values[1] for event in told if event.kind.name == "refreshed"]
    first = COMPONENTS.first_passive
    assert turned == [11, 6, 2, first + 18, first]  # P12, P07, P03, then the 2-soldier card
    carried_out(start, rewards.receive(start.state, her, gain("pay_gold_temple"), FROM_CONQUEST))
    assert her.temple == 0  # no gold
    her.resources[3] = 2
    carried_out(start, rewards.receive(start.state, her, gain("pay_gold_temple"), FROM_CONQUEST))
    assert (her.temple, her.resources[3]) == (1, 1)


@clause("TA-18.17")
def test_she_neither_hires_nor_discards_for_a_bonus_nor_takes_gold() -> None:
    start = given(1).player(1, courier=1, potato=4, corn=3, gold=3, army="A15").casualties("priest", "priest")
    table = her_turn(tokens_at(start, top1=2, bottom1=2).nomads("courier"), 1)
    assert len(village(table)) == 6  # only the nomad of the bottom row was taken
    assert armies(me(table, 1).army_hand) == ["A15"]
    assert board(table).army_discard.cards == []
    table = her_turn(given(1).player(1, corn=4))
    assert (me(table, 1).temple, resources(table, 1)[3]) == (2, 0)
    assert events(table, "took_gold") == []


@clause("TA-18.16")
@pytest.mark.parametrize("place", COMPONENTS.conquest_ids)
def test_every_conquest_reward_needs_no_question(place: str) -> None:
    start = given(1).player(1, gold=2, down="A01", temple=3).altar("G10")
    reward = COMPONENTS.conquest[conquest(place)].reward
    carried_out(start, rewards.receive(start.state, start.state.players[1], reward, FROM_CONQUEST))
    assert start.state.told


@clause("TA-18.15")
@pytest.mark.parametrize(("effects", "scored"), [("no_effect_only_end_vp", 0), ("use_effects", 1)])
def test_her_passive_buildings_by_both_readings(effects: str, scored: int) -> None:
    """A-11: Z17 pays 1 gold and 1 VP at a conquest, Z07 her own steps, Z16 a refresh, Z13 a soldier."""
    start = given(1, solo_passive_buildings=effects).player(1, passive="Z17")
    table = she_follows(start, "conquest", "casualty potato_end")
    assert (vp(table, 1), resources(table, 1)) == (10 + scored, [0, 0, 0, scored])
    start = given(1, solo_passive_buildings=effects).player(1, passive="Z07", courier=1).ceremonies(1).village()
    start.steps(1, "upper-1").tucked("G01", "G08", "G15", "G22")
    table = her_turn(tokens_at(start, top1=2), 1)  # zigzag: M0c
    assert vp(table, 1) == 10 + scored
    start = given(1, solo_passive_buildings=effects).player(1, passive="Z16", production_down="P13", down="A01")
    table = she_follows(start, "produce")
    assert vp(table, 1) == 10 + 2 * scored  # P13 is refreshed and produces at once
    assert armies(me(table, 1).army_down) == ["A01"]  # one refresh only
    start = given(1, solo_passive_buildings=effects).player(1, passive="Z13", up="A01 A02")
    table = she_follows(start, "conquest", "casualty potato_end")
    taken = "chinchaysuyu_5" if scored else "antisuyu_1"  # flip 2 and discard 2 become 1 and 1
    assert log(table, "conquered") == [f"conquered 1 {taken}"]
    start = given(1, solo_passive_buildings=effects).player(1, passive="Z03", warrior=1, production_down="P13 P14")
    table = her_turn(tokens_at(start, top1=2).village(), 1)
    assert sum(me(table, 1).production_up) == 2 * scored


@clause("TA-18.15")
@pytest.mark.parametrize(("effects", "bought"), [("no_effect_only_end_vp", "W05"), ("use_effects", "W22")])
def test_her_z08_by_both_readings(effects: str, bought: str) -> None:
    start = given(1, solo_passive_buildings=effects).player(1, passive="Z08", corn=1, courier=1)
    start.weaves("W01", "W02", "W05", "W18", "W22")
    table = her_turn(tokens_at(start, middle4=2), 4)
    assert tapestries(table, 1) == [[bought]]
