"""IN-4: eras, rounds, phases."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.inca_empire.positions import COMPONENTS, answer, board, given, log, pass_turns, phase_of
from tinkuy.games.inca_empire.track import INCA, PEOPLE, SAPA_INCA, SUN

TRACK = COMPONENTS.tracks[0]


def columns(era: int) -> list[str]:
    """The phases of each column of an era by their first letters, X for Sapa Inca."""
    found: dict[int, str] = {}
    for phase, of, number in zip(TRACK.phases, TRACK.era, TRACK.round, strict=True):
        if of == era - 1:
            found[number] = found.get(number, "") + "ISPX"[phase]
    return list(found.values())


@clause("IN-4.1", "IN-4.4", "IN-4.5", "IN-4.6", "IN-4.7")
def test_the_columns_of_the_eras() -> None:
    assert columns(1) == ["IPP"]
    assert columns(2) == ["ISPSPX"] * 3
    assert columns(3) == ["ISPSPSPX"] * 2
    assert columns(4) == ["ISPSPSPSPX"]


@clause("IN-4.8")
def test_the_phases_in_all() -> None:
    assert TRACK.rounds == 7
    assert [TRACK.phases.count(phase) for phase in (INCA, SUN, PEOPLE, SAPA_INCA)] == [7, 16, 18, 6]


@clause("IN-4.2", "IN-4.3")
def test_everybody_finishes_a_phase_before_the_marker_moves() -> None:
    table = given().hand(0, "epidemic", "resistance").at("people", 1, 1).table()
    for _ in range(4):
        assert (board(table).phase, phase_of(table)) == (1, ("people", 1))
        answer(table, "act end")
    assert board(table).phase == 2
    pass_turns(table, 4)
    assert phase_of(table) == ("sun", 2)  # the Inca phase of the next column needs no answer
    assert log(table, "round_began") == ["round_began 2 2"]


@clause("IN-4.9")
def test_turn_order_stays_as_dealt_in_era_1() -> None:
    table = given().order(2, 0, 3, 1).scores(9, 5, 7, 0).at("people", 1, 1).table()
    seats = []
    for _ in range(8):
        seats.append(table.ask.seat)
        answer(table, "act end")
    assert seats == [2, 0, 3, 1] * 2
    assert not log(table, "card_placed")
