import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { databaseConnections, databaseUrl } from "@/lib/env";
import { PrismaClient } from "@/lib/generated/prisma/client";

/** Connections, and Prisma's client on them. */
interface Database {
  pool: pg.Pool;
  client: PrismaClient;
}

/** As Prisma reads a row: amounts of money are whole numbers of eight bytes, which JavaScript's own cannot hold. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, BigInt);

function connect(): Database {
  // Prisma writes instants in UTC without saying so: the database must read them in UTC, whatever zone it is set to.
  const settings = { connectionString: databaseUrl(), max: databaseConnections(), options: "-c TimeZone=UTC" };
  const pool = new pg.Pool({ ...settings, types });
  // A connection that breaks while nobody uses it is replaced; without a listener it would end the process.
  pool.on("error", () => undefined);
  return { pool, client: new PrismaClient({ adapter: new PrismaPg(pool) }) };
}

// Next's development server loads modules again on every change; the connections must survive that.
const holder: { parvozDatabase?: Database } = globalThis as typeof globalThis & { parvozDatabase?: Database };

function database(): Database {
  holder.parvozDatabase ??= connect();
  return holder.parvozDatabase;
}

/** The process's database client, made on first use, so that importing this module needs no environment. */
export function db(): PrismaClient {
  return database().client;
}

/** A statement of SQL with $1, $2 … in it. Each connection parses it once and knows it by its name from then on. */
interface Statement {
  /** Of no other statement. */
  readonly name: string;
  readonly text: string;
}

/** What a statement can be given: objects go as JSON text, arrays as PostgreSQL's arrays. */
type Value = string | number | bigint | boolean | Date | Uint8Array | null | readonly string[];

/**
 * Runs a statement past Prisma, which costs a process several times what the driver does: for what is asked or written all the time. On
 * the same connections, but never inside a transaction of Prisma's.
 * @returns the rows by column: bigint for int8, Date for instants, parsed JSON, Buffer for bytes
 * @throws DatabaseError of pg, with the SQLSTATE as its code
 */
export async function runStatement({ name, text }: Statement, values: readonly Value[]): Promise<unknown[]> {
  return (await database().pool.query({ name, text, values: [...values] })).rows;
}

/** Closes the connections; the next use opens them again. */
export async function disconnect(): Promise<void> {
  const open = holder.parvozDatabase;
  delete holder.parvozDatabase;
  await open?.client.$disconnect();
  await open?.pool.end();
}
