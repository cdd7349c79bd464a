import { findItineraries, type Itinerary } from "@/lib/engine/find-itineraries";
import { airportsOf } from "@/lib/reference/airports";
import { connectionTimes } from "@/lib/reference/connection-times";
import type { SearchFilters, Travel } from "../port";
import { currentSnapshot } from "./current-snapshot";
import { lastLeg } from "./flight-reference";
import { makeMarket, priceItinerary } from "./price-itinerary";
import type { PricedWay } from "./priced-way";
import { isSellable, MINUTES_BEFORE_DEPARTURE } from "./selling-rules";
import { readSoldSeats } from "./sold-seats";

export async function lowestWays(
  request: Travel & { filters: SearchFilters },
  { origin, destination, fromDay, days }: { origin: string; destination: string; fromDay: number; days: number },
): Promise<PricedWay[][]> {
  const snapshot = await currentSnapshot(request.now);
  const { filters } = request;
  const notBefore = Math.floor(request.now.getTime() / 60_000) + MINUTES_BEFORE_DEPARTURE;
  const origins = airportsOf(origin);
  const destinations = airportsOf(destination);
  const flies = (carrier: string) => filters.carriers?.includes(carrier) ?? true;
  const found = Array.from({ length: days }, (_, index) =>
    findItineraries(snapshot.network, { origins, destinations, day: fromDay + index, maxStops: filters.maxStops, notBefore }).filter(
      (itinerary) => isSellable(itinerary) && itinerary.segments.every(({ carrier }) => flies(carrier)),
    ),
  );
  const market = makeMarket(snapshot, request, await readSoldSeats(found.flat()));
  return found.map((itineraries) =>
    itineraries.flatMap((itinerary) => {
      const direction = priceItinerary(itinerary, market);
      const passing = direction.prices.priced.filter(({ components }) =>
        components.every(
          ({ fare }) => (!filters.withBaggage || fare.baggagePieces > 0) && (!filters.refundable || fare.refundBeforeMinor !== null),
        ),
      );
      const lowest = Math.min(...passing.map(({ totalMinor }) => totalMinor));
      return Number.isFinite(lowest) ? [wayOf(itinerary, lowest + direction.taxesMinor)] : [];
    }),
  );
}

function wayOf({ segments, departureUtc, arrivalUtc }: Itinerary, totalMinor: number): PricedWay {
  const last = segments.at(-1);
  if (!last) throw new Error("an itinerary without flights");
  const { destination } = lastLeg(last);
  return {
    totalMinor,
    departureUtc,
    arrivalUtc,
    readyUtc: arrivalUtc + connectionTimes(destination).II,
    destination,
    stops: segments.length - 1,
    carriers: segments.map(({ carrier }) => carrier),
  };
}
