"""The installed client: what a browser needs to install it, a shell that opens without the server, and no old page."""

from __future__ import annotations

import shutil
import struct
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.server.hosting import DEALS, hosted

READY = "navigator.serviceWorker.ready.then(() => caches.keys())"
KEPT = """caches.keys().then((names) => Promise.all(names.map((name) => caches.open(name))))
    .then((all) => Promise.all(all.map((cache) => cache.keys())))
    .then((all) => all.flat().map((request) => new URL(request.url).pathname))"""


def test_a_browser_finds_what_it_needs_to_install_it(sit: Sit) -> None:
    me = sit()
    me.go("/")
    manifest: dict[str, Any] = me.get(me.one("link[rel=manifest]").get_attribute("href") or "")
    assert (manifest["start_url"], manifest["display"]) == ("/", "standalone")
    pictures = {icon["src"]: icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert sorted(pictures.values()) == ["192x192", "512x512", "512x512"]
    for path, sizes in pictures.items():
        picture = me.context.request.get(path).body()
        assert picture[:8] == b"\x89PNG\r\n\x1a\n"
        assert "{}x{}".format(*struct.unpack(">II", picture[16:24])) == sizes
    assert me.context.request.get("/sw.js").headers["cache-control"] == "no-cache"


def test_the_shell_opens_without_the_server_and_says_so(chromium: Browser, client: Path, tmp_path: Path) -> None:
    with hosted(tmp_path, client=str(client), deals=DEALS) as host:
        me = Player(chromium, host.address, "Anna", service_workers="allow")
        me.open_table("me", "random")
        me.await_turn()
        assert len(me.page.evaluate(READY)) == 1
        host.kill()
        me.go("/")
        expect(me.page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
        kept = me.page.evaluate(KEPT)
        assert "/" in kept
        assert not [path for path in kept if path.startswith(("/api", "/ws", "/t/"))]
        me.close()


def test_an_update_reaches_everybody_at_once(chromium: Browser, client: Path, tmp_path: Path) -> None:
    """The next page after the server has a new build is the new one, and of the old one nothing is kept."""
    build = tmp_path / "build"
    shutil.copytree(client, build)
    with hosted(tmp_path, client=str(build), deals=DEALS) as host:
        me = Player(chromium, host.address, service_workers="allow")
        me.go("/")
        (old,) = me.page.evaluate(READY)
        newer(build)
        me.go("/")
        expect(me.one("body")).to_have_attribute("data-build", "newer")
        expect(me.play_now()).to_be_visible()
        me.page.wait_for_function(f"() => caches.keys().then((names) => names.length === 1 && names[0] !== '{old}')")
        me.close()


def newer(build: Path) -> None:
    """As another build would be: another page, another worker, and files of other names."""
    for twin in [*build.glob("index.html.*"), *build.glob("sw.js.*")]:
        twin.unlink()
    page = (build / "index.html").read_text()
    (build / "index.html").write_text(page.replace("<body", '<body data-build="newer"'))
    worker = (build / "sw.js").read_text()
    (build / "sw.js").write_text(worker.replace('VERSION = "', 'VERSION = "newer-'))
