import type { StoredLeg } from "@/lib/domain/schedule/cover-legs";
import type { Prisma } from "@/lib/generated/prisma/client";

/** About so many legs are in memory at once. */
const BATCH_LEGS = 20_000;

interface Batch {
  /** The last flight number of the batch; null where there is none left. */
  last: number | null;
  /** JSON of StoredLeg[]: one value is read much faster than hundreds of thousands of rows. */
  legs: string;
}

/**
 * All legs of a carrier's flights, a batch of whole flights at a time, without those that ended before a date.
 * @param numbers flight numbers; null is all
 * @param from `YYYY-MM-DD`
 */
export async function* readFlights(
  tx: Prisma.TransactionClient,
  carrier: string,
  numbers: readonly number[] | null,
  from: string,
): AsyncIterable<StoredLeg[]> {
  for (let after: number | null = 0; after !== null; ) {
    const [batch]: Batch[] = await readBatch(tx, carrier, numbers, from, after);
    after = batch?.last ?? null;
    if (batch && after !== null) yield JSON.parse(batch.legs);
  }
}

function readBatch(tx: Prisma.TransactionClient, carrier: string, numbers: readonly number[] | null, from: string, after: number) {
  return tx.$queryRaw<Batch[]>`
    with batch as (
      select max(flight_number) as last from (
        select flight_number from schedule_leg
         where carrier = ${carrier} and flight_number > ${after} and (${numbers}::int[] is null or flight_number = any(${numbers}::int[]))
         order by flight_number limit ${BATCH_LEGS}) as first)
    select (select last from batch), coalesce(json_agg(leg), '[]')::text as legs from (
      select leg.carrier, leg.flight_number as "flightNumber", leg.suffix, itinerary_variation as "itineraryVariation",
             leg_sequence as "legSequence", service_type as "serviceType", time_mode as "timeMode", period_from as "periodFrom",
             period_to as "periodTo", leg.days_of_operation as "daysOfOperation", leg.frequency, origin, destination,
             departure_minutes as "departureMinutes", arrival_minutes as "arrivalMinutes",
             departure_day_offset as "departureDayOffset", arrival_day_offset as "arrivalDayOffset",
             departure_terminal as "departureTerminal", arrival_terminal as "arrivalTerminal",
             aircraft, booking_designators as "bookingDesignators", configuration, seq as "setSeq"
        from schedule_leg leg join schedule_set sets on sets.id = set_id
       where leg.carrier = ${carrier} and leg.flight_number > ${after} and leg.flight_number <= (select last from batch)
         and (${numbers}::int[] is null or leg.flight_number = any(${numbers}::int[])) and (period_to is null or period_to >= ${from})
       order by leg.flight_number, leg.suffix, leg.id) as leg`;
}
