import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";
import { REFUND_GROUPS, SALE_GROUPS, TICKET_ACTS } from "@/lib/domain/reports/groups";
import { cursorFields, cursorPageOf } from "../../cursor-paging";
import { TABLE_FORMATS } from "../../limits";
import { dateText } from "../../shared";

/** What all agencies together have bought and given back. Amounts are in major units, days those of Tashkent; test mode has no part in it. */

export const reportPeriod = z.object({
  /** Both included, a year at most. */
  from: dateText,
  to: dateText,
  currency: z.enum(CURRENCIES).default("UZS"),
  /** Code of one agency; all of them where left out. */
  agency: z.string().trim().toUpperCase().max(12).optional(),
});
export type ReportPeriod = z.infer<typeof reportPeriod>;

const format = z.enum(TABLE_FORMATS);

/** Query of GET /api/operator/reports/sales. */
export const houseSalesRequest = reportPeriod.extend({ by: z.enum(SALE_GROUPS) });
export type HouseSalesRequest = z.infer<typeof houseSalesRequest>;
export const houseSalesExportRequest = houseSalesRequest.extend({ format });

/** Query of GET /api/operator/reports/refunds. */
export const houseRefundsRequest = reportPeriod.extend({ by: z.enum(REFUND_GROUPS) });
export type HouseRefundsRequest = z.infer<typeof houseRefundsRequest>;
export const houseRefundsExportRequest = houseRefundsRequest.extend({ format });

/** Query of GET /api/operator/reports/tickets. */
export const ticketReportRequest = reportPeriod.extend({ cursor: cursorFields.cursor });
export const ticketReportExportRequest = reportPeriod.extend({ format });

/** Query of GET /api/operator/reports/debts. */
export const debtsRequest = reportPeriod.pick({ currency: true });
export type DebtsRequest = z.infer<typeof debtsRequest>;
export const debtsExportRequest = debtsRequest.extend({ format });

/** Shared by all answers: what is counted, and what else could be. */
const shared = {
  currency: z.enum(CURRENCIES),
  /** Those in which agencies have deposits. */
  currencies: z.array(z.enum(CURRENCIES)),
};

const named = {
  /** A day, an agency's or a carrier's code, airports such as `TAS-IST`, who booked as events name them, or a kind of refund. */
  key: z.string(),
  /** What it is called, a carrier by name and code in the reader's language; null of somebody who is not known. */
  name: z.string().nullable(),
};

const saleFigures = z.strictObject({
  /** Paid from deposits in the period. */
  bookings: z.int(),
  passengers: z.int(),
  sold: z.number(),
  /** What came back to deposits in the period, of whatever booking. */
  refunds: z.int(),
  refunded: z.number(),
  net: z.number(),
});
export type SaleFigures = z.infer<typeof saleFigures>;

/** What the entries of the ledger come to, added up one by one, and whether that is what the report says. */
const ledgerSums = z.strictObject({ sold: z.number(), refunded: z.number(), agrees: z.boolean() });
export type LedgerSums = z.infer<typeof ledgerSums>;

/** Answer of GET /api/operator/reports/sales: days in their order, anything else with what sold most first. */
export const houseSales = z.strictObject({
  ...shared,
  groups: z.array(saleFigures.extend(named)),
  totals: saleFigures,
  ledger: ledgerSums,
});
export type HouseSales = z.infer<typeof houseSales>;

const refundFigures = z.strictObject({
  refunds: z.int(),
  /** Price that was paid for what was given back, what of it was kept, and what came back to deposits. */
  paid: z.number(),
  kept: z.number(),
  refunded: z.number(),
});
export type RefundFigures = z.infer<typeof refundFigures>;

const refundGroup = refundFigures.extend(named);
export type RefundGroup = z.infer<typeof refundGroup>;

/** Answer of GET /api/operator/reports/refunds: days in their order, anything else with what gave back most first. */
export const houseRefunds = z.strictObject({
  ...shared,
  groups: z.array(refundGroup),
  totals: refundFigures,
  ledger: ledgerSums.omit({ sold: true }),
});
export type HouseRefunds = z.infer<typeof houseRefunds>;

const ticketRow = z.strictObject({
  id: z.string(),
  /** When the money moved: ISO 8601, UTC. */
  at: z.string(),
  act: z.enum(TICKET_ACTS),
  /** Empty where none is issued, and of extra bags; several where a sum was decided for them together. */
  ticket_numbers: z.array(z.string()),
  /** Validating carrier. */
  carrier: z.string().nullable(),
  /** `TAS-IST-LHR` */
  route: z.string(),
  agency: z.strictObject({ code: z.string(), name: z.string() }),
  booking_number: z.string(),
  /** Below zero where they come back. */
  fare: z.number(),
  taxes: z.number(),
  /** What the taxes are made of, where that was written down. */
  tax_codes: z.array(z.strictObject({ code: z.string(), amount: z.number() })),
  fee: z.number(),
  bags: z.number(),
  total: z.number(),
  /** Kept of what is not flown; a part of no other sum. */
  penalty: z.number(),
});
export type TicketRow = z.infer<typeof ticketRow>;

/** Answer of GET /api/operator/reports/tickets: oldest first. */
export const ticketPage = cursorPageOf(ticketRow).extend(shared);
export type TicketPage = z.infer<typeof ticketPage>;

const debtFigures = z.strictObject({
  /** How far the deposit is below zero. */
  debt: z.number(),
  /** What of it was spent so many days ago; money that came in has paid for what was spent first. */
  days_30: z.number(),
  days_60: z.number(),
  days_90: z.number(),
  older: z.number(),
});
export type DebtFigures = z.infer<typeof debtFigures>;

const debtRow = debtFigures.extend({ agency: z.strictObject({ code: z.string(), name: z.string() }), credit: z.number() });
export type DebtRow = z.infer<typeof debtRow>;

/** Answer of GET /api/operator/reports/debts: as it is now, largest first. */
export const houseDebts = z.strictObject({ ...shared, items: z.array(debtRow), totals: debtFigures });
export type HouseDebts = z.infer<typeof houseDebts>;
