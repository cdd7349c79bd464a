"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { AgencyHead } from "@/components/travel/agency-head";
import { PrintedLink } from "@/components/ui/printed-link";
import { api } from "@/lib/client/calls/paths";
import type { BookingStatus } from "@/lib/domain/booking/booking-status";
import { formatMoney } from "@/lib/i18n/formats";
import { bookingExtrasQuery } from "../queries";

interface PrintedProps {
  bookingId: string;
  status: BookingStatus;
}

// Paper ends up with the customer: it has the agency's head and the price for the customer, and nothing of what the booking costs.

/** The agency's head, on paper alone. */
export function PrintedHead({ bookingId, status }: PrintedProps) {
  const { data } = useQuery(bookingExtrasQuery(bookingId, status));
  if (!data) return null;
  const token = data.tripUrl?.split("/").at(-1) ?? null;
  return (
    <div className="mb-4 hidden border-accent-pure border-b-2 print:block">
      <AgencyHead logo={token ? api.tripLogo(token) : null} agency={data.agency} coloured="print" />
    </div>
  );
}

/** What the customer pays, and the address of their own page, on paper alone. */
export function PrintedPrice({ bookingId, status }: PrintedProps) {
  const t = useTranslations("booking.page");
  const locale = useLocale();
  const { data } = useQuery(bookingExtrasQuery(bookingId, status));
  if (!data) return null;
  const { amount, currency } = data.selling;
  return (
    <div className="hidden space-y-2 print:block print:break-inside-avoid">
      <p className="num flex justify-between border-line border-y py-2 font-semibold text-lg">
        <span>{t("printedTotal")}</span>
        <span>{formatMoney(amount, currency, locale)}</span>
      </p>
      {data.tripUrl ? <PrintedLink label={t("printedTrip")} url={data.tripUrl} /> : null}
    </div>
  );
}
