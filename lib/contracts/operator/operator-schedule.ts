import { z } from "zod";
import { BOOKING_STATUSES } from "@/lib/domain/booking/booking-status";
import type { ErrorName } from "@/lib/domain/errors";
import type { Locale } from "@/lib/domain/localized";
import { MODES } from "@/lib/domain/mode";
import { DATE_CHANGES } from "@/lib/domain/schedule/comparison/change-report";
import { CHANGE_KINDS } from "@/lib/domain/schedule-change/kinds";
import { CHANGE_STATES } from "@/lib/domain/schedule-change/states";
import { ERRORS } from "../errors";
import { pageNumber, pageOf } from "../paging";
import { routeEnd } from "../portal/portal";

/** Shapes of the back office's pages of the schedule and of its changes. Moments are ISO 8601, UTC. */

const moment = z.string();

/** How many bookings a change of schedule touched, by what became of it. */
const touched = z.strictObject({
  bookings: z.int(),
  passengers: z.int(),
  told: z.int(),
  open: z.int(),
  /** Of the open ones. */
  escalated: z.int(),
  settled: z.int(),
});

/** Query of GET /api/operator/schedule-imports. */
export const scheduleImportQuery = z.object({ page: pageNumber });

/** One import, message, command or undo. */
const scheduleImportItem = z.strictObject({
  id: z.string(),
  kind: z.enum(["file", "ssm", "asm", "command"]),
  /** Name of the file, or reference of the message with what it does. */
  source: z.string(),
  /** A person's name, or the command. */
  actor: z.string(),
  created: moment,
  /** When it was taken back; null where it stands. */
  undone: moment.nullable(),
  /** The schedule was the same before it. */
  changes_nothing: z.boolean(),
  /** Whether this import may be taken back: it is the last one that changed something. */
  can_undo: z.boolean(),
  /** How many later imports, which changed nothing, go back with it. */
  undone_with: z.int(),
  touched,
});
export type ScheduleImportItem = z.infer<typeof scheduleImportItem>;

/** Answer of GET /api/operator/schedule-imports: newest first. */
export const scheduleImportPage = pageOf(scheduleImportItem);
export type ScheduleImportPage = z.infer<typeof scheduleImportPage>;

/** Answer of GET /api/operator/schedule-imports/{id}: what it touches, by flight; the bookings of one are in the list of changes. */
export const scheduleImportDetail = scheduleImportItem.extend({
  /** What it changed, by carrier: dated flights, and seats that were sold on them. */
  changes: z.array(z.strictObject({ carrier: z.string(), change: z.enum(DATE_CHANGES), dates: z.int(), seats: z.int() })),
  flights: z.array(
    z.strictObject({
      /** `HY271` */
      flight: z.string(),
      kinds: z.array(z.enum(CHANGE_KINDS)),
      touched,
    }),
  ),
  /** Departures with fewer seats than were sold. */
  oversales: z.array(
    z.strictObject({
      flight: z.string(),
      /** Local date of departure, `YYYY-MM-DD`. */
      date: z.string(),
      origin: z.string(),
      destination: z.string(),
      cabin: z.enum(["E", "B"]),
      authorised: z.int(),
      sold: z.int(),
      /** Who is asked to leave: who has asked for it, then the last to book. */
      bookings: z.array(z.strictObject({ booking_number: z.string(), seats: z.int(), volunteer: z.boolean() })),
    }),
  ),
});
export type ScheduleImportDetail = z.infer<typeof scheduleImportDetail>;

/** Query of GET /api/operator/schedule-changes. */
export const scheduleChangeQuery = z.object({
  state: z.enum([...CHANGE_STATES, "escalated"]).optional(),
  import: z.string().max(60).optional(),
  /** `HY271` */
  flight: z.string().trim().toUpperCase().max(10).optional(),
  page: pageNumber,
});

const route = z.strictObject({ departure: routeEnd, arrival: routeEnd });

const scheduleChangeItem = z.strictObject({
  id: z.string(),
  kind: z.enum(CHANGE_KINDS),
  state: z.enum(CHANGE_STATES),
  escalated: z.boolean(),
  created: moment,
  deadline: moment.nullable(),
  settled: moment.nullable(),
  minutes: z.int().nullable(),
  /** `HY271` … as they were sold. */
  flights: z.array(z.string()),
  booking_id: z.string(),
  booking_number: z.string(),
  status: z.enum(BOOKING_STATUSES),
  partner: z.string(),
  mode: z.enum(MODES),
  passengers: z.int(),
  directions: z.array(z.strictObject({ direction: z.int(), old: route, new: route.nullable() })),
  /** When the partner was last reminded. */
  reminded: moment.nullable(),
  /** What `settle` can do with it. */
  options: z.strictObject({ accept: z.boolean(), refund: z.boolean() }),
});
export type ScheduleChangeItem = z.infer<typeof scheduleChangeItem>;

/** Answer of GET /api/operator/schedule-changes: the open ones first, and the nearest deadline first among them; then the newest. */
export const scheduleChangePage = pageOf(scheduleChangeItem);
export type ScheduleChangePage = z.infer<typeof scheduleChangePage>;

/** Most changes that one request settles. */
export const MOST_SETTLED = 200;

/** Body of POST /api/operator/schedule-changes/settle. `remind` tells the partner once more. */
export const settleChanges = z.object({
  ids: z.array(z.uuid()).min(1).max(MOST_SETTLED),
  action: z.enum(["accept", "refund", "remind"]),
});
export type SettleChanges = z.input<typeof settleChanges>;

/** Answer of POST /api/operator/schedule-changes/settle, in the order of the ids. */
export const settledChanges = z.strictObject({
  results: z.array(z.strictObject({ id: z.string(), done: z.boolean(), /** Why not; empty where done. */ message: z.string() })),
});
export type SettledChanges = z.infer<typeof settledChanges>;

/** The answer of what was done. @param settled `refusal` is null where it was */
export function presentSettled(settled: readonly { id: string; refusal: ErrorName | null }[], locale: Locale): SettledChanges {
  const results = settled.map(({ id, refusal }) => ({
    id,
    done: refusal === null,
    message: refusal === null ? "" : ERRORS[refusal].text[locale],
  }));
  return { results };
}
