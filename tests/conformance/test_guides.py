"""Every guided first game can be played from its position to its end, and says every step in every language."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast

from tests.conformance.cases import UNDER_TEST, find
from tinkuy.bots import GUIDE, find_bot
from tinkuy.core.draft import Draft
from tinkuy.core.game import Game
from tinkuy.core.guide import Guide, Step, find_guide, log_of, read_guide
from tinkuy.core.position import load_position
from tinkuy.core.table import Table
from tinkuy.text import LANGUAGES

GUIDES = {name: guide for name, game in UNDER_TEST.items() if (guide := find_guide(game)) is not None}
each_guide = pytest.mark.parametrize("name", GUIDES)
PAGE = {"@prompt", "@panel", "@confirm", "@log"}  # what of the page a step can point at


def opened(guide: Guide) -> Table:
    return load_position(json.loads(guide.position), find, of_any_version=True)


def asking(guide: Guide) -> list[int]:
    return [index for index, step in enumerate(guide.steps) if step.asks]


class Learner:
    """Somebody who does what the guide says, at a table of the server: a draft, then a commit."""

    def __init__(self, guide: Guide) -> None:
        self.guide = guide
        self.table = opened(guide)
        self.companion = find_bot(GUIDE, "1")
        self.draft = Draft(self.table, guide.seat)
        self.codes: list[str] = []

    def follow(self, step: Step) -> None:
        for code in step.answers:
            self.answer(code)
        if step.confirm:
            assert self.draft.complete, f"{step.text}: there is nothing to confirm"
            self.commit()

    def answer(self, code: str) -> None:
        ask = self.draft.ask
        assert ask is not None, f"'{code}' is not asked for"
        kind = self.table.game.kinds[ask.kind]
        assert code in [f"{kind.name} {kind.codes[option]}" for option in ask.options]
        undoable = self.draft.answer(kind.codes.index(code.split()[1]))
        self.codes.append(code)
        if not undoable:
            self.commit()

    def commit(self) -> None:
        """Then the others play, as far as they are asked."""
        self.draft.commit()
        self.codes = []
        while not self.table.over and (ask := self.table.ask).seat != self.guide.seat:
            if len(log_of(self.table)) >= len(self.guide.script):
                break
            self.table.answer(ask.seat, self.companion.choose(self.table, ask.seat))
        self.draft = Draft(self.table, self.guide.seat)

    @property
    def step(self) -> int:
        return self.guide.progress(log_of(self.table), self.codes).step


@each_guide
def test_a_guide_can_be_followed_to_its_end(name: str) -> None:
    guide = GUIDES[name]
    learner = Learner(guide)
    for index in asking(guide):
        assert learner.step == index, guide.steps[index].text
        learner.follow(guide.steps[index])
    assert learner.step == len(guide.steps)
    assert log_of(learner.table)[: len(guide.script)] == guide.script
    assert not learner.codes, "the guide ends before the turn is confirmed"


@each_guide
def test_a_guide_sees_every_other_answer(name: str) -> None:
    """In the draft it can be taken back; on the table the game has become another one."""
    guide = GUIDES[name]
    learner = Learner(guide)
    for index in asking(guide):
        for code in guide.steps[index].answers:
            ask = learner.draft.ask
            assert ask is not None
            kind = learner.table.game.kinds[ask.kind]
            others = [f"{kind.name} {kind.codes[option]}" for option in ask.options]
            for other in [one for one in others if one != code][:3]:
                astray = guide.progress(log_of(learner.table), [*learner.codes, other])
                assert (astray.step, astray.fits, astray.left) == (index, len(learner.codes), False)
                mine = [(guide.seat, one) for one in [*learner.codes, other]]
                assert guide.progress([*log_of(learner.table), *mine], []).left
            learner.answer(code)
        if guide.steps[index].confirm:
            learner.commit()


@each_guide
def test_the_companion_plays_on_when_the_learner_goes_another_way(name: str) -> None:
    guide, table = GUIDES[name], opened(GUIDES[name])
    companion = find_bot(GUIDE, "1")
    for _ in range(40):
        if table.over:
            break
        ask = table.ask
        # The last option is seldom what a guide begins with; whatever it is, the companion must have an answer.
        option = ask.options[-1] if ask.seat == guide.seat else companion.choose(table, ask.seat)
        table.answer(ask.seat, option)
    assert log_of(table)[: len(guide.script)] != guide.script


@each_guide
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_said_and_nothing_else(name: str, language: str) -> None:
    guide, package = GUIDES[name], files(UNDER_TEST[name].package)
    source = FluentParser().parse(package.joinpath(f"guide/{language}.ftl").read_text(encoding="utf-8"))
    said = {entry.id.name: entry for entry in source.body if isinstance(entry, ast.Message)}
    assert list(said) == [f"guide-{step.text}" for step in guide.steps]
    for step in guide.steps:
        forms = [attribute.id.name for attribute in said[f"guide-{step.text}"].attributes]
        assert forms == (["do"] if step.asks else []), step.text


@each_guide
def test_steps_point_at_things(name: str) -> None:
    looks = [look for step in GUIDES[name].steps for look in step.look]
    assert looks
    assert {look for look in looks if look.startswith("@")} <= PAGE


@each_guide
def test_guides_are_of_ten_minutes(name: str) -> None:
    """Twelve steps at least where there is a real game to be learnt, and not many more than one can bear."""
    assert len(GUIDES[name].steps) <= 40
    assert name == "toy" or len(asking(GUIDES[name])) >= 12


def test_a_guide_that_does_not_fit_is_refused() -> None:
    game: Game = UNDER_TEST["toy"]
    position = GUIDES["toy"].position
    with pytest.raises(Exception, match="only 2 seats"):
        read_guide(game, 'seat = 2\n[[step]]\ntext = "welcome"\n', position)
    with pytest.raises(Exception, match="needs a text 'text'"):
        read_guide(game, "[[step]]\nlook = []\n", position)
