"""Compile core, games and bots by mypyc: `python -m bench.compile`, with `--in-place` for daily use.

The compiled copy of the package lies in build/compiled and is made anew only when a source has changed; everything that
is not compiled is kept up to date there. Plain Python always works, with or without it.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
PLAIN = BUILD / "plain"
FOLDERS = ("core", "games", "bots")  # what is compiled
HASH_FILE = "sources.sha256"


def compiled_source(level: int = 3) -> Path:
    """A folder with the compiled package, for PYTHONPATH; optimised at least to this level of the C compiler."""
    with _lock():
        wanted, built = _hash(), COMPILED / HASH_FILE
        if not built.is_file() or built.read_text().split()[0] != wanted or int(built.read_text().split()[1]) < level:
            _compile(wanted, level)
        _update(COMPILED)
    return COMPILED


def plain_source() -> Path:
    """A folder with the package in plain Python, for PYTHONPATH: a copy when the sources are compiled in place."""
    if not any(SOURCE.rglob("*.so")):
        return SOURCE
    with _lock():
        _update(PLAIN)
    return PLAIN


def compile_in_place() -> None:
    """The compiled modules beside their sources, which they hide until `make clean`."""
    compiled = compiled_source()
    with _lock():
        for old in SOURCE.rglob("*.so"):
            old.unlink()
        for module in compiled.rglob("*.so"):
            target = SOURCE / module.relative_to(compiled)
            if target.parent.is_dir():
                shutil.copy2(module, target)


def _modules(base: Path) -> list[Path]:
    """The modules to compile, below a folder with the package."""
    return sorted(path for folder in FOLDERS for path in (base / "tinkuy" / folder).rglob("*.py"))


def _hash() -> str:
    """Of the sources and of everything else that decides what comes out."""
    digest = hashlib.sha256(f"{sys.version} {version('mypy')}".encode())
    for path in _modules(SOURCE):
        digest.update(f"{path.relative_to(SOURCE)}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _compile(wanted: str, level: int) -> None:
    """In a folder of its own that takes its place at the end, so that a broken run leaves nothing behind."""
    fresh = BUILD / "compiling"
    shutil.rmtree(fresh, ignore_errors=True)
    _update(fresh)
    modules = [str(path.relative_to(fresh)) for path in _modules(fresh)]
    run = subprocess.run(
        [sys.executable, "-m", "bench.mypyc_build", str(level), *modules],
        cwd=fresh,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    if run.returncode:
        errors = [line for line in (run.stdout + run.stderr).splitlines() if "error" in line.lower()]
        raise SystemExit("mypyc could not compile the package:\n" + "\n".join(errors[-20:] or [run.stderr[-2000:]]))
    shutil.rmtree(fresh / "build", ignore_errors=True)
    (fresh / HASH_FILE).write_text(f"{wanted} {level}")
    shutil.rmtree(COMPILED, ignore_errors=True)
    fresh.rename(COMPILED)


def _update(target: Path) -> None:
    """The package's plain files as they are now; compiled modules that are there stay."""
    wanted = {path.relative_to(SOURCE) for path in _files(SOURCE)}
    for path in _files(target):
        if path.relative_to(target) not in wanted:
            path.unlink()
    for name in wanted:
        path = target / name
        path.parent.mkdir(parents=True, exist_ok=True)
        content = (SOURCE / name).read_bytes()
        if not path.is_file() or path.read_bytes() != content:
            path.write_bytes(content)


def _files(base: Path) -> list[Path]:
    return [path for path in (base / "tinkuy").rglob("*") if path.is_file() and path.suffix not in (".so", ".pyc")]


@contextmanager
def _lock() -> Iterator[None]:
    """One build at a time: tests run in several processes."""
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / "compiled.lock", "w", encoding="utf-8") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.compile", description="Compile core and games by mypyc.")
    parser.add_argument("--in-place", action="store_true", help="put the compiled modules beside their sources")
    arguments = parser.parse_args()
    began = time.perf_counter()
    if arguments.in_place:
        compile_in_place()
        print(f"compiled in place in {time.perf_counter() - began:.0f} s; 'make clean' goes back to plain Python")
    else:
        print(f"{compiled_source().relative_to(ROOT)} is up to date after {time.perf_counter() - began:.0f} s")


if __name__ == "__main__":
    main()
