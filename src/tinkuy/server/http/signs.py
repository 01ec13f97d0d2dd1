"""Signs of life while an answer takes long: so whoever hears nothing at all knows that a process hangs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tinkuy.server.tables.payloads import Letter, Pong

EVERY = 1.0  # seconds

SIGN = Letter(Pong())


class Signs:
    """`with Signs(send):` whatever may have to wait for the database, the rules or the turn at a table."""

    def __init__(self, send: Callable[[Letter], object]) -> None:
        self.send = send

    def __enter__(self) -> None:
        self.timer = asyncio.get_running_loop().call_later(EVERY, self._sign)

    def __exit__(self, *_: object) -> None:
        self.timer.cancel()

    def _sign(self) -> None:
        self.send(SIGN)
        self.timer = asyncio.get_running_loop().call_later(EVERY, self._sign)
