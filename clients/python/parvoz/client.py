"""A partner's program: one method per path of the interface."""

from __future__ import annotations

import http.client
import json
import threading
import time
import uuid
from typing import Any, Callable, Mapping, NamedTuple, Optional, Sequence, Union

from .answers import Outcome, facts_of, read_answer
from .check_options import check_credential, check_key, check_retries, check_time, root_of, write_id
from .errors import AnswerFacts, LostAnswerError, ParvozError, is_repeatable, tells_nothing_of_earlier
from .generated.methods import Methods
from .generated.operations import OPERATIONS, Operation
from .query import write_query
from .transport import Request, Send, send

_LONGEST_WAIT = 8.0
# Who is asked to come back later than this is told so by the error, instead of waiting in silence.
_LONGEST_RETRY_AFTER = 30.0


class _Call(NamedTuple):
    """facts: what is known of it before an answer came. until: time.monotonic() at which it ends."""

    operation: Operation
    request: Request
    facts: AnswerFacts
    until: float
    # Whether sending it again cannot have a second effect.
    harmless: bool


class Parvoz(Methods):
    """Sends calls: with the right credential, again where that helps, and never twice for one effect.

    base_url: address of the service. api_key, or email and password: then a token is fetched, kept and renewed.
    language: of names and texts, `uz`, `ru` or `en`. retries: of one call. timeout: of one attempt, seconds.
    deadline: of a call with all its attempts and the waits between them, seconds.
    on_answer: hears of every answer of every attempt, refusals included; what it raises is passed over.
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
        deadline: float = 120.0,
        on_answer: Optional[Callable[[AnswerFacts], None]] = None,
        transport: Send = send,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        check_credential(api_key, email, password)
        self._root = root_of(base_url)
        self._api_key = api_key
        self._account = {"email": email, "password": password, "access_type": "avia"}
        self._language = language
        self._retries = check_retries(retries)
        self._timeout = check_time("timeout", timeout)
        self._deadline = check_time("deadline", deadline)
        self._on_answer = on_answer
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
        key = None
        if operation.idempotent:
            key = check_key(str(uuid.uuid4()) if idempotency_key is None else idempotency_key)
            headers["Idempotency-Key"] = key
        if body is not None:
            headers["Content-Type"] = "application/json"
        written = write_query(query) if query else ""
        url = self._root + operation.path.format(*map(write_id, ids)) + (f"?{written}" if written else "")
        sent = None if body is None else json.dumps(body, allow_nan=False).encode()
        harmless = operation.method == "GET" or operation.idempotent
        until = time.monotonic() + self._deadline
        request = Request(operation.method, url, headers, sent, self._timeout)
        return self._repeat(_Call(operation, request, AnswerFacts(operation.method, operation.path, key), until, harmless))

    def _repeat(self, call: _Call) -> Any:
        was_lost = False
        attempt = 0
        while True:
            outcome = self._authorized(call, was_lost)
            failure = outcome.failure
            if failure is None:
                return outcome.data
            pause = failure.retry_after
            if pause is None:
                pause = min(_LONGEST_WAIT, 0.5 * 2**attempt)
            is_over = attempt >= self._retries or (failure.retry_after or 0) > _LONGEST_RETRY_AFTER
            if is_over or not _may_repeat(call, failure, outcome.is_cut) or time.monotonic() + pause >= call.until:
                raise _told(call, failure, was_lost)
            was_lost = was_lost or isinstance(failure, LostAnswerError)
            self._sleep(pause)
            attempt += 1

    def _authorized(self, call: _Call, was_lost: bool) -> Outcome:
        """One attempt; a token that has run out is replaced, once."""
        if call.operation.open:
            return self._send(call, None)
        token = self._credential(call, None, was_lost)
        outcome = self._send(call, token)
        if self._api_key or outcome.failure is None or outcome.failure.status != 401:
            return outcome
        return self._send(call, self._credential(call, token, was_lost))

    def _credential(self, call: _Call, refused: Optional[str], was_lost: bool) -> str:
        """The key, or the token; another one than `refused`.

        Raises ParvozError or LostAnswerError of the sign-in; where an earlier attempt was lost, of the call itself.
        """
        if self._api_key:
            return self._api_key
        try:
            return self._current_token(call, refused)
        except (ParvozError, LostAnswerError) as error:
            if not was_lost:
                raise
            raise LostAnswerError(call.facts, str(error)) from error

    def _current_token(self, call: _Call, refused: Optional[str]) -> str:
        """One thread signs in, and the others wait for its token, each as long as its own call lasts."""
        if not self._minting.acquire(timeout=max(0.0, min(call.until - time.monotonic(), threading.TIMEOUT_MAX))):
            raise LostAnswerError(call.facts, "no token came in time")
        try:
            if self._token is None or self._token == refused:
                self._token = None
                self._token = self._mint(call.until)
            return self._token
        finally:
            self._minting.release()

    def _mint(self, until: float) -> str:
        operation = OPERATIONS["mint_token"]
        headers = {"Accept-Language": self._language, "Content-Type": "application/json"}
        body = json.dumps(self._account).encode()
        request = Request(operation.method, self._root + operation.path, headers, body, self._timeout)
        # A token more does no harm.
        call = _Call(operation, request, AnswerFacts(operation.method, operation.path, None), until, True)
        return str(self._repeat(call)["token"])

    def _send(self, call: _Call, token: Optional[str]) -> Outcome:
        left = max(0.001, min(call.request.timeout, call.until - time.monotonic()))
        request = call.request._replace(timeout=left)
        if token:
            request = request._replace(headers={**request.headers, "Authorization": f"Bearer {token}"})
        try:
            response = self._transport(request)
        except (OSError, http.client.HTTPException) as cause:
            lost = LostAnswerError(call.facts, str(cause) or type(cause).__name__)
            lost.__cause__ = cause
            return Outcome(failure=lost)
        facts = facts_of(call.facts, response)
        outcome = read_answer(facts, request, response)
        self._tell(facts._replace(warnings=outcome.warnings))
        return outcome

    def _tell(self, facts: AnswerFacts) -> None:
        try:
            if self._on_answer:
                self._on_answer(facts)
        except Exception:  # The answer counts for more: the booking in it is made.
            pass


def _may_repeat(call: _Call, failure: Union[ParvozError, LostAnswerError], is_cut: bool) -> bool:
    """A call whose answer was lost is sent again only where that cannot have a second effect."""
    if is_cut or isinstance(failure, LostAnswerError):
        return call.harmless
    return is_repeatable(failure) and (failure.status < 500 or failure.status == 503 or call.harmless)


def _told(call: _Call, failure: Union[ParvozError, LostAnswerError], was_lost: bool) -> Union[ParvozError, LostAnswerError]:
    """What the caller is told: that a call is refused, only where no earlier attempt may have done it."""
    if not was_lost or isinstance(failure, LostAnswerError) or not tells_nothing_of_earlier(failure):
        return failure
    facts = call.facts._replace(
        status=failure.status, request_id=failure.request_id, retry_after=failure.retry_after, rate_limit=failure.rate_limit
    )
    lost = LostAnswerError(facts, str(failure))
    lost.__cause__ = failure
    return lost
