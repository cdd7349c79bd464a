import { z } from "zod";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import { MODES } from "@/lib/domain/mode";
import { CURRENCIES } from "@/lib/domain/money";
import { ATTEMPT_ERRORS, DELIVERY_STATES } from "@/lib/domain/webhooks/attempt";
import { DISABLED_REASONS, ENDPOINT_KINDS, OWN_SECRET } from "@/lib/domain/webhooks/endpoint";
import { ACCOUNT_EVENT_TYPES, BOOKING_EVENT_TYPES, EVENT_TYPES, TOLD_EVENT_TYPES } from "@/lib/domain/webhooks/event-types";
import { cursorFields, cursorPageOf } from "../cursor-paging";
import { pageNumber, pageOf } from "../paging";
import { emailAddress } from "../shared";
import { booking } from "./bookings";

/** Shapes of the portal's pages of callbacks, of the interface's paths about them, and of what is sent to a partner's address. Moments are ISO 8601, UTC. */

const moment = z.string();
/** Types of events that are sent; empty is all of them. */
const eventTypes = z.array(z.enum(TOLD_EVENT_TYPES)).max(TOLD_EVENT_TYPES.length);
const url = z.string().trim().min(1).max(500);
const ownSecret = z.string().regex(OWN_SECRET, "callback_secret").optional();

const callbackAttempt = z
  .strictObject({
    at: moment.describe("When it began, ISO 8601, UTC"),
    duration_ms: z.int().describe("How long it took, milliseconds"),
    status: z.int().nullable().describe("HTTP status of the answer; null where none came"),
    error: z.enum(ATTEMPT_ERRORS).nullable().describe("Why no answer came; null where one did"),
    manual: z.boolean().describe("Whether it was asked for: a test, or sent again"),
  })
  .meta({ id: "WebhookAttempt", description: "One attempt to deliver" });
export type CallbackAttempt = z.infer<typeof callbackAttempt>;

/** An address of the partner's that gets its messages. */
export const callbackEndpoint = z
  .strictObject({
    id: z.string().describe("Id of the address"),
    mode: z.enum(MODES).describe("Whether it is told of live or of test bookings"),
    kind: z.enum(ENDPOINT_KINDS).describe("`webhook` is signed by the Standard Webhooks specification; `status_callback` carries `X-Auth`"),
    url: z.string().describe("Where messages are sent"),
    event_types: eventTypes.describe("Types of events that are sent; empty is all of them"),
    email: z.string().describe("Of a status callback, the e-mail address that `X-Auth` is counted from; else empty"),
    enabled: z.boolean().describe("Whether anything is sent"),
    disabled_reason: z
      .enum(DISABLED_REASONS)
      .nullable()
      .describe("Why nothing is sent: `partner` switched it off, or it answered 410 (`gone`); null while it is on"),
    created: moment.describe("When it was added, ISO 8601, UTC"),
    previous_secret_until: moment
      .nullable()
      .describe("Until when webhooks are signed with the secret before the present one too, ISO 8601, UTC; null where they are not"),
    last_attempt: callbackAttempt.nullable().describe("The last attempt of the newest message; null where none was made"),
  })
  .meta({ id: "Webhook", description: "An address that messages are sent to" });
export type CallbackEndpoint = z.infer<typeof callbackEndpoint>;

/** Answer of GET /api/portal/callbacks, of both modes, and of GET /webhooks, of one; oldest first. */
export const callbackEndpointList = z
  .strictObject({ endpoints: z.array(callbackEndpoint).describe("All addresses, oldest first") })
  .meta({ id: "WebhookList", description: "Addresses that messages are sent to" });
export type CallbackEndpointList = z.infer<typeof callbackEndpointList>;

/** Body of POST /api/portal/callbacks. */
export const newCallbackEndpoint = z.object({
  mode: z.enum(MODES),
  kind: z
    .enum(ENDPOINT_KINDS)
    .default("webhook")
    .describe("`webhook` where left out; `status_callback` for programs that have one already"),
  url: url.describe("A public https address"),
  event_types: eventTypes.default([]).describe("Types of events to send; all of them where empty or left out"),
  email: emailAddress.optional().describe("Of a status callback, what `X-Auth` is counted from; your account's where left out"),
  secret: ownSecret.describe("Of a status callback whose program has a secret already; one is made where left out"),
});
export type NewCallbackEndpoint = z.input<typeof newCallbackEndpoint>;

/** Body of POST /webhooks: the key decides the mode. */
export const newWebhook = newCallbackEndpoint
  .omit({ mode: true })
  .meta({ id: "NewWebhook", description: "An address to send messages to" });

/** Body of POST /api/portal/callbacks/{id} and of POST /webhooks/{id}: what is absent stays. Answer: the endpoint. */
export const callbackEndpointChange = z
  .object({
    url: url.optional().describe("Another public https address"),
    event_types: eventTypes.optional().describe("Other types of events; all of them where empty"),
    enabled: z.boolean().optional().describe("Whether anything is to be sent"),
    email: emailAddress.optional().describe("Of a status callback, what `X-Auth` is counted from"),
    secret: ownSecret.describe("Of a status callback, another secret"),
  })
  .meta({ id: "WebhookChange", description: "What of an address is to change; what is left out stays" });
export type CallbackEndpointChange = z.input<typeof callbackEndpointChange>;

/** Answer of POST /api/portal/callbacks and of POST …/{id}/rotate, and of their kin below /webhooks: the only ones that show the secret. */
export const callbackEndpointSecret = z
  .strictObject({
    endpoint: callbackEndpoint.describe("The address"),
    secret: z.string().describe("What its messages are signed with; shown here only"),
  })
  .meta({ id: "WebhookSecret", description: "An address with its secret" });
