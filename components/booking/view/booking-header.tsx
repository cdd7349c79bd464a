"use client";

import { useLocale, useTranslations } from "next-intl";
import { StandingBadges } from "@/components/travel/status-badge";
import { CopyButton } from "@/components/ui/press/copy-button";
import { citiesOf, placesText } from "@/lib/client/travel/journey-text";
import { openChange } from "@/lib/client/travel/schedule-change";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { formatDate } from "@/lib/i18n/formats";

/** What the agent reads out on the phone: the number, the status, the PNRs. */
export function BookingHeader({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.page");
  const locale = useLocale();
  const first = booking.directions[0];
  return (
    <header className="md:flex md:flex-wrap md:items-center md:justify-between md:gap-x-8">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="num font-semibold text-2xl tracking-wide md:text-3xl">
            <span className="sr-only">{t("number")} </span>
            {booking.booking_number}
          </h1>
          <CopyButton text={booking.booking_number} label={`${t("copy")}: ${booking.booking_number}`} className="-ml-1.5" />
          <div role="status">
            <StandingBadges status={booking.status} isAnswerDue={openChange(booking.schedule_changes) !== undefined} />
          </div>
          <p className="text-ink-soft max-md:w-full">
            {[placesText(citiesOf(booking.directions), " – "), first ? formatDate(first.departure.datetime, locale) : ""]
              .filter(Boolean)
              .join(", ")}
          </p>
        </div>
      </div>
      <Locators booking={booking} />
    </header>
  );
}

/** One PNR per ticket group, with the codes by which the airlines know it. */
function Locators({ booking }: { booking: Booking }) {
  const t = useTranslations("booking.page");
  const tickets = booking.passengers[0]?.tickets ?? [];
  return (
    <ul className="num flex flex-wrap gap-x-6 gap-y-1 text-sm max-md:mt-1">
      {tickets.map(({ pnr, airline_locators, carrier }) => (
        <li key={`${pnr}${carrier.code}`} className="flex flex-wrap items-center gap-x-1.5">
          <span className="whitespace-nowrap text-ink-soft">
            {t("pnr")} {tickets.length > 1 ? carrier.title : ""}
          </span>
          <strong className="font-semibold text-base tracking-wider">{pnr}</strong>
          <CopyButton text={pnr} label={`${t("copy")}: ${pnr}`} className="-ml-1.5" />
          {airline_locators.some((locator) => locator !== pnr) ? (
            <span className="whitespace-nowrap text-ink-soft">
              {t("locator")} {airline_locators.join(", ")}
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
