"""`tinkuy serve`, as a person starts it."""

from __future__ import annotations

import asyncio
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx

from tinkuy.server.host import bind


def serve(folder: Path, *arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", "import sys; from tinkuy.cli import main; sys.exit(main())", "serve"]
    command += ["--data", str(folder / "t.sqlite"), "--no-open", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def ended(process: subprocess.Popen[str]) -> tuple[int, str]:
    _, errors = process.communicate(timeout=20)
    return process.returncode, errors


def test_it_prints_its_address_and_ends_quietly(folder: Path) -> None:
    process = serve(folder, "--port", "0")
    found = re.search(r"http://127\.0\.0\.1:\d+/", line(process))
    assert found
    assert str(folder / "t.sqlite") in line(process)
    assert httpx.get(f"{found[0]}health").json() == {"ok": True}
    process.send_signal(signal.SIGINT)
    assert ended(process) == (0, "")


def test_a_taken_port_is_said_and_the_next_one_used(folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        process = serve(folder, "--port", str(port))
        assert f"Port {port} is taken" in line(process)
        found = re.search(r"http://127\.0\.0\.1:(\d+)/", line(process))
        assert found
        assert int(found[1]) > port
        process.send_signal(signal.SIGTERM)
        assert ended(process)[0] == 0


def test_what_cannot_be_is_one_sentence(folder: Path) -> None:
    (folder / "t.sqlite").write_text("a letter to my aunt\n" * 500)
    code, errors = ended(serve(folder, "--port", "0"))
    assert code == 2
    assert re.fullmatch(r"tinkuy: The tables cannot be kept in .*\n", errors)
    code, errors = ended(serve(folder, "--port", "70000"))
    assert code == 2
    assert "not a port" in errors
    code, errors = ended(serve(folder, "--name", "https://tinkuy.example.org"))
    assert code == 2
    assert "not a name such as tinkuy.example.org" in errors
    code, errors = ended(serve(folder, "--host", "203.0.113.7", "--port", "0"))
    assert code == 2
    assert "cannot listen" in errors
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, errors = ended(serve(folder, "--port", "0", "--metrics", f"127.0.0.1:{taken.getsockname()[1]}"))
    assert code == 2
    assert re.fullmatch(r"tinkuy: The measures cannot be shown at 127.0.0.1 port .*\n", errors)
    code, errors = ended(serve(folder, "--games", "no.such.module"))
    assert code == 2
    assert "no.such.module" in errors


def test_what_is_answered_is_sent_without_delay() -> None:
    """Nagle's algorithm would hold back the second half of every answer for 40 ms."""

    async def delay() -> int:
        accepted = asyncio.get_running_loop().create_future()

        class Door(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                accepted.set_result(
                    transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
                )

        bound = bind("127.0.0.1", 0)
        async with await asyncio.get_running_loop().create_server(Door, sock=bound):
            with socket.create_connection(bound.getsockname()):
                return int(await accepted)

    assert asyncio.run(delay()) != 0
