import { db } from "@/lib/db";
import { parseSeats } from "@/lib/domain/booking/parse-seats";
import { keptLegKey } from "@/lib/domain/schedule/inventory";
import type { Prisma } from "@/lib/generated/prisma/client";
import { parseCurrent } from "@/lib/services/booking/flights/followed-booking";
import { heldFlights } from "./parts/follow-journey";

/** By which import a departure was taken out of the schedule. */
interface Cancelled {
  importId: string;
  /** As in leg_inventory. */
  legKey: string;
}

/** A booking of a departure that was cancelled, and the change that waits for its answer. */
export interface OpenSince {
  changeId: string;
  bookingId: string;
  partnerId: string;
  status: OpenRow["status"];
}

const SELECT = {
  ...{ id: true, partnerId: true, status: true, seats: true, openChangeId: true },
  scheduleChanges: { where: { state: "open" }, select: { id: true, importId: true, current: true } },
} as const satisfies Prisma.BookingSelect;

type OpenRow = Prisma.BookingGetPayload<{ select: typeof SELECT }>;

/**
 * Bookings that a cancelled departure still leaves without their flight, each with the change that it has to answer now. Where another flight of theirs
 * was changed meanwhile, that is a later change than the one of the cancellation, which it took the place of; it tells of both. Whose flight has come
 * back, or who has answered, is none of them.
 */
export async function openSinceCancelled({ importId, legKey }: Cancelled): Promise<OpenSince[]> {
  const found = await db().booking.findMany({
    where: { openChangeId: { not: null }, scheduleChanges: { some: { importId } } },
    select: SELECT,
    orderBy: { id: "asc" },
  });
  return found.flatMap((row) => {
    const open = row.scheduleChanges.find(({ id }) => id === row.openChangeId);
    if (!open || !(open.importId === importId || isWithout(row, open.current, legKey))) return [];
    return [{ changeId: open.id, bookingId: row.id, partnerId: row.partnerId, status: row.status }];
  });
}

/** Whether one of its flights that are gone went by the leg. */
function isWithout({ seats }: OpenRow, current: Prisma.JsonValue, legKey: string): boolean {
  const flights = heldFlights({ current: parseCurrent(current), seats: parseSeats(seats) });
  return flights.some(({ held }) => held.isGone && held.legKeys.includes(keptLegKey(legKey)));
}
