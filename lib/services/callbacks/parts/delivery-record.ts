import { validate } from "uuid";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Prisma } from "@/lib/generated/prisma/client";
import { ownedBy } from "./endpoint-record";

export const deliveryInclude = {
  event: true,
  endpoint: { include: { partner: { select: { testOf: true } } } },
} as const satisfies Prisma.WebhookDeliveryInclude;

/** A delivery with its message and its endpoint. */
export type DeliveryRecord = Prisma.WebhookDeliveryGetPayload<{ include: typeof deliveryInclude }>;

/** Whose delivery it is, and which: the live partner's id, for deliveries of both modes. */
export interface DeliveryAddress {
  partnerId: string;
  deliveryId: string;
}

/** @throws AppError delivery_not_found, for another partner's delivery too */
export async function findDelivery({ partnerId, deliveryId }: DeliveryAddress): Promise<DeliveryRecord> {
  const where = validate(deliveryId) ? { id: deliveryId, endpoint: ownedBy(partnerId) } : null;
  const delivery = where && (await db().webhookDelivery.findFirst({ where, include: deliveryInclude }));
  if (!delivery) throw new AppError("delivery_not_found");
  return delivery;
}
