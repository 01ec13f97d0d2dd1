"""`tinkuy invite`: a link for somebody who may come to a server that is closed to others."""

from __future__ import annotations

import argparse
import contextlib

from tinkuy.server.settings import Settings, data_file, database
from tinkuy.server.store.inviting import DAYS, invite


def run(arguments: argparse.Namespace) -> int:
    settings = Settings(data=arguments.data or "")
    word = invite(settings, arguments.may_invite)
    address = (arguments.address or _running_at(settings) or f"http://127.0.0.1:{settings.port}").rstrip("/")
    print(f"{address}/invite/{word}")
    print(f"It is for one person, who stays invited; unused, it is void after {DAYS} days.")
    return 0


def _running_at(settings: Settings) -> str:
    """A server writes its address beside its file."""
    file = data_file(settings).resolve()
    with contextlib.suppress(OSError):
        if not database(settings):
            return file.with_name(f"{file.name}.lock").read_text(encoding="utf-8").strip()
    return ""
