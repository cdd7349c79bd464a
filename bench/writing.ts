/**
 * Bookings and payments through the API tier, beside pgbench's TPC-B on the same PostgreSQL in the same run.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { RATE_CLASSES } from "@/lib/domain/rate-classes";
import { embeddedDatabase, setUpDatabase } from "../scripts/lib/launch.mjs";
import { ensurePrismaClient, freePort, run as runProgram } from "../scripts/lib/prepare.mjs";
import { settings } from "../scripts/lib/settings.mjs";
import { type LoadResult, load, type Shot, type Supply } from "./api/load";
import { BenchPartner, bookingShot, inDays, searchPath } from "./api/partner";
import { startTier } from "./api/tier";
import type { BenchOptions, Figure } from "./lib/figure";
import { addPayers } from "./writing/payers";
import { measureTpcb, type Tpcb } from "./writing/tpcb";
import { addWideFlight, WIDE } from "./writing/wide-flight";

const CONNECTIONS = 8;
/** Days of departure over which spread bookings go. */
const SPREAD_DAYS = 120;
const FIRST_DAY = 20;
const HOT_DAY = 200;

/** A throwaway product with durable writes, as in production. */
interface Bench {
  partner: BenchPartner;
  url: string;
  seconds: number;
}

export async function run({ short }: BenchOptions): Promise<Figure[]> {
  await ensurePrismaClient();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "parvoz-bench-"));
  fs.chmodSync(dataDir, 0o755);
  const database = await embeddedDatabase({ dataDir, throwaway: false });
  const port = await freePort();
  // Nothing is ticketed meanwhile: no worker runs, and it is the writing that is measured.
  const env = settings({ dataDir, port, databaseUrl: database.url, demo: true, base: { ...process.env, TICKETING_DELAY_SECONDS: "3600" } });
  try {
    await setUpDatabase(env);
    await addWideFlight(dataDir, env);
    await open(env);
    const tier = await startTier({ env, port });
    try {
      return await measure({ partner: await BenchPartner.signIn(port), url: database.url, seconds: short ? 4 : 15 });
    } finally {
      await tier.stop();
    }
  } finally {
    await database.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What is measured is the writing, neither the limits on it nor how much money there is. */
async function open(env: NodeJS.ProcessEnv): Promise<void> {
  const partner = (...args: string[]) =>
    runProgram(process.execPath, ["--import", "tsx", "scripts/partner.ts", ...args], { quiet: true, env });
  await partner("limits", "HUMO", ...RATE_CLASSES.map((name) => `${name}=100000`));
  await partner("deposit", "HUMO", "1000000000000");
}

async function measure(bench: Bench): Promise<Figure[]> {
  const { partner, url, seconds } = bench;
  const one: Buyer = { token: partner.token, offers: await wideOffers(partner) };
  const others = await buyersOf(bench);
  await book([one], partner.port, 2);
  // The peer before and after, so that a change of the machine in between shows.
  const before = await measureTpcb(await freshDatabase(url, "tpcb_before"), seconds);
  const bookings = await book([one], partner.port, seconds);
  const ofOne = await pay([await payerOf(bench, one)], partner.port, seconds);
  await book(others, partner.port, seconds);
  const ofMany = await pay(await Promise.all(others.map((buyer) => payerOf(bench, buyer))), partner.port, seconds);
  const after = await measureTpcb(await freshDatabase(url, "tpcb_after"), seconds);
  const hot = await sellOut(bench);
  const peer = { name: before.name, perSecond: (before.perSecond + after.perSecond) / 2 };
  return [
    beside("Bookings on spread flights", bookings, peer),
    beside("Payments of eight partners", ofMany, peer),
    { group: "Writing", name: "Payments of one partner, from one deposit", value: ofOne.perSecond, unit: "/s", limit: { atLeast: 150 } },
    { group: "Writing", name: "Bookings on one hot flight", value: hot.perSecond, unit: "/s", limit: { atLeast: 150 } },
    {
      ...{ group: "Writing", name: `Seats sold of the ${WIDE.seats} of the hot flight, ${hot.asked} asked for` },
      ...{ value: hot.sold, unit: "", limit: { atMost: WIDE.seats } },
    },
  ];
}

/** Who buys, and what is on offer. */
interface Buyer {
  token: string;
  offers: readonly string[];
}

async function buyersOf({ partner, url }: Bench): Promise<Buyer[]> {
  const payers = await addPayers(url, CONNECTIONS);
  return Promise.all(
    payers.map(async ({ token }) => ({
      token,
      offers: await wideOffers(new BenchPartner(partner.port, token), SPREAD_DAYS / CONNECTIONS),
    })),
  );
}

/** Eight connections, shared evenly by those who buy. */
async function fire(loads: readonly { token: string; supply: Supply }[], port: number, seconds: number): Promise<LoadResult> {
  const each = CONNECTIONS / loads.length;
  const results = await Promise.all(loads.map(({ token, supply }) => load({ port, token }, supply, each, seconds)));
  const sum = (of: (result: LoadResult) => number) => results.reduce((total, result) => total + of(result), 0);
  const worst = (of: (result: LoadResult) => number) => Math.max(...results.map(of));
  return {
    requests: sum(({ requests }) => requests),
    perSecond: sum(({ perSecond }) => perSecond),
    p50: worst(({ p50 }) => p50),
    p99: worst(({ p99 }) => p99),
    failures: sum(({ failures }) => failures),
  };
}

function book(buyers: readonly Buyer[], port: number, seconds: number): Promise<LoadResult> {
  return fire(
    buyers.map(({ token, offers }) => ({ token, supply: spread(offers) })),
    port,
    seconds,
  );
}

interface Debtor {
  token: string;
  unpaid: string[];
}

async function payerOf({ url }: Bench, { token }: Buyer): Promise<Debtor> {
  const ids = await query<{ id: string }>(
    url,
    `select b.id::text from booking b join api_token t on t.partner_id = b.partner_id
      where b.status = 'booked' and t.token_hash = sha256(convert_to($1, 'UTF8'))`,
    [token],
  );
  return { token, unpaid: ids.map(({ id }) => id) };
}

/** So long as there is anything to pay. */
function pay(debtors: readonly Debtor[], port: number, seconds: number): Promise<LoadResult> {
  return fire(
    debtors.map(({ token, unpaid }) => ({ token, supply: paying(unpaid) })),
    port,
    seconds,
  );
}

function beside(name: string, { perSecond, failures }: LoadResult, peer: Tpcb): Figure {
  if (failures > 0) throw new Error(`${name}: ${failures} answers other than 200`);
  const ratio = perSecond / peer.perSecond;
  const rate = { group: "Writing", name, value: perSecond, unit: "/s", limit: { atLeast: 0.3 * peer.perSecond } };
  return { ...rate, peer: { name: peer.name, value: peer.perSecond, ratio } };
}

async function wideOffers(partner: BenchPartner, days = SPREAD_DAYS): Promise<string[]> {
  const ids: string[] = [];
  for (let day = FIRST_DAY; day < FIRST_DAY + days; day++) ids.push(await wideOffer(partner, day));
  return ids;
}

async function wideOffer(partner: BenchPartner, day: number): Promise<string> {
  const offers = await partner.offers(searchPath(WIDE.to, inDays(day)));
  const offer = offers.find(({ directions }) => directions[0]?.segments.every(({ airline }) => airline.code === WIDE.carrier));
  if (!offer) throw new Error("the wide flight is not offered");
  return offer.id;
}

function spread(offers: readonly string[]): Supply {
  let turn = 0;
  return () => bookingShot(offers[turn++ % offers.length] ?? "");
}

function paying(ids: string[]): Supply {
  return (): Shot | null => {
    const id = ids.pop();
    return id === undefined ? null : { method: "POST", path: `/api/v1/booking/${id}/payment` };
  };
}

/** Buyers who want more than there is, all of them for one flight. */
async function sellOut({ partner, url }: Bench) {
  const offer = await wideOffer(partner, HOT_DAY);
  const buy = (count: number) => {
    const shots = Array.from({ length: count }, () => bookingShot(offer));
    return fire([{ token: partner.token, supply: () => shots.pop() ?? null }], partner.port, 60);
  };
  const most = await buy(WIDE.seats - 100);
  if (most.failures > 0) throw new Error(`${most.failures} bookings were refused while there were seats`);
  const rest = await buy(200);
  const sold = await soldOn(url, inDays(HOT_DAY));
  return { perSecond: most.perSecond, sold, asked: most.requests + rest.requests };
}

async function soldOn(url: string, date: string): Promise<number> {
  const key = `${WIDE.carrier}0001|${date}|${WIDE.from}${WIDE.to}`;
  const [row] = await query<{ sold: number }>(
    url,
    "select (select sum(s) from unnest(sold) s)::int as sold from leg_inventory where leg_key = $1",
    [key],
  );
  return row?.sold ?? 0;
}

async function freshDatabase(url: string, name: string): Promise<string> {
  await query(url, `create database ${name}`, []);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.toString();
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string, values: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
