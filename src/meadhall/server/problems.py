"""Whatever goes wrong in a request, told as one shape: `wire.Problem`."""

from __future__ import annotations

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi.spec import (
    OpenAPI,
    OpenAPIMediaType,
    OpenAPIResponse,
    OpenAPIType,
    Operation,
    Reference,
    Schema,
)
from litestar.types import ExceptionHandlersMap

from meadhall.kernel.errors import BadOption, Refused
from meadhall.server.schema import Person
from meadhall.server.wire import Inbound, Problem

log = structlog.get_logger()

KEYS = {
    400: "bad-request",
    401: "not-signed-in",
    403: "not-allowed",
    404: "not-found",
    405: "not-found",
    413: "too-large",
    429: "too-often",
}
TOLD = {
    "400": "The request makes no sense",
    "401": "Nobody is signed in",
    "403": "Not allowed",
    "404": "There is no such thing",
    "405": "Not with this method",
    "409": "It does not fit how things are now",
    "413": "Too large",
    "429": "Too often",
}

Asked = Request[Person | None, None, State]


class ShallowRequest(Asked):
    """A request whose body is refused if it is nested more deeply than can be read."""

    async def json(self) -> object:
        try:
            return await super().json()
        except RecursionError:
            raise SerializationException("nested too deeply") from None


class Denied(Exception):
    """A request that is refused; `key` is told in the reader's language."""

    def __init__(self, status: int, key: str, detail: str = "", field: str = "", wait: int = 0) -> None:
        super().__init__(key)
        self.problem = Problem(status, key, detail, field)
        self.wait = wait  # seconds until it may be tried again


def reply(problem: Problem, headers: dict[str, str] | None = None) -> Response[Problem]:
    return Response(problem, status_code=problem.status, media_type=MediaType.JSON, headers=headers)


def denied(request: Asked, failure: Denied) -> Response[Problem]:
    return reply(failure.problem, {"retry-after": str(failure.wait)} if failure.wait else None)


def refused(request: Asked, failure: Refused) -> Response[Problem]:
    return reply(Problem(409, failure.key or "not-an-option", failure.reason))


def bad_option(request: Asked, failure: BadOption) -> Response[Problem]:
    return reply(Problem(400, "bad-option", str(failure), failure.field))


class Spot(msgspec.Struct):
    """Where in a request something is wrong, as the framework says it."""

    message: str = ""
    key: str = ""


def misfit(request: Asked, failure: HTTPException) -> Response[Problem]:
    """The framework's own refusals: unknown paths, bodies of another shape, wrong methods."""
    status = failure.status_code
    if status >= 500:
        return broken(request, failure)
    detail, field = failure.detail, ""
    if isinstance(failure.extra, list) and failure.extra:
        spot = msgspec.convert(failure.extra[0], Spot)
        detail, field = spot.message, spot.key
    return reply(Problem(status, KEYS.get(status, "bad-request"), detail, field), failure.headers)


def broken(request: Asked, failure: Exception) -> Response[Problem]:
    log.error("broken", method=request.method, path=request.url.path, exc_info=failure)
    return reply(Problem(500, "broken", "Something is broken here; it has been written down"))


SCHEMA = Schema(
    title="Problem",
    type=OpenAPIType.OBJECT,
    properties={
        "status": Schema(type=OpenAPIType.INTEGER),
        "key": Schema(type=OpenAPIType.STRING),
        "detail": Schema(type=OpenAPIType.STRING),
        "field": Schema(type=OpenAPIType.STRING),
    },
    required=["status", "key", "detail", "field"],
)
HANDLERS: ExceptionHandlersMap = {
    Denied: denied,
    Refused: refused,
    BadOption: bad_option,
    HTTPException: misfit,
    Exception: broken,
}


def document(schema: OpenAPI) -> None:
    """Say for every operation how it may be refused, that an empty reply is empty, and that nothing more
    than is told may be sent."""
    assert schema.components is not None and schema.components.schemas is not None
    schema.components.schemas["Problem"] = SCHEMA
    for body in Inbound.__subclasses__():
        if isinstance(shape := schema.components.schemas.get(body.__name__), Schema):
            shape.additional_properties = False
    problem = Reference(ref="#/components/schemas/Problem")
    for item in (schema.paths or {}).values():
        for operation in (item.get, item.post, item.put, item.patch, item.delete):
            if isinstance(operation, Operation) and operation.responses is not None:
                if isinstance(empty := operation.responses.get("204"), OpenAPIResponse):
                    empty.content = None
                for status, told in TOLD.items():
                    operation.responses[status] = OpenAPIResponse(
                        told, content={"application/json": OpenAPIMediaType(schema=problem)}
                    )
