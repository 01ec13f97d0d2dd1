"""Work that goes on to its end even if whoever asked for it goes away."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


async def steadfast(work: Coroutine[Any, Any, T] | asyncio.Future[T]) -> T:
    task = asyncio.ensure_future(work)
    task.add_done_callback(_noticed)
    return await asyncio.shield(task)


def _noticed(task: asyncio.Future[Any]) -> None:
    """Nobody may be left to hear of a failure; that alone is nothing to complain about."""
    if not task.cancelled():
        task.exception()
