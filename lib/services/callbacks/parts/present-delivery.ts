import { z } from "zod";
import type { CallbackDelivery } from "@/lib/contracts/callbacks";
import { EVENT_TYPES } from "@/lib/domain/webhooks/event-types";
import type { WebhookAttempt } from "@/lib/generated/prisma/client";
import { modeOf } from "@/lib/services/access/partner-mode";
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
      kind: endpoint.kind,
      mode: modeOf(endpoint.partner),
    },
    event_type: z.enum(EVENT_TYPES).parse(event.type),
    booking_id: event.bookingId,
    booking_number: bookingNumber,
    state: delivery.state,
    attempts,
    last_attempt: lastAttempt ? presentAttempt(lastAttempt) : null,
    next: delivery.state === "pending" && delivery.nextAt ? delivery.nextAt.toISOString() : null,
    created: delivery.createdAt.toISOString(),
  };
}
