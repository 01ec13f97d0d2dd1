"""A ladder as people and programs read it: Markdown, JSON, and a plot of the ratings with their intervals as SVG."""

from __future__ import annotations

import json
import shlex
from html import escape
from pathlib import Path
from typing import Any

from tinkuy.lab.ladder import Climbed, Ladder, Result

ROW = 28  # pixels of the plot
NAMES = 130
WIDE = 640
STEP = 200  # points of rating between two lines


def write_ladder(climbed: Climbed, folder: Path) -> None:
    for name, text in (
        ("ladder.md", markdown(climbed)),
        ("ladder.json", json.dumps(data(climbed), indent=1) + "\n"),
        ("ladder.svg", plot(climbed)),
    ):
        (folder / name).write_text(text, encoding="utf-8")


def markdown(climbed: Climbed) -> str:
    ladder = climbed.ladder
    lines = [
        f"# Ladder of {ladder.game} with {ladder.seats} seat{'s' if ladder.seats > 1 else ''}",
        "",
        f"Made by `{command(ladder)}`: {climbed.games} games; the number of jobs and the engine change nothing.",
        "",
        "| | bot | rating | 95 % interval | points | s/game |",
        "| ---: | --- | ---: | ---: | ---: | ---: |",
    ]
    for place, row in enumerate(climbed.ratings, start=1):
        points, seconds = "-", "-"
        if row.bot in climbed.points:
            points, seconds = f"{climbed.points[row.bot]:.1f}", f"{climbed.seconds[row.bot]:.2f}"
        lines.append(
            f"| {place} | {row.bot} | {row.rating:.0f} | {row.low:.0f} to {row.high:.0f} | {points} | {seconds} |"
        )
    lines += ["", "| pair | games | wins of the first | 95 % interval | |", "| --- | ---: | ---: | ---: | --- |"]
    for result in sorted(climbed.results, key=lambda one: one.pair):
        word = "decided" if result.decided else "open"
        lines.append(
            f"| {result.pair[0]} against {result.pair[1]} | {result.games} | {result.share:.1%} "
            f"| {result.low:.1%} to {result.high:.1%} | {word} |"
        )
    return "\n".join(lines) + "\n"


def command(ladder: Ladder) -> str:
    words = ["tinkuy", "ladder", ladder.game, "--seats", str(ladder.seats), "--bots", ",".join(ladder.bots)]
    words += ["--games", str(ladder.games), "--seed", str(ladder.seed)]
    for name, value in ladder.options.items():
        words += ["--option", f"{name}={value}"]
    return shlex.join(words) + (" --tables FILE" if ladder.tables is not None else "")


def data(climbed: Climbed) -> dict[str, Any]:
    ladder = climbed.ladder
    return {
        "game": ladder.game,
        "seats": ladder.seats,
        "seed": str(ladder.seed),
        "options": ladder.options,
        "games": climbed.games,
        "command": command(ladder),
        "ratings": [
            {
                "bot": row.bot,
                "rating": round(row.rating, 1),
                "low": round(row.low, 1),
                "high": round(row.high, 1),
                "points": climbed.points.get(row.bot),
                "seconds": climbed.seconds.get(row.bot),
            }
            for row in climbed.ratings
        ],
        "pairs": [_pair(result) for result in climbed.results],
    }


def _pair(result: Result) -> dict[str, Any]:
    return {
        "pair": result.pair,
        "games": result.games,
        "share": result.share,
        "low": result.low,
        "high": result.high,
        "decided": result.decided,
    }


def plot(climbed: Climbed) -> str:
    """A dot per bot with a bar for its interval, the strongest above."""
    rows = climbed.ratings
    least = STEP * (min(row.low for row in rows) // STEP)
    most = STEP * (max(row.high for row in rows) // STEP + 1)
    high = ROW * (len(rows) + 1)

    def x(rating: float) -> float:
        return NAMES + (rating - least) / (most - least) * (WIDE - NAMES - 20)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDE}" height="{high + 8}" font-family="sans-serif" '
        f'font-size="13" fill="#333"><rect width="100%" height="100%" fill="#fff"/>'
    ]
    mark = least
    while mark <= most:
        parts.append(
            f'<path d="M{x(mark):.0f} 8V{high - ROW + 8}" stroke="#ddd"/>'
            f'<text x="{x(mark):.0f}" y="{high - 4}" text-anchor="middle" fill="#777">{mark:.0f}</text>'
        )
        mark += STEP
    for place, row in enumerate(rows):
        y = ROW * place + 22
        parts.append(
            f'<text x="{NAMES - 12}" y="{y + 4}" text-anchor="end">{escape(row.bot)}</text>'
            f'<path d="M{x(row.low):.1f} {y}H{x(row.high):.1f}" stroke="#b5651d" stroke-width="3" opacity="0.5"/>'
            f'<circle cx="{x(row.rating):.1f}" cy="{y}" r="5" fill="#b5651d"><title>{row.rating:.0f}</title></circle>'
        )
    return "".join(parts) + "</svg>\n"
