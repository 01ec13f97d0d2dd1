"""What Texts makes of labels, events and numbers; plurals and forms in all three languages."""

from __future__ import annotations

import pytest

from tinkuy.core.errors import Refused
from tinkuy.core.events import NUMBER, POINTS, SEAT, Event, EventKind
from tinkuy.core.questions import Blocked
from tinkuy.core.table import open_table
from tinkuy.games import find_game
from tinkuy.games.tzolkin.told import events as told
from tinkuy.text import LANGUAGES, MissingText, Texts

TZOLKIN = find_game("tzolkin")
NAMES = ["Ixchel", "Pakal"]
EN, RU, CS = (Texts(TZOLKIN, language) for language in ("en", "ru", "cs"))

# How many of each good, for 0, 1, 2, 5, 11 and 21.
COUNTS = [0, 1, 2, 5, 11, 21]
GOODS = {
    ("en", "corn"): "0 corn, 1 corn, 2 corn, 5 corn, 11 corn, 21 corn",
    ("en", "skull"): "0 skulls, 1 skull, 2 skulls, 5 skulls, 11 skulls, 21 skulls",
    ("ru", "corn"): "0 маиса, 1 маис, 2 маиса, 5 маиса, 11 маиса, 21 маис",
    ("ru", "wood"): "0 дерева, 1 дерево, 2 дерева, 5 дерева, 11 дерева, 21 дерево",
    ("ru", "stone"): "0 камней, 1 камень, 2 камня, 5 камней, 11 камней, 21 камень",
    ("ru", "gold"): "0 золота, 1 золото, 2 золота, 5 золота, 11 золота, 21 золото",
    ("ru", "skull"): "0 черепов, 1 череп, 2 черепа, 5 черепов, 11 черепов, 21 череп",
    ("cs", "corn"): "0 kukuřic, 1 kukuřice, 2 kukuřice, 5 kukuřic, 11 kukuřic, 21 kukuřic",
    ("cs", "wood"): "0 dřev, 1 dřevo, 2 dřeva, 5 dřev, 11 dřev, 21 dřev",
    ("cs", "stone"): "0 kamenů, 1 kámen, 2 kameny, 5 kamenů, 11 kamenů, 21 kamenů",
    ("cs", "gold"): "0 zlat, 1 zlato, 2 zlata, 5 zlat, 11 zlat, 21 zlat",
    ("cs", "skull"): "0 lebek, 1 lebka, 2 lebky, 5 lebek, 11 lebek, 21 lebek",
}


@pytest.mark.parametrize(("language", "good"), GOODS)
def test_goods_are_counted_as_people_count(language: str, good: str) -> None:
    texts = Texts(TZOLKIN, language)
    assert ", ".join(texts.amount(f"good-{good}", n) for n in COUNTS) == GOODS[language, good]


def unfed(texts: Texts) -> list[str]:
    lines = [texts.event(Event(told.UNFED, [0, n]), NAMES) for n in COUNTS[1:]]
    return [line.rpartition(str(n))[2].strip(" .") for n, line in zip(COUNTS[1:], lines, strict=True)]


def test_people_are_counted_too() -> None:
    assert unfed(EN) == ["worker", "workers", "workers", "workers", "workers"]
    assert unfed(RU) == ["рабочего", "рабочих", "рабочих", "рабочих", "рабочего"]
    assert unfed(CS) == ["dělníka", "dělníky", "dělníků", "dělníků", "dělníků"]


def days(texts: Texts) -> list[str]:
    return [texts.event(Event(told.CALENDAR_TURNED, [n, 9]), NAMES).split()[-1] for n in COUNTS]


def test_days_are_counted_too() -> None:
    assert days(EN) == ["days.", "day.", "days.", "days.", "days.", "days."]
    assert days(RU) == ["дней.", "день.", "дня.", "дней.", "дней.", "день."]
    assert days(CS) == ["dní.", "den.", "dny.", "dní.", "dní.", "dní."]


def levels(texts: Texts) -> list[str]:
    return [texts.label(("effect-tech", {"track": "track-theology", "n": n})) for n in COUNTS[1:]]


