"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { Banner } from "@/components/ui/banner";
import type { Booking } from "@/lib/contracts/bookings";
import { formatInstant } from "@/lib/i18n/formats";
import { bookingExtrasQuery } from "../queries";

/** How a ticketed booking stands: its tickets are there, the back office is looking at a refund, or has declined it. */
export function TicketedNews({ booking }: { booking: Booking }) {
  const t = useTranslations("booking");
  const locale = useLocale();
  const { data } = useQuery(bookingExtrasQuery(booking.id, booking.status));
  const request = data?.refund_request;
  if (!request || request.state === "settled") return <Banner tone="good">{t("page.ticketedNote")}</Banner>;
  const date = formatInstant(request.created, locale);
  if (request.state === "open")
    return (
      <Banner title={t("request.openTitle")}>
        <p>{t("request.since", { date })}</p>
        <p>{t("request.openText")}</p>
      </Banner>
    );
  return (
    <Banner tone="warm" title={t("request.rejectedTitle")}>
      <OfficeNote note={request.note} />
      <p>{t("request.since", { date })}</p>
      <p>{t("request.rejectedText")}</p>
    </Banner>
  );
}

/** What the back office has written; nothing where it has not. */
export function OfficeNote({ note }: { note: string }) {
  const t = useTranslations("booking.request");
  if (!note) return null;
  return (
    <p className="whitespace-pre-line break-words text-ink">
      {t("note")} {note}
    </p>
  );
}
