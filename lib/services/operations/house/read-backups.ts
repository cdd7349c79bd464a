import { z } from "zod";
import type { HousePage } from "@/lib/contracts/operator/house";
import { db } from "@/lib/db";
import type { AuditAction } from "@/lib/domain/audit/actions";

const detail = z.object({ source: z.string().optional(), reason: z.string().optional() });

/** When the last backup was made, and when one was last restored: into this database, or elsewhere to try it. */
export async function readBackups(): Promise<Pick<HousePage, "backup" | "restore">> {
  const [backup, restore] = await Promise.all([lastOf(["backup_made"]), lastOf(["backup_restored", "restore_tried"])]);
  return { backup, restore };
}

async function lastOf(actions: AuditAction[]): Promise<HousePage["backup"]> {
  const rows = await Promise.all(actions.map((action) => db().auditEvent.findFirst({ where: { action }, orderBy: { id: "desc" } })));
  const [last] = rows.flatMap((row) => row ?? []).toSorted((one, other) => other.occurredAt.getTime() - one.occurredAt.getTime());
  if (!last) return null;
  const { source, reason } = detail.parse(last.detail);
  return { at: last.occurredAt.toISOString(), what: reason ?? source ?? "" };
}
