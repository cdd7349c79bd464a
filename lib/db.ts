import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { DatabaseWatch } from "@/lib/db/database-watch";
import { GuardedPool } from "@/lib/db/guarded-pool";
import { answers } from "@/lib/db/probe";
import { databaseConnections, databaseUrl, directDatabaseUrl, preparesStatements } from "@/lib/env";
import { PrismaClient } from "@/lib/generated/prisma/client";
import { processWide } from "@/lib/util/process-wide";
import { isConnectionLost, isUnavailable, Unavailable } from "@/lib/util/unavailable";

/** Connections, and Prisma's client on them. */
interface Connections {
  pool: GuardedPool;
  client: PrismaClient;
}

/** What a process has of the database. `long` is opened by the first work that takes long. */
interface Database {
  watch: DatabaseWatch;
  short: Connections;
  long: Connections | null;
  /** Whether connections keep statements by their names. */
  prepares: boolean;
}

/** As Prisma reads a row: amounts of money are whole numbers of eight bytes, which JavaScript's own cannot hold. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, BigInt);

/** So long does anybody wait for a connection of a server, be it for a new one or for one that others use; and a program that nobody waits for. */
const CONNECT_MS = { server: 2_000, program: 10_000 };
/** A connection that is cut without a word is noticed by its silence (and by DatabaseWatch, much sooner, while somebody uses it). */
const KEEP_ALIVE_MS = 10_000;
/** So many may wait for each connection: what they need then is another server. */
const WAITING_PER_CONNECTION = 25;
/** So much longer than PostgreSQL allows a statement is a connection waited for: then its packets are lost. */
const GRACE_MS = 1_500;
/** A statement of a program that nobody waits for. */
const STATEMENT_MS = 60_000;
/**
 * Prisma writes instants in UTC without saying so: the database must read them in UTC, whatever zone it is set to. And it must notice within half
 * a minute that we are gone: what a lost connection has locked, all others wait for.
 */
const SESSION = [
  "TimeZone=UTC",
  "tcp_keepalives_idle=10",
  "tcp_keepalives_interval=5",
  "tcp_keepalives_count=3",
  "client_connection_check_interval=5000",
]
  .map((setting) => `-c ${setting}`)
  .join(" ");
/** Imports and the like have a transaction for minutes, and few of them run at once. */
const LONG_CONNECTIONS = 2;

/** The connections that are open, and how long a statement may take, milliseconds; null until it is needed or said. */
const kept = processWide<{ database: Database | null; statementMs: number | null }>("database", () => ({
  database: null,
  statementMs: null,
}));

/**
 * Somebody waits for what this process does: sets how long a statement may take (milliseconds) before PostgreSQL ends it, and has connections
 * waited for for a moment only. To be called before the first one.
 */
export function limitStatements(milliseconds: number): void {
  kept.statementMs = milliseconds;
}

function open(): Database {
  const url = databaseUrl();
  const watch = new DatabaseWatch({
    probe: () => answers(url),
    onAway: () => database.short.pool.drop(),
    onLongAway: () => database.long?.pool.drop(),
  });
  const short = connect(watch, databaseConnections(), kept.statementMs ?? STATEMENT_MS);
  const database: Database = { watch, short, long: null, prepares: preparesStatements() };
  return database;
}

/** @param statementMs null for as long as it takes */
function connect(watch: DatabaseWatch, max: number, statementMs: number | null): Connections {
  const heldMs = statementMs === null ? null : statementMs + GRACE_MS;
  const config = {
    connectionString: databaseUrl(),
    max,
    types,
    connectionTimeoutMillis: kept.statementMs === null ? CONNECT_MS.program : CONNECT_MS.server,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(statementMs !== null && { statement_timeout: statementMs }),
    ...(heldMs !== null && { idle_in_transaction_session_timeout: heldMs }),
    options: SESSION,
  };
  const pool = new GuardedPool(config, { heldMs, waiting: max * WAITING_PER_CONNECTION }, watch);
  return { pool, client: new PrismaClient({ adapter: new PrismaPg(pool) }) };
}

