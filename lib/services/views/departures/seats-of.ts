import { db } from "@/lib/db";

/** Seats of a leg as they are sold, whoever has paid for them. */
export interface LegSeats {
  /** Classes A … Z. */
  sold: readonly number[];
  /** How many of `sold` no booking stands behind. */
  invented: number;
  /** What the house lets it sell, column leg_inventory.limits. */
  limits: unknown;
}

/** Seats of all legs of a day on which any are sold, by key. @param date local day of departure */
export async function seatsOfDay(date: string): Promise<ReadonlyMap<string, LegSeats>> {
  const rows = await db().$queryRaw<{ key: string; sold: number[]; invented: number; limits: unknown }[]>`
    select leg_key as key, sold, limits, coalesce((select sum(seats) from unnest(invented) seats), 0)::int as invented
      from leg_inventory where split_part(leg_key, '|', 2) = ${date}`;
  return new Map(rows.map(({ key, ...seats }) => [key, seats]));
}

/** Seats that are booked and not paid on legs of a day, by key. */
export async function heldOfDay(date: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db().$queryRaw<{ key: string; seats: number }[]>`
    select t.seat ->> 'legKey' as key, sum((t.seat ->> 'seats')::int)::int as seats
      from booking b cross join lateral jsonb_array_elements(b.seats) t (seat)
     where b.status in ('booked', 'awaitpayment') and split_part(t.seat ->> 'legKey', '|', 2) = ${date} group by 1`;
  return new Map(rows.map(({ key, seats }) => [key, seats]));
}

/** Bookings on legs of a day whose own flight the airline has changed, and which have not answered, by key. */
export async function changedOfDay(date: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db().$queryRaw<{ key: string; bookings: number }[]>`
    select t.seat ->> 'legKey' as key, count(distinct c.id)::int as bookings
      from schedule_change c join booking b on b.id = c.booking_id cross join lateral jsonb_array_elements(b.seats) t (seat)
     where c.state = 'open' and split_part(t.seat ->> 'legKey', '|', 2) = ${date}
       and regexp_replace(replace(split_part(t.seat ->> 'legKey', '|', 1), '*', ''), '^(..)0*', '\\1') = any(c.flights) group by 1`;
  return new Map(rows.map(({ key, bookings }) => [key, bookings]));
}
