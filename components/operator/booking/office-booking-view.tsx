"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { ChangeFlights } from "@/components/travel/changes/change-flights";
import { PastChange } from "@/components/travel/changes/past-change";
import { ShiftText } from "@/components/travel/changes/shift-text";
import { Itinerary } from "@/components/travel/journey/itinerary";
import { StandingBadges } from "@/components/travel/status-badge";
import { Card } from "@/components/ui/card";
import { PageLink } from "@/components/ui/page-link";
import { CopyButton } from "@/components/ui/press/copy-button";
import { SectionCard } from "@/components/ui/section-card";
import { Badge } from "@/components/ui/states/badge";
import { pages } from "@/lib/client/calls/paths";
import { useMayInHouse } from "@/lib/client/house";
import { openChange, pastChanges } from "@/lib/client/travel/schedule-change";
import type { OfficeBooking } from "@/lib/contracts/operator/bookings/office-booking";
import { formatDate, formatInstant } from "@/lib/i18n/formats";
import { noteOpened } from "../find/recent-bookings";
import { WaitingRefund } from "../proposals/waiting-refund";
import { ActsCard } from "./acts/acts-card";
import { HistoryCard } from "./history-card";
import { HouseNotesCard } from "./house-notes-card";
import { LedgerCard } from "./ledger-card";
import { OpenRequest } from "./open-request";
import { PeopleCard } from "./people-card";
import { PriceCard } from "./price-card";
import { SendingsCard } from "./sendings-card";

/** The booking's page: what it is, what can be done, and everything that hangs on it. */
export function OfficeBookingView({ data }: { data: OfficeBooking }) {
  const t = useTranslations("booking.page");
  const { booking, agency } = data;
  const { id, booking_number: number } = booking;
  useEffect(() => noteOpened({ id, number, agency: agency.name }), [id, number, agency.name]);
  return (
    <>
      <Header data={data} />
      <OpenRequest request={data.refund_request} />
      <WaitingRefund waiting={data.waiting} />
      <Changes booking={booking} />
      <div className="mt-5 grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr] lg:gap-x-6">
        <div className="lg:col-start-2">
          <ActsCard data={data} />
        </div>
        <div className="min-w-0 space-y-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <Card aria-label={t("flights")}>
            <Itinerary directions={booking.directions} />
            <DepartureLinks departures={data.departures} />
          </Card>
          <PeopleCard booking={booking} />
          <LedgerCard data={data} />
          <HistoryCard data={data} />
        </div>
        <div className="min-w-0 space-y-4 lg:col-start-2">
          <PriceCard data={data} />
          <HouseNotesCard data={data} />
          <SendingsCard webhooks={data.webhooks} />
        </div>
      </div>
    </>
  );
}

/** Number, state, whose it is, and by what it is known to the airline and the agency. */
function Header({ data: { booking, agency, mode } }: { data: OfficeBooking }) {
  const t = useTranslations("officeBooking");
  const tPage = useTranslations("booking.page");
  const tWork = useTranslations("work");
  const seesAgencies = useMayInHouse("agencies", "see");
  const locale = useLocale();
  const { booking_number, status, created, expire, reference, payer, passengers } = booking;
  const pnrs = [...new Set(passengers.flatMap(({ tickets }) => tickets.map(({ pnr }) => pnr)))];
  const facts: [string, string][] = [
    [tPage("pnr"), pnrs.join(", ")],
    [t("created"), formatInstant(instantOf(created), locale)],
    ...(status === "booked" ? ([[t("holdUntil"), formatInstant(instantOf(expire), locale)]] satisfies [string, string][]) : []),
    ...(reference ? ([[t("reference"), reference]] satisfies [string, string][]) : []),
    [t("payer"), [payer.name, payer.email, payer.tel].filter(Boolean).join(" · ")],
  ];
  return (
    <header className="mt-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="num font-semibold text-2xl tracking-wide md:text-3xl">
          <span className="sr-only">{tPage("number")} </span>
          {booking_number}
        </h1>
        <CopyButton text={booking_number} label={`${tPage("copy")}: ${booking_number}`} className="-ml-1.5" />
        <div role="status">
          <StandingBadges status={status} isAnswerDue={openChange(booking.schedule_changes) !== undefined} />
        </div>
        {mode === "test" ? <Badge tone="warm">{tWork("test")}</Badge> : null}
      </div>
      <p className="mt-1">
        <span className="text-ink-soft">{t("agency")}: </span>
        <PageLink
          href={seesAgencies ? pages.agency(agency.code) : pages.officeBookings({ agency: agency.code })}
          className="font-medium text-accent underline"
        >
          {agency.name}
        </PageLink>{" "}
        ·{" "}
        <PageLink href={pages.officeBookingAsAgency(booking.id)} className="text-accent underline">
          {t("asAgency.open")}
        </PageLink>
      </p>
      <dl className="num mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className="flex flex-wrap gap-x-1.5">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </header>
  );
}

/** The way to each of its flights, with all who fly on it. */
function DepartureLinks({ departures }: Pick<OfficeBooking, "departures">) {
  const t = useTranslations("officeBooking");
  const locale = useLocale();
  const maySee = useMayInHouse("flights", "see");
  if (!maySee || departures.length === 0) return null;
  return (
    <p className="num flex flex-wrap gap-x-4 gap-y-1 border-line border-t px-4 py-3 text-sm md:px-5">
      <span className="text-ink-soft">{t("departures")}</span>
      {departures.map(({ id, flight, date }) => (
        <PageLink key={id} href={pages.departure(id)} className="inline-block min-h-6 text-accent hover:underline">
          {flight}, {formatDate(date, locale)}
        </PageLink>
      ))}
    </p>
  );
}

/** `YYYY-MM-DD HH:MM:SS` of the interface, UTC, as ISO 8601. */
function instantOf(text: string): string {
  return `${text.replace(" ", "T")}Z`;
}

/** What the airline has changed: what waits for the agency's answer, then what is settled. */
function Changes({ booking }: Pick<OfficeBooking, "booking">) {
  const t = useTranslations("changes");
  const open = openChange(booking.schedule_changes);
  const past = pastChanges(booking.schedule_changes);
  if (!open && past.length === 0) return null;
  return (
    <div className="mt-4 space-y-3">
      {open ? (
        <SectionCard title={`${t("mark")} · ${t("markOpen")}`}>
          <p>
            {t(`kind.${open.kind}`)}. <ShiftText minutes={open.minutes} />
          </p>
          <ChangeFlights change={open} />
        </SectionCard>
      ) : null}
      {past.map((change) => (
        <PastChange key={change.id} change={change} />
      ))}
    </div>
  );
}
