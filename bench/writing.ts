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
  const { partner, seconds } = bench;
  const offers = await wideOffers(partner);
  const fire = (supply: Supply, duration: number) => load({ port: partner.port, token: partner.token }, supply, CONNECTIONS, duration);
  await fire(spread(offers), 2);
  // The peer before and after, so that a change of the machine in between shows.
  const before = await measureTpcb(await freshDatabase(bench.url, "tpcb_before"), seconds);
  const spreadBookings = await fire(spread(offers), seconds);
  const unpaid = await bookedIds(bench.url);
  const payments = await fire(paying(unpaid), seconds);
  const after = await measureTpcb(await freshDatabase(bench.url, "tpcb_after"), seconds);
  const hot = await sellOut(bench, fire);
  const peer = { name: before.name, perSecond: (before.perSecond + after.perSecond) / 2 };
  return [
    beside("Bookings on spread flights", spreadBookings, peer),
    beside("Payments", payments, peer),
    { group: "Writing", name: "Bookings on one hot flight", value: hot.perSecond, unit: "/s", limit: { atLeast: 150 } },
    {
      group: "Writing",
      name: `Seats sold of the ${WIDE.seats} of the hot flight, ${hot.asked} asked for`,
      value: hot.sold,
      unit: "",
      limit: { atMost: WIDE.seats },
    },
  ];
}

function beside(name: string, { perSecond, failures }: LoadResult, peer: Tpcb): Figure {
  if (failures > 0) throw new Error(`${name}: ${failures} answers other than 200`);
  const ratio = perSecond / peer.perSecond;
  const rate = { group: "Writing", name, value: perSecond, unit: "/s", limit: { atLeast: 0.3 * peer.perSecond } };
  return { ...rate, peer: { name: peer.name, value: peer.perSecond, ratio } };
}

async function wideOffers(partner: BenchPartner): Promise<string[]> {
  const ids: string[] = [];
  for (let day = FIRST_DAY; day < FIRST_DAY + SPREAD_DAYS; day++) ids.push(await wideOffer(partner, day));
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
async function sellOut({ partner, url }: Bench, fire: (supply: Supply, seconds: number) => Promise<LoadResult>) {
  const offer = await wideOffer(partner, HOT_DAY);
  const buyers = (count: number) => {
    const shots = Array.from({ length: count }, () => bookingShot(offer));
    return () => shots.pop() ?? null;
  };
  const most = await fire(buyers(WIDE.seats - 100), 60);
  if (most.failures > 0) throw new Error(`${most.failures} bookings were refused while there were seats`);
  const rest = await fire(buyers(200), 60);
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

async function bookedIds(url: string): Promise<string[]> {
  const rows = await query<{ id: string }>(url, "select id::text from booking where status = 'booked'", []);
  return rows.map(({ id }) => id);
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
