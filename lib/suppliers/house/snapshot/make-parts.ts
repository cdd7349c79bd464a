import os from "node:os";
import pg from "pg";
import { answers } from "@/lib/db/probe";
import { log, traceOf } from "@/lib/log";
import { referencePrint } from "./airports";
import { compilePrices } from "./compile-prices";
import { compileSchedule } from "./compile-schedule";
import { toDataVersions, VERSIONS_SQL, type VersionRow } from "./data-versions";
import { SnapshotFiles } from "./files";
import { type MadePart, nameOf, type PartId, type PartName } from "./part";
import { LAYOUT, priceShape, scheduleShape } from "./part-shapes";
import { compiledDays } from "./selling-days";

/** Whoever waits for another process's files longer than this compiles itself. */
const LOCK_TIMEOUT_MS = 120_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** No statement takes so long, waiting for the lock included. */
const QUERY_TIMEOUT_MS = 180_000;
/** How often is looked whether the database is still there, milliseconds. */
const LOOK_MS = 3_000;
/** What a large carrier has is sorted and grouped in memory; the usual setting would do it on disk. */
const SORT_MEMORY = "64MB";

/** What is to be made: plain data, so that another thread can be asked for it. */
export interface Order {
  /** Of the database itself, not of a pooler: a lock of the session is held. */
  databaseUrl: string;
  /** Where parts are kept as files; null keeps none. */
  folder: string | null;
  /** UTC day number. */
  today: number;
  /** The parts that the caller has already. */
  held: readonly PartId[];
}

/** Parts of what the database holds now. Those that the caller has already are missing. */
export type MadeParts = { [Name in PartName]?: MadePart<Name> };

/**
 * Parts out of files alone: reading them takes hardly any work.
 * @returns null where one has to be compiled
 * @throws Error where the database cannot be read
 */
export async function findParts(order: Order): Promise<MadeParts | null> {
  return withClient(order, (client) => find(client, order));
}

/**
 * Parts out of files where there are some, compiled otherwise, and then written into files. Processes of one machine that share a folder
 * compile once: the others wait for the first one's files. A lock of the database sees to that, which ends with its owner's connection.
 * @throws Error where the database cannot be read
 */
export async function makeParts(order: Order): Promise<MadeParts> {
  return withClient(order, async (client) => {
    if (order.folder !== null) await lock(client, order.folder);
    return (await find(client, order)) ?? (await compile(client, order));
  });
}

async function withClient<Result>({ databaseUrl }: Order, use: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const types = new pg.TypeOverrides();
  types.setTypeParser(pg.types.builtins.INT8, Number);
  const client = new pg.Client({
    connectionString: databaseUrl,
    options: "-c TimeZone=UTC",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    types,
  });
  // A connection that breaks fails the query that waits for it.
  client.on("error", () => undefined);
  await client.connect();
  const watch = setInterval(() => void endWhereAway(client, databaseUrl), LOOK_MS);
  try {
    return await use(client);
  } finally {
    clearInterval(watch);
    await client.end().catch(() => undefined);
  }
}

/** Nobody waits three minutes for what was lost on the way: the next search begins anew once the database is back. */
async function endWhereAway(client: pg.Client, databaseUrl: string): Promise<void> {
  if (!(await answers(databaseUrl))) await client.end().catch(() => undefined);
}

/** Without the lock others may compile the same at the same time. */
async function lock(client: pg.Client, folder: string): Promise<void> {
  await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
  await client.query("select pg_advisory_lock(hashtext($1))", [`parvoz snapshot ${os.hostname()} ${folder}`]).catch(() => undefined);
  await client.query("set lock_timeout = default");
}

async function find(client: pg.Client, { folder, today, held }: Order): Promise<MadeParts | null> {
  if (folder === null) return null;
  const [ids, files] = [await idsNow(client, today), new SnapshotFiles(folder)];
  const schedule = isAmong(held, ids.schedule) ? undefined : await files.read(ids.schedule, scheduleShape);
  const prices = isAmong(held, ids.prices) ? undefined : await files.read(ids.prices, priceShape);
  return schedule === null || prices === null ? null : { schedule, prices };
}

/** Compiles what the database holds at one moment. */
async function compile(client: pg.Client, { folder, today, held }: Order): Promise<MadeParts> {
  await client.query("begin isolation level repeatable read read only");
  await client.query(`set local work_mem = '${SORT_MEMORY}'`);
  const { schedule, prices } = await idsNow(client, today);
  const made: MadeParts = {};
  if (!isAmong(held, schedule)) made.schedule = { id: schedule, content: await compileSchedule(client, schedule) };
  if (!isAmong(held, prices)) made.prices = { id: prices, content: await compilePrices(client) };
  await client.query("commit");
  if (folder !== null) for (const part of Object.values(made)) await write(new SnapshotFiles(folder), part);
  return made;
}

/** A folder that cannot be written costs other processes their time, nobody the snapshot. */
async function write(files: SnapshotFiles, part: MadePart): Promise<void> {
  try {
    await files.write(part);
  } catch (error) {
    log.warn(traceOf(error), "a snapshot could not be written into SNAPSHOT_DIR");
  }
}

function isAmong(held: readonly PartId[], id: PartId): boolean {
  return held.some((each) => nameOf(each) === nameOf(id));
}

/** What parts made now would be made from. */
async function idsNow(client: pg.Client, today: number): Promise<Record<PartName, PartId>> {
  const versions = toDataVersions((await client.query<VersionRow>(VERSIONS_SQL)).rows);
  const origin = await originOf(client);
  const idOf = (part: PartName): PartId => ({ part, origin, data: versions[part], ...compiledDays(today) });
  return { schedule: idOf("schedule"), prices: idOf("prices") };
}

/**
 * What the program and its reference data bring in, and the database, which has an identity of its own even where another one took its name; all
 * servers of a replicated cluster have the same one, so that nothing is compiled anew because another of them leads.
 * Offsets of clocks are part of a schedule: with other time-zone rules, which the reference data have, they have to be found anew.
 */
async function originOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ identity: string }>(
    "select concat_ws(' ', oid, datname, system_identifier) as identity from pg_database, pg_control_system() where datname = current_database()",
  );
  return [LAYOUT, referencePrint(), rows[0]?.identity].join(" ");
}
