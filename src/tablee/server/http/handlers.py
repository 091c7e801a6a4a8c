"""Litestar's handlers, made from the calls; beside them the socket and the page's own files."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Callable
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler, asgi
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import QueryParameter

from tablee.kernel.errors import TableeError
from tablee.server import protocol
from tablee.server.asker import Asker
from tablee.server.calls import CALLS, Call, Reply, router
from tablee.server.errors import Refused, error_of, where
from tablee.server.http.page import File, tag_of
from tablee.server.http.status import status_of
from tablee.server.services import Services
from tablee.server.store import StoreDown
from tablee.server.tables.tables import log

Asked = Request[Any, Any, Any]
LEFT = "client disconnected prematurely"
"""What Litestar says where it waited for the rest of a body: it calls that an error of ours."""
IS_FILE = "is_file"
"""Marks a handler whose answers are zipped once and for all."""
KIND = inspect.Parameter.KEYWORD_ONLY
annotated: Any = Annotated


def services_of(request: Asked) -> Services:
    found: Services = request.app.state.services
    return found


def asker_of(request: Asked) -> Asker:
    """Return whom the guard has recognised."""
    found: Asker = request.scope["state"]["asker"]
    return found


def handler_of(call: Call) -> HTTPRouteHandler:
    """Return a handler with the types of a call, from which Litestar reads what comes in and writes OpenAPI."""
    fields = msgspec.structs.fields(call.query) if call.query is not None else ()
    taken = [inspect.Parameter("request", KIND, annotation=Asked)]
    taken += [inspect.Parameter(name, KIND, annotation=kind) for name, kind in call.places.items()]
    for each in fields:
        kind = annotated[each.type, QueryParameter(name=each.encode_name)]
        taken.append(inspect.Parameter(f"query_{each.name}", KIND, annotation=kind, default=each.default))
    if call.request is not None:
        taken.append(inspect.Parameter("data", KIND, annotation=call.request))

    async def handle(request: Asked, **given: Any) -> Response[Any]:
        query = None
        if call.query is not None:
            named = {each.name: given.pop(f"query_{each.name}") for each in fields}
            query = call.query(**named)
        body = given.pop("data", None)
        found = await call.answer(services_of(request), asker_of(request), given, request=body, query=query)
        if call.cache:
            return await response_of_file(request, kept_file(call, tuple(given.values()), found))
        return response_of(call, found)

    handle.__name__ = handle.__qualname__ = call.does.__name__
    handle.__doc__ = None
    handle.__signature__ = inspect.Signature(taken, return_annotation=call.response)  # type: ignore[attr-defined]
    handle.__annotations__ = {each.name: each.annotation for each in taken} | {"return": call.response}
    responses = {
        status: ResponseSpec(protocol.Problem, description=", ".join(codes), generate_examples=False)
        for status, codes in call.statuses.items()
    }
    if call.unhealthy:
        responses[call.unhealthy] = ResponseSpec(call.response, description="it is not", generate_examples=False)
    return HTTPRouteHandler(
        litestar_path(call),
        http_method=call.method,  # type: ignore[arg-type]
        status_code=200,
        media_type=call.media_type,
        summary=call.summary,
        operation_id=f"{call.method.lower()}-{call.does.__name__}".replace("_", "-"),
        responses=responses,
        opt={IS_FILE: bool(call.cache)},
    )(handle)


def litestar_path(call: Call) -> str:
    """Return the call's path with the type of every open place."""
    return "/".join(["", *[part if ":" in part or part[0] != "{" else f"{part[:-1]}:str}}" for part in call.parts]])


def response_of(call: Call, found: Any) -> Response[Any]:
    reply = found if isinstance(found, Reply) else Reply(found)
    return Response(reply.body, status_code=reply.status, headers=dict(reply.headers), media_type=call.media_type)


KEPT: dict[tuple[Any, ...], tuple[Any, File]] = {}


def kept_file(call: Call, places: tuple[Any, ...], found: Any) -> File:
    """Return what anybody may keep as a file with its hash, written and zipped once; it is the same for everybody."""
    known = KEPT.get((call.path, *places))
    if known is None or known[0] is not found:
        content = msgspec.json.encode(found)
        file = File(content, call.media_type, tag_of(content), f"public, max-age={call.cache}", may_zip=True)
        known = KEPT[(call.path, *places)] = (found, file)
    return known[1]


async def response_of_file(request: Asked, file: File) -> Response[Any]:
    """Return the file, zipped where that is understood; nothing but its hash to those who have it."""
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    if "gzip" in request.headers.get("accept-encoding", "") and (zipped := await asyncio.to_thread(zipped_of, file)):
        return Response(zipped, headers={**headers, "content-encoding": "gzip"}, media_type=file.kind)
    return Response(file.content, headers=headers, media_type=file.kind)


@asgi("/api/tables/{id:str}/live", copy_scope=False)
async def live(scope: Any, receive: Any, send: Any) -> None:
    """The socket. Its messages are in docs/protocol.md."""
    found: Services = scope["app"].state.services
    state = scope["state"]
    await found.sockets.serve(scope["path_params"]["id"], state["asker"], state["wire"], receive, send)


@get(["/", "/{path:path}"], include_in_schema=False, opt={IS_FILE: True})
async def get_page(request: Asked, path: str = "") -> Response[bytes]:
    name = path.lstrip("/")
    file = await asyncio.to_thread(services_of(request).page.file, name)
    if file is None and name in ("", "index.html"):
        sentence = error_of(Refused("page-missing"), asker_of(request).lang).sentence
        return Response(sentence.encode(), media_type="text/plain; charset=utf-8", status_code=404)
    if file is None:
        raise Refused("no-such-page", value=request.scope["path"][:80])
    return await response_of_file(request, file)


def zipped_of(file: File) -> bytes:
    return file.zipped


# Errors


def answer_error(request: Asked, error: Exception) -> Response[protocol.Problem]:
    """A code and a sentence, never a stack."""
    known = as_refusal(request, error)
    status = status_of(known)
    if status == 500:
        log.error("a call broke: %s", where(error))
    told = error_of(known, asker_of(request).lang)
    services_of(request).metrics.refused[told.code] += 1
    headers = {"retry-after": "1"} if status == 429 else {}
    if status == 405:
        headers["allow"] = router.allowed(request.scope["path"])
    return Response(told, status_code=status, media_type="application/json", headers=headers)


def as_refusal(request: Asked, error: Exception) -> Exception:
    if isinstance(error, TableeError | StoreDown) or not isinstance(error, HTTPException):
        return error
    if error.status_code == 404:
        return Refused("no-such-page", value=request.scope["path"][:80])
    if error.status_code == 405:
        return Refused("other-method", value=request.scope["method"])
    if error.status_code == 413:
        return Refused("message-too-large", most=64)
    if error.status_code == 400 or error.detail == LEFT:
        return Refused("bad-message", problem=problem_of(error))
    return error


def problem_of(error: HTTPException) -> str:
    """What did not fit, as msgspec says it."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict)]
    cause = error.__cause__ or error.__context__
    if not parts and isinstance(cause, msgspec.MsgspecError):
        parts = [str(cause)]
    return "; ".join(parts)[:300] or str(error.detail)[:300]


HANDLERS: list[Callable[..., Any]] = [*[handler_of(call) for call in CALLS], live, get_page]
