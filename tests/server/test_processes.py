"""`tinkuy serve --processes 2`: one port, one database, any process; one that ends is started again. Measures apart."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.test_never_lose import free_port
from tests.server.test_serve import ended, line, serve
from tests.server.visitors import Visitor
from tinkuy.server.measures import BOUNDS, Timing

PATIENCE = 60.0  # seconds for a process to start on a busy machine

pytestmark = pytest.mark.slow


def children(parent: int) -> list[int]:
    found = subprocess.run(
        ["ps", "-o", "pid=,args=", "--ppid", str(parent)], capture_output=True, text=True, check=False
    )
    return [int(row.split()[0]) for row in found.stdout.splitlines() if "tinkuy.server -" in row]


def test_processes_share_a_port_and_are_replaced(folder: Path, database: str) -> None:
    metrics = free_port()
    arguments = ["--processes", "2", "--metrics", f"127.0.0.1:{metrics}", "--pace", "0", "--port", "0"]
    process = serve(folder, "--data", database, *arguments)
    found = re.search(r"http://127\.0\.0\.1:\d+", line(process))
    assert found
    assert "postgresql://" in line(process)
    try:
        first = children(process.pid)
        assert len(first) == 2
        with Visitor(found[0]) as anna:
            table = anna.open_table("me", "random")["id"]
            page = anna.page(table, 0)
            while page.asked is None:
                page.next()
            version = page.play(random.Random(1))
            texts = [httpx.get(f"http://127.0.0.1:{metrics + number}/metrics").text for number in range(2)]
            assert sum(_value(text, "tinkuy_sockets") for text in texts) == 1
            assert sum(_value(text, 'tinkuy_answers_total{by="person"}') for text in texts) >= 1
            assert sum(_value(text, "tinkuy_commit_seconds_count") for text in texts) >= 1
            assert not any(secret in text for text in texts for secret in (table, anna.cookie, "Anna"))
            assert anna.http.get("/metrics").headers["content-type"].startswith("text/html")  # only the page is there
            os.kill(first[0], signal.SIGKILL)
            end = time.monotonic() + PATIENCE
            while len(set(children(process.pid)) | set(first)) < 3:
                assert time.monotonic() < end
                time.sleep(0.1)
            assert anna.page(table, 0).version >= version
    finally:
        process.send_signal(signal.SIGTERM)
        code, errors = ended(process)
    assert code == 0
    assert "is started again" in errors
    assert "Traceback" not in errors


def _value(text: str, name: str) -> float:
    return sum(float(row.rpartition(" ")[2]) for row in text.splitlines() if row.startswith(f"{name} "))


def test_several_processes_need_a_database(folder: Path) -> None:
    code, errors = ended(serve(folder, "--port", "0", "--processes", "2"))
    assert code == 2
    assert errors == ("tinkuy: Several processes need a database that they share: --data postgresql://HOST/DATABASE.\n")


def test_a_server_ends_with_the_process_that_gave_it_its_settings(folder: Path) -> None:
    command = [sys.executable, "-m", "tinkuy.server", "-"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f'{{"port": 0, "data": "{folder / "t.sqlite"}"}}\n')
    process.stdin.flush()
    assert process.stdout.readline().startswith("http://")
    process.stdin.close()
    assert process.wait(PATIENCE) == 0
    process.stdout.close()


def test_times_are_counted_by_how_long_they_were() -> None:
    timing = Timing()
    for seconds in (0.0, BOUNDS[0], BOUNDS[0] + 0.0001, 1_000.0):
        timing.took(seconds)
    assert timing.counts[:2] == [2, 1]
    assert timing.counts[-1] == 1
    assert sum(timing.counts) == 4
