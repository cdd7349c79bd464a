"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, FileDown } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/press/button-class";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { isLive } from "@/lib/domain/booking/booking-status";
import { bookingExtrasQuery } from "../queries";

/** What the customer needs anew once other flights hold: receipts and calendar; the act of writing stands in the bar. */
export function AfterChange({ booking }: { booking: Booking }) {
  const t = useTranslations("changes.after");
  const page = useLocale();
  const { data } = useQuery(bookingExtrasQuery(booking.id, booking.status));
  if (!data || !isLive(booking.status) || booking.personal_data_erased) return null;
  const { jointReceiptUrl, calendarUrl, customer_locale } = data;
  return (
    <div className="mt-2 flex flex-wrap gap-2 print:hidden">
      {jointReceiptUrl ? (
        <a
          href={`${jointReceiptUrl}?lang=${customer_locale ?? page}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClass("secondary", "sm")}
        >
          <FileDown className="size-4" aria-hidden="true" />
          {t("receipts")}
        </a>
      ) : null}
      {calendarUrl ? (
        <a href={`${calendarUrl}?lang=${customer_locale ?? page}`} className={buttonClass("secondary", "sm")}>
          <CalendarPlus className="size-4" aria-hidden="true" />
          {t("calendar")}
        </a>
      ) : null}
    </div>
  );
}
