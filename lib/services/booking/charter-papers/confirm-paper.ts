import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { tashkentText } from "@/lib/domain/tashkent";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { describePaper, type KeptPaper } from "./kept-paper";

interface ConfirmPaper {
  id: number;
  by: Doer;
  now: Date;
}

/**
 * Confirms a paper that somebody else has declared: its flights are on sale from now on, and what was taken over for the carrier ends. The statement
 * itself finds none that the same person has declared, nor one that is over.
 * @throws AppError charter_paper_not_found where none of that number waits, charter_paper_own where whoever confirms has declared it
 */
export async function confirmPaper({ id, by, now }: ConfirmPaper): Promise<KeptPaper> {
  const today = new Date(tashkentText(now).slice(0, 10));
  return db().$transaction(async (tx) => {
    const open = { id, confirmedAt: null, endedAt: null, validTo: { gte: today } };
    const waiting = await tx.charterPaper.findFirst({ where: open });
    if (!waiting) throw new AppError("charter_paper_not_found");
    const { count } = await tx.charterPaper.updateMany({
      where: { ...open, declaredBy: { not: by.actor }, attachmentId: { not: null } },
      data: { confirmedAt: now, confirmedBy: by.actor },
    });
    if (count === 0) throw new AppError("charter_paper_own");
    await tx.charterPaper.updateMany({
      where: { carrier: waiting.carrier, isTakenOver: true, endedAt: null },
      data: { endedAt: now, endedBy: by.actor },
    });
    await recordAudit(tx, { action: "charter_paper_confirmed", by, now, detail: { source: describePaper(waiting) } });
    return tx.charterPaper.findUniqueOrThrow({ where: { id } });
  });
}
