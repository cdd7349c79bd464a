import { addDays, dayNumber, instantAt } from "@/lib/domain/dates";
import { AppError } from "@/lib/domain/errors";
import { type LocalizedText, t } from "@/lib/domain/localized";
import { isZone } from "@/lib/domain/schedule/clocks/rules-in-force";
import { localToUtc } from "@/lib/domain/schedule/zones";

interface Days {
  /** `YYYY-MM-DD`, both included. */
  from?: string | undefined;
  to?: string | undefined;
  time_zone?: string | undefined;
}

const ZONE: LocalizedText = t(
  "Give the name of a time zone of the tz database, such as Asia/Tashkent.",
  "Укажите часовой пояс из базы tz, например Asia/Tashkent.",
  "tz bazasidagi vaqt mintaqasini kiriting, masalan Asia/Tashkent.",
);
/** Of a pair of days. */
export const DAYS_IN_ORDER: LocalizedText = t(
  "Give a last day that is not before the first.",
  "Укажите последний день не раньше первого.",
  "Oxirgi kun birinchisidan oldin boʻlmasin.",
);

/**
 * The instants at which days of a time zone begin and end, UTC where none is named; null where a day is not given.
 * @throws AppError validation (`to`, `time_zone`)
 */
export function instantsOf({ from, to, time_zone: zone = "UTC" }: Days): { from: Date | null; until: Date | null } {
  if (!isZone(zone)) throw new AppError("validation", { fields: { time_zone: [ZONE] } });
  if (from !== undefined && to !== undefined && to < from) throw new AppError("validation", { fields: { to: [DAYS_IN_ORDER] } });
  return { from: from === undefined ? null : beginOf(from, zone), until: to === undefined ? null : beginOf(addDays(to, 1), zone) };
}

function beginOf(day: string, zone: string): Date {
  return instantAt(localToUtc(zone, dayNumber(day) * 1440));
}
