import { dayNumber } from "@/lib/domain/dates";
import { consecutiveDays, type DayPair, pairsAround } from "../calendar-days";
import type { CalendarAnswer, CalendarRequest, LowestPrice } from "../port";
import { cheapestPair } from "./cheapest-pair";
import { lowestWays } from "./lowest-ways";
import { isLower, lowestOf, type PricedWay } from "./priced-way";

/** By day number of the departure. */
type WaysByDay = ReadonlyMap<number, readonly PricedWay[]>;

/** Lowest prices by days. Every direction and day is looked at once, however many pairs it is part of. */
export async function calendar(request: CalendarRequest): Promise<CalendarAnswer> {
  const { origin, destination } = request;
  const days = consecutiveDays(request);
  const matrix = pairsAround(request);
  const pairs = [...days, ...matrix];
  const out = await waysOn(
    request,
    origin,
    destination,
    pairs.map(({ date }) => dayNumber(date)),
  );
  const back = await waysOn(
    request,
    destination,
    origin,
    pairs.flatMap(({ returnDate }) => (returnDate ? [dayNumber(returnDate)] : [])),
  );
  const lowest = (pair: DayPair) => lowestOn(pair, out, back, request.filters.maxTotalMinor);
  return {
    days: days.map((pair) => ({ ...pair, lowest: lowest(pair) })),
    matrix: matrix.map((pair) => ({ ...pair, lowest: lowest(pair) })),
    isCurrent: () => false,
  };
}

/** The ways of all these days, each run of days asked for at once. */
async function waysOn(request: CalendarRequest, origin: string, destination: string, days: readonly number[]): Promise<WaysByDay> {
  const found = new Map<number, readonly PricedWay[]>();
  for (const [fromDay, count] of runsOf(days)) {
    const ways = await lowestWays(request, { origin, destination, fromDay, days: count });
    for (const [index, each] of ways.entries()) found.set(fromDay + index, each);
  }
  return found;
}

function runsOf(days: readonly number[]): [first: number, count: number][] {
  const runs: [number, number][] = [];
  for (const day of [...new Set(days)].sort((left, right) => left - right)) {
    const last = runs.at(-1);
    if (last && last[0] + last[1] === day) last[1]++;
    else runs.push([day, 1]);
  }
  return runs;
}

function lowestOn({ date, returnDate }: DayPair, out: WaysByDay, back: WaysByDay, maxTotalMinor: number | null): LowestPrice | null {
  const outbound = out.get(dayNumber(date)) ?? [];
  const journey = returnDate === null ? cheapestOne(outbound) : cheapestPair(outbound, back.get(dayNumber(returnDate)) ?? []);
  if (!journey) return null;
  const lowest = lowestOf(journey);
  return maxTotalMinor !== null && lowest.totalMinor > maxTotalMinor ? null : lowest;
}

function cheapestOne(ways: readonly PricedWay[]): PricedWay[] | null {
  const [first, ...others] = ways;
  return first ? [others.reduce((best, each) => (isLower([each], [best]) ? each : best), first)] : null;
}
