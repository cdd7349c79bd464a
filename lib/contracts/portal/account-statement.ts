import { z } from "zod";
import { TRANSACTION_KINDS } from "@/lib/domain/ledger";
import { CURRENCIES } from "@/lib/domain/money";
import { cursorFields, cursorPageOf } from "../cursor-paging";
import { TABLE_FORMATS } from "../limits";
import { currencyChoice, dateText } from "../shared";
import { workFilter } from "./work-list";

/** The portal's statement of a deposit. Amounts are in major units, moments ISO 8601 in UTC, days those of Tashkent. */

const periodFields = {
  /** Both included. */
  from: dateText,
  to: dateText,
  /** Of which deposit; of the partner's own where left out. */
  currency: currencyChoice,
};
export const moneyPeriod = z.object(periodFields);
export type MoneyPeriod = z.infer<typeof moneyPeriod>;

export const statementFilter = moneyPeriod.extend({
  /** Who has made the bookings, an id of the work list's choices. */
  agent: workFilter.shape.agent,
  /** Number of a booking. */
  booking: z.string().trim().toUpperCase().max(20).optional(),
});
export type StatementFilter = z.infer<typeof statementFilter>;

/** Query of GET /api/portal/money/statement. */
export const statementRequest = statementFilter.extend({ cursor: cursorFields.cursor });

/** Query of GET /api/portal/money/statement/export. */
export const statementExportRequest = statementFilter.extend({ format: z.enum(TABLE_FORMATS) });

const statementRow = z.strictObject({
  id: z.string(),
  at: z.string(),
  kind: z.enum(TRANSACTION_KINDS),
  /** Null where it is about none. */
  booking: z.strictObject({ id: z.string(), booking_number: z.string() }).nullable(),
  /** Who has made the booking: a person or an API key; null where they are not known. */
  agent: z.string().nullable(),
  /** What the account got; below zero where it paid. */
  amount: z.number(),
  /** What was on the deposit right after it. */
  balance: z.number(),
});
export type StatementRow = z.infer<typeof statementRow>;

/** Answer of GET /api/portal/money/statement: newest first. */
export const statementPage = cursorPageOf(statementRow).extend({
  currency: z.enum(CURRENCIES),
  /** Of the account, whatever the rows are narrowed to. */
  opening_balance: z.number(),
  closing_balance: z.number(),
  /** Of all rows that the filter leaves. */
  found: z.strictObject({ count: z.int(), received: z.number(), paid: z.number() }),
});
export type StatementPage = z.infer<typeof statementPage>;
