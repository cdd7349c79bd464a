import { Prisma } from "@/lib/generated/prisma/client";

/**
 * Claims (`flight_key`, `booking_id`) of the flight whose code, as `HY0271`, stands in a column: a stretch of the index of flight keys, however many
 * claims there are of other flights. The column is compared byte by byte, whatever the database's collation, and `}` is the byte after `|`.
 * @param code a column as SQL, never what somebody has typed
 * @param from first local date of departure, `YYYY-MM-DD`; all dates where it is missing
 */
export function claimsOf(code: string, from = ""): Prisma.Sql {
  const column = Prisma.raw(code);
  return Prisma.sql`
    select flight_key, booking_id from passenger_flight
     where flight_key >= ${column} || '|' || ${from} and flight_key < ${column} || '}'`;
}
