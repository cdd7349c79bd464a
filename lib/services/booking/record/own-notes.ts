import { z } from "zod";

interface NotedRow {
  reference: string | null;
  metadata: unknown;
}

const kept = z.record(z.string(), z.string()).nullable();

/** A partner's own notes as answers show them: what there is none of is missing, so that programs that know of none read what they always did. */
export function presentNotes({ reference, metadata }: NotedRow): { reference?: string; metadata?: Record<string, string> } {
  const notes = kept.parse(metadata);
  return { ...(reference !== null && { reference }), ...(notes && Object.keys(notes).length > 0 && { metadata: notes }) };
}
