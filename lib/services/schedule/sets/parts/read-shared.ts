import { LIVE_STATUSES } from "@/lib/domain/booking/booking-status";
import { flightKeys } from "@/lib/domain/booking/journey-keys";
import { parseSeats } from "@/lib/domain/booking/parse-seats";
import { isLostLegKey, parseLegKey } from "@/lib/domain/schedule/inventory";
import type { Prisma } from "@/lib/generated/prisma/client";
import { isSeated, seatedFlights } from "@/lib/services/aftersale/schedule-changes/parts/follow-journey";
import { parseCurrent } from "@/lib/services/booking/flights/followed-booking";
import { claimsOf } from "@/lib/services/booking/record/claims-of";
import { type SoldLeg, toSoldLeg } from "./read-sold";

/** Seats that one booking has on a leg under another number than that of the flight that flies it (code share). */
export interface SharedLeg extends SoldLeg {
  /** The number under which they are sold, and the flight that is flown, as inventory keys write them: `TK0371`, `QX0451`. */
  sold: string;
  flown: string;
  /** Where and when the passengers board the flight, minutes since epoch, UTC. */
  boards: { airport: string; utc: number };
}

interface Row {
  current: unknown;
  seats: unknown;
}

/**
 * Seats that live bookings have under other numbers than those that are flown, where one of the two is wanted. Each booking is looked up by itself, for
 * the planner takes them for many: `offset 0` keeps it from reading all there are.
 * @param prefixes how inventory keys of the wanted flights begin: carriers or whole flights
 * @param from local date of departure, `YYYY-MM-DD`: earlier ones may be left out
 */
export async function readShared(tx: Prisma.TransactionClient, prefixes: readonly string[], from: string): Promise<SharedLeg[]> {
  const rows = await tx.$queryRaw<Row[]>`
    with duplicates as (
      select distinct code from schedule_leg cross join lateral (select carrier || lpad(flight_number::text, 4, '0') || suffix as code) as c
       where operating_flight <> '' and (code ^@ any(${prefixes}) or operating_flight ^@ any(${prefixes}))),
    bookings as (
      select distinct f.booking_id from duplicates d cross join lateral (${claimsOf("d.code", from)}) f)
    select b.seats, coalesce(c.current, jsonb_build_object('directions', b.snapshot -> 'directions', 'gone', '[]'::jsonb, 'suspended', false)) as current
      from bookings cross join lateral (
             select b.seats, b.snapshot, b.open_change_id from booking b
              where b.id = booking_id and b.status = any(${[...LIVE_STATUSES]}::booking_status[]) offset 0) b
      left join lateral (select c.current from schedule_change c where c.id = b.open_change_id offset 0) c on true`;
  const isWanted = (flight: string) => prefixes.some((prefix) => flight.startsWith(prefix));
  return rows.flatMap(sharedLegs).filter(({ sold, flown }) => isWanted(sold) || isWanted(flown));
}

function sharedLegs(row: Row): SharedLeg[] {
  const seated = { current: parseCurrent(row.current), seats: parseSeats(row.seats) };
  if (!isSeated(seated)) return [];
  return seatedFlights(seated).flatMap(({ flight, takes }) => {
    const [sold = ""] = flightKeys([{ segments: [flight] }]).map((key) => key.slice(0, key.indexOf("|")));
    const boards = { airport: flight.departure.airport, utc: flight.departure.utc };
    const legs = takes.map(({ legKey, seats }) => ({ ...toSoldLeg(legKey, seats), flown: parseLegKey(legKey).flight }));
    return legs
      .filter(({ legKey, flown, seats }) => flown !== sold && seats > 0 && !isLostLegKey(legKey))
      .map((leg) => ({ ...leg, sold, boards }));
  });
}
