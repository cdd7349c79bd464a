import { z } from "zod";

/** What an agency's people write down about a booking, for themselves. Moments are ISO 8601 in UTC. */

export const NOTE_LENGTH = 2000;

/** Body of POST /api/portal/bookings/{id}/notes/write and of …/notes/{noteId}. */
export const noteRequest = z.object({ text: z.string().trim().min(1).max(NOTE_LENGTH) });

const bookingNote = z.strictObject({
  id: z.string(),
  text: z.string(),
  /** Name of who wrote it; null where it is not known any more. */
  author: z.string().nullable(),
  at: z.string(),
  /** When it was last changed; null where it never was. */
  edited: z.string().nullable(),
  /** Whether the reader wrote it, and may change it. */
  is_own: z.boolean(),
});
export type BookingNote = z.infer<typeof bookingNote>;

/** Answer of GET /api/portal/bookings/{id}/notes, and after each change: newest first. */
export const bookingNotes = z.strictObject({
  notes: z.array(bookingNote),
  /** Whether something may be added: not once the personal data are erased. */
  is_open: z.boolean(),
});
export type BookingNotes = z.infer<typeof bookingNotes>;
