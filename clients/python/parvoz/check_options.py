"""What a program may give, checked before anything is sent. Each raises ValueError that names what is wrong, and shows no secret."""

from __future__ import annotations

import re
from typing import Optional
from urllib.parse import quote, urlsplit


def check_credential(api_key: Optional[str], email: Optional[str], password: Optional[str]) -> None:
    if not api_key and not (email and password):
        raise ValueError("api_key is missing, or email and password")
    if api_key and not re.fullmatch("[\x21-\x7e]+", api_key):
        raise ValueError("api_key must be visible ASCII characters, as the portal showed them")


def root_of(base_url: str) -> str:
    """The address below which all paths are."""
    if not re.fullmatch("https?://[\x21-\x7e]+", base_url or "", re.IGNORECASE):
        raise ValueError("base_url must begin with https:// or http:// and have no blanks")
    parts = urlsplit(base_url)
    if not parts.hostname or parts.query or parts.fragment:
        raise ValueError("base_url must have a host, no query and no fragment")
    if parts.username is not None or parts.password is not None:
        raise ValueError("base_url must have no user name and no password")
    return re.sub("/api/v1$", "", base_url.rstrip("/")) + "/api/v1"


def check_retries(retries: int) -> int:
    if not isinstance(retries, int) or isinstance(retries, bool) or retries < 0:
        raise ValueError("retries must be a whole number, 0 or more")
    return retries


def check_time(name: str, seconds: float) -> float:
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or not seconds > 0:
        raise ValueError(f"{name} must be a number of seconds, more than 0")
    return seconds


def check_key(key: str) -> str:
    if not isinstance(key, str) or not re.fullmatch("[\x21-\x7e]{1,255}", key):
        raise ValueError("idempotency_key must be 1 to 255 visible ASCII characters")
    return key


def write_id(value: str) -> str:
    """One of a path's ids; refused where it would name another path."""
    if not isinstance(value, str) or value in ("", ".", ".."):
        raise ValueError(f"an id is missing: {value!r}")
    return quote(value, safe="")
