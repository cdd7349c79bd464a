import type pg from "pg";
import { isPartOf, type Packed, packPrices, thawPrices, thawSchedule } from "./columns";
import { compilePrices } from "./compile-prices";
import { compileSchedule } from "./compile-schedule";
import { type ColumnTaker, type PackedPart, Packing } from "./pack";
import { readAboutNow } from "./read-versions";
import { type About, aboutPart } from "./versions";

/** What a large carrier has is sorted and grouped in memory; the usual setting would do it on disk. */
const SORT_MEMORY = "64MB";

/** Some parts of a snapshot, or none. */
export type SomeParts = { readonly [Part in keyof Packed]: PackedPart | null };

/** Told which part is about to be compiled; its columns go to whoever takes them. */
export type BeginPart = (about: About) => Promise<ColumnTaker | null>;

/**
 * Compiles what the database holds at one moment. Parts that `base` has of just that data are taken over as they are; of others only what
 * has changed since is read and compiled again.
 * @param client used by nobody else meanwhile
 * @param today UTC day number
 * @param base older parts of snapshots of the same database, as far as there are any
 */
export async function compileSnapshot(client: pg.ClientBase, today: number, base: SomeParts, begin: BeginPart): Promise<Packed> {
  await client.query("begin isolation level repeatable read read only");
  try {
    await client.query(`set local work_mem = '${SORT_MEMORY}'`);
    const about = await readAboutNow(client, today);
    const [schedule, prices] = [aboutPart(about, "schedule"), aboutPart(about, "prices")];
    return {
      schedule: await scheduleOf(client, schedule, base.schedule, begin),
      prices: await pricesOf(client, prices, base.prices, begin),
    };
  } finally {
    await client.query("rollback");
  }
}

async function scheduleOf(client: pg.ClientBase, about: About, base: PackedPart | null, begin: BeginPart): Promise<PackedPart> {
  if (base && isPartOf(about, base)) return base;
  const packing = new Packing(about, await begin(about));
  await compileSchedule(client, about, base && isBase(about, base) ? thawSchedule(base) : null, packing);
  return packing.finish();
}

async function pricesOf(client: pg.ClientBase, about: About, base: PackedPart | null, begin: BeginPart): Promise<PackedPart> {
  if (base && isPartOf(about, base)) return base;
  const packing = new Packing(about, await begin(about));
  packPrices(await compilePrices(client, about, base && isBase(about, base) ? thawPrices(base) : null), packing);
  return packing.finish();
}

function isBase(about: About, { about: base }: PackedPart): boolean {
  return base.origin === about.origin && base.fromDay === about.fromDay && base.toDay === about.toDay;
}
