"""Without the extras the rest works, and a sentence says what is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

WITHOUT = """
import sys
for name in ("gymnasium", "numpy", "open_spiel", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
import tinkuy.cli, tinkuy.lab.env, tinkuy.lab.match, tinkuy.features
from tinkuy.core.errors import Refused
for make in (lambda env: env.aec_env("tzolkin"), lambda env: env.seat_env("tzolkin"),
             lambda env: env.spiel_game("tzolkin"), lambda env: env.batch_env("tzolkin", 2)):
    try:
        make(tinkuy.lab.env)
    except Refused as refused:
        print(refused)
"""


@pytest.mark.slow
def test_a_sentence_says_what_to_install() -> None:
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=True)
    lines = done.stdout.splitlines()
    assert len(lines) == 4
    for line, needed in zip(lines, ("pettingzoo", "gymnasium", "pyspiel", "numpy"), strict=True):
        assert line == f"This needs {needed}, which is not installed: pip install 'tinkuy[lab]'."
