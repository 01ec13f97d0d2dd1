"""The component tables, looked up by id."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import tinkuy

FILE = Path(tinkuy.__file__).parent / "games" / "tzolkin" / "components.toml"
TABLES: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))

RESOURCES: list[str] = TABLES["vocabulary"]["resources"]
TEMPLES: list[str] = TABLES["vocabulary"]["temples"]
TRACKS: list[str] = TABLES["vocabulary"]["technologies"]
GEARS: list[str] = TABLES["vocabulary"]["gears"]

GEAR: dict[str, dict[str, Any]] = {gear["id"]: gear for gear in TABLES["gear"]}
TEMPLE: dict[str, dict[str, Any]] = {temple["id"]: temple for temple in TABLES["temple"]}
BUILDING: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in TABLES["building"]}
MONUMENT: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in TABLES["monument"]}
WEALTH: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in TABLES["wealth"]}


def action(gear: str, space: int) -> dict[str, Any]:
    """What a numbered space of a gear does."""
    found: list[dict[str, Any]] = [each for each in GEAR[gear]["action"] if each["space"] == space]
    return found[0]


def for_players(players: int) -> dict[str, Any]:
    """What the setup takes for a number of players (TZ-2.12, TZ-3)."""
    found: list[dict[str, Any]] = [each for each in TABLES["setup"]["by_players"] if each["players"] == players]
    return found[0]
