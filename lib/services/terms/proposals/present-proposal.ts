import { z } from "zod";
import type { Proposal, ProposalPreview } from "@/lib/contracts/operator/proposals";
import { CURRENCIES, toMajor } from "@/lib/domain/money";
import { isCount, PREVIEW_FIELDS, PROPOSED_REFUNDS, type PreviewChange, shownState } from "@/lib/domain/proposals/proposal";
import type { Proposal as Row } from "@/lib/generated/prisma/client";
import { type KeptAttachment, presentAttachments, WITHOUT_CONTENT } from "@/lib/services/ground/attachments/present-attachments";
import { namesOfActors } from "@/lib/services/ground/audit/who-booked";
import { open } from "@/lib/services/ground/personal-data/keyring";

/** What is read with a proposal's row. */
export const WITH_PARTNER = {
  partner: { select: { code: true, name: true } },
  booking: { select: { id: true, bookingNumber: true } },
  attachment: WITHOUT_CONTENT,
} as const;

type ProposalRow = Row & {
  partner: { code: string; name: string };
  booking: { id: string; bookingNumber: string } | null;
  attachment: KeptAttachment | null;
};

/** What a proposal changes, as its row keeps it. */
export const keptPreview = z.array(
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
const refundOf = z.object({ act: z.object({ kind: z.enum(PROPOSED_REFUNDS) }) });

/** Proposals as pages show them. @param reader who reads them, and when */
export async function presentProposals(rows: readonly ProposalRow[], reader: { actor: string; now: Date }): Promise<Proposal[]> {
  const names = await namesOfActors(rows.flatMap(({ proposedBy, decidedBy }) => [proposedBy, ...(decidedBy ? [decidedBy] : [])]));
  const scans = await presentAttachments(rows.flatMap(({ attachment }) => (attachment ? [attachment] : [])));
  const scanOf = new Map(scans.map((scan) => [scan.id, scan]));
  const who = (actor: string) => ({ name: names.get(actor) ?? null, is_you: actor === reader.actor });
  const reasons = await Promise.all(rows.map(reasonOf));
  return rows.map((row, index) => ({
    id: row.id,
    kind: row.kind,
    state: shownState(row, reader.now),
    partner: row.partner,
    ...(row.kind === "markup" && { markup: markupTexts.parse(row.payload) }),
    ...(row.booking && {
      refund: { act: refundOf.parse(row.payload).act.kind, booking: { id: row.booking.id, number: row.booking.bookingNumber } },
    }),
    changes: keptPreview.parse(row.preview).map(presentChange),
    amount: row.amountMinor === null || row.currency === null ? null : { amount: toMajor(Number(row.amountMinor)), currency: row.currency },
    document: row.documentNumber,
    scan: scanOf.get(row.attachmentId ?? "") ?? null,
    value_date: row.valueDate?.toISOString().slice(0, 10) ?? null,
    reason: reasons[index] ?? "",
    proposed: { by: who(row.proposedBy), at: row.proposedAt.toISOString() },
    until: row.expiresAt.toISOString(),
    decided: row.decidedBy && row.decidedAt ? { by: who(row.decidedBy), at: row.decidedAt.toISOString(), remark: row.remark } : null,
  }));
}

/** Why: of a refund it is sealed, and empty once it is erased. */
export async function reasonOf({ id, reason, words }: Pick<Row, "id" | "reason" | "words">): Promise<string> {
  return words === "" ? reason : open("proposal.words", id, words);
}

/** A change in major units, in percent, or of a count. */
export function presentChange({ field, currency, before, after, about }: PreviewChange): ProposalPreview["changes"][number] {
  const amounts = isCount(field) ? { before, after } : { before: toMajor(before), after: toMajor(after) };
  return { field, currency, ...amounts, ...(about !== undefined && { about }) };
}
