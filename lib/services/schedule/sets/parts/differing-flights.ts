import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import type { DayWindow } from "@/lib/domain/schedule/day-set";
import type { ScheduleSet } from "@/lib/domain/schedule/sets/schedule-set";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { CarrierSets, KeptSet } from "./read-sets";

/** A new set, and the one that all its dates belonged to before. */
interface Pair {
  set: KeptSet;
  former: KeptSet | null;
}

/**
 * Of a file that takes dates over from one other file, the flight numbers that may have changed: those whose legs differ between the two, and
 * those that messages are about. The many that a new file repeats need not be read. Null where files lie over each other otherwise.
 * @param window days that are compared
 */
export async function differingFlights(tx: Prisma.TransactionClient, sets: CarrierSets, window: DayWindow): Promise<number[] | null> {
  const pairs = sets.touched.map((set) => pairOf(set, sets, window));
  const numbers = new Set([...sets.before, ...sets.after].flatMap(({ flightNumber }) => flightNumber ?? []));
  for (const pair of pairs) {
    if (pair === null) return null;
    for (const number of await differingIn(tx, pair, window)) numbers.add(number);
  }
  return [...numbers];
}

function pairOf(set: KeptSet, { before, after, touched }: CarrierSets, window: DayWindow): Pair | null {
  const isAlone = !touched.some((other) => other !== set && meet(other, set));
  if (!isAlone || !isOfFile(set) || !after.includes(set)) return null;
  const former = before.findLast((other) => isOfFile(other) && meet(other, set));
  if (!former) return { set, former: null };
  const [from, to] = spanOf(set, window);
  const covers = former.validFrom <= from && (former.validTo ?? LATEST) >= to;
  return covers && former.timeMode === set.timeMode ? { set, former } : null;
}

const LATEST = "9999-12-31";

/** Files are about all flights of their carrier on every day of their validity. */
function isOfFile({ layer, flightNumber, daysOfOperation, frequency }: ScheduleSet): boolean {
  return layer === "basic" && flightNumber === null && daysOfOperation === 127 && frequency === 1;
}

/** A flight's date in UTC may be the day before or after. */
function meet(one: ScheduleSet, other: ScheduleSet): boolean {
  const spare = one.timeMode === other.timeMode ? 0 : 2;
  return startOf(one) <= endOf(other) + spare && startOf(other) <= endOf(one) + spare;
}

function startOf({ validFrom }: ScheduleSet): number {
  return dayNumber(validFrom);
}

function endOf({ validTo }: ScheduleSet): number {
  return dayNumber(validTo ?? LATEST);
}

/** The dates of a set that are compared, both included. */
function spanOf(set: ScheduleSet, { first, count }: DayWindow): [from: string, to: string] {
  return [fromDayNumber(Math.max(startOf(set), first)), fromDayNumber(Math.min(endOf(set), first + count - 1))];
}

/**
 * Legs are the same where all is that is said of them, and their periods as far as they lie in the span. Of every second week the period's first
 * day tells which. A file has no leg twice on a date, so that their order is of no importance.
 */
async function differingIn(tx: Prisma.TransactionClient, { set, former }: Pair, window: DayWindow): Promise<number[]> {
  const [from, to] = spanOf(set, window);
  const rows = await tx.$queryRaw<{ number: number }[]>`
    select flight_number as number from (
      select flight_number, suffix, set_id, hashtextextended((itinerary_variation, leg_sequence, service_type, days_of_operation, frequency,
               case frequency when 1 then greatest(period_from, ${from}) else period_from end, least(period_to, ${to}),
               origin, destination, departure_minutes, arrival_minutes, departure_day_offset, arrival_day_offset, departure_utc_offset,
               arrival_utc_offset, departure_transfer, arrival_transfer, departure_terminal, arrival_terminal, aircraft, booking_designators, configuration, operating_carrier,
               operating_name, operating_flight, segments)::text, 0) as hash
        from schedule_leg
       where set_id in (${set.id}::uuid, ${former?.id ?? null}::uuid) and period_from <= ${to} and (period_to is null or period_to >= ${from})) leg
     group by flight_number, suffix
    having sum(hash) filter (where set_id = ${set.id}::uuid) is distinct from sum(hash) filter (where set_id = ${former?.id ?? null}::uuid)`;
  return rows.map(({ number }) => number);
}
