"use client";

import { useLocale, useTranslations } from "next-intl";
import { formatWeekdayDate } from "@/lib/i18n/formats";
import type { ScheduleDay } from "./group-by-day";
import { dayAnchor } from "./schedule-address";

/** A long list's days, always at hand. */
export function DayLinks({ days }: { days: readonly ScheduleDay[] }) {
  const t = useTranslations("schedule");
  const locale = useLocale();
  if (days.length < 2) return null;
  return (
    <nav aria-label={t("days")} className="sticky top-14 z-20 -mx-4 mb-4 overflow-x-auto bg-paper px-4 py-2">
      <ul className="flex gap-2">
        {days.map(({ date, flights }) => (
          <li key={date}>
            <a
              href={`#${dayAnchor(date)}`}
              className="num flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-lg border border-line bg-surface px-3 text-sm hover:border-ink-soft md:min-h-8"
            >
              {formatWeekdayDate(date, locale)} <span className="text-ink-faint">{flights.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
