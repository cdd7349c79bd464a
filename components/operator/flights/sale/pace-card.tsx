"use client";

import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import type { DepartureSales } from "@/lib/contracts/operator/departures/departure-sales";
import { formatNumber } from "@/lib/i18n/formats";

/** How fast a departure sells: bookings of the last 7, 14 and 30 days, and day by day. */
export function PaceCard({ pace }: Pick<DepartureSales, "pace">) {
  const t = useTranslations("flights.pace");
  const locale = useLocale();
  return (
    <SectionCard title={t("title")} lead={t("lead")}>
      <table className="num w-full text-left text-sm">
        <thead className="border-line border-b text-ink-soft">
          <tr>
            <th scope="col" className="py-1.5 font-medium">
              {t("days")}
            </th>
            {(["bookings", "seats", "aDay"] as const).map((column) => (
              <th key={column} scope="col" className="py-1.5 pl-3 text-right font-medium">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {pace.windows.map(({ days, bookings, seats }) => (
            <tr key={days}>
              <th scope="row" className="py-1.5 font-medium">
                {t("last", { count: days })}
              </th>
              <td className="py-1.5 pl-3 text-right">{formatNumber(bookings, locale)}</td>
              <td className="py-1.5 pl-3 text-right">{formatNumber(seats, locale)}</td>
              <td className="py-1.5 pl-3 text-right">{formatNumber(bookings / days, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Bars days={pace.days} />
    </SectionCard>
  );
}

/** A bar a day, for the eye alone: the table says what matters. */
function Bars({ days }: Pick<DepartureSales["pace"], "days">) {
  const most = Math.max(1, ...days.map(({ bookings }) => bookings));
  return (
    <div aria-hidden="true" className="mt-3 flex h-12 items-end gap-0.5 border-line border-b">
      {days.map(({ day, bookings }) => (
        <span key={day} className="flex-1 rounded-t-sm bg-accent" style={{ height: `${(bookings / most) * 100}%` }} />
      ))}
    </div>
  );
}
