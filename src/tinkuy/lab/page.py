"""The page of a balance report: what a tally of many games says, side by side for all numbers of players.

Length, scores, wins by place in the first round, where the points come from, and how often each thing of the tables was
used; what was never or hardly used is named at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tinkuy.core.game import Game
from tinkuy.lab.standings import mean, wilson
from tinkuy.lab.tally import ANSWER, FREE, Tally

MARK = "<!-- What follows is written by tinkuy.lab.balance; what stands above is kept. -->"
FEW = 12  # a question with no more answers than this is listed answer by answer
PLAIN = 2  # and one with no more than this says nothing: yes or no, one or two
PART = 4  # where more than this times as many things exist as were ever used, it is about a part of them
RARE = 0.02  # of the games: a thing used less often is named
TELLING = 0.15  # a thing whose users win that much more or less often than all, beyond chance, is named

Tallies = Mapping[int, Tally]  # by number of players


def headed(game: str, older: str, page: str) -> str:
    """The page below what people wrote at the head of the older one."""
    head = older.partition(MARK)[0].strip() if MARK in older else f"# How balanced {game} is"
    return f"{head}\n\n{MARK}\n\n{page}"


def figures(game: Game, tallies: Tallies) -> str:
    lines = ["## In short", "", *_summary(tallies), "", *_starts(tallies), "## Where the points come from", ""]
    lines += ["Points of a player / of a winner.", "", *_sources(tallies), "", "## What is used", ""]
    most = max(tallies)
    lines += [
        "In how many games each thing was used, by number of players (where it is twice or more, how often in a game); "
        f"then how many of those who used it won with the most players ({_base(most, tallies[most]):.0%} of all do)."
        + (" With one player what the solo opponent did counts, too." if 1 in tallies else ""),
        "",
    ]
    remarks: dict[int, list[str]] = {seats: [] for seats in tallies}
    for group in groups(game, tallies):
        lines += _usage(game, tallies, group, remarks)
    lines += ["## Remarks", ""]
    for seats, found in remarks.items():
        lines += [f"### {_players(seats)}", "", *(found or ["- Nothing is dead or lopsided."]), ""]
    return "\n".join(lines)


def _players(seats: int) -> str:
    return f"{seats} player{'s' if seats > 1 else ''}"


def _head(tallies: Tallies, first: str = "", last: str = "") -> list[str]:
    names = [first, *(_players(seats) for seats in tallies), *([last] if last else [])]
    return [f"| {' | '.join(names)} |", "| --- |" + " ---: |" * (len(names) - 1)]


# ---------------------------------------------------------------------- in short


def _summary(tallies: Tallies) -> list[str]:
    def row(name: str, cell: Callable[[int, Tally], str]) -> str:
        return f"| {name} | " + " | ".join(cell(seats, tally) for seats, tally in tallies.items()) + " |"

    lines = [
        *_head(tallies, "mean (5 % to 95 %)"),
        row("games", lambda _, tally: str(tally.games)),
        row("turns of a player", lambda seats, tally: spread([n / seats for n in tally.turns])),
        row("most turns of a player", lambda seats, tally: f"{max(tally.turns) / seats:.0f}"),
        row("answers of a game", lambda _, tally: spread([float(n) for n in tally.answers])),
        row("points", lambda seats, tally: spread([vp for one in tally.points for vp in one[:seats]])),
        row("points of the best", lambda seats, tally: spread([max(one[:seats]) for one in tally.points])),
        row("lead over the second", _lead),
    ]
    if 1 in tallies:
        lines.append(row("points of the solo opponent", _opponent))
        lines.append(row("wins against the solo opponent", lambda seats, tally: _wins(tally, 0) if seats == 1 else "-"))
    for what, tell in (("wins", _wins), ("points", _points)):
        for place in range(max(tallies) if max(tallies) > 1 else 0):
            cells = [tell(tally, place) if place < seats > 1 else "-" for seats, tally in tallies.items()]
            lines.append(f"| place {place + 1} of the first round, {what} | {' | '.join(cells)} |")
    return lines


def _starts(tallies: Tallies) -> list[str]:
    """Things of which every player has exactly one in every game, such as start provinces: how many of them won."""
    lines: list[str] = []
    for group in sorted({group for tally in tallies.values() for group in tally.used}):
        dealt = {seats: tally for seats, tally in tallies.items() if seats > 1 and _dealt(tally, seats, group)}
        if not dealt:
            continue
        codes = list(dict.fromkeys(code for tally in dealt.values() for code in tally.used[group]))
        lines += [f"## Wins by {group}", "", "Every player has one of these in every game.", "", *_head(dealt)]
        for code in codes:
            cells = [_wins_with(tally, group, code) for tally in dealt.values()]
            lines.append(f"| {code} | {' | '.join(cells)} |")
        lines += ["| share of each | " + " | ".join(f"{1 / seats:.1%}" for seats in dealt) + " |", ""]
    return lines


def _dealt(tally: Tally, seats: int, group: str) -> bool:
    used = tally.used.get(group, {}).values()
    each = all(times == games == doers == tally.games for times, games, doers, _ in used)
    return len(used) == seats and each and not group.startswith(ANSWER)


def _wins_with(tally: Tally, group: str, code: str) -> str:
    if code not in tally.used[group]:
        return "-"
    wins = tally.used[group][code][3]
    low, high = wilson(wins, tally.games)
    return f"{wins / tally.games:.1%} ({low:.1%} to {high:.1%})"


def spread(values: list[float]) -> str:
    """The mean with what 5 % and 95 % of the values stay below."""
    values = sorted(values)
    low, high = (values[min(len(values) - 1, int(share * len(values)))] for share in (0.05, 0.95))
    return f"{mean(values)[0]:.1f} ({low:.0f} to {high:.0f})"


def _lead(seats: int, tally: Tally) -> str:
    if seats == 1:
        return "-"
    return spread([one[-1] - one[-2] for one in (sorted(row[:seats]) for row in tally.points)])


def _opponent(seats: int, tally: Tally) -> str:
    return spread([row[-1] for row in tally.points]) if seats == 1 else "-"


def _wins(tally: Tally, place: int) -> str:
    wins = sum(row[place] for row in tally.wins)
    low, high = wilson(wins, tally.games)
    return f"{wins / tally.games:.1%} ({low:.1%} to {high:.1%})"


def _points(tally: Tally, place: int) -> str:
    average, margin = mean([row[place] for row in tally.points])
    return f"{average:.1f} ± {margin:.1f}"


def _sources(tallies: Tallies) -> list[str]:
    lines = _head(tallies, "source")
    names = dict.fromkeys(name for tally in tallies.values() for name in tally.sources)
    for name in names:
        cells: list[str] = []
        for seats, tally in tallies.items():
            every, best = tally.sources.get(name, [0.0, 0.0])
            wins = sum(sum(row[:seats]) for row in tally.wins)
            cells.append(f"{every / (tally.games * seats):.1f} / {best / wins if wins else 0:.1f}")
        if any(tally.sources.get(name, [0.0])[0] for tally in tallies.values()):
            lines.append(f"| {name} | {' | '.join(cells)} |")
    return lines


# ---------------------------------------------------------------------- what is used


def groups(game: Game, tallies: Tallies) -> list[str]:
    """Events and questions worth a table; of those that always happen together, the first.

    Questions with a yes or no, with many answers or about things that events name say nothing more.
    """
    found: list[str] = []
    for group in sorted({group for tally in tallies.values() for group in tally.used}):
        if group.startswith(ANSWER):
            codes = [code for code in _codes(game, tallies, group) if code != FREE]
            known = max(len(set(codes) & set(named)) for named in game.domains.values())
            if not PLAIN < len(codes) <= FEW or 2 * known > len(codes):
                continue
        if not any(_alike(tallies, group, other) for other in found):
            found.append(group)
    return found


def _alike(tallies: Tallies, group: str, other: str) -> bool:
    return all(tally.used.get(group) == tally.used.get(other) for tally in tallies.values())


def _usage(game: Game, tallies: Tallies, group: str, remarks: dict[int, list[str]]) -> list[str]:
    lines = [f"### {group}", "", *_head(tallies, "", "wins")]
    never: dict[int, list[str]] = {seats: [] for seats in tallies}
    seldom: dict[int, list[str]] = {seats: [] for seats in tallies}
    for code in _codes(game, tallies, group):
        cells: list[str] = []
        rate = "-"
        for seats, tally in tallies.items():
            times, games, doers, wins = tally.used.get(group, {}).get(code, [0.0] * 4)
            share = games / tally.games
            shown = f"{share:.0%}" if share >= 0.1 or not share else f"{share:.1%}"
            cells.append(f"{shown}, {times / tally.games:.1f}" if times >= 2 * tally.games else shown)
            rate = f"{wins / doers:.0%}" if doers else "-"
            if share < RARE:
                (seldom if times else never)[seats].append(code)
            elif seats > 1 and doers and not _expected(wins, int(doers), _base(seats, tally)):
                remarks[seats].append(
                    f"- {group} {code}: {rate} of those who did it won, {_base(seats, tally):.0%} of all."
                )
        lines.append(f"| {code} | {' | '.join(cells)} | {rate} |")
    for seats in tallies:
        if never[seats]:
            remarks[seats].append(f"- {group}: never {', '.join(never[seats])}.")
        if seldom[seats]:
            remarks[seats].append(f"- {group}: in less than {RARE:.0%} of the games {', '.join(seldom[seats])}.")
    return [*lines, ""]


def _base(seats: int, tally: Tally) -> float:
    return sum(sum(row[:seats]) for row in tally.wins) / (tally.games * seats)


def _expected(wins: float, doers: int, base: float) -> bool:
    low, high = wilson(wins, doers)
    return low - TELLING < base < high + TELLING


def _codes(game: Game, tallies: Tallies, group: str) -> list[str]:
    """All codes of the domain or question a group is about, so that those never used are seen, too."""
    used = list(dict.fromkeys(code for tally in tallies.values() for code in tally.used.get(group, {})))
    if group.startswith(ANSWER):
        kind = next(kind for kind in game.kinds if ANSWER + kind.name == group)
        return kind.codes[: kind.own] + [code for code in used if code == FREE]
    owners = [codes for codes in game.domains.values() if set(used) <= set(codes)]
    if not owners:
        return sorted(used)
    domain = min(owners, key=len)
    if PART * len(used) < len(domain):
        return [code for code in domain if code in used]  # as the starting ones of all weaves
    asked = [set(kind.codes) for kind in game.kinds]  # of some things only a part can be asked for here
    parts = [[code for code in domain if code in codes] for codes in asked if set(used) <= codes]
    return min([domain, *parts], key=len)
