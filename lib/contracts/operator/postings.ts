import { z } from "zod";
import { TRANSACTION_KINDS } from "@/lib/domain/ledger";
import { CURRENCIES } from "@/lib/domain/money";
import { dateText, emptyIsMissing, momentText } from "../shared";
import { agencyCode } from "./proposals";

/** Query of GET /api/operator/postings. */
export const postingQuery = z.object({
  partner: z.preprocess(emptyIsMissing, agencyCode.optional()),
  kind: z.preprocess(emptyIsMissing, z.enum(TRANSACTION_KINDS).optional()),
  currency: z.preprocess(emptyIsMissing, z.enum(CURRENCIES).optional()),
  /** First and last day, of Tashkent. */
  from: z.preprocess(emptyIsMissing, dateText.optional()),
  to: z.preprocess(emptyIsMissing, dateText.optional()),
  /** The moment from which on; besides the days, where both are named. */
  since: z.preprocess(emptyIsMissing, momentText.optional()),
  /** `next` of the piece before. */
  after: z.preprocess(
    emptyIsMissing,
    z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  ),
});
export type PostingQuery = z.infer<typeof postingQuery>;

/** What moved on an agency's deposit. */
export const posting = z.strictObject({
  id: z.string(),
  /** Of the ledger's transaction. */
  transaction: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  partner: z.strictObject({ code: z.string(), name: z.string() }),
  kind: z.enum(TRANSACTION_KINDS),
  /** Major units; below zero where it went off the deposit. */
  amount: z.number(),
  currency: z.enum(CURRENCIES),
  memo: z.string(),
  booking: z.strictObject({ id: z.string(), booking_number: z.string() }).nullable(),
  /** Of a deposit: whether it was taken back. */
  is_reversed: z.boolean(),
});
export type Posting = z.infer<typeof posting>;

/** Its answer: newest first. */
export const postingPage = z.strictObject({ items: z.array(posting), next: z.string().nullable() });
export type PostingPage = z.infer<typeof postingPage>;
