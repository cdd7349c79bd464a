/**
 * The wire: what a search for a hundred offers costs beside the least that it could cost, in the same run and with the same bytes.
 *
 * Figures are of the server's own CPU time where the system tells it (Linux), so that the load, the database and whatever else runs on the
 * machine do not count; elsewhere of the clock.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { MAX_OFFERS } from "@/lib/contracts/limits";
import { inDays } from "@/scripts/storm/buyer";
import { freePort } from "../scripts/lib/build/prepare.mjs";
import { startTier } from "../scripts/lib/launch/launch.mjs";
import type { BenchPart, Figure } from "./lib/figure";
import { load } from "./lib/load";
import { cpuMillisecondsOf } from "./lib/measure";
import { findOffers, openPartner, type Partner, searchPath } from "./lib/partner";
import { makeProduct } from "./lib/product";
import { engineMilliseconds, largeTripOf, tripOf } from "./wire/fresh-searches";
import { EMPTY_ROUTE, startNext } from "./wire/start-next";

const GROUP = "Wire";
const OFFERS = 100;
const CONNECTIONS = 16;
/** On which fresh searches are asked: the tier refuses whom it would let wait behind more than eight others, which is no cost of a search. */
const FRESH_CONNECTIONS = 8;
/** Milliseconds: what a search for all offers may cost while eight programs that ask at once still have their answers within some 0.2 s. */
const MOST_OF_LARGE = 19;
/** In which servers are compared, one after the other: neighbours of a virtual machine come and go, and the best turn of each counts. */
const TURNS = 5;
/** Of every so many searches that are to be measured, the number of offers is looked at before. */
const COUNT_EVERY = 401;
/** Searches that the engine is asked by itself, after as many to warm it. */
const ENGINE_SEARCHES = 500;
const REPEATED = searchPath({ to: "LON", date: inDays(60), returnDate: inDays(67) }, OFFERS);
const BALANCE = "/api/v1/accounts/check-balance";

/** Something that answers, and the process whose CPU time it takes. */
interface Server extends Partner {
  pid: number;
}

interface Servers {
  /** Next's own server, of a build with a route that only sends the bytes of the repeated search. */
  next: Server;
  /** The API tier as one process. */
  tier: Server;
  /** A bare node:http server that sends the same bytes. */
  bare: Server;
  /** Of each turn, where the same is asked over and over; of searches that nobody has asked before a fifth. */
  requests: number;
}

export const run: BenchPart = async ({ short }) => {
  const product = await makeProduct({ demo: true });
  const bytes = path.join(product.folder, "answer.json");
  const stops = [product.stop];
  try {
    const port = await freePort();
    const started = await startTier({ env: product.env, port, processes: 1 });
    stops.push(started.stop);
    const partner = await openPartner("BENCH", port);
    await keepAnswer(partner, bytes);
    const bare = fork(path.join(import.meta.dirname, "wire/bare-server.mjs"), [bytes], { execArgv: [] });
    stops.push(async () => void bare.kill());
    const [barePort] = await once(bare, "message");
    const nextPort = await freePort();
    const next = await startNext({ ...product.env, BENCH_BYTES: bytes }, nextPort);
    stops.push(next.stop);
    return await measure({
      tier: { ...partner, pid: started.pid },
      bare: { ...partner, port: Number(barePort), pid: bare.pid ?? 0 },
      next: { ...partner, port: nextPort, pid: next.pid },
      requests: short ? 200 : 2_000,
    });
  } finally {
    for (const stop of stops.toReversed()) await stop();
  }
};

/** Makes sure that the searches give as many offers as they are named after, and keeps the bytes of the repeated one. */
async function keepAnswer(partner: Partner, file: string): Promise<void> {
  for (const path of [REPEATED, ...Array.from({ length: 12 }, (_, index) => searchPath(tripOf(index * COUNT_EVERY), OFFERS))]) {
    const { length } = await findOffers(partner, path);
    if (length !== OFFERS) throw new Error(`${path} gives ${length} offers, not ${OFFERS}`);
  }
  const response = await fetch(`http://127.0.0.1:${partner.port}${REPEATED}`, { headers: { authorization: `Bearer ${partner.token}` } });
  fs.writeFileSync(file, Buffer.from(await response.arrayBuffer()));
}

