import type { CallbackDelivery } from "@/lib/contracts/interface/callbacks";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { presentDelivery } from "./delivery-record";

export const listedInclude = {
  event: { omit: { body: true } },
  endpoint: { include: { partner: { select: { testOf: true } } } },
  tries: { orderBy: { id: "desc" }, take: 1 },
  _count: { select: { tries: true } },
} as const satisfies Prisma.WebhookDeliveryInclude;

type ListedDelivery = Prisma.WebhookDeliveryGetPayload<{ include: typeof listedInclude }>;

/** Deliveries as lists have them, in their order. */
export async function presentListed(deliveries: readonly ListedDelivery[]): Promise<CallbackDelivery[]> {
  const numbers = await bookingNumbers(deliveries.flatMap(({ event }) => event.bookingId ?? []));
  return deliveries.map(({ tries, _count, ...delivery }) => {
    const bookingNumber = numbers.get(delivery.event.bookingId ?? "") ?? null;
    return presentDelivery({ delivery, attempts: _count.tries, lastAttempt: tries[0], bookingNumber });
  });
}

async function bookingNumbers(ids: string[]): Promise<Map<string, string>> {
  const bookings = await db().booking.findMany({ where: { id: { in: ids } }, select: { id: true, bookingNumber: true } });
  return new Map(bookings.map(({ id, bookingNumber }) => [id, bookingNumber]));
}
