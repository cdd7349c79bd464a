import { db } from "@/lib/db";
import type { LegPattern } from "@/lib/domain/schedule/schedule";
import { inventedSales } from "./invented-sales";

/** Farther ahead so little is sold that every class is open anyway. */
const DAYS = 45;
const BATCH = 20_000;

/**
 * Sells seats of the demonstration's flights to nobody, so that prices differ from day to day: `leg_inventory.invented` says which seats have no
 * booking. Each run brings the sales to where they stand on that day; a leg of which someone has booked a seat stays as it is.
 * @returns legs written
 */
export async function sellInventedSeats({ now }: { now: Date }): Promise<number> {
  const today = now.toISOString().slice(0, "YYYY-MM-DD".length);
  const sales = [...inventedSales(await legsOnSale(), today, DAYS)];
  let written = 0;
  for (let from = 0; from < sales.length; from += BATCH) {
    const batch = sales.slice(from, from + BATCH);
    const keys = batch.map(({ legKey }) => legKey);
    const counts = batch.map(({ sold }) => `{${sold.join()}}`);
    written += await db().$executeRaw`
      insert into leg_inventory as known (leg_key, sold, invented)
      select key, counts::integer[], counts::integer[] from unnest(${keys}::text[], ${counts}::text[]) as sale (key, counts)
          on conflict (leg_key) do update set sold = excluded.sold, invented = excluded.invented
             where known.sold = known.invented and known.sold <> excluded.sold`;
  }
  return written;
}

async function legsOnSale(): Promise<LegPattern[]> {
  const rows = await db().scheduleLeg.findMany({ include: { season: { select: { timeMode: true } } } });
  return rows.map(({ season, frequency, ...leg }) => ({
    ...leg,
    timeMode: season.timeMode === "U" ? "U" : "L",
    frequency: frequency === 2 ? 2 : 1,
  }));
}
