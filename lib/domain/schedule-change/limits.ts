/** What holds where nobody answers by the deadline: `accept` where the flights exist, else, as with `refund`, everything goes back. */
export const UNANSWERED_DEFAULTS = ["accept", "refund"] as const;
export type UnansweredDefault = (typeof UNANSWERED_DEFAULTS)[number];

/** What a carrier changes without asking, and what holds where nobody answers. */
export interface ChangeRule {
  /** Times that move later by no more than so many minutes are applied and told. */
  limitMinutes: number;
  /** The same of times that move earlier. A departure that does by more is missed by who does not know of it: never accepted without an answer. */
  earlierLimitMinutes: number;
  unanswered: UnansweredDefault;
}

/** By how much the times of a carrier's flights may move unasked. */
export type ChangeLimits = Pick<ChangeRule, "limitMinutes" | "earlierLimitMinutes">;

/** Rule of carriers without one of their own. */
export const DEFAULT_RULE: ChangeRule = { limitMinutes: 15, earlierLimitMinutes: 15, unanswered: "accept" };

/** Whether a departure or an arrival that moves by so many minutes, later is positive, may do so unasked. */
export function isWithin({ limitMinutes, earlierLimitMinutes }: ChangeLimits, minutes: number): boolean {
  return minutes <= limitMinutes && -minutes <= earlierLimitMinutes;
}

const DAY_MINUTES = 1440;

/** When the time to answer a change ends, and when a change without an answer is escalated. */
interface AnswerTimes {
  deadline: Date;
  escalateAt: Date;
}

/**
 * A day before departure the carrier's default applies; where that is nearer than half of the time that is left, at that half.
 * @param departureUtc the earliest departure that is touched, minutes since 1970-01-01T00:00Z
 */
export function answerTimes(created: Date, departureUtc: number): AnswerTimes {
  const left = Math.max(0, departureUtc * 60_000 - created.getTime());
  const forAnswer = Math.max(left - DAY_MINUTES * 60_000, Math.floor(left / 2));
  return { deadline: new Date(created.getTime() + forAnswer), escalateAt: new Date(created.getTime() + Math.floor(forAnswer / 2)) };
}
