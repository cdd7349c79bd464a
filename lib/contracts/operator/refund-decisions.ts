import { z } from "zod";
import type { LOCALES } from "@/lib/domain/localized";
import { CURRENCIES } from "@/lib/domain/money";

/** Many refund requests decided at once, and notes that agencies are often written. Amounts are major units. */

/** How many at once. */
export const MOST_DECIDED = 50;

/** Body of POST /api/operator/refund-requests/preview. */
export const refundPreviewRequest = z.object({ ids: z.array(z.uuid()).min(1).max(MOST_DECIDED) });

const agency = z.strictObject({ code: z.string(), name: z.string() });

const previewed = z.strictObject({
  id: z.string(),
  booking_number: z.string(),
  agency,
  currency: z.enum(CURRENCIES),
  paid: z.number(),
  /** What the fare rules give back at this moment: to the agency's deposit. */
  back: z.number(),
});
export type PreviewedRefund = z.infer<typeof previewed>;

/** Answer: what would go where. */
export const refundPreview = z.strictObject({
  /** Those that are open still, in the order of the ids. */
  items: z.array(previewed),
  /** Sums of the requests by whose rules something comes back, by agency and currency. */
  sums: z.array(
    z.strictObject({
      agency,
      currency: z.enum(CURRENCIES),
      requests: z.int(),
      back: z.number(),
      /** Whether it is more than the reader may give back to the agency alone. */
      needs_second: z.boolean(),
    }),
  ),
});
export type RefundPreview = z.infer<typeof refundPreview>;

/** Body of POST /api/operator/refund-requests/decisions: each by its fare rules, or none; one note tells all agencies why. */
export const refundDecisions = z.object({
  decision: z.enum(["settle", "reject"]),
  /** With what the preview has shown of each: nothing else is given back. */
  requests: z
    .array(z.object({ id: z.uuid(), back: z.number().min(0).max(1e12) }))
    .min(1)
    .max(MOST_DECIDED),
  note: z.string().trim().min(3, "reason_words").max(1000),
});
export type RefundDecisions = z.input<typeof refundDecisions>;

const note = z.string().trim().min(1).max(1000);
const textsIn = z.strictObject({ en: note, ru: note, uz: note } satisfies Record<(typeof LOCALES)[number], z.ZodString>);

const noteTemplate = z.strictObject({ id: z.string(), name: z.string(), texts: textsIn });

/** Answer of GET and POST /api/operator/note-templates, and of DELETE of one of them: by name. */
export const noteTemplates = z.strictObject({ items: z.array(noteTemplate) });
export type NoteTemplates = z.infer<typeof noteTemplates>;

/** Body of POST /api/operator/note-templates: the same words in each language where they were typed once. They name no person. */
export const newNoteTemplate = z.object({ name: z.string().trim().min(1).max(60), texts: textsIn });
export type NewNoteTemplate = z.input<typeof newNoteTemplate>;
