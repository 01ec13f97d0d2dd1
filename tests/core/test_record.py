"""Records: what people read, mail, cut off and edit."""

from __future__ import annotations

import json

import pytest

from tests.conformance.cases import find
from tests.conformance.moments import whole
from tests.conformance.play import aimless, play
from tests.games.toy.positions import answer, toy_table
from tests.toy import toy_game
from tinkuy.core.errors import Refused
from tinkuy.core.position import load_position, position
from tinkuy.core.record import Abandoned, read_record, replay, write_record
from tinkuy.core.result import scores
from tinkuy.core.table import Table, open_table


def finished() -> Table:
    return play(open_table(toy_game(), 2, "Ixchel 7"), aimless(1), 1)


def turns(text: str) -> list[str]:
    return [line for line in text.splitlines() if line[:1].isdigit()]


def refusal(text: str) -> str:
    with pytest.raises(Refused) as refused:
        replay(read_record(text), find)
    return str(refused.value)


def test_a_record_is_readable() -> None:
    table = open_table(toy_game(), 2, 7)
    answer(table, "0 do offer", "1 accept yes", "0 do done", "1 do done", "0 do offer")
    hash = table.game.component_set.hash
    assert write_record(table, {1: "Věra"}) == (
        f"tinkuy record 1\ngame toy\nrules 7\ntables {hash}\nseats 2\noption bids on\nseed 7\nname 1 Věra\n\n"
        "1. 0 do offer; 1 accept yes; 0 do done\n2. 1 do done\n3. 0 do offer ...\nrunning\n"
    )


def test_a_finished_record_ends_with_scores_and_winners() -> None:
    table = finished()
    closing = write_record(table).splitlines()[-1]
    points = [sum(table.game.points(table.state, seat)) / 2 for seat in (0, 1)]
    assert closing.startswith("result ")
    assert [float(word) for word in closing.split()[1:3]] == points
    assert closing.split()[3:] == ["winners", *(str(seat) for seat in table.game.winners(table.state))]


def test_line_ends_blanks_and_marks_of_other_programs_do_no_harm() -> None:
    table = finished()
    text = write_record(table)
    changed = [
        text.replace("\n", "\r\n"),
        text.replace("\n", "  \n"),
        "\ufeff" + text,
        text + "\n\n  \n",
        text.replace("\n1.", "\n\n\n1."),
        text.removesuffix("\n"),
    ]
    for other in changed:
        record = read_record(other)
        assert whole(replay(record, find)) == whole(table)
        assert not record.cut
    unfinished = write_record(answer(open_table(toy_game(), 2, 7), "0 do offer")).replace("\n", "\r\n")
    assert replay(read_record(unfinished), find).answers == [(0, 0, 5)]


def test_a_record_cut_off_anywhere_loads_up_to_its_last_whole_line() -> None:
    text = write_record(finished())
    head = text.index("\n\n") + 1
    for end in range(head, len(text) - 1):
        record = read_record(text[:end])
        table = replay(record, find)
        assert record.cut
        lines = turns(text[: text.rindex("\n", 0, end) + 1])
        assert turns(write_record(table)) == lines
    for end in range(head - 1):
        assert refusal(text[:end])


def test_names_cannot_write_lines() -> None:
    table = open_table(toy_game(), 2, 7)
    text = write_record(table, {0: "Eve\nresult 1 2 winners 0", 1: " \t "})
    record = read_record(text)
    assert record.names == {0: "Eve result 1 2 winners 0"}
    assert not replay(record, find).over


def test_a_record_can_start_from_a_position() -> None:
    table = answer(toy_table([5, 7], [6]), "0 do take", "0 take c1")
    loaded = load_position(json.loads(json.dumps(position(table))), find)
    answer(loaded, "0 do done", "1 do done")
    text = write_record(loaded)
    assert "\nposition {" in text
    assert "\nseed" not in text
    replayed = replay(read_record(text), find)
    assert whole(replayed) == whole(loaded)
    assert write_record(replayed) == text


def test_the_word_that_ends_a_turn_is_not_recorded() -> None:
    table = open_table(toy_game(), 2, 7)
    table.confirming = True
    answer(table, "0 do offer", "1 accept no", "0 do done")
    table.answer(0, 0)
    answer(table, "1 do done")
    assert turns(write_record(table)) == ["1. 0 do offer; 1 accept no; 0 do done", "2. 1 do done ..."]
    table.answer(1, 0)
    plain = replay(read_record(write_record(table)), find)
    assert plain.ask.seat == 0
    assert plain.turns[1].answers == [(1, 0, 7)]


def test_a_record_of_another_version_is_the_same_game_or_refused() -> None:
    table = finished()
    text = write_record(table).replace("rules 7\n", "rules 6\n").replace("tables ", "tables 0")
    assert write_record(replay(read_record(text), find)) == write_record(table)
    for old, new, words in (
        ("result ", "result 9", "its answers lead to"),
        ("seed Ixchel 7", "seed Ixchel 8", "Line "),
    ):
        assert old in text
        with pytest.raises(Refused, match=f"by rules version 6 of toy, and by version 7 .* another game: .*{words}"):
            replay(read_record(text.replace(old, new)), find)


