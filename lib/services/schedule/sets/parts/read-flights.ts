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

/** Which legs are wanted. */
interface Wanted {
  carrier: string;
  /** Flight numbers; null is all. */
  numbers: readonly number[] | null;
  /** Without those that ended before, `YYYY-MM-DD`. */
  from: string;
  /** Ids of sets whose legs are left out. */
  withoutSets?: readonly string[];
}

/** Legs of a carrier's flights, a batch of whole flights at a time. */
export async function* readFlights(tx: Prisma.TransactionClient, wanted: Wanted): AsyncIterable<StoredLeg[]> {
  for (let after: number | null = 0; after !== null; ) {
    const [batch]: Batch[] = await readBatch(tx, wanted, after);
    after = batch?.last ?? null;
    if (batch && after !== null) yield JSON.parse(batch.legs);
  }
}

function readBatch(tx: Prisma.TransactionClient, { carrier, numbers, from, withoutSets = [] }: Wanted, after: number) {
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
             departure_utc_offset as "departureUtcOffset", arrival_utc_offset as "arrivalUtcOffset",
             departure_transfer as "departureTransfer", arrival_transfer as "arrivalTransfer",
             departure_terminal as "departureTerminal", arrival_terminal as "arrivalTerminal",
             aircraft, booking_designators as "bookingDesignators", configuration,
             operating_carrier as "operatingCarrier", operating_name as "operatingName", operating_flight as "operatingFlight", segments,
             seq as "setSeq"
        from schedule_leg leg join schedule_set sets on sets.id = set_id
       where leg.carrier = ${carrier} and leg.flight_number > ${after} and leg.flight_number <= (select last from batch)
         and (${numbers}::int[] is null or leg.flight_number = any(${numbers}::int[])) and (period_to is null or period_to >= ${from})
         and not set_id = any(${withoutSets}::uuid[])
       order by leg.flight_number, leg.suffix, leg.id) as leg`;
}
