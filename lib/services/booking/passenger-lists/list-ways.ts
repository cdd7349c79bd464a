import { db } from "@/lib/db";
import type { KeptWay } from "./list-way";

/** Ways that are in force or wait to be confirmed, the carrier's together. */
export async function listWays(): Promise<KeptWay[]> {
  return db().passengerListWay.findMany({ where: { endedAt: null }, orderBy: [{ carrier: "asc" }, { id: "asc" }] });
}

/** Those that are in force, by carrier. */
export async function waysInForce(): Promise<ReadonlyMap<string, KeptWay>> {
  const ways = await db().passengerListWay.findMany({ where: { endedAt: null, confirmedAt: { not: null } } });
  return new Map(ways.map((way) => [way.carrier, way]));
}
