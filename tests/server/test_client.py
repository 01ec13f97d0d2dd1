"""The built page: its files, its one page for all addresses, and a word of advice when it is not there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.hosting import Host, hosted


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("client")
    client = folder / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>page</title>")
    (client / "assets" / "index-abc.js").write_text("let x = 1;\n" * 500)
    (folder / "private.txt").write_text("private")
    with hosted(folder, client=str(client)) as host:
        yield host


def test_every_address_of_the_client_is_its_page(built: Host) -> None:
    for path in ("/", "/table/abc", "/replay/abc/12"):
        reply = httpx.get(f"{built.address}{path}")
        assert (reply.status_code, reply.text) == (200, "<!doctype html><title>page</title>")
        assert reply.headers["content-type"].startswith("text/html")
        assert reply.headers["cache-control"] == "no-cache"


def test_hashed_files_are_kept_by_the_browser(built: Host) -> None:
    reply = httpx.get(f"{built.address}/assets/index-abc.js")
    assert "javascript" in reply.headers["content-type"]
    assert "immutable" in reply.headers["cache-control"]
    assert reply.headers["content-encoding"] == "gzip"
    assert httpx.get(f"{built.address}/assets/index-old.js").status_code == 404


@pytest.mark.parametrize(
    "path", ["/../private.txt", "/%2e%2e/private.txt", "/..%2fprivate.txt", "/assets/..%5c..%5cprivate.txt", "/%00.txt"]
)
def test_nothing_outside_the_folder_is_served(built: Host, path: str) -> None:
    with httpx.Client(base_url=built.address) as client:
        request = client.build_request("GET", "/")
        request.url = request.url.copy_with(raw_path=path.encode())
        reply = client.send(request)
        assert reply.status_code == 404
        assert "private" not in reply.text


def test_a_missing_client_is_explained(folder: Path) -> None:
    with hosted(folder, client=str(folder / "nowhere")) as host:
        reply = httpx.get(f"{host.address}/")
        assert reply.status_code == 503
        assert "make play" in reply.text
        assert httpx.get(f"{host.address}/api/games").status_code == 200
