"""Learn values of positions from the games of `tinkuy selfplay`: a small network, fitted by torch, on a GPU if it can.

    train(Path("selfplay/tzolkin-2"), Path("weights"), Training())

Writes `tzolkin-2.npz` (weights for numpy) and `tzolkin-2.json`, the card: from which games it was learnt, how, and how
good it is on games it has not seen. Whether it makes a bot stronger only a match can say.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from tinkuy.bots.learned.network import COLUMNS, LEAD, OWN, WIN
from tinkuy.bots.learned.rows import POINTS, Rows
from tinkuy.bots.learned.weights import LARGEST
from tinkuy.core.errors import Refused
from tinkuy.core.zones import Zone
from tinkuy.features.shapes import Growing
from tinkuy.games import find_game
from tinkuy.lab.selfplay import GOALS, HEAD, unpacked

VALUES: Final = 64  # a number with at most so many values has a line for each, one with more shares them
HELD: Final = 0.06  # of the games: to see how good it is
BINS: Final = 10  # of chances in the card, to compare with how often it was won


@dataclass(frozen=True)
class Training:
    hidden: int = 32
    second: int = 32
    epochs: int = 8
    batch: int = 4096
    rate: float = 2e-3
    decay: float = 1e-5
    drop: float = 0.1
    seed: int = 1


@dataclass(frozen=True)
class Valued:
    """How positions are to be valued by what is learnt; `tinkuy.bots.learned.weights.Learned` says what it means."""

    points: bool = False
    hand: float = 0.0
    rival: float | None = None


BY_CHANCE: Final = Valued()


@dataclass
class Rounds:
    """All rows of a folder as numpy arrays, and what its head says."""

    head: dict[str, Any]
    numbers: Any
    estimates: Any
    goals: Any
    games: Any


def read_rounds(folder: Path) -> Rounds:
    numpy = _module("numpy", "train")
    try:
        head = json.loads((folder / HEAD).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        raise Refused(f"There are no games in '{folder}'; make some with 'tinkuy selfplay'.") from None
    kinds = (numpy.int16, numpy.float32, numpy.float32, numpy.int32)
    found: list[list[Any]] = [[], [], [], []]
    for file in sorted(folder.glob("part-*.rows")):
        for place, (data, kind) in enumerate(zip(unpacked(file.read_bytes())[1], kinds, strict=True)):
            found[place].append(numpy.frombuffer(data, dtype=kind))
    if not found[0]:
        raise Refused(f"There are no games in '{folder}'; make some with 'tinkuy selfplay'.")
    numbers, estimates, goals, games = (numpy.concatenate(parts) for parts in found)
    return Rounds(
        head,
        numbers.reshape(-1, head["row"]),
        estimates.reshape(-1, head["estimates"]),
        goals.reshape(-1, GOALS),
        games,
    )


def columns_of(rows: Rows, numbers: Any) -> dict[str, Any]:
    """Which numbers of a row are used, as they change, and which lines of the table each of them chooses from."""
    numpy = import_module("numpy")
    least, most = numbers.min(axis=0).astype(numpy.int64), numbers.max(axis=0).astype(numpy.int64)
    found: list[tuple[int, int, int, int, int]] = []
    lines = 0
    for group in groups_of(rows):
        low, high = int(least[group].min()), int(most[group].max())
        changing = [place for place in group if least[place] < most[place]]
        if not changing:
            continue
        step = -(-(high - low + 1) // VALUES)
        count = (high - low) // step + 1
        found += [(place, lines, low, step, count) for place in changing]
        lines += count
    columns = numpy.array(sorted(found), dtype=numpy.int64).reshape(-1, len(COLUMNS))
    return {"lines": lines, **{name: columns[:, place].copy() for place, name in enumerate(COLUMNS)}}


def groups_of(rows: Rows) -> list[list[int]]:
    """Numbers that mean the same: the cards of a zone or of a list that grows; every other number is alone."""
    layout = rows.layout
    groups: list[list[int]] = []
    place = 0
    for block in layout.blocks[0]:
        holder: Any = layout.start
        if block.player >= 0:
            holder = layout.start.board(block.player)
        width = block.shape.width
        own = list(range(place, place + width))
        if isinstance(block.shape, Growing):
            groups += [own[:1], own[1:]]
        elif isinstance(getattr(holder, block.key), Zone) and width > 1:
            groups.append(own)
        else:
            groups += [[one] for one in own]
        place += width
    return [group for group in [*groups, [place]] if group]


def train(
    folder: Path,
    out: Path,
    training: Training,
    say: Callable[[str], None] = lambda line: None,
    valued: Valued = BY_CHANCE,
) -> dict[str, Any]:
    """The card of what was learnt."""
    if not 0 <= valued.hand <= 1:
        raise Refused(f"The part of the hand-written value is a number from 0 to 1, not {valued.hand}.")
    if valued.rival is not None and not 0 <= valued.rival <= 1:
        raise Refused(f"How much of the best other's points counts is a number from 0 to 1, not {valued.rival}.")
    torch, numpy = _module("torch", "train"), _module("numpy", "train")
    rounds = read_rounds(folder)
    game = find_game(rounds.head["game"])
    rows = Rows(game, rounds.head["seats"])
    if (rounds.head["tables"], rounds.head["row"]) != (game.component_set.hash, rows.numbers):
        raise Refused(f"The games in '{folder}' were played with other tables or rules; play them again.")
    columns = columns_of(rows, rounds.numbers)
    torch.manual_seed(training.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    began = perf_counter()
    held = torch.from_numpy(rounds.games.astype(numpy.int64) * 2654435761 % 1000 < 1000 * HELD).to(device)
    data = Data(torch, rounds, columns, device)
    model = _model(torch, int(columns["lines"]), rounds.estimates.shape[1], training).to(device)
    learn, check = torch.nonzero(~held)[:, 0], torch.nonzero(held)[:, 0]
    if not len(learn) or not len(check):
        raise Refused(f"There are too few games in '{folder}' to learn from; some hundred are needed.")
    best = _fit(torch, model, data, learn, check, training, say)
    figures = _figures(torch, model, data, check) | {"loss": round(best, 4), "rows": len(learn), "device": device}
    figures["seconds"] = round(perf_counter() - began, 1)
    return _write(model, columns, rounds, training, valued, figures, out, len(set(rounds.games.tolist())))


class Data:
    """Batches on the device: rows become lines there."""

    def __init__(self, torch: Any, rounds: Rounds, columns: dict[str, Any], device: str) -> None:
        self.torch = torch
        self.numbers = torch.from_numpy(rounds.numbers[:, columns["used"]]).to(device)
        self.estimates = torch.from_numpy(rounds.estimates.copy()).to(device)
        self.goals = torch.from_numpy(rounds.goals.copy()).to(device)
        self.columns = {name: torch.from_numpy(columns[name]).to(device) for name in COLUMNS}

    def batch(self, rows: Any) -> tuple[Any, Any, Any]:
        columns = self.columns
        steps = (self.numbers[rows].long() - columns["least"]) // columns["step"]
        steps = self.torch.minimum(steps.clamp(min=0), columns["count"] - 1)
        return columns["first"] + steps, self.estimates[rows], self.goals[rows]


def _model(torch: Any, lines: int, estimates: int, training: Training) -> Any:
    """Begins as the hand-written value: the network has only to learn what is wrong with it."""
    nn = torch.nn
    model = nn.ModuleDict(
        {
            "lines": nn.EmbeddingBag(lines, training.hidden, mode="sum"),
            "rough": nn.Linear(estimates, training.hidden),
            "second": nn.Linear(training.hidden, training.second),
            "heads": nn.Linear(training.second, GOALS),
            "skip": nn.Linear(estimates, GOALS, bias=False),
        }
    )
    nn.init.normal_(model["lines"].weight, std=0.02)
    nn.init.zeros_(model["heads"].weight)
    with torch.no_grad():
        model["skip"].weight.zero_()
        model["skip"].weight[OWN, 0] = 1.0
        model["skip"].weight[LEAD, estimates - 1] = 1.0
        model["skip"].weight[WIN, estimates - 1] = 1.5
    return model


def _forward(torch: Any, model: Any, chosen: Any, estimates: Any, drop: float) -> Any:
    hidden = torch.relu(model["lines"](chosen) + model["rough"](estimates))
    hidden = torch.nn.functional.dropout(hidden, drop, model.training)
    return model["heads"](torch.relu(model["second"](hidden))) + model["skip"](estimates)


def _loss(torch: Any, heads: Any, goals: Any) -> Any:
    near = torch.nn.functional.smooth_l1_loss
    win = torch.nn.functional.binary_cross_entropy_with_logits(heads[:, WIN], goals[:, WIN])
    own = near(heads[:, OWN], goals[:, OWN], beta=0.5)
    return 2 * own + 4 * near(heads[:, LEAD], goals[:, LEAD], beta=0.5) + win


def _fit(
    torch: Any, model: Any, data: Data, learn: Any, check: Any, training: Training, say: Callable[[str], None]
) -> float:
    """The best of all rounds over the data on games that are not learnt from, which the model is left with."""
    slow = list(model["skip"].parameters())  # the hand-written value is right in the large
    quick = [one for name, part in model.items() if name != "skip" for one in part.parameters()]
    rates = [training.rate, training.rate * 0.1]
    optimiser = torch.optim.AdamW([{"params": quick}, {"params": slow}], lr=training.rate, weight_decay=training.decay)
    steps = training.epochs * (-(-len(learn) // training.batch))
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rates, total_steps=steps + 1)
    best, kept = float("inf"), {}
    for epoch in range(training.epochs):
        model.train()
        order = learn[torch.randperm(len(learn), device=learn.device)]
        for first in range(0, len(order), training.batch):
            chosen, estimates, goals = data.batch(order[first : first + training.batch])
            loss = _loss(torch, _forward(torch, model, chosen, estimates, training.drop), goals)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
        heads, goals = _checked(torch, model, data, check)
        found = float(_loss(torch, heads, goals))
        say(f"round {epoch + 1} of {training.epochs}: loss {found:.4f}")
        if found < best:
            best, kept = found, {name: value.detach().clone() for name, value in model.state_dict().items()}
    model.load_state_dict(kept)
    return best


def _checked(torch: Any, model: Any, data: Data, check: Any) -> tuple[Any, Any]:
    model.eval()
    heads, goals = [], []
    with torch.no_grad():
        for first in range(0, len(check), 65536):
            chosen, estimates, goal = data.batch(check[first : first + 65536])
            heads.append(_forward(torch, model, chosen, estimates, 0.0))
            goals.append(goal)
    return torch.cat(heads), torch.cat(goals)


def _figures(torch: Any, model: Any, data: Data, check: Any) -> dict[str, Any]:
    """On games it has not seen, beside the hand-written value; and how often who had which chance won."""
    heads, goals = _checked(torch, model, data, check)
    lead, hand = goals[:, LEAD], data.estimates[check][:, -1]
    slope = float((hand * lead).mean() / (hand * hand).mean().clamp(min=1e-9))
    chance, won = torch.sigmoid(heads[:, WIN]), goals[:, WIN]
    bins: list[list[float]] = []
    for number in range(BINS):
        here = (chance >= number / BINS) & ((chance < (number + 1) / BINS) | (number == BINS - 1))
        if int(here.sum()):
            bins.append([round(float(chance[here].mean()), 4), round(float(won[here].mean()), 4), int(here.sum())])
    return {
        "checked": len(check),
        "lead": round(_explained(heads[:, LEAD], lead), 4),
        "lead_by_hand": round(_explained(slope * hand, lead), 4),
        "winner": round(_right(heads[:, WIN] > 0, won), 4),
        "winner_by_hand": round(_right(hand > 0, won), 4),
        "points_off": round(float((heads[:, OWN] - goals[:, OWN]).abs().mean()) / POINTS, 2),
        "chances": bins,  # told, won, rows
    }


def _explained(told: Any, found: Any) -> float:
    return 1 - float(((told - found) ** 2).mean() / found.var().clamp(min=1e-9))


def _right(told: Any, won: Any) -> float:
    return float(((told == (won > 0.5)) | (won == 0.5)).float().mean())


def _write(model: Any, columns: dict[str, Any], rounds: Rounds, training: Training, valued: Valued,
           figures: dict[str, Any], out: Path, games: int) -> dict[str, Any]:  # fmt: skip
    numpy = import_module("numpy")
    state = {name: value.detach().cpu().numpy().astype(numpy.float16) for name, value in model.state_dict().items()}
    arrays = {
        "lines": state["lines.weight"],
        "rough": state["rough.weight"].T,
        "bias": state["rough.bias"],
        "second": state["second.weight"].T,
        "second_bias": state["second.bias"],
        "heads": state["heads.weight"].T,
        "heads_bias": state["heads.bias"],
        "skip": state["skip.weight"].T,
        "numbers": numpy.array(rounds.numbers.shape[1]),
        **{name: columns[name].astype(numpy.int32) for name in COLUMNS},
    }
    name = f"{rounds.head['game']}-{rounds.head['seats']}"
    out.mkdir(parents=True, exist_ok=True)
    numpy.savez_compressed(out / f"{name}.npz", **arrays)
    size = (out / f"{name}.npz").stat().st_size
    if size > LARGEST:
        raise Refused(
            f"The weights take {size // 1024} kB, more than {LARGEST // 1024}; learn with fewer hidden numbers."
        )
    card = {
        "game": rounds.head["game"],
        "seats": rounds.head["seats"],
        "numbers": rounds.head["numbers"],
        "rules": rounds.head["rules"],
        "tables": rounds.head["tables"],
        "games": games,
        "selfplay": {key: rounds.head[key] for key in ("lines", "explore", "seed", "learned", "options")}
        | {"vary": rounds.head.get("vary", False), "plan": rounds.head.get("plan", 0)},
        "training": asdict(training),
        "value": asdict(valued),
        "figures": figures,
        "bytes": size,
    }
    (out / f"{name}.json").write_text(json.dumps(card, indent=1) + "\n", encoding="utf-8")
    return card


def _module(name: str, extra: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise Refused(f"This needs the package {name}: pip install 'tinkuy[{extra}]'.") from None
