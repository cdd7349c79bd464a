import { dayNumber } from "@/lib/domain/dates";
import type { LowestJourney } from "@/lib/engine/priced/query";
import { airportsOf } from "@/lib/reference/airports";
import { consecutiveDays, type DayPair, pairsOf } from "@/lib/suppliers/calendar-days";
import type { CalendarRequest, CalendarResult, DayPrice } from "@/lib/suppliers/port/own-schedule";
import { groupBy } from "@/lib/util/grouping";
import { makeMarket } from "../market";
import { priceKeyOf } from "../prices/by-prices";
import { minutesBetweenOf, pricedEngineOf, termsOf } from "../search/priced-engine";
import { presentBasis } from "../seats/search-basis";
import { cheapestPair, totalOf } from "./cheapest-pair";
import { keptLowest, lowestByDay } from "./kept-lowest";
import { toLowestPrice } from "./to-lowest-price";

/** The journeys of a direction that may be part of the cheapest, by day number of the departure. */
type JourneysByDay = ReadonlyMap<number, readonly LowestJourney[]>;

/**
 * Lowest prices by days. Every direction and day is looked at once, however many pairs it is part of; a way back once for all journeys that
 * begin so far ahead that its fares' advance purchase takes them alike.
 */
export async function calendar(request: CalendarRequest): Promise<CalendarResult> {
  const [days, matrix] = [consecutiveDays(request), pairsOf(request)];
  const pairs = [...days, ...matrix];
  const outbound = { origins: airportsOf(request.origin), destinations: airportsOf(request.destination) };
  const inbound = { origins: outbound.destinations, destinations: outbound.origins };
  const { snapshot, seats } = await presentBasis(request.now);
  const { asker } = request;
  const engine = pricedEngineOf(snapshot, request);
  const asking = { kept: keptLowest(snapshot, seats).days, engine, prices: priceKeyOf(snapshot, request), seats, asker };
  const terms = { ...termsOf(request, seats, snapshot), minutesBetween: minutesBetweenOf(snapshot) };
  const keep = request.roundTrip ? "ready" : "cheapest";
  const outboundDays = distinctDays(pairs.map(({ date }) => date));
  const out = await lowestByDay(asking, { ...terms, ...outbound, daysLeft: null, keep }, outboundDays);
  const daysLeft = ({ date }: DayPair) => engine.daysLeft(outbound.origins, dayNumber(date), terms.nowUtc);
  const back = new Map<number, JourneysByDay>();
  for (const [left, together] of groupBy(pairs, daysLeft)) {
    const days = distinctDays(together.flatMap(({ returnDate }) => returnDate ?? []));
    back.set(left, await lowestByDay(asking, { ...terms, ...inbound, daysLeft: left, keep: "departure" }, days));
  }
  const market = makeMarket(snapshot, request);
  const priced = (pair: DayPair): DayPrice => {
    const journey = cheapestOn(pair, out, back.get(daysLeft(pair)));
    const fits = journey && totalOf(journey) <= (request.filters.maxTotalMinor ?? Number.POSITIVE_INFINITY);
    return { ...pair, lowest: fits ? toLowestPrice(journey, market) : null };
  };
  return { days: days.map(priced), matrix: matrix.map(priced) };
}

/** @param back ways back of journeys that begin on the pair's first date */
function cheapestOn(
  { date, returnDate }: DayPair,
  out: JourneysByDay,
  back: JourneysByDay | undefined,
): [LowestJourney, ...LowestJourney[]] | null {
  const outbound = out.get(dayNumber(date)) ?? [];
  if (returnDate !== null) return cheapestPair(outbound, back?.get(dayNumber(returnDate)) ?? []);
  const [cheapest] = outbound;
  return cheapest ? [cheapest] : null;
}

function distinctDays(dates: readonly string[]): number[] {
  return [...new Set(dates.map(dayNumber))].sort((left, right) => left - right);
}