def test_levels_are_counted_and_their_track_is_declined() -> None:
    assert levels(EN)[:2] == ["1 level of theology for free", "2 levels of theology for free"]
    assert [line.removeprefix("Бесплатно ") for line in levels(RU)] == [
        "1 уровень теологии",
        "2 уровня теологии",
        "5 уровней теологии",
        "11 уровней теологии",
        "21 уровень теологии",
    ]
    assert [line.removeprefix("Zdarma ") for line in levels(CS)] == [
        "1 úroveň teologie",
        "2 úrovně teologie",
        "5 úrovní teologie",
        "11 úrovní teologie",
        "21 úrovní teologie",
    ]


def test_events_name_players_places_and_prices() -> None:
    chichen_itza = TZOLKIN.domains["gear"].index("chichen_itza")
    event = Event(told.PLACED, [1, chichen_itza, 2, 3])
    assert EN.event(event, NAMES) == "Pakal placed a worker on Chichen Itza 2 for 3 corn."
    assert RU.event(event, NAMES) == "Pakal выставляет рабочего на Чичен-Ицу 2 за 3 маиса."
    assert CS.event(event, NAMES) == "Pakal umisťuje dělníka na Chichen Itza 2 za 3 kukuřice."


def test_a_free_placement_is_called_free() -> None:
    event = Event(told.PLACED, [0, 0, 0, 0])
    assert EN.event(event, NAMES) == "Ixchel placed a worker on Palenque 0 for free."
    assert RU.event(event, NAMES) == "Ixchel выставляет рабочего на Паленке 0 бесплатно."
    assert CS.event(event, NAMES) == "Ixchel umisťuje dělníka na Palenque 0 zdarma."


def test_czech_gains_are_in_the_accusative() -> None:
    skull = TZOLKIN.domains["good"].index("skull")
    assert CS.event(Event(told.GAINED, [0, skull, 1]), NAMES) == "Ixchel získává 1 lebku."
    assert CS.event(Event(told.GAINED, [0, 0, 5]), NAMES) == "Ixchel získává 5 kukuřic."
    assert CS.event(Event(told.GAINED, [0, 1, 2]), NAMES) == "Ixchel získává 2 dřeva."


def test_scores_are_told_in_exact_quarters() -> None:
    corn = TZOLKIN.domains["source"].index("corn")
    assert EN.event(Event(told.SCORED, [0, corn, 23]), NAMES) == "Ixchel: 5¾ VP, corn and resources left."
    unfed_source = TZOLKIN.domains["source"].index("unfed")
    assert (
        RU.event(Event(told.SCORED, [0, unfed_source, -12]), NAMES) == "Ixchel: \N{MINUS SIGN}3 ПО, голодные рабочие."
    )


@pytest.mark.parametrize(
    ("parts", "unit", "text"),
    [
        (0, 4, "0"),
        (1, 4, "¼"),
        (2, 4, "½"),
        (3, 4, "¾"),
        (23, 4, "5¾"),
        (-12, 4, "\N{MINUS SIGN}3"),
        (-13, 4, "\N{MINUS SIGN}3¼"),
        (-1, 4, "\N{MINUS SIGN}¼"),
        (7, 1, "7"),
        (5, 2, "2½"),
        (7, 3, "2 1/3"),
        (-1, 3, "\N{MINUS SIGN}1/3"),
    ],
)
def test_points(parts: int, unit: int, text: str) -> None:
    assert EN.points(parts, unit) == text


def test_points_are_in_the_unit_of_the_game() -> None:
    assert EN.points(6) == "1½"
    assert Texts(None, "en").points(6) == "6"


def test_labels_resolve_names_and_amounts() -> None:
    assert EN.label(("space", {"gear": "gear-tikal", "space": 4})) == "Tikal 4"
    assert RU.label(("cost", {"amounts": (("good-wood", 2), ("good-gold", 1))})) == "Цена: 2 дерева, 1 золото"
    assert CS.label(("cost", {"amounts": ()})) == "Cena: nic"
    assert EN.label(("temple-step", {"step": 0, "vp": -3})) == "Step 0: \N{MINUS SIGN}3 VP"


