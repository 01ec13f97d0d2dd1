"""The names this server answers to. A page of another site that made its own name lead here is turned away."""

from __future__ import annotations

import ipaddress

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from tinkuy.server.http.answering import refused
from tinkuy.server.http.names import name_in, plain_name
from tinkuy.server.refusals import Refusal

POLICY = 1008


class KnownHosts:
    """Lets in what was sent to a plain address, to `localhost` or to a given name: only names can be made to lie."""

    def __init__(self, app: ASGIApp, names: list[str]) -> None:
        self.app = app
        self.names = {"localhost", *map(plain_name, names)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        given = Headers(scope=scope).getlist("host")
        if len(given) == 1 and self._known(name_in(given[0])):
            await self.app(scope, receive, send)
            return
        shown = "".join(letter for letter in "".join(given)[:60] if letter.isprintable())
        sentence = f"This server does not know the name '{shown}' as its own; whoever runs it can start it with --name."
        response = refused(Refusal("unknown-host", sentence))
        if scope["type"] == "http":
            await response(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": POLICY})  # before it was accepted: HTTP 403

    def _known(self, name: str | None) -> bool:
        if name is None or name in self.names:
            return name is not None
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True
