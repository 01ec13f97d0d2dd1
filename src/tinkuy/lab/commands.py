"""Bots that are programs of their own: any command that answers JSON lines, in any language (docs/bots.md).

    bot = find_player("mine", seed=1, commands={"mine": "node examples/bot.js"})

Such a bot gets the view of its seat and nothing else, so it cannot see more than a person at the table.
"""

from __future__ import annotations

import json
import shlex
import shutil
import subprocess
import tempfile
from contextlib import suppress
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any, Final

from tinkuy.bots import NAMES, Bot, find_bot
from tinkuy.core.codes import option_index
from tinkuy.core.errors import Refused
from tinkuy.core.table import Table
from tinkuy.core.view import view

LIMIT: Final = 10.0  # seconds for an answer
LONGEST_LINE: Final = 1024 * 1024
PATIENCE: Final = 1.0  # seconds for a bot to end by itself


def find_player(name: str, seed: int | str, commands: dict[str, str] | None = None, limit: float = LIMIT) -> Bot:
    """A bot by its name: one of the given commands, else one of ours."""
    if commands and name in commands:
        return Command(name, commands[name], str(seed), limit)
    return find_bot(name, seed)


def check_commands(commands: dict[str, str]) -> None:
    for name, command in commands.items():
        if not name or name.partition(":")[0] in NAMES or set(name) & set(",=: \t\n"):
            raise Refused(f"A bot of your own cannot be called '{name}': take one word that is not the name of ours.")
        words = _words(name, command)
        if shutil.which(words[0]) is None:
            raise Refused(f"The bot '{name}' cannot be started: there is no command '{words[0]}' here.")


def dismiss(bots: list[Bot]) -> None:
    """The game is over, or has been given up: no process stays behind."""
    for bot in bots:
        if isinstance(bot, Command):
            bot.close()


class Command:
    """A process per game and seat, started at its first question and ended after the game."""

    def __init__(self, name: str, command: str, seed: str, limit: float) -> None:
        self.name = name
        self.command = command
        self.seed = seed
        self.limit = limit
        self.process: subprocess.Popen[bytes] | None = None
        self.lines: Queue[bytes] = Queue()
        self.said: IO[bytes]  # what it writes to standard error
        self.reader: Thread

    def choose(self, table: Table, seat: int) -> int:
        ask = table.asked(seat)
        assert ask is not None
        code = self.answer(_begin(table, seat, self.seed), view(table, seat))
        return option_index(table.game, ask.kind, code)

    def answer(self, begin: dict[str, Any], view: dict[str, Any]) -> str:
        """The code of one of the options of the seat's question in its view."""
        if self.process is None:
            self._start()
            self._ask(begin)
        code = self._ask({"do": "choose", "view": view}).get("option")
        options: list[str] = view["ask"][0]["options"]
        if not isinstance(code, str) or code not in options:
            raise self._fault(f"answered {json.dumps(code)[:60]}, which is not one of: {', '.join(options)[:200]}")
        return code

    def close(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with suppress(OSError):
                assert process.stdin is not None
                process.stdin.close()  # the end of its input is the end of the game
            try:
                process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
            self.reader.join(PATIENCE)
            self.said.close()

    def _start(self) -> None:
        words, pipe = _words(self.name, self.command), subprocess.PIPE
        self.said = tempfile.TemporaryFile()  # noqa: SIM115
        try:
            self.process = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=self.said)
        except OSError as error:
            self.said.close()
            raise Refused(f"The bot '{self.name}' cannot be started: {error.strerror}.") from None
        assert self.process.stdout is not None
        self.reader = Thread(target=_read, args=(self.process.stdout, self.lines), daemon=True)
        self.reader.start()

    def _ask(self, request: dict[str, Any]) -> dict[str, Any]:
        assert self.process is not None
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(request, separators=(",", ":")).encode() + b"\n")
            self.process.stdin.flush()
            line = self.lines.get(timeout=self.limit)
        except Empty:
            self.process.kill()
            raise self._fault(f"did not answer within {self.limit:g} s") from None
        except OSError:
            line = b""
        if not line:
            raise self._fault(f"ended with code {self._code()}")
        try:
            reply = json.loads(line)
        except ValueError:
            reply = None
        if not isinstance(reply, dict):
            raise self._fault(f"said something that is not a JSON object: {line[:60].decode(errors='replace').strip()}")
        if reply.get("ok") is False:
            raise self._fault(f"refused: {str(reply.get('error'))[:200]}")
        return reply

    def _code(self) -> int | str:
        assert self.process is not None
        try:
            return self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:  # it has closed its output and goes on
            return "unknown"

    def _fault(self, what: str) -> Refused:
        """A sentence with the last words of the bot, which usually tell why."""
        self.said.seek(0)
        lines = self.said.read()[-LONGEST_LINE:].decode(errors="replace").split("\n")
        last = [line.strip() for line in lines if line.strip()][-1:]
        self.close()
        because = f"; its last words: {last[0][:200]}" if last else ""
        return Refused(f"The bot '{self.name}' ({self.command}) {what}{because}.")


def _begin(table: Table, seat: int, seed: str) -> dict[str, Any]:
    """What a bot may know before its first question; the seed is its own, not that of the table."""
    game = table.game
    return {
        "do": "begin",
        "game": game.name,
        "rules": game.version,
        "tables": game.component_set.hash,
        "seats": table.seats,
        "seat": seat,
        "options": table.options,
        "seed": seed,
    }


def _words(name: str, command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise Refused(f"'{command}' is not a command for the bot '{name}'.")
    return words


def _read(pipe: IO[bytes], lines: Queue[bytes]) -> None:
    """In a thread of its own, because a pipe cannot be waited for everywhere; empty at the end."""
    with pipe, suppress(OSError, ValueError):
        while line := pipe.readline(LONGEST_LINE):
            lines.put(line)
    lines.put(b"")
