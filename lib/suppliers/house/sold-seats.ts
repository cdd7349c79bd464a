import { db } from "@/lib/db";
import type { Itinerary } from "@/lib/engine/find-itineraries";
import { legKeyOf } from "./flight-reference";

/** Seats sold per leg key; legs without a sale are missing. */
export type SoldSeats = ReadonlyMap<string, readonly number[]>;

/** Live counts of all legs of some itineraries, in one query. */
export async function readSoldSeats(itineraries: readonly Itinerary[]): Promise<SoldSeats> {
  const keys = new Set<string>();
  for (const { segments } of itineraries) {
    for (const segment of segments) for (const leg of segment.legs) keys.add(legKeyOf(segment, leg));
  }
  if (keys.size === 0) return new Map();
  const rows = await db().legInventory.findMany({ where: { legKey: { in: [...keys] } } });
  return new Map(rows.map((row) => [row.legKey, row.sold]));
}
