"""What stands in deploy/ fits the command: every option is known, and the proxy leads to the usual port."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tinkuy.cli.arguments import parser
from tinkuy.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted(DEPLOY.glob("tinkuy*.service"))


def commands(unit: Path) -> list[list[str]]:
    lines = re.findall(r"^ExecStart=(.*)$", unit.read_text(), re.M)
    return [line.split()[1:] for line in lines if "/tinkuy " in line and not line.startswith("/usr/bin/")]


def test_the_units_start_what_there_is() -> None:
    started = [command for unit in UNITS for command in commands(unit)]
    assert len(started) == 2
    for command in started:
        assert parser().parse_args(command).module == "tinkuy.cli.serve"


def test_the_container_starts_what_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    words = [json.loads(found) for found in re.findall(r"^(?:ENTRYPOINT|CMD) (\[.*\])$", text, re.M)]
    given = parser().parse_args([*words[0][1:], *words[1]])
    assert (given.module, given.host, given.data) == ("tinkuy.cli.serve", "0.0.0.0", "/data/tinkuy.sqlite")
    assert f"EXPOSE {Settings().port}\n" in text


def test_the_proxy_leads_to_the_usual_port() -> None:
    assert f"proxy_pass http://127.0.0.1:{Settings().port};" in (DEPLOY / "nginx.conf").read_text()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for unit in [*UNITS, *DEPLOY.glob("*.timer")]:
        text = unit.read_text().replace("/opt/tinkuy/bin/tinkuy", "/bin/true").replace("/usr/bin/sqlite3", "/bin/true")
        text = re.sub(r"^(Requires|After)=.*$", "", text, flags=re.M)  # which need not be installed here
        (tmp_path / unit.name).write_text(text)
    for unit in tmp_path.iterdir():
        done = subprocess.run(["systemd-analyze", "verify", str(unit)], capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, ""), unit.name
