"use client";

import { useLocale, useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/section-card";
import type { ScheduleImportDetail } from "@/lib/contracts/operator/operator-schedule";
import { formatDate } from "@/lib/i18n/formats";

/** Departures with fewer seats than were sold, and whom to ask to leave, in which order; nothing where there are none. */
export function OversalesCard({ oversales }: Pick<ScheduleImportDetail, "oversales">) {
  const t = useTranslations();
  const locale = useLocale();
  if (oversales.length === 0) return null;
  return (
    <SectionCard title={t("office.detail.oversales")}>
      <ul className="space-y-3">
        {oversales.map(({ bookings, cabin, date, ...departure }) => (
          <li key={`${departure.flight}${date}${departure.origin}${cabin}`}>
            <p className="num font-medium">
              {t("office.detail.oversale", { ...departure, date: formatDate(date, locale), cabin: t(`common.cabins.${cabin}`) })}
            </p>
            <p className="text-ink-soft text-sm">{t("office.detail.order")}</p>
            <ol className="num list-decimal pl-5 text-sm">
              {bookings.map(({ booking_number, seats, volunteer }) => (
                <li key={booking_number}>
                  {booking_number}, {t("office.detail.seats", { count: seats })}
                  {volunteer ? `, ${t("office.detail.volunteer")}` : ""}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
