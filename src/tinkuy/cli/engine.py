"""`tinkuy engine`: JSON lines in, JSON lines out. Nothing ends it but the end of its input (docs/engine.md)."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import Any, BinaryIO

from tinkuy.cli.choices import Shelf
from tinkuy.cli.requests import Engine
from tinkuy.core.errors import Refused

LONGEST_LINE = 1024 * 1024  # a record of the longest game is a tenth of it
LONGEST_SENTENCE = 400
EXAMPLE = 'a request is a JSON object, such as {"do":"games"}.'


def run(arguments: Namespace) -> int:
    engine = Engine(Shelf(arguments.tables).find)
    if sys.stdin is not None and sys.stdout is not None:
        serve(engine, sys.stdin.buffer, sys.stdout.buffer)
    return 0


def serve(engine: Engine, requests: BinaryIO, replies: BinaryIO) -> None:
    """One reply to every line, sent before the next line is read."""
    for line in lines(requests):
        replies.write(json.dumps(reply(engine, line), separators=(",", ":")).encode() + b"\n")
        replies.flush()


def lines(requests: BinaryIO) -> Iterator[bytes | None]:
    """Line by line, None for one that is too long; its rest is thrown away without being kept."""
    while line := requests.readline(LONGEST_LINE + 1):
        if len(line) <= LONGEST_LINE or line.endswith(b"\n"):
            yield line
            continue
        while line and not line.endswith(b"\n"):
            line = requests.readline(LONGEST_LINE)
        yield None


def reply(engine: Engine, line: bytes | None) -> dict[str, Any]:
    try:
        return {"ok": True, **engine.answer_request(parse(line))}
    except Refused as refused:
        return refusal(str(refused))
    except RecursionError:
        return refusal("The request is nested too deeply.")
    except Exception as error:  # a mistake in a rule or a bot must not take the game away
        cause = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        return refusal(f"This went wrong inside ({cause}); the game is as it was, please report it with its record.")


def refusal(sentence: str) -> dict[str, Any]:
    """On one line, and no longer than a person wants to read."""
    line = " ".join(sentence.split())
    return {"ok": False, "error": line if len(line) <= LONGEST_SENTENCE else f"{line[: LONGEST_SENTENCE - 4]} ..."}


def parse(line: bytes | None) -> dict[str, Any]:
    """The request of a line; every way of not being one has its sentence."""
    if line is None:
        raise Refused(f"The line is longer than {LONGEST_LINE} bytes.")
    try:
        text = line.decode("utf-8-sig").strip()
        if not text:
            raise Refused(f"The line is empty; {EXAMPLE}")
        request = json.loads(text, parse_constant=_no_number)
    except UnicodeDecodeError:
        raise Refused("The line is not valid UTF-8.") from None
    except json.JSONDecodeError as error:
        raise Refused(f"The line is not valid JSON: {error.msg} at character {error.pos + 1}.") from None
    except ValueError:
        raise Refused("The line is not valid JSON: it has a number of too many digits.") from None
    if not isinstance(request, dict):
        raise Refused(EXAMPLE[:1].upper() + EXAMPLE[1:])
    return request


def _no_number(name: str) -> float:
    raise Refused(f"The line is not valid JSON: {name} is not a number.")
