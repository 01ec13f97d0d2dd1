"""`tinkuy lab features`: what the numbers of an observation are, or of the actions."""

from __future__ import annotations

from argparse import Namespace

from tinkuy.cli.choices import chosen_game
from tinkuy.core.codes import answer_code
from tinkuy.core.game import Game
from tinkuy.features import Layout


def run(arguments: Namespace) -> int:
    game = chosen_game(arguments.game, None)
    layout = Layout(game, arguments.seats or game.seats[-1])
    if arguments.actions:
        print_actions(game, layout)
    else:
        print_features(layout)
    return 0


def print_features(layout: Layout) -> None:
    print(
        f"# {layout.version}, {layout.seats} seats: {layout.size} numbers; player0 is whoever looks, player1 the next"
    )
    width = max(len(name) for name in layout.names)
    for number, feature in enumerate(layout.features):
        print(f"{number:>5}  {feature.name:<{width}}  {feature.about}")


def print_actions(game: Game, layout: Layout) -> None:
    print(f"# {layout.version}: {layout.actions} actions, each an option of a kind of question")
    for kind, offset in enumerate(layout.offsets):
        for option in range(len(game.kinds[kind].codes)):
            print(f"{offset + option:>5}  {answer_code(game, kind, option)}")
