"""The card of a dataset: what it is, how it was made, how to read it and make it again."""

from __future__ import annotations

from tinkuy import __version__
from tinkuy.features import Layout
from tinkuy.lab.dataset import COLUMNS, Made
from tinkuy.lab.match import Match, game_of

PAGE = """# {game}: decisions of bots

{decisions:,} decisions in {games:,} games of {seats} players. A row of `decisions/*.parquet` is one decision: what the
seat saw, what it could do, what it did, and how the game ended for it. `records/*.txt` are the same games as records,
which people can read and `tinkuy replay` plays.

| | |
| --- | --- |
| made by | `{command}` |
| with | tinkuy {tinkuy}, rules version {rules}, tables {tables} |
| features | {version}: {size} numbers; `tinkuy lab features {game} --seats {seats}` lists them |
| actions | {actions}; `tinkuy lab features {game} --actions` lists them |
| options | {options} |

## Columns

{columns}

## Players

Every deal was played once in every rotation of the seats.

| bot | seats | mean points | share of wins |
| --- | --- | --- | --- |
{bots}

## What it is not

- No person played here. A policy that imitates these bots plays like them at best.
- Questions with a single option are in the records only where they were asked, and never in the table.
- The features are what the seat could see when it decided. Points and wins are of the end of the game: never inputs.
- Decisions of one game are not independent: split by `game`, or better by deal (`game // {seats}`), not by row.

Unofficial: no connection to the publishers or designers of the game. Licence: that of tinkuy, Apache-2.0.
"""


def card(match: Match, made: Made, command: str) -> str:
    game = game_of(match)
    layout = Layout(game, len(match.bots))
    chosen = {option.name: match.options.get(option.name, option.values[0]) for option in game.options}
    return PAGE.format(
        game=game.name,
        decisions=made.decisions,
        games=made.games,
        seats=len(match.bots),
        command=command,
        tinkuy=__version__,
        rules=game.version,
        tables=game.component_set.hash,
        version=layout.version,
        size=layout.size,
        actions=layout.actions,
        options=", ".join(f"{name} {value}" for name, value in chosen.items()) or "none",
        columns="\n".join(f"- `{name}`: {about}" for name, about in COLUMNS.items()),
        bots="\n".join(
            f"| {bot} | {seats:.0f} | {points / seats:.1f} | {wins / seats:.1%} |"
            for bot, (seats, points, wins) in made.bots.items()
        ),
    )
