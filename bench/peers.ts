/**
 * What the engine is measured against, in the same run on the same flights and questions: minotor (npm), a public transit router, and the
 * self-join on PostgreSQL that one would write without an engine.
 */
import { utcToLocal } from "@/lib/domain/zones";
import { visitItineraries } from "@/lib/engine/visit-itineraries";
import type { BenchPart, Figure } from "./lib/figure";
import { percentile, timed, timeEach } from "./lib/measure";
import { OpenEngine } from "./lib/open-engine";
import { type Wish, Wishes } from "./lib/questions";
import { worldOfRun } from "./lib/sizes";
import type { DatedFlight } from "./peers/day-timetable";
import { MinotorPeer } from "./peers/minotor";
import { PEER_SETTINGS, SelfJoinPeer } from "./peers/self-join";
import { openWorld } from "./world/open-world";

const GROUP = "Peers";
/** All questions are of one day, so many after the first: the peers hold the flights of the days around it, the engine all of them. */
const DAYS_AHEAD = 30;
const DAYS_HELD = 5;
const TIMEOUT_MS = 20_000;
/** So many times faster than the self-join the engine is to be, on the full world. */
const FACTOR = 50;
const SHARES = [["p50", 0.5] as const, ["p95", 0.95] as const];

export const run: BenchPart = async ({ short, files }) => {
  const world = await openWorld(files, worldOfRun({ short }));
  const engine = new OpenEngine(world);
  const day = world.input.fromDay + DAYS_AHEAD;
  const wishes = new Wishes(world, 7).take(short ? 60 : 300).map((wish) => ({ ...wish, day }));
  for (const wish of new Wishes(world, 8).take(1_000)) askAll(engine, { ...wish, day });
  return [...minotorFigures(engine, wishes, day), ...(await joinFigures(engine, wishes.slice(0, short ? 20 : 16), day, short))];
};

function askAll(engine: OpenEngine, wish: Wish): void {
  engine.priced.search(engine.oneWay(wish));
  countAll(engine, wish);
}

function countAll(engine: OpenEngine, wish: Wish): number {
  let found = 0;
  visitItineraries(engine.network, engine.unpriced(wish), () => {
    found++;
  });
  return found;
}

/** Milliseconds of each question, by the engine with prices and without. */
function engineTimes(engine: OpenEngine, wishes: readonly Wish[]) {
  return {
    priced: timeEach(wishes, (wish) => engine.priced.search(engine.oneWay(wish))),
    unpriced: timeEach(wishes, (wish) => countAll(engine, wish)),
  };
}

function minotorFigures(engine: OpenEngine, wishes: readonly Wish[], day: number): Figure[] {
  const { result: peer, milliseconds } = timed(() => new MinotorPeer(engine.network, day - 1, DAYS_HELD));
  const single = wishes.map((wish) => ({ ...wish, origins: wish.origins.slice(0, 1), destinations: wish.destinations.slice(0, 1) }));
  const ask = ({ origins, destinations }: Wish) => peer.earliestArrival(origins[0] ?? "", destinations[0] ?? "", day * 1440);
  for (const wish of single.slice(0, 50)) ask(wish);
  const times = timeEach(single, ask);
  const note =
    "minotor 1 answers one earliest arrival per number of transfers for one time of departure: no prices, seats, agreements, or other journeys of the day. " +
    "The engine beside it finds every itinerary of the day (unpriced), or prices and ranks them (priced), airport to airport.";
  const own = engineTimes(engine, single);
  const loading: Figure = { group: GROUP, name: `minotor: timetable of ${DAYS_HELD} days`, value: milliseconds / 1000, unit: "s", note };
  return [...against("minotor", own, times, note), loading];
}

async function joinFigures(engine: OpenEngine, wishes: readonly Wish[], day: number, short: boolean): Promise<Figure[]> {
  const { airports, routes } = engine.network;
  const zoneOf = (route: number) => airports.zones[routes.from[route] ?? 0] ?? "UTC";
  const localDay = ({ route, departure }: DatedFlight) => Math.floor(utcToLocal(zoneOf(route), departure) / 1440);
  const peer = await SelfJoinPeer.start(engine.network, day - 1, DAYS_HELD, localDay);
  try {
    for (const wish of wishes.slice(-2)) await peer.search(engine.unpriced(wish), TIMEOUT_MS);
    const answers = [];
    for (const wish of wishes) answers.push(await peer.search(engine.unpriced(wish), TIMEOUT_MS));
    const cut = answers.filter((answer) => answer === null).length;
    const same = answers.filter((answer, index) => answer && wishes[index] && answer.found === countAll(engine, wishes[index])).length;
    const note =
      `${wishes.length} questions; PostgreSQL with ${PEER_SETTINGS}. It only counts what it finds: no prices, no ranking, nothing sent. ` +
      `CPU time of its process; ${cut} stopped after ${TIMEOUT_MS / 1000} s count as that long. ${same} answers count the very itineraries of the engine.`;
    const times = answers.map((answer) => answer?.milliseconds ?? TIMEOUT_MS);
    const figures = against("SQL self-join", engineTimes(engine, wishes), times, note);
    return short ? figures : [...figures, ...atLeast(FACTOR, figures)];
  } finally {
    await peer.stop();
  }
}

/** The engine's times beside the peer's, at the median and at the slow end. */
function against(name: string, own: ReturnType<typeof engineTimes>, times: readonly number[], note: string): Figure[] {
  return (["priced", "unpriced"] as const).flatMap((kind) =>
    SHARES.map(([what, share]): Figure => {
      const [mine, theirs] = [percentile(own[kind], share), percentile(times, share)];
      const figure = { group: GROUP, name: `one way, ${kind}, ${what}, beside ${name}`, value: mine, unit: "ms", note };
      return { ...figure, peer: { name, value: theirs, ratio: theirs / mine } };
    }),
  );
}

/** The priced engine does more than the peer, and is to be so many times faster all the same. */
function atLeast(factor: number, figures: readonly Figure[]): Figure[] {
  return figures
    .filter(({ name }) => name.includes(", priced"))
    .map(({ name, peer }) => ({
      group: GROUP,
      name: `${name}: times faster`,
      value: peer?.ratio ?? 0,
      unit: "×",
      limit: { atLeast: factor },
    }));
}
