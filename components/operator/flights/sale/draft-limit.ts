import { MOST_SEATS, type SetLimitRequest } from "@/lib/contracts/operator/departures/sale-limits";
import { isDate } from "@/lib/domain/dates";
import { tashkentDayBegins } from "@/lib/domain/tashkent";

/** A limit as it is typed. */
export interface DraftLimit {
  /** A booking class; empty for the whole departure. */
  bookingClass: string;
  seats: string;
  holds: "for_good" | "until";
  /** Day and time of `until`, by the clock of Tashkent. */
  day: string;
  time: string;
}

/** Fields that are wrong. */
export type LimitRemarks = Partial<Record<"seats" | "day" | "time", true>>;

const MINUTE_MS = 60_000;

/** What is asked for by a draft; null where something is wrong with it. */
export function readDraftLimit(draft: DraftLimit): { request: Omit<SetLimitRequest, "reason"> | null; remarks: LimitRemarks } {
  const seats = /^\d{1,3}$/.test(draft.seats.trim()) ? Number(draft.seats) : Number.NaN;
  const minutes = minutesOf(draft.time);
  const isUntil = draft.holds === "until";
  const remarks: LimitRemarks = {
    ...(seats <= MOST_SEATS ? {} : { seats: true }),
    ...(isUntil && !isDate(draft.day) ? { day: true } : {}),
    ...(isUntil && minutes === null ? { time: true } : {}),
  };
  if (Object.keys(remarks).length > 0) return { request: null, remarks };
  const until = isUntil ? new Date(tashkentDayBegins(draft.day).getTime() + (minutes ?? 0) * MINUTE_MS).toISOString() : null;
  return { request: { booking_class: draft.bookingClass || null, seats, until }, remarks };
}

function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(time.trim()) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}
