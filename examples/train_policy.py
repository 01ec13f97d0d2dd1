"""Trains a small policy to answer as a bot of a dataset does, and says how strong it is (docs/research.md).

    tinkuy dataset tzolkin --seats greedy:8,greedy:8 --games 2000 --jobs 2 --out data
    python examples/train_policy.py data --bot greedy:8 --minutes 5 --out policy.npz

One deal of ten is held out and never trained on. Only numpy is needed.
"""

from __future__ import annotations

import argparse
import shlex
import sys
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
import pyarrow.compute as pc
import pyarrow.dataset as ds

from tinkuy.features import Layout
from tinkuy.games import find_game
from tinkuy.lab.match import Match, run_match
from tinkuy.lab.policy import UNLIKELY, Encoder, Policy, made_for

BATCH = 512
HELD_OUT = 10  # one of so many deals
SAMPLE = 20_000  # rows that the encoder looks at


class Rows:
    """The decisions of a dataset as arrays; options are one long list with the place where each row's begin."""

    def __init__(self, folder: Path, bot: str) -> None:
        data = ds.dataset(folder / "decisions", format="parquet")
        said = {name.decode(): value.decode() for name, value in data.schema.metadata.items()}
        self.layout = Layout(find_game(said["game"]), int(said["seats"]))
        if self.layout.version != said["features"]:
            raise SystemExit(f"The data has the features {said['features']}; here they are {self.layout.version}.")
        table = data.to_table(filter=pc.field("bot") == bot)
        if table.num_rows == 0:
            raise SystemExit(f"No decision of '{bot}' is in {folder}.")
        lists = table["features"].combine_chunks()
        self.features = lists.flatten().to_numpy().reshape(table.num_rows, -1)
        options = table["options"].combine_chunks()
        self.options, self.begins = options.values.to_numpy(), options.offsets.to_numpy()
        self.answers = table["answer"].to_numpy().astype(np.int64)
        held = table["game"].to_numpy() // self.layout.seats % HELD_OUT == 0
        self.train, self.test = np.flatnonzero(~held), np.flatnonzero(held)

    def mask(self, rows: Any, actions: int) -> Any:
        """For each row what cannot be done is unlikely."""
        counts = self.begins[rows + 1] - self.begins[rows]
        inside = np.arange(counts.sum()) - np.repeat(np.cumsum(counts) - counts, counts)
        chosen = self.options[np.repeat(self.begins[rows], counts) + inside]
        mask = np.full((len(rows), actions), UNLIKELY, np.float32)
        mask[np.repeat(np.arange(len(rows)), counts), chosen] = 0
        return mask


def gradients(policy: Policy, inputs: Any, mask: Any, answers: Any) -> list[Any]:
    """Of the cross-entropy between the answers and the preferences."""
    hidden, wanted = policy.forward(inputs)
    wanted += mask
    wanted -= wanted.max(1, keepdims=True)
    chance = np.exp(wanted)
    chance /= chance.sum(1, keepdims=True)
    chance[np.arange(len(answers)), answers] -= 1
    chance /= len(answers)
    back = chance @ policy.weights[2].T * (hidden > 0)
    return [inputs.T @ back, back.sum(0), hidden.T @ chance, chance.sum(0)]


def train(rows: Rows, hidden: int, minutes: float, seed: int) -> Policy:
    draw, actions = np.random.default_rng(seed), rows.layout.actions
    sample = draw.choice(rows.train, min(SAMPLE, len(rows.train)), replace=False)
    policy = Policy.fresh(made_for(rows.layout), Encoder.fitted(rows.features[sample]), actions, hidden, seed)
    means = [np.zeros_like(weight) for weight in policy.weights]
    squares = [np.zeros_like(weight) for weight in policy.weights]
    end, step = perf_counter() + 60 * minutes, 0
    while perf_counter() < end:
        step += 1
        left = (end - perf_counter()) / (60 * minutes)
        chosen = draw.choice(rows.train, BATCH)
        inputs = policy.encoder(rows.features[chosen])
        changes = gradients(policy, inputs, rows.mask(chosen, actions), rows.answers[chosen])
        for n, change in enumerate(changes):  # Adam, slower and slower
            means[n] += 0.1 * (change - means[n])
            squares[n] += 0.001 * (change**2 - squares[n])
            pace = 2e-3 * max(left, 0.02) * np.sqrt(1 - 0.999**step) / (1 - 0.9**step)
            policy.weights[n] -= pace * means[n] / (np.sqrt(squares[n]) + 1e-8)
    print(f"{step} steps of {BATCH} decisions, {policy.encoder.size} inputs, {hidden} hidden")
    return policy


def agreement(policy: Policy, rows: Rows, chosen: Any) -> float:
    """How often the policy prefers what the bot answered."""
    same, actions = 0, rows.layout.actions
    for first in range(0, len(chosen), BATCH):
        part = chosen[first : first + BATCH]
        _, wanted = policy.forward(policy.encoder(rows.features[part]))
        same += int((np.argmax(wanted + rows.mask(part, actions), 1) == rows.answers[part]).sum())
    return same / max(1, len(chosen))


def strength(path: Path, layout: Layout, opponent: str, games: int, jobs: int) -> str:
    """Against this opponent on all other seats, every deal from every seat."""
    bot = shlex.join([sys.executable, str(Path(__file__).with_name("policy_bot.py")), str(path)])
    bots = ("policy", *[opponent] * (layout.seats - 1))
    match = Match(layout.game.name, bots, games, seed="strength", commands={"policy": bot})
    (mine,) = [one for one in run_match(match, jobs).standings if one.bot == "policy"]
    return (
        f"against {opponent}: wins {mine.win_rate:.0%} of {mine.games} games "
        f"(95 % interval {mine.win_low:.0%} to {mine.win_high:.0%}), {mine.points:.1f} points on average"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a small policy from a dataset.")
    parser.add_argument("data", type=Path)
    parser.add_argument("--bot", required=True, help="whose answers are learnt")
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--hidden", type=int, default=256)
    parser.add_argument("--games", type=int, default=100, help="games against each opponent, to see how strong it is")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.npz"))
    chosen = parser.parse_args()
    rows = Rows(chosen.data, chosen.bot)
    print(f"{len(rows.train)} decisions to learn from, {len(rows.test)} held out")
    policy = train(rows, chosen.hidden, chosen.minutes, chosen.seed)
    counts = np.diff(rows.begins)[rows.test]
    print(f"agrees with {chosen.bot} in {agreement(policy, rows, rows.test):.1%} of the decisions held out; "
          f"guessing would in {(1 / counts).mean():.1%}")  # fmt: skip
    policy.save(chosen.out)
    for opponent in dict.fromkeys(["random", chosen.bot]):
        print(strength(chosen.out, rows.layout, opponent, chosen.games, chosen.jobs))


if __name__ == "__main__":
    main()
