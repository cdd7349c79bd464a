import { z } from "zod";
import { DATE_CHANGES, SEAT_SOURCES } from "@/lib/domain/schedule/comparison/change-report";
import {
  ALLOWANCES,
  ENDED_STATES,
  MAX_UPLOAD_BYTES,
  PRICE_KINDS,
  UPLOAD_KINDS,
  UPLOAD_STATES,
  WAITING_STATES,
} from "@/lib/domain/uploads/upload";

/** Files that the back office uploads: what they would change, and what became of them. Moments are ISO 8601, UTC. */

const MAX_FILE_NAME = 120;
const MAX_REASON = 300;

/** The body of an upload is the file itself. */
export const UPLOAD_BODY = { bytes: MAX_UPLOAD_BYTES, refusal: "upload_too_large" } as const;

/** How an uploaded file is called: never a path. */
export const fileName = z
  .string()
  .trim()
  .min(1)
  .max(MAX_FILE_NAME)
  .regex(/^(?!\.{1,2}$)[^\p{C}/\\]+$/u, "visible");

/** Query of POST /api/operator/schedule-uploads: how the file is called on the machine that it comes from. */
export const scheduleUploadQuery = z.object({ name: fileName });

/** Query of POST /api/operator/price-uploads. */
export const priceUploadQuery = z.object({ name: fileName, kind: z.enum(PRICE_KINDS) });

/** Why something is done, for the audit log. */
const reason = z.string().trim().min(3).max(MAX_REASON);

/** Body of POST …/{id}/apply: the file that was looked at, by its hash, and which remarks are agreed to. */
export const uploadApplied = z.object({
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  allowed: z.array(z.enum(ALLOWANCES)).max(ALLOWANCES.length).default([]),
  reason,
});

/** The same of prices, which may be applied at a moment: ISO 8601 with its offset. */
export const priceApplied = uploadApplied.extend({ publish_at: z.iso.datetime({ offset: true }).optional() });
export type UploadApplied = z.input<typeof priceApplied>;

/** Body of POST /api/operator/price-uploads/{id}/withdraw. */
export const planWithdrawn = z.object({ reason });

/** Body of POST /api/operator/price-uploads/{id}/discard. */
export const uploadDiscarded = z.object({ reason });

/** Body of POST …/undo, of an import. */
export const takenBack = z.object({ reason });
export type TakenBack = z.input<typeof takenBack>;

const dateChange = z.strictObject({ change: z.enum(DATE_CHANGES), dates: z.int() });

const scheduleReport = z.strictObject({
  kind: z.literal("schedule"),
  legs_read: z.int(),
  legs_kept: z.int(),
  /** Flight numbers, and flights with their dates in the days on sale. */
  flights: z.int(),
  dated_flights: z.int(),
  sets: z.array(
    z.strictObject({ carrier: z.string(), season: z.string(), valid_from: z.string(), valid_to: z.string().nullable(), legs: z.int() }),
  ),
  /** By carrier: dated flights, flight numbers, and seats sold on them. */
  changes: z.array(z.strictObject({ carrier: z.string(), ...dateChange.shape, flights: z.int(), seats: z.int() })),
  /** Sold flights that change, those with the most seats first. */
  sold_flights: z.array(z.strictObject({ flight: z.string(), seats: z.int(), changes: z.array(dateChange) })),
  sold_flight_count: z.int(),
  /** Legs that name no seats, and those that they have now. */
  assumed_seats: z.array(
    z.strictObject({ carrier: z.string(), aircraft: z.string(), configuration: z.string(), source: z.enum(SEAT_SOURCES), legs: z.int() }),
  ),
  without_fares: z.array(z.strictObject({ carrier: z.string(), routes: z.int(), of: z.int() })),
  /** Carriers without a ticket stock. */
  not_on_sale: z.array(z.string()),
  /** Carriers that nobody has confirmed a way for to get the names of their passengers. */
  without_way: z.array(z.string()),
  /** Carriers with own documents and no confirmed document of the charter. Reports that were kept before it was asked for say nothing of it. */
  without_paper: z.array(z.string()).default([]),
});

/** What of a carrier's fares, or of another table's rows, comes and goes. */
export const NAMED_CHANGES = [
  "routes_lost",
  "routes_gained",
  "brands_lost",
  "brands_gained",
  "brands_of_routes_lost",
  "brands_of_routes_gained",
  "seasons_lost",
  "seasons_gained",
  "seasons_unsold",
  "routes_shorter",
  "brands_shorter",
  "routes_earlier",
  "brands_earlier",
  "classes_lost",
  "classes_gained",
  "rows_lost",
  "rows_gained",
] as const;

