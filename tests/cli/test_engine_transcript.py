"""The session in docs/engine.md is what the real engine says, word for word."""

from __future__ import annotations

import re

import pytest

from tests.clauses import ROOT
from tests.cli.command import really
from tinkuy.cli.requests import Engine
from tinkuy.games import find_game

pytestmark = pytest.mark.slow

BLOCK = re.compile(r"^```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def transcript() -> list[tuple[str, str]]:
    """Requests with the replies the page promises."""
    page = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    lines = [line for block in BLOCK.findall(page) for line in block.splitlines()]
    assert [line[0] for line in lines] == [">", "<"] * (len(lines) // 2)
    texts = [line[2:] for line in lines]
    return list(zip(texts[::2], texts[1::2], strict=True))


def test_the_documented_session() -> None:
    session = transcript()
    said = really("engine", given="".join(f"{request}\n" for request, _ in session).encode())
    assert (said.code, said.err) == (0, "")
    replies = said.out.splitlines()
    assert len(replies) == len(session)
    for (request, expected), reply in zip(session, replies, strict=True):
        pattern = ".*".join(re.escape(part) for part in expected.split("..."))
        assert re.fullmatch(pattern, reply), f"{request}\n{reply}\ndoes not fit\n{expected}"


def test_every_request_is_documented() -> None:
    requests = {request.split('"')[3] for request, reply in transcript() if '"ok":true' in reply}
    shown_refused_only = {"replay", "load"}  # what they take is too long for the page
    assert requests | shown_refused_only == set(Engine(find_game).requests)
