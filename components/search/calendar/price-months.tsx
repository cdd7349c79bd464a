"use client";

import { useLocale } from "next-intl";
import { useMemo } from "react";
import type { SoldDay } from "@/lib/contracts/portal/sold-prices";
import { addDays } from "@/lib/domain/dates";
import { formatMonth, formatWeekday } from "@/lib/i18n/formats";
import type { SearchValues } from "../form/search-form-schema";
import { type PriceLevel, priceLevels } from "./day-prices";
import { type MonthWeeks, monthsOf } from "./month-weeks";
import { moveFocus } from "./move-focus";
import { PriceCell } from "./price-cell";

interface PriceMonthsProps {
  search: SearchValues;
  days: readonly SoldDay[];
  onChoose: () => void;
}

/** Months with the lowest price in every day. */
export function PriceMonths({ search, days, onChoose }: PriceMonthsProps) {
  const months = useMemo(() => monthsOf(days), [days]);
  const levelOf = useMemo(() => priceLevels(days), [days]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys between the links inside, which stay reachable without them
    <div
      className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2"
      onKeyDown={(event) => moveFocus(event, (at, right, down) => addDays(at, right + 7 * down))}
    >
      {months.map((month) => (
        <MonthTable key={month.date} search={search} month={month} levelOf={levelOf} onChoose={onChoose} />
      ))}
    </div>
  );
}

/** Any week: its names stand over all others. 5 January 1970 was a Monday. */
const WEEK = Array.from({ length: 7 }, (_, day) => addDays("1970-01-05", day));

function MonthTable({
  search,
  month,
  levelOf,
  onChoose,
}: {
  search: SearchValues;
  month: MonthWeeks;
  levelOf: (day: SoldDay) => PriceLevel;
  onChoose: () => void;
}) {
  const locale = useLocale();
  return (
    <table className="w-full table-fixed border-separate border-spacing-0.5">
      <caption className="mb-1 text-left font-medium">{formatMonth(month.date, locale)}</caption>
      <thead>
        <tr>
          {WEEK.map((day) => (
            <th key={day} scope="col" className="pb-1 font-normal text-ink-faint text-xs">
              {formatWeekday(day, locale)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {month.weeks.map((week) => (
          <tr key={week.find((day) => day !== null)?.date}>
            {week.map((day, index) => (
              <td key={day?.date ?? WEEK[index]} className="p-0">
                {day ? (
                  <PriceCell
                    search={search}
                    day={day}
                    at={day.date}
                    title={String(Number(day.date.slice(8)))}
                    level={levelOf(day)}
                    onChoose={onChoose}
                  />
                ) : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