export type CallbackEndpointSecret = z.infer<typeof callbackEndpointSecret>;

/** Answer of DELETE /api/portal/callbacks/{id} and of DELETE /webhooks/{id}. */
export const deletedCallbackEndpoint = z
  .strictObject({ id: z.string().describe("Id of the address that was deleted") })
  .meta({ id: "DeletedWebhook", description: "An address that is gone" });
export type DeletedCallbackEndpoint = z.infer<typeof deletedCallbackEndpoint>;

/** Query of GET /api/portal/deliveries. */
export const callbackDeliveryQuery = z.object({
  endpoint: z.string().max(60).optional(),
  state: z.enum(DELIVERY_STATES).optional(),
  page: pageNumber,
});

/** One message on its way to one address. */
const deliveryFields = {
  id: z.string().describe("Id of the delivery"),
  message_id: z.string().describe("Sent as `webhook-id`; the same for every attempt and every address"),
  endpoint: z
    .strictObject({
      id: z.string().describe("Id of the address"),
      url: z.string().describe("Where it is sent"),
      kind: z.enum(ENDPOINT_KINDS).describe("`webhook` or `status_callback`"),
      mode: z.enum(MODES).describe("`live` or `test`"),
    })
    .describe("The address"),
  event_type: z.enum(EVENT_TYPES).describe("What happened"),
  booking_id: z.string().nullable().describe("Booking that it tells of; null where it is about none"),
  booking_number: z.string().nullable().describe("Its number"),
  state: z.enum(DELIVERY_STATES).describe("`pending` while it is tried, then `delivered` or `failed`"),
  attempts: z.int().describe("Attempts so far, those that were asked for included"),
  last_attempt: callbackAttempt.nullable().describe("The last of them; null where none was made"),
  next: moment.nullable().describe("When a pending one is tried next, ISO 8601, UTC"),
  created: moment.describe("When it was made, ISO 8601, UTC"),
};
const callbackDelivery = z.strictObject(deliveryFields).meta({ id: "WebhookDelivery", description: "A message on its way to an address" });
export type CallbackDelivery = z.infer<typeof callbackDelivery>;

/** Answer of GET /api/portal/deliveries: newest first. */
export const callbackDeliveryPage = pageOf(callbackDelivery);
export type CallbackDeliveryPage = z.infer<typeof callbackDeliveryPage>;

/** Query of GET /webhooks/{id}/deliveries. */
export const webhookDeliveriesQuery = z
  .object({ state: z.enum(DELIVERY_STATES).optional().describe("Only those in this state"), ...cursorFields })
  .meta({ id: "WebhookDeliveriesQuery", description: "Which deliveries" });
export type WebhookDeliveriesQuery = z.output<typeof webhookDeliveriesQuery>;

/** Answer of GET /webhooks/{id}/deliveries: newest first. */
export const webhookDeliveryPage = cursorPageOf(callbackDelivery).meta({
  id: "WebhookDeliveryPage",
  description: "Deliveries, newest first",
});
export type WebhookDeliveryPage = z.infer<typeof webhookDeliveryPage>;

/** Answer of GET /api/portal/deliveries/{id}, of POST …/{id}/replay, of POST /api/portal/callbacks/{id}/ping, and of their kin below /webhooks. */
export const callbackDeliveryDetail = z
  .strictObject({
    ...deliveryFields,
    body: z.string().describe("What is sent to this address, as text"),
    tries: z.array(callbackAttempt).describe("All attempts, oldest first; the last one is that which was asked for now"),
  })
  .meta({ id: "WebhookDeliveryDetail", description: "A delivery with its body and attempts" });
export type CallbackDeliveryDetail = z.infer<typeof callbackDeliveryDetail>;

/** Body of a webhook that tells of a change of a booking. */
export const bookingWebhook = z
  .strictObject({
    type: z.enum(BOOKING_EVENT_TYPES).describe("What happened"),
    timestamp: moment.describe("As `occurred_at`"),
    occurred_at: moment.describe("When it happened, ISO 8601, UTC"),
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
        booking: booking.describe(
          "As GET /booking/{id} showed it right after this change, whatever has come since: its status is `change.to`",
        ),
      })
      .describe("The change and the booking"),
  })
  .meta({ id: "BookingEvent", description: "A change of a booking" });
export type BookingWebhook = z.infer<typeof bookingWebhook>;

/** Body of a webhook that tells of a partner's account. */
export const accountWebhook = z
  .strictObject({
    type: z.enum(ACCOUNT_EVENT_TYPES).describe("What happened"),
    timestamp: moment.describe("As `occurred_at`"),
    occurred_at: moment.describe("When it happened, ISO 8601, UTC"),
    data: z
      .strictObject({
        available: z.number().describe("What may still be spent, deposit and credit, right after the payment"),
        deposit: z.number().describe("What is left of the deposit; below zero where credit is used"),
        credit: z.number().describe("How far the deposit may go below zero"),
        threshold: z.number().describe("What you asked to be warned below"),
        currency: z.enum(CURRENCIES).describe("Currency of all of them, ISO 4217"),
      })
      .describe("The account at that moment; major units"),
  })
  .meta({ id: "AccountEvent", description: "A change of your account" });
export type AccountWebhook = z.infer<typeof accountWebhook>;

/** Body of the webhook that a test sends. */
export const pingWebhook = z
  .strictObject({
    type: z.literal("ping").describe("Always `ping`"),
    timestamp: moment.describe("When it was asked for, ISO 8601, UTC"),
    data: z.strictObject({ endpoint_id: z.string().describe("Id of the address that is tested") }).describe("What is tested"),
  })
  .meta({ id: "PingEvent", description: "A test from the portal" });
export type PingWebhook = z.infer<typeof pingWebhook>;
