"""What a player can set for all games on this machine."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from tinkuy.folders import config_path

PAUSES = [0.0, 0.3, 1.0, 2.0]


def settings_path() -> Path:
    return config_path("terminal.json")


@dataclass
class Settings:
    confirm: bool = True  # ask before an answer that cannot be taken back
    pause: float = 0.3  # seconds after a bot's turn

    @staticmethod
    def load() -> Settings:
        """As saved; a missing or broken file gives the defaults."""
        settings = Settings()
        try:
            saved = json.loads(settings_path().read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return settings
        if isinstance(saved, dict):
            settings.confirm = bool(saved.get("confirm", True))
            pause = saved.get("pause")
            settings.pause = float(pause) if pause in PAUSES else settings.pause
        return settings

    def save(self) -> None:
        path = settings_path()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(asdict(self)), encoding="utf-8")
        except OSError:
            pass  # a read-only home must not stop the game; the settings hold until the end
