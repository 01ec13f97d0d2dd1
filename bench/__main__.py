"""`python -m bench`: random play and search of Tzolk'in, plain and compiled, beside catanatron, in one run on one core.

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
from bench.report import missed, report

ROUNDS = 2
RESULTS = ROOT / "bench" / "results.json"

Figures = dict[str, float]


def measure(module: str, argument: str, source: Path) -> Figures:
    """Run a measurement in a process of its own, which finds the package in `source`."""
    environment = {**os.environ, "PYTHONPATH": str(source), "PYTHONDONTWRITEBYTECODE": "1"}
    run = subprocess.run(
        [sys.executable, "-m", module, argument],
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if run.returncode:
        raise SystemExit(f"The measurement {module} {argument} failed; see above.")
    figures: Figures = json.loads(run.stdout)
    return figures


def better(one: Figures, other: Figures) -> Figures:
    return {
        name: min(value, other[name]) if name in LOWER_IS_BETTER else max(value, other[name])
        for name, value in one.items()
    }


def main() -> None:
    console = Console()
    with console.status("compiling by mypyc; the first time takes about a minute"):
        compiled = compiled_source()
    plain = plain_source()
    programs = {
        "plain": ("bench.tzolkin", "plain", plain),
        "compiled": ("bench.tzolkin", "compiled", compiled),
        "catanatron": ("bench.catan", "", plain),
    }
    best: dict[str, Figures] = {}
    for number in range(ROUNDS):
        for name, program in programs.items():
            with console.status(f"measuring {name}, {number + 1} of {ROUNDS}"):
                figures = measure(*program)
            best[name] = better(figures, best[name]) if name in best else figures
    results = {"tzolkin": {"plain": best["plain"], "compiled": best["compiled"]}, "catanatron": best["catanatron"]}
    RESULTS.write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")
    console.print(report(best))
    failed = missed(best)
    console.print("All bars are met." if not failed else f"Missed: {'; '.join(failed)}.")
    console.print(f"Written to {RESULTS.relative_to(ROOT)}.")


if __name__ == "__main__":
    main()
