"""The client's files, and the page that documents the API. Nothing on them comes from another host."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from anyio import to_thread
from litestar import HttpMethod, MediaType, Request, Response, get, route
from litestar.di import NamedDependency as Given
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath

from meadhall.server.kits import known, mark
from meadhall.server.problems import Asked, Denied

STATIC = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
NO_PAGES = ("api", "ws")  # what is missing there is no page of the client
TYPES = mimetypes.MimeTypes()
TYPES.add_type("text/javascript", ".js")
TYPES.add_type("image/svg+xml", ".svg")
TYPES.add_type("font/woff2", ".woff2")
TYPES.add_type("application/manifest+json", ".webmanifest")

NOT_BUILT = """The hall is open, but its pages have not been built.

From a checkout:  make play     builds them and opens the browser
From a package:   they are inside; this one was made without them
For programs:     /api/schema   documents the API
"""

DOCUMENTATION = b"""<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Meadhall: the API</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
    <script src="/docs/swagger-ui-bundle.js" defer></script>
    <script src="/api/schema/start.js" defer></script>
  </head>
  <body><div id="api"></div></body>
</html>
"""
START_DOCUMENTATION = (
    "SwaggerUIBundle({ url: '/api/schema/openapi.json', dom_id: '#api', deepLinking: true });\n"
)


def file_of(path: str, static: Path) -> Path | None:
    """The file a path means; paths without a dot are pages of the client."""
    parts = [part for part in path.split("/") if part]
    if parts and parts[0] in NO_PAGES:
        return None
    if not parts or "." not in parts[-1]:
        return static / "index.html"
    try:
        found = static.joinpath(*parts).resolve()
        return found if found.is_relative_to(static.resolve()) and found.is_file() else None
    except (OSError, ValueError):  # no name a file could have
        return None


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def page(request: Asked, static: Given[Path], path: FromPath[str] = "/") -> Response[bytes]:
    found = file_of(path, static)
    if found is None:
        raise Denied(404, "not-found")
    if not found.exists():
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=503)
    content = await to_thread.run_sync(found.read_bytes)
    etag = mark(content)
    there = known(request, etag)
    hashed = found.is_relative_to(static / "assets")
    return Response(
        b"" if there else content,
        status_code=304 if there else 200,
        media_type=TYPES.guess_type(found.name)[0] or "application/octet-stream",
        headers={"etag": f'"{etag}"', "cache-control": FOREVER if hashed else ASK_AGAIN},
    )


class Documentation(OpenAPIRenderPlugin):
    """The API's page, without a script of its own in it: our content policy allows none."""

    def render(self, request: Request, openapi_schema: dict[str, object]) -> bytes:  # type: ignore[type-arg]
        return DOCUMENTATION


@get("/api/schema/start.js", include_in_schema=False, media_type="text/javascript")
async def start_documentation() -> str:
    return START_DOCUMENTATION


ROUTES = (page, start_documentation)
