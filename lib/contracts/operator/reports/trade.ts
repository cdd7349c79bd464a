import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";
import { LOAD_GROUPS } from "@/lib/domain/reports/groups";
import { TABLE_FORMATS } from "../../limits";
import { dateText } from "../../shared";
import { houseSalesRequest } from "./money";

/** What the house earns, how full its flights are, and whose holds come and go. Amounts are in major units, days those of Tashkent; test mode has no part in it. */

const format = z.enum(TABLE_FORMATS);

/** Query of GET /api/operator/reports/commissions. */
export const commissionsRequest = houseSalesRequest;
export type CommissionsRequest = z.infer<typeof commissionsRequest>;
export const commissionsExportRequest = commissionsRequest.extend({ format });

/** Query of GET /api/operator/reports/rebooked. */
export const rebookedRequest = houseSalesRequest;
export type RebookedRequest = z.infer<typeof rebookedRequest>;
export const rebookedExportRequest = rebookedRequest.extend({ format });

/** Query of GET /api/operator/reports/load. */
export const loadRequest = z.object({
  /** Local days of departure, both included, 92 at most. */
  from: dateText,
  to: dateText,
  by: z.enum(LOAD_GROUPS),
  /** Code of the one that flies; all of them where left out. */
  carrier: z.string().trim().toUpperCase().max(3).optional(),
});
export type LoadRequest = z.infer<typeof loadRequest>;
export const loadExportRequest = loadRequest.extend({ format });

const currencies = {
  currency: z.enum(CURRENCIES),
  /** Those in which agencies have deposits. */
  currencies: z.array(z.enum(CURRENCIES)),
};

const named = {
  /** A day, an agency's or a carrier's code, airports such as `TAS-IST`, or who booked as events name them. */
  key: z.string(),
  /** What it is called; null of somebody who is not known. */
  name: z.string().nullable(),
};

const commissionFigures = z.strictObject({
  /** Paid from deposits in the period. */
  bookings: z.int(),
  sold: z.number(),
  /** What of it the house has charged for itself, what of that went back, and what is left. */
  fees: z.number(),
  fees_back: z.number(),
  fees_left: z.number(),
});
export type CommissionFigures = z.infer<typeof commissionFigures>;

/** Answer of GET /api/operator/reports/commissions: days in their order, anything else with what is left most first. */
export const commissions = z.strictObject({
  ...currencies,
  groups: z.array(commissionFigures.extend(named)),
  totals: commissionFigures,
  /** What the entries of the accounts of fees come to, added up one by one, and whether that is what the report says. */
  ledger: z.strictObject({ fees: z.number(), fees_back: z.number(), agrees: z.boolean() }),
});
export type Commissions = z.infer<typeof commissions>;

const rebookedFigures = z.strictObject({
  /** Holds that ended unpaid in the period, cancelled or expired. */
  dropped: z.int(),
  /** How many of them had their first flight booked anew by the same agency within 24 hours. */
  rebooked: z.int(),
  /** In a hundred, to a tenth. */
  rebooked_share: z.number(),
});
export type RebookedFigures = z.infer<typeof rebookedFigures>;

/** Answer of GET /api/operator/reports/rebooked: days in their order, anything else with what was booked anew most first. */
export const rebooked = z.strictObject({ ...currencies, groups: z.array(rebookedFigures.extend(named)), totals: rebookedFigures });
export type Rebooked = z.infer<typeof rebooked>;

const loadFigures = z.strictObject({
  departures: z.int(),
  capacity: z.int(),
  /** Seats that are paid or held. */
  taken: z.int(),
  /** In a hundred, to a tenth; 0 without seats. */
  load: z.number(),
});
export type LoadFigures = z.infer<typeof loadFigures>;

/** Answer of GET /api/operator/reports/load: days in their order, anything else with most seats taken first. */
export const load = z.strictObject({ groups: z.array(loadFigures.extend(named)), totals: loadFigures });
export type Load = z.infer<typeof load>;
