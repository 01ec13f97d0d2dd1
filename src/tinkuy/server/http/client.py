"""The built browser client: files of one folder, and its page for every address that is none of them."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

# Not every system knows these, and with `nosniff` a browser believes what it is told.
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")

MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tinkuy</title>
<h1>The page is not built yet</h1>
<p>The server is running, but the browser client is missing. In the project's folder run <code>make play</code>,
or <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>, and load this page again. A wheel made with
<code>pip wheel .</code> has it inside.</p>
<p>What programs need is at <a href="/api/openapi.json">/api/openapi.json</a>.</p></html>
"""


def client_folder(chosen: str) -> Path | None:
    """Where the build put it: in the source tree or in the installed package."""
    here = Path(__file__)
    places = [Path(chosen)] if chosen else [here.parents[4] / "web" / "dist", here.parents[2] / "web"]
    return next((place.resolve() for place in places if (place / "index.html").is_file()), None)


class Client:
    def __init__(self, chosen: str) -> None:
        self.chosen = chosen

    async def file(self, request: Request) -> Response:
        folder = client_folder(self.chosen)
        if folder is None:
            return HTMLResponse(MISSING, 503, {"Cache-Control": "no-store"})
        path = request.path_params.get("path", "")
        file = _inside(folder, path)
        if file is None:
            if "." in path.rpartition("/")[2]:
                return Response("There is no such file.\n", 404, media_type="text/plain")
            file = folder / "index.html"
        # Built files carry a hash of their content in their name; the page that names them does not.
        fixed = file.parent.name == "assets"
        cache = "public, max-age=31536000, immutable" if fixed else "no-cache"
        return FileResponse(file, headers={"Cache-Control": cache})


def _inside(folder: Path, path: str) -> Path | None:
    """The file of this name; a name that no system can have is nobody's."""
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder) and file.is_file() else None
    except (OSError, ValueError):
        return None
