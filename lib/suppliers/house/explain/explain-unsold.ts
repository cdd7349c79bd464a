import { dayNumber } from "@/lib/domain/dates";
import type { FlightSegment } from "@/lib/engine/itinerary";
import { airportsOf } from "@/lib/reference/airports";
import type { Unsold, UnsoldJourney, UnsoldReason } from "@/lib/suppliers/port/explanation";
import type { SearchRequest } from "@/lib/suppliers/port/selling";
import { firstLeg, lastLeg } from "../flights";
import { daysLeft } from "../levels";
import { type Market, makeMarket } from "../market";
import { flownDirection } from "../offer/make-segment";
import { connects, itineraryOf, maySell, minutesNeeded } from "../reprice/find-journey";
import { readSoldSeats } from "../seats/sold-seats";
import { MINUTES_BEFORE_DEPARTURE } from "../selling-rules";
import { currentSnapshot } from "../snapshot/current-snapshot";
import { candidatesOf } from "./candidates";
import { type Judging, priceReasons } from "./price-reasons";

/** So many are told. */
const MOST_TOLD = 40;
const DAY_MINUTES = 1440;

/** Why flights that might be flown are not offered, by the rules and prices that sell the others. */
export async function explainUnsold(request: SearchRequest): Promise<Unsold> {
  const market = makeMarket(await currentSnapshot(request.now), request);
  const found = request.directions.map((direction) => candidatesOf(market.snapshot, direction));
  const itineraries = found.flatMap(({ journeys }) => journeys.map((flights) => itineraryOf(market.snapshot, flights)));
  const asked = { market, sold: await readSoldSeats(itineraries), daysLeft: daysLeftTo(request, market) };
  const journeys = found.flatMap(({ journeys: candidates }, direction) =>
    candidates.flatMap((flights): UnsoldJourney[] => {
      const reasons = reasonsOf(flights, asked);
      return reasons.length === 0 ? [] : [{ direction, flights: flownDirection({ segments: flights }).segments, reasons }];
    }),
  );
  return {
    journeys: journeys.slice(0, MOST_TOLD),
    looked: itineraries.length,
    unlooked: found.reduce((total, { unlooked }) => total + unlooked, Math.max(0, journeys.length - MOST_TOLD)),
  };
}

function daysLeftTo({ directions: [first] }: SearchRequest, { nowUtc }: Market): number {
  if (!first) return 0;
  return daysLeft({ origin: airportsOf(first.origin)[0] ?? "", departureLocal: dayNumber(first.date) * DAY_MINUTES }, nowUtc);
}

/** What keeps flights from being offered: the first of the rules that are not of prices, else what their fares say; none where they are offered. */
function reasonsOf(flights: readonly FlightSegment[], judging: Judging): UnsoldReason[] {
  const barred = notOnSale(flights, judging.market);
  if (barred.length > 0) return barred;
  const rule = brokenRule(flights, judging.market);
  return rule ? [rule] : priceReasons(flights, judging);
}

function notOnSale(flights: readonly FlightSegment[], { snapshot: { onSale } }: Market): UnsoldReason[] {
  const carriers = [...new Set(flights.map(({ carrier }) => carrier))];
  return carriers.flatMap((carrier) => (onSale && !onSale.includes(carrier) ? [{ kind: "not_on_sale", carrier }] : []));
}

function brokenRule(flights: readonly FlightSegment[], { snapshot, nowUtc }: Market): UnsoldReason | null {
  const [first, next] = flights;
  if (first && firstLeg(first).departureUtc < nowUtc + MINUTES_BEFORE_DEPARTURE)
    return { kind: "too_soon", minutes: MINUTES_BEFORE_DEPARTURE };
  if (first && next) {
    if (!connects(snapshot, first, next)) {
      const { destination: airport, arrivalUtc } = lastLeg(first);
      const minutes = firstLeg(next).departureUtc - arrivalUtc;
      return { kind: "short_connection", airport, minutes, needed: minutesNeeded(snapshot, first, next) };
    }
  }
  return maySell(snapshot, flights) ? null : { kind: "restricted" };
}