function database(): Database {
  kept.database ??= open();
  return kept.database;
}

/** The process's database client, made on first use, so that importing this module needs no environment. */
export function db(): PrismaClient {
  return database().short.client;
}

/** The same on connections of its own, whose statements and transactions may take minutes: for imports, exports and the like. */
export function longDb(): PrismaClient {
  const opened = database();
  opened.long ??= connect(opened.watch, LONG_CONNECTIONS, null);
  return opened.long.client;
}

/** What a process can say of its database without asking it. */
export interface DatabaseState {
  /** It did not answer when it was last asked; callers are refused until it does. */
  isAway: boolean;
  /** Connections that are open, those of them that nobody uses, and requests that wait for one. */
  open: number;
  idle: number;
  waiting: number;
  /** As many as may be open. */
  most: number;
  /** Date.now() of the last time that it said that its disk is full. */
  diskFullAt: number | null;
}

export function databaseState(): DatabaseState {
  const most = databaseConnections();
  const opened = kept.database;
  if (!opened) return { isAway: false, open: 0, idle: 0, waiting: 0, most, diskFullAt: null };
  const { totalCount, idleCount, waitingCount, diskFullAt } = opened.short.pool;
  return { isAway: opened.watch.isAway, open: totalCount, idle: idleCount, waiting: waitingCount, most, diskFullAt };
}

/** A statement of SQL with $1, $2 … in it. Each connection parses it once and knows it by its name from then on, where it may keep names. */
interface Statement {
  /** Of no other statement. */
  readonly name: string;
  readonly text: string;
}

/** What a statement can be given: objects go as JSON text, arrays as PostgreSQL's arrays. */
type Value = string | number | bigint | boolean | Date | Uint8Array | null | readonly string[] | readonly Uint8Array[];

/**
 * Runs a statement past Prisma, which costs a process several times what the driver does: for what is asked or written all the time. On
 * the same connections, but never inside a transaction of Prisma's.
 * @returns the rows by column: bigint for int8, Date for instants, parsed JSON, Buffer for bytes
 * @throws DatabaseError of pg, with the SQLSTATE as its code; Unavailable where the database cannot do it now
 */
export async function runStatement({ name, text }: Statement, values: readonly Value[]): Promise<unknown[]> {
  const { short, prepares } = database();
  const { pool } = short;
  const client = await pool.connect();
  let isLost = false;
  try {
    return (await client.query({ ...(prepares && { name }), text, values: [...values] })).rows;
  } catch (error) {
    pool.failed(error);
    isLost = isConnectionLost(error);
    throw isUnavailable(error) ? new Unavailable("the database did not do it", { cause: error }) : error;
  } finally {
    client.release(isLost);
  }
}

/** So long may one statement of a check take that looks at everything. */
const LONG_STATEMENT_MS = 15 * 60_000;

/**
 * Reads many things as they were at one moment, on a connection of its own: nothing is written, nobody waits for it, and what is written
 * meanwhile is not seen.
 * @param work gets a function that runs a statement with $1, $2 … and gives its rows by column
 */
export async function readOneMoment<Result>(
  work: (read: (sql: string, values: readonly string[]) => Promise<unknown[]>) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: directDatabaseUrl(), options: "-c TimeZone=UTC", statement_timeout: LONG_STATEMENT_MS });
  // What breaks it is told by the statement that finds it broken.
  client.on("error", () => undefined);
  await client.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    return await work(async (sql, values) => (await client.query<Record<string, unknown>>(sql, [...values])).rows);
  } finally {
    await client.end();
  }
}

/** Whoever has a connection that was cut may never give it back. */
const END_MS = 2_000;

/** Closes the connections, and forgets how long statements may take; the next use opens them again. */
export async function disconnect(): Promise<void> {
  const opened = kept.database;
  kept.database = null;
  kept.statementMs = null;
  for (const connections of [opened?.short, opened?.long]) {
    await connections?.client.$disconnect();
    if (connections) await Promise.race([connections.pool.end(), new Promise((resolve) => setTimeout(resolve, END_MS).unref())]);
  }
}
