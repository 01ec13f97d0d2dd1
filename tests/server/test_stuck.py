"""A rule or bot that hangs or breaks stops its own table and nothing else."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.hosting import Host, hosted
from tests.server.visitors import Page, Refused, Visitor
from tinkuy.server.workers import packing, requests
from tinkuy.server.workers.worker import MEMORY

LIMITS = {"engine_seconds": 1.0, "bot_seconds": 1.0}


@pytest.fixture(scope="module")
def fragile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    with hosted(tmp_path_factory.mktemp("stuck"), LIMITS, games=["tests.server.toys"]) as host:
        yield host


@pytest.fixture
def anna(fragile: Host) -> Iterator[Visitor]:
    with Visitor(fragile.address) as visitor:
        yield visitor


def pause(page: Page, *answers: str) -> None:
    with pytest.raises(Refused) as refused:
        page.commit(list(answers))
    assert refused.value.code == "paused"
    assert page.table["paused"] == str(refused.value)


def test_a_rule_that_hangs_pauses_its_table_only(fragile: Host, anna: Visitor) -> None:
    stuck = anna.page(anna.open_table("me", "me", game="stuck")["id"], 0)
    fine = anna.page(anna.open_table("me", "person")["id"], 0)
    stuck.caught_up(stuck.commit(["do grab"])["version"])
    assert stuck.draft(["do done"])["confirm"]
    begun = time.monotonic()
    number = stuck.say("commit", seat=0, base=stuck.version, answers=["do done"], key="hangs")
    assert anna.get("/health") == {"ok": True}
    assert time.monotonic() - begun < 0.9  # the event loop does not wait for the rules
    with pytest.raises(Refused) as refused:
        stuck.reply(number)
    assert refused.value.code == "paused"
    assert stuck.table["paused"]
    fine.caught_up(fine.commit(fine.turn(random.Random(1)))["version"])  # in the same worker, loaded anew
    for do, more in (("draft", {}), ("commit", {"key": "again"})):
        with pytest.raises(Refused) as refused:
            stuck.ask(do, seat=0, base=stuck.version, answers=["do done"], **more)
        assert refused.value.code == "paused"
    summary = anna.get(f"/api/tables/{stuck.table['id']}")
    assert (summary["version"], bool(summary["paused"])) == (1, True)
    fault = json.loads((fragile.data.parent / "paused" / f"{summary['id']}-1.json").read_text())
    assert fault["answers"] == [[0, "do grab"]]
    assert fault["request"]["answers"] == ["do done"]
    assert "longer than 1 seconds" in fault["why"]


def test_a_rule_that_breaks_pauses_its_table_only(fragile: Host, anna: Visitor) -> None:
    table = anna.open_table("me", "me", game="stuck")["id"]
    page = anna.page(table, 0)
    page.caught_up(page.commit(["do offer"])["version"])
    page.hello(1)
    page.caught_up(page.commit(["accept no"])["version"])
    page.hello(0)
    pause(page, "do done")
    fault = json.loads((fragile.data.parent / "paused" / f"{table}-2.json").read_text())
    assert "this rule is broken on purpose" in fault["why"]


def test_a_bot_that_hangs_pauses_its_table_only(fragile: Host, anna: Visitor) -> None:
    """It looks ahead into the turn that never ends."""
    page = anna.page(anna.open_table("mcts:50", "me", game="stuck")["id"], None)
    if not page.table["paused"]:
        page.until(lambda message: message["is"] == "table" and message["paused"])
    watching = anna.page(anna.open_table("random", "random", game="toy")["id"], None)
    watching.until(lambda message: message["is"] == "table" and message["over"])


def test_a_plan_that_gets_stuck_pauses_nothing(fragile: Host, anna: Visitor) -> None:
    """The imagined end of the open turn breaks; the table itself is at a fine place."""
    table = anna.open_table("me", "me", game="stuck")["id"]
    page = anna.page(table, 0)
    page.caught_up(page.commit(["do offer"])["version"])
    page.hello(1)
    version = page.commit(["accept no"])["version"]
    page.caught_up(version)
    with pytest.raises(Refused) as refused:
        page.ask("draft", seat=1, base=version, answers=[], plan=True)
    assert refused.value.code == "no-plan"
    page.hello(0)
    assert page.draft(["do done"])["confirm"]
    assert not anna.get(f"/api/tables/{table}")["paused"]


def test_a_worker_that_was_ended_from_outside_is_no_fault_of_a_table(fragile: Host, anna: Visitor) -> None:
    page = anna.page(anna.open_table("me", "random", game="toy")["id"], 0)
    assert fragile.process is not None
    pid = fragile.process.pid
    for worker in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        os.kill(int(worker), signal.SIGKILL)
    page.caught_up(page.commit(["do done"])["version"])
    page.becomes(lambda view: view["ask"])  # the bot goes on too
    assert not anna.get(f"/api/tables/{page.table['id']}")["paused"]


def test_a_paused_table_goes_on_when_the_server_is_started_again(folder: Path) -> None:
    with hosted(folder, LIMITS, games=["tests.server.toys"]) as host:
        with Visitor(host.address) as anna:
            table = anna.open_table("me", "me", game="stuck")["id"]
            page = anna.page(table, 0)
            page.caught_up(page.commit(["do grab"])["version"])
            pause(page, "do done")
            with pytest.raises(Refused) as refused:
                anna.page(table, 0)
            assert refused.value.code == "paused"
        host.stop()
        host.start()
        anna.moved_to(host.address)
        back = anna.page(table, 0)
        assert back.version == 1
        assert not back.table["paused"]
        back.commit(["do draw"])
        back.close()
        anna.http.close()


def test_a_worker_has_its_bounds_of_memory() -> None:
    resource = pytest.importorskip("resource")
    command = [sys.executable, "-m", "tinkuy.server.workers.worker", "0", "4", "100"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(packing.frame(requests.Games(), 20.0))
        process.stdin.flush()
        assert len(process.stdout.read(packing.HEAD.size)) == packing.HEAD.size  # it is up
        assert 0 < resource.prlimit(process.pid, resource.RLIMIT_AS)[0] <= MEMORY
        process.kill()


def test_a_worker_whose_server_was_killed_ends_without_a_word() -> None:
    command = [sys.executable, "-m", "tinkuy.server.workers.worker", "0", "4", "100"]
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(command, **pipes) as process:  # type: ignore[call-overload]
        process.stdout.close()
        process.stdin.write(packing.frame(requests.Games(), 20.0))
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait() == 0
