import { z } from "zod";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { MODES } from "@/lib/domain/mode";
import { ATTEMPT_ERRORS, DELIVERY_STATES } from "@/lib/domain/webhooks/attempt";
import { DISABLED_REASONS, ENDPOINT_KINDS, OWN_SECRET } from "@/lib/domain/webhooks/endpoint";
import { BOOKING_EVENT_TYPES, EVENT_TYPES } from "@/lib/domain/webhooks/event-types";
import { booking } from "./bookings";
import { pageNumber, pageOf } from "./paging";

/** Shapes of the portal's pages of callbacks, and of what is sent to a partner's address. Moments are ISO 8601, UTC. */

const moment = z.string();
/** Types of events that are sent; empty is all of them. */
const eventTypes = z.array(z.enum(BOOKING_EVENT_TYPES)).max(BOOKING_EVENT_TYPES.length);
const url = z.string().trim().min(1).max(500);
const ownSecret = z.string().regex(OWN_SECRET, "callback_secret").optional();

/** One attempt to deliver: `status` is the answer's, or null where `error` says why none came. */
const callbackAttempt = z.strictObject({
  at: moment,
  duration_ms: z.int(),
  status: z.int().nullable(),
  error: z.enum(ATTEMPT_ERRORS).nullable(),
  /** Asked for by a person. */
  manual: z.boolean(),
});
export type CallbackAttempt = z.infer<typeof callbackAttempt>;

/** An address of the partner's that gets its messages. */
export const callbackEndpoint = z.strictObject({
  id: z.string(),
  mode: z.enum(MODES),
  kind: z.enum(ENDPOINT_KINDS),
  url: z.string(),
  event_types: eventTypes,
  /** Of a status callback: the e-mail address that X-Auth is counted from; else empty. */
  email: z.string(),
  enabled: z.boolean(),
  disabled_reason: z.enum(DISABLED_REASONS).nullable(),
  created: moment,
  /** Until when webhooks are signed with the secret before the present one too. */
  previous_secret_until: moment.nullable(),
  last_attempt: callbackAttempt.nullable(),
});
export type CallbackEndpoint = z.infer<typeof callbackEndpoint>;

/** Answer of GET /api/portal/callbacks: of both modes, oldest first. */
export const callbackEndpointList = z.strictObject({ endpoints: z.array(callbackEndpoint) });

/** Body of POST /api/portal/callbacks. */
export const newCallbackEndpoint = z.object({
  mode: z.enum(MODES),
  kind: z.enum(ENDPOINT_KINDS).default("webhook"),
  url,
  event_types: eventTypes.default([]),
  /** Of a status callback; that of the person who asks where absent. */
  email: z.email().max(254).optional(),
  /** Of a status callback whose program has a secret already; one is made where absent. */
  secret: ownSecret,
});
export type NewCallbackEndpoint = z.input<typeof newCallbackEndpoint>;

/** Body of POST /api/portal/callbacks/{id}: what is absent stays. Answer: the endpoint. */
export const callbackEndpointChange = z.object({
  url: url.optional(),
  event_types: eventTypes.optional(),
  enabled: z.boolean().optional(),
  email: z.email().max(254).optional(),
  /** Of a status callback. */
  secret: ownSecret,
});
export type CallbackEndpointChange = z.input<typeof callbackEndpointChange>;

/** Answer of POST /api/portal/callbacks and of POST …/{id}/rotate: the only two that show the secret. */
export const callbackEndpointSecret = z.strictObject({ endpoint: callbackEndpoint, secret: z.string() });
export type CallbackEndpointSecret = z.infer<typeof callbackEndpointSecret>;

/** Answer of DELETE /api/portal/callbacks/{id}. */
export const deletedCallbackEndpoint = z.strictObject({ id: z.string() });

/** Query of GET /api/portal/deliveries. */
export const callbackDeliveryQuery = z.object({
  endpoint: z.string().max(60).optional(),
  state: z.enum(DELIVERY_STATES).optional(),
  page: pageNumber,
});

/** One message on its way to one address. */
const callbackDelivery = z.strictObject({
  id: z.string(),
  /** `msg_…`, sent as `webhook-id`; the same for every attempt and every address. */
  message_id: z.string(),
  endpoint: z.strictObject({ id: z.string(), url: z.string(), kind: z.enum(ENDPOINT_KINDS), mode: z.enum(MODES) }),
  event_type: z.enum(EVENT_TYPES),
  booking_id: z.string().nullable(),
  booking_number: z.string().nullable(),
  state: z.enum(DELIVERY_STATES),
  /** Those that a person asked for included. */
  attempts: z.int(),
  last_attempt: callbackAttempt.nullable(),
  /** Of a pending one: when it is tried next. */
  next: moment.nullable(),
  created: moment,
});
export type CallbackDelivery = z.infer<typeof callbackDelivery>;

/** Answer of GET /api/portal/deliveries: newest first. */
export const callbackDeliveryPage = pageOf(callbackDelivery);
export type CallbackDeliveryPage = z.infer<typeof callbackDeliveryPage>;

/** Answer of GET /api/portal/deliveries/{id}, of POST …/{id}/replay and of POST /api/portal/callbacks/{id}/ping. */
export const callbackDeliveryDetail = callbackDelivery.extend({
  /** As it is sent to this address. */
  body: z.string(),
  /** Oldest first; after a replay or a ping the last one is its outcome. */
  tries: z.array(callbackAttempt),
});
export type CallbackDeliveryDetail = z.infer<typeof callbackDeliveryDetail>;

/** Body of a webhook that tells of a change of a booking. */
export const bookingWebhook = z
  .strictObject({
    type: z.enum(BOOKING_EVENT_TYPES).describe("What happened"),
    timestamp: moment.describe("When it happened, ISO 8601, UTC"),
    sequence: z
      .int()
      .describe("Of the booking's changes, from 1 without a gap: a lower number than one already seen is an older piece of news"),
    data: z
      .strictObject({
        change: z
          .strictObject({
            from: z.enum(BOOKING_STATUSES).nullable().describe("Status before; null for a new booking"),
            to: z.enum(BOOKING_STATUSES).describe("Status after"),
          })
          .describe("Statuses before and after this change"),
        booking: booking.describe("As GET /booking/{id} showed it when this message was made: at the change, or moments later"),
      })
      .describe("The change and the booking"),
  })
  .meta({ id: "BookingEvent", description: "A change of a booking" });
export type BookingWebhook = z.infer<typeof bookingWebhook>;

/** Body of the webhook that a test from the portal sends. */
export const pingWebhook = z
  .strictObject({
    type: z.literal("ping").describe("Always `ping`"),
    timestamp: moment.describe("When it was asked for, ISO 8601, UTC"),
    data: z.strictObject({ endpoint_id: z.string().describe("Id of the address that is tested") }).describe("What is tested"),
  })
  .meta({ id: "PingEvent", description: "A test from the portal" });
export type PingWebhook = z.infer<typeof pingWebhook>;
