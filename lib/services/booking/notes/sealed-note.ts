import { open, seal } from "@/lib/services/ground/personal-data/keyring";

/** A note as it is kept: people write names and telephone numbers into it. */
export function sealNoteWords(noteId: string, words: string): Promise<string> {
  return seal("booking_note.words", noteId, words);
}

export function openNoteWords({ id, words }: { id: string; words: string }): Promise<string> {
  return open("booking_note.words", id, words);
}
