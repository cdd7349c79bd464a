import { validate } from "uuid";
import { db } from "@/lib/db";
import { LIVE_STATUSES } from "@/lib/domain/booking/booking-status";
import { AppError } from "@/lib/domain/errors";
import type { WatchState } from "@/lib/domain/watches/watch";
import type { Prisma } from "@/lib/generated/prisma/client";
import { NAME_COLUMNS } from "@/lib/services/ground/personal-data/person";

/** What a watch is shown from. */
export const WATCH_INCLUDE = {
  quote: { select: { id: true, words: true, validUntil: true, withdrawnAt: true, bookingId: true, chosenAt: true } },
  booking: {
    select: {
      ...{ id: true, bookingNumber: true, status: true, expiresAt: true, firstDepartureAt: true },
      passengers: { orderBy: { position: "asc" }, take: 1, select: NAME_COLUMNS },
    },
  },
  falls: { orderBy: { at: "desc" }, take: 1, include: { quote: { select: { id: true, token: true } } } },
} as const satisfies Prisma.PriceWatchInclude;
export type WatchRow = Prisma.PriceWatchGetPayload<{ include: typeof WATCH_INCLUDE }>;

/** Those of a state at a moment: what nobody has ended is over when its time is, or what it watches has ended. */
export function inState(state: WatchState, now: Date): Prisma.PriceWatchWhereInput {
  if (state === "ended") return { state };
  if (state === "live") return { state, ...goingOn(now) };
  return { OR: [{ state }, { state: "live", NOT: goingOn(now) }] };
}

/** As present-watch.ts tells it of one: a quote that may be taken, a booking in force, a hold that runs. */
function goingOn(now: Date): Prisma.PriceWatchWhereInput {
  const quote = { bookingId: null, withdrawnAt: null, validUntil: { gt: now } };
  const booking: Prisma.BookingWhereInput = {
    status: { in: [...LIVE_STATUSES] },
    OR: [{ status: { not: "booked" } }, { expiresAt: { gt: now } }],
  };
  return { until: { gt: now }, AND: [{ OR: [{ quoteId: null }, { quote }] }, { OR: [{ bookingId: null }, { booking }] }] };
}

/** A partner's own watch. @throws AppError watch_not_found, for another partner's too */
export async function findOwnWatch({ partnerId, watchId }: { partnerId: string; watchId: string }): Promise<WatchRow> {
  const row = validate(watchId) ? await db().priceWatch.findFirst({ where: { id: watchId, partnerId }, include: WATCH_INCLUDE }) : null;
  if (!row) throw new AppError("watch_not_found");
  return row;
}
