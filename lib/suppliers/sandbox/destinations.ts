import { SANDBOX_ROUTES } from "@/lib/contracts/interface/sandbox-routes";
import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { airportByCode, airportsOf } from "@/lib/reference/airports";
import type { DestinationPrice, DestinationsRequest } from "../port/own-schedule";
import { stayPairs } from "../stay-pairs";
import { lowestOf, lowestOffer } from "./lowest-offer";

/** The test airline flies everywhere; it lists the cities that its documented routes name. */
export async function destinations(request: DestinationsRequest): Promise<DestinationPrice[]> {
  const own = airportsOf(request.origin).map(cityOf);
  const cities = new Set(SANDBOX_ROUTES.flatMap(({ from, to }) => [from, to]).map(cityOf));
  const found = [...cities].filter((place) => !own.includes(place)).flatMap((place) => cheapestTo(request, place) ?? []);
  return found;
}

function cheapestTo(request: DestinationsRequest, place: string): DestinationPrice | null {
  const { origin, fromDate, days, roundTrip } = request;
  const out = lowestByDay(request, [origin, place], { fromDay: dayNumber(fromDate), days });
  if (!roundTrip) {
    const [best] = [...out].map(([day, { totalMinor }]) => ({ day, totalMinor })).sort((left, right) => left.totalMinor - right.totalMinor);
    return best ? priceOn(request, place, fromDayNumber(best.day), null) : null;
  }
  const { least, most } = roundTrip.nights;
  const fromDay = dayNumber(fromDate) + least;
  const lastDay = Math.min(fromDay + days - 1 + most - least, dayNumber(roundTrip.lastReturn));
  const back = lowestByDay(request, [place, origin], { fromDay, days: lastDay - fromDay + 1 });
  // Prices of directions add up here, so the first pair that can be flown is the cheapest.
  for (const { day, returnDay } of stayPairs(out, (_, returnDay) => back.get(returnDay), roundTrip.nights)) {
    const found = priceOn(request, place, fromDayNumber(day), fromDayNumber(returnDay));
    if (found) return found;
  }
  return null;
}

/** By day number, the lowest price of one direction. */
function lowestByDay(
  request: DestinationsRequest,
  [from, to]: readonly [string, string],
  { fromDay, days }: { fromDay: number; days: number },
): Map<number, { totalMinor: number }> {
  const found = new Map<number, { totalMinor: number }>();
  for (let day = fromDay; day < fromDay + days; day++) {
    const offer = lowestOffer(request, [[from, to, fromDayNumber(day)]]);
    if (offer) found.set(day, lowestOf(offer, request.party));
  }
  return found;
}

function priceOn(request: DestinationsRequest, place: string, date: string, returnDate: string | null): DestinationPrice | null {
  const { origin, party } = request;
  const offer = lowestOffer(request, [[origin, place, date], ...(returnDate === null ? [] : [[place, origin, returnDate] as const])]);
  const airport = offer?.directions[0]?.segments.at(-1)?.arrival.airport ?? place;
  return offer && { place, airport, date, returnDate, lowest: lowestOf(offer, party) };
}

function cityOf(airport: string): string {
  return airportByCode(airport)?.cityCode ?? airport;
}