def test_options_stand_in_a_list_with_a_capital_letter() -> None:
    sell = next(index for index, kind in enumerate(TZOLKIN.kinds) if kind.name == "sell")
    assert [EN.option(TZOLKIN, sell, option) for option in range(4)] == ["Wood", "Stone", "Gold", "Sell no more"]
    assert RU.option(TZOLKIN, sell, 1) == "Камень"


def test_a_question_is_asked_in_the_language() -> None:
    table = open_table(TZOLKIN, 2, 1)
    ask = table.asks()[0]
    assert EN.question(table, ask) == "Choose 2 of your 4 starting wealth tiles to keep."
    assert CS.question(table, ask) == "Vyberte destičky počátečního bohatství, které si necháte: 2 ze 4."


def test_a_refusal_of_core_has_words() -> None:
    table = open_table(TZOLKIN, 2, 1)
    blocked = table.why(0, 3, 0)
    assert blocked is not None
    assert EN.blocked(blocked)
    assert EN.blocked(Blocked("blocked-not-now", "")) == "This comes at another moment; the rule says when."


def test_a_whole_game_is_told_in_every_language() -> None:
    table = open_table(TZOLKIN, 3, 5)
    while not table.over:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.options[len(table.answers) % len(ask.options)])
    told_events = table.state.told
    assert told_events
    for texts in (EN, RU, CS):
        assert texts.heading(TZOLKIN.heading(table.state))
        lines = [texts.event(event, ["Ixchel", "Pakal", "Itzam"]) for event in told_events]
        assert all(line.endswith(".") for line in lines)


def test_the_heading_never_counts_past_the_last_day() -> None:
    table = open_table(TZOLKIN, 2, 3)
    while not table.over:
        ask = table.asks()[0]
        table.answer(ask.seat, ask.options[0])
    _, arguments = TZOLKIN.heading(table.state)
    assert arguments["day"] == arguments["days"] == 27


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refused, match=r"no language 'eo'; the languages are: en, ru, cs\."):
        Texts(TZOLKIN, "eo")


def test_a_missing_message_is_an_error_in_tests() -> None:
    with pytest.raises(MissingText, match="no message 'no-such' in ru"):
        RU.message("no-such")
    with pytest.raises(MissingText, match=r"no message 'gear-tikal\.nowhere'"):
        Texts(TZOLKIN, "en", ["x = { $gear_nowhere }"]).label(("x", {"gear": "gear-tikal"}))
    with pytest.raises(MissingText, match="message 'player' in en"):
        EN.message("player")


def test_people_are_shown_the_id_of_a_missing_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Texts, "strict", False)
    assert EN.message("no-such", n=1) == "no-such"
    assert EN.name("building", "a3_of_an_owner") == "building-a3_of_an_owner"
    assert EN.label(("event-built", {"seat": "x", "building": "building-new"})) == "x built: building-new."


def test_clients_bring_words_of_their_own() -> None:
    texts = Texts(TZOLKIN, "cs", ["terminal-quit = Konec\n"])
    assert texts.message("terminal-quit") == "Konec"
    assert texts.name("gear", "tikal") == "Tikal"
    assert not CS.has("terminal-quit")


def test_a_language_is_read_once() -> None:
    assert Texts(TZOLKIN, "ru")._wording is RU._wording


def test_without_a_game_only_the_shared_words_are_there() -> None:
    for language in LANGUAGES:
        texts = Texts(None, language)
        assert texts.message("player", n=3).endswith("3")
        assert not texts.has("title")


def test_events_of_any_game_can_be_told() -> None:
    """The fields decide how a value is said, not the game."""
    kind = EventKind("traded", "X-1", [("giver", SEAT), ("n", NUMBER), ("won", POINTS), ("good", "good")])
    texts = Texts(TZOLKIN, "en", ["event-traded = { $giver }: { $n }, { $won }, { $good }, { $good_amount }\n"])
    assert texts.event(Event(kind, [1, 2, -5, 4]), NAMES) == "Pakal: 2, \N{MINUS SIGN}1¼, skull, 2 skulls"
