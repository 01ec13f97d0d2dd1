"""The application: requests are checked and read here, answered in api, and refused in one form."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as StarletteRoute

from tinkuy.server.http import routes
from tinkuy.server.http.call import Call
from tinkuy.server.http.client import Client
from tinkuy.server.http.guard import (
    COOKIE,
    Buckets,
    SafeHeaders,
    address_of,
    check_origin,
    give_cookie,
    hashed,
    new_secret,
    visitor_of,
)
from tinkuy.server.http.openapi import document
from tinkuy.server.http.routes import JSON, NUMBERS, TEXT, Route, encode
from tinkuy.server.http.socket import Sockets
from tinkuy.server.refusals import Refusal
from tinkuy.server.settings import MESSAGE_BYTES, RECORD_BYTES, Settings, data_file
from tinkuy.server.store.sqlite import SqliteStore
from tinkuy.server.tables.bots import play_bots
from tinkuy.server.tables.live_tables import LiveTables
from tinkuy.server.workers.pool import Pool

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"]

log = logging.getLogger("tinkuy.server")


class Host:
    """The services of one server, and how a request gets to them."""

    def __init__(self, settings: Settings) -> None:
        limits = settings.limits
        path = data_file(settings)
        arguments = [str(limits.loaded), str(limits.bot_level), *settings.games]
        self.store = SqliteStore(path, settings.page_limit)
        self.engine = Pool(settings.workers, arguments)
        self.aside = Pool(settings.workers, arguments)
        self.rooms = LiveTables(self.store, self.engine, self.aside, settings, path.parent, play_bots)
        self.requests = Buckets(limits.request_rate, limits.request_burst)
        self.openings = Buckets(limits.opening_rate, limits.opening_burst)

    async def start(self) -> None:
        """Tables stay where they were; bots whose turn it was go on."""
        self.rooms.spawn(self.engine.warm())
        await self.store.resume()
        for table in await self.store.running_with_bots():
            (await self.rooms.room(table)).wake_bots()

    async def close(self) -> None:
        await self.rooms.close()
        await asyncio.gather(self.engine.close(), self.aside.close())
        await self.store.close()

    # ------------------------------------------------------------------ requests

    async def answer(self, route: Route, request: Request) -> Response:
        token = ""
        try:
            if route.path != "/health":
                self.requests.check(address_of(request))
            visitor = visitor_of(request)
            if visitor is None and route.visitor:
                token = new_secret()
                visitor = hashed(token)
            response = await self._answer(route, request, visitor or "")
        except Refusal as refusal:
            response = refused(refusal)
        if route.visitor and response.status_code < 400 and (token or route.path == "/api/me"):
            give_cookie(response, token or request.cookies[COOKIE], request.url.scheme == "https")
        return response

    async def _answer(self, route: Route, request: Request, visitor: str) -> Response:
        if route.method != "GET":
            check_origin(request.headers, required=False)
        path = {
            name: _number(name, value, 0, NUMBERS[name]) if name in NUMBERS else value
            for name, value in request.path_params.items()
        }
        query = {}
        for name, (least, most, default) in route.query.items():
            given = request.query_params.get(name)
            number = default if given is None else _number(name, given, least, most)
            if number is not None:
                query[name] = number
        body = None if route.body is None else await _body(request, route.body)
        if route.opens:
            self.openings.check(address_of(request))
        answer = await route.handler(Call(self.rooms, visitor, path, query, body))
        if isinstance(answer, str):
            return Response(answer, route.status, media_type=TEXT, headers=_fresh(route))
        return Response(encode(answer), route.status, media_type=JSON, headers=_fresh(route))


def _fresh(route: Route) -> dict[str, str]:
    return {"Cache-Control": "no-store" if route.visitor else "no-cache"}


def refused(refusal: Refusal) -> Response:
    body = encode({"code": refusal.code, "error": refusal.sentence})
    return Response(body, refusal.status, media_type=JSON, headers={"Cache-Control": "no-store"})


def _number(name: str, text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 9 and least <= int(text) <= most):
        raise Refusal("malformed", f"'{name}' must be a whole number from {least} to {most}.")
    return int(text)


async def _body(request: Request, kind: Any) -> Any:
    """Read no more than is allowed, whatever the client says of its length."""
    limit = RECORD_BYTES if kind is str else MESSAGE_BYTES
    read = bytearray()
    try:
        async for chunk in request.stream():
            read += chunk
            if len(read) > limit:
                raise Refusal("too-large", f"This may have {limit} bytes at most.")
    except ClientDisconnect:
        raise Refusal("malformed", "The request ended in the middle.") from None
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    wanted = TEXT.partition(";")[0] if kind is str else JSON
    if media != wanted:
        raise Refusal("malformed", f"The content type of this must be {wanted}.")
    try:
        return read.decode() if kind is str else msgspec.json.decode(bytes(read), type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Refusal("malformed", f"This cannot be understood: {error}.") from None


def make_app(settings: Settings) -> Starlette:
    host = Host(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await host.start()
        yield
        await host.close()

    def endpoint(path: str) -> BaseRoute:
        by_method = {route.method: route for route in routes.ROUTES if route.path == path}

        async def handle(request: Request) -> Response:
            route = by_method.get("GET" if request.method == "HEAD" else request.method)
            if route is None:
                response = refused(Refusal("wrong-method", "This address does not take requests of this kind."))
                response.headers["Allow"] = ", ".join(by_method)
                return response
            return await host.answer(route, request)

        return StarletteRoute(path, handle, methods=METHODS)

    openapi = encode(document())

    async def describe(_: Request) -> Response:
        return Response(openapi, media_type=JSON, headers={"Cache-Control": "no-cache"})

    async def unknown(_: Request) -> Response:
        return refused(Refusal("unknown-path", "There is nothing at this address."))

    async def wrong(_: Request, error: Exception) -> Response:
        method = isinstance(error, HTTPException) and error.status_code == 405
        return refused(Refusal("wrong-method" if method else "unknown-path", "There is nothing at this address."))

    async def broken(_: Request, error: Exception) -> Response:
        log.error("a request broke the server's side", exc_info=error)
        return refused(Refusal("internal", "Something broke here; nothing has changed."))

    paths = list(dict.fromkeys(route.path for route in routes.ROUTES))
    everything = [
        StarletteRoute("/api/openapi.json", describe),
        *(endpoint(path) for path in paths),
        StarletteRoute("/api/{path:path}", unknown, methods=METHODS),
        WebSocketRoute("/ws/{table}", Sockets(host.rooms, host.requests).endpoint),
        StarletteRoute("/{path:path}", Client(settings.client).file, methods=["GET"]),
    ]
    return Starlette(
        routes=everything,
        lifespan=lifespan,
        middleware=[Middleware(SafeHeaders), Middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)],
        exception_handlers={HTTPException: wrong, Exception: broken},
    )
