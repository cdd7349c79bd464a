import { db } from "@/lib/db";
import { addDays } from "@/lib/domain/dates";
import { type InventedSale, inventedSales } from "./invented-sales";
import { carriersOnSale, legsOnSale } from "./legs-on-sale";

/** Farther ahead so little is sold that every class is open anyway. */
const DAYS = 45;

/**
 * Sells seats of the demonstration's flights to nobody, so that prices differ from day to day: `leg_inventory.invented` says which seats have no
 * booking. Each run brings the sales to where they stand on that day; a leg of which someone has booked a seat stays as it is.
 * @returns legs written
 */
export async function sellInventedSeats({ now }: { now: Date }): Promise<number> {
  const today = now.toISOString().slice(0, "YYYY-MM-DD".length);
  let written = 0;
  for (const carrier of await carriersOnSale()) {
    const legs = await legsOnSale(carrier, null, addDays(today, -1));
    written += await write([...inventedSales(legs, today, DAYS)]);
  }
  return written;
}

async function write(sales: readonly InventedSale[]): Promise<number> {
  const keys = sales.map(({ legKey }) => legKey);
  const counts = sales.map(({ sold }) => `{${sold.join()}}`);
  return db().$executeRaw`
    insert into leg_inventory as known (leg_key, sold, invented)
    select key, counts::integer[], counts::integer[] from unnest(${keys}::text[], ${counts}::text[]) as sale (key, counts)
        on conflict (leg_key) do update set sold = excluded.sold, invented = excluded.invented
           where known.sold = known.invented and known.sold <> excluded.sold`;
}
