"""A calibration as people and programs read it: Markdown, JSON, and a plot of what was told against what came."""

from __future__ import annotations

import json
import shlex
from dataclasses import asdict
from pathlib import Path

from tinkuy.lab.calibration import Calibrated

SIDE = 360  # pixels of the plot
EDGE = 44


def write_calibration(found: Calibrated, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in (
        ("calibration.md", markdown(found)),
        ("calibration.json", json.dumps(data(found), indent=1) + "\n"),
        ("calibration.svg", plot(found)),
    ):
        (folder / name).write_text(text, encoding="utf-8")


def command(found: Calibrated) -> str:
    match = found.match
    words = ["tinkuy", "calibrate", match.game, "--seats", ",".join(match.bots), "--games", str(match.games)]
    words += ["--seed", str(match.seed)]
    for name, value in match.options.items():
        words += ["--option", f"{name}={value}"]
    return shlex.join(words)


def markdown(found: Calibrated) -> str:
    lines = [
        f"# Chances of {found.match.game} with {len(found.match.bots)} seats against results",
        "",
        f"Made by `{command(found)}`: {found.games} games.",
        "",
        "| told | won | 95 % interval | positions |",
        "| ---: | ---: | ---: | ---: |",
    ]
    for tenth in found.tenths:
        between = f"{tenth.low:.0%} to {tenth.high:.0%}"
        lines.append(f"| {tenth.told:.0%} | {tenth.won:.0%} | {between} | {tenth.positions} |")
    lines += ["", f"Brier score {found.brier:.3f}; {found.even:.3f} if everybody were told the same."]
    return "\n".join(lines) + "\n"


def data(found: Calibrated) -> dict[str, object]:
    numbers = {"games": found.games, "brier": found.brier, "even": found.even}
    return {"command": command(found), **numbers, "tenths": [asdict(tenth) for tenth in found.tenths]}


def plot(found: Calibrated) -> str:
    """A dot per tenth with a bar for its interval; on the line they would be exact."""

    def x(share: float) -> float:
        return EDGE + share * (SIDE - EDGE - 16)

    def y(share: float) -> float:
        return SIDE - EDGE - min(1.0, max(0.0, share)) * (SIDE - EDGE - 16)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" font-family="sans-serif" '
        f'font-size="12" fill="#333"><rect width="100%" height="100%" fill="#fff"/>'
    ]
    for mark in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(
            f'<path d="M{x(0):.0f} {y(mark):.0f}H{x(1):.0f}M{x(mark):.0f} {y(0):.0f}V{y(1):.0f}" stroke="#ddd"/>'
            f'<text x="{x(0) - 6:.0f}" y="{y(mark) + 4:.0f}" text-anchor="end" fill="#777">{mark:.0%}</text>'
            f'<text x="{x(mark):.0f}" y="{y(0) + 18:.0f}" text-anchor="middle" fill="#777">{mark:.0%}</text>'
        )
    parts.append(f'<path d="M{x(0):.0f} {y(0):.0f}L{x(1):.0f} {y(1):.0f}" stroke="#777" stroke-dasharray="5 4"/>')
    parts.append(f'<text x="{x(0.5):.0f}" y="{SIDE - 8}" text-anchor="middle">chance that was told</text>')
    parts.append(f'<text transform="translate(12 {y(0.5):.0f}) rotate(-90)" text-anchor="middle">games won</text>')
    for tenth in found.tenths:
        parts.append(
            f'<path d="M{x(tenth.told):.1f} {y(tenth.low):.1f}V{y(tenth.high):.1f}" '
            f'stroke="#b5651d" stroke-width="3" opacity="0.5"/>'
            f'<circle cx="{x(tenth.told):.1f}" cy="{y(tenth.won):.1f}" r="5" fill="#b5651d">'
            f"<title>told {tenth.told:.0%}, won {tenth.won:.0%}</title></circle>"
        )
    return "".join(parts) + "</svg>\n"
