"""Tawantinsuyu's words: names composed from the tables, tooltips with the tables' numbers, and their marks."""

from __future__ import annotations

from importlib.resources import files

import pytest

from tests.games.tawantinsuyu.positions import answer, given, placing
from tests.text.everything import described
from tinkuy.core.components import read_components
from tinkuy.core.errors import Refused
from tinkuy.core.events import Event
from tinkuy.core.table import open_table
from tinkuy.games.tawantinsuyu import TawantinsuyuGame
from tinkuy.games.tawantinsuyu.told import events as told
from tinkuy.text import Texts

TABLES = files("tinkuy.games.tawantinsuyu").joinpath("components.toml").read_text(encoding="utf-8")
GAME = TawantinsuyuGame(read_components(TABLES))
EN, RU, CS = (Texts(GAME, language) for language in ("en", "ru", "cs"))
NAMES = ["Quilla", "Illari"]
COUNTS = [1, 2, 5, 11, 21]
NOT_PRINTED = "Reconstructed, not the printed values"


def owners(old: str, new: str) -> TawantinsuyuGame:
    """The game with a line of the tables put right by an owner."""
    assert TABLES.count(old) == 1
    return TawantinsuyuGame(read_components(TABLES.replace(old, new)))


def option(texts: Texts, kind: str, code: str) -> str:
    number = next(index for index, known in enumerate(GAME.kinds) if known.name == kind)
    return texts.option(GAME, number, GAME.kinds[number].codes.index(code))


@pytest.mark.parametrize(
    ("domain", "code", "name"),
    [
        ("space", "M3b", "sector 4, middle terrace, space 2 (spiral)"),
        ("stair", "lower-2", "lower steps of sector 2"),
        ("statue", "large_eye", "large statue (eye)"),
        ("god", "G13", "spiral (1 nomad, 1 potato)"),
        ("army", "A30", "army card 30 (2 soldiers; 1 stone)"),
        ("building", "P10", "production building 10 (one of 2 choices, 1 potato)"),
        ("building", "Z13", "Fortress"),
        ("refreshed", "P01", "production building 1 (2 potatoes)"),
        ("weave", "SW02", "starting weave 2 (pattern 2; 1 gold | 2 stone)"),
        ("weave", "W12", "weave 12 (pattern 5; 3 VP | 1 temple step for 1 gold)"),
        ("edge", "god_potato", "1 god card, 1 potato"),
        ("conquest", "antisuyu_3", "Antisuyu 3"),
        ("temple", "7", "temple step 7"),
    ],
)
def test_things_are_called_by_what_they_are(domain: str, code: str, name: str) -> None:
    assert EN.name(domain, code) == name


def test_composed_names_are_said_in_options_events_and_other_names() -> None:
    assert option(EN, "keep", "G13") == "Spiral (1 nomad, 1 potato)"
    assert option(RU, "space", "T0a") == "Сектор 1, верхняя терраса, клетка 1 (глаз)"
    assert option(CS, "plan", "free_A30") == "Odhodit kvůli odměně: karta armád 30 (2 vojáci; 1 kámen)"
    built = Event(told.BUILT, [1, GAME.domains["building"].index("P07")])
    assert EN.event(built, NAMES) == "Illari constructed: production building 7 (2 stone)."
    assert CS.event(built, NAMES) == "Illari staví: produkční budova 7 (2 kameny)."


def test_an_owners_cards_are_named_and_told_as_they_are() -> None:
    old = '{ id = "G02", symbol = "zigzag", reward = [{ kind = "corn", n = 2 }], source = "reconstruction" }'
    game = owners(old, '{ id = "G02", symbol = "cross", reward = [{ kind = "gold", n = 3 }], source = "rulebook" }')
    texts = Texts(game, "en")
    assert texts.name("god", "G02") == "cross (3 gold)"
    assert "Reward 1: 3 gold" in texts.describe("god", "G02")
    assert NOT_PRINTED not in texts.describe("god", "G02")
    assert NOT_PRINTED in texts.describe("god", "G03")


