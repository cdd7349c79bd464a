import { Prisma } from "@/lib/generated/prisma/client";

/** So many passengers of each key are looked at where a surname or number is frequent. */
export const MOST_OF_A_KEY = 50;

/**
 * The newest passengers behind each blind index: `id`, `booking_id`. Ids are in the order of time. In the order of the index of key and id: by an equality alone
 * the planner may walk all bookings from the newest on, looking for the key.
 * @param keys hex
 */
export function newestPassengers(column: "surname_key" | "phone_key" | "document_key", keys: readonly string[]): Prisma.Sql {
  const key = Prisma.raw(column);
  return Prisma.sql`
    select p.id, p.booking_id from unnest(${keys}::text[]) k (key)
     cross join lateral (
       select id, booking_id from booking_passenger where ${key} between decode(k.key, 'hex') and decode(k.key, 'hex')
        order by ${key} desc, id desc limit ${MOST_OF_A_KEY}) p`;
}
