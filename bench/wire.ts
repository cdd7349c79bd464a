/**
 * The wire: what answers cost beside the least that they could cost, in the same run and with the same bytes.
 *
 *   node --import tsx bench/wire.ts [tier]     # `tier` leaves Next and its build out
 *
 * Figures are requests per second of the server's own CPU time where the system tells it (Linux), so that the load, the database and
 * whatever else runs on the machine do not count; elsewhere per second of the clock.
 */
import fs from "node:fs";
import { pathToFileURL } from "node:url";
import { BenchPartner, inDays, searchPath } from "./api/partner";
import { getRequest, type RawResult, rawLoad } from "./api/raw-load";
import type { BenchOptions, Figure } from "./lib/figure";
import { percentile } from "./lib/measure";
import { insteadOf } from "./wire/bench-routes";
import { type Engine, freshPaths, startEngine } from "./wire/fresh-searches";
import { type Served, type Servers, startBare, startServers } from "./wire/servers";

const GROUP = "Wire";
const CONNECTIONS = 16;
/** Requests of a kind before they are measured: a server that runs is one that has answered thousands. */
const WARM_UP = 5_000;
/** Times as many for what takes some microseconds: V8 goes on compiling for some seconds, in which the tier answers so many. */
const QUICK = 10;
/** In which servers are compared, at least; each of half a second where there is time for more. */
const LEAST_TURNS = 4;
/** Answers that are said to have the same bytes differ in their headers alone. */
const HEADERS_BYTES = 2_000;
const REPEATED = `${searchPath("IST", inDays(60))}&limit=100`;
/** Small answers: with a credential that is known, or one that nobody has. */
const SMALL = [
  { name: "balance", path: "/api/v1/accounts/check-balance", status: 200, known: true },
  { name: "visa types", path: "/api/v1/visa-types/v2?countries[0]=TR&countries[1]=GB", status: 200, known: true },
  { name: "refused (401)", path: "/api/v1/accounts/check-balance", status: 401, known: false },
];

/** The whole part. */
export function run({ short }: BenchOptions): Promise<Figure[]> {
  return measure({ seconds: short ? 0.5 : 8, warmUp: short ? WARM_UP / 25 : WARM_UP, onlyTier: false });
}

interface Run {
  servers: Servers;
  token: string;
  seconds: number;
  warmUp: number;
}

async function measure({ onlyTier, ...loads }: { onlyTier: boolean; seconds: number; warmUp: number }): Promise<Figure[]> {
  const servers = await startServers({ onlyTier });
  try {
    const { token } = await BenchPartner.signIn(servers.tier.port);
    const run: Run = { servers, token, ...loads };
    await keepBytes(run);
    await servers.restartNext();
    const ofTier = await tierFigures(run);
    return onlyTier ? ofTier : [...(await nextFigures(run)), ...ofTier, ...(await smallFigures(run))];
  } finally {
    await servers.stop();
  }
}

