import type { CharterPaper, CharterPapers } from "@/lib/contracts/operator/carriers/charter-papers";
import { db } from "@/lib/db";
import { daysLeft, PAPER_KINDS, type PaperKind, paperState } from "@/lib/domain/charters/charter-paper";
import { tashkentText } from "@/lib/domain/tashkent";
import { charterWarningDays } from "@/lib/env";
import { dayOf, type KeptPaper } from "@/lib/services/booking/charter-papers/kept-paper";
import { carriersNotOnSale } from "@/lib/services/booking/ticket-stock/carriers-not-on-sale";
import { type KeptAttachment, presentAttachments, WITHOUT_CONTENT } from "@/lib/services/ground/attachments/present-attachments";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";

/** For so long a paper that is over is told of, days. */
const LAPSED_DAYS = 60;

type Row = KeptPaper & { attachment: KeptAttachment | null };

/** Papers of charters that count, wait or are over since lately, and who is not on sale for want of one. @param actor who asks, as the audit log names them */
export async function readPapers({ actor, now }: { actor: string; now: Date }): Promise<CharterPapers> {
  const today = tashkentText(now).slice(0, 10);
  const since = new Date(Date.parse(today) - LAPSED_DAYS * 86_400_000);
  const [rows, { withoutPaper }] = await Promise.all([
    db().charterPaper.findMany({
      where: { endedAt: null, validTo: { gte: since } },
      include: { attachment: WITHOUT_CONTENT },
      orderBy: [{ carrier: "asc" }, { validTo: "asc" }, { id: "asc" }],
    }),
    carriersNotOnSale(),
  ]);
  return { papers: await present(rows, { actor, today }), missing: withoutPaper, warning_days: charterWarningDays() };
}

async function present(rows: readonly Row[], { actor, today }: { actor: string; today: string }): Promise<CharterPaper[]> {
  const names = await namesOfActors(rows.flatMap(({ declaredBy, confirmedBy }) => [declaredBy, ...(confirmedBy ? [confirmedBy] : [])]));
  const files = await presentAttachments(rows.flatMap(({ attachment }) => (attachment ? [attachment] : [])));
  const fileOf = new Map(files.map((file) => [file.id, file]));
  return rows.map((row) => {
    const { id, carrier, number, flights, reason, validTo } = row;
    const state = paperState(row, today);
    const left = daysLeft(dayOf(validTo), today);
    return {
      ...{ id, carrier, kind: kindOf(row), number, flights, reason, state },
      ...{ valid_from: dayOf(row.validFrom), valid_to: dayOf(validTo), days_left: row.isTakenOver ? null : left },
      ends_soon: state === "in_force" && left <= charterWarningDays(),
      file: fileOf.get(row.attachmentId ?? "") ?? null,
      ...{ declared: row.declaredAt.toISOString(), declared_by: names.get(row.declaredBy) ?? null, is_own: row.declaredBy === actor },
      confirmed: row.isTakenOver ? null : (row.confirmedAt?.toISOString() ?? null),
      confirmed_by: names.get(row.confirmedBy ?? "") ?? null,
    };
  });
}

function kindOf({ kind }: KeptPaper): PaperKind {
  const found = PAPER_KINDS.find((each) => each === kind);
  if (!found) throw new Error(`an unknown paper of a charter: ${kind}`);
  return found;
}
