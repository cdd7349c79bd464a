import { z } from "zod";
import type { Proposal, ProposalPreview } from "@/lib/contracts/operator/proposals";
import { CURRENCIES, toMajor } from "@/lib/domain/money";
import { isCount, PREVIEW_FIELDS, type PreviewChange, shownState } from "@/lib/domain/proposals/proposal";
import type { Proposal as Row } from "@/lib/generated/prisma/client";
import { type KeptAttachment, presentAttachments, WITHOUT_CONTENT } from "@/lib/services/ground/attachments/present-attachments";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";

/** What is read with a proposal's row. */
export const WITH_PARTNER = { partner: { select: { code: true, name: true } }, attachment: WITHOUT_CONTENT } as const;

type ProposalRow = Row & { partner: { code: string; name: string }; attachment: KeptAttachment | null };

const preview = z.array(
  z.object({
    field: z.enum(PREVIEW_FIELDS),
    currency: z.enum(CURRENCIES).nullable(),
    before: z.int(),
    after: z.int(),
    about: z.string().optional(),
  }),
);

const text = z
  .object({ text: z.string() })
  .nullable()
  .transform((kept) => kept?.text ?? null);
const markupTexts = z.object({ ends: text, adds: text });

/** Proposals as pages show them. @param reader who reads them, and when */
export async function presentProposals(rows: readonly ProposalRow[], reader: { actor: string; now: Date }): Promise<Proposal[]> {
  const names = await namesOfActors(rows.flatMap(({ proposedBy, decidedBy }) => [proposedBy, ...(decidedBy ? [decidedBy] : [])]));
  const scans = await presentAttachments(rows.flatMap(({ attachment }) => (attachment ? [attachment] : [])));
  const scanOf = new Map(scans.map((scan) => [scan.id, scan]));
  const who = (actor: string) => ({ name: names.get(actor) ?? null, is_you: actor === reader.actor });
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    state: shownState(row, reader.now),
    partner: row.partner,
    ...(row.kind === "markup" && { markup: markupTexts.parse(row.payload) }),
    changes: preview.parse(row.preview).map(presentChange),
    amount: row.amountMinor === null || row.currency === null ? null : { amount: toMajor(Number(row.amountMinor)), currency: row.currency },
    document: row.documentNumber,
    scan: scanOf.get(row.attachmentId ?? "") ?? null,
    value_date: row.valueDate?.toISOString().slice(0, 10) ?? null,
    reason: row.reason,
    proposed: { by: who(row.proposedBy), at: row.proposedAt.toISOString() },
    until: row.expiresAt.toISOString(),
    decided: row.decidedBy && row.decidedAt ? { by: who(row.decidedBy), at: row.decidedAt.toISOString(), remark: row.remark } : null,
  }));
}

/** A change in major units, in percent, or of a count. */
export function presentChange({ field, currency, before, after, about }: PreviewChange): ProposalPreview["changes"][number] {
  const amounts = isCount(field) ? { before, after } : { before: toMajor(before), after: toMajor(after) };
  return { field, currency, ...amounts, ...(about !== undefined && { about }) };
}
