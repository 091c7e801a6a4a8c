"""The server put together: store, tables, sockets, calls, behind one guard."""

from __future__ import annotations

import html
from typing import Any, cast

import msgspec
from litestar import Litestar, Request
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from tablee import __version__
from tablee.server import protocol
from tablee.server.http.guard import Guard
from tablee.server.http.handlers import HANDLERS, IS_FILE, answer_error
from tablee.server.http.page import WORTH_ZIPPING
from tablee.server.limits import MOST_BODY
from tablee.server.services import Services


class PlainPage(OpenAPIRenderPlugin):
    """The API as a page without any script: what there is to call, and what it takes and gives."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        rows = []
        for path, calls in sorted(openapi_schema["paths"].items()):
            for method, call in calls.items():
                body = named(call.get("requestBody", {}).get("content", {}))
                answers: list[dict[str, Any]] = list(call.get("responses", {}).values())
                answer = named(answers[0].get("content", {})) if answers else ""
                cells = (f"{method.upper()} {path}", call.get("summary", ""), body, answer)
                rows.append("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in cells) + "</tr>")
        head = "<tr><th>call</th><th>does</th><th>takes</th><th>gives</th></tr>"
        link = '<p><a href="/schema/openapi.json">openapi.json</a></p>'
        text = f'<!doctype html><html lang="en"><title>Tablée</title><h1>Tablée {__version__}</h1>{link}'
        return f"{text}<table>{head}{''.join(rows)}</table></html>".encode()


class StrictJson(JsonRenderPlugin):
    """OpenAPI that also says what Litestar does not read from our types: a request with an unknown field is refused."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        for name, schema in openapi_schema["components"]["schemas"].items():
            kind = getattr(protocol, name, None)
            if kind is not None and issubclass(kind, protocol.Request | protocol.Clock):
                schema["additionalProperties"] = False
        return super().render(request, openapi_schema)


def named(content: dict[str, Any]) -> str:
    """The type that a body has, by its last name."""
    schema: dict[str, Any] = next(iter(content.values()))["schema"] if content else {}
    parts = [schema, schema.get("items", {}), *schema.get("oneOf", [])]
    return ", ".join(part["$ref"].rsplit("/", 1)[-1] for part in parts if "$ref" in part)


def make_app(services: Services) -> Guard:
    """The ASGI application; whoever runs it opens and closes the services."""
    app = Litestar(
        route_handlers=HANDLERS,
        state=State({"services": services}),
        openapi_config=OpenAPIConfig(
            title="Tablée",
            version=__version__,
            path="/schema",
            render_plugins=[PlainPage(), StrictJson()],
        ),
        exception_handlers={Exception: answer_error},
        request_max_body_size=MOST_BODY,
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=WORTH_ZIPPING, gzip_compress_level=5, exclude_opt_key=IS_FILE
        ),
        type_encoders={msgspec.Raw: bytes},
        logging_config=None,
        debug=False,
    )
    return Guard(cast("Any", app), services)
