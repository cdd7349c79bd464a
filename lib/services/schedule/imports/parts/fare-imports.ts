import type { Fare } from "@/lib/domain/pricing/fare";
import type { FareChange } from "@/lib/domain/pricing/fare-changes/fare-change";
import type { Prisma } from "@/lib/generated/prisma/client";
import { printOf, readFares } from "./fare-rows";

/** So many imports that changed something can be taken back, the last first. */
const KEPT_IMPORTS = 10;

/** An import of fares as it is remembered. */
interface FareImport {
  id: string;
  /** The file's name. */
  source: string;
  /** Who imported it. */
  actor: string;
  changes: readonly FareChange[];
}

/**
 * Remembers an import, and of each carrier whose fares it changed what they were, so that it can be taken back.
 * @param before by carrier, as they were
 */
export async function keepReplaced(
  tx: Prisma.TransactionClient,
  { id, source, actor, changes }: FareImport,
  before: ReadonlyMap<string, readonly Fare[]>,
): Promise<void> {
  await tx.$executeRaw`
    insert into fare_import (id, source, actor, report) values (${id}::uuid, ${source}, ${actor}, ${JSON.stringify(changes)}::jsonb)`;
  for (const [carrier, fares] of before) {
    const print = printOf(await readFares(tx, carrier));
    if (print === printOf(fares)) continue;
    await tx.$executeRaw`
      insert into replaced_fares (import_id, carrier, fares, print) values (${id}::uuid, ${carrier}, ${JSON.stringify(fares)}::jsonb, ${print})`;
  }
  await tx.$executeRaw`
    delete from replaced_fares where import_id in (
      select id from fare_import i where exists (select from replaced_fares r where r.import_id = i.id) order by seq desc offset ${KEPT_IMPORTS})`;
}
