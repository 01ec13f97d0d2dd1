"""Somebody who plays in a browser: looks at what glows, clicks it, confirms. Nothing here knows a rule."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Request, WebSocket, expect

from tests.browser import looking
from tests.browser.looking import Glance
from tests.server.visitors import Visitor

Message = dict[str, Any]
OVER = "The game is over."
PATIENCE = 60_000  # milliseconds: a busy machine takes seconds to start a worker
RETRIES = 2  # of a request on a line that the server closes at that moment, as browsers do
LAPTOP = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
STILL = {"motion": "off", "pace": "once", "theme": "light", "language": "en"}
# What the browser itself says when a server is away or a worker unwanted; everything else on the console is a fault.
EXPECTED = re.compile(r"net::ERR_|WebSocket connection to|Service Worker registration blocked")

CONFIRM = "section.draft .confirm"

expect.set_options(timeout=PATIENCE)


def meaning(option: str) -> str:
    """Everything on the page that answers with this option."""
    return f'[data-option="{option}"]'


class Player:
    """A browser of one person, with a page in it."""

    def __init__(self, browser: Browser, address: str, name: str = "", **chosen: Any) -> None:
        """Settings of the client by their names, the rest is for the browser's context (`viewport`, `has_touch`...)."""
        kept = {
            key: chosen.pop(key)
            for key in ("motion", "pace", "theme", "language", "confirm", "numbers", "sound", "notify")
            if key in chosen
        }
        self.address = address
        self.context = browser.new_context(
            **{"viewport": LAPTOP, "base_url": address, "service_workers": "block", **chosen}
        )
        self.context.set_default_timeout(PATIENCE)
        settings = json.dumps(json.dumps({**STILL, **kept}))
        self.context.add_init_script(f"localStorage['tinkuy-settings'] ??= {settings}")
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.heard: list[str] = []  # every frame that came over a socket
        self._seen: Glance | None = None
        self._read: list[Message] = []  # as many of them as were looked into
        self.said: list[Message] = []
        self.requests: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._socket)
        self.page.on("request", self._request)
        if name:
            self.send("PATCH", "/api/me", {"name": name})

    def close(self) -> None:
        self.context.close()

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.complaints.append(message.text)

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))
        socket.on("framesent", lambda frame: self.said.append(json.loads(frame)))

    def _request(self, request: Request) -> None:
        self.requests.append(request.url)

    # ---------------------------------------------------------------- beside the page

    def get(self, path: str) -> Any:
        return self.context.request.get(path, max_retries=RETRIES).json()

    def send(self, method: str, path: str, body: Any) -> Any:
        if not self.context.cookies():
            self.get("/api/me")
        response = self.context.request.fetch(path, method=method, data=body, max_retries=RETRIES)
        assert response.ok, response.text()
        return response.json()

    def open_table(self, *seats: str, game: str = "tzolkin", **more: Any) -> str:
        """Seats by word: `me`, `person`, or the name of a bot. The page goes there."""
        table = self.new_table(*seats, game=game, **more)
        self.go(f"/t/{table}")
        return table

    def new_table(self, *seats: str, game: str = "tzolkin", **more: Any) -> str:
        chosen = [{"kind": seat} if seat in ("me", "person") else {"kind": "bot", "bot": seat} for seat in seats]
        table: str = self.send("POST", "/api/tables", {"game": game, "seats": chosen, **more})["id"]
        return table

    def invitation(self, table: str, seat: int) -> str:
        secret = self.get(f"/api/tables/{table}/seats/{seat}/link")["secret"]
        return f"/t/{table}#{secret}"

    def ahead(self, table: str, turns: int, rng: random.Random) -> None:
        """Play one's turns without the page, which is much quicker; stops before the end of the game."""
        with Visitor(self.address) as visitor:
            visitor.http.cookies.clear()
            visitor.http.cookies.set("tinkuy", self.cookie)
            page = visitor.page(table, 0)
            for _ in range(turns):
                while not page.asked:
                    page.next()
                page.play(rng)
            while not page.asked and not page.table["over"]:
                page.next()

    @property
    def cookie(self) -> str:
        return next(cookie["value"] for cookie in self.context.cookies() if cookie["name"] == "tinkuy")

    def summary(self, table: str) -> Message:
        summary: Message = self.get(f"/api/tables/{table}")
        return summary

    # ---------------------------------------------------------------- what is seen

    def go(self, path: str) -> None:
        self.page.goto(path)

    def one(self, selector: str, has_text: str | None = None) -> Locator:
        return self.page.locator(selector, has_text=has_text)

    def button(self, name: str, exact: bool = True) -> Locator:
        return self.page.get_by_role("button", name=name, exact=exact)

    def play_now(self, game: str = "tzolkin") -> Locator:
        """The button on the card of a game in the lobby."""
        return self.one(f'[data-play="{game}"]')

    @property
    def stage(self) -> Locator:
        return self.one("main.stage")

    @property
    def prompt(self) -> Locator:
        return self.one(".prompt .say")

    @property
    def glowing(self) -> Locator:
        """Everything that answers the question, on the board or beside it."""
        return self.one("[data-option]:visible")

    @property
    def chips(self) -> Locator:
        return self.one("section.draft li")

    @property
    def confirming(self) -> Locator:
        return self.one(CONFIRM)

    @property
    def log(self) -> Locator:
        return self.one(".log li")

    @contextmanager
    def remembering(self, seen: Glance) -> Iterator[None]:
        """While somebody thinks about what was seen, nothing is looked at again."""
        self._seen = seen
        try:
            yield
        finally:
            self._seen = None

    @property
    def options(self) -> list[str]:
        return self._seen.options if self._seen else looking.glowing(self.page)

    @property
    def free(self) -> list[str]:
        """What can be done at any moment, in its menu."""
        return self._seen.free if self._seen else looking.free(self.page)

    @property
    def messages(self) -> list[Message]:
        self._read += [json.loads(frame) for frame in self.heard[len(self._read) :]]
        return self._read

    @property
    def told(self) -> Message:
        """The last state or draft that the server sent of what the page shows; it also looks ahead by drafts.

        A state that comes while something is drafted is not shown before the draft was made anew from it.
        """
        drafted = self._seen.drafted if self._seen else looking.drafted(self.page)
        return next(
            message
            for message in reversed(self.messages)
            if message["is"] in ("state", "draft") and len(message.get("answers", [])) == drafted
        )

    @property
    def drafted(self) -> int:
        """How many answers the page shows that are not confirmed."""
        return looking.drafted(self.page)

    @property
    def offered(self) -> list[str]:
        """What the server said can be chosen, in its order."""
        return [option["code"] for option in self.told["options"]]

    def of(self, option: str) -> Locator:
        """What to click for an option: the thing on the board where there is one."""
        return self.one(f"{meaning(option)}:visible").last

    # ---------------------------------------------------------------- what is done

    def press(self, selector: str) -> None:
        """Click the last of these at once where it is seen and hit; a locator would wait until nothing moves."""
        spot = looking.spot(self.page, selector)
        if spot:
            self.page.mouse.click(*spot)
        else:
            self.one(f"{selector}:visible").last.click()

    def settled(self) -> None:
        """What was chosen last has come back from the server."""
        looking.await_settled(self.page)

    def choose(self, option: str) -> None:
        self.of(option).click()
        self.settled()

    def confirm(self) -> None:
        self.confirming.click()
        self.settled()

    def undo(self) -> None:
        self.button("Undo").click()
        self.settled()

    def await_turn(self) -> None:
        looking.await_glow(self.page)

    def settle_in(self) -> None:
        """Tzolk'in's opening: keep the wealth with most corn and do not beg, so that workers can be placed."""
        self.await_turn()
        corn = {
            tile["id"]: tile["gain"].get("corn", 0) for tile in self.get("/api/games/tzolkin")["components"]["wealth"]
        }
        for tile in sorted(self.options, key=lambda tile: -corn[tile])[:2]:
            self.choose(tile)
        if self.complete:
            self.confirm()
        expect(self.of("tikal").or_(self.of("no"))).to_be_visible()
        self.settled()
        if "no" in self.options:
            self.choose("no")

    @property
    def complete(self) -> bool:
        """Nothing is asked any more; before, confirming may be possible too and says what it answers."""
        return self._seen.complete if self._seen else looking.complete(self.page)

    def places(self, *where: str) -> list[str]:
        """Options in their places on the `stage` or in the `dock`, as often as they have one."""
        seen = self._seen or looking.await_glance(self.page, OVER)
        return seen.places(*where)

    def build_turn(self, rng: random.Random, pick: Callable[[list[str]], str] | None = None) -> None:
        """Choose something that glows until the turn is complete."""
        for _ in range(60):
            # What reveals something is committed at once, and others may come between.
            seen = looking.await_glance(self.page, OVER, board=False)
            if seen.complete:
                return
            with self.remembering(seen):
                options = self.options
                assert sorted(options) == sorted(self.offered), (options, self.offered)
                option = pick(options) if pick else rng.choice(options)
            self.press(meaning(option))
        raise AssertionError("a turn of more than 60 steps")

    def play_turn(self, rng: random.Random) -> None:
        self.build_turn(rng)
        self.confirm()
