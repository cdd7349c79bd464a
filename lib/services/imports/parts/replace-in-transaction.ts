import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";

/** What an import replaces; each has its row in `data_version`. */
export type DataKind = "schedule" | "fares" | "inventory" | "taxes" | "baggage" | "rates" | "interline" | "visas";

/** The longest that the import of one file may take. */
const TIMEOUT_MS = 30 * 60_000;
const WAIT_MS = 30_000;

/** What a replacement did, and of which parts of its kind (carriers); null where it may have been all of them. */
export interface Replaced<T> {
  result: T;
  parts: readonly string[] | null;
}

/**
 * Runs one replacement in one transaction, alone among those of its kind, and raises the kind's version with it: readers see the old data until all of the new
 * is there, and then know that it moved, and where.
 * @throws what `work` throws, with nothing changed
 */
export async function replaceInTransaction<T>(kind: DataKind, work: (tx: Prisma.TransactionClient) => Promise<Replaced<T>>): Promise<T> {
  return db().$transaction(
    async (tx) => {
      await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`parvoz import ${kind}`}))`;
      const { result, parts } = await work(tx);
      await raiseVersion(tx, kind, parts);
      return result;
    },
    { timeout: TIMEOUT_MS, maxWait: WAIT_MS },
  );
}

async function raiseVersion(tx: Prisma.TransactionClient, kind: DataKind, parts: readonly string[] | null): Promise<void> {
  const parted = parts === null ? 0 : 1;
  await tx.$executeRaw`
    with raised as (
      insert into data_version (kind, version, parted) values (${kind}, 1, ${parted})
      on conflict (kind) do update set version = data_version.version + 1, parted = data_version.parted + ${parted}, updated_at = now()
      returning version)
    insert into data_part (kind, part, version)
    select ${kind}, part, version from raised, unnest(${[...(parts ?? [])]}::text[]) as part
    on conflict (kind, part) do update set version = excluded.version`;
}
