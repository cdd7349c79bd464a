import { db } from "@/lib/db";
import { coverLegs } from "@/lib/domain/schedule/cover-legs";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { readFlights } from "@/lib/services/schedule/sets/parts/read-flights";
import { readSets } from "@/lib/services/schedule/sets/parts/read-sets";
import { zoneOf } from "@/lib/services/schedule/sets/parts/zone-of";

/**
 * Legs of a carrier as they are in force, without those that ended before a date.
 * @param numbers flight numbers; null is all
 * @param from `YYYY-MM-DD`
 */
export async function legsOnSale(carrier: string, numbers: readonly number[] | null, from: string): Promise<LegPattern[]> {
  const sets = await readSets(db(), [carrier]);
  const withoutSets = sets.filter(({ withdrawnBy }) => withdrawnBy !== null).map(({ id }) => id);
  const inForce = sets.filter(({ withdrawnBy }) => withdrawnBy === null);
  const legs: LegPattern[] = [];
  for await (const stored of readFlights(db(), { carrier, numbers, from, withoutSets })) legs.push(...coverLegs(stored, inForce, zoneOf));
  return legs;
}

/** Carriers of which there is a schedule. */
export async function carriersOnSale(): Promise<string[]> {
  const sets = await db().scheduleSet.findMany({ distinct: ["carrier"], select: { carrier: true }, orderBy: { carrier: "asc" } });
  return sets.map(({ carrier }) => carrier);
}
