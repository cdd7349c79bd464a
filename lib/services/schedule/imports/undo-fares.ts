import type { Fare } from "@/lib/domain/pricing/fare";
import type { FareChange } from "@/lib/domain/pricing/fare-changes/fare-change";
import { badLineText } from "@/lib/formats/imports/bad-line";
import type { Prisma } from "@/lib/generated/prisma/client";
import { missingRates } from "@/lib/services/ground/rates/rates-needed";
import { clearFares, printOf, readFares, restoreFares } from "./parts/fare-rows";
import { followFares } from "./parts/follow-fares";
import { type Noted, raiseVersion, rehearseInTransaction, replaceInTransaction } from "./parts/replace-in-transaction";

/** What was taken back, or would be. */
interface UndoneFares {
  /** The file's name. */
  source: string;
  changes: FareChange[];
}

/** No import of fares can be taken back: there is none, or what it left is there no more. */
export class NoFaresToUndo extends Error {}

interface Options {
  now: Date;
  dryRun?: boolean;
  /** Taken back only if it is still the last one that can be; without it, whichever is. */
  importId?: string;
  /** What the audit log says of it; the command line where absent. */
  noted?: Noted;
}

/**
 * Takes the last fares file back that changed something, with those after it that changed nothing, and at the next call the one before it: the
 * carriers of the file have the fares again that it replaced, in their order. An undo itself is not taken back: import the file again. Bookings,
 * and quotes that name a price, keep theirs, as at any import.
 * @throws NoFaresToUndo, also where an exchange rate is missing by now that the former fares need
 */
export async function undoFares({ now, dryRun = false, importId, noted }: Options): Promise<UndoneFares> {
  const inTransaction = dryRun ? rehearseInTransaction : replaceInTransaction;
  return inTransaction("fares", (tx) => undoIn(tx, now, importId), noted);
}

/** The import that is taken back next; null where there is none. */
export function lastToUndo(client: Pick<Prisma.TransactionClient, "fareImport">) {
  return client.fareImport.findFirst({
    where: { undoneAt: null, replaced: { some: {} } },
    orderBy: { seq: "desc" },
    select: { id: true, seq: true, source: true, replaced: { select: { carrier: true, print: true }, orderBy: { carrier: "asc" } } },
  });
}

async function undoIn(tx: Prisma.TransactionClient, now: Date, wanted: string | undefined): Promise<UndoneFares> {
  const last = await lastToUndo(tx);
  if (!last) throw new NoFaresToUndo("there is no import of fares that could be taken back");
  if (wanted !== undefined && wanted !== last.id) throw new NoFaresToUndo("only the last import of fares can be taken back");
  const current = new Map<string, Fare[]>();
  for (const { carrier, print } of last.replaced) current.set(carrier, await faresLeftBy(tx, carrier, print));
  for (const { carrier } of last.replaced) {
    await clearFares(tx, carrier);
    // Without fares the carrier is not on sale any more.
    if ((await restoreFares(tx, last.id, carrier)) === 0) await raiseVersion(tx, "schedule");
  }
  await tx.fareImport.updateMany({ where: { undoneAt: null, seq: { gte: last.seq } }, data: { undoneAt: now } });
  await tx.replacedFares.deleteMany({ where: { importId: last.id } });
  const [missing] = await missingRates(tx, ["fares"]);
  if (missing) throw new NoFaresToUndo(badLineText(missing, "en"));
  return { source: last.source, changes: (await followFares(tx, current)).map(({ change }) => change) };
}

/** @throws NoFaresToUndo where a carrier's fares are not those that the import left */
async function faresLeftBy(tx: Prisma.TransactionClient, carrier: string, print: string): Promise<Fare[]> {
  const fares = await readFares(tx, carrier);
  if (printOf(fares) === print) return fares;
  throw new NoFaresToUndo(
    `the fares of ${carrier} were changed since, and not by an import of this version: nothing is taken back. Import the file that is to hold`,
  );
}
