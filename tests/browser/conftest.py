"""A real server, the client as it is built, and a real Chromium."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.browser.chromium import launch
from tests.browser.client import built_client
from tests.browser.player import Player
from tests.server.hosting import DEALS, Host, hosted

Sit = Callable[..., Player]


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    base = tmp_path_factory.getbasetemp()
    # Processes of one run have their folders side by side; the client is built once for all of them.
    return built_client(base.parent if base.name.startswith("popen-") else base)


@pytest.fixture(scope="package")
def host(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """One server for all tests that do not hurt it; it must have nothing to complain about in the end."""
    folder = tmp_path_factory.mktemp("browser")
    with hosted(folder, client=str(client), deals=DEALS) as host:
        yield host
        assert host.up
    assert (folder / "errors.txt").read_text() == ""


# Not for the whole session: while it runs, nothing else in this process could run an event loop of its own.
@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="package")
def chromium(playwright: Playwright) -> Iterator[Browser]:
    with closing(launch(playwright)) as browser:
        yield browser


@pytest.fixture
def whole_chromium(playwright: Playwright) -> Iterator[Browser]:
    with closing(launch(playwright, whole=True)) as browser:
        yield browser


@pytest.fixture
def sit(chromium: Browser, host: Host) -> Iterator[Sit]:
    """Somebody at a browser: `sit()`, or `sit("Anna", language="ru")`. Pages must end without a complaint."""
    with ExitStack() as stack:
        people: list[Player] = []

        def new(name: str = "", **chosen: Any) -> Player:
            address = chosen.pop("address", host.address)
            browser = chosen.pop("browser", chromium)
            people.append(stack.enter_context(closing(Player(browser, address, name, **chosen))))
            return people[-1]

        yield new
        for player in people:
            assert player.complaints == []
