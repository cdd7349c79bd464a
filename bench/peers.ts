/**
 * What the engine is measured against, in the same run on the same flights and questions: minotor (npm), a public transit router, and the
 * self-join on PostgreSQL that one would write without an engine.
 */
import { utcToLocal } from "@/lib/domain/schedule/zones";
import { visitItineraries } from "@/lib/engine/oracle/visit-itineraries";
import type { BenchPart, Figure } from "./lib/figure";
import { percentile, timed, timeEach } from "./lib/measure";
import { OpenEngine } from "./lib/open-engine";
import { type Wish, Wishes } from "./lib/questions";
import { worldOfRun } from "./lib/sizes";
import type { DatedFlight } from "./peers/day-timetable";
import { lowestFares } from "./peers/lowest-fares";
import { MinotorPeer } from "./peers/minotor";
import { LISTED, PEER_SETTINGS, SelfJoinPeer } from "./peers/self-join";
import type { BenchWorld } from "./world/bench-world";
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
  const joined = await joinFigures(engine, wishes.slice(0, short ? 20 : 60), day, world);
  return [...minotorFigures(engine, wishes, day), ...joined, ...(short ? [] : atLeast(FACTOR, joined))];
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

interface EngineTimes {
  priced: number[];
  unpriced: number[];
}

/** Of each question the middle one of its times in several passes. */
function middleOf(passes: readonly EngineTimes[]): EngineTimes {
  const middle = (kind: keyof EngineTimes) =>
    (passes[0]?.[kind] ?? []).map((_, question) =>
      percentile(
        passes.map((pass) => pass[kind][question] ?? Number.NaN),
        0.5,
      ),
    );
  return { priced: middle("priced"), unpriced: middle("unpriced") };
}

/** Milliseconds of each question, by the engine with prices and without. */
function engineTimes(engine: OpenEngine, wishes: readonly Wish[]): EngineTimes {
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
  return [
    ...beside("minotor", { kind: "priced", own: own.priced, times, note }),
    ...beside("minotor", { kind: "unpriced", own: own.unpriced, times, note }),
    loading,
  ];
}

async function joinFigures(engine: OpenEngine, wishes: readonly Wish[], day: number, world: BenchWorld): Promise<Figure[]> {
  const { airports, routes } = engine.network;
  const zoneOf = (route: number) => airports.zones[routes.from[route] ?? 0] ?? "UTC";
  const localDay = ({ route, departure }: DatedFlight) => Math.floor(utcToLocal(zoneOf(route), departure) / 1440);
  const facts = { localDay, lowest: lowestFares(world, engine.network) };
  const peer = await SelfJoinPeer.start(engine.network, day - 1, DAYS_HELD, facts);
  try {
    for (const wish of wishes.slice(-2)) await peer.list(engine.unpriced(wish), TIMEOUT_MS);
    // The join takes minutes and the engine's pass a quarter of a second: one pass alone would be one moment of the machine.
    const passes = [engineTimes(engine, wishes)];
    const counted = [];
    for (const wish of wishes) counted.push(await peer.count(engine.unpriced(wish), TIMEOUT_MS));
    passes.push(engineTimes(engine, wishes));
    const listed = [];
    for (const wish of wishes) listed.push(await peer.list(engine.unpriced(wish), TIMEOUT_MS));
    const same = counted.filter((answer, index) => answer && wishes[index] && answer.found === countAll(engine, wishes[index])).length;
    const cut = [...counted, ...listed].filter((answer) => answer === null).length;
    const note =
      `${wishes.length} questions; PostgreSQL with ${PEER_SETTINGS}. CPU time of its process; ${cut} stopped after ${TIMEOUT_MS / 1000} s count as that long. ` +
      `Unpriced, it counts what it finds, ${same} times the very itineraries of the engine; priced, it lists the cheapest ${LISTED} by the sum of each flight's ` +
      "lowest fare: no taxes, brands, seats or fares over several flights. The engine is asked before it, between counting and listing, and after it; the middle of the three times of a question counts.";
    const times = (answers: readonly ({ milliseconds: number } | null)[]) => answers.map((answer) => answer?.milliseconds ?? TIMEOUT_MS);
    passes.push(engineTimes(engine, wishes));
    const own = middleOf(passes);
    return [
      ...beside("SQL self-join that prices", { kind: "priced", own: own.priced, times: times(listed), note }),
      ...beside("SQL self-join that counts", { kind: "unpriced", own: own.unpriced, times: times(counted), note }),
      ...beside("SQL self-join that counts", { kind: "priced", own: own.priced, times: times(counted), note }),
    ];
  } finally {
    await peer.stop();
  }
}

/** What was asked, what the engine took and what the peer took, milliseconds each. */
interface Compared {
  kind: "priced" | "unpriced";
  own: readonly number[];
  times: readonly number[];
  note: string;
}

/** The engine's times beside the peer's, at the median and at the slow end. */
function beside(name: string, { kind, own, times, note }: Compared): Figure[] {
  return SHARES.map(([what, share]): Figure => {
    const [mine, theirs] = [percentile(own, share), percentile(times, share)];
    const figure = { group: GROUP, name: `one way, ${kind}, ${what}, beside ${name}`, value: mine, unit: "ms", note };
    return { ...figure, peer: { name, value: theirs, ratio: theirs / mine } };
  });
}

/** The priced engine does more than the join, whether that prices or only counts, and is to be so many times faster all the same. */
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
