import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";
import { dateText } from "../../shared";

/** Days of Tashkent that are closed. Money is in major units, moments ISO 8601 in UTC. */

const amounts = {
  currency: z.enum(CURRENCIES),
  /** On the deposits when the day began, what came to them and went off them, and what was on them when it ended. */
  opening: z.number(),
  received: z.number(),
  paid: z.number(),
  closing: z.number(),
};
const total = z.strictObject(amounts);
export type DayTotal = z.infer<typeof total>;

const agencySum = z.strictObject({ partner: z.strictObject({ code: z.string(), name: z.string() }), ...amounts });
export type AgencyDaySum = z.infer<typeof agencySum>;

/** What is said before a day is closed. */
const differences = z.strictObject({
  /** Lines of banks until then that are on no deposit. */
  unmatched_lines: z.int(),
  /** Proposals about money that wait. */
  waiting_proposals: z.int(),
  /** Deposits that do not begin with what the day before was closed with: nothing is closed then. */
  unequal: z.int(),
});
export type DayDifferences = z.infer<typeof differences>;

const closed = z.strictObject({
  day: z.string(),
  by: z.string().nullable(),
  at: z.string(),
  remark: z.string().nullable(),
  unmatched_lines: z.int(),
  waiting_proposals: z.int(),
  totals: z.array(total),
});
export type ClosedDay = z.infer<typeof closed>;

/** Answer of GET and POST /api/operator/closed-days: the next one to close, null until it is over, and those that are closed, newest first. */
export const closedDayPage = z.strictObject({
  next: z.strictObject({ day: z.string(), differences, sums: z.array(agencySum), totals: z.array(total) }).nullable(),
  items: z.array(closed),
});
export type ClosedDayPage = z.infer<typeof closedDayPage>;

/** Answer of GET /api/operator/closed-days/{day}: by agency. */
export const closedDaySums = z.strictObject({ day: z.string(), sums: z.array(agencySum) });
export type ClosedDaySums = z.infer<typeof closedDaySums>;

/** Body of POST /api/operator/closed-days: the day that was looked at. Why is needed where something is left open. */
export const closeDayRequest = z.object({ day: dateText, remark: z.string().trim().max(500).default("") });
export type CloseDayRequest = z.input<typeof closeDayRequest>;
