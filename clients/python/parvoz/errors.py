"""What calls and webhooks may raise."""

from __future__ import annotations

from typing import Any, Mapping, NamedTuple, Optional, Tuple


class RateLimit(NamedTuple):
    """Where you stand with the limit of a class of paths, as the `RateLimit` headers say.

    path_class: `search`, `offer`, `book` or `read`. reset: seconds until it begins anew.
    """

    path_class: str
    limit: int
    remaining: int
    reset: int


class AnswerFacts(NamedTuple):
    """What an answer says besides its data.

    path: as the reference writes it, `/booking/{}`. status: 0 where no answer came. request_id: its `x-request-id`.
    replayed: whether it was first given to an earlier request with the same key. retry_after: seconds, or None.
    warnings: what the call does not know and has ignored, such as a misspelt filter, in words.
    """

    method: str
    path: str
    idempotency_key: Optional[str]
    status: int = 0
    request_id: str = ""
    replayed: bool = False
    retry_after: Optional[float] = None
    rate_limit: Optional[RateLimit] = None
    warnings: Tuple[str, ...] = ()


class ParvozError(Exception):
    """A refusal of the service.

    status: HTTP status. code: `error_code`; 0 where the answer was not the service's. fields: field name to texts.
    data: context of some errors. retry_after: seconds, or None. rate_limit: a RateLimit, or None.
    request_id: what support asks for. idempotency_key: that of the call, or None.
    """

    def __init__(self, facts: AnswerFacts, answer: Optional[Mapping[str, Any]] = None) -> None:
        given = answer or {}
        self.status = facts.status
        self.code: int = given.get("error_code") or 0
        self.message: str = given.get("message") or f"HTTP {facts.status}"
        self.data: Mapping[str, Any] = given.get("data") or {}
        self.fields: Mapping[str, Any] = given.get("errors") or {}
        self.request_id: str = given.get("request_id") or facts.request_id
        self.retry_after = facts.retry_after
        self.rate_limit = facts.rate_limit
        self.idempotency_key = facts.idempotency_key
        super().__init__(f"{self.message} (code {self.code}, HTTP {self.status}, request {self.request_id})")


class LostAnswerError(OSError):
    """A call whose answer did not come, or not whole: it may have been done. The same call with the same key has its answer.

    status: 0 where no answer came. request_id: its `x-request-id`. retry_after: seconds, or None.
    rate_limit: a RateLimit, or None. idempotency_key: that of the call, or None.
    """

    def __init__(self, facts: AnswerFacts, what: str) -> None:
        self.status = facts.status
        self.request_id = facts.request_id
        self.retry_after = facts.retry_after
        self.rate_limit = facts.rate_limit
        self.idempotency_key = facts.idempotency_key
        super().__init__(_lost_text(facts, what))


class WebhookError(Exception):
    """A webhook that was not signed with the secret, or is too old."""


def _lost_text(facts: AnswerFacts, what: str) -> str:
    request = f", request {facts.request_id}" if facts.request_id else ""
    came = f"HTTP {facts.status}{request}" if facts.status else "none came"
    lost = f"The answer to {facts.method} {facts.path} was lost ({came}: {what})."
    if facts.method == "GET":
        return lost
    key = facts.idempotency_key
    remedy = f"repeat it with the Idempotency-Key {key}" if key else "look whether it was, before you repeat it"
    return f"{lost} It may have been done: {remedy}."


_ABOUT_PASSENGERS = ((1011, 1011), (1018, 1025), (1124, 1127), (1153, 1169), (1183, 1183))


def is_repeatable(error: ParvozError) -> bool:
    """Whether the same call may succeed later. 410 with a code about passengers' data is final."""
    if error.status == 410:
        return not any(first <= error.code <= last for first, last in _ABOUT_PASSENGERS)
    return error.status == 429 or error.status >= 500


def tells_nothing_of_earlier(error: ParvozError) -> bool:
    """Whether a refusal of a repetition says nothing of what its first attempt, whose answer was lost, has done."""
    return error.status in (401, 403) or is_repeatable(error) or error.code == 0
