"""Made by scripts/make-client.ts from the OpenAPI document. Do not edit."""

from __future__ import annotations

from typing import Any, Dict, List, Literal, Mapping, Optional, Sequence, Union

from . import types
from .operations import OPERATIONS, Operation


class Methods:
    """One method per path of the interface."""

    def _call(
        self,
        operation: Operation,
        ids: Sequence[str],
        query: Optional[Mapping[str, Any]],
        body: Optional[Mapping[str, Any]],
        language: Optional[str],
        idempotency_key: Optional[str],
    ) -> Any:
        raise NotImplementedError

    def mint_token(self, body: types.TokenRequest, *, language: Optional[str] = None) -> types.Token:
        """Get a bearer token."""
        return self._call(OPERATIONS["mint_token"], (), None, body, language, None)

    def check_balance(self, query: Optional[types.DepositQuery] = None, *, language: Optional[str] = None) -> types.Balance:
        """Read deposit and credit."""
        return self._call(OPERATIONS["check_balance"], (), query, None, language, None)

    def list_balances(self, *, language: Optional[str] = None) -> types.BalanceList:
        """Read deposit and credit in each of your currencies."""
        return self._call(OPERATIONS["list_balances"], (), None, None, language, None)

    def search_offers(self, query: types.SearchQuery, *, language: Optional[str] = None) -> List[types.Offer]:
        """Search flights."""
        return self._call(OPERATIONS["search_offers"], (), query, None, language, None)

    def check_offer(self, id: str, query: Optional[types.OfferQuery] = None, *, language: Optional[str] = None) -> types.Offer:
        """Check seats and price of an offer."""
        return self._call(OPERATIONS["check_offer"], (id,), query, None, language, None)

    def list_fare_family(self, id: str, *, language: Optional[str] = None) -> List[types.Offer]:
        """List all fare brands of an offer's flights."""
        return self._call(OPERATIONS["list_fare_family"], (id,), None, None, language, None)

    def read_offer_rules(self, id: str, *, language: Optional[str] = None) -> List[types.FareRule]:
        """Read the fare rules of an offer."""
        return self._call(OPERATIONS["read_offer_rules"], (id,), None, None, language, None)

    def create_booking(self, id: str, body: types.BookingRequest, *, language: Optional[str] = None, idempotency_key: Optional[str] = None) -> types.CreatedBooking:
        """Book an offer."""
        return self._call(OPERATIONS["create_booking"], (id,), None, body, language, idempotency_key)

    def read_booking(self, id: str, *, language: Optional[str] = None) -> types.Booking:
        """Read a booking."""
        return self._call(OPERATIONS["read_booking"], (id,), None, None, language, None)

    def read_booking_rules(self, id: str, *, language: Optional[str] = None) -> List[types.FareRule]:
        """Read the fare rules of a booking."""
        return self._call(OPERATIONS["read_booking_rules"], (id,), None, None, language, None)

    def check_booking_price(self, id: str, *, language: Optional[str] = None) -> types.CheckedPrice:
        """Ask whether a booking's price has changed."""
        return self._call(OPERATIONS["check_booking_price"], (id,), None, None, language, None)

    def read_payment_permission(self, id: str, *, language: Optional[str] = None) -> types.PaymentPermission:
        """Ask whether a booking may be paid now."""
        return self._call(OPERATIONS["read_payment_permission"], (id,), None, None, language, None)

    def pay_booking(self, id: str, *, language: Optional[str] = None, idempotency_key: Optional[str] = None) -> types.Payment:
        """Pay a booking from the deposit."""
        return self._call(OPERATIONS["pay_booking"], (id,), None, None, language, idempotency_key)

    def read_fiscalization(self, id: str, *, language: Optional[str] = None) -> types.Fiscalization:
        """Read the fiscal data of a paid booking."""
        return self._call(OPERATIONS["read_fiscalization"], (id,), None, None, language, None)

    def list_receipts(self, id: str, *, language: Optional[str] = None) -> List[types.Receipt]:
        """Get the itinerary receipts."""
        return self._call(OPERATIONS["list_receipts"], (id,), None, None, language, None)

    def cancel_unpaid(self, id: str, *, language: Optional[str] = None, idempotency_key: Optional[str] = None) -> types.StatusOnly:
        """Cancel an unpaid booking."""
        return self._call(OPERATIONS["cancel_unpaid"], (id,), None, None, language, idempotency_key)

    def void_booking(self, id: str, *, language: Optional[str] = None, idempotency_key: Optional[str] = None) -> types.StatusOnly:
        """Void a paid or ticketed booking with a full refund."""
        return self._call(OPERATIONS["void_booking"], (id,), None, None, language, idempotency_key)

    def get_refund_amounts(self, id: str, *, language: Optional[str] = None) -> types.RefundAmounts:
        """Ask what a refund would return."""
        return self._call(OPERATIONS["get_refund_amounts"], (id,), None, None, language, None)

    def auto_cancel(self, id: str, *, language: Optional[str] = None, idempotency_key: Optional[str] = None) -> types.StatusOnly:
        """Refund a ticketed booking by its fare rules."""
        return self._call(OPERATIONS["auto_cancel"], (id,), None, None, language, idempotency_key)

    def request_manual_refund(self, id: str, *, language: Optional[str] = None, idempotency_key: Optional[str] = None) -> types.StatusOnly:
        """Ask the back office for a refund."""
        return self._call(OPERATIONS["request_manual_refund"], (id,), None, None, language, idempotency_key)

    def get_refund_options(self, id: str, *, language: Optional[str] = None) -> types.RefundOptions:
        """Ask what a refund of some passengers or directions would return."""
        return self._call(OPERATIONS["get_refund_options"], (id,), None, None, language, None)

    def refund_passengers(self, id: str, body: types.PartialRefundRequest, *, language: Optional[str] = None, idempotency_key: Optional[str] = None) -> types.StatusOnly:
        """Refund some passengers or directions of a ticketed booking."""
        return self._call(OPERATIONS["refund_passengers"], (id,), None, body, language, idempotency_key)

    def list_schedule(self, query: types.ScheduleQuery, *, language: Optional[str] = None) -> List[types.ScheduleEntry]:
        """Read the flight schedule."""
        return self._call(OPERATIONS["list_schedule"], (), query, None, language, None)

    def list_visa_types(self, query: types.VisaQuery, *, language: Optional[str] = None) -> Dict[str, types.VisaCountry]:
        """Read entry-visa types."""
        return self._call(OPERATIONS["list_visa_types"], (), query, None, language, None)

    def list_visa_types_legacy(self, query: types.VisaQuery, *, language: Optional[str] = None) -> Dict[str, types.VisaCountryLegacy]:
        """Read entry-visa types (older form)."""
        return self._call(OPERATIONS["list_visa_types_legacy"], (), query, None, language, None)

    def list_price_calendar(self, query: types.CalendarQuery, *, language: Optional[str] = None) -> types.Calendar:
        """See the lowest price of every day."""
        return self._call(OPERATIONS["list_price_calendar"], (), query, None, language, None)

    def list_destinations(self, query: types.DestinationsQuery, *, language: Optional[str] = None) -> List[types.Destination]:
        """See the lowest price to every city."""
        return self._call(OPERATIONS["list_destinations"], (), query, None, language, None)

    def accept_schedule_change(self, id: str, change_id: str, *, language: Optional[str] = None, idempotency_key: Optional[str] = None) -> types.Booking:
        """Accept the airline's new flights."""
        return self._call(OPERATIONS["accept_schedule_change"], (id, change_id,), None, None, language, idempotency_key)

    def choose_schedule_alternative(self, id: str, change_id: str, body: types.AlternativeRequest, *, language: Optional[str] = None, idempotency_key: Optional[str] = None) -> types.Booking:
        """Choose other flights in place of changed ones."""
        return self._call(OPERATIONS["choose_schedule_alternative"], (id, change_id,), None, body, language, idempotency_key)

    def refund_schedule_change(self, id: str, change_id: str, *, language: Optional[str] = None, idempotency_key: Optional[str] = None) -> types.Booking:
        """Take everything back because the airline changed the flights."""
        return self._call(OPERATIONS["refund_schedule_change"], (id, change_id,), None, None, language, idempotency_key)

    def list_transactions(self, query: Optional[types.TransactionsQuery] = None, *, language: Optional[str] = None) -> types.TransactionPage:
        """List what has moved on your deposit."""
        return self._call(OPERATIONS["list_transactions"], (), query, None, language, None)

    def read_statement(self, query: types.StatementQuery, *, language: Optional[str] = None) -> types.Statement:
        """Read opening balance, movements and closing balance of some days."""
        return self._call(OPERATIONS["read_statement"], (), query, None, language, None)

    def list_booking_refunds(self, id: str, *, language: Optional[str] = None) -> List[types.Refund]:
        """List the refunds of a booking."""
        return self._call(OPERATIONS["list_booking_refunds"], (id,), None, None, language, None)

    def list_refunds(self, query: Optional[types.RefundsQuery] = None, *, language: Optional[str] = None) -> types.RefundPage:
        """List all refunds."""
        return self._call(OPERATIONS["list_refunds"], (), query, None, language, None)

    def read_low_balance(self, query: Optional[types.DepositQuery] = None, *, language: Optional[str] = None) -> types.LowBalance:
        """Read the low-balance threshold."""
        return self._call(OPERATIONS["read_low_balance"], (), query, None, language, None)

    def set_low_balance(self, body: types.LowBalanceRequest, *, language: Optional[str] = None) -> types.LowBalance:
        """Be warned when the balance is low."""
        return self._call(OPERATIONS["set_low_balance"], (), None, body, language, None)

    def list_webhooks(self, *, language: Optional[str] = None) -> types.WebhookList:
        """List your webhook addresses."""
        return self._call(OPERATIONS["list_webhooks"], (), None, None, language, None)

    def create_webhook(self, body: types.NewWebhook, *, language: Optional[str] = None, idempotency_key: Optional[str] = None) -> types.WebhookSecret:
        """Add a webhook address."""
        return self._call(OPERATIONS["create_webhook"], (), None, body, language, idempotency_key)

    def change_webhook(self, id: str, body: types.WebhookChange, *, language: Optional[str] = None) -> types.Webhook:
        """Change a webhook address, or switch it on or off."""
        return self._call(OPERATIONS["change_webhook"], (id,), None, body, language, None)

    def delete_webhook(self, id: str, *, language: Optional[str] = None) -> types.DeletedWebhook:
        """Delete a webhook address."""
        return self._call(OPERATIONS["delete_webhook"], (id,), None, None, language, None)

    def rotate_webhook(self, id: str, *, language: Optional[str] = None, idempotency_key: Optional[str] = None) -> types.WebhookSecret:
        """Give a webhook address a new secret."""
        return self._call(OPERATIONS["rotate_webhook"], (id,), None, None, language, idempotency_key)

    def test_webhook(self, id: str, *, language: Optional[str] = None) -> types.WebhookDeliveryDetail:
        """Send a test to a webhook address."""
        return self._call(OPERATIONS["test_webhook"], (id,), None, None, language, None)

    def list_webhook_deliveries(self, id: str, query: Optional[types.WebhookDeliveriesQuery] = None, *, language: Optional[str] = None) -> types.WebhookDeliveryPage:
        """List what was sent to a webhook address."""
        return self._call(OPERATIONS["list_webhook_deliveries"], (id,), query, None, language, None)

    def replay_webhook_delivery(self, id: str, delivery_id: str, *, language: Optional[str] = None) -> types.WebhookDeliveryDetail:
        """Send a message once more."""
        return self._call(OPERATIONS["replay_webhook_delivery"], (id, delivery_id,), None, None, language, None)

    def list_events(self, query: Optional[types.EventsQuery] = None, *, language: Optional[str] = None) -> types.EventPage:
        """Read events one after the other."""
        return self._call(OPERATIONS["list_events"], (), query, None, language, None)

    def list_bookings(self, query: Optional[types.BookingsQuery] = None, *, language: Optional[str] = None) -> types.BookingPage:
        """List and find bookings."""
        return self._call(OPERATIONS["list_bookings"], (), query, None, language, None)

    def change_booking(self, id: str, body: types.BookingChangeRequest, *, language: Optional[str] = None) -> types.Booking:
        """Change reference, notes and contacts."""
        return self._call(OPERATIONS["change_booking"], (id,), None, body, language, None)

    def extend_hold(self, id: str, *, language: Optional[str] = None, idempotency_key: Optional[str] = None) -> types.Booking:
        """Hold the seats of an unpaid booking longer."""
        return self._call(OPERATIONS["extend_hold"], (id,), None, None, language, idempotency_key)

    def cancel_passengers(self, id: str, body: types.CancelPassengersRequest, *, language: Optional[str] = None, idempotency_key: Optional[str] = None) -> types.Booking:
        """Take passengers out of an unpaid booking."""
        return self._call(OPERATIONS["cancel_passengers"], (id,), None, body, language, idempotency_key)

    def read_booking_bags(self, id: str, *, language: Optional[str] = None) -> types.BookingBags:
        """See which bags can still be bought for a booking."""
        return self._call(OPERATIONS["read_booking_bags"], (id,), None, None, language, None)

    def add_bags(self, id: str, body: types.AddBagsRequest, *, language: Optional[str] = None, idempotency_key: Optional[str] = None) -> types.Booking:
        """Buy bags for a booking."""
        return self._call(OPERATIONS["add_bags"], (id,), None, body, language, idempotency_key)

    def change_passenger(self, id: str, passenger_id: str, body: types.PassengerChangeRequest, *, language: Optional[str] = None) -> types.Booking:
        """Change a passenger's document, contacts, loyalty numbers, or correct the name."""
        return self._call(OPERATIONS["change_passenger"], (id, passenger_id,), None, body, language, None)

    def search_offers_lean(self, query: types.LeanSearchQuery, *, language: Optional[str] = None) -> types.LeanOffers:
        """Search flights, in short and in pages."""
        return self._call(OPERATIONS["search_offers_lean"], (), query, None, language, None)

    def list_places(self, query: Optional[types.PlacesQuery] = None, *, language: Optional[str] = None) -> List[types.ReferencePlace]:
        """Find cities and airports by what was typed."""
        return self._call(OPERATIONS["list_places"], (), query, None, language, None)

    def list_airports(self, *, language: Optional[str] = None) -> List[types.ReferenceAirport]:
        """List the airports."""
        return self._call(OPERATIONS["list_airports"], (), None, None, language, None)

    def list_airlines(self, *, language: Optional[str] = None) -> List[types.ReferenceAirline]:
        """List the carriers."""
        return self._call(OPERATIONS["list_airlines"], (), None, None, language, None)

    def list_aircraft(self, *, language: Optional[str] = None) -> List[types.ReferenceAircraft]:
        """List the aircraft types."""
        return self._call(OPERATIONS["list_aircraft"], (), None, None, language, None)

    def list_countries(self, *, language: Optional[str] = None) -> List[types.ReferenceCountry]:
        """List the countries."""
        return self._call(OPERATIONS["list_countries"], (), None, None, language, None)

    def list_document_types(self, *, language: Optional[str] = None) -> List[types.ReferenceDocumentType]:
        """List the document types."""
        return self._call(OPERATIONS["list_document_types"], (), None, None, language, None)

    def list_services(self, *, language: Optional[str] = None) -> List[types.ReferenceService]:
        """List what fares may include."""
        return self._call(OPERATIONS["list_services"], (), None, None, language, None)

    def list_errors(self, *, language: Optional[str] = None) -> List[types.ErrorEntry]:
        """List the errors."""
        return self._call(OPERATIONS["list_errors"], (), None, None, language, None)

    def sandbox_trigger_event(self, id: str, body: types.SandboxEventRequest, *, language: Optional[str] = None, idempotency_key: Optional[str] = None) -> types.Booking:
        """Let something happen to a test booking."""
        return self._call(OPERATIONS["sandbox_trigger_event"], (id,), None, body, language, idempotency_key)

    def sandbox_move_time(self, id: str, body: types.SandboxTimeRequest, *, language: Optional[str] = None) -> types.Booking:
        """Move the times of a test booking."""
        return self._call(OPERATIONS["sandbox_move_time"], (id,), None, body, language, None)

    def sandbox_refill_deposit(self, body: types.SandboxDepositRequest, *, language: Optional[str] = None, idempotency_key: Optional[str] = None) -> types.Balance:
        """Put test money on the deposit."""
        return self._call(OPERATIONS["sandbox_refill_deposit"], (), None, body, language, idempotency_key)
