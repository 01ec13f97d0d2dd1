"""Which answers travel compressed: files as the build made them, and answers that hold no secret.

What mixes a secret with words of somebody else must not be compressed: its length would tell the secret bit by bit.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterable
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

WORTH = 1_000  # bytes from which on it is worth the while
VARY = {"Vary": "Accept-Encoding"}


def agreed(request: Request, known: Iterable[str]) -> str:
    """The first of the known encodings that the client takes; empty for none."""
    taken = set()
    for part in request.headers.get("accept-encoding", "").split(","):
        name, _, weight = part.partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            taken.add(name.strip().lower())
    return next((name for name in known if name in taken), "")


def zipped(body: bytes) -> bytes:
    return gzip.compress(body, 5, mtime=0)


@lru_cache(maxsize=64)
def zipped_once(body: bytes) -> bytes:
    """For what is the same for everybody as long as the server runs."""
    return gzip.compress(body, 9, mtime=0)


def packed(request: Request, response: Response, pack: Callable[[bytes], bytes]) -> Response:
    """The same answer, compressed if it is worth it and the client takes it."""
    response.headers.update(VARY)
    if len(response.body) >= WORTH and agreed(request, ["gzip"]):
        response.body = pack(bytes(response.body))
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))
    return response
