import { SANDBOX_ROUTES } from "@/lib/contracts/sandbox-routes";
import { addDays } from "@/lib/domain/dates";
import { airportByCode, airportsOf } from "@/lib/reference/airports";
import type { DestinationPrice, DestinationsRequest, DestinationsResult } from "../port";
import { lowestOf, lowestOffer } from "./lowest-offer";

/** The test airline flies everywhere; it lists the cities that its documented routes name. */
export async function destinations(request: DestinationsRequest): Promise<DestinationsResult> {
  const own = airportsOf(request.origin).map(cityOf);
  const cities = new Set(SANDBOX_ROUTES.flatMap(({ from, to }) => [from, to]).map(cityOf));
  const found = [...cities].filter((place) => !own.includes(place)).flatMap((place) => cheapestTo(request, place) ?? []);
  return { destinations: found, isCurrent: async () => false };
}

function cheapestTo(request: DestinationsRequest, place: string): DestinationPrice | null {
  const { origin, fromDate, days, party } = request;
  let best: DestinationPrice | null = null;
  for (let day = 0; day < days; day++) {
    const date = addDays(fromDate, day);
    const offer = lowestOffer(request, [[origin, place, date]]);
    if (!offer) continue;
    const lowest = lowestOf(offer, party);
    const airport = offer.directions[0]?.segments.at(-1)?.arrival.airport ?? place;
    if (!best || lowest.totalMinor < best.lowest.totalMinor) best = { place, airport, date, lowest };
  }
  return best;
}

function cityOf(airport: string): string {
  return airportByCode(airport)?.cityCode ?? airport;
}
