"""The shapes of what workers write as JSON for a client: games, views, events, options, moments.

Workers write most of it without these, for speed; tests hold what they write against them, and the client's types are
made from them.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from tinkuy.core.labels import Label


class Shape(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Nothing is sent that is not named here."""


# ---------------------------------------------------------------------- games


class OptionSpec(Shape):
    """A switch of a table; the first of its values is the default."""

    name: str
    values: list[str]
    group: Annotated[str, msgspec.Meta(description="What it is about: one of GROUPS.")]
    seats: Annotated[dict[str, list[int]], msgspec.Meta(description="Player counts of values that not all can have.")]
    needs: Annotated[
        dict[str, list[tuple[str, str]]],
        msgspec.Meta(description="Other options with a value, one of which a value must go together with."),
    ]
    brought: Annotated[
        dict[str, list[tuple[str, str]]],
        msgspec.Meta(description="Other options with a value that brings a value of this one along."),
    ]


class RemarkSpec(Shape):
    """What a person should know before a table with all these values of options is opened by so many."""

    label: Label
    options: dict[str, str]
    seats: list[int]


class GameEntry(Shape):
    id: str
    rules: Annotated[str, msgspec.Meta(description="The version of the rules.")]
    seats: list[int]
    options: list[OptionSpec]
    remarks: list[RemarkSpec]
    bots: list[str]
    automa: Annotated[list[int], msgspec.Meta(description="Player counts that an opponent of the game's own joins.")]
    guide: Annotated[bool, msgspec.Meta(description="It has a guided first game.")]
    board: str


class KindOption(Shape):
    code: str
    label: Label


class KindMeta(Shape):
    """A kind of question with all the answers it can ever have."""

    name: str
    own: Annotated[int, msgspec.Meta(description="Behind so many options of its own come the free actions.")]
    clause: Annotated[str, msgspec.Meta(description="Of the rules, that says when it comes.")]
    beforehand: Annotated[bool, msgspec.Meta(description="In another's turn it may be answered before it comes.")]
    options: list[KindOption]


class EventMeta(Shape):
    clause: str
    fields: Annotated[list[tuple[str, str]], msgspec.Meta(description="Name, and SEAT, NUMBER, POINTS or a domain.")]
    minor: Annotated[bool, msgspec.Meta(description="It only follows from what was told before it.")]
    automa: Annotated[bool, msgspec.Meta(description="A step that only an opponent of the game's own takes.")]


class DescriptionData(Shape):
    """What is told of a thing, line by line, and the clause of the rules it belongs to."""

    clause: str
    lines: list[Label]


class GuideStep(Shape):
    """A step of a guided first game; what it says is the message `guide-<text>`, with `.do` for what is to be done."""

    text: str
    look: Annotated[list[str], msgspec.Meta(description="Things of the board, or with @ parts of the page.")]
    answers: Annotated[list[str], msgspec.Meta(description="Those that are meant, in codes; none where it only tells.")]
    confirm: Annotated[bool, msgspec.Meta(description="It is done when the turn so far is confirmed.")]


class GameMeta(GameEntry):
    """Everything about a game that does not change during play."""

    tables: Annotated[str, msgspec.Meta(description="Hash of the component tables.")]
    kinds: list[KindMeta]
    events: dict[str, EventMeta]
    domains: dict[str, list[str]]
    names: dict[str, Label]
    sources: list[str]
    unit: Annotated[int, msgspec.Meta(description="Parts of a point in which scores are counted.")]
    components: dict[str, Any]
    reconstructed: list[str]
    describe: dict[str, dict[str, DescriptionData]]
    lessons: Annotated[list[GuideStep], msgspec.Meta(description="The guided first game; empty where there is none.")]


# ---------------------------------------------------------------------- views


class AskData(Shape, omit_defaults=True):
    seat: int
    kind: str
    options: list[str]
    label: Annotated[
        Label | None, msgspec.Meta(description="What it asks just now, where its kind does not say it.")
    ] = None


class AnswerData(Shape):
    seat: int
    kind: str
    option: str


class Upkeep(Shape):
    """What each seat would have to pay if something came today, such as a Food Day."""

    name: str
    needs: list[int]


