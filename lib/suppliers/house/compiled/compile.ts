import type pg from "pg";
import { aboutOf, freezePrices, freezeSchedule, isPartOf, type Packed, thawPrices, thawSchedule } from "./columns";
import { compilePrices } from "./compile-prices";
import { compileSchedule } from "./compile-schedule";
import { readAboutNow } from "./read-versions";
import { type About, aboutPart } from "./versions";

/** What a large carrier has is sorted and grouped in memory; the usual setting would do it on disk. */
const SORT_MEMORY = "64MB";

/** Some parts of a snapshot, or none. */
export type SomeParts = { readonly [Part in keyof Packed]: SharedArrayBuffer | null };

/**
 * Compiles what the database holds at one moment. Parts that `base` has of just that data are taken over as they are; of others only what
 * has changed since is read and compiled again.
 * @param client used by nobody else meanwhile
 * @param today UTC day number
 * @param base older parts of snapshots of the same database, as far as there are any
 */
export async function compileSnapshot(client: pg.ClientBase, today: number, base: SomeParts): Promise<Packed> {
  await client.query("begin isolation level repeatable read read only");
  try {
    await client.query(`set local work_mem = '${SORT_MEMORY}'`);
    const about = await readAboutNow(client, today);
    return { schedule: await scheduleOf(client, about, base.schedule), prices: await pricesOf(client, about, base.prices) };
  } finally {
    await client.query("rollback");
  }
}

async function scheduleOf(client: pg.ClientBase, whole: About, base: SharedArrayBuffer | null): Promise<SharedArrayBuffer> {
  const about = aboutPart(whole, "schedule");
  if (base && isPartOf(about, base)) return base;
  return freezeSchedule(await compileSchedule(client, about, base && isBase(about, base) ? thawSchedule(base) : null));
}

async function pricesOf(client: pg.ClientBase, whole: About, base: SharedArrayBuffer | null): Promise<SharedArrayBuffer> {
  const about = aboutPart(whole, "prices");
  if (base && isPartOf(about, base)) return base;
  return freezePrices(await compilePrices(client, about, base && isBase(about, base) ? thawPrices(base) : null));
}

function isBase(about: About, packed: SharedArrayBuffer): boolean {
  const base = aboutOf(packed);
  return base.origin === about.origin && base.fromDay === about.fromDay && base.toDay === about.toDay;
}
