import { LIVE_STATUSES } from "@/lib/domain/booking/booking-status";
import { keptSegment } from "@/lib/domain/booking/parse-snapshot";
import { fromDayNumber, utcDays } from "@/lib/domain/dates";
import type { ChangedFlight } from "@/lib/domain/schedule/comparison/changed-flight";
import { flightCode, keptLegKey, parseLegKey } from "@/lib/domain/schedule/inventory";
import type { Prisma } from "@/lib/generated/prisma/client";
import { claimsOf } from "@/lib/services/booking/record/claims-of";
import type { FlightFollower } from "@/lib/suppliers/port/own-schedule";
import type { Supplier } from "@/lib/suppliers/port/supplier";
import { learnSchedules } from "./learn-schedules";
import type { ScheduleChanged } from "./schedule-changed";

interface Touching {
  tx: Prisma.TransactionClient;
  supplier: Pick<Supplier, "code">;
  follower: FlightFollower;
  change: ScheduleChanged;
}

/** Ids of bookings on flights and dates that are flown otherwise than before, under whatever number they were sold; in order. */
export async function findTouched(touching: Touching): Promise<string[]> {
  return [...new Set([...(await byClaims(touching)), ...(await bySeats(touching)), ...(await byLostFlights(touching))])].sort();
}

/** Bookings that have claims on them. */
async function byClaims({ tx, supplier, follower, change }: Touching): Promise<string[]> {
  const claimed = await tx.$queryRaw<{ key: string }[]>`
    select distinct f.flight_key as key from unnest(${codesOf(change.flights)}::text[]) c (code) cross join lateral (${claimsOf("c.code")}) f`;
  const touched = claimed.map(({ key }) => key).filter((key) => follower.touches(key));
  const found = await tx.$queryRaw<{ id: string }[]>`
    select distinct b.id::text as id from passenger_flight f join booking b on b.id = f.booking_id
     where f.flight_key = any(${touched}) and b.supplier = ${supplier.code}`;
  return found.map(({ id }) => id);
}

/**
 * Bookings with seats on them under another number (code share). Only bookings on the duplicates that the changed carriers fly, or flew before this
 * change, are looked at: flights keep their carrier, whatever becomes of their numbers. Each booking is looked up by itself, for the planner takes
 * them for many: `offset 0` keeps it from reading all there are.
 */
async function bySeats({ tx, supplier, follower, change }: Touching): Promise<string[]> {
  const carriers = [...new Set(change.flights.map(({ carrier }) => carrier))];
  const found = await tx.$queryRaw<{ id: string; legKey: string }[]>`
    with duplicates as (
      select distinct carrier || lpad(flight_number::text, 4, '0') || suffix as code from schedule_leg
       where operating_flight <> '' and regexp_replace(operating_flight, '[0-9]{4}[A-Z]?$', '') = any(${carriers})
       union select unnest(${formerDuplicates(change.flights)}::text[])),
    bookings as (
      select distinct f.booking_id from duplicates d cross join lateral (${claimsOf("d.code", yesterday(change.now))}) f)
    select distinct b.id::text as id, seat ->> 'legKey' as "legKey"
      from bookings cross join lateral (
             select b.id, b.seats from booking b
              where b.id = booking_id and b.supplier = ${supplier.code} and b.status = any(${[...LIVE_STATUSES]}::booking_status[]) offset 0) b
     cross join lateral jsonb_array_elements(b.seats) as seat
     where replace(split_part(seat ->> 'legKey', '|', 1), '*', '') = any(${codesOf(change.flights)})`;
  return found.filter(({ legKey }) => follower.touches(dayOf(legKey))).map(({ id }) => id);
}

/** Bookings that wait because a flight is gone, in whose place this change adds one under a number of which they know nothing. */
async function byLostFlights({ tx, supplier, follower, change }: Touching): Promise<string[]> {
  const carriers = [...new Set(change.flights.filter(({ after }) => after.length > 0).map(({ carrier }) => carrier))];
  const found = await tx.$queryRaw<{ id: string; flight: unknown }[]>`
    select b.id::text as id, l.flight
      from schedule_change c join booking b on b.open_change_id = c.id cross join lateral jsonb_array_elements(c.current -> 'gone') as g (place)
     cross join lateral (select c.current -> 'directions' -> (g.place ->> 0)::integer -> 'segments' -> (g.place ->> 1)::integer) as l (flight)
     where c.state = 'open' and c.kind in ('cancelled', 'suspended') and b.supplier = ${supplier.code} and l.flight ->> 'carrier' = any(${carriers})`;
  const lost = found.map(({ id, flight }) => ({ id, flight: keptSegment.parse(flight), held: { legKeys: [], isGone: true } }));
  await learnSchedules({ follower, change }, lost);
  return lost.filter(({ flight }) => follower.addsInstead(flight)).map(({ id }) => id);
}

function dayOf(legKey: string): string {
  const { flight, date } = parseLegKey(keptLegKey(legKey));
  return `${flight}|${date}`;
}

/** West of Greenwich it is still that day. */
function yesterday(now: Date): string {
  return fromDayNumber(utcDays(now) - 1);
}

/** Numbers that were filed as flown by others. */
function formerDuplicates(flights: readonly ChangedFlight[]): string[] {
  return codesOf(flights.filter(({ before }) => before.some(({ operatingFlight }) => operatingFlight !== "")));
}

function codesOf(flights: readonly ChangedFlight[]): string[] {
  return flights.map(({ carrier, flightNumber, suffix }) => flightCode(carrier, flightNumber, suffix));
}
