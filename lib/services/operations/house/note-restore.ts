import type { HousePage } from "@/lib/contracts/operator/house";
import { db } from "@/lib/db";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { readBackups } from "./read-backups";

/** Writes down that a backup was restored somewhere to try it, which this database cannot know, and what came of it. */
export async function noteRestore({
  note,
  by,
  now,
}: {
  note: string;
  by: Doer;
  now: Date;
}): Promise<Pick<HousePage, "backup" | "restore">> {
  await recordAudit(db(), { action: "restore_tried", by, detail: { reason: note }, now });
  return readBackups();
}
