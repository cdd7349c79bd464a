import { dayNumber } from "@/lib/domain/dates";
import type { LowestJourney, LowestQuery } from "@/lib/engine/priced/query";
import { airportsOf } from "@/lib/reference/airports";
import { consecutiveDays, type DayPair, pairsAround } from "@/lib/suppliers/calendar-days";
import type { CalendarAnswer, CalendarRequest, DayPrice } from "@/lib/suppliers/port";
import { letOthersWork } from "@/lib/util/let-others-work";
import { minutesBetweenOf, pricedEngineOf, termsOf } from "../search/priced-engine";
import { searchBasis } from "../seats/search-basis";
import { cheapestPair, totalOf } from "./cheapest-pair";
import { toLowestPrice } from "./to-lowest-price";

/** Consecutive days of one direction. */
interface Run {
  fromDay: number;
  days: number;
}

/** The journeys of a direction that may be the cheapest's, by day number of the departure. */
type WaysByDay = ReadonlyMap<number, readonly LowestJourney[]>;

/** Lowest prices by days. Every direction and day is looked at once, however many pairs it is part of. */
export async function calendar(request: CalendarRequest): Promise<CalendarAnswer> {
  const [days, matrix] = [consecutiveDays(request), pairsAround(request)];
  const pairs = [...days, ...matrix];
  const there = { origins: airportsOf(request.origin), destinations: airportsOf(request.destination) };
  const home = { origins: there.destinations, destinations: there.origins };
  const outs = runsOf(pairs.map(({ date }) => date));
  const backs = runsOf(pairs.flatMap(({ returnDate }) => returnDate ?? []));
  const spans = [...outs.map((run) => ({ ...there, ...spanOf(run) })), ...backs.map((run) => ({ ...home, ...spanOf(run) }))];
  const { snapshot, seats, isCurrent } = await searchBasis(spans, request.now);
  const engine = pricedEngineOf(snapshot, request.currency);
  const terms = { ...termsOf(request, seats), minutesBetween: minutesBetweenOf(snapshot) };
  const waysOn = async (runs: readonly Run[], ends: typeof there, keep: LowestQuery["keep"]): Promise<WaysByDay> => {
    const found = new Map<number, readonly LowestJourney[]>();
    for (const day of runs.flatMap(daysOf)) {
      // A day at a time, though days that are asked for together share some of their work: searches and bookings have their turn in between.
      const [ways = []] = engine.lowestOfDays({ ...terms, ...ends, fromDay: day, days: 1, keep });
      found.set(day, ways);
      await letOthersWork();
    }
    return found;
  };
  const out = await waysOn(outs, there, request.roundTrip ? "ready" : "cheapest");
  const back = await waysOn(backs, home, "departure");
  const priced = (pair: DayPair): DayPrice => {
    const journey = journeyOn(pair, out, back);
    const fits = journey && totalOf(journey) <= (request.filters.maxTotalMinor ?? Number.POSITIVE_INFINITY);
    return { ...pair, lowest: fits ? toLowestPrice(journey, snapshot.network) : null };
  };
  return { days: days.map(priced), matrix: matrix.map(priced), isCurrent };
}

function journeyOn({ date, returnDate }: DayPair, out: WaysByDay, back: WaysByDay): LowestJourney[] | null {
  const outbound = out.get(dayNumber(date)) ?? [];
  if (returnDate !== null) return cheapestPair(outbound, back.get(dayNumber(returnDate)) ?? []);
  const [cheapest] = outbound;
  return cheapest ? [cheapest] : null;
}

function runsOf(dates: readonly string[]): Run[] {
  const runs: Run[] = [];
  for (const day of [...new Set(dates.map(dayNumber))].sort((left, right) => left - right)) {
    const last = runs.at(-1);
    if (last && last.fromDay + last.days === day) last.days++;
    else runs.push({ fromDay: day, days: 1 });
  }
  return runs;
}

function daysOf({ fromDay, days }: Run): number[] {
  return Array.from({ length: days }, (_, day) => fromDay + day);
}

function spanOf({ fromDay, days }: Run): { fromDay: number; toDay: number } {
  return { fromDay, toDay: fromDay + days - 1 };
}
