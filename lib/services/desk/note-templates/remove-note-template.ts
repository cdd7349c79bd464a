import { validate } from "uuid";
import type { NoteTemplates } from "@/lib/contracts/operator/refund-decisions";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { listNoteTemplates } from "./list-note-templates";

interface RemoveNoteTemplate {
  templateId: string;
  by: Doer;
  now: Date;
}

/** Removes a saved note; what was written with it stays. @returns those that are left @throws AppError note_template_not_found */
export async function removeNoteTemplate({ templateId, by, now }: RemoveNoteTemplate): Promise<NoteTemplates> {
  await db().$transaction(async (tx) => {
    const found = validate(templateId) ? await tx.noteTemplate.findUnique({ where: { id: templateId } }) : null;
    const { count } = found ? await tx.noteTemplate.deleteMany({ where: { id: found.id } }) : { count: 0 };
    if (!found || count === 0) throw new AppError("note_template_not_found");
    await recordAudit(tx, { action: "note_template_removed", by, detail: { name: found.name }, now });
  });
  return listNoteTemplates();
}
