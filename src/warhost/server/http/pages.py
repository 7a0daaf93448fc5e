"""The browser client: its built files, with headers that let browsers keep them as long as they may. Every address that
is not a file belongs to the client itself. Without a built client a plain page says so."""

from __future__ import annotations

import base64
import hashlib
import mimetypes
import re
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from warhost.server.http.safety import CONTENT_SECURITY_POLICY
from warhost.server.refusals import RequestRefused
from warhost.words import LANGUAGES, words_for

STATIC: Final = Path(__file__).parents[1] / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
PREPARED: Final = (("br", ".br"), ("gzip", ".gz"))
"""Files that the build has already compressed, best first."""
ENGINE: Final = re.compile(r"assets/engine-[0-9a-f]+/worker\.js")
"""The worker in which somebody plays without a server."""
ENGINE_POLICY: Final = CONTENT_SECURITY_POLICY.replace(
    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
)
"""It alone may run WebAssembly: no page may."""
SCRIPT_IN_PAGE: Final = re.compile(r"<script>(.*?)</script>", re.DOTALL)


class Pages:
    def __init__(self, folder: Path = STATIC) -> None:
        self._folder = folder.resolve()
        self._known: tuple[float, str] | None = None

    async def answer(self, request: Request) -> Response:
        path = request.path_params["path"]
        file = self._file(path)
        if file is None and _is_a_file_name(path):
            raise RequestRefused("refused-no-page")
        if file is None or file.name == "index.html":
            return self._page(request)
        is_named_by_content = path.startswith("assets/")
        answer = _served(request, file, FOREVER if is_named_by_content else ASK_FIRST)
        if ENGINE.fullmatch(path):
            answer.headers["Content-Security-Policy"] = ENGINE_POLICY
        return answer

    def _page(self, request: Request) -> Response:
        file = self._file("index.html")
        if file is None:
            return _no_client(request)
        answer = _served(request, file, ASK_FIRST)
        answer.headers["Content-Security-Policy"] = self._policy_of(file)
        return answer

    def _policy_of(self, page: Path) -> str:
        """The page brings a short script along, which spares a way to the server; it may run that one and no other."""
        written_at = page.stat().st_mtime
        if self._known is None or self._known[0] != written_at:
            self._known = (written_at, _policy_for(page.read_text("utf-8")))
        return self._known[1]

    def _file(self, path: str) -> Path | None:
        """A file of the client; nothing outside its folder."""
        if not path:
            return None
        try:
            file = (self._folder / path).resolve()
            return file if file.is_relative_to(self._folder) and file.is_file() else None
        except (OSError, ValueError):
            return None  # longer than any name of a file, for example


def _policy_for(page: str) -> str:
    hashes = [hashlib.sha256(script.encode()).digest() for script in SCRIPT_IN_PAGE.findall(page)]
    allowed = "".join(f" 'sha256-{base64.b64encode(each).decode()}'" for each in hashes)
    return CONTENT_SECURITY_POLICY.replace("script-src 'self'", f"script-src 'self'{allowed}")


def _is_a_file_name(path: str) -> bool:
    return "." in path.rsplit("/", 1)[-1]


def _served(request: Request, file: Path, keep: str) -> Response:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    headers = {"Cache-Control": keep, "Vary": "Accept-Encoding"}
    accepted = request.headers.get("accept-encoding", "")
    for encoding, suffix in PREPARED:
        prepared = file.with_name(file.name + suffix)
        if encoding in accepted and prepared.is_file():
            return FileResponse(prepared, headers=headers | {"Content-Encoding": encoding}, media_type=kind)
    return FileResponse(file, headers=headers, media_type=kind)


def _no_client(request: Request) -> Response:
    words = words_for(_language(request))
    title, text = words.say("server-no-client"), words.say("server-no-client.text")
    page = f'<!doctype html><html lang="{words.language}"><title>{title}</title><h1>{title}</h1><p>{text}</p></html>'
    return HTMLResponse(page, headers={"Cache-Control": "no-store"})


def _language(request: Request) -> str:
    for wish in request.headers.get("accept-language", "").lower().split(","):
        language = wish.strip()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]
