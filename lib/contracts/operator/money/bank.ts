import { z } from "zod";
import { BANK_FORMATS, BANK_LINE_STATES, type ColumnMapping, MAPPED_COLUMNS } from "@/lib/domain/bank/bank-line";
import { CURRENCIES } from "@/lib/domain/money";
import { dateText, emptyIsMissing } from "../../shared";
import { agencyCode, reasonText } from "../proposals";

/** Statements of the house's accounts at banks. Money is in major units, moments ISO 8601 in UTC, days `YYYY-MM-DD`. */

/** A bank's file of a month has some hundred kilobytes. It is read in memory. */
export const BANK_FILE_BODY = { bytes: 4 * 1024 * 1024, refusal: "upload_too_large" } as const;

const heading = z.string().trim().min(1).max(80);
const mapping = z.partialRecord(z.enum(MAPPED_COLUMNS), heading);

/** Whether a table can be read by it: a day, and amounts in one column or in those of what came in and went out. */
export function isWholeMapping(named: ColumnMapping): boolean {
  return named.date !== undefined && (named.amount !== undefined || named.credit !== undefined);
}

/** Body of POST /api/operator/bank-accounts. */
export const newBankAccount = z
  .object({
    bank: z.string().trim().min(2).max(80),
    /** As the bank's files name it. */
    account: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9/]{4,35}$/),
    currency: z.enum(CURRENCIES),
    format: z.enum(BANK_FORMATS),
    /** What the first line of a table calls its columns; of MT940 empty. */
    mapping,
    reason: reasonText,
  })
  .refine(({ format, mapping: named }) => format === "mt940" || isWholeMapping(named), { path: ["mapping"], message: "columns" });
export type NewBankAccount = z.infer<typeof newBankAccount>;

const account = z.strictObject({
  number: z.int(),
  bank: z.string(),
  account: z.string(),
  currency: z.enum(CURRENCIES),
  format: z.enum(BANK_FORMATS),
  mapping,
  /** Day of its last line; null before the first. */
  last_day: z.string().nullable(),
  lines: z.int(),
});
export type ShownBankAccount = z.infer<typeof account>;

/** Answer of GET and POST /api/operator/bank-accounts. */
export const bankAccounts = z.strictObject({ items: z.array(account) });
export type BankAccounts = z.infer<typeof bankAccounts>;

/** Query of POST /api/operator/bank-accounts/{number}/files, whose body is the file. */
export const bankFileQuery = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .regex(/^(?!\.{1,2}$)[^\p{C}/\\]+$/u, "visible"),
});

/** Its answer. */
export const bankFileRead = z.strictObject({
  /** Lines in the file, and how many of them were not there yet. */
  lines: z.int(),
  fresh: z.int(),
  /** How many of the lines that nobody had matched an agency was found for now. */
  matched: z.int(),
});
export type BankFileRead = z.infer<typeof bankFileRead>;

/** Query of GET /api/operator/bank-lines. */
export const bankLineQuery = z.object({
  account: z.preprocess(emptyIsMissing, z.coerce.number().int().min(1).max(2_000_000_000).optional()),
  state: z.preprocess(emptyIsMissing, z.enum(BANK_LINE_STATES).optional()),
  partner: z.preprocess(emptyIsMissing, agencyCode.optional()),
  from: z.preprocess(emptyIsMissing, dateText.optional()),
  to: z.preprocess(emptyIsMissing, dateText.optional()),
  /** `next` of the piece before. */
  after: z.preprocess(
    emptyIsMissing,
    z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}\.\d{1,18}$/)
      .optional(),
  ),
});
export type BankLineQuery = z.infer<typeof bankLineQuery>;

const line = z.strictObject({
  id: z.string(),
  account: z.strictObject({ number: z.int(), bank: z.string() }),
  statement: z.string(),
  booked_on: z.string(),
  value_date: z.string(),
  /** Below zero where it went out. */
  amount: z.number(),
  currency: z.enum(CURRENCIES),
  document: z.string(),
  party: z.string(),
  purpose: z.string(),
  state: z.enum(BANK_LINE_STATES),
  /** A top-up holds it that waits, or is on the deposit and was not reversed: its match cannot be taken back. */
  is_held: z.boolean(),
  /** Several agencies' contracts are named in it. */
  is_ambiguous: z.boolean(),
  partner: z.strictObject({ code: z.string(), name: z.string() }).nullable(),
  /** Why it was matched or put aside by hand. */
  reason: z.string().nullable(),
});
export type ShownBankLine = z.infer<typeof line>;

const tally = z.strictObject({ state: z.enum(BANK_LINE_STATES), count: z.int() });

/** Its answer: newest first, and how many there are in each state, whatever state is asked for. */
export const bankLinePage = z.strictObject({ items: z.array(line), counts: z.array(tally), next: z.string().nullable() });
export type BankLinePage = z.infer<typeof bankLinePage>;

const lineId = z.string().regex(/^\d{1,18}$/);

/** Body of POST /api/operator/bank-lines/{id}: whose it is, that it is no top-up, or that either was wrong. */
export const settleBankLine = z.discriminatedUnion("act", [
  z.object({ act: z.literal("match"), partner: agencyCode, reason: reasonText }),
  z.object({ act: z.literal("aside"), reason: reasonText }),
  z.object({ act: z.literal("free"), reason: reasonText }),
]);
export type SettleBankLine = z.infer<typeof settleBankLine>;

/** Its answer. */
export const settledBankLine = z.strictObject({ state: z.enum(BANK_LINE_STATES) });
export type SettledBankLine = z.infer<typeof settledBankLine>;

/** Body of POST /api/operator/bank-lines/propose: matched lines that become top-ups, each with a proposal of its own. */
export const proposeBankLines = z.object({ lines: z.array(lineId).min(1).max(100) });

/** Its answer: how many are on the deposits, wait for a second person, and could not be proposed, with what kept them from it. */
export const proposedBankLines = z.strictObject({
  done: z.int(),
  waiting: z.int(),
  refused: z.array(z.strictObject({ line: z.string(), text: z.string() })),
});
export type ProposedBankLines = z.infer<typeof proposedBankLines>;
