import { type BookingStatus, shownStatus } from "@/lib/domain/booking/booking-status";
import { BOOKING_EVENT_TYPES, type BookingEventType, type EventType } from "@/lib/domain/webhooks/event-types";
import { accountWebhook, bookingWebhook, pingWebhook } from "../interface/callbacks";
import { BOOKING, UNTICKETED_BOOKING } from "./examples/bookings";
import { BALANCE_LOW } from "./examples/webhooks";
import type { SchemaCollector } from "./schemas";
import type { DocumentedEvent, Parameter } from "./types";

interface EventText {
  summary: string;
  description: string;
  change: { from: BookingStatus | null; to: BookingStatus };
}

const EVENT_TEXTS: Readonly<Record<BookingEventType, EventText>> = {
  "booking.created": { summary: "Booked", description: "Seats are held until `expire`.", change: { from: null, to: "booked" } },
  "booking.paid": { summary: "Paid", description: "Tickets are being issued.", change: { from: "booked", to: "paid" } },
  "booking.ticketed": {
    summary: "Ticketed",
    description: "Ticket numbers and receipts are there.",
    change: { from: "paid", to: "ticketed" },
  },
  "booking.ticketing_failed": {
    summary: "Ticketing failed",
    description: "The carrier issued no tickets. The whole price is back on the deposit.",
    change: { from: "paid", to: "refunded" },
  },
  "booking.cancelled": {
    summary: "Cancelled",
    description: "Cancelled unpaid: by `cancel-unpaid`, or because `expire` has passed.",
    change: { from: "booked", to: "cancelled" },
  },
  "booking.flight_cancelled": {
    summary: "The carrier cancelled the flight",
    description:
      "`refundauthorized`: `auto-cancel` returns everything now. Any other status stays what it was: `schedule_changes` has what may be answered.",
    change: { from: "ticketed", to: "refundauthorized" },
  },
  "booking.refund_requested": {
    summary: "Refund requested",
    description: "The back office has a refund to decide.",
    change: { from: "ticketed", to: "refund_request_sent" },
  },
  "booking.refund_rejected": {
    summary: "Refund rejected",
    description: "The tickets stay in force.",
    change: { from: "refund_request_sent", to: "ticketed" },
  },
  "booking.refunded": {
    summary: "Refunded",
    description: "The money is back on the deposit.",
    change: { from: "ticketed", to: "refunded" },
  },
  "booking.partially_refunded": {
    summary: "Partially refunded",
    description:
      "What was not flown, or the share of some passengers or directions, is back on the deposit. While others fly the status stays; `refunded_at` and `refunded_directions` say what was refunded.",
    change: { from: "ticketed", to: "partiallyrefunded" },
  },
  "booking.schedule_changed": {
    summary: "The airline changed flights",
    description:
      "The status stays. The last of `schedule_changes` says what has changed: `told` is applied already, `open` waits for an answer.",
    change: { from: "ticketed", to: "ticketed" },
  },
  "booking.schedule_change_settled": {
    summary: "A change of the airline's was settled",
    description: "Accepted, replaced by an alternative, taken back by the airline, or refunded: then the refund is told as well.",
    change: { from: "ticketed", to: "ticketed" },
  },
  "booking.updated": {
    summary: "Changed by yourselves",
    description: "Contacts, a passenger or `expire` were changed, or bags were bought, by your program or your people. The status stays.",
    change: { from: "ticketed", to: "ticketed" },
  },
};

const LOW_BALANCE_TEXT =
  "A payment has left less than your threshold. Sent once, and again only after deposit and credit have been as much or more. Set it by `POST /accounts/low-balance`.";

/** The number of an event that comes so early; the others come later. */
const SEQUENCE: Readonly<Partial<Record<BookingEventType, number>>> = {
  "booking.created": 1,
  "booking.paid": 2,
  "booking.cancelled": 2,
  "booking.ticketed": 3,
  "booking.ticketing_failed": 3,
};
const LATER = 4;

/** Events of a booking that has no tickets yet, or never. */
const TICKETS_LATER: readonly BookingEventType[] = ["booking.created", "booking.paid", "booking.cancelled", "booking.ticketing_failed"];

/** In which a booking may be voided. */
const VOIDABLE: readonly BookingStatus[] = ["paid", "ticketed"];

const MOMENT = "2027-02-10T12:01:30.000Z";

const SIGNATURE_HEADERS: Parameter[] = [
  ["webhook-id", "Id of the message, the same in every attempt: take one id once", "msg_01937c5a2f647b1e"],
  ["webhook-timestamp", "Moment of this attempt, seconds since 1970", "1801742490"],
  [
    "webhook-signature",
    "Signatures of the Standard Webhooks specification, separated by spaces",
    "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
  ],
].map(([name = "", description = "", example = ""]) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string" },
  example,
}));

/** Of events of bookings. */
const REQUEST_HEADER: Parameter = {
  name: "x-request-id",
  in: "header",
  required: false,
  description: "Request that led to the change, as in its answer; missing where none did",
  schema: { type: "string" },
  example: "01937c5a-2f64-7b1e-9d3a-500000000001",
};

function event(
  type: EventType,
  summary: string,
  description: string,
  schema: DocumentedEvent["post"]["requestBody"]["content"]["application/json"],
): DocumentedEvent {
  return {
    post: {
      operationId: type.replaceAll(".", "_"),
      tags: ["Events"],
      summary,
      description,
      parameters: type.startsWith("booking.") ? [...SIGNATURE_HEADERS, REQUEST_HEADER] : SIGNATURE_HEADERS,
      requestBody: { required: true, content: { "application/json": schema } },
      responses: { "2XX": { description: "Received. Anything else, and no answer within the time allowed, is sent again for 72 hours." } },
      security: [],
    },
  };
}

/** An example of the body that tells of this event. */
function eventExample(type: BookingEventType): object {
  const { change } = EVENT_TEXTS[type];
  const from = change.from && shownStatus(change.from);
  const to = shownStatus(change.to);
  const { void_until, ...booking } = TICKETS_LATER.includes(type) ? UNTICKETED_BOOKING : BOOKING;
  const voidable = VOIDABLE.includes(change.to) ? { void_until } : {};
  return {
    type,
    timestamp: MOMENT,
    occurred_at: MOMENT,
    sequence: SEQUENCE[type] ?? LATER,
    data: { change: { from, to }, booking: { ...booking, status: to, ...voidable } },
  };
}

/** OpenAPI 3.1 `webhooks`. */
export function webhooksOf(collector: SchemaCollector): Record<string, DocumentedEvent> {
  const schema = collector.schemaOf(bookingWebhook, "output");
  const bookings = BOOKING_EVENT_TYPES.map((type): [string, DocumentedEvent] => {
    const { summary, description } = EVENT_TEXTS[type];
    return [type, event(type, summary, description, { schema, examples: { event: { value: eventExample(type) } } })];
  });
  const value = { type: "ping", timestamp: MOMENT, data: { endpoint_id: "01937c5a-2f64-7b1e-9d3a-700000000001" } };
  const lowBalance = event("account.balance_low", "The balance is low", LOW_BALANCE_TEXT, {
    schema: collector.schemaOf(accountWebhook, "output"),
    examples: { event: { value: BALANCE_LOW } },
  });
  const ping = event("ping", "Test", "Sent by “Send a test” of the portal, and by `POST /webhooks/{id}/test`.", {
    schema: collector.schemaOf(pingWebhook, "output"),
    examples: { event: { value } },
  });
  return { ...Object.fromEntries(bookings), "account.balance_low": lowBalance, ping };
}
