"""How much of a game's rules the tests hold: `python -m tests.mutants inca_empire --sample 600`.

mutmut changes one place of a chapter at a time and looks whether a test of the game, or of what it refuses, goes red.
It works on a copy of the tree in build/mutants/GAME; who stops it finds there what was done so far.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import shutil
import subprocess
import sys
from collections import Counter, defaultdict
from pathlib import Path

from tinkuy.games import GAMES, find_game

ROOT = Path(__file__).resolve().parent.parent
# What is told, advised and audited is no rule; tables, states and constructors run at import, where mutmut cannot look.
ASIDE = ("advice", "audit", "told", "guide", "text")
UNSEEN = ("__init__.py", "components.py", "game.py", "state.py", "vocabulary.py")
# So are these functions: they read tables when a game is made.
AT_IMPORT = re.compile(r"ǁ__init__|[xǁ]_*read_|ǁ_find_|x_table_options|wild\.x_kept|ǁjoin__")
LEGALITY = "tests/conformance/test_legality.py::test_a_game_refuses_exactly_what_it_does_not_offer"
NAMES = "not test_nothing_is_kept_back"  # which looks at all names of a class, and mutants have names of their own
KILLED, SURVIVED, NOT_REACHED = 1, 0, 33


def chapters(game: str) -> list[str]:
    folder = ROOT / "src" / "tinkuy" / "games" / game
    found = [path for path in folder.rglob("*.py") if path.relative_to(folder).parts[0] not in ASIDE]
    return sorted(str(path.relative_to(ROOT)) for path in found if path.name not in UNSEEN)


def copy_of_the_tree(game: str) -> Path:
    """With a configuration for this game alone."""
    copy = ROOT / "build" / "mutants" / game
    files = subprocess.run(["git", "ls-files"], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout
    for name in files.splitlines():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, copy / name)
    text = (ROOT / "pyproject.toml").read_text()
    legality = [f"{LEGALITY}[{game}-{seats}]" for seats in find_game(game).seats]
    lines = [
        "[tool.mutmut]",
        'source_paths = ["src"]',
        f"only_mutate = {json.dumps(chapters(game))}",
        'also_copy = ["docs"]',
        f"pytest_add_cli_args_test_selection = {json.dumps([f'tests/games/{game}', *legality])}",
        f"pytest_add_cli_args = {json.dumps(['-p', 'no:xdist', '-x', '-q', '-k', NAMES])}",
        "",
        "",
    ]
    changed = re.sub(r"\[tool\.mutmut\]\n.*?\n\n", lambda _: "\n".join(lines), text, flags=re.DOTALL)
    (copy / "pyproject.toml").write_text(changed)
    return copy


def outcomes(copy: Path, game: str) -> dict[str, int | None]:
    """Of every mutant: its code, or None if it was not tried."""
    found: dict[str, int | None] = {}
    for path in (copy / "mutants" / "src" / "tinkuy" / "games" / game).rglob("*.meta"):
        found |= json.loads(path.read_text())["exit_code_by_key"]
    return {name: code for name, code in found.items() if not AT_IMPORT.search(name)}


def report(done: dict[str, int | None], game: str) -> str:
    tables: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for name, code in done.items():
        chapter = name.split(f".{game}.")[1].rsplit(".", 1)[0]
        word = "not tried" if code is None else {SURVIVED: "survived", NOT_REACHED: "not reached"}.get(code, "killed")
        tables[chapter][word] += 1
        tables["all"][word] += 1
    lines = [
        "| chapter | killed | survived | not reached | not tried | score |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for chapter, counts in sorted(tables.items(), key=lambda item: (item[0] == "all", item[0])):
        tried = counts["killed"] + counts["survived"] + counts["not reached"]
        score = f"{100 * counts['killed'] / tried:.1f} %" if tried else "-"
        words = [str(counts[word]) for word in ("killed", "survived", "not reached", "not tried")]
        lines.append(f"| {' | '.join([chapter, *words, score])} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--sample", type=int, default=0, help="so many mutants by chance; else all")
    parser.add_argument("--seed", default="1", help="of the chance")
    parser.add_argument("--children", type=int, default=2, help="how many are tried at a time")
    chosen = parser.parse_args()
    copy = copy_of_the_tree(chosen.game)
    run = [sys.executable, "-m", "mutmut", "run", "--max-children", str(chosen.children)]
    names: list[str] = []
    if chosen.sample:
        if not outcomes(copy, chosen.game):  # one mutant, so that all have names
            first = chapters(chosen.game)[0].removeprefix("src/").removesuffix(".py").replace("/", ".")
            subprocess.run([*run, f"{first}.*__mutmut_1"], cwd=copy, check=False)
        everything = sorted(outcomes(copy, chosen.game))
        names = random.Random(chosen.seed).sample(everything, min(chosen.sample, len(everything)))
    subprocess.run([*run, *names], cwd=copy, check=False)
    done = outcomes(copy, chosen.game)
    print(report({name: done[name] for name in names or done}, chosen.game))
    for name in names or sorted(done):
        if done[name] == SURVIVED:
            print(name)


if __name__ == "__main__":
    main()
