"""`tinkuy serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
import webbrowser
from importlib import import_module

from tinkuy.core import table
from tinkuy.core.errors import Refused
from tinkuy.server import host, processes
from tinkuy.server.calls.mail import read_server
from tinkuy.server.calls.push import possible
from tinkuy.server.http.metrics import check_free
from tinkuy.server.settings import Settings, kept_in
from tinkuy.server.store.inviting import first_invitation


def run(arguments: argparse.Namespace) -> int:
    for module in arguments.games:
        _check_games(module)
    settings = Settings(
        host=arguments.host,
        port=arguments.port,
        names=arguments.name,
        data=arguments.data or "",
        workers=arguments.workers,
        processes=arguments.processes,
        metrics=arguments.metrics or "",
        pace=arguments.pace,
        games=arguments.games,
        invite_only=arguments.invite_only,
        push=arguments.push or "",
        webhooks=arguments.webhooks,
        smtp=arguments.smtp or os.environ.get("TINKUY_SMTP", ""),
        mail_from=arguments.mail_from or "",
        private_calls=arguments.private_calls,
    )
    _check_calls(settings)
    check_free(settings)
    invitation = first_invitation(settings) if settings.invite_only else ""

    def started(address: str, port: int) -> None:
        if port != arguments.port and arguments.port:
            print(f"Port {arguments.port} is taken; this is port {port}.")
        print(f"Tinkuy is at {address}")
        print(f"The tables are kept in {kept_in(settings)}. Stop with Ctrl-C; nothing is lost.", flush=True)
        if invitation:
            where = f"https://{settings.names[0]}/" if settings.names else address
            print(f"Only invited people may come in. You are, by this link: {where}invite/{invitation}", flush=True)
        if not compiled():
            print("The rules run as plain Python; 'make compile' lets bots think four times as fast.", flush=True)
        if arguments.open_browser:
            webbrowser.open(address)

    serve = processes.run if settings.processes > 1 else host.run
    serve(settings, started)
    return 0


def compiled() -> bool:
    """Whether the rules were compiled to machine code (docs/architecture.md)."""
    return not (table.__file__ or "").endswith(".py")


def _check_calls(settings: Settings) -> None:
    """A person should hear at once what is missing."""
    if bool(settings.smtp) != bool(settings.mail_from):
        raise Refused("To send e-mail, both are needed: --smtp (or TINKUY_SMTP) and --mail-from.")
    if settings.smtp:
        read_server(settings.smtp)
    if settings.push and not settings.push.startswith(("mailto:", "https://")):
        raise Refused("--push needs an address that push services can write to: mailto:you@example.org or https://...")
    if settings.push and not possible():
        raise Refused("To send web push install what that needs: pip install 'tinkuy[site]'.")


def _check_games(module: str) -> None:
    """The workers load it themselves; a person should hear of a wrong name before they try."""
    try:
        found = import_module(module)
    except ImportError as error:
        raise Refused(f"The games of '{module}' cannot be loaded: {error}.") from None
    if not hasattr(found, "GAMES"):
        raise Refused(f"The module '{module}' has no GAMES.")
