import type { Prisma } from "@/lib/generated/prisma/client";

interface Followed {
  /** Null where a supplier has told of the change. */
  importId: string | null;
  /** Id of the request in test mode that did it; see the column booking_event.request_id. */
  byRequest?: string | null;
  now: Date;
  /** Of `outcomeOf`. */
  bookings: readonly object[];
}

/** As booking events name who follows flights. */
const ACTOR = "airline";

/** Writes what a change of schedule does to bookings that the transaction has locked. */
export async function writeFollowed(tx: Prisma.TransactionClient, { importId, byRequest = null, now, bookings }: Followed): Promise<void> {
  if (bookings.length === 0) return;
  const written = JSON.stringify({ importId, byRequest, now: now.toISOString(), actor: ACTOR, bookings });
  await tx.$queryRaw`select follow_bookings_v1(${written}::jsonb)::text`;
}
