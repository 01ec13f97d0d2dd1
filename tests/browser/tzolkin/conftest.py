from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hosting import DEALS, Host, hosted


@pytest.fixture(scope="package")
def prepared(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server whose games of Tzolk'in begin in the positions of prepared.py."""
    games = ["tests.browser.tzolkin.prepared"]
    with hosted(tmp_path_factory.mktemp("prepared"), client=str(client), deals=DEALS, games=games) as host:
        yield host
