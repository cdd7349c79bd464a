/**
 * CPU time per search of the priced engine, in memory, on one core. Every question is asked once; another thousand, that are not measured,
 * warm the engine as a process's first minutes do.
 */
import { visitItineraries } from "@/lib/engine/oracle/visit-itineraries";
import type { BenchPart, Figure } from "./lib/figure";
import { percentile, timeEach } from "./lib/measure";
import { OpenEngine } from "./lib/open-engine";
import { type Wish, Wishes } from "./lib/questions";
import { worldOfRun } from "./lib/sizes";
import { openWorld } from "./world/open-world";

const GROUP = "Engine";

export const run: BenchPart = async ({ short, files }) => {
  const world = await openWorld(files, worldOfRun({ short }));
  const engine = new OpenEngine(world);
  const share = short ? 0.03 : 1;
  const count = (full: number) => Math.max(20, Math.round(full * share));
  const wishes = new Wishes(world, 2);
  const hubs = new Wishes(world, 3);
  const warming = [...new Wishes(world, 4).take(1_000), ...new Wishes(world, 5).takeHubToHub(200)];
  for (const wish of warming) ask(engine, wish);
  const note = `${world.name}; in USD, with the sales of two months.`;
  return [
    ...searches("one way", wishes.take(count(10_000)), (wish) => engine.priced.search(engine.oneWay(wish)), { p50: 2, p99: 20 }, note),
    ...searches(
      "round trip",
      wishes.take(count(10_000)),
      (wish) => engine.priced.search(engine.roundTrip(wish)),
      { p50: 5, p99: 50 },
      note,
    ),
    ...searches("one way, hub to hub", hubs.takeHubToHub(count(1_000)), (wish) => engine.priced.search(engine.oneWay(wish)), {}, note),
    ...searches(
      "round trip, hub to hub",
      hubs.takeHubToHub(count(1_000)),
      (wish) => engine.priced.search(engine.roundTrip(wish)),
      {},
      note,
    ),
    ...itineraries(engine, wishes.take(count(2_000))),
  ];
};

/** One of each kind. */
function ask(engine: OpenEngine, wish: Wish): void {
  engine.priced.search(engine.oneWay(wish));
  engine.priced.search(engine.roundTrip(wish));
}

interface Limits {
  p50?: number;
  p99?: number;
}

function searches(name: string, wishes: readonly Wish[], search: (wish: Wish) => unknown, limits: Limits, note: string): Figure[] {
  const times = timeEach(wishes, search);
  const figure = (what: string, share: number, limit?: number): Figure => ({
    ...{
      group: GROUP,
      name: `${name}, ${what} of ${wishes.length.toLocaleString("en-GB")}`,
      value: percentile(times, share),
      unit: "ms",
      note,
    },
    ...(limit === undefined ? {} : { limit: { atMost: limit } }),
  });
  return [figure("p50", 0.5, limits.p50), figure("p95", 0.95), figure("p99", 0.99, limits.p99), figure("worst", 1)];
}

/** How much there is to choose from. */
function itineraries(engine: OpenEngine, wishes: readonly Wish[]): Figure[] {
  const found = wishes.map((wish) => {
    let count = 0;
    visitItineraries(engine.network, engine.unpriced(wish), () => {
      count++;
    });
    return count;
  });
  const figure = (what: string, share: number): Figure => ({
    ...{ group: GROUP, name: `itineraries of a one-way search, ${what}`, value: percentile(found, share), unit: "" },
  });
  return [figure("p50", 0.5), figure("p99", 0.99), figure("most", 1)];
}
