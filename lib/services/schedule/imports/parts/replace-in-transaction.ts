import { longDb } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { Done } from "@/lib/services/ground/audit/audit-row";
import { COMMAND } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";

/** What an import replaces; each has its row in `data_version`. */
export type DataKind =
  | "schedule"
  | "fares"
  | "inventory"
  | "taxes"
  | "baggage"
  | "rates"
  | "interline"
  | "visas"
  | "time-zones"
  | ReferenceKind;

/** Tables of reference data. */
export type ReferenceKind = "airports" | "cities" | "carriers" | "aircraft" | "connection-times";

/** Who replaces it, and what the audit log says beside the kind. */
export type Noted = Pick<Done, "by" | "detail">;

/** The longest that the import of one file may take. */
const TIMEOUT_MS = 30 * 60_000;
const WAIT_MS = 30_000;

/** Takes a transaction back whose result is wanted all the same. */
class Rehearsed<T> extends Error {
  constructor(readonly result: T) {
    super("rehearsed");
  }
}

/** Does what `replaceInTransaction` does and then rolls everything back: gives what `work` would have returned. */
export async function rehearseInTransaction<T>(
  kind: DataKind,
  work: (tx: Prisma.TransactionClient) => Promise<T>,
  noted?: Noted,
): Promise<T> {
  try {
    const rehearsed = async (tx: Prisma.TransactionClient): Promise<T> => {
      throw new Rehearsed(await work(tx));
    };
    return await replaceInTransaction(kind, rehearsed, noted);
  } catch (error) {
    if (error instanceof Rehearsed) return error.result;
    throw error;
  }
}

/**
 * Runs one replacement in one transaction, alone among those of its kind, and raises the kind's version with it: readers see the old data
 * until all of the new is there, and then know that it has changed.
 * @throws what `work` throws, with nothing changed
 */
export async function replaceInTransaction<T>(
  kind: DataKind,
  work: (tx: Prisma.TransactionClient) => Promise<T>,
  { by, detail }: Noted = { by: COMMAND },
): Promise<T> {
  return longDb().$transaction(
    async (tx) => {
      await lockImports(tx, kind);
      const result = await work(tx);
      await raiseVersion(tx, kind);
      // A change of the schedule says itself who made it.
      if (kind !== "schedule") await recordAudit(tx, { action: "data_imported", by, detail: { kind, ...detail } });
      return result;
    },
    { timeout: TIMEOUT_MS, maxWait: WAIT_MS },
  );
}

/** How often data of this kind have changed. Under `lockImports` it stays until the transaction ends. */
export async function readVersion(client: Prisma.TransactionClient, kind: DataKind): Promise<number> {
  return (await client.dataVersion.findUnique({ where: { kind } }))?.version ?? 0;
}

/** Waits until no other import of this kind is under way, and keeps the next waiting until the transaction ends. */
export async function lockImports(tx: Prisma.TransactionClient, kind: DataKind): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`parvoz import ${kind}`}))`;
}

/** Tells readers that data of this kind have changed, once the transaction is over. */
export async function raiseVersion(tx: Prisma.TransactionClient, kind: DataKind): Promise<void> {
  await tx.$executeRaw`
    insert into data_version (kind, version) values (${kind}, 1)
    on conflict (kind) do update set version = data_version.version + 1, updated_at = now()`;
}
