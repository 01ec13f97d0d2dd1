"""Visitors with a cookie of their own, and the pages they open: plain clients of the published interface."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

Message = dict[str, Any]
PATIENCE = 60.0  # seconds, on a busy machine


class Refused(Exception):
    def __init__(self, message: Message) -> None:
        super().__init__(message["error"])
        self.code = message["code"]


def client(address: str, cookie: str) -> httpx.Client:
    """Without certificates, which nobody needs on the loopback: to read them takes as long as several requests."""
    cookies = {"tinkuy": cookie} if cookie else None
    return httpx.Client(base_url=address, timeout=PATIENCE, cookies=cookies, verify=False)


class Visitor:
    """A browser: cookies, requests, pages."""

    def __init__(self, address: str, name: str = "", cookie: str = "") -> None:
        self.address = address
        self.http = client(address, cookie)
        self.get("/api/me")
        self.pages: list[Page] = []
        if name:
            self.send("PATCH", "/api/me", {"name": name})

    def __enter__(self) -> Visitor:
        return self

    def __exit__(self, *_: object) -> None:
        for page in self.pages:
            page.close()
        self.http.close()

    @property
    def cookie(self) -> str:
        return self.http.cookies["tinkuy"]

    def moved_to(self, address: str) -> None:
        """The server was started again, perhaps at another port."""
        cookie = self.cookie
        self.http.close()
        self.address = address
        self.http = client(address, cookie)

    def get(self, path: str) -> Any:
        return read(self.http.get(path))

    def send(self, method: str, path: str, body: Any) -> Any:
        return read(self.http.request(method, path, json=body))

    def post(self, path: str, body: Any) -> Any:
        return self.send("POST", path, body)

    def open_table(self, *seats: str, game: str = "tzolkin", **more: Any) -> Message:
        """Seats by word: `me`, `person`, or the name of a bot."""
        chosen = [{"kind": seat} if seat in ("me", "person") else {"kind": "bot", "bot": seat} for seat in seats]
        table: Message = self.post("/api/tables", {"game": game, "seats": chosen, **more})
        return table

    def take(self, table: str, owner: Visitor, seat: int) -> None:
        """Sit down by the link that the owner sent."""
        secret = owner.get(f"/api/tables/{table}/seats/{seat}/link")["secret"]
        self.post(f"/api/tables/{table}/join", {"secret": secret})

    def page(self, table: str, seat: int | None) -> Page:
        page = Page(self, table)
        self.pages.append(page)
        page.hello(seat)
        return page


def read(response: httpx.Response) -> Any:
    if response.status_code >= 400:
        raise Refused(response.json())
    is_json = response.headers["content-type"].startswith("application/json")
    return response.json() if is_json else response.text


class Page:
    """A table's page: one socket. Keeps all it ever received, as text too."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.stack = ExitStack()
        self.socket: ClientConnection = self.stack.enter_context(
            connect(
                f"{visitor.address.replace('http', 'ws', 1)}/ws/{table}",
                origin=Origin(visitor.address),
                additional_headers={"Cookie": f"tinkuy={visitor.cookie}"},
                compression=None,
                ping_interval=None,  # it would draw from chance beside a test that does
                max_size=None,
                close_timeout=0.5,  # a page that was not read to the end cannot say goodbye
            )
        )
        self.seat: int | None = None
        self.state: Message = {}
        self.table: Message = {}
        self.events: list[Message] = []
        self.received: list[str] = []
        self.number = 0

    def close(self) -> None:
        self.stack.close()

    def say(self, do: str, **fields: Any) -> int:
        self.number += 1
        self.socket.send(json.dumps({"do": do, "id": self.number, **fields}))
        return self.number

    def next(self, patience: float = PATIENCE) -> Message:
        text = self.socket.recv(timeout=patience)
        assert isinstance(text, str)
        self.received.append(text)
        message: Message = json.loads(text)
        if message["is"] == "state":
            self.state = message
            self.events = self.events[: message["from"]] + message["events"]
        elif message["is"] == "table":
            self.table = message
        return message

    def told(self, kind: str) -> list[Message]:
        """All messages of a kind that have come."""
        return [message for message in map(json.loads, self.received) if message["is"] == kind]

    def until(self, fits: Callable[[Message], bool]) -> Message:
        end = time.monotonic() + PATIENCE
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if fits(message):
                return message

    def reply(self, number: int) -> Message:
        """The answer to a message of this page; a refusal is raised."""
        found = self.until(
            lambda message: message.get("id") == number or (message["is"] == "error" and "id" not in message)
        )
        if found["is"] == "error":
            raise Refused(found)
        return found

    def ask(self, do: str, **fields: Any) -> Message:
        return self.reply(self.say(do, **fields))

    def hello(self, seat: int | None) -> Message:
        self.seat = seat
        return self.ask("hello", seat=seat)

    def draft(self, answers: list[str], base: int | None = None) -> Message:
        return self.ask("draft", seat=self.seat, base=self._base(base), answers=answers)

    def commit(self, answers: list[str], base: int | None = None, key: str | None = None) -> Message:
        key = key or f"{random.getrandbits(64):x}"
        return self.ask("commit", seat=self.seat, base=self._base(base), answers=answers, key=key)

    def _base(self, base: int | None) -> int:
        return self.state["version"] if base is None else base

    @property
    def version(self) -> int:
        version: int = self.state["version"]
        return version

    @property
    def asked(self) -> Message | None:
        asks = self.state["view"]["ask"]
        return asks[0] if asks else None

    @property
    def over(self) -> bool:
        return bool(self.state["view"]["over"])

    def becomes(self, fits: Callable[[Message], Any]) -> None:
        """Read until the view fits, as it may do already: whoever waits for news alone may wait for ever."""
        while not fits(self.state["view"]):
            self.next()

    def caught_up(self, version: int) -> None:
        """Read until the table is at least at this version."""
        while self.version < version:
            self.next()

    def turn(self, rng: random.Random) -> list[str]:
        """A whole turn at random as a draft: the answers to commit."""
        answers: list[str] = []
        while True:
            draft = self.draft(answers)
            assert draft["answers"] == answers
            if draft["confirm"]:
                return answers
            option = rng.choice(draft["options"])
            answers.append(f"{draft['view']['ask'][0]['kind']} {option['code']}")
            if option["reveals"]:
                return answers

    def play(self, rng: random.Random) -> int:
        """Take one's turn; the version after it."""
        version: int = self.commit(self.turn(rng))["version"]
        self.caught_up(version)
        return version
