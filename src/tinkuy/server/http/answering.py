"""A request over HTTP from the door to the answer: counted, read, checked, handled, and refused in one form."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tinkuy.server.calls.caller import Caller
from tinkuy.server.http.call import Call
from tinkuy.server.http.compression import packed, zipped, zipped_once
from tinkuy.server.http.guard import COOKIE, Buckets, address_of, check_origin, device_of, give_cookie
from tinkuy.server.http.names import home_of, origin_of
from tinkuy.server.http.routes import JSON, NUMBERS, TEXT, Route, encode
from tinkuy.server.http.visitors import Visitors
from tinkuy.server.measures import MEASURES
from tinkuy.server.refusals import Refusal
from tinkuy.server.settings import MESSAGE_BYTES, RECORD_BYTES
from tinkuy.server.tables.live_tables import LiveTables
from tinkuy.server.tokens import hashed, new_secret


class Answering:
    """All requests of one server; counts what each address asks for."""

    def __init__(self, tables: LiveTables, caller: Caller) -> None:
        limits = tables.settings.limits
        self.tables = tables
        self.caller = caller
        self.requests = Buckets(limits.request_rate, limits.request_burst)
        self.openings = Buckets(limits.opening_rate, limits.opening_burst)
        self.enterings = Buckets(limits.entering_rate, limits.entering_burst)
        self.visitors = Visitors(tables.store.people, tables.settings.invite_only)

    async def answer(self, route: Route, request: Request) -> Response:
        token = ""
        try:
            visitor = None
            if route.path != "/health":
                self.requests.check(address_of(request))
                visitor = await self.visitors.admit(request, route.visitor, route.newcomers)
            if visitor is None and route.visitor:
                token = new_secret()
                visitor = hashed(token)
            device, origin = device_of(request) or "", origin_of(request)
            home = home_of(request, self.tables.settings.names)
            call = Call(self.tables, self.caller, visitor or "", {}, {}, None, device, origin, home)
            response = await self._answer(route, request, call)
            if route.newcomers and self.visitors.closed:
                token = ""  # whoever was not invited gets none, and stays a stranger
            token = call.token or token
        except Refusal as refusal:
            MEASURES.refusals[refusal.code] += 1
            response = refused(refusal)
        if route.visitor and response.status_code < 400 and (token or route.path == "/api/me"):
            give_cookie(response, token or request.cookies[COOKIE], request.url.scheme == "https")
        return response

    async def _answer(self, route: Route, request: Request, call: Call) -> Response:
        if route.method != "GET":
            check_origin(request.headers, required=False)
        call.path = {
            name: _number(name, value, 0, NUMBERS[name]) if name in NUMBERS else value
            for name, value in request.path_params.items()
        }
        for name, (least, most, default) in route.query.items():
            given = request.query_params.get(name)
            number = default if given is None else _number(name, given, least, most)
            if number is not None:
                call.query[name] = number
        call.body = None if route.body is None else await _body(request, route.body)
        if route.opens:
            self.openings.check(address_of(request))
        if route.enters:
            self.enterings.check(address_of(request))
        answer = await route.handler(call)
        if isinstance(answer, str):
            response = Response(answer, route.status, media_type=TEXT, headers=_fresh(route))
        else:
            response = Response(encode(answer), route.status, media_type=JSON, headers=_fresh(route))
        if not route.visitor:
            return packed(request, response, zipped_once)
        return packed(request, response, zipped) if route.packed else response


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
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", f"This cannot be understood: {error}.") from None
