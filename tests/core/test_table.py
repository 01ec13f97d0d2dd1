"""Questions and answers at a table: forced and refused answers, other seats inside a turn, simultaneous choices."""

from __future__ import annotations

import pytest

from tests.games.toy.positions import answer, options, owner_of, toy_of, toy_table
from tests.toy import ToyGame, tables, toy_game
from tinkuy.core.chance import Chance
from tinkuy.core.data import SPECTATOR
from tinkuy.core.errors import Refused
from tinkuy.core.game import State
from tinkuy.core.questions import END, Rules
from tinkuy.core.table import Table, open_table, simulate
from tinkuy.core.view import view


def test_a_question_names_seat_kind_and_options() -> None:
    table = toy_table([5], [6])
    assert [(ask.seat, ask.kind) for ask in table.asks()] == [(0, 0)]
    assert options(table, 0)[:2] == ["do draw", "do grab"]
    assert options(table, 1) == []
    assert table.asked(1) is None


def test_a_forced_answer_is_taken_without_asking() -> None:
    table = answer(toy_table([5], [6]), "0 do bury")  # one card only
    assert owner_of(table, 0).hand.cards == []
    assert toy_of(table).deck.cards[0] == 5
    assert len(table.answers) == 1
    table = answer(toy_table([5, 7], [6]), "0 do bury")
    assert options(table, 0) == ["bury c5", "bury c7"]


def test_the_order_of_a_turn_is_free() -> None:
    one = answer(toy_table([5], [6]), "0 do bury", "0 do take", "0 take c2", "0 do done")
    other = answer(toy_table([5], [6]), "0 do take", "0 take c2", "0 do bury", "0 do done")
    assert owner_of(one, 0).points == owner_of(other, 0).points == [4, 0, 0]
    assert one.ask.seat == other.ask.seat == 1


@pytest.mark.parametrize(
    ("seat", "option", "sentence"),
    [
        (1, 0, "Seat 1 is not asked anything now."),
        (7, 0, "Seat 7 is not asked anything now."),
        (0, 3, r"'do bury' is not among the options of seat 0 now: blocked-nothing-there (TOY-2.2)."),
        (0, 99, "'do 99' is not among the options of seat 0 now."),
        (0, -1, "'do -1' is not among the options of seat 0 now."),
    ],
)
def test_a_wrong_answer_is_refused_with_a_sentence(seat: int, option: int, sentence: str) -> None:
    table = toy_table([], [6])
    with pytest.raises(Refused) as refusal:
        table.answer(seat, option)
    assert str(refusal.value) == sentence
    assert table.answers == []


def test_after_the_end_nobody_is_asked() -> None:
    table = toy_table([5], [6])
    while not table.over:
        table.apply(7)
    assert table.asks() == []
    with pytest.raises(Refused, match="The game is over"):
        table.answer(0, 7)
    assert len(table.turns) == 6
    assert [copy.over for copy in (table.copy(), table.fork(), table.fork(0, Chance(1)))] == [True] * 3


def test_another_seat_is_asked_inside_a_turn() -> None:
    table = answer(toy_table([5], [6]), "0 do offer")
    assert options(table, 0) == []
    assert options(table, 1) == ["accept no", "accept yes"]
    answer(table, "1 accept yes")
    assert (owner_of(table, 0).coins, owner_of(table, 1).coins) == (1, 3)
    assert options(table, 0)
    assert table.answers == [(0, 0, 5), (1, 4, 1)]


def together() -> Table:
    """A simultaneous choice after other answers of the turn; seat 2 has no card to choose."""
    return answer(toy_table([5, 15], [6, 16], []), "0 do take", "0 take c1", "0 do bids")


def test_a_simultaneous_choice_opens_for_all_at_once() -> None:
    table = together()
    assert [ask.seat for ask in table.asks()] == [0, 1]
    assert options(table, 1) == ["bid c6", "bid c16"]
    assert table.opened == 3


@pytest.mark.parametrize("order", [["0 bid c15", "1 bid c6"], ["1 bid c6", "0 bid c15"]])
def test_simultaneous_answers_come_in_any_order(order: list[str]) -> None:
    table = answer(together(), *order)
    assert table.together is None
    assert toy_of(table).shown.cards == [15, 6]
    assert owner_of(table, 0).points == [2, 0, 3]
    assert options(table, 0)