/** What becomes of one carrier's fares, or of the rows of another table. */
export const tableChange = z.strictObject({
  /** The carrier; empty for the whole table. */
  scope: z.string(),
  before: z.int(),
  after: z.int(),
  added: z.int(),
  removed: z.int(),
  changed: z.int(),
  /** The first names, and how many there are. */
  names: z.array(z.strictObject({ what: z.enum(NAMED_CHANGES), names: z.array(z.string()), count: z.int() })),
  /** First prices of routes, and of other tables amounts: `199.00 USD`. */
  prices: z.array(z.strictObject({ of: z.string(), before: z.string(), after: z.string() })),
  price_count: z.int(),
  /** Columns that change: on how many rows, and how. */
  terms: z.array(z.strictObject({ term: z.string(), rows: z.int(), values: z.array(z.string()), more: z.int() })),
});
export type UploadTableChange = z.infer<typeof tableChange>;

const tableReport = z.strictObject({
  kind: z.literal("table"),
  rows_read: z.int(),
  rows_written: z.int(),
  rows_replaced: z.int(),
  changes: z.array(tableChange),
  not_on_sale: z.array(z.string()),
  /** Carriers that nobody has confirmed a way for to get the names of their passengers. */
  without_way: z.array(z.string()),
  /** Carriers with own documents and no confirmed document of the charter. Reports that were kept before it was asked for say nothing of it. */
  without_paper: z.array(z.string()).default([]),
});

/** What a file would change, or has changed. */
export const uploadReport = z.discriminatedUnion("kind", [scheduleReport, tableReport]);
export type UploadScheduleReport = z.infer<typeof scheduleReport>;
export type UploadTableReport = z.infer<typeof tableReport>;

const problem = z.strictObject({
  /** From 1; 0 is the file as a whole. */
  line: z.int(),
  /** Stable name. */
  problem: z.string(),
  /** Says in the caller's language where it is, what it is, and what to do. */
  text: z.string(),
});

/** Answer of POST and GET of an upload. */
export const upload = z.strictObject({
  id: z.string(),
  kind: z.enum(UPLOAD_KINDS),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  hash: z.string(),
  created: z.string(),
  state: z.enum(UPLOAD_STATES),
  /** Null until it is known, and of a file that is refused. */
  report: uploadReport.nullable(),
  /** Why it is refused: the first of it, and how much there is. */
  problems: z.array(problem),
  problem_count: z.int(),
  /** What looks wrong, and stops nothing. */
  warnings: z.array(problem),
  warning_count: z.int(),
  /** What has to be agreed to before it is applied. */
  remarks: z.array(z.strictObject({ allowance: z.enum(ALLOWANCES), text: z.string() })),
  /** Who has brought it: a person's name. */
  by: z.string(),
  /** Whether it goes so far that somebody else than who brought it has to apply it, and whether the caller is who brought it. */
  needs_second: z.boolean(),
  is_mine: z.boolean(),
  /** How far it goes, and how far one person may go, percent; null of a schedule, and before it is known. */
  extent: z
    .strictObject({
      /** The deepest fall of a price. */
      drop: z.number(),
      drop_limit: z.int(),
      /** Share of the rows that are changed or removed. */
      share: z.number(),
      share_limit: z.int(),
    })
    .nullable(),
  /** When what is planned is applied. */
  publish_at: z.string().nullable(),
  /** It was planned, and looked at anew because something else was changed before its moment. */
  is_stale: z.boolean(),
  /** The import that it became. */
  import: z.string().nullable(),
});
export type Upload = z.infer<typeof upload>;

const waitingUpload = z.strictObject({
  id: z.string(),
  kind: z.enum(UPLOAD_KINDS),
  name: z.string(),
  state: z.enum([...WAITING_STATES, ...ENDED_STATES]),
  /** Who has brought it: a person's name. */
  by: z.string(),
  is_mine: z.boolean(),
  needs_second: z.boolean(),
  is_stale: z.boolean(),
  created: z.string(),
  /** When it is deleted unless somebody applies it; null of what is planned. */
  until: z.string().nullable(),
  publish_at: z.string().nullable(),
});
export type WaitingUpload = z.infer<typeof waitingUpload>;

/** Answer of GET /api/operator/price-uploads: what nobody has applied yet, and plans that have ended otherwise, newest first. */
export const waitingUploads = z.strictObject({ items: z.array(waitingUpload) });
export type WaitingUploads = z.infer<typeof waitingUploads>;