def test_the_same_code_means_a_task_and_an_answer() -> None:
    """The potato of the priest (TA-7.8) is no gathering of potatoes."""
    assert option(EN, "task", "t7") == "Gather potatoes"
    assert option(EN, "task", "potato") == "Pay 1 potato for one more task"


def test_soldiers_are_used_by_cards() -> None:
    assert option(EN, "soldiers", "flip10_discard02") == "Flip 1 card with 1 soldier; discard 2 cards with 2 soldiers"
    assert option(CS, "soldiers", "flip00_discard01") == "Otočit: nic; odhodit: 1 karta se 2 vojáky"


def test_a_god_card_tells_its_rewards_by_the_numbers_that_are_asked_for() -> None:
    assert EN.describe("god", "G01") == [
        "Pays for a space with the symbol: zigzag",
        "With an own statue of this symbol, in setup and at ceremonies:",
        "Reward 1: 2 potatoes",
        "Reward 2: 2 VP",
        "In hand: 1 potato at each ceremony, 1 VP at the end",
        NOT_PRINTED,
    ]


def test_choices_are_told_one_by_one() -> None:
    assert EN.describe("building", "P11") == [
        "Cost: 2 stone",
        "Production: one of 3 choices",
        "Choice 1: 2 corn",
        "Choice 2: 2 stone",
        "Choice 3: 3 potatoes",
        "Face up at the end: 2 VP",
        NOT_PRINTED,
    ]
    assert "Choice 2: 1 nomad" in EN.describe("temple", "5")


def test_only_the_cost_of_a_passive_building_is_reconstructed() -> None:
    assert EN.describe("building", "Z10") == [
        "Cost: 1 corn, 2 stone",
        "At the start of each ceremony: 2 potatoes, 1 corn, 1 stone",
        "By the Czech edition: 2 potatoes, 1 corn, 2 stone",
        "Face up at the end: 2 VP",
        "The cost is reconstructed, not the printed one",
    ]


def test_every_passive_building_does_something_of_its_own() -> None:
    for texts in (EN, RU, CS):
        effects = [texts.describe("building", f"Z{number:02}")[1] for number in range(1, 21)]
        assert len(set(effects)) == 20


def test_a_space_tells_its_symbol_price_tasks_and_colour() -> None:
    assert EN.describe("space", "M0b") == [
        "Symbol: squares",
        "2 food for the height, less with steps",
        "Task: make a statue",
        "Task: gather potatoes",
        "Task: trade",
        "With 2 players a random worker is put here",
        NOT_PRINTED,
    ]


def test_a_conquest_space_tells_demands_and_reward() -> None:
    assert EN.describe("conquest", "qullasuyu_6") == [
        "Flip 3 soldiers",
        "Discard 2 soldiers",
        "Reward: free steps, 4 VP",
        NOT_PRINTED,
    ]
    assert EN.describe("conquest", "antisuyu_1")[0] == "Discard 1 soldier"


def test_temple_steps_tell_ceremonies_and_the_end() -> None:
    assert EN.describe("temple", "7") == [
        "When entered, and at each ceremony: 2 stone",
        "At each ceremony: 7 VP",
        "At the end: 4 VP",
        NOT_PRINTED,
    ]


def test_an_icon_tells_its_task() -> None:
    assert EN.describe("task", "t7") == EN.describe("task", "potato") == ["Gain 3 potatoes"]
    assert EN.describe("task", "weave")[:4] == [
        "Draw the top 3 weaves and buy as many as you like",
        "1 weave: 1 corn",
        "2 weaves: 3 corn",
        "3 weaves: 6 corn",
    ]
    assert EN.describe("task", "stop") == []


def test_priest_actions_tell_what_leading_and_following_mean() -> None:
    assert EN.describe("action", "offering") == [
        "You: up to 3 temple steps for 2 corn each",
        "The others: 1 temple step for 3 corn",
        "You may take 1 gold instead",
    ]


