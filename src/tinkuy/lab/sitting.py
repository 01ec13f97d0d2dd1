"""A program at a server's table: it takes a seat by the seat's link and plays over HTTP and the socket (docs/bots.md).

    sit_down("https://tinkuy.example.org/t/7hQ2#secret", find_player("mine", 1, {"mine": "node examples/bot.js"}))

It is a visitor as any other: the server knows nothing of bots of this kind, and shows it what the seat may see.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from http.cookiejar import CookieJar
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tinkuy.core.errors import Refused
from tinkuy.core.view import CONFIRM_KIND
from tinkuy.lab.commands import Command

Message = dict[str, Any]
PATIENCE: Final = 20.0
AGAIN: Final = 10  # times in a row that a lost line is looked for
PAUSE: Final = 1.0


@dataclass(frozen=True)
class Link:
    """Of a seat: the server's address, the table, and the secret, which opens the seat once."""

    address: str
    table: str
    secret: str


def read_link(text: str) -> Link:
    parts = urlsplit(text)
    folder, _, table = parts.path.rpartition("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or folder != "/t" or not table or not parts.fragment:
        raise Refused(f"'{text[:80]}' is not the link of a seat, such as http://127.0.0.1:8765/t/TABLE#SECRET.")
    return Link(f"{parts.scheme}://{parts.netloc}", table, parts.fragment)


class Guest:
    """A visitor of the server with a cookie of its own."""

    def __init__(self, link: Link, name: str) -> None:
        self.link = link
        self.jar = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.jar))
        self.request("GET", "/api/me")
        self.request("PATCH", "/api/me", {"name": name})
        self.summary = self.request("POST", f"/api/tables/{link.table}/join", {"secret": link.secret})
        self.seat = next(seat for seat, one in enumerate(self.summary["seats"]) if one["mine"])
        self.game = self.request("GET", f"/api/tables/{link.table}/game")

    def request(self, method: str, path: str, body: Message | None = None) -> Message:
        data = None if body is None else json.dumps(body).encode()
        headers = {"Content-Type": "application/json", "Origin": self.link.address}
        try:
            with self.opener.open(
                Request(self.link.address + path, data, headers, method=method), timeout=PATIENCE
            ) as reply:
                answer: Message = json.load(reply)
                return answer
        except HTTPError as error:
            raise Refused(f"The server refused: {_sentence(error)}") from None
        except (URLError, OSError, ValueError) as error:
            raise Refused(
                f"The server at {self.link.address} cannot be reached: {getattr(error, 'reason', error)}."
            ) from None

    def socket(self) -> ClientConnection:
        cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.jar)
        address = self.link.address.replace("http", "ws", 1)
        return connect(
            f"{address}/ws/{self.link.table}",
            origin=Origin(self.link.address),
            additional_headers={"Cookie": cookies},
            open_timeout=PATIENCE,
            max_size=None,
        )


def sit_down(text: str, bot: Command, told: Callable[[str], None] = lambda _: None) -> Message:
    """Play until the game is over; the view of the end."""
    guest = Guest(read_link(text), bot.name)
    told(f"{bot.name} has seat {guest.seat} of a table of {guest.summary['game']}.")
    lost = 0
    while True:
        try:
            with guest.socket() as socket:
                lost = 0
                return _play(guest, bot, socket)
        except (ConnectionClosed, TimeoutError, OSError):
            lost += 1
            if lost > AGAIN:
                raise Refused(f"The server at {guest.link.address} is gone.") from None
            time.sleep(PAUSE)


def _play(guest: Guest, bot: Command, socket: ClientConnection) -> Message:
    """Answer by answer: what is committed stays, so a line that breaks loses nothing."""
    hello = json.dumps({"do": "hello", "id": 0, "seat": guest.seat})
    socket.send(hello)
    number, waiting, known = 0, False, 0  # of the last commit, whether it is on its way, the version it made
    while True:
        message: Message = json.loads(socket.recv())
        if message["is"] == "ack":
            waiting, known = False, message["version"]
        elif message["is"] == "error":
            waiting = False
            if message["code"] == "too-many":
                time.sleep(PAUSE)
                socket.send(hello)
            elif message["code"] != "stale":  # then the state that is open now follows
                raise Refused(f"The server refused: {message['error']}")
        elif message["is"] == "state":
            if message["seat"] != guest.seat:
                raise Refused(f"Seat {guest.seat} was taken from the bot '{bot.name}'.")
            view = message["view"]
            if view["over"]:
                return dict(view)
            if view["ask"] and not waiting and message["version"] >= known:
                number, waiting = number + 1, True
                commit = {"do": "commit", "id": number, "seat": guest.seat, "base": message["version"]}
                commit |= {"answers": _answers(guest, bot, view), "key": secrets.token_hex(8)}
                socket.send(json.dumps(commit))


def _answers(guest: Guest, bot: Command, view: Message) -> list[str]:
    (ask,) = view["ask"]
    if ask["kind"] == CONFIRM_KIND:
        return []
    return [f"{ask['kind']} {bot.answer(_begin(guest, bot), view)}"]


def _begin(guest: Guest, bot: Command) -> Message:
    return {
        "do": "begin",
        "game": guest.summary["game"],
        "rules": guest.summary["rules"],
        "tables": guest.game["tables"],
        "seats": len(guest.summary["seats"]),
        "seat": guest.seat,
        "options": guest.summary["options"],
        "seed": bot.seed,
    }


def _sentence(error: HTTPError) -> str:
    try:
        return str(json.load(error)["error"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}."
