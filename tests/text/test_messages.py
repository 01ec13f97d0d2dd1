"""Nothing is missing, left over, untranslated or broken in the Fluent files of all three languages."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast

from tests.text import sources
from tests.text.everything import SPEAKING, refusals, say_everything
from tinkuy.bots import GUIDE, OPPONENTS
from tinkuy.core.game import Game
from tinkuy.core.questions import CONFIRM, Ask
from tinkuy.core.table import open_table
from tinkuy.text import LANGUAGES, Texts
from tinkuy.text.wording import Wording

OTHERS = [language for language in LANGUAGES if language != "en"]
FOLDERS = pytest.mark.parametrize("folder", sources.folders(), ids=lambda path: str(path.relative_to(sources.ROOT)))
GAMES = pytest.mark.parametrize("game", SPEAKING, ids=lambda game: game.name)

# What is rightly written alike in English and another language: names, their abbreviations, words both have.
ALIKE = {"Palenque", "Yaxchilan", "Tikal", "Uxmal", "Chichen Itza", "Chaac", "Quetzalc", "Cha", "Que", "Kuk"}
ALIKE |= {"bot", "tech", "mon", "ora", "Discord", "Chat"}
ALIKE |= {"Coricancha", "Prod", "Prod.", "Axomamma", "Chinchaysuyu", "Antisuyu", "Qullasuyu", "Kuntisuyu"}
ALIKE |= {"Ixchel", "Amaru", "Killa", "Sayri", "Itzel", "Balam", "Nayra", "Yatziri"}
ALIKE |= {"Teotibot", "Chalchiuhtlicue", "Oxomoco", "Xipe Totec", "Xolotl", "Tonacacihuatl", "Huitzilopochtli"}
ALIKE |= {"Xochipilli", "Metztli", "Tlahuizcalpantecuhtli", "Itzpapalotl", "Tezcatlipoca", "Chantico", "Mictecacihuatl"}
ALIKE |= {name for game in SPEAKING for name in sources.places(game.component_set.data)}
LATIN = re.compile("[A-Za-z]")
CYRILLIC = re.compile("[\u0400-\u04ff]")


@contextmanager
def listening() -> Iterator[set[tuple[str, str]]]:
    """Every (message, form) that is asked for from now on."""
    asked: set[tuple[str, str]] = set()
    original = Wording.text

    def text(self: Wording, name: str, arguments: dict[str, Any], form: str = "") -> tuple[str, list[Exception]]:
        asked.add((name, form))
        return original(self, name, arguments, form)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Wording, "text", text)
        yield asked


@cache
def spoken(name: str, language: str) -> tuple[list[str], set[tuple[str, str]]]:
    """Everything that a game can say, and what was asked for to say it; slow, so it is said once."""
    game = next(game for game in SPEAKING if game.name == name)
    with listening() as asked:
        return list(say_everything(game, Texts(game, language))), asked


@FOLDERS
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(folder: Path, language: str) -> None:
    junk = [entry.content for entry in sources.parsed(folder / f"{language}.ftl").body if isinstance(entry, ast.Junk)]
    assert junk == []


@FOLDERS
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice(folder: Path, language: str) -> None:
    repeated = [name for name, n in Counter(sources.all_ids(folder, language)).items() if n > 1]
    assert repeated == []


@FOLDERS
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(folder: Path, language: str) -> None:
    english, other = set(sources.all_ids(folder, "en")), set(sources.all_ids(folder, language))
    assert (sorted(english - other), sorted(other - english)) == ([], [])


@FOLDERS
@pytest.mark.parametrize("language", OTHERS)
def test_messages_speak_of_the_same_things_in_every_language(folder: Path, language: str) -> None:
    english, other = sources.messages(folder, "en"), sources.messages(folder, language)
    differing = {
        name: (sources.arguments(english[name]), sources.arguments(other[name]))
        for name in english.keys() & other.keys()
        if sources.arguments(english[name]) != sources.arguments(other[name])
    }
    assert differing == {}


@FOLDERS
@pytest.mark.parametrize("language", OTHERS)
def test_every_message_is_translated(folder: Path, language: str) -> None:
    english, other = sources.messages(folder, "en"), sources.messages(folder, language)
    alike = []
    for name in english.keys() & other.keys():
        words = sources.words(english[name].value)
        if len(words) > 1 and words == sources.words(other[name].value) and words not in ALIKE:
            alike.append(name)
    assert sorted(alike) == []


@FOLDERS
def test_russian_is_russian(folder: Path) -> None:
    """Words are in Cyrillic, beside names of keys; no word mixes the scripts with letters that look alike."""
    foreign = []
    for name, message in sources.messages(folder, "ru").items():
        for pattern in [message.value, *(attribute.value for attribute in message.attributes)]:
            words = sources.words(pattern)
            mixed = [word for word in words.split() if LATIN.search(word) and CYRILLIC.search(word)]
            if mixed or (len(words) > 1 and LATIN.search(words) and not CYRILLIC.search(words)):
                foreign.append(name)
    assert foreign == []


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_can_say_everything(game: Game, language: str) -> None:
    """Texts are strict here: a missing message, form or argument is an error."""
    for text in spoken(game.name, language)[0]:
        assert text.strip()
        assert "{" not in text
        assert "  " not in text


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_says_everything_it_has_words_for(game: Game, language: str) -> None:
    used = {name for name, _ in spoken(game.name, language)[1]}
    unused = [name for name in sources.messages(sources.game_folder(game), language) if name not in used]
    assert unused == []


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_form_of_a_name_is_used(game: Game, language: str) -> None:
    """By the kind of name: that all gears have a form is right even if only one of them is met in it."""
    used = {(name.partition("-")[0], form) for name, form in spoken(game.name, language)[1] if form}
    messages = sources.messages(sources.game_folder(game), language)
    forms = {(name.partition("-")[0], form) for name, message in messages.items() for form in sources.forms(message)}
    assert forms - used - {("event", "will")} == set()


@GAMES
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_will_happen_is_told_with_the_words_of_what_happened(game: Game, language: str) -> None:
    """Of previews the client says the form `will`, where the log speaks of the past."""
    for name, message in sources.messages(sources.game_folder(game), language).items():
        for attribute in message.attributes:
            if attribute.id.name == "will":
                assert name.startswith("event-")
                assert message.value is not None
                assert sources.spoken_of(attribute) == sources.spoken_of(message.value)
                assert sources.words(attribute.value) != sources.words(message.value)


@GAMES
def test_every_refusal_is_a_sentence_of_its_own(game: Game) -> None:
    for language in LANGUAGES:
        texts = Texts(game, language)
        sentences = {blocked.reason: texts.blocked(blocked) for blocked in refusals(game)}
        assert len(set(sentences.values())) == len(sentences)
        assert all(sentence.endswith(".") for sentence in sentences.values())


@GAMES
def test_no_two_things_of_a_domain_have_the_same_name(game: Game) -> None:
    for language in LANGUAGES:
        texts = Texts(game, language)
        for domain, codes in game.domains.items():
            names = [texts.name(domain, code) for code in codes]
            assert len(set(names)) == len(names), (language, domain)


@pytest.mark.parametrize("language", LANGUAGES)
def test_shared_words_are_used(language: str) -> None:
    """By the texts themselves, or named by a client or by core."""
    game = SPEAKING[0]
    texts = Texts(None, language)
    with listening() as asked:
        assert [texts.message(f"bot-{bot}") for bot in [*OPPONENTS, GUIDE]]
        assert texts.amounts(())
        assert texts.question(open_table(game, 2, 1), Ask(0, CONFIRM, [0]))
        assert texts.option(game, CONFIRM, 0)
    used = {name for name, _ in asked}
    clients = _client_sources()
    unused = [
        name
        for name in sources.messages(sources.SHARED, language)
        if name not in used and f'"{name}"' not in clients and f"'{name}'" not in clients
    ]
    assert unused == []


def _client_sources() -> str:
    paths = list((sources.ROOT / "src" / "tinkuy").rglob("*.py"))
    for ending in ("*.ts", "*.svelte"):
        paths += (sources.ROOT / "web" / "src").rglob(ending)
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)
