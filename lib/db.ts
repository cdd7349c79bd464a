import { PrismaPg } from "@prisma/adapter-pg";
import { databaseConnections, databaseUrl } from "@/lib/env";
import { PrismaClient } from "@/lib/generated/prisma/client";

function connect(): PrismaClient {
  // Prisma writes instants in UTC without saying so: the database must read them in UTC, whatever zone it is set to.
  const pool = { connectionString: databaseUrl(), max: databaseConnections(), options: "-c TimeZone=UTC" };
  return new PrismaClient({ adapter: new PrismaPg(pool) });
}

// Next's development server loads modules again on every change; the client must survive that.
const holder: { parvozDb?: PrismaClient } = globalThis as typeof globalThis & { parvozDb?: PrismaClient };

/** The process's database client, made on first use, so that importing this module needs no environment. */
export function db(): PrismaClient {
  holder.parvozDb ??= connect();
  return holder.parvozDb;
}

/** Closes the connections; the next use opens them again. */
export async function disconnect(): Promise<void> {
  await holder.parvozDb?.$disconnect();
  delete holder.parvozDb;
}