async function measure({ next, tier, bare, requests }: Servers): Promise<Figure[]> {
  const same = (server: Server, path: string) => () => cost(server, () => path, requests);
  const fresh = (server: Server, pathOf = (path: string) => path) => {
    let asked = 0;
    return () => cost(server, () => pathOf(searchPath(tripOf(asked++), OFFERS)), requests / 5, FRESH_CONNECTIONS);
  };
  const nextSame = await compare(same(next, REPEATED), same(next, toEmpty(REPEATED)));
  const nextFresh = await compare(fresh(next), fresh(next, toEmpty));
  const engine = await engineMilliseconds(ENGINE_SEARCHES);
  const tierSame = await compare(same(tier, REPEATED), same(bare, REPEATED));
  const tierFresh = await compare(fresh(tier), same(bare, REPEATED));
  const tierLarge = await cheapest(large(tier, requests / 10));
  const balance = await compare(same(tier, BALANCE), same(next, BALANCE));
  const ofNext = nextFresh.own.milliseconds;
  return [
    beside(`Next: ${OFFERS} offers, repeated`, nextSame, "empty route of the same build, same bytes", 0.8),
    {
      ...{ group: GROUP, name: `Next: CPU of a fresh search for ${OFFERS} offers above engine and empty route`, unit: "ms" },
      ...{ value: ofNext - engine - nextFresh.peer.milliseconds, limit: { atMost: 3 } },
      note: `${ofNext.toFixed(2)} ms in all, engine in a process of its own ${engine.toFixed(2)} ms, empty route ${nextFresh.peer.milliseconds.toFixed(2)} ms`,
    },
    beside(`Tier: ${OFFERS} offers, repeated`, tierSame, "bare node:http, same bytes", 0.45),
    beside(`Tier: ${OFFERS} offers, fresh`, tierFresh, "bare node:http, same bytes"),
    {
      ...{ group: GROUP, name: "Tier: CPU of a fresh search for all its offers", unit: "ms" },
      ...{ value: tierLarge.milliseconds, limit: { atMost: MOST_OF_LARGE } },
      note: `${Math.round(tierLarge.bytes / 1000)} kB, up to ${MAX_OFFERS} offers, on one connection`,
    },
    beside("Tier: balance", balance, "the same through Next", 5),
  ];
}

/** Searches that nobody has asked before for as many offers as an answer can tell, one after the other. */
function large(server: Server, requests: number): () => Promise<Cost> {
  let asked = 0;
  return () => cost(server, () => searchPath(largeTripOf(asked++), MAX_OFFERS), requests, 1);
}

/** The same query to the empty route: what Next does for a request grows with it. */
function toEmpty(path: string): string {
  return EMPTY_ROUTE + path.slice(path.indexOf("?"));
}

/** What an answer costs its server. */
interface Cost {
  milliseconds: number;
  bytes: number;
  perSecond: number;
  connections: number;
}

async function cost(server: Server, path: () => string, requests: number, connections = CONNECTIONS): Promise<Cost> {
  const before = cpuMillisecondsOf(server.pid);
  const next = () => ({ method: "GET", path: path() }) as const;
  const { perSecond, bytes, refused, statuses } = await load(server, { connections, length: { requests }, next });
  if (refused > 0) throw new Error(`${refused} of ${requests} answers were other than 200: ${statuses}`);
  return { milliseconds: (cpuMillisecondsOf(server.pid) - before) / requests, bytes, perSecond, connections };
}

interface Compared {
  own: Cost;
  peer: Cost;
}

/** Two loads in turns. The first turn, in which their code is not compiled yet, takes two to four times the CPU: the best one counts. */
async function compare(own: () => Promise<Cost>, peer: () => Promise<Cost>): Promise<Compared> {
  const least = { own: await own(), peer: await peer() };
  for (let turn = 1; turn < TURNS; turn++) {
    least.own = cheaper(least.own, await own());
    least.peer = cheaper(least.peer, await peer());
  }
  return least;
}

/** The same of one load alone. */
async function cheapest(load: () => Promise<Cost>): Promise<Cost> {
  let least = await load();
  for (let turn = 1; turn < TURNS; turn++) least = cheaper(least, await load());
  return least;
}

function cheaper(one: Cost, other: Cost): Cost {
  return one.milliseconds <= other.milliseconds ? one : other;
}

/** Requests per second of one core's time. @param share of the peer's that it is to reach */
function beside(name: string, { own, peer }: Compared, peerName: string, share?: number): Figure {
  const [value, theirs] = [1000 / own.milliseconds, 1000 / peer.milliseconds];
  const note = `${Math.round(own.bytes / 1000)} kB, the peer's ${Math.round(peer.bytes / 1000)} kB; ${Math.round(own.perSecond)}/s by the clock on ${own.connections} connections`;
  const figure = { group: GROUP, name, value, unit: "/s", note, peer: { name: peerName, value: theirs, ratio: value / theirs } };
  return share === undefined ? figure : { ...figure, limit: { atLeast: share * theirs } };
}
