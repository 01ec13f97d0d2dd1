"""The `tinkuy` command: one module per subcommand, imported only when it is asked for, so that help comes at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from tinkuy.cli.arguments import parser
from tinkuy.core.errors import Refused

REFUSED = 2
INTERRUPTED = 130
PIPE_CLOSED = 141  # what a shell reports of a program that wrote to a closed pipe
LONGEST_SENTENCE = 400


def main(argv: Sequence[str] | None = None) -> int:
    """Run a subcommand; whatever a person can do wrong ends in one sentence and exit code 2."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")  # a terminal that lacks a letter is no reason to stop
    try:
        code = _run(argv)
        if sys.stdout is not None:
            sys.stdout.flush()
    except Refused as refused:
        return complain(str(refused))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return PIPE_CLOSED
    except OSError as error:
        _drop_output()
        return complain(f"Reading or writing failed: {error.strerror or error}.")
    return code


def _run(argv: Sequence[str] | None) -> int:
    commands = parser()
    try:
        arguments = commands.parse_args(argv)
    except SystemExit as end:  # --help and --version have said all there is to say
        return int(end.code or 0)
    if arguments.module is None:
        commands.print_help()
        return 0
    code: int = import_module(arguments.module).run(arguments)
    return code


def complain(sentence: str) -> int:
    line = " ".join(sentence.split())
    if len(line) > LONGEST_SENTENCE:
        line = line[: LONGEST_SENTENCE - 4] + " ..."
    print(f"tinkuy: {line}", file=sys.stderr)
    return REFUSED


def _drop_output() -> None:
    """Nobody reads any more; without this Python complains once again when it ends."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
