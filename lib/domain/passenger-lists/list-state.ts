const HOUR_MS = 3_600_000;

/**
 * Where the list of a departure stands: nobody boards (`none`), none is due yet (`later`), one has to be made (`due`) or handed over (`made`), it was mailed
 * (`sent`), the carrier has it (`confirmed`), or its mail was given up (`failed`).
 */
export const LIST_STATES = ["none", "later", "due", "made", "sent", "confirmed", "failed"] as const;
export type ListState = (typeof LIST_STATES)[number];

/** What becomes of a list that was made. */
export const MADE_STATES = ["made", "sent", "failed", "confirmed"] as const;
export type MadeState = (typeof MADE_STATES)[number];

interface Listed {
  departsAt: Date;
  /** Hours before departure, in any order. */
  offsets: readonly number[];
  /** Whether somebody boards. */
  hasPassengers: boolean;
  /** The departure's last list; null where none was made. */
  last: { state: MadeState; madeAt: Date } | null;
  now: Date;
}

/** Where a departure's list stands, and when the next one falls due; null where none will. */
export function listStateOf({ departsAt, offsets, hasPassengers, last, now }: Listed): { state: ListState; nextDue: Date | null } {
  const moments = offsets.map((hours) => dueAt(departsAt, hours)).sort((one, other) => one.getTime() - other.getTime());
  const nextDue = hasPassengers ? (moments.find((moment) => moment > now) ?? null) : null;
  const passed = moments.findLast((moment) => moment <= now);
  if (last && (!passed || last.madeAt >= passed)) return { state: last.state, nextDue };
  if (!hasPassengers && !last) return { state: "none", nextDue };
  return { state: passed ? "due" : "later", nextDue };
}

/** When a list falls due that is wanted so many hours before departure. */
export function dueAt(departsAt: Date, hours: number): Date {
  return new Date(departsAt.getTime() - hours * HOUR_MS);
}

/** The offset that has fallen due last; null while none has, and once the aircraft has left. */
export function dueOffset(departsAt: Date, offsets: readonly number[], now: Date): number | null {
  if (departsAt <= now) return null;
  const passed = offsets.filter((hours) => dueAt(departsAt, hours) <= now);
  return passed.length === 0 ? null : Math.min(...passed);
}
