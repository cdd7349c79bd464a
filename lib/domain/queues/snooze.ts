import type { FieldErrors } from "../errors";
import { type LocalizedText, t } from "../localized";

const DAY_MS = 86_400_000;
/** What has no deadline of its own comes back after so many days at the latest. */
export const MOST_SNOOZE_DAYS = 30;

const PAST: LocalizedText = t("Choose a moment to come.", "Выберите время в будущем.", "Kelajakdagi vaqtni tanlang.");
const OVERDUE: LocalizedText = t(
  "Its deadline has passed: do it now, or assign it to a colleague.",
  "Срок уже прошёл: выполните сейчас или передайте коллеге.",
  "Muddati oʻtgan: hozir bajaring yoki hamkasbingizga topshiring.",
);
const TOO_LATE: LocalizedText = t(
  "Choose a moment before its deadline.",
  "Выберите время до наступления срока.",
  "Muddatidan oldingi vaqtni tanlang.",
);
const TOO_LONG: LocalizedText = t(
  `Choose a moment within ${MOST_SNOOZE_DAYS} days.`,
  `Выберите время в пределах ${MOST_SNOOZE_DAYS} дней.`,
  `${MOST_SNOOZE_DAYS} kun ichidagi vaqtni tanlang.`,
);

interface Snooze {
  until: Date;
  /** The item's deadline; null where it has none. */
  due: Date | null;
  now: Date;
}

/** Until when an item may be put off at the latest: its deadline, or a month. */
export function latestSnooze({ due, now }: Pick<Snooze, "due" | "now">): Date {
  const month = new Date(now.getTime() + MOST_SNOOZE_DAYS * DAY_MS);
  return due && due < month ? due : month;
}

/** What is wrong with putting an item off until then, by field of the request; null where nothing is. Nothing is put off past its deadline. */
export function snoozeProblem({ until, due, now }: Snooze): FieldErrors | null {
  if (due && due <= now) return { until: [OVERDUE] };
  if (until <= now) return { until: [PAST] };
  if (until <= latestSnooze({ due, now })) return null;
  return { until: [due && until > due ? TOO_LATE : TOO_LONG] };
}
