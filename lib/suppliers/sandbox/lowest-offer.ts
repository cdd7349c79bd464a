import { sum } from "@/lib/domain/money";
import type { SupplierOffer } from "@/lib/domain/offer";
import type { Party } from "@/lib/domain/passengers/passengers";
import { taxTotal } from "@/lib/domain/pricing/taxes";
import { itemAt } from "@/lib/util/at";
import type { LowestPrice } from "../port/own-schedule";
import { directionOf, type SearchFilters, type SearchRequest, type Travel } from "../port/selling";
import { offersFor, totalOf } from "./search";

type Asked = Travel & { filters: SearchFilters };

/** A place to go from, a place to go to, and the local date. */
type Flown = readonly [origin: string, destination: string, date: string];

/** The cheapest offer of a search for these directions; the shorter one where two cost the same, null where there is none. */
export function lowestOffer({ cabin, party, currency, now, filters }: Asked, flown: readonly Flown[]): SupplierOffer | null {
  const directions = flown.map((each) => directionOf(...each));
  const request: SearchRequest = { cabin, party, currency, now, filters, directions };
  const [lowest = null] = offersFor(request).sort(
    (left, right) => totalOf(left, party) - totalOf(right, party) || minutesOf(left) - minutesOf(right),
  );
  return lowest;
}

/** An offer as lists of prices tell of it. */
export function lowestOf(offer: SupplierOffer, party: Party): LowestPrice {
  const segments = offer.directions.flatMap((direction) => direction.segments);
  return {
    totalMinor: totalOf(offer, party),
    stops: Math.max(...offer.directions.map((direction) => direction.segments.length - 1)),
    carriers: [...new Set(segments.map(({ carrier }) => carrier))],
    durationMinutes: minutesOf(offer),
    isSeparate: offer.flightType === "vtrip",
    fares: offer.fares.map(({ age, fareMinor, taxes }) => ({ age, totalMinor: fareMinor + taxTotal(taxes) })),
    begins: beginningOf(offer),
  };
}

function beginningOf({ directions }: SupplierOffer): LowestPrice["begins"] {
  const segments = directions[0]?.segments ?? [];
  const { carrier, cabin, departure } = itemAt(segments, 0);
  return { carrier, cabin, from: departure.airport, to: itemAt(segments, segments.length - 1).arrival.airport };
}

function minutesOf({ directions }: SupplierOffer): number {
  return sum(directions.map(({ segments }) => (segments.at(-1)?.arrival.utc ?? 0) - (segments[0]?.departure.utc ?? 0)));
}
