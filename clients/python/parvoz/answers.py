"""What came back, and whether it is an answer of the service's."""

from __future__ import annotations

import json
import math
import re
from typing import Any, Mapping, NamedTuple, Optional, Tuple, Union
from urllib.parse import urljoin

from .errors import AnswerFacts, LostAnswerError, ParvozError, RateLimit
from .transport import Request, Response


class Outcome(NamedTuple):
    """Of one attempt: the data, or why there are none. is_cut: a refusal of which the text was lost."""

    data: Any = None
    failure: Union[ParvozError, LostAnswerError, None] = None
    is_cut: bool = False
    warnings: Tuple[str, ...] = ()


def facts_of(call: AnswerFacts, response: Response) -> AnswerFacts:
    """What is known of an answer besides its body."""
    headers = response.headers
    return call._replace(
        status=response.status,
        request_id=headers.get("x-request-id", ""),
        replayed=headers.get("idempotency-replayed") == "true",
        retry_after=_seconds(headers.get("retry-after")),
        rate_limit=_rate_limit(headers),
    )


def read_answer(facts: AnswerFacts, request: Request, response: Response) -> Outcome:
    """A success is believed where it came whole, and an envelope of the service's: a page of a proxy's is no answer to a payment."""
    status = facts.status
    if 300 <= status < 400:
        return Outcome(failure=_redirected(facts, request.url, response.headers.get("location", "")))
    answer = _parsed(response.body) if response.broken is None else {}
    if status == 200 and isinstance(answer.get("data"), (dict, list)):
        return Outcome(data=answer["data"], warnings=tuple(answer.get("warnings") or ()))
    if status != 200 and isinstance(answer.get("error_code"), int):
        return Outcome(failure=ParvozError(facts, answer))
    if 400 <= status < 500:
        # Refused it is, in whatever words.
        is_json = "json" in response.headers.get("content-type", "")
        return Outcome(failure=ParvozError(facts), is_cut=response.broken is not None or is_json)
    empty = "its body is empty" if response.body == b"" else "its body is not the service's"
    return Outcome(failure=LostAnswerError(facts, str(response.broken or empty)))


def _redirected(facts: AnswerFacts, url: str, location: str) -> ParvozError:
    """The service's own refusals come by its addresses alone; a redirect is somebody else's, and is not followed."""
    where = _whole_address(url, location) if location else "another address"
    message = (
        f"HTTP {facts.status}: this address redirects {facts.method} {facts.path} to {where}. "
        "Redirects are not followed, nothing was done: check base_url."
    )
    return ParvozError(facts, {"message": message, "data": {"location": where} if location else {}})


def _whole_address(url: str, location: str) -> str:
    try:
        return urljoin(url, location)
    except ValueError:  # It is no address, and what it says is told.
        return location


def _rate_limit(headers: Mapping[str, str]) -> Optional[RateLimit]:
    """None where the answer does not say."""
    numbers = [headers.get(f"ratelimit-{name}", "") for name in ("limit", "remaining", "reset")]
    if not all(re.fullmatch("[0-9]{1,9}", number) for number in numbers):
        return None
    named = re.match('"([^"]*)"', headers.get("ratelimit", ""))
    return RateLimit(named.group(1) if named else "", *(int(number) for number in numbers))


def _parsed(body: bytes) -> Mapping[str, Any]:
    try:
        answer = json.loads(body)
    except (ValueError, RecursionError):
        return {}
    return answer if isinstance(answer, dict) else {}


def _seconds(text: Optional[str]) -> Optional[float]:
    try:
        seconds = float(text or "")
    except ValueError:
        return None
    return seconds if math.isfinite(seconds) and seconds >= 0 else None
