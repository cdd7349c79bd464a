import { PAGE_SIZE, placeOf } from "@/lib/contracts/paging";
import type { WatchListQuery, WatchPage } from "@/lib/contracts/portal/watches";
import { db } from "@/lib/db";
import { presentWatches } from "./present-watch";
import { inState, WATCH_INCLUDE } from "./watch-record";

/** What a partner watches, newest first; of one kind, booking or quote where it is named. */
export async function listWatches(options: { partnerId: string; query: WatchListQuery; now: Date }): Promise<WatchPage> {
  const { partnerId, query, now } = options;
  const { page, state, kind, booking: bookingId, quote: quoteId } = query;
  const of = { ...(kind && { kind }), ...(bookingId && { bookingId }), ...(quoteId && { quoteId }) };
  const where = { partnerId, ...of, ...(state && inState(state, now)) };
  const [rows, total] = await Promise.all([
    db().priceWatch.findMany({
      ...{ where, include: WATCH_INCLUDE, take: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    }),
    db().priceWatch.count({ where }),
  ]);
  return { items: await presentWatches(rows, now), ...placeOf(page, total) };
}
