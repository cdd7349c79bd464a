"""Sends one HTTP request with the standard library."""

from __future__ import annotations

import urllib.error
import urllib.request
from typing import Callable, Mapping, NamedTuple, Optional


class Request(NamedTuple):
    """What is sent."""

    method: str
    url: str
    headers: Mapping[str, str]
    body: Optional[bytes]
    timeout: float


class Response(NamedTuple):
    """What came back. headers: names in lower case."""

    status: int
    headers: Mapping[str, str]
    body: bytes


Send = Callable[[Request], Response]


def send(request: Request) -> Response:
    """Raises OSError or http.client.HTTPException where no answer came."""
    outgoing = urllib.request.Request(request.url, data=request.body, headers=dict(request.headers), method=request.method)
    try:
        with urllib.request.urlopen(outgoing, timeout=request.timeout) as answer:
            return _read(answer.status, answer.headers, answer.read())
    except urllib.error.HTTPError as refused:
        with refused:
            return _read(refused.code, refused.headers, refused.read())


def _read(status: int, headers: Mapping[str, str], body: bytes) -> Response:
    return Response(status, {name.lower(): value for name, value in headers.items()}, body)
