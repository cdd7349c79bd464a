import os from "node:os";
import pg from "pg";
import { thaw } from "./columns";
import { compileSnapshot } from "./compile";
import { type Frozen, frozen, SnapshotFiles } from "./files";
import { readAboutNow } from "./read-versions";
import { nameOf } from "./versions";

/** Whoever waits for another's snapshot longer than this makes its own. */
const LOCK_TIMEOUT_MS = 120_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** No statement takes so long, waiting for the lock included. Where a connection was lost without a word, the next try has one of its own. */
const QUERY_TIMEOUT_MS = 180_000;

/** What is to be made: plain data, so that another thread can be asked for it. */
export interface Order {
  databaseUrl: string;
  /** Where snapshots are kept; null keeps none. */
  folder: string | null;
  /** UTC day number. */
  today: number;
  /** The snapshot that the process holds, if any. */
  base: SharedArrayBuffer | null;
}

/**
 * The snapshot of what the database holds now: from a file where there is one, compiled otherwise. Processes of one machine that share a
 * folder compile it once: the others wait for the first one's file. A lock of the database sees to that, which ends with its owner.
 * @param made given the snapshot as soon as it is there; the file is written after it
 */
export async function makeSnapshot(order: Order, made: (packed: SharedArrayBuffer) => void): Promise<void> {
  await connected(order, async (client) => {
    if (order.folder === null) await compileFor(client, order, made);
    else await compileOnce(client, order, new SnapshotFiles(order.folder), made);
  });
}

/**
 * The snapshot of what the database holds now, where there is an undamaged file of it: reading one takes hardly any work.
 * @throws Error where the database cannot be read
 */
export async function findSnapshot(order: Order): Promise<SharedArrayBuffer | null> {
  const { folder } = order;
  if (folder === null) return null;
  const kept = await connected(order, (client) => readKept(client, order, new SnapshotFiles(folder)));
  return kept?.packed ?? null;
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

async function compileOnce(
  client: pg.Client,
  order: Order,
  files: SnapshotFiles,
  made: (packed: SharedArrayBuffer) => void,
): Promise<void> {
  let kept = await readKept(client, order, files);
  if (!kept) {
    await lock(client, order);
    kept = await readKept(client, order, files);
  }
  if (kept) return made(kept.packed);
  const snapshot = await compileFor(client, await withBase(client, order, files), made);
  // A folder that cannot be written costs the others their time, nobody the snapshot.
  await files.write(snapshot.columns.about, snapshot.packed).catch(() => undefined);
}

async function compileFor(client: pg.Client, { today, base }: Order, made: (packed: SharedArrayBuffer) => void): Promise<Frozen> {
  const snapshot = frozen(await compileSnapshot(client, today, base && thaw(base)));
  made(snapshot.packed);
  return snapshot;
}

async function readKept(client: pg.Client, { today, base }: Order, files: SnapshotFiles): Promise<Frozen | null> {
  const about = await readAboutNow(client, today);
  const isHeld = base !== null && nameOf(thaw(base).about) === nameOf(about);
  return isHeld ? null : files.read(about);
}

/** A process that has just started goes on from the last snapshot of its database. */
async function withBase(client: pg.Client, order: Order, files: SnapshotFiles): Promise<Order> {
  if (order.base) return order;
  const latest = await files.readLatest(await readAboutNow(client, order.today));
  return { ...order, base: latest?.packed ?? null };
}

async function lock(client: pg.Client, { folder }: Order): Promise<void> {
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await client.query("select pg_advisory_lock(hashtext($1))", [`parvoz snapshot ${os.hostname()} ${folder}`]).catch(() => undefined);
  await client.query("set lock_timeout = default");
}
