"""Self-play and training: what is kept, that nothing hidden is learnt from, and that the two networks are one."""

from __future__ import annotations

import json
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.toy import toy_game
from tinkuy.bots import bot_seed, find_bot
from tinkuy.bots.learned import Learned, Network, Rows, find_learned
from tinkuy.bots.learned.network import LEAD, OWN
from tinkuy.bots.learned.rows import POINTS
from tinkuy.bots.learned.weights import FOLDER
from tinkuy.bots.values import RIVAL, lead_value, rival_share
from tinkuy.core.chance import Chance
from tinkuy.core.errors import Refused
from tinkuy.core.table import Table, open_table
from tinkuy.games import GAMES, find_game
from tinkuy.lab import selfplay as module
from tinkuy.lab.selfplay import HEAD, PART, Selfplay, goals_of, play_part, run_selfplay, unpacked
from tinkuy.lab.train import Training, columns_of, groups_of, read_rounds, train

GAME = Selfplay("tzolkin", 2, 2, lines=2, explore=0.3)
PACKED = sorted(Path(str(files("tinkuy.bots").joinpath("weights"))).glob("*.json"))


def played(name: str, seats: int, answers: int) -> Table:
    table = open_table(find_game(name), seats, 5)
    chance = Chance(1)
    for _ in range(answers):
        ask = table.asks()[0]
        table.send_for(ask.seat, ask.options[chance.below(len(ask.options))])
    return table


@pytest.mark.parametrize("name", GAMES)
def test_a_row_is_the_same_in_every_world_the_seat_can_imagine(name: str) -> None:
    """Whatever the others hold, the numbers of the seat do not tell."""
    table = played(name, find_game(name).seats[-1], 40)
    rows = Rows(table.game, table.seats)
    for seat in range(table.seats):
        seen = [rows.row(table.fork(seat, Chance(world)), seat) for world in range(6)]
        assert all(row == seen[0] for row in seen)
        assert len(seen[0]) == rows.numbers
        assert len(rows.estimates(table.fork(seat, Chance(1)), seat)) == rows.rough


def test_seats_are_counted_from_whoever_looks() -> None:
    table = played("tzolkin", 3, 30)
    rows = Rows(table.game, 3)
    asked = table.ask.seat
    assert [rows.row(table, seat)[-1] for seat in range(3)] == [(asked - seat) % 3 for seat in range(3)]
    values = [POINTS * table.game.evaluate(table.state, seat) for seat in range(3)]
    assert rows.estimates(table, 1)[:3] == pytest.approx([values[1], values[2], values[0]])


