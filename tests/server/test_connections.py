"""Lines that keep the server waiting, or that are too many: they end, and whoever comes next gets in."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.hosting import Host, hosted
from tests.server.visitors import Visitor
from tinkuy.server.http.lines import Clog

PATIENCE = 1.0
HEAD = "GET /ws/{table} HTTP/1.1\r\nHost: {host}\r\nOrigin: {address}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
PING = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + b"x" * 125


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("brisk"), {"patience": PATIENCE}) as host:
        yield host


def raw(host: Host) -> socket.socket:
    where = httpx.URL(host.address)
    return socket.create_connection((where.host, where.port or 80), timeout=10)


def ended(line: socket.socket, within: float) -> bool:
    """Whether the other side ends the line, whatever it says before."""
    line.settimeout(within)
    try:
        while line.recv(65_536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


def test_who_says_nothing_is_not_waited_for(brisk: Host) -> None:
    with raw(brisk) as line:
        assert ended(line, 5 * PATIENCE)


@pytest.mark.parametrize(
    "begin", [b"GET /health HTTP/1.1\r\nX: ", b"POST /api/records HTTP/1.1\r\nContent-Length: 9999\r\n\r\n"]
)
def test_a_request_that_comes_drop_by_drop_is_not_waited_for(brisk: Host, begin: bytes) -> None:
    host = f"Host: {httpx.URL(brisk.address).netloc.decode()}\r\n".encode()
    with raw(brisk) as line:
        line.sendall(begin.replace(b"HTTP/1.1\r\n", b"HTTP/1.1\r\n" + host))
        end = time.monotonic() + 8 * PATIENCE
        while time.monotonic() < end and not ended(line, 0.2):
            try:
                line.sendall(b"x")
            except ConnectionError:
                break
        assert time.monotonic() < end


def test_a_page_that_does_not_say_hello_is_closed(brisk: Host) -> None:
    with Visitor(brisk.address) as anna:
        table = anna.open_table("me", "person")["id"]
        with open_socket(brisk, table) as silent:
            silent.send('{"do": "ping"}')
            assert goodbye(silent) == 1008
        page = anna.page(table, 0)
        time.sleep(2 * PATIENCE)
        assert page.ask("ping")["is"] == "pong"


def test_pings_of_the_protocol_are_counted(brisk: Host) -> None:
    with Visitor(brisk.address) as anna, raw(brisk) as line:
        table = anna.open_table("me", "person")["id"]
        anna.page(table, 0)
        head = HEAD.format(table=table, host=httpx.URL(brisk.address).netloc.decode(), address=brisk.address) + KEY
        line.sendall(head.encode())
        assert b"101" in line.recv(4096)
        with pytest.raises(ConnectionError):  # noqa: PT012
            for _ in range(100):
                line.sendall(PING * 100)
                time.sleep(0.01)


def test_who_does_not_take_the_answers_is_not_kept(brisk: Host) -> None:
    """Ended though nothing of what it asked for can be delivered."""
    request = f"GET /api/games/tzolkin HTTP/1.1\r\nHost: {httpx.URL(brisk.address).netloc.decode()}\r\n\r\n".encode()
    with raw(brisk) as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        end = time.monotonic() + 30 * PATIENCE  # on a busy machine
        with pytest.raises((ConnectionError, TimeoutError)) as broken:  # noqa: PT012
            while time.monotonic() < end:
                line.settimeout(end - time.monotonic())
                line.sendall(request)
                time.sleep(0.02)
        assert broken.type is not TimeoutError


def test_a_line_that_was_never_empty_is_clogged_since_the_first_look() -> None:
    class Full:
        def get_write_buffer_size(self) -> int:
            return 1

    clog, line = Clog(), cast(asyncio.Transport, Full())
    assert [clog.lasts(line, now) for now in (10.0, 11.0, 13.5)] == [0.0, 1.0, 3.5]


@contextmanager
def open_socket(host: Host, table: str, address: str = "", cookie: str = "") -> Iterator[ClientConnection]:
    headers = {"Cookie": f"tinkuy={cookie}"} | ({"X-Forwarded-For": address} if address else {})
    where = f"{host.address.replace('http', 'ws', 1)}/ws/{table}"
    with connect(where, origin=Origin(host.address), additional_headers=headers, close_timeout=0.5) as line:
        yield line


def goodbye(line: ClientConnection) -> int:
    """With which code the server closes."""
    try:
        while True:
            line.recv(timeout=5)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


@pytest.mark.skipif(sys.platform != "linux", reason="needs prlimit")
def test_a_place_is_kept_for_newcomers(folder: Path) -> None:
    """With few descriptors left, those who only wait make room."""
    host = Host(folder, {"patience": 60.0})
    host.prefix = ["prlimit", "--nofile=150:150"]
    host.start()
    try:
        with ExitStack() as stack:
            for _ in range(300):
                stack.enter_context(raw(host))
            assert httpx.get(f"{host.address}/health", timeout=5).json() == {"ok": True}
            with Visitor(host.address) as anna:
                assert anna.page(anna.open_table("me", "person")["id"], 0).version == 0
    finally:
        host.stop()
    assert host.errors.read_text() == ""


def test_in_a_full_house_a_quiet_spectator_makes_room(folder: Path) -> None:
    with hosted(folder, {"all_sockets": 5}) as host, Visitor(host.address) as anna, ExitStack() as stack:
        table = anna.open_table("me", "person")["id"]

        def come(address: str, seat: str = "null") -> ClientConnection:
            line = stack.enter_context(open_socket(host, table, address, anna.cookie))
            line.send(f'{{"do": "hello", "seat": {seat}}}')
            line.recv(timeout=5)
            line.recv(timeout=5)
            return line

        player = come("192.0.2.1", "0")
        crowd = [come("192.0.2.1"), come("192.0.2.1"), come("192.0.2.1")]
        other = come("192.0.2.2")
        crowd[0].send('{"do": "ping"}')
        come("192.0.2.3")
        assert goodbye(crowd[1]) == 1013
        for line in (player, crowd[0], crowd[2], other):
            line.send('{"do": "ping"}')
            while '"pong"' not in line.recv(timeout=5):
                pass


# ---------------------------------------------------------------------- the log


def test_the_log_does_not_grow_with_the_attack(folder: Path) -> None:
    with hosted(folder) as host:
        for _ in range(200):
            with raw(host) as line:
                line.sendall(b"\x00\x01 nonsense\r\n\r\n")
                assert ended(line, 5)
    lines = host.errors.read_text().splitlines()
    assert 1 <= len(lines) <= 15
    assert sum(int(line.split("(")[1].split()[0]) for line in lines if "more like" in line) + 10 == 200


def test_lines_of_one_kind_are_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    from tinkuy.server.sparing import Sparing

    log, handler = logging.getLogger("sparing"), Sparing(sys.stderr, lines=2)
    log.propagate = False
    log.addHandler(handler)
    for number in range(5):
        log.error("one %s", number)
    log.error("another")
    log.error("%s", "long" * 100_000)
    handler.sum_up()
    log.error("another")
    log.removeHandler(handler)
    said = capsys.readouterr().err
    assert "one 1" in said
    assert "one 2" not in said
    assert "(3 more like 'one %s')" in said
    assert said.count("another") == 2
    assert len(said) < 30_000
