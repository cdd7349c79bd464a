import { validate } from "uuid";
import { z } from "zod";
import type { CallbackDelivery } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { modeOf } from "@/lib/domain/mode";
import { EVENT_TYPES } from "@/lib/domain/webhooks/event-types";
import type { Prisma, WebhookAttempt } from "@/lib/generated/prisma/client";
import { type Owner, ownedBy } from "@/lib/services/access/partners/partner-mode";
import { presentAttempt } from "./present-endpoint";

export const deliveryInclude = {
  event: true,
  endpoint: { include: { partner: { select: { testOf: true } } } },
} as const satisfies Prisma.WebhookDeliveryInclude;

/** A delivery with its message and its endpoint. */
export type DeliveryRecord = Prisma.WebhookDeliveryGetPayload<{ include: typeof deliveryInclude }>;

/** Whose delivery it is, and which. */
export interface DeliveryAddress extends Owner {
  deliveryId: string;
  /** Where the address of the endpoint names it too. */
  endpointId?: string;
}

/** @throws AppError delivery_not_found, for another partner's delivery too */
export async function findDelivery({ deliveryId, endpointId, ...owner }: DeliveryAddress): Promise<DeliveryRecord> {
  const isKey = validate(deliveryId) && (endpointId === undefined || validate(endpointId));
  const where = isKey ? { id: deliveryId, endpoint: ownedBy(owner), ...(endpointId && { endpointId }) } : null;
  const delivery = where && (await db().webhookDelivery.findFirst({ where, include: deliveryInclude }));
  if (!delivery) throw new AppError("delivery_not_found");
  return delivery;
}

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
