"""A partner's program: one method per path of the interface."""

from __future__ import annotations

import http.client
import json
import threading
import time
import uuid
from typing import Any, Callable, Mapping, Optional, Sequence
from urllib.parse import quote

from .errors import ParvozError, is_repeatable
from .generated.methods import Methods
from .generated.operations import Operation
from .query import write_query
from .transport import Request, Send, send

_LONGEST_WAIT = 8.0
# Who is asked to come back later than this is told so by the error, instead of waiting in silence.
_LONGEST_RETRY_AFTER = 30.0


class Parvoz(Methods):
    """Sends calls: with the right credential, again where that helps, and never twice for one effect.

    base_url: address of the service. api_key, or email and password: then a token is fetched, kept and renewed.
    language: of names and texts, `uz`, `ru` or `en`. retries: of one call. timeout: of one attempt, seconds.
    transport and sleep: for tests. One object may be used by several threads.
    """

    def __init__(
        self,
        base_url: str,
        api_key: Optional[str] = None,
        *,
        email: Optional[str] = None,
        password: Optional[str] = None,
        language: str = "en",
        retries: int = 4,
        timeout: float = 30.0,
        transport: Send = send,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        if not api_key and not (email and password):
            raise ValueError("api_key is missing, or email and password")
        root = base_url.rstrip("/")
        self._root = root if root.endswith("/api/v1") else f"{root}/api/v1"
        self._api_key = api_key
        self._account = {"email": email, "password": password, "access_type": "avia"}
        self._language = language
        self._retries = retries
        self._timeout = timeout
        self._transport = transport
        self._sleep = sleep
        self._token: Optional[str] = None
        self._minting = threading.Lock()

    def _call(
        self,
        operation: Operation,
        ids: Sequence[str],
        query: Optional[Mapping[str, Any]],
        body: Optional[Mapping[str, Any]],
        language: Optional[str],
        idempotency_key: Optional[str],
    ) -> Any:
        headers = {"Accept": "application/json", "Accept-Language": language or self._language}
        if operation.idempotent:
            headers["Idempotency-Key"] = idempotency_key or str(uuid.uuid4())
        if body is not None:
            headers["Content-Type"] = "application/json"
        written = write_query(query) if query else ""
        url = self._root + operation.path.format(*(quote(one, safe="") for one in ids)) + (f"?{written}" if written else "")
        sent = None if body is None else json.dumps(body).encode()
        return self._repeat(operation, Request(operation.method, url, headers, sent, self._timeout))

    def _repeat(self, operation: Operation, request: Request) -> Any:
        # A call whose answer was lost is sent again only where that cannot have a second effect.
        harmless = operation.method == "GET" or operation.idempotent
        attempt = 0
        while True:
            retry_after: Optional[float] = None
            try:
                return self._authorized(operation, request)
            except ParvozError as error:
                retry_after = error.retry_after
                again = is_repeatable(error) and (error.status < 500 or error.status == 503 or harmless)
                if not again or attempt >= self._retries or (retry_after or 0) > _LONGEST_RETRY_AFTER:
                    raise
            except (OSError, http.client.HTTPException):
                if not harmless or attempt >= self._retries:
                    raise
            self._sleep(min(_LONGEST_WAIT, 0.5 * 2**attempt) if retry_after is None else retry_after)
            attempt += 1

    def _authorized(self, operation: Operation, request: Request) -> Any:
        """One attempt; a token that has run out is replaced, once."""
        if operation.open:
            return self._send(request, None)
        token = self._credential(None)
        try:
            return self._send(request, token)
        except ParvozError as error:
            if error.status != 401 or self._api_key:
                raise
        return self._send(request, self._credential(token))

    def _credential(self, refused: Optional[str]) -> str:
        """The key, or the token; another one than `refused`."""
        if self._api_key:
            return self._api_key
        with self._minting:
            if self._token is None or self._token == refused:
                self._token = None
                self._token = self._mint()
            return self._token

    def _mint(self) -> str:
        headers = {"Accept-Language": self._language, "Content-Type": "application/json"}
        body = json.dumps(self._account).encode()
        answer = self._send(Request("POST", f"{self._root}/accounts/tokens", headers, body, self._timeout), None)
        return str(answer["token"])

    def _send(self, request: Request, token: Optional[str]) -> Any:
        headers = {**request.headers, "Authorization": f"Bearer {token}"} if token else request.headers
        response = self._transport(request._replace(headers=headers))
        answer = _parsed(response.body)
        if response.status == 200:
            return answer.get("data")
        raise ParvozError(response.status, answer, _seconds(response.headers.get("retry-after")))


def _parsed(body: bytes) -> Mapping[str, Any]:
    try:
        answer = json.loads(body)
    except ValueError:
        return {}
    return answer if isinstance(answer, dict) else {}


def _seconds(text: Optional[str]) -> Optional[float]:
    try:
        return None if text is None else float(text)
    except ValueError:
        return None
