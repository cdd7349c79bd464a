"""Standard Webhooks (standardwebhooks.com)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import time
from typing import Any, Mapping, Optional, Union

from .errors import WebhookError

_TOLERANCE_SECONDS = 300


def verify_webhook(
    secret: str, headers: Mapping[str, str], raw_body: Union[str, bytes], now: Optional[float] = None
) -> Any:
    """The event of a webhook, after its signature was found right.

    headers: of any spelling. raw_body: as it came, before anything parses it. now: seconds since 1970.
    Raises WebhookError where it was not signed with the secret, or is older than five minutes.
    """
    given = {name.lower(): value for name, value in headers.items()}
    body = raw_body.encode() if isinstance(raw_body, str) else raw_body
    timestamp = given.get("webhook-timestamp", "")
    moment = time.time() if now is None else now
    if not timestamp.isdigit() or abs(moment - int(timestamp)) > _TOLERANCE_SECONDS:
        raise WebhookError("the webhook is too old, or has no timestamp")
    key = _decoded(secret[6:] if secret.startswith("whsec_") else secret)
    signed = f"{given.get('webhook-id', '')}.{timestamp}.".encode() + body
    expected = hmac.new(key, signed, hashlib.sha256).digest()
    for one in given.get("webhook-signature", "").split(" "):
        version, _, signature = one.partition(",")
        if version == "v1" and hmac.compare_digest(_decoded(signature), expected):
            return json.loads(body)
    raise WebhookError("the webhook's signature is wrong")


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text)
    except (binascii.Error, ValueError):
        return b""
