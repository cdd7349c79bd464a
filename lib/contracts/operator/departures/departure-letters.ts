import { z } from "zod";
import { LOCALES } from "@/lib/domain/localized";
import { doneBy } from "../../portal/done-by";

/** Shapes of what the house writes to the customers of a departure. Moments are ISO 8601, UTC. */

export const MOST_SUBJECT = 120;
export const MOST_NOTICE = 2_000;

const words = z.object({
  subject: z
    .string()
    .trim()
    .min(3, "reason_words")
    .max(MOST_SUBJECT)
    .regex(/^[^\r\n]*$/),
  text: z.string().trim().min(3, "reason_words").max(MOST_NOTICE),
});

/** Body of POST /api/operator/departures/{id}/letters. */
export const writeLetterRequest = z.object({
  /** Drawn by whoever asks: the same one twice is sent once. */
  id: z.guid(),
  /** Each customer gets the language in which they were last met; one in which nobody is met may be left out. It names nobody: what it says is kept. */
  texts: z.object({ en: words, ru: words, uz: words }).partial(),
  reason: z.string().trim().min(3, "reason_words").max(300),
});
export type WriteLetterRequest = z.input<typeof writeLetterRequest>;

const departureLetter = z.strictObject({
  id: z.string(),
  subject: z.string(),
  bookings: z.int(),
  reason: z.string(),
  written: z.string(),
  written_by: doneBy,
  /** What has become of its mails. */
  mails: z.strictObject({ waiting: z.int(), sent: z.int(), failed: z.int() }),
});
export type DepartureLetterItem = z.infer<typeof departureLetter>;

/** Answer of GET /api/operator/departures/{id}/letters: whom a letter would go to now, and what was written before, the last first. */
export const departureLetters = z.strictObject({
  bookings: z.int(),
  passengers: z.int(),
  /** Bookings by the language of their customers. */
  languages: z.array(z.strictObject({ locale: z.enum(LOCALES), bookings: z.int() })),
  letters: z.array(departureLetter),
});
export type DepartureLetters = z.infer<typeof departureLetters>;

/** Answer of POST: to how many bookings it goes. */
export const letterWritten = z.strictObject({ bookings: z.int() });
export type LetterWritten = z.infer<typeof letterWritten>;
