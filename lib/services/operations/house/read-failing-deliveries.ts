import type { FailingDelivery } from "@/lib/contracts/operator/house";
import { db } from "@/lib/db";

/** Whatever is older is not kept much longer. */
const KEPT_MS = 7 * 24 * 3_600_000;
const MOST = 50;

/** Messages to partners' addresses that were given up in the last week, the latest first. */
export async function readFailingDeliveries(now: Date): Promise<FailingDelivery[]> {
  const deliveries = await db().webhookDelivery.findMany({
    where: { state: "failed", createdAt: { gt: new Date(now.getTime() - KEPT_MS) } },
    select: {
      id: true,
      attempts: true,
      createdAt: true,
      event: { select: { type: true } },
      endpoint: { select: { url: true, disabledAt: true, partner: { select: { code: true, name: true } } } },
      tries: { orderBy: { id: "desc" }, take: 1, select: { status: true } },
    },
    orderBy: { createdAt: "desc" },
    take: MOST,
  });
  return deliveries.map(({ id, attempts, createdAt, event, endpoint, tries }) => ({
    id,
    partner: endpoint.partner,
    host: new URL(endpoint.url).host,
    event_type: event.type,
    attempts,
    status: tries[0]?.status ?? null,
    created: createdAt.toISOString(),
    is_off: endpoint.disabledAt !== null,
  }));
}
