/**
 * What the engine is measured against, in the same run on the same flights and questions: minotor (npm), a public transit router, and the
 * self-join on PostgreSQL that one would write without an engine.
 */
import { type ItineraryQuery, visitItineraries } from "@/lib/engine/oracle/visit-itineraries";
import type { BenchPart, Figure } from "./lib/figure";
import { percentile, timeEach } from "./lib/measure";
import { OpenEngine, placesOf } from "./lib/open-engine";
import { makeProduct } from "./lib/product";
import { drawQueries, type Query } from "./lib/queries";
import { startMinotor } from "./peers/minotor";
import { LISTED, PEER_SETTINGS, SelfJoinPeer } from "./peers/self-join";
import { openWorld } from "./world/open-world";
import type { World } from "./world/world";

/** All questions are of one day, so many after the first: the peers hold the flights of the days around it, the engine all of them. */
const DAYS_AHEAD = 30;
const DAYS_HELD = 5;
const TIMEOUT_MS = 20_000;
/** Of so many questions it is looked whether the join finds what the engine's reference finds. */
const COMPARED = 10;
/** So many times faster than the self-join the engine is to be, on the full world. */
const FACTOR = 50;

export const run: BenchPart = async (options) => {
  const { short } = options;
  const world = await openWorld(options);
  const engine = new OpenEngine(world);
  const day = world.fromDay + DAYS_AHEAD;
  const draw = (seed: number, count: number) => drawQueries(world, seed, count).map((query) => ({ ...query, day }));
  for (const query of draw(8, 1_000)) search(engine, query);
  const queries = draw(7, short ? 60 : 300);
  return [
    ...besideMinotor(engine, queries, day),
    ...(await besideSelfJoin(engine, world, queries.slice(0, short ? 20 : 60), day, short ? 0 : FACTOR)),
  ];
};

function search(engine: OpenEngine, query: Query): unknown {
  return engine.priced.search(engine.oneWay(query));
}

/** Airport to airport, from the day's first minute on. */
function besideMinotor(engine: OpenEngine, queries: readonly Query[], day: number): Figure[] {
  const earliestArrival = startMinotor(engine.network, day - 1, DAYS_HELD);
  const single = queries.map((query) => {
    const { origins, destinations } = placesOf(query);
    return { ...query, origin: origins[0] ?? "", destination: destinations[0] ?? "" };
  });
  const ask = ({ origin, destination }: Query) => earliestArrival(origin, destination, day * 1440);
  for (const query of single.slice(0, 50)) ask(query);
  const note =
    "minotor answers one earliest arrival per number of transfers for one time of departure: no prices, seats, agreements, or other journeys of the day. " +
    "The engine finds, prices and ranks those of the whole day.";
  return beside(
    "minotor",
    timeEach(single, (query) => search(engine, query)),
    timeEach(single, ask),
    { note },
  );
}

/** The engine does more than the join, and is asked right before it. */
async function besideSelfJoin(engine: OpenEngine, world: World, queries: readonly Query[], day: number, factor: number): Promise<Figure[]> {
  const product = await makeProduct({ demo: false });
  const peer = await SelfJoinPeer.start(product.databaseUrl, engine, world, day - 1, DAYS_HELD);
  try {
    const asked = queries.map((query): ItineraryQuery => ({ ...placesOf(query), day, maxStops: 2, notBefore: engine.notBefore }));
    for (const query of asked.slice(-2)) await peer.list(query, TIMEOUT_MS);
    const own = timeEach(queries, (query) => search(engine, query));
    const listed: (number | null)[] = [];
    for (const query of asked) listed.push(await peer.list(query, TIMEOUT_MS));
    let same = 0;
    for (const query of asked.slice(0, COMPARED)) {
      let found = 0;
      visitItineraries(engine.network, query, () => found++);
      if (found === (await peer.count(query))) same++;
    }
    const cut = listed.filter((time) => time === null).length;
    const note =
      `${queries.length} questions; PostgreSQL with ${PEER_SETTINGS}. CPU time of its process; ${cut} stopped after ${TIMEOUT_MS / 1000} s count as that long. ` +
      `It lists the cheapest ${LISTED} by the sum of each flight's lowest fare: no taxes, brands, seats or fares over several flights. Of ${COMPARED} questions ` +
      `it finds the very itineraries of the engine ${same} times, else a few more: it does not look at the stops inside through flights.`;
    return beside(
      "SQL self-join",
      own,
      listed.map((time) => time ?? TIMEOUT_MS),
      { note, factor },
    );
  } finally {
    await peer.stop();
    await product.stop();
  }
}

/** The engine's times beside the peer's, milliseconds. @param factor how many times faster it is to be; 0 where that is not asked */
function beside(
  name: string,
  own: readonly number[],
  times: readonly number[],
  { note, factor = 0 }: { note: string; factor?: number },
): Figure[] {
  return Object.entries({ p50: 0.5, p95: 0.95 }).map(([what, share]) => {
    const [value, theirs] = [percentile(own, share), percentile(times, share)];
    const figure = { group: "Peers", name: `one way, ${what}, beside ${name}`, value, unit: "ms", note };
    return { ...figure, peer: { name, value: theirs, ratio: theirs / value }, ...(factor > 0 && { limit: { atMost: theirs / factor } }) };
  });
}
