import { dayNumber } from "@/lib/domain/dates";
import { parseLegKey } from "@/lib/domain/schedule/inventory";
import type { Prisma } from "@/lib/generated/prisma/client";

/** Seats sold of one leg on one date. */
export interface SoldLeg {
  /** `HY0271|2026-12-01|TASIST` */
  legKey: string;
  /** Local day of its departure. */
  day: number;
  /** `TASIST` */
  airports: string;
  seats: number;
}

/**
 * Legs on which seats are sold, under whatever number, by the flight that flies them as inventory keys write it: `HY0271`.
 * @param prefixes how those keys begin: carriers or whole flights
 */
export async function readSold(tx: Prisma.TransactionClient, prefixes: readonly string[]): Promise<Map<string, SoldLeg[]>> {
  const sold = new Map<string, SoldLeg[]>();
  for (const prefix of prefixes) {
    const rows = await tx.$queryRaw<{ key: string; seats: number }[]>`
      select leg_key as key, (select sum(count) from unnest(sold) as count)::int as seats from leg_inventory where leg_key ^@ ${prefix}`;
    for (const { key, seats } of rows) if (seats > 0) add(sold, toSoldLeg(key, seats));
  }
  return sold;
}

/** @param legKey as inventory keys are */
export function toSoldLeg(legKey: string, seats: number): SoldLeg {
  const { date, origin, destination } = parseLegKey(legKey);
  return { legKey, day: dayNumber(date), airports: `${origin}${destination}`, seats };
}

function add(sold: Map<string, SoldLeg[]>, leg: SoldLeg): void {
  const { flight } = parseLegKey(leg.legKey);
  const known = sold.get(flight);
  if (known) known.push(leg);
  else sold.set(flight, [leg]);
}
