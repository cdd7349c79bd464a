import type { CallbackDelivery } from "@/lib/contracts/callbacks";
import { DELIVERY_STATES } from "@/lib/domain/webhooks/attempt";
import { ENDPOINT_KINDS } from "@/lib/domain/webhooks/endpoint";
import { EVENT_TYPES } from "@/lib/domain/webhooks/event-types";
import type { WebhookAttempt } from "@/lib/generated/prisma/client";
import { modeOf } from "@/lib/services/access/partner-mode";
import { oneOf } from "@/lib/util/one-of";
import type { DeliveryRecord } from "./delivery-record";
import { presentAttempt } from "./present-endpoint";

interface Shown {
  delivery: Omit<DeliveryRecord, "event"> & { event: Omit<DeliveryRecord["event"], "body"> };
  attempts: number;
  lastAttempt: WebhookAttempt | undefined;
  /** Null where the message tells of none, or the booking is gone. */
  bookingNumber: string | null;
}

/** A delivery as the log lists it. */
export function presentDelivery({ delivery, attempts, lastAttempt, bookingNumber }: Shown): CallbackDelivery {
  const { event, endpoint } = delivery;
  return {
    id: delivery.id,
    message_id: event.id,
    endpoint: {
      id: endpoint.id,
      url: endpoint.url,
      kind: oneOf(ENDPOINT_KINDS, endpoint.kind),
      mode: modeOf(endpoint.partner),
    },
    event_type: oneOf(EVENT_TYPES, event.type),
    booking_id: event.bookingId,
    booking_number: bookingNumber,
    state: oneOf(DELIVERY_STATES, delivery.state),
    attempts,
    last_attempt: lastAttempt ? presentAttempt(lastAttempt) : null,
    next: delivery.state === "pending" && delivery.nextAt ? delivery.nextAt.toISOString() : null,
    created: delivery.createdAt.toISOString(),
  };
}
