"""The engine and the model agree on every question, state and score of random games."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.reference.tzolkin import building, calendar, ending, food_day, harvest, setup, temples, turn
from tests.reference.tzolkin.lockstep import Lockstep, Parted
from tests.reference.tzolkin.starts import STARTS

SEATS = (2, 3, 4)
MODEL = Path(__file__).parent / "tzolkin"


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("seats", SEATS)
def test_they_agree_at_every_question(seats: int, start: str) -> None:
    asked: Counter[str] = Counter()
    for seed in range(2):
        asked += Lockstep(seats, seed, start).play()
    assert asked.total() > 100


def test_they_agree_where_two_buildings_grant_actions() -> None:
    """TZ-13.14, which few games come to."""
    assert Lockstep(2, 15, "rich").play()["follow_up"]


BROKEN = {
    "a Food Day comes a day late": (food_day, "DAYS", [8, 13, 20, 26]),
    "workers are fed for nothing": (food_day, "feed", lambda player: None),
    "two days push others off": (calendar, "somebody_would_be_pushed", lambda world: False),
    "a second building never follows": (building, "second_can_follow", lambda *given: False),
    "monuments are worth nothing": (ending, "worth", lambda *given: 0),
    "nobody can anger the gods by fire": (harvest, "can_anger", lambda player: False),
    "buildings are not refilled": (turn, "refill", lambda world: None),
    "a temple of choice gives no step": (temples, "step_up", lambda world, player, temple: None),
    "wealth brings no effects": (setup, "receive", lambda *given: iter(())),
}


def play_rich_games() -> None:
    for seed in range(10):
        for seats in SEATS:
            Lockstep(seats, seed, ("rich", "late")[seed % 2]).play()


@pytest.mark.parametrize("broken", BROKEN)
def test_they_part_when_the_model_breaks_a_rule(broken: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module, name, rule = BROKEN[broken]
    monkeypatch.setattr(module, name, rule)
    with pytest.raises(Parted):
        play_rich_games()


def test_the_model_knows_nothing_of_the_engine() -> None:
    for file in MODEL.glob("*.py"):
        if file.name != "lockstep.py":
            assert "from tinkuy" not in file.read_text(), file.name
