import { queryOptions } from "@tanstack/react-query";
import { deleteJson, getJson, postJson } from "@/lib/client/calls/fetch-json";
import { api } from "@/lib/client/calls/paths";
import type { NewNoteTemplate, NoteTemplates } from "@/lib/contracts/operator/refund-decisions";

export const noteTemplatesQuery = queryOptions({
  queryKey: ["operator", "note-templates"],
  queryFn: ({ signal }) => getJson<NoteTemplates>({ path: api.noteTemplates(), signal }),
  staleTime: 60_000,
});

/** @returns all of them */
export function saveNoteTemplate(body: NewNoteTemplate) {
  return postJson<NoteTemplates>({ path: api.noteTemplates(), body });
}

/** @returns those that are left */
export function removeNoteTemplate(templateId: string) {
  return deleteJson<NoteTemplates>({ path: api.noteTemplate(templateId) });
}
