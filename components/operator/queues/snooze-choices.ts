import { latestSnooze } from "@/lib/domain/queues/snooze";
import { tashkentDayBegins, tashkentText } from "@/lib/domain/tashkent";

export const SNOOZE_CHOICES = ["hour", "threeHours", "tomorrow", "threeDays", "week", "deadline"] as const;
export type SnoozeChoice = (typeof SNOOZE_CHOICES)[number];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** When a working day begins. */
const MORNING_HOUR = 9;

/**
 * Moments to which an item may be put off, none past its deadline: in an hour, in three, tomorrow at nine in Tashkent, in three days, in a week, and the
 * deadline itself, or a month where it has none.
 */
export function snoozeChoices(due: string | null, nowMs: number): { choice: SnoozeChoice; until: Date }[] {
  const now = new Date(nowMs);
  const deadline = due === null ? null : new Date(due);
  const last = latestSnooze({ due: deadline, now });
  const tomorrow = tashkentText(new Date(nowMs + DAY_MS)).slice(0, 10);
  const moments: Readonly<Record<SnoozeChoice, Date>> = {
    hour: new Date(nowMs + HOUR_MS),
    threeHours: new Date(nowMs + 3 * HOUR_MS),
    tomorrow: new Date(tashkentDayBegins(tomorrow).getTime() + MORNING_HOUR * HOUR_MS),
    threeDays: new Date(nowMs + 3 * DAY_MS),
    week: new Date(nowMs + 7 * DAY_MS),
    deadline: last,
  };
  return SNOOZE_CHOICES.map((choice) => ({ choice, until: moments[choice] })).filter(
    ({ choice, until }) =>
      until > now && (choice === "deadline" ? deadline !== null && until.getTime() === deadline.getTime() : until < last),
  );
}
