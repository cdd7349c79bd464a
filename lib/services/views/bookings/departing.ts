import { Prisma } from "@/lib/generated/prisma/client";

const DAY_MS = 86_400_000;

/** Midnight of a day, UTC, so many days later. */
export function startOf(day: string, later = 0): Date {
  return known(new Date(Date.parse(`${day}T00:00:00Z`) + later * DAY_MS));
}

const [FIRST, LAST] = [Date.UTC(1970), Date.UTC(9000)];

/** A moment that PostgreSQL can write; there are no bookings beyond. */
export function known(moment: Date): Date {
  return new Date(Math.min(Math.max(moment.getTime(), FIRST), LAST));
}

interface DepartureDays {
  /** `YYYY-MM-DD`, both included. */
  departure_from?: string | undefined;
  departure_to?: string | undefined;
}

/** Conditions on `booking b`. Days are those of the airport's clock, which is a day away from UTC's at most; the index has instants. */
export function departing({ departure_from: from, departure_to: to }: DepartureDays): Prisma.Sql[] {
  // Snapshots of version 1 called a direction a bound.
  const local = Prisma.sql`left(coalesce(b.snapshot #>> '{directions,0,segments,0,departure,local}', b.snapshot #>> '{bounds,0,segments,0,departure,local}'), 10)`;
  return [
    ...(from ? [Prisma.sql`b.first_departure_at >= ${startOf(from, -1)} and ${local} >= ${from}`] : []),
    ...(to ? [Prisma.sql`b.first_departure_at < ${startOf(to, 2)} and ${local} <= ${to}`] : []),
  ];
}
