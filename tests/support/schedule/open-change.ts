import { randomUUID } from "node:crypto";
import { db } from "@/lib/db";
import { parseSnapshot } from "@/lib/domain/booking/parse-snapshot";

/** A change of schedule of a booking's first direction that waits for an answer: its last flight is gone. */
export async function insertOpenChange(bookingId: string): Promise<string> {
  const { snapshot } = await db().booking.findUniqueOrThrow({ where: { id: bookingId }, select: { snapshot: true } });
  const { directions } = JSON.parse(JSON.stringify(parseSnapshot(snapshot)));
  const id = randomUUID();
  const current = { directions, gone: [[0, directions[0].segments.length - 1]], suspended: false };
  const change = { directions: [{ direction: 0, old: directions[0].segments, new: null }], current, flights: [], canAccept: false };
  await db().scheduleChange.create({ data: { id, bookingId, kind: "cancelled", state: "open", ...change } });
  await db().booking.update({ where: { id: bookingId }, data: { openChangeId: id } });
  return id;
}
