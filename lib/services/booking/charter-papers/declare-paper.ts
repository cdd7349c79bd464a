import type { DeclaredPaper } from "@/lib/contracts/operator/carriers/charter-papers";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import { t } from "@/lib/domain/localized";
import { tashkentText } from "@/lib/domain/tashkent";
import { airlineByCode } from "@/lib/reference/airlines";
import { requireAttachment } from "@/lib/services/ground/attachments/require-attachment";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { describePaper, type KeptPaper } from "./kept-paper";

const OVER = t(
  "The last day of this document is over: attach the one that counts now.",
  "Последний день этого документа прошёл: приложите действующий.",
  "Bu hujjatning oxirgi kuni oʻtgan: amaldagisini ilova qiling.",
);

/**
 * Declares the paper by which a charter may be sold: of which flights, for which days of departure, with its file. It counts once somebody else has
 * confirmed it.
 * @throws AppError list_carrier_unknown; attachment_not_found; validation where it is over already
 */
export async function declarePaper({ asked, by, now }: { asked: DeclaredPaper; by: Doer; now: Date }): Promise<KeptPaper> {
  const { carrier, kind, number, valid_from: from, valid_to: to, file, reason } = asked;
  if (!airlineByCode(carrier)) throw new AppError("list_carrier_unknown", { data: { carrier } });
  if (to < tashkentText(now).slice(0, 10)) throw new AppError("validation", { fields: { valid_to: [OVER] } });
  const flights = [...new Set(asked.flights)].sort((one, other) => one - other);
  return db().$transaction(async (tx) => {
    await requireAttachment(tx, { attachmentId: file, area: "stock", actor: by.actor });
    const valid = { validFrom: new Date(from), validTo: new Date(to) };
    const data = { carrier, kind, number, flights, ...valid, attachmentId: file, reason, declaredBy: by.actor, declaredAt: now };
    const kept = await tx.charterPaper.create({ data });
    const detail = { source: describePaper(kept), attachment: file, reason };
    await recordAudit(tx, { action: "charter_paper_declared", by, now, detail });
    return kept;
  });
}
