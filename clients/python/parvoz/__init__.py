"""Typed client of the Parvoz flight search and booking interface."""

from .client import Parvoz
from .errors import ParvozError, WebhookError
from .webhooks import verify_webhook

__all__ = ["Parvoz", "ParvozError", "WebhookError", "verify_webhook"]
__version__ = "1.0.0"
