import { db } from "@/lib/db";
import type { ChangeReport } from "@/lib/domain/schedule/comparison/change-report";
import type { Prisma } from "@/lib/generated/prisma/client";
import { changeSchedule } from "./change-schedule";

interface Options {
  /** Taken back only if it is still the last one; without it, whichever is the last. */
  importId?: string;
  actor: string;
  now: Date;
  dryRun?: boolean;
}

interface Undone {
  /** What was taken back: file or message. */
  source: string;
  applied: boolean;
  report: ChangeReport;
}

/** There is nothing that could be taken back, or it is not the last. */
export class NothingToUndo extends Error {
  constructor(readonly reason: "none" | "not_last") {
    super(reason === "none" ? "there is no import that could be taken back" : "only the last import can be taken back");
  }
}

/**
 * Takes the last import of a file or message back, and then the one before it, as long as what they covered is still kept: what counted
 * before counts again, and bookings follow.
 * @throws NothingToUndo
 */
export async function undoImport({ importId, actor, now, dryRun }: Options): Promise<Undone> {
  const { source } = await lastImport(db(), importId);
  const options = { kind: "command", source: `undo ${source}`, actor, now, dryRun, maxLoss: null } as const;
  const { applied, report } = await changeSchedule(options, async (tx, draft) => {
    const last = await lastImport(tx, importId);
    draft.remove(last.id);
    await tx.scheduleImport.update({ where: { id: last.id }, data: { undoneAt: now } });
  });
  return { source, applied, report };
}

async function lastImport(client: Prisma.TransactionClient, wanted: string | undefined): Promise<{ id: string; source: string }> {
  const last = await client.scheduleImport.findFirst({
    where: { kind: { not: "command" }, undoneAt: null },
    orderBy: { seq: "desc" },
    select: { id: true, source: true, isFinal: true },
  });
  if (!last || last.isFinal) throw new NothingToUndo("none");
  if (wanted !== undefined && wanted !== last.id) throw new NothingToUndo("not_last");
  return last;
}
