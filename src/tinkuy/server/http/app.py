"""The application: which address leads where, and what happens when the server starts and stops."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import AsyncIterator

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as StarletteRoute

from tinkuy.server.http import routes
from tinkuy.server.http.answering import Answering, refused
from tinkuy.server.http.client import Client
from tinkuy.server.http.compression import packed, zipped_once
from tinkuy.server.http.guard import SafeHeaders
from tinkuy.server.http.hosts import KnownHosts
from tinkuy.server.http.metrics import shown_at
from tinkuy.server.http.openapi import document
from tinkuy.server.http.pages import Pages
from tinkuy.server.http.routes import JSON, encode
from tinkuy.server.http.socket import Sockets
from tinkuy.server.refusals import Refusal
from tinkuy.server.services import Services
from tinkuy.server.settings import Settings

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY"]

log = logging.getLogger("tinkuy.server")


def make_app(settings: Settings) -> Starlette:
    services = Services(settings)
    answering = Answering(services.tables, services.caller)
    sockets = Sockets(services.tables, answering.requests, answering.visitors)
    client, pages = Client(settings.client), Pages(answering)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await services.start()
        with shown_at(settings, services, lambda: len(sockets.open)):
            yield
        await services.close()

    def endpoint(path: str) -> BaseRoute:
        by_method = {route.method: route for route in routes.ROUTES if route.path == path}

        async def handle(request: Request) -> Response:
            route = by_method.get("GET" if request.method == "HEAD" else request.method)
            if route is None:
                response = refused(Refusal("wrong-method", "This address does not take requests of this kind."))
                response.headers["Allow"] = ", ".join(by_method)
                return response
            return await answering.answer(route, request)

        return StarletteRoute(path, handle, methods=METHODS)

    openapi = encode(document())

    async def describe(request: Request) -> Response:
        return packed(request, Response(openapi, media_type=JSON, headers={"Cache-Control": "no-cache"}), zipped_once)

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
        StarletteRoute("/api/openapi.json", pages.for_invited(describe)),
        *(endpoint(path) for path in paths),
        *pages.routes(),
        StarletteRoute("/api/{path:path}", unknown, methods=METHODS),
        WebSocketRoute("/ws/{table}", sockets.endpoint),
        StarletteRoute("/{path:path}", pages.for_invited(client.file), methods=["GET"]),
    ]
    return Starlette(
        routes=everything,
        lifespan=lifespan,
        middleware=[
            Middleware(SafeHeaders),
            Middleware(KnownHosts, names=[settings.host, *settings.names]),
        ],
        exception_handlers={HTTPException: wrong, Exception: broken},
    )
