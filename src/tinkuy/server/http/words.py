"""What does not change while the server runs: the games, their words and their rules."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from tinkuy.core.errors import Refused
from tinkuy.server.http.call import Call
from tinkuy.server.refusals import Refusal
from tinkuy.server.workers import replies, requests
from tinkuy.server.workers.slot import Stuck


class ClauseText(msgspec.Struct):
    id: str
    text: str


class ChapterText(msgspec.Struct):
    id: str
    title: str
    introduction: str
    clauses: list[ClauseText]


class RulesText(msgspec.Struct):
    title: str
    introduction: str
    chapters: list[ChapterText]


async def games(call: Call) -> msgspec.Raw:
    return await _static(call, "", requests.Games())


async def game(call: Call) -> msgspec.Raw:
    return await _static(call, call.path["game"], requests.GameInfo(call.path["game"]))


async def game_of_table(call: Call) -> msgspec.Raw:
    """The game with the component tables that this table is played with."""
    live = await call.live()
    setup = live.kept.setup
    name = f"{setup.game} {setup.tables}"
    components = None if name in call.tables.catalogue else await live.components()
    return await _static(call, name, requests.GameInfo(setup.game, setup.tables, components))


async def _static(call: Call, name: str, request: requests.Request) -> msgspec.Raw:
    """Made by a worker once, then kept: the rules do not change while the server runs."""
    known = call.tables.catalogue
    if name not in known:
        reply = await _ask(call, name, request)
        if isinstance(reply, replies.No):
            raise Refusal(reply.code, reply.sentence)
        assert isinstance(reply, replies.Json)
        known[name] = reply.json
    return msgspec.Raw(known[name])


async def _ask(call: Call, name: str, request: requests.Request) -> replies.Reply:
    try:
        reply = await call.tables.engine.ask(name, request, call.tables.settings.limits.engine_seconds)
    except Stuck:
        raise Refusal("internal", "The game could not be described.") from None
    if isinstance(reply, replies.Failed):
        raise Refusal("internal", "The game could not be described.")
    return reply


async def text(call: Call) -> str:
    """The Fluent source; `table` for what every table says."""
    name, language = call.path["game"], call.path["language"]
    _check_language(language)
    if name == "table":
        return files("tinkuy.text").joinpath(f"{language}.ftl").read_text(encoding="utf-8")
    reply = await _ask(call, name, requests.GameText(name, language))
    if isinstance(reply, replies.No):
        raise Refusal("unknown-text", f"There are no texts of '{name[:40]}' in the language '{language}'.")
    assert isinstance(reply, replies.Text)
    return reply.text


async def rules(call: Call) -> RulesText:
    from tinkuy.text import Rulebook  # only now: it takes a third of the server's start

    name, language = call.path["game"], call.path["language"]
    _check_language(language)
    try:
        if not name.isidentifier():
            raise Refused(f"There are no rules of '{name[:40]}'.")
        book = Rulebook(name, language)
    except OSError:
        raise Refusal("unknown-text", f"There are no rules of '{name[:40]}'.") from None
    except Refused as refused:
        raise Refusal("unknown-text", str(refused)) from None
    return RulesText(
        book.title,
        book.introduction,
        [
            ChapterText(
                chapter.id,
                chapter.title,
                chapter.introduction,
                [ClauseText(identity, words) for identity, words in chapter.clauses],
            )
            for chapter in book.chapters
        ],
    )


def _check_language(language: str) -> None:
    from tinkuy.text import LANGUAGES

    if language not in LANGUAGES:
        raise Refusal("unknown-text", f"There is no language '{language[:20]}'; there are: {', '.join(LANGUAGES)}.")
