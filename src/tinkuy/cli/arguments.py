"""What can be typed behind `tinkuy`: the subcommands with their arguments, and nothing that takes time to import."""

from __future__ import annotations

import argparse
from typing import NoReturn

from tinkuy import __version__
from tinkuy.core.errors import Refused

LARGEST = 10**9


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence instead of a page."""

    def error(self, message: str) -> NoReturn:
        raise Refused(f"{message[:1].upper()}{message[1:].rstrip('.')}; see '{self.prog} --help'.")


def whole(text: str) -> int:
    """A whole number from 1, as the number of games."""
    if not (text.isascii() and text.isdecimal() and 1 <= int(text[:12]) <= LARGEST):
        raise argparse.ArgumentTypeError(f"'{text[:40]}' is not a whole number from 1")
    return int(text)


def port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and int(text[:6]) <= 65_535):
        raise argparse.ArgumentTypeError(f"'{text[:40]}' is not a port from 0 to 65535")
    return int(text)


def place(text: str) -> str:
    """An address with a port."""
    address, _, number = text.rpartition(":")
    if not (address and number.isascii() and number.isdecimal() and 0 < int(number[:6]) <= 65_535):
        raise argparse.ArgumentTypeError(f"'{text[:40]}' is not an address with a port, such as 127.0.0.1:9100")
    return text


def host_name(text: str) -> str:
    """A name as it stands in the address of a page, without scheme, port and path."""
    try:
        fits = 0 < len(text.encode("idna")) <= 253 and not set(text) & set(" :/@[]*,")
    except UnicodeError:
        fits = False
    if not fits:
        raise argparse.ArgumentTypeError(f"'{text[:40]}' is not a name such as tinkuy.example.org")
    return text


def seconds(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 3600:
        raise argparse.ArgumentTypeError(f"'{text[:40]}' is not a number of seconds")
    return number


def share(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= 1:
        raise argparse.ArgumentTypeError(f"'{text[:40]}' is not a number from 0 to 1")
    return number


def parser() -> Parser:
    top = Parser(
        prog="tinkuy",
        description="Heavy strategy games of the Andes and Mesoamerica, for people and programs.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"tinkuy {__version__}")
    top.set_defaults(module=None)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")

    def command(name: str, does: str, module: str = "") -> Parser:
        added = commands.add_parser(name, help=does, description=f"{does[:1].upper()}{does[1:]}.", allow_abbrev=False)
        added.set_defaults(module=f"tinkuy.cli.{module or name}")
        return added

    command("games", "list the games, their options and the bots")
    _play(command("play", "play at a table in the terminal"))
    _serve(command("serve", "open the tables in the browser, for yourself or for friends"))
    _invite(command("invite", "make a link for somebody who may come to a server that is closed to others"))
    _match(command("match", "let bots play many games and compare them"))
    _ladder(command("ladder", "let all bots of a game play each other, and rate them"))
    _sit(command("sit", "let a program of your own play at a server's table (docs/bots.md)"))
    _lab(command("lab", "what programs that learn can know of a game"))
    _calibrate(command("calibrate", "compare the chances that an analysis tells with who won"))
    _selfplay(command("selfplay", "let a quick bot play itself, to learn values of positions from"))
    _train(command("train", "learn values of positions from games of selfplay"))
    _dataset(command("dataset", "write games of bots as records and as a table of decisions"))
    _perft(command("perft", "count the sequences of answers from the first question on"))
    _tables_of(command("engine", "speak JSON lines on standard input and output, for programs (docs/engine.md)"))
    _replay(command("replay", "play a record again and print the result"))
    _analyse(command("analyse", "show the chances of a finished game turn by turn, and where points were lost"))
    _tables(command("tables", "write out, check or draw component tables", "components"))
    _rules(command("rules", "look something up in the rules"))
    return top


def _game(command: Parser) -> None:
    command.add_argument("game", metavar="GAME", help="name of a game, such as tzolkin")


def _tables_of(command: Parser) -> None:
    command.add_argument("--tables", metavar="FILE", help="play with the component tables of this file")


def _options(command: Parser) -> None:
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game; can be repeated"
    )


def _language(command: Parser) -> None:
    command.add_argument("--language", metavar="LANGUAGE", help="en, ru or cs; else what the system says")


def _play(command: Parser) -> None:
    _game(command)
    command.add_argument(
        "--seats", metavar="WHO,...", help="human or a bot for every seat, such as human,greedy,random"
    )
    _language(command)
    command.add_argument("--seed", help="what the game is shuffled with; else chance")
    _options(command)
    _tables_of(command)
    command.add_argument("--load", metavar="FILE", help="go on with the game of this record")
    command.add_argument("--names", metavar="NAME,...", default="", help="names of the players, seat by seat")


def _serve(command: Parser) -> None:
    command.add_argument("--host", default="127.0.0.1", help="address to listen at (127.0.0.1: this machine only)")
    command.add_argument("--port", type=port, default=8765, help="port (8765), or the next free one; 0 for any")
    command.add_argument(
        "--name", action="append", default=[], type=host_name, metavar="NAME", help="a public name; can be repeated"
    )
    command.add_argument(
        "--data",
        metavar="WHERE",
        help="keep the tables in this file, or in postgresql://HOST/DATABASE; else in the user's data folder",
    )
    command.add_argument("--open-browser", action="store_true", help="show the page when it is ready")
    command.add_argument("--no-open", dest="open_browser", action="store_false", help="only print its address")
    command.add_argument(
        "--workers", type=whole, default=1, metavar="N", help="processes for rules (1); bots have their own"
    )
    command.add_argument(
        "--processes", type=whole, default=1, metavar="N", help="processes that share the port and a database (1)"
    )
    command.add_argument("--metrics", type=place, metavar="ADDRESS:PORT", help="show measures for Prometheus there")
    command.add_argument("--pace", type=seconds, default=0.4, metavar="S", help="seconds before a bot's turn (0.4)")
    command.add_argument(
        "--games", action="append", default=[], metavar="MODULE", help="a module with further GAMES, while writing one"
    )
    command.add_argument("--push", metavar="CONTACT", help="call by web push; whom its services write to: mailto:...")
    command.add_argument("--webhooks", action="store_true", help="call by webhooks that players choose")
    command.add_argument("--smtp", metavar="URL", help="call by e-mail through smtp://NAME:PASSWORD@HOST:PORT")
    command.add_argument("--mail-from", metavar="ADDRESS", help="the sender of these mails")
    command.add_argument(
        "--private-calls", action="store_true", help="webhooks may lead into the own network and need no TLS"
    )
    command.add_argument("--invite-only", action="store_true", help="let nobody in without an invitation")


def _invite(command: Parser) -> None:
    command.add_argument("--data", metavar="WHERE", help="where the server keeps its tables, as with 'tinkuy serve'")
    command.add_argument(
        "--address", metavar="URL", default="", help="of the server, such as https://tables.example.org"
    )
    command.add_argument("--may-invite", action="store_true", help="whoever comes with it may invite others")


def _match(command: Parser) -> None:
    _game(command)
    command.add_argument("--seats", metavar="BOT,...", required=True, help="a bot for every seat")
    command.add_argument("--games", type=whole, default=100, metavar="N", help="how many games (100)")
    _engine(command)
    command.add_argument("--seed", default="1", help="what the games are shuffled with (1)")
    command.add_argument("--out", metavar="FOLDER", help="write the record of every game into this folder")
    _own_bots(command)
    command.add_argument("--limit", type=seconds, default=10.0, metavar="S", help="seconds for its answer (10)")
    _options(command)
    _tables_of(command)


def _own_bots(command: Parser) -> None:
    command.add_argument(
        "--bot", action="append", default=[], metavar="NAME=COMMAND",
        help="a program of your own that plays under this name (docs/bots.md); can be repeated",
    )  # fmt: skip


def _sit(command: Parser) -> None:
    command.add_argument("link", metavar="LINK", help="of the seat, as whoever opened the table sends it to a player")
    command.add_argument("--bot", required=True, metavar="NAME=COMMAND", help="the program and the name it plays under")
    command.add_argument("--seed", default="1", help="what the program is given for its chance (1)")
    command.add_argument("--limit", type=seconds, default=10.0, metavar="S", help="seconds for its answer (10)")


def _ladder(command: Parser) -> None:
    _game(command)
    command.add_argument("--seats", type=whole, metavar="N", help="number of seats; else the fewest of the game")
    command.add_argument("--bots", metavar="BOT,...", help="who plays; else the usual ones")
    command.add_argument("--games", type=whole, default=200, metavar="N", help="the most games of a pair (200)")
    command.add_argument("--seed", default="1", help="what the games are shuffled with (1)")
    command.add_argument("--out", metavar="FOLDER", help="keep games and tables there; a stopped ladder goes on")
    _own_bots(command)
    _engine(command)
    _options(command)
    _tables_of(command)


def _calibrate(command: Parser) -> None:
    _game(command)
    command.add_argument("--seats", metavar="BOT,...", required=True, help="a bot for every seat")
    command.add_argument("--games", type=whole, default=500, metavar="N", help="how many games (500)")
    command.add_argument("--seed", default="1", help="what the games are shuffled with (1)")
    command.add_argument("--out", metavar="FOLDER", help="write a table, the numbers and a plot into this folder")
    _engine(command)
    _options(command)


def _selfplay(command: Parser) -> None:
    _game(command)
    command.add_argument("--seats", type=whole, metavar="N", help="number of seats; else the fewest of the game")
    command.add_argument("--games", type=whole, default=1000, metavar="N", help="how many games (1000)")
    command.add_argument("--lines", type=whole, default=64, metavar="N", help="lines that a turn is chosen from (64)")
    command.add_argument("--explore", type=share, default=0.2, metavar="P", help="how often it is not the best (0.2)")
    command.add_argument("--learned", action="store_true", help="value positions by what was learnt before")
    command.add_argument("--plan", type=int, default=0, metavar="LINES", help="let turns be planned by so many lines")
    command.add_argument("--vary", action="store_true", help="give every seat of every game prices of its own")
    command.add_argument("--seed", default="1", help="what the games are shuffled with (1)")
    command.add_argument("--out", metavar="FOLDER", required=True, help="keep the games there; a stopped run goes on")
    _engine(command)
    _options(command)


def _train(command: Parser) -> None:
    command.add_argument("folder", metavar="FOLDER", help="games of tinkuy selfplay")
    command.add_argument("--out", metavar="FOLDER", required=True, help="where the weights and their card go")
    command.add_argument("--hidden", type=whole, default=32, metavar="N", help="size of the first layer (32)")
    command.add_argument("--epochs", type=whole, default=8, metavar="N", help="rounds over all games (8)")
    command.add_argument(
        "--value", choices=("chance", "points"), default="chance", help="what counts: lead and chance to win, or points"
    )
    command.add_argument(
        "--hand", type=share, default=0.0, metavar="P", help="how much of the hand-written value stays beside it (0)"
    )
    command.add_argument(
        "--rival", type=share, default=None, metavar="P", help="how much of the best other's points counts (0.3)"
    )


def _engine(command: Parser) -> None:
    command.add_argument("--jobs", type=whole, default=1, metavar="N", help="how many processes (1)")
    command.add_argument(
        "--engine", choices=("processes", "ray"), default="processes", help="processes here, or a Ray cluster"
    )
    command.add_argument("--address", default="", help="of the Ray cluster; else one of this machine")


def _lab(command: Parser) -> None:
    actions = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    features = actions.add_parser("features", help="list the numbers of an observation", allow_abbrev=False)
    features.set_defaults(action="features")
    _game(features)
    features.add_argument("--seats", type=whole, metavar="N", help="number of seats; else as many as can play")
    features.add_argument("--actions", action="store_true", help="list the actions instead")


def _dataset(command: Parser) -> None:
    _game(command)
    command.add_argument("--seats", metavar="BOT,...", required=True, help="a bot for every seat")
    command.add_argument("--games", type=whole, default=100, metavar="N", help="how many games (100)")
    command.add_argument("--jobs", type=whole, default=1, metavar="N", help="how many processes (1)")
    command.add_argument("--seed", default="1", help="what the games are shuffled with (1)")
    command.add_argument("--out", metavar="FOLDER", required=True, help="a new folder for table, records and card")
    _own_bots(command)
    command.add_argument("--limit", type=seconds, default=10.0, metavar="S", help="seconds for its answer (10)")
    _options(command)
    _tables_of(command)


def _perft(command: Parser) -> None:
    _game(command)
    command.add_argument("--seats", type=whole, required=True, metavar="N", help="number of seats")
    command.add_argument("--seed", default="1", help="what the game is shuffled with (1)")
    command.add_argument("--depth", type=whole, default=4, metavar="N", help="how many answers deep (4)")
    _options(command)
    _tables_of(command)


def _replay(command: Parser) -> None:
    command.add_argument("file", metavar="FILE", help="a record")
    _language(command)
    _tables_of(command)


def _analyse(command: Parser) -> None:
    command.add_argument("file", metavar="FILE", help="a record")
    command.add_argument("--seconds", type=seconds, default=45.0, metavar="S", help="time for the whole game (45)")
    command.add_argument("--json", metavar="FILE", help="write all that was found into this new file, too")
    _language(command)
    _tables_of(command)


def _tables(command: Parser) -> None:
    actions = command.add_subparsers(title="commands", metavar="COMMAND", required=True)
    export = actions.add_parser("export", help="write out the tables of a game as TOML", allow_abbrev=False)
    export.set_defaults(action="export")
    _game(export)
    export.add_argument("file", metavar="FILE", nargs="?", help="a new file; else standard output")
    check = actions.add_parser(
        "check", help="check a changed table file and play some games with it", allow_abbrev=False
    )
    check.set_defaults(action="check")
    check.add_argument("file", metavar="FILE", help="a table file")
    draw = actions.add_parser("draw", help="draw the map of a game as SVG, for whoever corrects it", allow_abbrev=False)
    draw.set_defaults(action="draw")
    _game(draw)
    draw.add_argument("file", metavar="FILE", nargs="?", help="a new file; else standard output")
    draw.add_argument("--tables", metavar="FILE", help="draw the map of this table file")


def _rules(command: Parser) -> None:
    _game(command)
    command.add_argument("clause", metavar="CLAUSE", nargs="?", help="such as TZ-6.2, or a whole chapter, TZ-6")
    command.add_argument("--search", metavar="WORDS", help="all clauses in which these words occur")
    _language(command)
