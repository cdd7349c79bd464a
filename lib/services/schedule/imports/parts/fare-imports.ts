import type { Fare } from "@/lib/domain/pricing/fare";
import { type FareChange, isChanged } from "@/lib/domain/pricing/fare-changes/fare-change";
import { KEPT_FILES } from "@/lib/domain/uploads/upload";
import type { Prisma } from "@/lib/generated/prisma/client";

/** A carrier's fares as they were, and what has become of them. */
export interface FollowedFares {
  before: readonly Fare[];
  /** Of the fares as they are now, see `printOf`. */
  print: string;
  change: FareChange;
}

/** An import of fares as it is remembered. */
interface FareImport {
  id: string;
  /** The file's name. */
  source: string;
  /** Who imported it. */
  actor: string;
  followed: readonly FollowedFares[];
}

/** Remembers an import, and of each carrier whose fares it changed what they were, so that it can be taken back. */
export async function keepReplaced(tx: Prisma.TransactionClient, { id, source, actor, followed }: FareImport): Promise<void> {
  const report = JSON.stringify(followed.map(({ change }) => change));
  await tx.$executeRaw`
    insert into fare_import (id, source, actor, report) values (${id}::uuid, ${source}, ${actor}, ${report}::jsonb)`;
  for (const { before, print, change } of followed) {
    if (!isChanged(change)) continue;
    await tx.$executeRaw`
      insert into replaced_fares (import_id, carrier, fares, print)
      values (${id}::uuid, ${change.carrier}, ${JSON.stringify(before)}::jsonb, ${print})`;
  }
  await tx.$executeRaw`
    delete from replaced_fares where import_id in (
      select id from fare_import i where exists (select from replaced_fares r where r.import_id = i.id) order by seq desc offset ${KEPT_FILES})`;
}
