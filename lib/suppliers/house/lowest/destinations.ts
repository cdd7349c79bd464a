import { dayNumber, fromDayNumber } from "@/lib/domain/dates";
import { utcToLocal } from "@/lib/domain/schedule/zones";
import type { Network } from "@/lib/engine/network";
import type { AnywhereJourney } from "@/lib/engine/priced/query";
import { legKinds } from "@/lib/engine/service-table";
import { airportByCode, airportsOf } from "@/lib/reference/airports";
import type { DestinationPrice, DestinationsRequest, DestinationsResult } from "@/lib/suppliers/port";
import { atMost } from "@/lib/util/at-most";
import { inTurns } from "@/lib/util/let-others-work";
import { pricedEngineOf, termsOf } from "../search/priced-engine";
import { searchBasis } from "../seats/search-basis";
import type { HouseSnapshot } from "../snapshot/snapshot";
import { toLowestPrice } from "./cheapest-pair";

const DAY_MINUTES = 1440;

/** One after another: each takes long and much memory, and together they would all be later. Other requests have their turns in between. */
const enter = atMost(1);

/** The lowest price to every city over the days; two stops are looked at only for cities that fewer do not reach. */
export async function destinations(request: DestinationsRequest): Promise<DestinationsResult> {
  const origins = airportsOf(request.origin);
  const fromDay = dayNumber(request.fromDate);
  const span = { origins, destinations: null, fromDay, toDay: fromDay + request.days - 1 };
  const { snapshot, seats, isCurrent } = await searchBasis([span], request.now);
  const engine = pricedEngineOf(snapshot, request.currency);
  const question = { ...termsOf(request, seats, snapshot), origins, fromDay, days: request.days };
  const journeys = await enter(() => inTurns(engine.lowestAnywhere(question)));
  return { destinations: journeys.map((journey) => toDestination(journey, snapshot)), isCurrent };
}

function toDestination(journey: AnywhereJourney, snapshot: HouseSnapshot): DestinationPrice {
  const { network } = snapshot;
  const airport = network.airports.codes[journey.destination] ?? "";
  return {
    place: airportByCode(airport)?.cityCode ?? airport,
    airport,
    date: localDate(journey, network),
    lowest: toLowestPrice([journey], snapshot),
  };
}

/** On the clock of the airport that its first flight leaves from. */
function localDate({ services, departureUtc }: AnywhereJourney, network: Network): string {
  const origin = legKinds(network.services, services[0] ?? 0)[0]?.origin ?? 0;
  return fromDayNumber(Math.floor(utcToLocal(network.airports.zones[origin] ?? "UTC", departureUtc) / DAY_MINUTES));
}