def test_simultaneous_answers_are_secret_until_all_are_done() -> None:
    table = answer(together(), "1 bid c16")
    assert options(table, 1) == []
    assert [event.kind.name for event in toy_of(table).told or []] == ["turn_began", "took", "scored"]
    assert [answer["option"] for answer in view(table, 1)["answers"]] == ["take", "c1", "bids", "c16"]
    for seat in (0, 2, SPECTATOR):
        seen = view(table, seat)
        assert [answer["option"] for answer in seen["answers"]] == ["take", "c1", "bids"]
        assert seen["waiting"] == [0]
    answer(table, "0 bid c5")
    assert [entry["option"] for entry in view(table, 2)["answers"]][-2:] == ["c16", "c5"]


def test_a_simultaneous_choice_of_nobody_is_passed() -> None:
    table = answer(toy_table([], []), "0 do bids")
    assert table.together is None
    assert "do bids" not in options(table, 0)


def test_forced_simultaneous_answers_are_taken() -> None:
    table = answer(toy_table([5], [6, 16]), "0 do bids")
    assert [ask.seat for ask in table.asks()] == [1]
    answer(table, "1 bid c6")
    assert toy_of(table).shown.cards == [5, 6]


def test_a_search_copy_during_a_simultaneous_choice_knows_only_the_own_answer() -> None:
    table = answer(together(), "1 bid c16")
    others = set()
    for value in range(40):
        fork = table.fork(0, Chance(value))
        assert [ask.seat for ask in fork.asks()] == [0, 1]
        assert options(fork, 0) == ["bid c5", "bid c15"]
        others |= set(options(fork, 1))
        answer(fork, "0 bid c5", options(fork, 1)[0].replace("bid", "1 bid"))
        assert fork.together is None
    assert len(others) > 10  # made from what seat 1 might hold
    own = table.fork(1, Chance(1))
    assert [ask.seat for ask in own.asks()] == [0]
    assert [ask.seat for ask in table.fork().asks()] == [0]  # a plain fork is the real world


def test_tables_are_tracked_or_quick() -> None:
    table = simulate(toy_game(), 2, 1)
    assert table.state.told is None
    table.apply(table.ask.options[0])
    assert table.answers == []
    with pytest.raises(AssertionError, match="tracked"):
        table.copy()
    with pytest.raises(AssertionError, match="tracked"):
        table.fork()


@pytest.mark.parametrize(
    ("seats", "seed", "options", "sentence"),
    [
        (4, 1, {}, "toy is played by 2, 3 players, not by 4."),
        (2, 1, {"speed": "9"}, "toy has no option 'speed'; its options are: bids."),
        (2, 1, {"bids": "maybe"}, "Option 'bids' cannot be 'maybe'; choose one of: on, off."),
        (2, "", {}, "A seed is a number or a short text on one line, without blanks at its ends."),
        (2, "a\nb", {}, "A seed is a number or a short text on one line, without blanks at its ends."),
    ],
)
def test_a_table_that_cannot_be_is_refused(seats: int, seed: int | str, options: dict[str, str], sentence: str) -> None:
    with pytest.raises(Refused) as refusal:
        open_table(toy_game(), seats, seed, options)
    assert str(refusal.value) == sentence


def test_options_have_defaults() -> None:
    assert open_table(toy_game(), 2, 1).options == {"bids": "on"}
    assert open_table(toy_game(), 2, "Ixchel", {"bids": "off"}).options == {"bids": "off"}
    assert "do bids" not in options(open_table(toy_game(), 2, 1, {"bids": "off"}), 0)


def test_a_game_that_asks_nothing_for_ever_is_stopped() -> None:
    class Idle(ToyGame):
        def turn(self, state: State) -> Rules[None] | None:
            return nothing()

    def nothing() -> Rules[None]:
        yield END

    game = Idle(tables())
    with pytest.raises(Refused, match="without asking anybody"):
        open_table(game, 2, "1")
