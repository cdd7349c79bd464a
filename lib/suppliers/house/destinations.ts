import { addDays, dayNumber } from "@/lib/domain/dates";
import { airportsOf, allAirports } from "@/lib/reference/airports";
import type { DestinationsAnswer, DestinationsRequest } from "../port";
import { currentSnapshot } from "./current-snapshot";
import { lowestWays } from "./lowest-ways";
import { isLower, lowestOf } from "./priced-way";

export async function destinations(request: DestinationsRequest): Promise<DestinationsAnswer> {
  const { network } = await currentSnapshot(request.now);
  const cities = new Set(
    allAirports()
      .filter(({ code }) => network.airports.indexOf.has(code))
      .map(({ cityCode }) => cityCode),
  );
  const found: DestinationsAnswer["destinations"] = [];
  for (const place of cities) {
    if (airportsOf(place).some((code) => airportsOf(request.origin).includes(code))) continue;
    for (const maxStops of [1, 2] as const) {
      if (maxStops > request.filters.maxStops) continue;
      const days = await lowestWays(
        { ...request, filters: { ...request.filters, maxStops: request.filters.maxStops === 0 ? 0 : maxStops } },
        { origin: request.origin, destination: place, fromDay: dayNumber(request.fromDate), days: request.days },
      );
      const all = days.flatMap((ways, index) => ways.map((way) => ({ way, date: addDays(request.fromDate, index) })));
      const [first, ...others] = all;
      if (!first) continue;
      const best = others.reduce((lower, each) => (isLower([each.way], [lower.way]) ? each : lower), first);
      found.push({ place, airport: best.way.destination, date: best.date, lowest: lowestOf([best.way]) });
      break;
    }
  }
  return { destinations: found, isCurrent: () => false };
}
