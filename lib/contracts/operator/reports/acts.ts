import { z } from "zod";
import { ACCOUNTING_KINDS } from "@/lib/domain/accounting/act";
import { CURRENCIES } from "@/lib/domain/money";
import { dateText } from "../../shared";

const number = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Query of GET /api/operator/reports/acts. */
export const accountingActsRequest = z.object({
  /** Days of Tashkent, both included, a year at most. */
  from: dateText,
  to: dateText,
  /** `next` of the page before. */
  before: number.optional(),
});
export type AccountingActsRequest = z.infer<typeof accountingActsRequest>;

/** Query of GET /api/operator/reports/acts/file: both included, 2,000 at most. */
export const actFileRequest = z.object({ first: number, last: number });
export type ActFileRequest = z.infer<typeof actFileRequest>;

const accountingAct = z.strictObject({
  number: z.int(),
  kind: z.enum(ACCOUNTING_KINDS),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Its code. */
  agency: z.string(),
  booking_number: z.string().nullable(),
  currency: z.enum(CURRENCIES),
  /** What moved on the agency's deposit, major units. */
  amount: z.number(),
});
export type AccountingActRow = z.infer<typeof accountingAct>;

/** Answer of GET /api/operator/reports/acts: the last number first. */
export const accountingActPage = z.strictObject({
  items: z.array(accountingAct),
  next: z.int().nullable(),
  /** Number of the acts of all these days. */
  count: z.int(),
  first: z.int().nullable(),
  last: z.int().nullable(),
});
export type AccountingActPage = z.infer<typeof accountingActPage>;
