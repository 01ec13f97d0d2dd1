"""`tinkuy analyse`: the chances of a finished game turn by turn, and the turns that cost most, with better ones."""

from __future__ import annotations

import json
from argparse import Namespace
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from tinkuy.bots.analysis import Moment, analyse, replay_as_far
from tinkuy.bots.lines import Step
from tinkuy.bots.planner.adviser import Advice
from tinkuy.bots.planner.chances import chances
from tinkuy.cli.choices import Shelf, chosen_language
from tinkuy.cli.files import read_record_file, write_new
from tinkuy.cli.names import seats_of, shown_names
from tinkuy.cli.sheet import console, words
from tinkuy.core.codes import answer_code
from tinkuy.core.errors import Refused
from tinkuy.core.record import Record
from tinkuy.core.result import players
from tinkuy.core.table import Table
from tinkuy.text import Texts

BARS = "▁▂▃▄▅▆▇█"
WIDE = 60  # columns of the curve at most
WORST = 5  # turns that are shown
HALF = 0.5  # of the dealt worlds in which another turn would win
SMALL = 0.5  # points: what cost less is no mistake


def run(arguments: Namespace) -> int:
    language = chosen_language(arguments.language)
    record = read_record_file(arguments.file)
    try:
        table, why = replay_as_far(record, Shelf(arguments.tables).find)
    except Refused as refused:
        raise Refused(f"The record '{arguments.file}' cannot be replayed: {refused}") from None
    texts = words(table.game, language)
    if why:
        print(texts.message("analyse-part", turns=len(table.turns)))
    moments = _looked_at(table, arguments.seconds, texts)
    if arguments.json is not None:
        write_new(arguments.json, json.dumps(analysis_data(table, moments), indent=1) + "\n")
    print_analysis(table, record, moments, texts)
    return 0


def _looked_at(table: Table, seconds: float, texts: Texts) -> list[Moment]:
    errors = console(stderr=True)
    columns = (TextColumn(texts.message("analyse-bar")), BarColumn(None), TimeRemainingColumn())
    moments: list[Moment] = []
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task("turns", total=len(table.turns))
        for moment in analyse(table, seconds):
            moments.append(moment)
            bar.update(task, completed=len(moments))
    return moments


def print_analysis(table: Table, record: Record, moments: list[Moment], texts: Texts) -> None:
    out = console()
    given = [record.names.get(seat, "") for seat in range(table.seats)]
    names = shown_names(seats_of(record), given, texts, players(table) - table.seats)
    curve = [moment.chances for moment in moments] + [chances(table, 1.0)]
    out.print(Text(texts.message("analyse-chances")))
    wide = max(len(name) for name in names)
    for seat, name in enumerate(names):
        line = [row[seat] for row in curve]
        out.print(Text(f"  {name:{wide}}  {drawn(line)}  {line[-1]:.0%}"))
    worst = sorted((moment for moment in moments if moment.loss >= SMALL), key=lambda moment: -moment.loss)[:WORST]
    if not worst:
        out.print(Text(texts.message("analyse-flawless")))
    for moment in sorted(worst, key=lambda moment: moment.turn):
        _print_moment(out, moment, names[moment.seat], texts)


def drawn(line: list[float]) -> str:
    """As high as the chance, in at most WIDE columns."""
    if len(line) > WIDE:
        line = [line[round(place * (len(line) - 1) / (WIDE - 1))] for place in range(WIDE)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in line)


def _print_moment(out: Console, moment: Moment, name: str, texts: Texts) -> None:
    assert moment.judgement is not None
    heading = texts.heading(moment.before.game.heading(moment.before.state))
    cost = texts.message("analyse-cost", points=f"{max(0.0, moment.judgement.points):.1f}")
    if moment.judgement.game >= HALF:
        cost += texts.message("analyse-game")
    out.print(Text(f"\n{moment.turn + 1}. {name}, {heading}: {cost}", "bold"))
    for message, advice in (("analyse-played", moment.judgement.played), ("analyse-better", moment.judgement.better)):
        out.print(Text(f"  {texts.message(message)} {said(moment.before, moment.seat, advice.line, texts)}"))
        out.print(Text(f"    {brought(moment.before, advice, texts)}"))


def said(before: Table, seat: int, line: list[Step], texts: Texts) -> str:
    """The answers in the words of the game, as far as they can be given at this table."""
    here = before.copy()
    found: list[str] = []
    for kind, _, option in line:
        ask = here.asked(seat)
        if ask is None or ask.kind != kind or option not in ask.options or len(here.turns) != len(before.turns):
            break
        found.append(texts.option(here.game, kind, option, here.state))
        here.send_for(seat, option)
    return "; ".join(found)


def brought(before: Table, advice: Advice, texts: Texts) -> str:
    gains = [
        f"{texts.source(code)} {texts.points(parts)}"
        for code, parts in zip(before.game.sources, advice.gains, strict=True)
        if parts
    ]
    total = texts.points(sum(advice.gains))
    return texts.message("analyse-brings", turns=advice.turns, points=total, sources=", ".join(gains) or "-")


def analysis_data(table: Table, moments: list[Moment]) -> dict[str, Any]:
    game = table.game

    def advice(found: Advice) -> dict[str, Any]:
        gains = {code: parts / game.unit for code, parts in zip(game.sources, found.gains, strict=True) if parts}
        return {"answers": [answer_code(game, kind, option) for kind, _, option in found.line], "gains": gains}

    turns: list[dict[str, Any]] = []
    for moment in moments:
        row: dict[str, Any] = {"turn": moment.turn + 1, "seat": moment.seat}
        row["chances"] = [round(chance, 4) for chance in moment.chances]
        if moment.judgement is not None:
            row["loss"] = round(moment.loss, 2)
            row["played"], row["better"] = advice(moment.judgement.played), advice(moment.judgement.better)
        turns.append(row)
    return {"game": game.name, "rules": game.version, "seats": table.seats, "turns": turns}
