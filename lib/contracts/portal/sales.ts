import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";
import { SALES_GROUPS } from "@/lib/domain/selling/sales";
import { TABLE_FORMATS } from "../limits";
import { moneyPeriod } from "./account-statement";

/** What a partner has sold. Amounts are in major units, days those of Tashkent. */

/** Query of GET /api/portal/money/sales. */
export const salesRequest = moneyPeriod.extend({ by: z.enum(SALES_GROUPS) });
export type SalesRequest = z.infer<typeof salesRequest>;

/** Query of GET /api/portal/money/sales/export. */
export const salesExportRequest = salesRequest.extend({ format: z.enum(TABLE_FORMATS) });

const salesFigures = z.strictObject({
  /** Paid from the deposit in the period. */
  bookings: z.int(),
  passengers: z.int(),
  /** What customers pay for them, and what they have cost the deposit. */
  sold: z.number(),
  cost: z.number(),
  /** What came back to the deposit in the period, of whatever booking, and what customers get back of it. */
  refunds: z.number(),
  customer_refunds: z.number(),
  /** What is left of it all: sold less cost, and refunds less what customers get back. */
  margin: z.number(),
});
export type SalesFigures = z.infer<typeof salesFigures>;

const salesGroup = salesFigures.extend({
  /** A day, a carrier's code, airports such as `TAS-IST`, or who booked as events name them. */
  key: z.string(),
  /** What it is called, a carrier by name and code in the reader's language; null of somebody who is not known. */
  name: z.string().nullable(),
});
export type SalesGroup = z.infer<typeof salesGroup>;

/** Answer of GET /api/portal/money/sales: days in their order, anything else with what sold most first. */
export const sales = z.strictObject({
  currency: z.enum(CURRENCIES),
  groups: z.array(salesGroup),
  totals: salesFigures,
});
export type Sales = z.infer<typeof sales>;
