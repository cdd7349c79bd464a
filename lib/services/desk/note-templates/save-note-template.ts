import { v7 as uuid } from "uuid";
import type { NewNoteTemplate, NoteTemplates } from "@/lib/contracts/operator/refund-decisions";
import { db } from "@/lib/db";
import { AppError } from "@/lib/domain/errors";
import type { Doer } from "@/lib/services/ground/audit/doer";
import { recordAudit } from "@/lib/services/ground/audit/record-audit";
import { listNoteTemplates } from "./list-note-templates";

interface SaveNoteTemplate extends NewNoteTemplate {
  by: Doer;
  now: Date;
}

/** As many as a list shows at a glance. */
const MOST = 50;

/** Saves a note to agencies. @returns all of them @throws AppError note_template_known where another has its name; too_many_note_templates */
export async function saveNoteTemplate({ name, texts, by, now }: SaveNoteTemplate): Promise<NoteTemplates> {
  const id = uuid();
  await db().$transaction(async (tx) => {
    if ((await tx.noteTemplate.count()) >= MOST) throw new AppError("too_many_note_templates");
    const data = [{ id, name, texts, createdBy: by.actor, createdAt: now }];
    const { count } = await tx.noteTemplate.createMany({ data, skipDuplicates: true });
    if (count === 0) throw new AppError("note_template_known");
    await recordAudit(tx, { action: "note_template_made", by, detail: { name }, now });
  });
  return listNoteTemplates();
}
