"""Made by scripts/make-client.ts from the OpenAPI document. Do not edit."""

from __future__ import annotations

from typing import Dict, NamedTuple


class Operation(NamedTuple):
    """path: below /api/v1. open: needs no credential."""

    method: str
    path: str
    idempotent: bool
    open: bool


OPERATIONS: Dict[str, Operation] = {
    "mint_token": Operation("POST", "/accounts/tokens", False, True),
    "check_balance": Operation("GET", "/accounts/check-balance", False, False),
    "list_balances": Operation("GET", "/accounts/balances", False, False),
    "search_offers": Operation("GET", "/offers", False, False),
    "check_offer": Operation("GET", "/offers/{}", False, False),
    "list_fare_family": Operation("GET", "/offers/{}/fare-family", False, False),
    "read_offer_rules": Operation("GET", "/offers/{}/rules", False, False),
    "create_booking": Operation("POST", "/offers/{}/booking", True, False),
    "read_booking": Operation("GET", "/booking/{}", False, False),
    "read_booking_rules": Operation("GET", "/booking/{}/rules", False, False),
    "check_booking_price": Operation("GET", "/booking/{}/check-price", False, False),
    "read_payment_permission": Operation("GET", "/booking/{}/payment-permission", False, False),
    "pay_booking": Operation("POST", "/booking/{}/payment", True, False),
    "read_fiscalization": Operation("GET", "/booking/{}/fiscalization", False, False),
    "list_receipts": Operation("GET", "/booking/{}/pdf-receipt", False, False),
    "cancel_unpaid": Operation("DELETE", "/booking/{}/cancel-unpaid", True, False),
    "void_booking": Operation("DELETE", "/booking/{}/void", True, False),
    "get_refund_amounts": Operation("GET", "/booking/{}/get-refund-amounts", False, False),
    "auto_cancel": Operation("DELETE", "/booking/{}/auto-cancel", True, False),
    "request_manual_refund": Operation("DELETE", "/booking/{}/manual-refund", True, False),
    "get_refund_options": Operation("GET", "/booking/{}/refund-options", False, False),
    "refund_passengers": Operation("POST", "/booking/{}/partial-refund", True, False),
    "list_schedule": Operation("GET", "/services/schedule", False, False),
    "list_visa_types": Operation("GET", "/visa-types/v2", False, False),
    "list_visa_types_legacy": Operation("GET", "/visa-types", False, False),
    "list_price_calendar": Operation("GET", "/offers/calendar", False, False),
    "list_destinations": Operation("GET", "/offers/destinations", False, False),
    "accept_schedule_change": Operation("POST", "/booking/{}/schedule-changes/{}/accept", True, False),
    "choose_schedule_alternative": Operation("POST", "/booking/{}/schedule-changes/{}/choose", True, False),
    "refund_schedule_change": Operation("POST", "/booking/{}/schedule-changes/{}/refund", True, False),
    "list_transactions": Operation("GET", "/accounts/transactions", False, False),
    "read_statement": Operation("GET", "/accounts/statement", False, False),
    "list_booking_refunds": Operation("GET", "/booking/{}/refunds", False, False),
    "list_refunds": Operation("GET", "/refunds", False, False),
    "read_low_balance": Operation("GET", "/accounts/low-balance", False, False),
    "set_low_balance": Operation("POST", "/accounts/low-balance", False, False),
    "list_webhooks": Operation("GET", "/webhooks", False, False),
    "create_webhook": Operation("POST", "/webhooks", True, False),
    "change_webhook": Operation("POST", "/webhooks/{}", False, False),
    "delete_webhook": Operation("DELETE", "/webhooks/{}", False, False),
    "rotate_webhook": Operation("POST", "/webhooks/{}/rotate", True, False),
    "test_webhook": Operation("POST", "/webhooks/{}/test", False, False),
    "list_webhook_deliveries": Operation("GET", "/webhooks/{}/deliveries", False, False),
    "replay_webhook_delivery": Operation("POST", "/webhooks/{}/deliveries/{}/replay", False, False),
    "list_events": Operation("GET", "/events", False, False),
    "list_bookings": Operation("GET", "/bookings", False, False),
    "change_booking": Operation("PATCH", "/booking/{}", False, False),
    "extend_hold": Operation("POST", "/booking/{}/extend-hold", True, False),
    "cancel_passengers": Operation("POST", "/booking/{}/cancel-passengers", True, False),
    "read_booking_bags": Operation("GET", "/booking/{}/bags", False, False),
    "add_bags": Operation("POST", "/booking/{}/bags", True, False),
    "change_passenger": Operation("PATCH", "/booking/{}/passengers/{}", False, False),
    "search_offers_lean": Operation("GET", "/offers/lean", False, False),
    "list_places": Operation("GET", "/reference/places", False, False),
    "list_airports": Operation("GET", "/reference/airports", False, False),
    "list_airlines": Operation("GET", "/reference/airlines", False, False),
    "list_aircraft": Operation("GET", "/reference/aircraft", False, False),
    "list_countries": Operation("GET", "/reference/countries", False, False),
    "list_document_types": Operation("GET", "/reference/document-types", False, False),
    "list_services": Operation("GET", "/reference/services", False, False),
    "list_errors": Operation("GET", "/reference/errors", False, False),
    "sandbox_trigger_event": Operation("POST", "/sandbox/booking/{}/events", True, False),
    "sandbox_move_time": Operation("POST", "/sandbox/booking/{}/time", False, False),
    "sandbox_refill_deposit": Operation("POST", "/sandbox/deposit", True, False),
}
