"""The end of a terminal is the end of its table: nobody could answer any more, and reading on would take a core."""

from __future__ import annotations

import asyncio
import contextlib
import os
import select
import signal
import sys
import threading
import time
from collections.abc import Callable

from tinkuy.core.errors import Refused

HUNG_UP = 129  # what a shell reports of a program whose terminal went away
GRACE = 3.0  # seconds to save in


def end_with_terminal(save: Callable[[], object]) -> None:
    """Save and end when the terminal hangs up, whether the signal comes or was kept from us. Needs the running loop."""
    if sys.platform == "win32":
        return

    def hung_up() -> None:
        with contextlib.suppress(Refused):
            save()
        os._exit(HUNG_UP)  # there is no screen left to clean up

    # In the loop, so that it never comes in the middle of an answer.
    asyncio.get_running_loop().add_signal_handler(signal.SIGHUP, hung_up)
    threading.Thread(target=_watch, args=(sys.__stdin__.fileno() if sys.__stdin__ else 0,), daemon=True).start()


def _watch(terminal: int) -> None:
    poll = select.poll()
    poll.register(terminal, 0)  # to hang up is told without being asked for
    poll.poll()
    os.kill(os.getpid(), signal.SIGHUP)
    time.sleep(GRACE)
    os._exit(HUNG_UP)
