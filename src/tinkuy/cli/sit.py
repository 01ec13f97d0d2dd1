"""`tinkuy sit`: a program of one's own takes a seat at a server's table and plays to the end."""

from __future__ import annotations

from argparse import Namespace

from tinkuy.cli.choices import chosen_commands, chosen_seed
from tinkuy.lab.commands import Command, check_commands
from tinkuy.lab.sitting import read_link, sit_down


def run(arguments: Namespace) -> int:
    read_link(arguments.link)
    commands = chosen_commands([arguments.bot])
    check_commands(commands)
    ((name, command),) = commands.items()
    bot = Command(name, command, chosen_seed(arguments.seed), arguments.limit)
    try:
        end = sit_down(arguments.link, bot, lambda sentence: print(sentence, flush=True))
    finally:
        bot.close()
    print(f"The game is over. Points by seat: {', '.join(f'{points:g}' for points in end['scores'])}.")
    return 0
