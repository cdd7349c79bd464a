/**
 * What pages and one booking's writes take while bookings become many: the same questions, by turns, of a database with a thousand of them,
 * with a hundred thousand and with a million, all of two years, a third of them one agency's.
 */
import { disconnect } from "@/lib/db";
import { fillBookings } from "./growth/fill";
import { PAGES, WRITES } from "./growth/pages";
import { type Asker, prepareAgencies, startAsker } from "./growth/start-asker";
import type { BenchPart, Figure } from "./lib/figure";
import { percentile } from "./lib/measure";
import { makeProduct } from "./lib/product";
import { copyDatabase, runSql } from "./schedule/booked-database";

const SIZES = [1_000, 100_000, 1_000_000] as const;
const SMALL = [300, 1_000, 3_000] as const;
/** A page of the largest database takes so many times as long as of the smallest at most, at p95. */
const LIMIT = 2;

export const run: BenchPart = async ({ short }) => {
  const product = await makeProduct({ demo: true, own: { TICKETING_DELAY_SECONDS: "3600" } });
  const parts: { stop: () => Promise<void> }[] = [product];
  try {
    const { agencies, templates } = await prepareAgencies(product.env, product.folder);
    const [agency] = agencies;
    if (!agency) throw new Error("no agency was opened");
    const askers: Asker[] = [];
    for (const bookings of short ? SMALL : SIZES) {
      const url = await fill(product.databaseUrl, { bookings, agencies, templates });
      const asker = startAsker({ ...product.env, DATABASE_URL: url }, { agency, postgres: product.databasePid() });
      parts.push(asker);
      askers.push(asker);
    }
    await runSql(product.databaseUrl, "checkpoint");
    return await compare(askers, short ? SMALL : SIZES, short ? 3 : 60);
  } finally {
    for (const part of parts.reverse()) await part.stop();
  }
};

/** Copies the database and fills the copy, in this process. @returns its URL */
async function fill(url: string, wanted: Parameters<typeof fillBookings>[0]): Promise<string> {
  const filled = await copyDatabase(url, `growth_${wanted.bookings}`);
  const own = process.env.DATABASE_URL;
  process.env.DATABASE_URL = filled;
  try {
    await fillBookings(wanted);
  } finally {
    await disconnect();
    process.env.DATABASE_URL = own;
  }
  // What autovacuum does while bookings come one by one; it would work beside what is measured.
  await runSql(filled, "vacuum analyze");
  await runSql(filled, "alter system set autovacuum = off");
  await runSql(filled, "select pg_reload_conf()");
  return filled;
}

/** Each question of each database by turns, so that what else the machine does falls on all of them. */
async function compare(askers: readonly Asker[], sizes: readonly number[], turns: number): Promise<Figure[]> {
  const took = new Map<string, number[][]>();
  for (let turn = -1; turn < turns; turn++) {
    for (const page of [...Object.keys(PAGES), ...Object.keys(WRITES)]) {
      for (const [place, asker] of askers.entries()) {
        const { cpuMs } = await asker.ask({ page, turn: turn + 1 });
        const times = took.get(page) ?? sizes.map(() => []);
        // The first turn warms plans and code.
        if (turn >= 0) times[place]?.push(cpuMs);
        took.set(page, times);
      }
    }
  }
  return [...took].flatMap(([page, times]) => figuresOf(page, sizes, times));
}

function figuresOf(page: string, sizes: readonly number[], times: readonly (readonly number[])[]): Figure[] {
  const [least = 0, ...larger] = times.map((of) => percentile(of, 0.95));
  const note = `CPU time of the service and of PostgreSQL, p95; ${sizes.map((size) => size.toLocaleString("en-GB")).join(", ")} bookings of two years, a third of them the asking agency's`;
  const name = `${page}, ${sizes.at(-1)?.toLocaleString("en-GB")} bookings`;
  const value = larger.at(-1) ?? 0;
  const middle = larger[0] ?? 0;
  const peer = { name: `at ${sizes[0]?.toLocaleString("en-GB")}`, value: least, ratio: value / least };
  const half = `; at ${sizes[1]?.toLocaleString("en-GB")} ${middle.toFixed(1)} ms, medians ${times.map((of) => percentile(of, 0.5).toFixed(1)).join(", ")}`;
  return [{ group: "Growth", name, value, unit: "ms", limit: { atMost: LIMIT * least }, peer, note: note + half }];
}
