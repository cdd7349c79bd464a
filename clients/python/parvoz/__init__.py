"""Typed client of the Parvoz flight search and booking interface."""

from .client import Parvoz
from .errors import AnswerFacts, LostAnswerError, ParvozError, RateLimit, WebhookError
from .webhooks import verify_webhook

__all__ = ["AnswerFacts", "LostAnswerError", "Parvoz", "ParvozError", "RateLimit", "WebhookError", "verify_webhook"]
__version__ = "1.0.0"
