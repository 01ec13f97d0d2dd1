"""The browser client as built: web/dist while it is newer than the sources, else a build of its own."""

from __future__ import annotations

import fcntl
import subprocess
from pathlib import Path

from tests.server.hosting import ROOT

WEB = ROOT / "web"
SOURCES = ["src", "public", "index.html", "vite.config.ts", "compressed.ts", "shell.ts", "package-lock.json"]


def built_client(folder: Path) -> Path:
    """Built once for all test processes that share the folder."""
    if _newer(WEB / "dist"):
        return WEB / "dist"
    client = folder / "client"
    with (folder / "client.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (client / "index.html").exists():
            build = ["npx", "vite", "build", "--outDir", str(client), "--emptyOutDir", "--logLevel", "error"]
            done = subprocess.run(build, cwd=WEB, capture_output=True, text=True, timeout=120, check=False)
            assert done.returncode == 0, done.stderr
    return client


def _newer(built: Path) -> bool:
    page = built / "index.html"
    if not page.exists():
        return False
    files = [file for source in SOURCES for file in [WEB / source, *(WEB / source).rglob("*")] if file.is_file()]
    return page.stat().st_mtime >= max(file.stat().st_mtime for file in files)