@pytest.mark.parametrize(
    ("domain", "code", "clause"),
    [
        ("task", "t7", "TA-8.1"),
        ("task", "trade", "TA-8.20"),
        ("action", "conquest", "TA-9.13"),
        ("worker", "courier", "TA-7.5"),
        ("building", "P11", "TA-8.7"),
        ("building", "Z10", "TA-16.10"),
        ("hire", "potato_end", "TA-11.1"),
        ("board", "axomamma", "TA-20.9"),
        ("symbol", "eye", ""),
    ],
)
def test_a_thing_names_its_clause(domain: str, code: str, clause: str) -> None:
    assert GAME.describe(domain, code).clause == clause


def counted(texts: Texts, name: str) -> list[str]:
    return [texts.amount(name, n).partition(" ")[2] for n in COUNTS]


def test_things_are_counted_as_people_count() -> None:
    assert counted(RU, "resource-stone") == ["камень", "камня", "камней", "камней", "камень"]
    assert counted(RU, "gain-god_card")[:3] == ["карта божества", "карты божеств", "карт божеств"]
    assert counted(CS, "resource-potato") == ["brambora", "brambory", "brambor", "brambor", "brambor"]
    assert counted(CS, "gain-nomad_worker")[:3] == ["nomád", "nomádi", "nomádů"]


def test_gains_are_in_the_accusative() -> None:
    corn = GAME.domains["resource"].index("corn")
    assert RU.event(Event(told.GAINED, [0, corn, 1]), NAMES) == "Quilla получает 1 кукурузу."
    assert CS.event(Event(told.GAINED, [0, corn, 1]), NAMES) == "Quilla získává 1 kukuřici."
    assert CS.event(Event(told.SPENT, [0, 0, 5]), NAMES) == "Quilla utrácí 5 brambor."


@pytest.mark.parametrize("seats", [1, 3])
def test_a_whole_game_is_told_in_every_language(seats: int) -> None:
    table = open_table(GAME, seats, 4)
    while not table.over:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.options[len(table.answers) % len(ask.options)])
    names = ["Quilla", "Illari", "Sami", EN.message("automa")]
    for texts in (EN, RU, CS):
        lines = [texts.event(event, names) for event in table.state.told or []]
        assert lines
        assert all(line.endswith(".") for line in lines)
        assert texts.heading(GAME.heading(table.state))


def test_everything_with_something_to_tell_tells_it() -> None:
    silent = {
        domain
        for domain, code in described(GAME)
        if not GAME.describe(domain, code).lines and code not in ("none", "stop")
    }
    assert silent == {"resource", "symbol", "refreshed", "solo_action", "solo_row", "source", "terrace", "personality"}


@pytest.mark.parametrize(
    ("domain", "code"), [("god", "G99"), ("space", "T9z"), ("building", ""), ("temple", "-1"), ("worker", "king")]
)
def test_an_unknown_thing_is_refused(domain: str, code: str) -> None:
    with pytest.raises(Refused, match=f"tawantinsuyu has no {domain} '{code}'"):
        GAME.describe(domain, code)


def test_a_reward_is_said_by_what_it_gives() -> None:
    """G29 gives 3 potatoes and 1 VP; without the moment its answers have only numbers."""
    start = given(2).player(0, architect=1, god="G29", small="eye")
    table = answer(placing(start, "architect", "T0a", "G29"), "card_now now")
    kind, first = table.ask.kind, table.ask.options[0]
    assert EN.option(GAME, kind, first) == "Reward 1"
    said = [texts.option(GAME, kind, first, table.state) for texts in (EN, RU, CS)]
    assert said == ["3 potatoes", "3 картофеля", "3 brambory"]


def test_how_a_space_is_paid_is_said_by_the_options_alone() -> None:
    """There may be cards, gold or both; the question names neither."""
    said = [texts.message("question-price") for texts in (EN, RU, CS)]
    assert not [one for one in said for word in ("gold", "card", "золот", "карт", "zlat", "kart") if word in one]
