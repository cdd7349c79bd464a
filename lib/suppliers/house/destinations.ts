import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { utcToLocal } from "@/lib/domain/zones";
import type { Network } from "@/lib/engine/network";
import type { LowestJourney } from "@/lib/engine/priced/questions";
import { legKinds } from "@/lib/engine/service-table";
import { airportByCode, airportsOf } from "@/lib/reference/airports";
import type { DestinationPrice, DestinationsAnswer, DestinationsRequest } from "../port";
import { minutesBetweenOf, pricedEngineOf, termsOf } from "./priced-engine";
import { searchBasis } from "./search-basis";
import { toLowestPrice } from "./to-lowest-price";

const DAY_MINUTES = 1440;

/** The lowest price to every city over the days; two stops are looked at only for cities that fewer do not reach. */
export async function destinations(request: DestinationsRequest): Promise<DestinationsAnswer> {
  const origins = airportsOf(request.origin);
  const fromDay = dayNumber(request.fromDate);
  const span = { origins, destinations: null, fromDay, toDay: fromDay + request.days - 1 };
  const { snapshot, seats, isCurrent } = await searchBasis([span], request.now);
  const { network } = snapshot;
  const engine = pricedEngineOf(snapshot, request.currency);
  const terms = { ...termsOf(request, seats), minutesBetween: minutesBetweenOf(snapshot), origins, fromDay, days: request.days };
  const lowestTo = (place: string, maxStops: 0 | 1 | 2): LowestJourney | null =>
    engine
      .lowestOfDays({ ...terms, maxStops, destinations: airportsOf(place), keep: "cheapest" })
      .flat()
      .reduce(cheaperOf, null);
  const { maxStops } = request.filters;
  const found = citiesOf(network, origins).flatMap((place) => {
    const few = maxStops === 2 ? 1 : maxStops;
    const journey = lowestTo(place, few) ?? (maxStops === few ? null : lowestTo(place, maxStops));
    return journey ? [toDestination(place, journey, network)] : [];
  });
  return { destinations: found, isCurrent };
}

/** Cities that anything flies to, but the origin's own. */
function citiesOf({ routes, airports }: Network, origins: readonly string[]): string[] {
  const cities = new Set([...new Set(routes.to)].map((airport) => cityOf(airports.codes[airport] ?? "")));
  for (const origin of origins) cities.delete(cityOf(origin));
  return [...cities];
}

function cityOf(airport: string): string {
  return airportByCode(airport)?.cityCode ?? airport;
}

/** Of two at the same price that of the earlier day. */
function cheaperOf(best: LowestJourney | null, next: LowestJourney): LowestJourney {
  return best && best.totalMinor <= next.totalMinor ? best : next;
}

function toDestination(place: string, journey: LowestJourney, network: Network): DestinationPrice {
  const { airports } = network;
  return {
    place,
    airport: airports.codes[journey.destination] ?? "",
    date: localDate(journey, network),
    lowest: toLowestPrice([journey], network),
  };
}

/** On the clock of the airport that its first flight leaves from. */
function localDate({ services, departureUtc }: LowestJourney, network: Network): string {
  const origin = legKinds(network.services, services[0] ?? 0)[0]?.origin ?? 0;
  return fromDayNumber(Math.floor(utcToLocal(network.airports.zones[origin] ?? "UTC", departureUtc) / DAY_MINUTES));
}
