import { z } from "zod";
import { MOST_PAPER_FLIGHTS, PAPER_KINDS, PAPER_STATES } from "@/lib/domain/charters/charter-paper";
import { dateText } from "../../shared";
import { attachment } from "../attachments";
import { reasonText } from "../proposals";

/** Papers by which charters are sold. Moments are ISO 8601, UTC; days `YYYY-MM-DD`. */

/** Body of POST /api/operator/charter-papers. */
export const declarePaperRequest = z
  .object({
    carrier: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9]{2}$/),
    kind: z.enum(PAPER_KINDS),
    /** As the paper has it. */
    number: z.string().trim().min(1).max(64),
    /** Flight numbers; none for all flights of the carrier. */
    flights: z.array(z.int().min(1).max(9999)).max(MOST_PAPER_FLIGHTS).default([]),
    /** Days of departure that it covers, both included. */
    valid_from: dateText,
    valid_to: dateText,
    /** The file, which whoever declares it has added. */
    file: z.uuid(),
    reason: reasonText,
  })
  .refine(({ valid_from, valid_to }) => valid_from <= valid_to, { path: ["valid_to"], message: "order" });
export type DeclarePaperRequest = z.input<typeof declarePaperRequest>;
export type DeclaredPaper = z.output<typeof declarePaperRequest>;

/** Body of POST /api/operator/charter-papers/{id}/end. */
export const endPaperRequest = z.object({ reason: reasonText });
export type EndPaperRequest = z.input<typeof endPaperRequest>;

const charterPaper = z.strictObject({
  id: z.int(),
  carrier: z.string(),
  kind: z.enum(PAPER_KINDS),
  number: z.string(),
  flights: z.array(z.int()),
  valid_from: z.string(),
  valid_to: z.string(),
  state: z.enum(PAPER_STATES),
  /** To its last day; negative once that is over, null of what was taken over. */
  days_left: z.int().nullable(),
  /** Whether its end is nearer than the house wants to be warned. */
  ends_soon: z.boolean(),
  /** Null of what was taken over. */
  file: attachment.nullable(),
  reason: z.string(),
  declared: z.string(),
  declared_by: z.string().nullable(),
  /** Whether whoever asks has declared it. */
  is_own: z.boolean(),
  confirmed: z.string().nullable(),
  confirmed_by: z.string().nullable(),
});
export type CharterPaper = z.infer<typeof charterPaper>;

/** Answer of GET /api/operator/charter-papers and of what changes one: the carrier's together, those that end first before the others. */
export const charterPapers = z.strictObject({
  papers: z.array(charterPaper),
  /** Carriers with own documents that have everything but a paper, and are not on sale. */
  missing: z.array(z.string()),
  /** So many days before the last one of a paper the house is warned. */
  warning_days: z.int(),
});
export type CharterPapers = z.infer<typeof charterPapers>;
