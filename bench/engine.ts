/**
 * CPU time per question of the priced engine, in memory, on one core. Every question is asked once; another thousand, that are not measured,
 * warm the engine as a process's first minutes do.
 */

import { MAX_CALENDAR_DAYS, MAX_FLEXIBLE_DAYS } from "@/lib/contracts/limits";
import type { LowestJourney, LowestQuery } from "@/lib/engine/priced/query";
import { cheapestPair } from "@/lib/suppliers/house/lowest/cheapest-pair";
import type { BenchPart, Figure } from "./lib/figure";
import { percentile, timeEach } from "./lib/measure";
import { OpenEngine, placesOf } from "./lib/open-engine";
import { drawQueries, type Query } from "./lib/queries";
import { openWorld } from "./world/open-world";

const ANYWHERE_DAYS = 30;

export const run: BenchPart = async (options) => {
  const world = await openWorld(options);
  const engine = new OpenEngine(world);
  const search = (query: Query) => engine.priced.search(engine.oneWay(query));
  const searchBoth = (query: Query) => engine.priced.search(engine.roundTrip(query));
  for (const query of drawQueries(world, 4, 1_000)) searchBoth(query);
  const note = `${world.name}; in USD, with the sales of two months`;
  const measure = (group: string, name: string, queries: Query[], ask: (query: Query) => unknown, limits: Limits = {}) =>
    figuresOf({ group, name, note }, timeEach(queries, ask), limits);
  const draw = (seed: number, count: number) => drawQueries(world, seed, Math.max(20, Math.round(count * (options.short ? 0.03 : 1))));
  return [
    ...measure("Engine", "one way", draw(2, 10_000), search, { p50: 2, p99: 20 }),
    ...measure("Engine", "round trip", draw(3, 10_000), searchBoth, { p50: 5, p99: 50 }),
    ...measure("Lowest prices", `calendar, ${MAX_CALENDAR_DAYS} days one way`, draw(9, 500), (query) => askCalendar(engine, query), {
      p99: 100,
    }),
    ...measure(
      "Lowest prices",
      `calendar, ±${MAX_FLEXIBLE_DAYS} × ±${MAX_FLEXIBLE_DAYS} days round trip`,
      draw(10, 500),
      (query) => askMatrix(engine, query),
      { p99: 110 },
    ),
    ...measure("Lowest prices", `anywhere, ${ANYWHERE_DAYS} days`, draw(11, 100), (query) => askAnywhere(engine, query), {
      p50: 150,
      p99: 800,
    }),
  ];
};

type Limits = Readonly<Record<string, number>>;

function figuresOf(figure: Pick<Figure, "group" | "name" | "note">, times: readonly number[], limits: Limits): Figure[] {
  return Object.entries({ p50: 0.5, p99: 0.99, worst: 1 }).map(([what, share]) => {
    const limit = limits[what];
    const value = percentile(times, share);
    const name = `${figure.name}, ${what} of ${times.length.toLocaleString("en-GB")}`;
    return { ...figure, name, value, unit: "ms", ...(limit !== undefined && { limit: { atMost: limit } }) };
  });
}

/** The lowest prices of consecutive days. */
function askDays(
  engine: OpenEngine,
  query: Query,
  asked: Pick<LowestQuery, "origins" | "destinations" | "fromDay" | "days" | "keep">,
): LowestJourney[][] {
  return engine.priced.lowestOfDays({ ...engine.terms(query), ...asked, daysLeft: null });
}

function askCalendar(engine: OpenEngine, query: Query): unknown {
  return askDays(engine, query, { ...placesOf(query), fromDay: query.day, days: MAX_CALENDAR_DAYS, keep: "cheapest" });
}

function askMatrix(engine: OpenEngine, query: Query): unknown {
  const { origins, destinations } = placesOf(query);
  const days = 2 * MAX_FLEXIBLE_DAYS + 1;
  const out = askDays(engine, query, { origins, destinations, fromDay: query.day - MAX_FLEXIBLE_DAYS, days, keep: "ready" });
  const back = { origins: destinations, destinations: origins, fromDay: query.returnDay - MAX_FLEXIBLE_DAYS, keep: "departure" as const };
  const backs = askDays(engine, query, { ...back, days });
  return out.map((ways) => backs.map((other) => cheapestPair(ways, other)));
}

function askAnywhere(engine: OpenEngine, query: Query): unknown {
  const { origins } = placesOf(query);
  return [...engine.priced.lowestAnywhere({ ...engine.terms(query), origins, fromDay: query.day, days: ANYWHERE_DAYS })];
}
