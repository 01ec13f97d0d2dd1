"""Mcts: plain UCT with full playouts, over positions as one seat can imagine them.

Each simulation deals what the seat cannot see anew and walks down one tree of answers; a node keeps every answer that
was ever possible there, and only those possible in the present deal are chosen from.
"""

from __future__ import annotations

from math import log, sqrt
from random import Random

from tinkuy.bots.randomly import chance_here, question
from tinkuy.core.table import Table

SIMULATIONS = 200
CURIOSITY = 0.7


class Node:
    """What happened after an answer: how often it was tried, and what the seat that gave it got."""

    __slots__ = ("children", "possible", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.possible = 0  # how often it could have been chosen
        self.total = 0.0
        self.children: dict[int, Node] = {}


class Mcts:
    def __init__(self, name: str, simulations: int, seed: str) -> None:
        self.name = name
        self.simulations = simulations
        self.seed = seed

    def choose(self, table: Table, seat: int) -> int:
        options = question(table, seat).options
        if len(options) == 1:
            return options[0]
        root = self.search(table, seat)
        return max(options, key=lambda option: root.children[option].visits if option in root.children else 0)

    def search(self, table: Table, seat: int) -> Node:
        chance = chance_here(self.seed, table, seat)
        random = Random(chance.value)
        root = Node()
        for _ in range(self.simulations):
            fork = table.fork(seat, chance)
            if fork.together is not None:
                _answer_others(fork, seat, random)
            simulate_once(root, fork, random)
        return root


def _answer_others(fork: Table, seat: int, random: Random) -> None:
    """Of a simultaneous choice the others' part comes first, by chance: nobody can react to it."""
    together = fork.together
    assert together is not None
    for other in range(fork.seats):
        while other != seat and fork.together is together and (ask := fork.asked(other)) is not None:
            fork.send_for(other, ask.options[int(random.random() * len(ask.options))])


def simulate_once(root: Node, table: Table, random: Random) -> None:
    """Down the tree by UCT, one new node, a playout to the end, and back up."""
    node = root
    path: list[tuple[int, Node]] = []
    while not table.over:
        seat, options = table.ask.seat, table.ask.options
        option, fresh = _select(node, options, random)
        if fresh:
            node.children[option] = Node()
        node = node.children[option]
        path.append((seat, node))
        table.apply(option)
        if fresh:
            break
    play_out(table, random)
    winners = table.game.winners(table.state)
    share = 1 / len(winners)
    root.visits += 1
    for seat, node in path:
        node.visits += 1
        if seat in winners:
            node.total += share


def _select(node: Node, options: list[int], random: Random) -> tuple[int, bool]:
    children = node.children
    untried = [option for option in options if option not in children]
    for option in options:
        if option in children:
            children[option].possible += 1
    if untried:
        return untried[int(random.random() * len(untried))], True
    best, best_value = options[0], -1.0
    for option in options:
        child = children[option]
        value = child.total / child.visits + CURIOSITY * sqrt(log(child.possible + 1) / child.visits)
        if value > best_value:
            best, best_value = option, value
    return best, False


def play_out(table: Table, random: Random) -> None:
    """Everybody answers by chance until the game is over."""
    draw = random.random
    while not table.over:
        options = table.ask.options
        table.apply(options[int(draw() * len(options))])
