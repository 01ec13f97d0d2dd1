"""`tinkuy games`: what can be played, how, and by whom."""

from __future__ import annotations

from argparse import Namespace

from tinkuy.bots import BOTS, LEVELS
from tinkuy.core.components import reconstructed
from tinkuy.games import GAMES, find_game


def run(arguments: Namespace) -> int:
    for name in GAMES:
        game = find_game(name)
        print(f"{name}: {game.component_set.data['meta']['title']}")
        print(f"  players  {', '.join(str(count) for count in game.seats)}")
        for option in game.options:
            print(f"  option   {option.name}={'|'.join(option.values)}")
        print(f"  rules    version {game.version}")
        doubtful = len(reconstructed(game.component_set.data))
        note = (
            f", reconstructed entries: {doubtful} ('tinkuy tables export {name}' to correct them)" if doubtful else ""
        )
        print(f"  tables   {game.component_set.hash}{note}")
    print(f"levels: {', '.join(LEVELS)}")
    print(f"bots: {', '.join(BOTS)}; {BOTS[-1]}:400 gives one of them a level")
    return 0
