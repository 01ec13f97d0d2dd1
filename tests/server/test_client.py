"""The built page: its files, its one page for all addresses, and a word of advice when it is not there."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.hosting import Host, hosted
from tests.server.visitors import Visitor


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    folder = tmp_path_factory.mktemp("client")
    client = folder / "dist"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>page</title>")
    (client / "assets" / "index-abc.js").write_text("let x = 1;\n" * 500)
    (client / "assets" / "index-abc.js.gz").write_bytes(gzip.compress(b"let x = 1;\n" * 500))
    (client / "assets" / "index-abc.js.br").write_bytes(b"as brotli")
    (client / "assets" / "photo-abc.png").write_bytes(b"x" * 5000)
    (client / "assets" / "old-abc.css.gz").write_bytes(gzip.compress(b"before"))
    (client / "assets" / "old-abc.css").write_text("after")
    os.utime(client / "assets" / "old-abc.css.gz", (1, 1))
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
    assert httpx.get(f"{built.address}/assets/index-old.js").status_code == 404


@pytest.mark.parametrize(
    ("accepted", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
        ("bro, gzipped", None),
    ],
)
def test_a_file_comes_as_the_build_compressed_it(built: Host, accepted: str, encoding: str | None) -> None:
    plain = b"let x = 1;\n" * 500
    wanted = {"br": b"as brotli", "gzip": gzip.compress(plain), None: plain}[encoding]
    with httpx.stream("GET", f"{built.address}/assets/index-abc.js", headers={"Accept-Encoding": accepted}) as reply:
        body = b"".join(reply.iter_raw())
    assert reply.headers.get("content-encoding") == encoding
    assert "javascript" in reply.headers["content-type"]
    assert reply.headers["vary"] == "Accept-Encoding"
    assert len(body) == int(reply.headers["content-length"])
    assert body[10:] == wanted[10:]  # behind the time in gzip's head
    known = {"Accept-Encoding": accepted, "If-None-Match": reply.headers["etag"]}
    again = httpx.get(f"{built.address}/assets/index-abc.js", headers=known)
    assert (again.status_code, again.content) == (304, b"")
    other = {"Accept-Encoding": "br" if encoding != "br" else "gzip", "If-None-Match": reply.headers["etag"]}
    with httpx.stream("GET", f"{built.address}/assets/index-abc.js", headers=other) as changed:
        assert changed.status_code == 200


def test_what_the_build_did_not_compress_is_sent_as_it_is(built: Host) -> None:
    for name in ("photo-abc.png", "old-abc.css"):  # an old twin does not count
        assert "content-encoding" not in httpx.get(f"{built.address}/assets/{name}").headers
    assert httpx.get(f"{built.address}/assets/old-abc.css").text == "after"


def test_a_page_built_anew_is_served_at_once(built: Host) -> None:
    page = built.data.parent / "dist" / "index.html"
    before, was = page.read_text(), httpx.get(built.address).headers["etag"]
    page.write_text("<!doctype html><title>newer</title>")
    reply = httpx.get(built.address, headers={"If-None-Match": was})
    page.write_text(before)
    assert (reply.status_code, reply.text) == (200, "<!doctype html><title>newer</title>")


def test_only_answers_without_secrets_are_compressed(host: Host, anna: Visitor) -> None:
    table = anna.open_table("me", "person")["id"]
    for _ in range(4):
        anna.open_table("me", "person")
    for path in (
        "/api/games",
        "/api/games/tzolkin",
        "/api/text/tzolkin/en",
        "/api/rules/tzolkin/en",
        "/api/openapi.json",
    ):
        reply = anna.http.get(path)
        assert reply.headers["content-encoding"] == "gzip", path
        assert reply.headers["vary"] == "Accept-Encoding"
        assert "content-encoding" not in anna.http.get(path, headers={"Accept-Encoding": "identity"}).headers
    assert anna.http.get(f"/api/tables/{table}/at/0").headers["content-encoding"] == "gzip"
    me = anna.http.get("/api/me")
    assert len(me.content) > 1000
    assert "content-encoding" not in me.headers


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
