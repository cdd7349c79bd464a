import { dayNumber } from "@/lib/domain/dates";
import type { LowestJourney, LowestQuery } from "@/lib/engine/priced/query";
import { airportsOf } from "@/lib/reference/airports";
import { consecutiveDays, type DayPair, pairsOf } from "@/lib/suppliers/calendar-days";
import type { CalendarRequest, CalendarResult, DayPrice } from "@/lib/suppliers/port/own-schedule";
import { groupBy } from "@/lib/util/grouping";
import { inTurns } from "@/lib/util/waiting/let-others-work";
import { makeMarket } from "../market";
import { minutesBetweenOf, pricedEngineOf, termsOf } from "../search/priced-engine";
import { searchBasis } from "../seats/search-basis";
import { cheapestPair, totalOf } from "./cheapest-pair";
import { toLowestPrice } from "./to-lowest-price";

/** The journeys of a direction that may be part of the cheapest, by day number of the departure. */
type JourneysByDay = ReadonlyMap<number, readonly LowestJourney[]>;

type Span = Pick<LowestQuery, "fromDay" | "days">;

type LowestOf = (
  query: Pick<LowestQuery, "origins" | "destinations" | "fromDay" | "days" | "daysLeft" | "keep">,
) => Promise<LowestJourney[][]>;

/**
 * Lowest prices by days. Every direction and day is looked at once, however many pairs it is part of; a way back once for all journeys that
 * begin so far ahead that its fares' advance purchase takes them alike.
 */
export async function calendar(request: CalendarRequest): Promise<CalendarResult> {
  const [days, matrix] = [consecutiveDays(request), pairsOf(request)];
  const pairs = [...days, ...matrix];
  const outbound = { origins: airportsOf(request.origin), destinations: airportsOf(request.destination) };
  const inbound = { origins: outbound.destinations, destinations: outbound.origins };
  const outboundDays = distinctDays(pairs.map(({ date }) => date));
  const inboundDays = distinctDays(pairs.flatMap(({ returnDate }) => returnDate ?? []));
  const spans = [
    ...outboundDays.map((day) => ({ ...outbound, fromDay: day, toDay: day })),
    ...inboundDays.map((day) => ({ ...inbound, fromDay: day, toDay: day })),
  ];
  const { snapshot, seats, isCurrent } = await searchBasis(spans, request.now);
  const engine = pricedEngineOf(snapshot, request.currency);
  const terms = { ...termsOf(request, seats, snapshot), minutesBetween: minutesBetweenOf(snapshot) };
  const keep = request.roundTrip ? "ready" : "cheapest";
  const lowestOf: LowestOf = (query) => inTurns(engine.lowestInTurns({ ...terms, ...query }));
  const out = await byDay(outboundDays, (span) => lowestOf({ ...outbound, ...span, daysLeft: null, keep }));
  const daysLeft = ({ date }: DayPair) => engine.daysLeft(outbound.origins, dayNumber(date), terms.nowUtc);
  const back = new Map<number, JourneysByDay>();
  for (const [left, together] of groupBy(pairs, daysLeft)) {
    const days = distinctDays(together.flatMap(({ returnDate }) => returnDate ?? []));
    back.set(left, await byDay(days, (span) => lowestOf({ ...inbound, ...span, daysLeft: left, keep: "departure" })));
  }
  const market = makeMarket(snapshot, request);
  const priced = (pair: DayPair): DayPrice => {
    const journey = cheapestOn(pair, out, back.get(daysLeft(pair)));
    const fits = journey && totalOf(journey) <= (request.filters.maxTotalMinor ?? Number.POSITIVE_INFINITY);
    return { ...pair, lowest: fits ? toLowestPrice(journey, market) : null };
  };
  return { days: days.map(priced), matrix: matrix.map(priced), isCurrent };
}

/** Days that follow each other are asked for together: they share most of their work. */
async function byDay(days: readonly number[], lowestOf: (span: Span) => Promise<LowestJourney[][]>): Promise<JourneysByDay> {
  const found = new Map<number, readonly LowestJourney[]>();
  for (const span of spansOf(days)) {
    for (const [after, journeys] of (await lowestOf(span)).entries()) found.set(span.fromDay + after, journeys);
  }
  return found;
}

/** @param days ascending */
function spansOf(days: readonly number[]): Span[] {
  const spans: Span[] = [];
  for (const day of days) {
    const last = spans.at(-1);
    if (last && last.fromDay + last.days === day) last.days++;
    else spans.push({ fromDay: day, days: 1 });
  }
  return spans;
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