class Projection(Shape):
    """What the points by seat and source would be if something happened today."""

    name: str
    points: list[list[int]]


class View(Shape):
    """A table as one seat may see it; `seat` is null for spectators."""

    game: str
    rules: str
    tables: str
    seats: int
    seat: int | None
    turn: int
    over: bool
    waiting: list[int]
    ask: list[AskData]
    answers: list[AnswerData]
    scores: list[int | float]
    points: Annotated[list[list[int]], msgspec.Meta(description="By seat and source, in parts of a point (`unit`).")]
    upkeep: list[Upkeep]
    projections: list[Projection]
    state: Annotated[Any, msgspec.Meta(description="Its shape is the game's own; the game's board knows it.")]


class GameEvent(msgspec.Struct):
    """What happened; beside these stand the fields of the event's kind."""

    v: Annotated[int | None, msgspec.Meta(description="The version that made it; null in a draft.")]
    event: str
    clause: str


class OptionInfo(Shape, omit_defaults=True):
    """What is told of an option before the click."""

    code: str
    reveals: bool
    change: dict[str, int]
    events: Annotated[list[GameEvent], msgspec.Meta(description="What would happen, in the words of the log.")]
    passes: Annotated[bool, msgspec.Meta(description="It reveals nothing but passes the turn on.")] = False
    wasted: Annotated[bool, msgspec.Meta(description="It promises something and would bring nothing now.")] = False
    label: Annotated[
        Label | None, msgspec.Meta(description="What it means just now, where its name does not say it.")
    ] = None


class WayData(Shape, omit_defaults=True):
    """Answers that do nothing by themselves, and what they lead to: a question, or a deed that needed none."""

    answers: list[str]
    kind: str = ""
    options: Annotated[list[str], msgspec.Meta(description="Those that do something.")] = []
    events: Annotated[list[GameEvent], msgspec.Meta(description="What the last answer would do at once.")] = []


class Ahead(Shape):
    """What one click can mean besides the options of the open question."""

    ways: list[WayData]
    end: Annotated[list[str], msgspec.Meta(description="Answers that complete the turn, if nothing else is left.")]


# ---------------------------------------------------------------------- a finished game looked at again


class Line(Shape):
    """A turn in codes of answers, and the points by source that its plan brings in so many own turns."""

    answers: list[str]
    gains: list[tuple[str, float]]
    turns: int


class JudgedTurn(Shape):
    """How things stood after `version` answers, and what the turn from there to `end` cost; the last has no seat."""

    turn: int
    version: int
    end: int
    seat: int | None
    chances: Annotated[list[float], msgspec.Meta(description="To win, by seat; a solo opponent is the last.")]
    heading: Label
    loss: Annotated[
        float | None,
        msgspec.Meta(description="How much less than the better turn it is worth; null where it was not compared."),
    ]
    points: Annotated[float, msgspec.Meta(description="Of that, what is not for winning the game.")]
    game: Annotated[bool, msgspec.Meta(description="The better turn might have won the game.")]
    played: Line | None
    better: Line | None


class RetracedStep(Shape):
    """What an answer made of the table, in the eyes of the seat whose turn it was; the first has no answer."""

    answer: str | None
    label: Annotated[Label | None, msgspec.Meta(description="What it meant just then, where its name does not say it.")]
    view: View
    events: list[GameEvent]


class RetracedTurn(Shape):
    """A turn as it was played, and as it could have been, as far as that can be played on the real table."""

    played: list[RetracedStep]
    better: list[RetracedStep]
    whole: Annotated[bool, msgspec.Meta(description="The better turn could be played to its end.")]


class Between(Shape):
    """The table in the middle of what an answer made happen, when the first `told` of its events had been."""

    told: int
    view: View


class Moment(Shape):
    """The table as it was after `version` of its `last` answers, with the events of the last one."""

    version: int
    last: int
    seat: int | None
    view: View
    events: list[GameEvent]
    heading: Label
    steps: Annotated[list[Between], msgspec.Meta(description="Of a solo opponent, all but the last, which is `view`.")]
