import pg from "pg";
import type { Offer } from "@/lib/contracts/offers";

async function query(sql: string, values: unknown[]): Promise<pg.QueryResult<{ leg_key: string; sold: number[] }>> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return await client.query(sql, values);
  } finally {
    await client.end();
  }
}

/** Key of a non-stop segment's inventory row. */
export function legKeyOf(segment: Offer["directions"][number]["segments"][number]): string {
  const number = segment.flight_number.replace(/\D/g, "").padStart(4, "0");
  const { departure, arrival } = segment;
  return `${segment.airline.code}${number}|${departure.datetime.slice(0, 10)}|${departure.airport.code}${arrival.airport.code}`;
}

/** Sets the seats sold in one booking class of a leg, as if other agencies had sold them. */
export async function sellElsewhere(legKey: string, bookingClass: string, seats: number): Promise<void> {
  const sold = Array.from({ length: 26 }, (_, index) => (index === bookingClass.charCodeAt(0) - 65 ? seats : 0));
  await query("insert into leg_inventory (leg_key, sold) values ($1, $2) on conflict (leg_key) do update set sold = excluded.sold", [
    legKey,
    sold,
  ]);
}

/** All seats sold on a leg. */
export async function soldOn(legKey: string): Promise<number> {
  const { rows } = await query("select leg_key, sold from leg_inventory where leg_key = $1", [legKey]);
  return (rows[0]?.sold ?? []).reduce((total, seats) => total + seats, 0);
}
