"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { BOOKING_ACTIONS, type BookingStatus } from "@/lib/domain/booking/booking-status";
import { formatInstant } from "@/lib/i18n/formats";
import { SectionCard } from "../parts/section-card";
import { bookingExtrasQuery } from "../queries";

/** What happened to the booking, the latest first. */
export function HistoryList({ bookingId, status }: { bookingId: string; status: BookingStatus }) {
  const t = useTranslations("booking");
  const locale = useLocale();
  const { data } = useQuery(bookingExtrasQuery(bookingId, status));
  if (!data) return null;
  return (
    <SectionCard title={t("page.history")}>
      <ol className="space-y-1.5 text-sm">
        {data.events.toReversed().map(({ at, reason, to }) => {
          const known = BOOKING_ACTIONS.find((name) => name === reason);
          return (
            <li key={`${at}${to}`} className="flex flex-wrap gap-x-3">
              <time dateTime={at} className="num w-40 text-ink-soft">
                {formatInstant(at, locale)}
              </time>
              <span>{known ? t(`history.${known}`) : reason}</span>
            </li>
          );
        })}
      </ol>
    </SectionCard>
  );
}
