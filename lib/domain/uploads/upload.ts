/** Files that people of the back office upload: the schedule, and the tables that prices are made of. */
export const UPLOAD_KINDS = ["schedule", "fares", "inventory", "taxes", "baggage", "rates"] as const;
export type UploadKind = (typeof UPLOAD_KINDS)[number];

/** Those of the area of prices. */
export const PRICE_KINDS = ["fares", "inventory", "taxes", "baggage", "rates"] as const satisfies readonly UploadKind[];
export type PriceKind = (typeof PRICE_KINDS)[number];

/** The tables of prices beside the fares. */
export const TABLE_KINDS = ["inventory", "taxes", "baggage", "rates"] as const satisfies readonly UploadKind[];
export type TableKind = (typeof TABLE_KINDS)[number];

/** By the area of the back office whose people upload them. */
export const KINDS_OF_AREA = { schedule: ["schedule"], prices: PRICE_KINDS } as const satisfies Readonly<
  Record<string, readonly UploadKind[]>
>;
export type UploadArea = keyof typeof KINDS_OF_AREA;

/**
 * What becomes of an upload: `checking` it waits for its rehearsal, `checked` what it would change is known, `refused` nothing of it can be taken,
 * `planned` it is applied at its moment, `applying` it waits to be applied, `applied`, `outdated` the data were changed by somebody else after the rehearsal, `failed` the service could not do it.
 */
export const UPLOAD_STATES = ["checking", "checked", "refused", "planned", "applying", "applied", "outdated", "failed"] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

/** What somebody has to agree to before a file that looks like half a file, or like a slip, is applied. */
export const ALLOWANCES = ["loss", "prices", "empty", "drops"] as const;
export type Allowance = (typeof ALLOWANCES)[number];

/** Largest file, bytes: some twenty times the largest of the demonstration. It is kept in memory while it is read. */
export const MAX_UPLOAD_BYTES = 16 * 1024 * 1024;

/** What waits for somebody, or for its moment. */
export const WAITING_STATES = ["checking", "checked", "planned", "applying"] as const satisfies readonly UploadState[];

/** What has come to its end without being applied. */
export const ENDED_STATES = ["refused", "outdated", "failed"] as const satisfies readonly UploadState[];

/** What nobody works at any more and nobody has applied: it can be discarded, and is deleted after a day. */
export const LEFT_STATES = ["checked", ...ENDED_STATES] as const satisfies readonly UploadState[];

/** Days ahead for which a moment may be chosen. */
export const MOST_DAYS_AHEAD = 180;

/** Of each kind of prices so many of the last files that changed something can be taken back, the last one first. */
export const KEPT_FILES = 10;

/** Hours after which a file that nobody has applied is deleted: from its upload, or from when the work at it or its plan has ended last. */
export const UPLOAD_KEPT_HOURS = 24;

/** Hours after which a file goes at which the worker should still be: its job is lost. */
export const LOST_UPLOAD_HOURS = 7 * 24;
