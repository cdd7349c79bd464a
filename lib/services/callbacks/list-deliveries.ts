import type { CallbackDeliveryPage } from "@/lib/contracts/callbacks";
import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
import { db } from "@/lib/db";
import type { DeliveryState } from "@/lib/domain/webhooks/attempt";
import type { Prisma } from "@/lib/generated/prisma/client";
import { ofBothModes } from "@/lib/services/access/partner-mode";
import { presentDelivery } from "./parts/delivery-record";
import { findEndpoint } from "./parts/endpoint-record";

interface ListOptions {
  /** The live partner; deliveries of its test mode are listed too. */
  partnerId: string;
  /** Id of one endpoint; all where absent. */
  endpoint?: string | undefined;
  state?: DeliveryState | undefined;
  /** From 1. */
  page: number;
}

const include = {
  event: { omit: { body: true } },
  endpoint: { include: { partner: { select: { testOf: true } } } },
  tries: { orderBy: { id: "desc" }, take: 1 },
  _count: { select: { tries: true } },
} as const satisfies Prisma.WebhookDeliveryInclude;

/** What was sent to a partner's addresses in the last 30 days, newest first. @throws AppError endpoint_not_found */
export async function listDeliveries(options: ListOptions): Promise<CallbackDeliveryPage> {
  const { page, state } = options;
  const where = { endpointId: { in: await endpointsOf(options) }, ...(state && { state }) };
  const [deliveries, total] = await Promise.all([
    db().webhookDelivery.findMany({
      where,
      include,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: PAGE_SIZE,
      skip: (page - 1) * PAGE_SIZE,
    }),
    db().webhookDelivery.count({ where }),
  ]);
  const numbers = await bookingNumbers(deliveries.flatMap(({ event }) => event.bookingId ?? []));
  const items = deliveries.map(({ tries, _count, ...delivery }) => {
    const bookingNumber = numbers.get(delivery.event.bookingId ?? "") ?? null;
    return presentDelivery({ delivery, attempts: _count.tries, lastAttempt: tries[0], bookingNumber });
  });
  return { items, ...placeOf(page, total) };
}

async function endpointsOf({ partnerId, endpoint }: ListOptions): Promise<string[]> {
  if (endpoint) return [(await findEndpoint({ partnerId, endpointId: endpoint })).id];
  const endpoints = await db().webhookEndpoint.findMany({ where: ofBothModes(partnerId), select: { id: true } });
  return endpoints.map(({ id }) => id);
}

async function bookingNumbers(ids: string[]): Promise<Map<string, string>> {
  const bookings = await db().booking.findMany({ where: { id: { in: ids } }, select: { id: true, bookingNumber: true } });
  return new Map(bookings.map(({ id, bookingNumber }) => [id, bookingNumber]));
}
