import type { FareFilter } from "@/lib/contracts/operator/fares";
import { Prisma } from "@/lib/generated/prisma/client";

/** What the rows of `fare` are that a filter of the table names. */
export function fareConditions({
  carrier,
  origin,
  destination,
  brand,
  booking_class: bookingClass,
  date,
  flight,
}: FareFilter): Prisma.Sql[] {
  return [
    ...(carrier ? [Prisma.sql`carrier = ${carrier}`] : []),
    ...(origin ? [Prisma.sql`origin = ${origin}`] : []),
    ...(destination ? [Prisma.sql`destination = ${destination}`] : []),
    ...(brand ? [Prisma.sql`lower(brand) = lower(${brand})`] : []),
    ...(bookingClass ? [Prisma.sql`booking_class = ${bookingClass}`] : []),
    ...(date ? [usableOn(date)] : []),
    ...(flight ? [Prisma.sql`(cardinality(flight_numbers) = 0 or ${flight}::integer = any(flight_numbers))`] : []),
  ];
}

/** Seasons are days of every year, and may wrap over new year; days of travel are of their year. */
function usableOn(date: string): Prisma.Sql {
  const day = date.slice("YYYY-".length);
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return Prisma.sql`(travel_from is null or travel_from <= ${date}) and (travel_to is null or travel_to >= ${date}) and days_of_week & ${1 << weekday} > 0
    and (season_from is null or case when season_from <= season_to then ${day} between season_from and season_to
                                     else ${day} >= season_from or ${day} <= season_to end)`;
}
