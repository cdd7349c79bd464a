/** CPU time of the questions for lowest prices, in memory, on one core: the days of the calendar, its matrix, and everywhere from one place. */
import type { BenchPart, Figure } from "./lib/figure";
import { percentile, timeEach } from "./lib/measure";
import { OpenEngine } from "./lib/open-engine";
import { type Wish, Wishes } from "./lib/questions";
import { worldOfRun } from "./lib/sizes";
import { openWorld } from "./world/open-world";

const CALENDAR_DAYS = 60;
const FLEXIBLE_DAYS = 7;
const ANYWHERE_DAYS = 30;

export const run: BenchPart = async ({ short, files }) => {
  const world = await openWorld(files, worldOfRun({ short }));
  const engine = new OpenEngine(world);
  const wishes = new Wishes(world, 9);
  const count = (full: number) => Math.max(10, Math.round(full * (short ? 0.05 : 1)));
  for (const wish of new Wishes(world, 4).take(500)) engine.priced.search(engine.roundTrip(wish));
  return [
    ...figures(`calendar, ${CALENDAR_DAYS} days one way`, wishes.take(count(500)), (wish) => askDays(engine, wish)),
    ...figures(`calendar, ±${FLEXIBLE_DAYS} × ±${FLEXIBLE_DAYS} days round trip`, wishes.take(count(500)), (wish) =>
      askMatrix(engine, wish),
    ),
    ...figures(`anywhere, ${ANYWHERE_DAYS} days`, wishes.take(count(100)), (wish) => askAnywhere(engine, wish)),
  ];
};

function figures(name: string, wishes: readonly Wish[], ask: (wish: Wish) => unknown): Figure[] {
  const times = timeEach(wishes, ask);
  return [["p50", 0.5] as const, ["p99", 0.99] as const, ["worst", 1] as const].map(([what, share]) => ({
    ...{ group: "Lowest prices", name: `${name}, ${what} of ${wishes.length}`, value: percentile(times, share), unit: "ms" },
  }));
}

function askDays(engine: OpenEngine, wish: Wish): unknown {
  const { origins, destinations } = wish;
  const { fromDay, toDay } = engine.network;
  const first = Math.max(fromDay, Math.min(wish.day, toDay - CALENDAR_DAYS + 1));
  const asked = {
    ...engine.terms(wish),
    origins,
    destinations,
    fromDay: first,
    days: CALENDAR_DAYS,
    minutesBetween: engine.minutesBetween,
  };
  return engine.priced.lowestOfDays({ ...asked, keep: "cheapest" });
}

/** What a matrix of departures and returns is put together from. */
function askMatrix(engine: OpenEngine, wish: Wish): unknown {
  const { origins, destinations, day, returnDay } = wish;
  const asked = { ...engine.terms(wish), days: 2 * FLEXIBLE_DAYS + 1, minutesBetween: engine.minutesBetween };
  const out = engine.priced.lowestOfDays({ ...asked, origins, destinations, fromDay: day - FLEXIBLE_DAYS, keep: "ready" });
  const back = { ...asked, origins: destinations, destinations: origins, fromDay: returnDay - FLEXIBLE_DAYS };
  return [out, engine.priced.lowestOfDays({ ...back, keep: "departure" })];
}

function askAnywhere(engine: OpenEngine, wish: Wish): unknown {
  const work = engine.priced.lowestAnywhere({ ...engine.terms(wish), origins: wish.origins, fromDay: wish.day, days: ANYWHERE_DAYS });
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
