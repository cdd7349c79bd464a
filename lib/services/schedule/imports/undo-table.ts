import type { TableChange } from "@/lib/domain/pricing/fare-changes/compare-rows";
import type { TableKind } from "@/lib/domain/uploads/upload";
import { badLineText } from "@/lib/formats/imports/bad-line";
import type { Prisma } from "@/lib/generated/prisma/client";
import { bagPrices } from "./import-baggage";
import { inventoryRules } from "./import-inventory";
import { exchangeRates } from "./import-rates";
import { taxRules } from "./import-taxes";
import { type Noted, rehearseInTransaction, replaceInTransaction } from "./parts/replace-in-transaction";
import { NotRestorable, type Restore, RowsChangedSince, restoring } from "./parts/restore-rows";

const RESTORE: Readonly<Record<TableKind, Restore>> = {
  inventory: restoring(inventoryRules),
  taxes: restoring(taxRules),
  baggage: restoring(bagPrices),
  rates: restoring(exchangeRates),
};

/** What was taken back, or would be. */
interface UndoneTable {
  /** The file's name. */
  source: string;
  changes: TableChange[];
}

/** No import of this table can be taken back: there is none, or what it left is there no more. */
export class NoTableToUndo extends Error {}

interface Options {
  kind: TableKind;
  now: Date;
  dryRun?: boolean;
  /** Taken back only if it is still the last one that can be; without it, whichever is. */
  importId?: string;
  /** What the audit log says of it; the command line where absent. */
  noted?: Noted;
}

/**
 * Takes the last file of a table back that changed something, and at the next call the one before it, as `undoFares` does with fares: the rows are
 * there again that it replaced. An undo itself is not taken back. Bookings, and quotes that name a price, keep theirs.
 * @throws NoTableToUndo, also where an exchange rate is missing by now that the former rows need
 */
export async function undoTable({ kind, now, dryRun = false, importId, noted }: Options): Promise<UndoneTable> {
  const inTransaction = dryRun ? rehearseInTransaction : replaceInTransaction;
  return inTransaction(kind, (tx) => undoIn(tx, { kind, now, wanted: importId }), noted);
}

/** The import of a table that is taken back next; null where there is none. */
export function lastTableToUndo(client: Pick<Prisma.TransactionClient, "tableImport">, kind: TableKind) {
  return client.tableImport.findFirst({
    where: { kind, undoneAt: null, replaced: { some: {} } },
    orderBy: { seq: "desc" },
    select: { id: true, seq: true, source: true, replaced: { select: { scope: true, print: true }, orderBy: { scope: "asc" } } },
  });
}

interface Wanted {
  kind: TableKind;
  now: Date;
  wanted: string | undefined;
}

async function undoIn(tx: Prisma.TransactionClient, { kind, now, wanted }: Wanted): Promise<UndoneTable> {
  const last = await lastTableToUndo(tx, kind);
  if (!last) throw new NoTableToUndo(`there is no import of ${kind} that could be taken back`);
  if (wanted !== undefined && wanted !== last.id) throw new NoTableToUndo(`only the last import of ${kind} can be taken back`);
  const changes = await RESTORE[kind](tx, { importId: last.id, scopes: last.replaced }).catch((error: unknown) => {
    throw explained(error, kind);
  });
  await tx.tableImport.updateMany({ where: { kind, undoneAt: null, seq: { gte: last.seq } }, data: { undoneAt: now } });
  await tx.replacedRows.deleteMany({ where: { importId: last.id } });
  return { source: last.source, changes };
}

function explained(error: unknown, kind: TableKind): unknown {
  if (error instanceof NotRestorable) return new NoTableToUndo(badLineText(error.problem, "en"));
  if (error instanceof RowsChangedSince)
    return new NoTableToUndo(`${kind} were changed since, and not by an import of this version: import the file that is to hold`);
  return error;
}