def test_a_position_in_the_head_may_be_of_another_version_as_its_record() -> None:
    table = load_position(position(finished()) | {"answers": []}, find)
    text = write_record(table)
    older = text.replace("rules 7", "rules 6").replace('"rules":"7"', '"rules":"6"')
    assert write_record(replay(read_record(older), find)) == text
    with pytest.raises(Refused, match="rules version 6"):
        replay(read_record(text.replace('"rules":"7"', '"rules":"6"')), find)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("tinkuy record 1", "tinkuy record 2", "not a record"),
        ("tables ", "tables 0", "with tables 0"),
        ("seats 2", "seats 5", "not by 5"),
        ("seats 2", "seats two", "Line 5 of the record needs a whole number where it says 'two'"),
        ("seats 2", "seats 99999999999999999999", "Line 5 of the record needs a whole number"),
        ("seats 2", "seats ²", "Line 5 of the record needs a whole number"),
        ("option bids on", "option bids perhaps", "cannot be 'perhaps'"),
        ("option bids on", "option speed 3", "no option 'speed'"),
        ("option bids on", "colour red", "Line 6 of the record cannot be read: 'colour red'"),
        ("option bids on", "seats 2", "a second time"),
        ("seed Ixchel 7\n", "", "head of the record is not complete"),
        ("game toy\n", "", "head of the record is not complete"),
        ("seed Ixchel 7\n", 'seed 1\nposition {"a":1}\n', "both a seed and a position"),
        ("seed Ixchel 7\n", "position {{\n", "not valid JSON"),
        ("seed Ixchel 7\n", "seed Ixchel 7\nname 5 Eve\n", "seat 5"),
        ("seed Ixchel 7\n", "seed Ixchel 8\n", "Line "),
        ("\n2. ", "\n3. ", "turn 2 is missing"),
        ("\n2. ", "\nseed 5\n2. ", "belongs to its head"),
        ("\n1. 0 ", "\n1. x ", "needs a whole number where it says 'x'"),
        ("\n1. 0 ", "\n1. 1 ", "seat 1 cannot answer"),
        ("\n1. 0 do ", "\n1. 0 dance ", "no question of kind 'dance'"),
        ("\n1. 0 do ", "\n1. 0 do a ", "is not an answer"),
        ("result ", "result 9", "but its answers lead to"),
        ("result ", "running\nresult ", "comes after its end"),
    ],
)
def test_a_record_that_cannot_be_is_refused_with_a_sentence(old: str, new: str, words: str) -> None:
    text = write_record(finished())
    assert old in text
    sentence = refusal(text.replace(old, new, 1))
    assert words in sentence
    assert sentence.endswith(".")


def test_turns_cannot_be_spread_over_lines_or_share_one() -> None:
    table = answer(open_table(toy_game(), 2, 7), "0 do draw", "0 do done", "1 do done")
    text = write_record(table)
    assert "\n1. 0 do draw, do done\n2. 1 do done\n" in text
    spread = text.replace("1. 0 do draw, do done\n2. ", "1. 0 do draw\n2. 0 do done; ")
    joined = text.replace("do done\n2. 1 do done", "do done; 1 do done")
    assert "not exactly one turn" in refusal(spread)
    assert "not exactly one turn" in refusal(joined)


def test_a_record_of_an_unknown_game_is_refused_by_the_finder() -> None:
    from tinkuy.games import find_game

    with pytest.raises(Refused, match="no game 'toy'"):
        replay(read_record(write_record(finished())), find_game)


def test_what_was_taken_back_stands_before_the_turn_that_came_instead() -> None:
    table = open_table(toy_game(), 2, 7)
    answer(table, "0 do done", "1 do offer", "0 accept no", "1 do done")
    deeper = Abandoned(2, [[(1, "do done")], [(0, "do offer")]], unfinished=True)
    text = write_record(table, None, [Abandoned(3, [[(0, "do done")]], unfinished=False), deeper], agreed=[1])
    points = " ".join(map(str, scores(table)))
    assert text.splitlines()[-6:] == [
        "1. 0 do done",
        "back 3. 0 do done",
        "back 2. 1 do done",
        "back 3. 0 do offer ...",
        "2. 1 do offer; 0 accept no; 1 do done",
        f"agreed {points} winners 1",
    ]
    record = read_record(text)
    assert (record.agreed, write_record(replay(record, find))) == ([1], write_record(table))


@pytest.mark.parametrize("line", ["back", "back x. 0 do done", "back 1. x do done", "agreed 99 99 winners 0", "agreed"])
def test_what_people_agreed_on_must_be_readable_and_true(line: str) -> None:
    table = open_table(toy_game(), 2, 7)
    answer(table, "0 do done")
    text = write_record(table).replace("running\n", f"{line}\n")
    assert refusal(text if line.startswith("agreed") else text + "running\n")


def test_nobody_wins_by_agreement_who_does_not_play() -> None:
    table = open_table(toy_game(), 2, 7)
    assert "lead to" in refusal(write_record(table, agreed=[2]))
    whole_game = finished()
    assert "lead to" in refusal(write_record(whole_game, agreed=whole_game.game.winners(whole_game.state)))
