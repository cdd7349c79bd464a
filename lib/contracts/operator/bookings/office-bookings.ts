import { z } from "zod";
import { MODES } from "@/lib/domain/mode";
import { cursorPageOf } from "../../cursor-paging";
import { TABLE_FORMATS } from "../../limits";
import { ORDERED_DAYS, workChoices, workCursor, workFilter, workItem, workTotals } from "../../portal/work-list";
import { inOrder } from "../../shared";

/** The work list of all agencies. What is searched may be a name and addresses are logged, so it is asked for by POST. */

const agencyCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9_-]{1,40}$/, "agency")
  .optional();

/** The agencies' own filter, and whose bookings. */
export const officeWorkFilter = workFilter.extend({
  /** Code of the one agency; absent for all. */
  agency: agencyCode,
});
export type OfficeWorkFilter = z.infer<typeof officeWorkFilter>;

/** Body of POST /api/operator/bookings. */
export const officeWorkRequest = inOrder(officeWorkFilter.extend({ cursor: workCursor }), ORDERED_DAYS);

const workAgency = z.strictObject({ code: z.string(), name: z.string() });
/** Whose a booking is. */
export type WorkAgency = z.infer<typeof workAgency>;

const officeWorkItem = workItem.extend({ agency: workAgency });
export type OfficeWorkItem = z.infer<typeof officeWorkItem>;

/** Answer of POST /api/operator/bookings. */
export const officeWorkPage = cursorPageOf(officeWorkItem).extend({
  /** On the first page alone. */
  totals: workTotals.nullable(),
});
export type OfficeWorkPage = z.infer<typeof officeWorkPage>;

/** Query of GET /api/operator/bookings/choices. */
export const officeChoicesQuery = z.object({ mode: z.enum(MODES).optional(), agency: agencyCode });
export type OfficeChoicesQuery = z.infer<typeof officeChoicesQuery>;

/** Answer of it: the agencies that have bookings; of one agency its agents besides; and the carriers of these bookings. */
export const officeWorkChoices = workChoices.extend({
  /** By name. */
  agencies: z.array(workAgency),
});
export type OfficeWorkChoices = z.infer<typeof officeWorkChoices>;

/** Body of POST /api/operator/bookings/export. */
export const officeExportRequest = officeWorkFilter.extend({ format: z.enum(TABLE_FORMATS) });
