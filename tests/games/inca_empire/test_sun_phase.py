"""IN-7: turn order, event cards and what works at the end of the phase."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.given import refused
from tests.games.inca_empire.positions import (
    BOARD,
    CARDS,
    COMPONENTS,
    Given,
    answer,
    asked,
    board,
    given,
    labour,
    log,
    me,
    options,
    owner,
    pass_turns,
    phase_of,
    why,
)
from tinkuy.games.inca_empire.components import CITY_COST, CITY_VP, GARRISON_COST
from tinkuy.games.inca_empire.sun_phase import draw
from tinkuy.games.inca_empire.survey import note_effects

HANDS = [
    ("epidemic", "resistance"),
    ("epidemic", "wild_road"),
    ("wild_road", "resistance"),
    ("rapid_expansion", "wild_road"),
]


def sun(seats: int = 4, **chosen: str) -> Given:
    """A Sun phase of era 2 with two cards in every hand."""
    position = given(seats, **chosen).at("sun", 2)
    for seat in range(seats):
        position.hand(seat, *HANDS[seat])
    return position


@clause("IN-7.1", "IN-7.2", "EX-3")
def test_the_last_in_rank_is_first_and_inside_before_outside() -> None:
    """Blue last, green and brown on one space with brown outside, orange first."""
    table = sun().scores(1, 9, 4, 4).table()
    assert board(table).order == [0, 2, 3, 1]
    assert log(table, "order_dealt") == ["order_dealt 0 1", "order_dealt 2 2", "order_dealt 3 3", "order_dealt 1 4"]


@clause("IN-7.2")
def test_a_table_may_play_by_rank_alone() -> None:
    table = sun(tie_turn_order="rank_reversed").scores(1, 9, 4, 4).table()
    assert board(table).order == [0, 3, 2, 1]


@clause("IN-7.3", "IN-7.4")
def test_the_order_holds_for_the_people_phase() -> None:
    table = sun().scores(1, 9, 4, 4).table()
    seats = []
    while phase_of(table)[0] == "sun":
        if asked(table) == "card":
            seats.append(table.ask.seat)
        answer(table, f"{asked(table)} {options(table)[0]}")
    assert seats == [0, 2, 3, 1]
    assert table.ask.seat == 0
    answer(table, "act end")
    assert table.ask.seat == 2


@clause("IN-7.4", "IN-7.10", "IN-7.6")
def test_a_hand_card_goes_into_any_sector() -> None:
    table = sun().scores(0, 1, 2, 3).table()
    assert (asked(table), options(table)) == ("card", ["epidemic", "resistance"])
    assert why(table, 0, "card storehouses").clause == "IN-7.4"
    answer(table, "card epidemic")
    assert sorted(options(table)) == ["blue_orange", "brown_blue", "green_brown", "orange_green"]
    assert why(table, 0, "sector orange_brown").clause == "IN-7.5"
    answer(table, "sector green_brown")
    assert [CARDS[card] for card in me(table, 0).placed.cards] == ["epidemic"]


@clause("IN-7.4", "IN-7.10")
def test_two_equal_cards_are_played_as_any_others() -> None:
    """Else the missing question would tell the others what is in hand."""
    table = given().at("sun", 2).scores(0, 1, 2, 3).hand(0, "epidemic", "epidemic").table()
    assert (asked(table), options(table)) == ("card", ["epidemic"])
    answer(table, "card epidemic")
    assert (asked(table), table.ask.seat) == ("sector", 0)


@clause("IN-7.5", "IN-7.21")
def test_a_sector_takes_one_new_card_and_the_last_has_no_choice() -> None:
    table = sun().scores(0, 1, 2, 3).table()
    answer(table, "card epidemic", "sector blue_orange", "card wild_road")
    assert "blue_orange" not in options(table)
    assert why(table, 1, "sector blue_orange").clause == "IN-7.5"
    answer(table, "sector orange_green", "card wild_road", "sector green_brown", "card wild_road")
    assert phase_of(table)[0] == "people"
    assert log(table, "card_placed")[-1] == "card_placed 3 brown_blue"


@clause("IN-7.7", "IN-7.15")
def test_cards_stay_until_the_next_sapa_inca_phase() -> None:
    position = sun().scores(0, 1, 2, 3).open_cards("blue_orange", "storehouses").at("sun", 2, 2)
    table = position.table()
    answer(table, "card resistance", "sector blue_orange")
    while phase_of(table)[0] == "sun":
        answer(table, f"{asked(table)} {options(table)[0]}")
    state = board(table)
    here = [
        CARDS[card] for card, at in zip(state.sun.cards, state.sun_sectors, strict=True) if at == state.sun_sectors[0]
    ]
    assert here == ["storehouses", "resistance"]
    pass_turns(table, 4)
    assert board(table).sun.cards == []


@clause("IN-7.8")
def test_a_card_is_drawn_right_after_placing() -> None:
    position = sun().scores(0, 1, 2, 3)
    top = position.state.deck.cards[-1]
    table = answer(position.table(), "card epidemic", "sector blue_orange")
    assert me(table, 0).hand.cards == [CARDS.index("resistance"), top]
    assert table.ask.seat == 1


@clause("IN-7.9", "IN-7.19", "EX-25")
def test_an_empty_deck_is_made_of_the_discards_when_a_card_is_needed() -> None:
    position = sun().scores(0, 1, 2, 3)
    state = position.state
    state.discard.cards = [state.deck.cards.pop() for _ in range(16)]
    state.players[0].hand.cards.append(state.deck.cards.pop())
    state.sun.cards, state.deck.cards = state.deck.cards, []
    state.sun_sectors = [COMPONENTS.sector_ids.index("blue_orange")] * len(state.sun.cards)
    table = position.table()
    assert (len(board(table).deck.cards), len(board(table).discard.cards)) == (0, 16)
    answer(table, f"card {options(table)[0]}", "sector blue_orange")
    assert (len(board(table).deck.cards), len(board(table).discard.cards)) == (15, 0)
    assert log(table, "deck_shuffled") == ["deck_shuffled"]


@clause("IN-7.20")
def test_nothing_is_drawn_when_there_is_nothing() -> None:
    state = given().state
    state.deck.cards = []
    draw(state, state.players[0])
    assert state.players[0].hand.cards == []


@clause("IN-7.11")
def test_all_new_cards_are_opened_together() -> None:
    table = sun().scores(0, 1, 2, 3).table()
    answer(table, "card epidemic", "sector blue_orange", "card epidemic", "sector orange_green", "card wild_road")
    assert board(table).sun.cards == []
    answer(table, "sector green_brown", "card rapid_expansion")
    assert log(table, "card_opened") == [
        "card_opened epidemic blue_orange",
        "card_opened epidemic orange_green",
        "card_opened wild_road green_brown",
        "card_opened rapid_expansion brown_blue",
    ]


@clause("IN-7.12", "IN-7.13", "IN-7.18", "EX-5")
def test_a_card_works_on_the_two_players_at_its_sector() -> None:
    """Harsh Weather and City Restoration at the two sectors of the brown stripe."""
    table = given().open_cards("green_brown", "harsh_weather").open_cards("brown_blue", "city_restoration").turn_of(0)
    assert [me(table, seat).effects[GARRISON_COST] for seat in range(4)] == [0, 0, 1, 1]
    assert [me(table, seat).effects[CITY_VP] for seat in range(4)] == [2, 0, 0, 2]
    colours = [{BOARD.colours[each] for each in COMPONENTS.sectors[at]} for at in COMPONENTS.sectors_of[4]]
    assert colours == [{"blue", "orange"}, {"orange", "green"}, {"green", "brown"}, {"brown", "blue"}]


@clause("IN-7.14")
def test_with_three_players_there_is_a_sector_for_each_pair() -> None:
    colours = [{BOARD.colours[each] for each in COMPONENTS.sectors[at]} for at in COMPONENTS.sectors_of[3]]
    assert colours == [{"blue", "orange"}, {"orange", "brown"}, {"brown", "blue"}]
    table = sun(3).scores(0, 1, 2).table()
    answer(table, "card epidemic")
    assert options(table) == ["blue_orange", "orange_brown", "brown_blue"]
    assert refused(table, 0, "sector orange_green").clause == "IN-7.5"


@clause("IN-7.16")
def test_effects_add_up() -> None:
    state = given().open_cards("blue_orange", "epidemic", "epidemic").state
    note_effects(state, state.players[0])
    assert state.players[0].effects[CITY_COST] == 4


@clause("IN-7.17", "IN-13.14", "EX-4")
def test_popular_support_pays_at_the_end_of_every_sun_phase() -> None:
    position = sun().scores(0, 1, 2, 3).open_cards("blue_orange", "popular_support").at("sun", 2, 2)
    position.tile("chanka", "t1").tile("anti", "t1").tile("carabaya", "t1").tile("cana", "t1").tile("colla", "t2")
    position.conquered(0, "chanka").conquered(1, "anti", "carabaya", "colla").conquered(2, "cana")
    table = position.table()
    while phase_of(table)[0] == "sun":
        answer(table, f"{asked(table)} {options(table)[0]}")
    assert labour(table) == [1, 2, 0, 0]


@clause("EX-34")
def test_two_popular_supports_pay_twice() -> None:
    position = sun().scores(0, 1, 2, 3).open_cards("blue_orange", "popular_support")
    position.open_cards("brown_blue", "popular_support").at("sun", 2, 2)
    for province in ("chanka", "anti", "carabaya"):
        position.tile(province, "t1").conquered(0, province)
    table = position.table()
    while phase_of(table)[0] == "sun":
        answer(table, f"{asked(table)} {options(table)[0]}")
    assert labour(table) == [6, 0, 0, 0]


@clause("IN-7.22")
def test_immediate_cards_do_not_touch_each_other() -> None:
    """Support and revolt on the same player, opened in either order."""
    for cards in (("popular_support", "peasant_revolt"), ("peasant_revolt", "popular_support")):
        position = sun().scores(0, 1, 2, 3).open_cards("blue_orange", *cards).at("sun", 2, 2)
        position.tile("chanka", "t1").conquered(0, "chanka").roads(0, "limatambo choquequirao vilcashuaman")
        table = position.table()
        while phase_of(table)[0] == "sun":
            answer(table, f"{asked(table)} {options(table)[0]}")
        assert labour(table)[0] == 1
        assert owner(table, "choquequirao", "vilcashuaman") == -1
