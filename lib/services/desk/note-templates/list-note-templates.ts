import { type NoteTemplates, newNoteTemplate } from "@/lib/contracts/operator/refund-decisions";
import { db } from "@/lib/db";

/** Notes to agencies that the house has saved, by name. */
export async function listNoteTemplates(): Promise<NoteTemplates> {
  const rows = await db().noteTemplate.findMany({ orderBy: { name: "asc" } });
  return { items: rows.map(({ id, name, texts }) => ({ id, name, texts: newNoteTemplate.shape.texts.parse(texts) })) };
}
