"""What calls and webhooks may raise."""

from __future__ import annotations

from typing import Any, Mapping, Optional


class ParvozError(Exception):
    """A refusal of the service.

    status: HTTP status. code: `error_code`. fields: field name to texts. data: context of some errors.
    retry_after: seconds, or None. request_id: what support asks for.
    """

    def __init__(self, status: int, answer: Mapping[str, Any], retry_after: Optional[float] = None) -> None:
        self.status = status
        self.code: int = answer.get("error_code", 0)
        self.message: str = answer.get("message", "") or f"HTTP {status}"
        self.data: Mapping[str, Any] = answer.get("data", {})
        self.fields: Mapping[str, Any] = answer.get("errors", {})
        self.request_id: str = answer.get("request_id", "")
        self.retry_after = retry_after
        super().__init__(f"{self.message} (code {self.code}, HTTP {status}, request {self.request_id})")


class WebhookError(Exception):
    """A webhook that was not signed with the secret, or is too old."""


_ABOUT_PASSENGERS = ((1011, 1011), (1018, 1025), (1124, 1127), (1153, 1169), (1183, 1183))


def is_repeatable(error: ParvozError) -> bool:
    """Whether the same call may succeed later. 410 with a code about passengers' data is final."""
    if error.status == 410:
        return not any(first <= error.code <= last for first, last in _ABOUT_PASSENGERS)
    return error.status == 429 or error.status >= 500
