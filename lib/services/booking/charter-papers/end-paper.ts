import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { describePaper, type KeptPaper } from "./kept-paper";

interface EndPaper {
  id: number;
  reason: string;
  by: Doer;
  now: Date;
}

/**
 * Ends a paper, with which its flights go off sale where no other covers them, or one that waits to be confirmed.
 * @throws AppError charter_paper_not_found where none of that number counts or waits
 */
export async function endPaper({ id, reason, by, now }: EndPaper): Promise<KeptPaper> {
  return db().$transaction(async (tx) => {
    const { count } = await tx.charterPaper.updateMany({ where: { id, endedAt: null }, data: { endedAt: now, endedBy: by.actor } });
    if (count === 0) throw new AppError("charter_paper_not_found");
    const ended = await tx.charterPaper.findUniqueOrThrow({ where: { id } });
    await recordAudit(tx, { action: "charter_paper_ended", by, now, detail: { source: describePaper(ended), reason } });
    return ended;
  });
}
