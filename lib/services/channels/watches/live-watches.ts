import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { openPartners } from "@/lib/services/access/partners/open-partners";
import { refundableInclude } from "@/lib/services/aftersale/refunds/refundable-booking";
import { STAFF_COLUMNS } from "@/lib/services/ground/personal-data/staff";
import { QUOTE_INCLUDE } from "@/lib/services/quotes/quote-record";

/** Read together: a few statements for all of them. */
const AT_ONCE = 200;

const LIVE_INCLUDE = {
  quote: { include: QUOTE_INCLUDE },
  booking: { include: refundableInclude },
  user: { select: { ...STAFF_COLUMNS, role: true, disabledAt: true, locale: true } },
} as const satisfies Prisma.PriceWatchInclude;

/** A watch with what it watches and whoever is told. */
export type LiveWatch = Prisma.PriceWatchGetPayload<{ include: typeof LIVE_INCLUDE }>;

/** Which watches: those that flights of a day decide, one, those of an agency, or all. */
export interface WhichWatches {
  day?: string | undefined;
  watchId?: string | undefined;
  partnerId?: string | undefined;
}

/** Watches that are live, of agencies that may sell, batch by batch. */
export async function* liveWatches({ day, watchId, partnerId }: WhichWatches): AsyncGenerator<LiveWatch[]> {
  const where: Prisma.PriceWatchWhereInput = {
    state: "live",
    partner: { suspendedAt: null, salesStoppedAt: null, closedAt: null, ...openPartners() },
    ...(day !== undefined && { days: { has: day } }),
    ...(partnerId !== undefined && { partnerId }),
  };
  for (let after = ""; ; ) {
    const id = { ...(watchId !== undefined && { equals: watchId }), ...(after !== "" && { gt: after }) };
    const rows = await db().priceWatch.findMany({ where: { ...where, id }, include: LIVE_INCLUDE, orderBy: { id: "asc" }, take: AT_ONCE });
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.id;
  }
}
