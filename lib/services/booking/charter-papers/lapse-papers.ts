import { db } from "@/lib/db";
import { tashkentText } from "@/lib/domain/tashkent";
import { SYSTEM } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { describePaper } from "./kept-paper";

/**
 * Notices which papers of charters have seen their last day. The view of who is on sale goes by the day itself; that a row changes is what has everybody
 * look at it again. Each is noticed once, whoever else does it at the same moment.
 * @returns how many there were
 */
export async function lapsePapers({ now }: { now: Date }): Promise<number> {
  const today = new Date(tashkentText(now).slice(0, 10));
  return db().$transaction(async (tx) => {
    const lapsed = await tx.charterPaper.updateManyAndReturn({
      where: { endedAt: null, confirmedAt: { not: null }, lapsedAt: null, validTo: { lt: today } },
      data: { lapsedAt: now },
    });
    for (const paper of lapsed) {
      await recordAudit(tx, { action: "charter_paper_lapsed", by: SYSTEM, now, detail: { source: describePaper(paper) } });
    }
    return lapsed.length;
  });
}
