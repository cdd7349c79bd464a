/**
 * CPU time per question of the priced engine, in memory, on one core. Every question is asked once; another thousand, that are not measured,
 * warm the engine as a process's first minutes do.
 */

import { MAX_CALENDAR_DAYS, MAX_FLEXIBLE_DAYS } from "@/lib/contracts/limits";
import type { AnywhereJourney, LowestJourney, LowestQuery } from "@/lib/engine/priced/query";
import { cheapestPair } from "@/lib/suppliers/house/lowest/cheapest-pair";
import { KeptAnswers } from "@/lib/suppliers/house/lowest/kept-answers";
import { lowestByDay, lowestToCities } from "@/lib/suppliers/house/lowest/kept-lowest";
import type { BenchPart, Figure } from "./lib/figure";
import { percentile, timeEach, timeEachAwaited } from "./lib/measure";
import { CURRENCY, OpenEngine, placesOf } from "./lib/open-engine";
import { drawQueries, type Query } from "./lib/queries";
import { openWorld } from "./world/open-world";

const ANYWHERE_DAYS = 30;
/** Room for all that is asked again. */
const ROOM = { maxBytes: 64 * 1024 * 1024, atOnce: 1 };

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
    ...(await againOf(`calendar, ${MAX_CALENDAR_DAYS} days one way`, draw(9, 100), keptCalendar(engine))),
    ...(await againOf(`anywhere, ${ANYWHERE_DAYS} days`, draw(11, 20), keptAnywhere(engine))),
  ];

  /** What the same questions take when they are asked for the second time. */
  async function againOf(name: string, queries: Query[], ask: (query: Query) => Promise<unknown>): Promise<Figure[]> {
    for (const query of queries) await ask(query);
    const figure = { group: "Lowest prices", name: `${name}, asked again`, note };
    return figuresOf(figure, await timeEachAwaited(queries, ask), { p99: 2 });
  }
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

function keptCalendar(engine: OpenEngine): (query: Query) => Promise<unknown> {
  const asking = { ...askingOf(engine), kept: new KeptAnswers<readonly LowestJourney[]>(ROOM) };
  return (query) => {
    const days = Array.from({ length: MAX_CALENDAR_DAYS }, (_, after) => query.day + after);
    return lowestByDay(asking, { ...engine.terms(query), ...placesOf(query), daysLeft: null, keep: "cheapest" }, days);
  };
}

function keptAnywhere(engine: OpenEngine): (query: Query) => Promise<unknown> {
  const asking = { ...askingOf(engine), kept: new KeptAnswers<readonly AnywhereJourney[]>(ROOM) };
  return (query) => {
    const asked = { ...engine.terms(query), origins: placesOf(query).origins, fromDay: query.day, days: ANYWHERE_DAYS };
    return lowestToCities<AnywhereJourney>(asking, asked, {
      question: null,
      toDay: query.day + ANYWHERE_DAYS - 1,
      *find() {
        const cities = yield* engine.priced.lowestAnywhere(asked);
        return { cities, decisive: cities };
      },
    });
  };
}

function askingOf({ priced, seats }: OpenEngine) {
  return { engine: priced, prices: CURRENCY, seats, asker: "one" };
}
