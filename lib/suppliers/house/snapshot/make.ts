import os from "node:os";
import pg from "pg";
import { isPartOf, type Packed } from "./columns";
import { compileSnapshot, type SomeParts } from "./compile";
import { SnapshotFiles } from "./files";
import type { PackedPart } from "./pack";
import type { PartWriter } from "./part-file";
import { readAboutNow } from "./read-versions";
import { type About, aboutPart, type Part } from "./versions";

/** Whoever waits for another's snapshot longer than this makes its own. */
const LOCK_TIMEOUT_MS = 120_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** No statement takes so long, waiting for the lock included. Where a connection was lost without a word, the next try has one of its own. */
const QUERY_TIMEOUT_MS = 180_000;
const NOTHING: SomeParts = { schedule: null, prices: null };

/** What is to be made: plain data, so that another thread can be asked for it. */
export interface Order {
  databaseUrl: string;
  /** Where snapshots are kept; null keeps none. */
  folder: string | null;
  /** UTC day number. */
  today: number;
  /** The snapshot that the process holds, if any. */
  base: Packed | null;
}

/**
 * The snapshot of what the database holds now: from files where there are some, compiled otherwise. Processes of one machine that share a
 * folder compile it once: the others wait for the first one's files. A lock of the database sees to that, which ends with its owner.
 * @param made given the snapshot as soon as it is there, while the rest of its files is written
 */
export async function makeSnapshot(order: Order, made: (packed: Packed) => void): Promise<void> {
  await connected(order, async (client) => {
    if (order.folder === null) made(await compileSnapshot(client, order.today, order.base ?? NOTHING, async () => null));
    else await compileOnce(client, order, new SnapshotFiles(order.folder), made);
  });
}

/**
 * The snapshot of what the database holds now, where there are undamaged files of it: reading them takes hardly any work.
 * @throws Error where the database cannot be read
 */
export async function findSnapshot(order: Order): Promise<Packed | null> {
  const { folder } = order;
  if (folder === null) return null;
  const found = await connected(order, (client) => findParts(client, order.today, NOTHING, new SnapshotFiles(folder)));
  return isWhole(found) ? found : null;
}

async function connected<Result>(order: Order, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({
    connectionString: order.databaseUrl,
    options: "-c TimeZone=UTC",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
  });
  // A connection that breaks fails the query that waits for it.
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function compileOnce(client: pg.Client, order: Order, files: SnapshotFiles, made: (packed: Packed) => void): Promise<void> {
  const held = order.base ?? NOTHING;
  let found = await findParts(client, order.today, held, files);
  if (!isWhole(found)) {
    await lock(client, order);
    found = await findParts(client, order.today, orElse(found, held), files);
  }
  if (isWhole(found)) return made(found);
  const base = await orLatest(client, order.today, orElse(found, held), files);
  const begun: PartWriter[] = [];
  try {
    made(await compileSnapshot(client, order.today, base, (about) => beginPart(files, about, begun)));
  } catch (error) {
    for (const part of begun) await part.abandon();
    throw error;
  }
  const written: About[] = [];
  for (const part of begun) {
    const isWritten = await part.finish().then(
      () => true,
      () => false,
    );
    if (isWritten) written.push(part.about);
  }
  await unlock(client);
  for (const about of written) await files.removeOthers(about);
}

/** A folder that cannot be written costs the others their time, nobody the snapshot. */
async function beginPart(files: SnapshotFiles, about: About, begun: PartWriter[]): Promise<PartWriter | null> {
  const part = await files.begin(about).catch(() => null);
  if (part) begun.push(part);
  return part;
}

/** The parts of what the database holds now: as they are held, or out of files. */
async function findParts(client: pg.Client, today: number, held: SomeParts, files: SnapshotFiles): Promise<SomeParts> {
  const about = await readAboutNow(client, today);
  return eachPart(async (part) => {
    const [needed, own] = [aboutPart(about, part), held[part]];
    return own && isPartOf(needed, own) ? own : files.read(needed);
  });
}

/** A process that has just started goes on from the last snapshot of its database. */
async function orLatest(client: pg.Client, today: number, parts: SomeParts, files: SnapshotFiles): Promise<SomeParts> {
  if (isWhole(parts)) return parts;
  const about = await readAboutNow(client, today);
  return eachPart(async (part) => parts[part] ?? files.readLatest(aboutPart(about, part)));
}

async function eachPart(find: (part: Part) => Promise<PackedPart | null>): Promise<SomeParts> {
  return { schedule: await find("schedule"), prices: await find("prices") };
}

function orElse(parts: SomeParts, others: SomeParts): SomeParts {
  return { schedule: parts.schedule ?? others.schedule, prices: parts.prices ?? others.prices };
}

function isWhole(parts: SomeParts): parts is Packed {
  return parts.schedule !== null && parts.prices !== null;
}

async function lock(client: pg.Client, { folder }: Order): Promise<void> {
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await client.query("select pg_advisory_lock(hashtext($1))", [`parvoz snapshot ${os.hostname()} ${folder}`]).catch(() => undefined);
  await client.query("set lock_timeout = default");
}

/** Before what else is to be done: others wait for it. A connection that breaks has given it back. */
async function unlock(client: pg.Client): Promise<void> {
  await client.query("select pg_advisory_unlock_all()").catch(() => undefined);
}
