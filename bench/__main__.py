"""`python -m bench`: random play and search of our games, plain and compiled, beside catanatron, in one run on a core.

Every program is measured twice in turns and its better figures count, because a machine is never quite at rest.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console

from bench.bars import LOWER_IS_BETTER
from bench.compile import ROOT, compiled_source, plain_source
from bench.report import environments, missed, missed_environments, report
from tinkuy.games import GAMES

ROUNDS = 2
WIDTH = 100  # of the tables, where nobody looks at a terminal
PEER = "catanatron"
PEERS = "environments of others"
RESULTS = ROOT / "bench" / "results.json"

Figures = dict[str, float]


def measure(module: str, arguments: list[str], source: Path) -> Figures:
    """Run a measurement in a process of its own, which finds the package in `source`."""
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if run.returncode:
        raise SystemExit(f"The measurement {' '.join([module, *arguments])} failed; see above.")
    figures: Figures = json.loads(run.stdout)
    return figures


def better(one: Figures, other: Figures) -> Figures:
    return {
        name: min(value, other[name]) if name in LOWER_IS_BETTER else max(value, other[name])
        for name, value in one.items()
    }


def main() -> None:
    console = Console(width=max(Console().width, WIDTH))
    with console.status("compiling by mypyc; the first time takes about a minute"):
        compiled = compiled_source()
    plain = plain_source()
    programs: dict[str, tuple[str, list[str], Path]] = {PEER: ("bench.catan", [], plain)}
    for game in GAMES:
        programs[f"{game} plain"] = ("bench.play", [game, "plain"], plain)
        programs[f"{game} compiled"] = ("bench.play", [game, "compiled"], compiled)
    steps: dict[str, tuple[str, list[str], Path]] = {PEERS: ("bench.environments", ["peers"], plain)}
    for game in GAMES:
        steps[f"{game}, plain"] = ("bench.environments", [game], plain)
        steps[f"{game}, compiled"] = ("bench.environments", [game], compiled)
    best: dict[str, Figures] = {}
    for number in range(ROUNDS):
        for name, program in {**programs, **steps}.items():
            with console.status(f"measuring {name}, {number + 1} of {ROUNDS}"):
                figures = measure(*program)
            best[name] = better(figures, best[name]) if name in best else figures
    by_game = {game: {"plain": best[f"{game} plain"], "compiled": best[f"{game} compiled"]} for game in GAMES}
    own_steps = {name: best[name] for name in steps if name != PEERS}
    results = {**by_game, PEER: best[PEER], "environments": own_steps, PEERS: best[PEERS]}
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    failed: list[str] = []
    for game, own in by_game.items():
        beside: dict[str, Figures] = {**own, PEER: best[PEER]}
        console.print(report(game, beside))
        failed += [f"{game} {sentence}" for sentence in missed(beside)]
    console.print(environments(own_steps, best[PEERS]))
    failed += missed_environments(own_steps, best[PEERS])
    console.print("All bars are met." if not failed else f"Missed: {'; '.join(failed)}.")
    console.print(f"Written to {RESULTS.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
