import type { AccountWebhook, BookingWebhook, CallbackDeliveryDetail, CallbackEndpoint } from "../callbacks";
import type { EventPage } from "../events";
import { BOOKING } from "./bookings";
import { BOOKING_ID } from "./journey";

export const WEBHOOK_ID = "01937c5a-2f64-7b1e-9d3a-700000000001";
export const DELIVERY_ID = "01937c5a-2f64-7b1e-9d3a-900000000001";
const MESSAGE_ID = "msg_01937c5a2f647b1e9d3a6f0c8e1b7a42";
const URL = "https://hooks.example.com/parvoz";
const TICKETED_AT = "2027-02-10T12:02:10.000Z";

const ATTEMPT: CallbackDeliveryDetail["tries"][number] = {
  at: "2027-02-10T12:02:10.400Z",
  duration_ms: 184,
  status: 200,
  error: null,
  manual: false,
};

export const WEBHOOK: CallbackEndpoint = {
  id: WEBHOOK_ID,
  mode: "test",
  kind: "webhook",
  url: URL,
  event_types: ["booking.ticketed", "booking.refunded", "account.balance_low"],
  email: "",
  enabled: true,
  disabled_reason: null,
  created: "2027-02-01T09:00:00.000Z",
  previous_secret_until: null,
  last_attempt: ATTEMPT,
};

export const WEBHOOK_SECRET = {
  endpoint: { ...WEBHOOK, last_attempt: null },
  secret: "whsec_RVhBTVBMRS1vZi1uby1hY2NvdW50LWF0LWFsbC0wMDE=",
};

const {
  body: _,
  tries: __,
  ...listed
}: CallbackDeliveryDetail = {
  id: DELIVERY_ID,
  message_id: MESSAGE_ID,
  endpoint: { id: WEBHOOK_ID, url: URL, kind: "webhook", mode: "test" },
  event_type: "booking.ticketed",
  booking_id: BOOKING_ID,
  booking_number: BOOKING.booking_number,
  state: "delivered",
  attempts: 1,
  last_attempt: ATTEMPT,
  next: null,
  created: TICKETED_AT,
  body: "",
  tries: [],
};
export const DELIVERY_PAGE = { items: [listed], next_cursor: null };

const TICKETED: BookingWebhook = {
  type: "booking.ticketed",
  timestamp: TICKETED_AT,
  occurred_at: TICKETED_AT,
  sequence: 3,
  data: { change: { from: "paid", to: "ticketed" }, booking: BOOKING },
};

const REPLAYED = { ...ATTEMPT, at: "2027-02-11T08:00:00.000Z", manual: true };
export const REPLAYED_DELIVERY: CallbackDeliveryDetail = {
  ...listed,
  attempts: 2,
  last_attempt: REPLAYED,
  body: JSON.stringify(TICKETED),
  tries: [ATTEMPT, REPLAYED],
};

const PINGED = { ...ATTEMPT, at: "2027-02-10T12:00:00.000Z", manual: true };
const PING = { type: "ping", timestamp: PINGED.at, data: { endpoint_id: WEBHOOK_ID } };
export const TEST_DELIVERY: CallbackDeliveryDetail = {
  ...listed,
  ...{ event_type: "ping", booking_id: null, booking_number: null, created: PINGED.at },
  last_attempt: PINGED,
  body: JSON.stringify(PING),
  tries: [PINGED],
};

export const BALANCE_LOW: AccountWebhook = {
  type: "account.balance_low",
  timestamp: "2027-02-10T12:01:30.000Z",
  occurred_at: "2027-02-10T12:01:30.000Z",
  data: { available: 4_170_000, deposit: 4_170_000, credit: 0, threshold: 5_000_000, currency: "UZS" },
};

export const EVENT_PAGE: EventPage = {
  items: [
    { id: "msg_01937c5a2f647b1e9d3a6f0c8e1b7a41", created: "2027-02-10T12:01:30.300Z", body: BALANCE_LOW },
    { id: MESSAGE_ID, created: TICKETED_AT, body: TICKETED },
  ],
  next_cursor: "ZTQ4",
};
