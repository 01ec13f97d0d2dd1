"""`python -m bench.fairness`: how much slower my bots play while somebody else has 60 tables of the dearest ones."""

from __future__ import annotations

import json
import os
import signal
import statistics
import tempfile
import time

import httpx
from rich.console import Console
from rich.table import Table as Grid

from bench.compile import ROOT
from bench.pages import Process

ATTACK = 60  # tables with four bots each
DEAREST = "mcts:2000"
MINE = ("greedy", "mcts:50", "mcts:200")
SECONDS = 8.0  # of one table
ROUNDS = 3
RESULTS = ROOT / "bench" / "fairness.json"


class Visitor:
    def __init__(self, address: str) -> None:
        self.http = httpx.Client(base_url=address, timeout=60.0)
        self.http.get("/api/me")

    def open_table(self, bot: str, seats: int) -> str:
        chosen = [{"kind": "bot", "bot": bot}] * seats
        table: str = self.http.post("/api/tables", json={"game": "tzolkin", "seats": chosen}).json()["id"]
        return table

    def version(self, table: str) -> int:
        version: int = self.http.get(f"/api/tables/{table}").json()["version"]
        return version


def seconds_per_answer(me: Visitor, bot: str) -> float:
    """Of a fresh table, from its first turn on; the first turns of all tables cost about the same."""
    table = me.open_table(bot, 2)
    begun = last = time.perf_counter()
    version = 0
    while time.perf_counter() - begun < SECONDS:
        time.sleep(0.05)
        now = me.version(table)
        if now > version:
            version, last = now, time.perf_counter()
    return (last - begun) / version if version else float("inf")


def measure(folder: str) -> dict[str, float]:
    """Two servers take turns, so that both meet the same machine; one of them sleeps while the other is measured."""
    quiet, attacked = Process(f"{folder}/quiet"), Process(f"{folder}/attacked")
    try:
        mine = {process: Visitor(process.address) for process in (quiet, attacked)}
        other = Visitor(attacked.address)
        for _ in range(ATTACK):
            other.open_table(DEAREST, 4)
        times: dict[tuple[str, Process], list[float]] = {}
        for bot in MINE * ROUNDS:
            for process, waits in ((quiet, attacked), (attacked, quiet)):
                waits.signal(signal.SIGSTOP)
                times.setdefault((bot, process), []).append(seconds_per_answer(mine[process], bot))
                waits.signal(signal.SIGCONT)
    finally:
        quiet.stop()
        attacked.stop()
    names = {quiet: "alone", attacked: "attacked"}
    return {f"{bot} {names[process]}": statistics.median(found) for (bot, process), found in times.items()}


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        figures = measure(folder)
    figures["load_1_minute"] = round(os.getloadavg()[0], 1)
    RESULTS.write_text(json.dumps(figures, indent=2) + "\n")
    grid = Grid("my bots", "alone", f"beside {ATTACK} tables of four {DEAREST}", "slower (goal: 2)")
    for bot in MINE:
        alone, attacked = figures[f"{bot} alone"], figures[f"{bot} attacked"]
        grid.add_row(bot, f"{alone:.2f} s per answer", f"{attacked:.2f} s", f"{attacked / alone:.1f}")
    Console().print(grid)


if __name__ == "__main__":
    main()
