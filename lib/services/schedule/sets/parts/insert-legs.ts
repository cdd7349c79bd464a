import type { LegPattern } from "@/lib/domain/schedule/schedule";
import type { Prisma } from "@/lib/generated/prisma/client";

/** Writes legs of a set in one statement: a set may have hundreds of thousands. */
export async function insertLegs(tx: Prisma.TransactionClient, setId: string, legs: readonly LegPattern[]): Promise<void> {
  await tx.$executeRaw`
    insert into schedule_leg (
      set_id, carrier, flight_number, suffix, itinerary_variation, leg_sequence, service_type, period_from, period_to,
      days_of_operation, frequency, origin, destination, departure_minutes, arrival_minutes, departure_day_offset, arrival_day_offset,
      departure_utc_offset, arrival_utc_offset, departure_terminal, arrival_terminal, aircraft, booking_designators, configuration,
      operating_carrier, operating_name, operating_flight, segments)
    select ${setId}::uuid, carrier, "flightNumber", suffix, "itineraryVariation", "legSequence", "serviceType", "periodFrom", "periodTo",
      "daysOfOperation", frequency, origin, destination, "departureMinutes", "arrivalMinutes", "departureDayOffset", "arrivalDayOffset",
      "departureUtcOffset", "arrivalUtcOffset", "departureTerminal", "arrivalTerminal", aircraft, "bookingDesignators", configuration,
      "operatingCarrier", "operatingName", "operatingFlight", segments
    from json_to_recordset(${JSON.stringify(legs)}::json) as leg (
      carrier text, "flightNumber" int, suffix text, "itineraryVariation" int, "legSequence" int, "serviceType" text,
      "periodFrom" text, "periodTo" text, "daysOfOperation" int, frequency int, origin text, destination text,
      "departureMinutes" int, "arrivalMinutes" int, "departureDayOffset" int, "arrivalDayOffset" int,
      "departureUtcOffset" int, "arrivalUtcOffset" int, "departureTerminal" text, "arrivalTerminal" text, aircraft text, "bookingDesignators" text, configuration text,
      "operatingCarrier" text, "operatingName" text, "operatingFlight" text, segments jsonb)`;
}
