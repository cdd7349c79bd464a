"use client";

import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { routeOf } from "@/components/travel/journey/itinerary";
import { usePassengerName } from "@/components/travel/passenger-name";
import { Banner } from "@/components/ui/states/banner";
import { AgencyOnly, useCustomerMode } from "@/lib/client/customer-mode";
import type { Booking } from "@/lib/contracts/interface/bookings";
import type { PortalBooking } from "@/lib/contracts/portal/portal-booking";
import { formatInstant, formatMoney } from "@/lib/i18n/formats";
import { bookingExtrasQuery } from "../queries";

/** What the back office does, or has done, about a refund of a ticketed booking; nothing where it was not asked. */
export function TicketedNews({ booking }: { booking: Booking }) {
  const t = useTranslations("booking");
  const locale = useLocale();
  const { isOn: isForCustomer } = useCustomerMode();
  const { data } = useQuery(bookingExtrasQuery(booking.id, booking.status));
  const request = data?.refund_request;
  if (!request || (request.state === "settled" && !request.part)) return null;
  const date = formatInstant(request.created, locale);
  if (request.state === "settled") {
    const amount = formatMoney(request.refund_amount ?? 0, booking.price.currency, locale);
    return (
      <Banner tone="good" title={isForCustomer ? t("request.partSettledPlain") : t("request.partSettledTitle", { amount })}>
        <AskedParts booking={booking} part={request.part} />
        <OfficeNote note={request.note} />
        <p>{t("request.partSettledText")}</p>
      </Banner>
    );
  }
  if (request.state === "open")
    return (
      <Banner title={t("request.openTitle")}>
        <AskedParts booking={booking} part={request.part} />
        <p>{t("request.since", { date })}</p>
        <p>{t("request.openText")}</p>
      </Banner>
    );
  return (
    <Banner tone="warm" title={t("request.rejectedTitle")}>
      <AskedParts booking={booking} part={request.part} />
      <OfficeNote note={request.note} />
      <p>{t("request.since", { date })}</p>
      <p>{t("request.rejectedText")}</p>
    </Banner>
  );
}

type Part = NonNullable<PortalBooking["refund_request"]>["part"];

/** Passengers and directions of a refund request; nothing where it is about the whole booking. */
function AskedParts({ booking, part }: { booking: Booking; part: Part }) {
  const t = useTranslations("booking.request");
  const nameOf = usePassengerName(booking);
  if (!part) return null;
  const parts = part.map(
    ({ key, directions }) => `${nameOf(key)} (${directions.map((place) => routeOf(booking.directions[place])).join(", ")})`,
  );
  return <p className="break-words">{t("about", { parts: parts.join("; ") })}</p>;
}

/** What the back office has written to the agency; nothing where it has not. */
export function OfficeNote({ note }: { note: string }) {
  const t = useTranslations("booking.request");
  if (!note) return null;
  return (
    <AgencyOnly>
      <p className="whitespace-pre-line break-words text-ink">
        {t("note")} {note}
      </p>
    </AgencyOnly>
  );
}
