import type { EntryRequest, EntryRequirements } from "@/lib/contracts/interface/entry";
import type { TripDirection } from "@/lib/contracts/trip/trip";
import { db } from "@/lib/db";
import type { Locale } from "@/lib/domain/localized";
import { entryRequirementsOf } from "@/lib/services/ground/entry-rules/find-entry-requirements";
import { CITIZENSHIP_COLUMNS, openCitizenship } from "@/lib/services/ground/personal-data/person";

interface TripEntry {
  bookingId: string;
  /** Those that are still flown. */
  directions: readonly TripDirection[];
  locale: Locale;
}

/** What the countries of a trip ask of its travellers, by citizenship: whose it is, is not said. */
export async function readTripEntry({ bookingId, directions, locale }: TripEntry): Promise<EntryRequirements[]> {
  const rows = await db().bookingPassenger.findMany({
    where: { bookingId, returnedAt: null },
    orderBy: { position: "asc" },
    select: CITIZENSHIP_COLUMNS,
  });
  const citizenships = (await Promise.all(rows.map(openCitizenship))).filter((country) => country !== "");
  return entryRequirementsOf({ citizenships, directions: directions.map(flightsOf), locale });
}

function flightsOf({ segments }: TripDirection): EntryRequest["directions"][number] {
  return segments.map(({ departure, arrival, self_transfer }) => ({
    departure_airport: departure.airport.code,
    departure_date: departure.datetime.slice(0, 10),
    arrival_airport: arrival.airport.code,
    arrival_date: arrival.datetime.slice(0, 10),
    self_transfer,
  }));
}
