"""docs/research.md is true: all its blocks run in their order, those on the command line with smaller numbers."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.clauses import ROOT
from tests.cli.command import environment

pytestmark = pytest.mark.slow

PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(python|console)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
SMALLER = {
    "--games 2000": "--games 22",
    "--games 200": "--games 2",
    "--games 100": "--games 2",
    "--minutes 5": "--minutes 0.05 --hidden 32",
    "--jobs 2": "--jobs 1",
    "greedy:8": "greedy:1",
}


def smaller(command: str) -> list[str]:
    for large, small in SMALLER.items():
        command = command.replace(large, small)
    words = shlex.split(command.replace("examples/", f"{ROOT / 'examples'}{os.sep}"))
    return [sys.executable, "-m", "tinkuy", *words[1:]] if words[0] == "tinkuy" else [sys.executable, *words[1:]]


def test_the_tutorial_runs(tmp_path: Path) -> None:
    names: dict[str, object] = {}
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])
    said = ""
    for language, block in BLOCKS:
        if language == "python":
            exec(compile(block, "docs/research.md", "exec"), names)
            continue
        for command in block.splitlines():
            done = subprocess.run(
                smaller(command), cwd=tmp_path, env={**environment(), "PATH": path}, capture_output=True, text=True,
                check=False, timeout=120,
            )  # fmt: skip
            assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
            said += done.stdout
    assert [language for language, _ in BLOCKS].count("python") >= 6
    (shares,) = re.findall(
        r"agrees with greedy:1 in ([\d.]+)% of the decisions held out; guessing would in ([\d.]+)%", said
    )
    assert float(shares[0]) > float(shares[1]) + 5
    assert "against random: wins" in said
    assert "policy" in said.rsplit("rating", 1)[1]  # it stands on the ladder
    assert (tmp_path / "data" / "README.md").is_file()


def test_every_page_of_the_lab_is_there() -> None:
    pages = [page for page in re.findall(r"\]\(([^)#]+)\)", PAGE) if "://" not in page]
    assert [page for page in pages if not (ROOT / "docs" / page).exists()] == []
