"""The built browser client: files of one folder, and its page for every address that is none of them."""

from __future__ import annotations

import contextlib
import hashlib
import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tinkuy.server.http.compression import VARY, agreed

# Not every system knows these, and with `nosniff` a browser believes what it is told.
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")

TWINS = {"br": ".br", "gzip": ".gz"}  # what the build puts beside a file, the smallest first
KEPT = 500  # files in memory; a build has some 60

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


class File:
    """A file in all forms that the build made of it."""

    def __init__(self, path: Path, forms: dict[str, Path]) -> None:
        self.forms = {encoding: form.read_bytes() for encoding, form in forms.items()}
        self.media = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        self.tag = hashlib.sha256(self.forms[""]).hexdigest()[:20]
        # Built files carry a hash of their content in their name; the page that names them does not.
        fixed = path.parent.name == "assets"
        self.cache = "public, max-age=31536000, immutable" if fixed else "no-cache"

    def answer(self, request: Request) -> Response:
        encoding = agreed(request, (name for name in TWINS if name in self.forms))
        tag = f'"{self.tag}-{encoding}"' if encoding else f'"{self.tag}"'
        headers = {"Cache-Control": self.cache, "ETag": tag, **VARY}
        if tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if encoding:
            headers["Content-Encoding"] = encoding
        return Response(self.forms[encoding], headers=headers, media_type=self.media)


class Client:
    """Keeps the files in memory until they are built anew."""

    def __init__(self, chosen: str) -> None:
        self.chosen = chosen
        self.files: dict[Path, tuple[list[int], File]] = {}

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
        return self._read(file).answer(request)

    def _read(self, path: Path) -> File:
        made = path.stat().st_mtime_ns
        forms, times = {"": path}, [made]
        for encoding, suffix in TWINS.items():
            twin = path.with_name(path.name + suffix)
            with contextlib.suppress(FileNotFoundError):
                times.append(twin.stat().st_mtime_ns)
                if times[-1] >= made:  # else it is of an earlier build
                    forms[encoding] = twin
        if path not in self.files or self.files[path][0] != times:
            if len(self.files) >= KEPT:
                self.files.clear()
            self.files[path] = (times, File(path, forms))
        return self.files[path][1]


def _inside(folder: Path, path: str) -> Path | None:
    """The file of this name; a name that no system can have is nobody's."""
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder) and file.is_file() else None
    except (OSError, ValueError):
        return None