/** The bytes that the bare server and the empty route send: an answer of the tier. */
async function keepBytes({ servers, token }: Run): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${servers.tier.port}${REPEATED}`, { headers: { authorization: `Bearer ${token}` } });
  if (response.status !== 200) throw new Error(`${REPEATED}: ${response.status}`);
  fs.writeFileSync(servers.bytes, Buffer.from(await response.arrayBuffer()));
}

function repeat({ token, seconds, warmUp }: Run, server: Served, at: string, { status = 200, known = true } = {}): Promise<RawResult> {
  const request = getRequest(at, known ? token : "pvz_nobody_has_this_token");
  return rawLoad({ ...server, next: () => request }, { connections: CONNECTIONS, seconds, warmUp, status });
}

function fresh({ token, seconds, warmUp }: Run, server: Served, next = freshPaths()): Promise<RawResult> {
  const load = { connections: CONNECTIONS, seconds, warmUp, status: 200 };
  return rawLoad({ ...server, next: () => getRequest(next(), token) }, load);
}

/** Requests per second of one core's time. */
function rate({ perSecond, cpuMicros }: RawResult): number {
  return cpuMicros === null ? perSecond : 1_000_000 / cpuMicros;
}

function beside(name: string, one: RawResult, peer: { name: string; result: RawResult }, limit?: number): Figure {
  const ratio = rate(one) / rate(peer.result);
  const figure = { group: GROUP, name, value: rate(one), unit: "/s", peer: { name: peer.name, value: rate(peer.result), ratio } };
  const note = `${kilobytes(one.bytes)}; ${Math.round(one.perSecond)}/s by the clock on ${CONNECTIONS} connections`;
  return { ...figure, note, ...(limit === undefined ? {} : { limit: { atLeast: limit * rate(peer.result) } }) };
}

/**
 * The repeated search and a peer that sends the same bytes, in turns: whatever else runs on the machine takes from both, and the best turn
 * of each counts.
 */
async function byTurns(run: Run, server: Served, peer: Served, peerPath: string): Promise<{ repeated: RawResult; result: RawResult }> {
  const [ofServer, ofPeer]: [RawResult[], RawResult[]] = [[], []];
  for (const part of turnsOf(run)) {
    ofPeer.push(await repeat(part, peer, peerPath));
    ofServer.push(await repeat(part, server, REPEATED));
  }
  const [repeated, result] = [best(ofServer), best(ofPeer)];
  if (Math.abs(result.bytes - repeated.bytes) > HEADERS_BYTES)
    throw new Error(`the peer sends ${result.bytes} bytes, not ${repeated.bytes}`);
  return { repeated, result };
}

/** Two runs in many parts: what else runs on a machine comes and goes within a second. Only the first has to make its servers warm. */
function turnsOf(run: Run): Run[] {
  const turns = Math.max(LEAST_TURNS, 4 * run.seconds);
  const seconds = (2 * run.seconds) / turns;
  return Array.from({ length: turns }, (_, turn) => ({ ...run, seconds, warmUp: turn === 0 ? run.warmUp : CONNECTIONS }));
}

function best(results: readonly RawResult[]): RawResult {
  return results.reduce((one, other) => (rate(other) > rate(one) ? other : one));
}

async function tierFigures(run: Run): Promise<Figure[]> {
  const bare = await startBare(run.servers.bytes);
  const quick = { ...run, warmUp: QUICK * run.warmUp };
  try {
    const { repeated, result } = await byTurns(quick, run.servers.tier, bare, REPEATED);
    return [
      beside("Tier: 100 offers, repeated", repeated, { name: "bare node:http, same bytes", result }, 0.6),
      beside("Tier: 100 offers, fresh", await fresh(run, run.servers.tier), { name: "bare node:http, same bytes", result }),
    ];
  } finally {
    bare.stop();
  }
}

async function nextFigures(run: Run): Promise<Figure[]> {
  const { next } = run.servers;
  const { repeated, result } = await byTurns(run, next, next, insteadOf(REPEATED, ROUTES.empty));
  return [
    beside("Next: 100 offers, repeated", repeated, { name: "empty route of the same build, same bytes", result }, 0.8),
    ...(await freshFigures(run)),
  ];
}

/** What stands beside the search itself: a route that only sends an answer's bytes, and one that has the engine answer before. */
const ROUTES = { empty: "/api/bench-bytes", engineInside: "/api/bench-engine" } as const;
const ASKED = ["search", "empty", "engineInside"] as const;
type Asked = (typeof ASKED)[number];

/** CPU milliseconds of each, and of the engine in a process of its own. */
interface Turn extends Record<Asked, number> {
  engine: number;
  /** Of an answer to the search, and of one of the routes. */
  bytes: readonly [number, number];
}

/** In turns as well, each with the same searches. */
async function freshFigures(run: Run): Promise<Figure[]> {
  const turns = await freshTurns(run);
  const [search, engine, empty, inside] = [
    least(turns, "search"),
    least(turns, "engine"),
    least(turns, "empty"),
    least(turns, "engineInside"),
  ];
  const [bytes, sent] = turns[0]?.bytes ?? [0, 0];
  const figure = { group: GROUP, unit: "ms" };
  return [
    {
      ...figure,
      name: "Next: CPU of a fresh search above engine and empty route",
      value: search - engine - empty,
      limit: { atMost: 1 },
      note:
        `${search.toFixed(2)} ms in all, engine in a process of its own ${engine.toFixed(2)} ms, empty route ${empty.toFixed(2)} ms, ` +
        `the best of ${turns.length} turns each; ${kilobytes(bytes)} an answer, the route's ${kilobytes(sent)}; ${medianOf(turns, (turn) => turn.search - turn.engine - turn.empty)}`,
    },
    {
      ...figure,
      name: "The same above a route that reads the query, runs the engine and sends bytes",
      value: search - inside,
      note: `that route ${inside.toFixed(2)} ms; ${medianOf(turns, (turn) => turn.search - turn.engineInside)}`,
    },
  ];
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

function medianOf(turns: readonly Turn[], comesTo: (turn: Turn) => number): string {
  return `the median of what each turn comes to is ${percentile(turns.map(comesTo), 0.5).toFixed(2)} ms`;
}

async function freshTurns(run: Run): Promise<Turn[]> {
  const engine = await startEngine(run.servers.env, run.warmUp);
  try {
    for (const asked of ASKED) await ask(run, asked, freshPaths());
    const turns: Turn[] = [];
    for (const [turn, part] of turnsOf({ ...run, warmUp: CONNECTIONS }).entries()) turns.push(await freshTurn(part, turn, engine));
    return turns;
  } finally {
    await engine.close();
  }
}

/** Each with the same searches; by turns from either end, because one leaves garbage to the next. */
async function freshTurn(run: Run, turn: number, engine: Engine): Promise<Turn> {
  const results = new Map<Asked, RawResult>();
  for (const asked of turn % 2 === 0 ? ASKED : ASKED.toReversed()) results.set(asked, await ask(run, asked, freshPaths(`turn${turn}`)));
  const of = (asked: Asked): RawResult => {
    const result = results.get(asked);
    if (!result) throw new Error(`${asked} was not asked`);
    return result;
  };
  const [search, empty] = [of("search"), of("empty")];
  return {
    search: milliseconds(search),
    empty: milliseconds(empty),
    engineInside: milliseconds(of("engineInside")),
    engine: await engine.milliseconds(Math.ceil(search.perSecond * run.seconds)),
    bytes: [search.bytes, empty.bytes],
  };
}

function ask(run: Run, asked: Asked, next: () => string): Promise<RawResult> {
  if (asked === "search") return fresh(run, run.servers.next, next);
  return fresh(run, run.servers.next, () => insteadOf(next(), ROUTES[asked]));
}

function least(turns: readonly Turn[], of: Asked | "engine"): number {
  return Math.min(...turns.map((turn) => turn[of]));
}

function milliseconds(result: RawResult): number {
  return 1000 / rate(result);
}

async function smallFigures(run: Run): Promise<Figure[]> {
  const { next, tier } = run.servers;
  const figures: Figure[] = [];
  for (const { name, path: at, ...how } of SMALL) {
    const peer = { name: "the same through Next", result: await repeat(run, next, at, how) };
    figures.push(beside(`Tier: ${name}`, await repeat(run, tier, at, how), peer, 10));
  }
  return figures;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.table(await measure({ seconds: 4, warmUp: WARM_UP, onlyTier: process.argv.includes("tier") }));
}
