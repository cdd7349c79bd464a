import { dayNumber } from "@/lib/domain/dates";
import type { Prisma } from "@/lib/generated/prisma/client";

/** Seats sold of one leg on one date. */
export interface SoldLeg {
  /** Local day of its departure. */
  day: number;
  /** `TASIST` */
  airports: string;
  seats: number;
}

/**
 * Legs on which seats are sold, by the flight as inventory keys write it: `HY0271`.
 * @param prefixes how those keys begin: carriers or whole flights
 */
export async function readSold(tx: Prisma.TransactionClient, prefixes: readonly string[]): Promise<Map<string, SoldLeg[]>> {
  const sold = new Map<string, SoldLeg[]>();
  for (const prefix of prefixes) {
    const rows = await tx.$queryRaw<{ key: string; seats: number }[]>`
      select leg_key as key, (select sum(count) from unnest(sold) as count)::int as seats from leg_inventory where leg_key ^@ ${prefix}`;
    for (const { key, seats } of rows) if (seats > 0) add(sold, key, seats);
  }
  return sold;
}

function add(sold: Map<string, SoldLeg[]>, key: string, seats: number): void {
  const [flight = "", date = "", airports = ""] = key.split("|");
  const leg = { day: dayNumber(date), airports, seats };
  const known = sold.get(flight);
  if (known) known.push(leg);
  else sold.set(flight, [leg]);
}

/** A flight as inventory keys begin. */
export function soldKey(carrier: string, flightNumber: number, suffix: string): string {
  return `${carrier}${String(flightNumber).padStart(4, "0")}${suffix}`;
}
