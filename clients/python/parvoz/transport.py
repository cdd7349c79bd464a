"""Sends one HTTP request with the standard library."""

from __future__ import annotations

import http.client
import time
import urllib.error
import urllib.request
from typing import Any, Callable, Mapping, NamedTuple, Optional


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
    # Why the body did not come whole.
    broken: Optional[Exception] = None


Send = Callable[[Request], Response]


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirected payment is another call, and the key is nobody else's to read."""

    def http_error_302(self, *_: Any) -> None:
        return None

    http_error_301 = http_error_303 = http_error_307 = http_error_308 = http_error_302


_opener = urllib.request.build_opener(_NoRedirects)


def send(request: Request) -> Response:
    """Raises OSError or http.client.HTTPException where no answer came."""
    until = time.monotonic() + request.timeout
    outgoing = urllib.request.Request(request.url, data=request.body, headers=dict(request.headers), method=request.method)
    try:
        with _opener.open(outgoing, timeout=request.timeout) as answer:
            return _read(answer.status, answer.headers, answer, until)
    except urllib.error.HTTPError as refused:
        with refused:
            return _read(refused.code, refused.headers, refused, until)


def _read(status: int, headers: Mapping[str, str], answer: Any, until: float) -> Response:
    named = {name.lower(): value for name, value in headers.items()}
    try:
        return Response(status, named, _whole_body(answer, until))
    except (OSError, http.client.HTTPException) as cut:
        return Response(status, named, b"", cut)


def _whole_body(answer: Any, until: float) -> bytes:
    """Part by part: the time-out of a socket begins anew with each byte, and a body that drips would never end.

    Raises TimeoutError; http.client.IncompleteRead where less came than was announced.
    """
    announced: Optional[int] = answer.length
    body = bytearray()
    while announced is None or len(body) < announced:
        part = answer.read1(65536)
        if not part:
            break
        body += part
        if time.monotonic() > until:
            raise TimeoutError("its body took too long")
    if announced is not None and len(body) < announced:
        raise http.client.IncompleteRead(bytes(body), announced - len(body))
    return bytes(body)
