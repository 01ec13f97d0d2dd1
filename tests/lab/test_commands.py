"""Programs of one's own as bots: they join matches, see one seat only, and what they do wrong is said in a sentence."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from pathlib import Path

import pytest

from tests.clauses import ROOT
from tests.cli.command import quickly, refused
from tinkuy.core.errors import Refused
from tinkuy.core.record import read_record
from tinkuy.core.table import open_table
from tinkuy.core.view import view
from tinkuy.games import GAMES, find_game
from tinkuy.lab.commands import Command, dismiss, find_player
from tinkuy.lab.ladder import Ladder, run_ladder
from tinkuy.lab.match import Match, play_to_the_end, run_match

pytestmark = pytest.mark.slow

EXAMPLE = shlex.join(["node", str(ROOT / "examples" / "bot.js")])
needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="the example is written in JavaScript")


def own(fault: str) -> str:
    return shlex.join([sys.executable, str(ROOT / "tests" / "lab" / "bad_bot.py"), fault])


@needs_node
@pytest.mark.parametrize("game", GAMES)
def test_the_example_in_javascript_plays_every_game(game: str) -> None:
    table = open_table(find_game(game), find_game(game).seats[0], 1)
    bots = [find_player("mine" if seat == 0 else "random", seat, {"mine": EXAMPLE}) for seat in range(table.seats)]
    seconds = play_to_the_end(table, bots)
    dismiss(bots)
    assert table.over
    assert seconds[0] > 0


@needs_node
def test_it_joins_a_match_under_its_name(tmp_path: Path) -> None:
    match = Match("tzolkin", ("mine", "random"), games=2, commands={"mine": EXAMPLE})
    result = run_match(match, out=tmp_path / "records")
    assert {standing.bot: standing.games for standing in result.standings} == {"mine": 2, "random": 2}
    record = read_record((tmp_path / "records" / "tzolkin-0001a.txt").read_text(encoding="utf-8"))
    assert record.names == {0: "mine", 1: "random"}


def test_the_same_match_gives_the_same_games_in_several_processes() -> None:
    match = Match("tzolkin", ("mine", "random"), games=4, commands={"mine": own("play")})
    one, other = run_match(match), run_match(match, jobs=2)
    assert [game.points for game in one.played] == [game.points for game in other.played]


def test_a_bot_gets_the_view_of_its_seat_and_nothing_else() -> None:
    table = open_table(find_game("tzolkin"), 2, "a secret seed")
    bot = find_player("mine", "9", {"mine": own("play")})
    assert isinstance(bot, Command)
    told: list[dict[str, object]] = []
    asked = bot._ask

    def listen(request: dict[str, object]) -> dict[str, object]:
        told.append(request)
        return asked(request)

    bot._ask = listen  # type: ignore[method-assign]
    ask = table.asked(1)
    assert ask is not None
    assert bot.choose(table, 1) == ask.options[0]
    bot.close()
    assert [sorted(request) for request in told] == [
        ["do", "game", "options", "rules", "seat", "seats", "seed", "tables"],
        ["do", "view"],
    ]
    assert told[0]["seed"] == "9"
    assert told[1]["view"] == json.loads(json.dumps(view(table, 1)))
    assert "secret seed" not in json.dumps(told)


@pytest.mark.parametrize(
    ("fault", "words"),
    [
        ("crash", r"\) ended with code 1; its last words: I have lost my head\."),
        ("sleep", r"\) did not answer within 1 s\."),
        ("babble", r"\) said something that is not a JSON object: hello\."),
        ("cheat", r'\) answered "everything", which is not one of: w_'),
        ("refuse", r"\) refused: I do not know this game\."),
    ],
)
def test_what_a_bot_does_wrong_is_said(fault: str, words: str) -> None:
    match = Match("tzolkin", ("mine", "random"), games=1, commands={"mine": own(fault)}, limit=1.0)
    with pytest.raises(Refused, match=rf"The bot 'mine' \(.*{words}"):
        run_match(match)


def test_a_bot_of_ones_own_is_rated_on_a_ladder() -> None:
    ladder = Ladder("tzolkin", ("random", "mine"), 2, games=2, commands={"mine": own("play")})
    assert {row.bot for row in run_ladder(ladder).ratings} == {"random", "mine"}


def test_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["match", "tzolkin", "--seats", "mine,random", "--games", "2", "--bot", f"mine={own('play')}"]
    said = quickly(capsys, *words, "--limit", "5")
    assert said.code == 0
    assert "mine" in said.out
    assert f"--bot {shlex.quote('mine=' + own('play'))}" in said.out
    assert (
        quickly(capsys, "ladder", "tzolkin", "--bots", "random", "--games", "2", "--bot", f"mine={own('play')}").code
        == 0
    )


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("mine", "'mine' is not a bot of your own; write it as NAME=COMMAND."),
        ("mine=no-such-program x", "The bot 'mine' cannot be started: there is no command 'no-such-program' here."),
        ("mine='", "''' is not a command for the bot 'mine'."),
        ("random=true", "A bot of your own cannot be called 'random': take one word that is not the name of ours."),
    ],
)
def test_wrong_commands_are_refused(bot: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(quickly(capsys, "match", "tzolkin", "--seats", "random,random", "--bot", bot))
    assert said == words


def test_nobody_else_sits_down(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["match", "tzolkin", "--seats", "yours,random", "--bot", f"mine={own('play')}"]
    assert "Nobody called 'yours' can take a seat" in refused(quickly(capsys, *words))
