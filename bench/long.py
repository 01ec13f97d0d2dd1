"""`python -m bench.long`: 1,000 live tables with 2,000 sockets under steady load for ten minutes: does memory grow?

A table whose game has ended is left as it is, with its pages open, and a new one is opened in its place.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import sys
import tempfile
from contextlib import AsyncExitStack

from rich.console import Console

from bench.compile import ROOT
from bench.pages import Process
from bench.server import RATE, sit_down, steady

TABLES = 1_000
MINUTES = 10
RESULTS = ROOT / "bench" / "long.json"


async def measure(folder: str, minutes: int) -> list[dict[str, float]]:
    """One row per minute."""
    process = Process(folder)
    rows = []
    try:
        async with AsyncExitStack() as stack:
            pairs = await sit_down(process.address, stack, TABLES)
            for minute in range(minutes + 1):
                times = sorted(await steady(pairs, 60.0 if minute else 10.0))
                rows.append(
                    {
                        "minute": minute,
                        "p50_ms": round(statistics.median(times) * 1000, 1),
                        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
                        "answers_per_second": round(len(times) / (60.0 if minute else 10.0), 1),
                        "memory_mb": round(process.memory(), 1),
                        "load_1_minute": round(os.getloadavg()[0], 1),
                    }
                )
                Console().print(rows[-1])
                ended = [pair for pair in pairs if not any(page.asked for page in pair.pages)]
                pairs = [pair for pair in pairs if pair not in ended]
                pairs += await sit_down(process.address, stack, len(ended)) if ended else []
    finally:
        process.stop()
    return rows


def main(minutes: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        rows = asyncio.run(measure(folder, minutes))
    found = {"tables": TABLES, "sockets": 2 * TABLES, "rate": RATE, "rows": rows}
    RESULTS.write_text(json.dumps(found, indent=2) + "\n")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else MINUTES)