def test_the_same_games_whatever_the_parts_and_jobs(tmp_path: Path) -> None:
    games = replace(GAME, games=PART + 1)
    told: list[tuple[int, int]] = []
    run_selfplay(games, tmp_path / "one", told=lambda done, all_games, left: told.append((done, all_games)))
    run_selfplay(games, tmp_path / "two", jobs=2)
    files = sorted(path.name for path in (tmp_path / "one").iterdir())
    assert files == sorted(path.name for path in (tmp_path / "two").iterdir())
    assert all((tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes() for name in files)
    assert told == [(PART, PART + 1), (PART + 1, PART + 1)]


def test_a_stopped_run_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_selfplay(GAME, tmp_path)

    def again(games: Selfplay, part: range) -> bytes:
        raise AssertionError(f"{part} is played again")

    monkeypatch.setattr(module, "play_part", again)
    run_selfplay(GAME, tmp_path)
    with pytest.raises(Refused, match="holds other games"):
        run_selfplay(replace(GAME, explore=0.5), tmp_path)


def test_rows_say_how_the_game_came_out(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    run_selfplay(GAME, tmp_path)
    rounds = read_rounds(tmp_path)
    assert len(rounds.numbers) == len(rounds.goals) == len(rounds.games) > 40
    assert set(rounds.games.tolist()) == {0, 1}
    assert set(rounds.goals[:, 2].tolist()) <= {0.0, 0.5, 1.0}
    head = json.loads((tmp_path / HEAD).read_text(encoding="utf-8"))
    assert head["row"] == Rows(find_game("tzolkin"), 2).numbers


def test_goals_are_points_lead_and_share() -> None:
    table = open_table(find_game("tzolkin"), 2, 3)
    bots = [find_bot("random", bot_seed("3", seat)) for seat in (0, 1)]
    while not table.over:
        table.send_for(table.ask.seat, bots[table.ask.seat].choose(table, table.ask.seat))
    (one, lead, share), (other, back, rest) = goals_of(table)
    assert (lead, share + rest) == pytest.approx((one - other, 1))
    assert back == pytest.approx(-lead)


def test_cards_of_one_place_choose_from_the_same_lines() -> None:
    numpy = pytest.importorskip("numpy")
    rows = Rows(find_game("tzolkin"), 2)
    names = [*rows.layout.names[rows.first :], "next"]
    offer = [place for place, name in enumerate(names) if name.startswith("building_offer.")]
    corn = [place for place, name in enumerate(names) if name.endswith(".corn")]
    assert offer in groups_of(rows)
    assert all([place] in groups_of(rows) for place in corn)
    numbers = numpy.zeros((2, rows.numbers), dtype=numpy.int16)
    numbers[1, offer] = range(1, len(offer) + 1)
    numbers[1, corn[0]] = 200
    columns = columns_of(rows, numbers)
    assert columns["used"].tolist() == sorted([*offer, corn[0]])
    lines = dict(zip(columns["used"].tolist(), columns["first"].tolist(), strict=True))
    assert len({lines[place] for place in offer}) == 1
    assert lines[corn[0]] not in {lines[place] for place in offer}


def knowing_nothing(rows: Rows) -> Network:
    """As a network begins: it says what the hand-written value says."""
    numpy = pytest.importorskip("numpy")
    skip = numpy.zeros((rows.rough, 3))
    skip[0, OWN] = skip[-1, LEAD] = 1.0
    flat = {name: numpy.zeros((1, 1)) for name in ("lines", "second")} | {"rough": numpy.zeros((rows.rough, 1))}
    biases = {name: numpy.zeros(1) for name in ("bias", "second_bias")} | {"heads_bias": numpy.zeros(3)}
    columns = {name: [0] for name in ("used", "first", "least")} | {name: [1] for name in ("step", "count")}
    return Network({"heads": numpy.zeros((1, 3)), "skip": skip, "numbers": rows.numbers} | flat | biases | columns)


def test_by_points_what_knows_nothing_says_what_the_hand_written_value_says() -> None:
    table = played("tzolkin", 2, 40).fork(0, Chance(1))
    rows = Rows(table.game, 2)
    network = knowing_nothing(rows)
    by_hand = lead_value(table, 0)
    assert Learned(rows, network, points=True).one(table, 0) == pytest.approx(by_hand, abs=1e-3)
    by_chance = Learned(rows, network).one(table, 0)
    assert by_chance != pytest.approx(by_hand, abs=0.1)
    half = Learned(rows, network, hand=0.5).one(table, 0)
    assert half == pytest.approx((by_chance + by_hand) / 2, abs=1e-3)
    less = Learned(rows, network, points=True, hand=0.5, rival=0.1).one(table, 0)
    assert less == pytest.approx(lead_value(table, 0, 0.1), abs=1e-3)
    assert less != pytest.approx(by_hand, abs=0.1)
    over = open_table(find_game("tzolkin"), 2, 5)
    chance = Chance(1)
    while not over.over:
        ask = over.asks()[0]
        over.send_for(ask.seat, ask.options[chance.below(len(ask.options))])
    assert Learned(rows, network, points=True).one(over, 0) == lead_value(over, 0)


def test_varied_games_are_others_and_only_where_prices_can_be_varied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, varied = (play_part(replace(GAME, vary=vary), range(1)) for vary in (False, True))
    assert unpacked(usual)[1] != unpacked(varied)[1]
    assert varied == play_part(replace(GAME, vary=True), range(1))
    with pytest.raises(Refused, match="not of what was learnt"):
        run_selfplay(replace(GAME, learned=True, vary=True), tmp_path)
    monkeypatch.setattr(module, "find_game", lambda name: toy_game())
    with pytest.raises(Refused, match="toy cannot be played with other prices"):
        run_selfplay(replace(GAME, game="toy", vary=True), tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_planned_games_are_others_and_what_they_lead_to_is_kept_as_before(tmp_path: Path) -> None:
    usual, planned = (play_part(replace(GAME, plan=plan), range(1)) for plan in (0, 4))
    assert unpacked(usual)[1] != unpacked(planned)[1]
    assert planned == play_part(replace(GAME, plan=4), range(1))
    assert [len(one) % 2 for one in unpacked(planned)[1]] == [0] * 4
    with pytest.raises(Refused, match="A plan has a number of lines, not -1"):
        run_selfplay(replace(GAME, plan=-1), tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_says_how_its_games_were_planned_and_takes_no_others(tmp_path: Path) -> None:
    one = replace(GAME, games=1)
    run_selfplay(one, tmp_path / "usual")
    run_selfplay(replace(one, plan=2), tmp_path / "planned")
    heads = [json.loads((tmp_path / name / HEAD).read_text()) for name in ("usual", "planned")]
    assert [head.get("plan") for head in heads] == [None, 2]
    with pytest.raises(Refused):
        run_selfplay(replace(one, plan=3), tmp_path / "planned")


def test_alone_so_much_of_the_opponent_counts_as_its_game_says() -> None:
    """What was learnt in points is weighed against a solo opponent as the hand-written value is."""
    tawantinsuyu, teotihuacan = find_game("tawantinsuyu"), find_game("teotihuacan")
    assert tawantinsuyu.automa is not None
    assert teotihuacan.automa is not None
    assert rival_share(tawantinsuyu, 1) == tawantinsuyu.automa.heeded
    assert rival_share(teotihuacan, 1) == teotihuacan.automa.heeded
    assert rival_share(teotihuacan, 2) == rival_share(find_game("tzolkin"), 2) == RIVAL


@pytest.mark.parametrize("name", GAMES)
def test_an_opinion_is_one_of_its_own_and_changes_no_other(name: str) -> None:
    table = played(name, find_game(name).seats[-1], 40)
    game, state = table.game, table.state
    before = game.evaluate(state, 0)
    opinions = [game.opinion(Random(mind).random) for mind in (1, 1, 2)]
    first, again, other = (opinion(state, 0) for opinion in opinions if opinion is not None)
    assert first == again
    assert len({first, other, before}) == 3
    assert game.evaluate(state, 0) == before


def trained(folder: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    pytest.importorskip("torch")
    monkeypatch.setattr("tinkuy.lab.train.HELD", 0.4)
    run_selfplay(replace(GAME, games=8), folder / "games")
    return train(folder / "games", folder / "weights", Training(epochs=2, hidden=8, second=8))


@pytest.mark.slow
def test_what_was_learnt_is_found_fits_and_plays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    card = trained(tmp_path, monkeypatch)
    assert card["games"] == 8
    assert card["bytes"] < 1 << 20
    assert 0 <= card["figures"]["winner"] <= 1
    monkeypatch.setenv(FOLDER, str(tmp_path / "weights"))
    game = find_game("tzolkin")
    learned = find_learned(game, 2)
    assert learned is not None
    tables = [played("tzolkin", 2, answers).fork(0, Chance(1)) for answers in (20, 40, 60)]
    assert learned.many(tables, 0) == pytest.approx([learned.one(table, 0) for table in tables], abs=1e-3)
    assert 0 < learned.chance(tables[0], 0) < 1
    assert find_learned(game, 3) is None
    table = played("tzolkin", 2, 20)
    bots = [find_bot("learned:40", 1), find_bot("learned:40", 1), find_bot("planner:40", 1)]
    first, again, _ = (bot.choose(table, table.ask.seat) for bot in bots)
    assert first == again
    weights = tmp_path / "weights" / "tzolkin-2.npz"
    for folder, damage, word in (("cut", weights.read_bytes()[:500], "damaged"), ("none", b"", "damaged")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / weights.name).write_bytes(damage)
        (tmp_path / folder / "tzolkin-2.json").write_text(json.dumps(card), encoding="utf-8")
        monkeypatch.setenv(FOLDER, str(tmp_path / folder))
        assert find_learned(game, 2) is None
        assert word in capsys.readouterr().err
    (tmp_path / "weights" / "tzolkin-2.json").write_text(json.dumps(card | {"numbers": "others"}), encoding="utf-8")
    monkeypatch.setenv(FOLDER, f"{tmp_path}/weights/")
    assert find_learned(game, 2) is None
    assert "learnt from other tables" in capsys.readouterr().err


def test_torch_and_numpy_compute_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    torch = pytest.importorskip("torch")
    numpy = pytest.importorskip("numpy")
    from tinkuy.lab.train import Data, _forward, _model

    run_selfplay(GAME, tmp_path)
    rounds = read_rounds(tmp_path)
    columns = columns_of(Rows(find_game("tzolkin"), 2), rounds.numbers)
    model = _model(torch, columns["lines"], rounds.estimates.shape[1], Training(hidden=8, second=8)).eval()
    torch.nn.init.normal_(model["heads"].weight)
    state = {name: value.numpy() for name, value in model.state_dict().items()}
    arrays = {
        "lines": state["lines.weight"],
        "rough": state["rough.weight"].T,
        "bias": state["rough.bias"],
        "second": state["second.weight"].T,
        "second_bias": state["second.bias"],
        "heads": state["heads.weight"].T,
        "heads_bias": state["heads.bias"],
        "skip": state["skip.weight"].T,
        "numbers": rounds.numbers.shape[1],
        **{name: columns[name] for name in ("used", "first", "least", "step", "count")},
    }
    chosen, estimates, _ = Data(torch, rounds, columns, "cpu").batch(torch.arange(5))
    with torch.no_grad():
        theirs = _forward(torch, model, chosen, estimates, 0.0).numpy()
    ours = Network(arrays).heads(rounds.numbers[:5], rounds.estimates[:5])
    assert numpy.allclose(ours, theirs, atol=1e-5)


@pytest.mark.parametrize("card", PACKED, ids=lambda card: card.stem)
def test_weights_of_the_package_fit_and_were_shown_to_help(card: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = json.loads(card.read_text(encoding="utf-8"))
    assert card.stem == f"{said['game']}-{said['seats']}"
    learned = find_learned(find_game(said["game"]), said["seats"])
    assert learned is not None, capsys.readouterr().err
    value = said.get("value", {"points": False, "hand": 0.0})
    assert (learned.points, learned.hand) == (value["points"], value["hand"])
    usual = rival_share(learned.rows.layout.game, said["seats"])
    assert learned.rival == (usual if value.get("rival") is None else value["rival"])
    assert said["match"]["games"] >= 200
    assert said["match"]["win_low"] > 1 / said["seats"]


def test_a_part_is_packed_and_unpacked() -> None:
    head, arrays = unpacked(play_part(GAME, range(1)))
    rows = Rows(find_game("tzolkin"), 2)
    count = len(arrays[3]) // 4
    assert [len(one) for one in arrays] == [2 * count * rows.numbers, 4 * count * rows.rough, 12 * count, 4 * count]
    assert head["points"] > 0
