"""Standard Webhooks (standardwebhooks.com)."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from typing import Any, Mapping, Optional, Union

from .errors import WebhookError

_TOLERANCE_SECONDS = 300
_FEWEST_BYTES = 16


def verify_webhook(
    secret: str, headers: Mapping[str, str], raw_body: Union[str, bytes], now: Optional[float] = None
) -> Any:
    """The event of a webhook, after its signature was found right.

    headers: of any spelling. raw_body: as it came, before anything parses it. now: seconds since 1970.
    Raises WebhookError where the secret is not whole (16 bytes or more in base64), or where the message was not signed with the secret, or is older than five minutes.
    """
    key = _secret_bytes(secret)
    given = {name.lower(): value for name, value in headers.items() if isinstance(value, str)}
    body = raw_body.encode() if isinstance(raw_body, str) else bytes(raw_body)
    timestamp = given.get("webhook-timestamp", "")
    moment = time.time() if now is None else now
    if not re.fullmatch("[0-9]{1,12}", timestamp) or abs(moment - int(timestamp)) > _TOLERANCE_SECONDS:
        raise WebhookError("the webhook is too old, or has no timestamp")
    signed = f"{given.get('webhook-id', '')}.{timestamp}.".encode() + body
    expected = hmac.new(key, signed, hashlib.sha256).digest()
    for one in given.get("webhook-signature", "").split(" "):
        version, _, signature = one.partition(",")
        if version == "v1" and hmac.compare_digest(_decoded(signature), expected):
            return json.loads(body)
    raise WebhookError("the webhook's signature is wrong")


def _secret_bytes(secret: str) -> bytes:
    """Anybody can sign with what an empty or cut secret leaves."""
    text = secret.strip() if isinstance(secret, str) else ""
    text = text[6:] if text.startswith("whsec_") else text
    key = _decoded(text) if len(text) % 4 == 0 else b""
    if len(key) < _FEWEST_BYTES:
        raise WebhookError("the webhook's secret is not whole: it is whsec_ and base64 of 16 bytes or more")
    return key


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return b""
