import { z } from "zod";
import { CURRENCIES } from "@/lib/domain/money";
import { PERIOD_PRESETS } from "@/lib/domain/money-period";
import { REFUND_GROUPS } from "@/lib/domain/reports/groups";
import { REPORT_KINDS, RHYTHMS } from "@/lib/domain/reports/saved";
import { dateText } from "../../shared";

/** What of a report is asked: parts that its kind does not know are left out of its address. Days by name move with the calendar. */
export const reportFilter = z.object({
  preset: z.enum(PERIOD_PRESETS).optional(),
  from: dateText.optional(),
  to: dateText.optional(),
  by: z.enum(REFUND_GROUPS).optional(),
  currency: z.enum(CURRENCIES).optional(),
  agency: z.string().max(12).optional(),
  carrier: z.string().max(3).optional(),
});
export type ReportFilter = z.infer<typeof reportFilter>;

const rhythm = z.enum(RHYTHMS);
/** `07:30`, by the clock of Tashkent. */
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Body of POST /api/operator/reports/saved. */
export const savedReportRequest = z.object({
  name: z.string().trim().min(1).max(80),
  kind: z.enum(REPORT_KINDS),
  filter: reportFilter,
  /** For everybody who may see reports; only who may change them saves for the house, or has it mailed. */
  is_shared: z.boolean(),
  /** Ids of people of the house who may see reports. */
  mailing: z.object({ rhythm, at: clock, recipients: z.array(z.uuid()).min(1).max(20) }).nullable(),
});
export type SavedReportRequest = z.infer<typeof savedReportRequest>;

const person = z.strictObject({ id: z.string(), name: z.string() });

const savedReport = z.strictObject({
  id: z.string(),
  name: z.string(),
  kind: z.enum(REPORT_KINDS),
  filter: reportFilter,
  is_shared: z.boolean(),
  /** Whose it is; empty where that is not known any more. */
  owner: z.string(),
  /** Whether whoever asks may delete it. */
  may_delete: z.boolean(),
  mailing: z.strictObject({ rhythm, at: clock, recipients: z.array(person) }).nullable(),
  /** What was mailed last, or is to be: days, and what became of it. */
  last: z.strictObject({ from: z.string(), to: z.string(), state: z.enum(["made", "sent", "failed"]), is_empty: z.boolean() }).nullable(),
});
export type SavedReport = z.infer<typeof savedReport>;

/** Answer of GET, POST /api/operator/reports/saved and DELETE …/saved/{id}: by name, and who may get reports. */
export const savedReports = z.strictObject({ items: z.array(savedReport), people: z.array(person) });
export type SavedReports = z.infer<typeof savedReports>;
