import { queryOptions } from "@tanstack/react-query";
import type { EntryRequest, EntryRequirements } from "@/lib/contracts/interface/entry";
import type { OfferDirection } from "@/lib/contracts/interface/offers";
import { tellsSelfTransfer } from "@/lib/domain/self-transfer";
import { postJson } from "../calls/fetch-json";
import { api } from "../calls/paths";

const HOUR_MS = 3_600_000;

/** What the countries of a journey ask of citizens. */
export const entryRequirementsOptions = (directions: readonly OfferDirection[], citizenships: readonly string[], locale: string) => {
  const body: EntryRequest = { citizenships: [...citizenships], directions: directions.map(flightsOf) };
  return queryOptions({
    queryKey: ["entry-requirements", locale, body],
    queryFn: ({ signal }) => postJson<EntryRequirements[]>({ path: api.entryRequirements(), body, signal }),
    staleTime: HOUR_MS,
  });
};

function flightsOf({ segments }: OfferDirection): EntryRequest["directions"][number] {
  return segments.map(({ departure, arrival, information_for_clients }) => ({
    departure_airport: departure.airport.code,
    departure_date: departure.datetime.slice(0, 10),
    arrival_airport: arrival.airport.code,
    arrival_date: arrival.datetime.slice(0, 10),
    self_transfer: tellsSelfTransfer(information_for_clients),
  }));
}

/** Whether a journey leaves a country, its connections included. @param country ISO 3166-1 alpha-2 */
export function goesAbroad(directions: readonly OfferDirection[], country: string): boolean {
  return directions.some(({ segments }) =>
    segments.some(({ departure, arrival }) => [departure, arrival].some(({ airport }) => airport.country.code !== country)),
  );
}
