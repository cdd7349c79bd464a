"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarPlus, FileText } from "lucide-react";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { EntryCountries } from "@/components/travel/entry-countries";
import { Card } from "@/components/ui/card";
import { buttonClass } from "@/components/ui/press/button-class";
import { PrintedLink } from "@/components/ui/printed-link";
import { Banner } from "@/components/ui/states/banner";
import { LoadError } from "@/components/ui/states/load-error";
import { publicApi } from "@/lib/client/calls/public-paths";
import type { Trip } from "@/lib/contracts/trip/trip";
import { isLive } from "@/lib/domain/booking/booking-status";
import { formatMoney } from "@/lib/i18n/formats";
import { Journey } from "./journey";
import { NextFlightCard } from "./next-flight-card";
import { NextSteps } from "./next-steps";
import { Passengers } from "./passengers";
import { StatusHero } from "./status-hero";
import { isTravelling } from "./status-look";
import { tripQuery } from "./trip-query";

/** Few trips are changed by their airline: the others do not load what tells of it. */
const TripChanges = dynamic(async () => (await import("./changes/trip-changes")).TripChanges);

interface TripViewProps {
  token: string;
  /** The page's own address, for paper: also before the page's program runs. */
  url: string;
  /** The trip as the server read it for the first paint; it is kept fresh from then on. */
  initial: Trip;
  /** The server's clock at that moment, milliseconds since 1970-01-01T00:00Z. */
  firstNow: number;
}

/** A customer's trip, the most urgent first. */
export function TripView({ token, url, initial, firstNow }: TripViewProps) {
  const t = useTranslations("trip");
  const locale = useLocale();
  const { data: trip, isError, refetch } = useQuery({ ...tripQuery(token, locale), initialData: initial });
  return (
    <div className="space-y-4">
      {isError ? <LoadError tone="warm" text={t("updateFailed")} onRetry={() => void refetch()} /> : null}
      <StatusHero trip={trip} firstNow={firstNow} />
      {trip.schedule_changes.length > 0 ? <TripChanges token={token} trip={trip} /> : null}
      <TripFacts trip={trip} />
      <TripFiles token={token} trip={trip} />
      {isTravelling(trip.status) ? <Travelling trip={trip} firstNow={firstNow} /> : <NotTravelling trip={trip} />}
      <PrintedLink label={t("online")} url={url} />
    </div>
  );
}

/** Page of a traveller on the way: the flight, the documents, then everything else. */
function Travelling({ trip, firstNow }: { trip: Trip; firstNow: number }) {
  return (
    <>
      <NextFlightCard trip={trip} firstNow={firstNow} />
      <Notices notices={trip.information_for_clients} />
      <Passengers {...trip} />
      <Journey directions={trip.directions} schedule_changes={trip.schedule_changes} />
      <EntryRules entry_rules={trip.entry_rules} />
      <NextSteps trip={trip} />
    </>
  );
}

/** Page before or after the journey: what to do comes first. */
function NotTravelling({ trip }: { trip: Trip }) {
  return (
    <>
      <NextSteps trip={trip} />
      <Notices notices={trip.information_for_clients} />
      <Journey directions={trip.directions} schedule_changes={trip.schedule_changes} />
      <EntryRules entry_rules={trip.entry_rules} />
      <Passengers {...trip} />
    </>
  );
}

function Notices({ notices }: { notices: Trip["information_for_clients"] }) {
  const t = useTranslations("trip");
  const locale = useLocale();
  if (notices.length === 0) return null;
  return (
    <Banner tone="warm" title={t("notices")}>
      <ul className="space-y-1">
        {notices.map((notice) => (
          <li key={notice.en}>{notice[locale]}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** What an agent or a carrier will ask for. */
function TripFacts({ trip }: { trip: Trip }) {
  const t = useTranslations("trip.facts");
  const locale = useLocale();
  const pnrs = [...new Set(trip.passengers.flatMap(({ tickets }) => tickets.map(({ pnr }) => pnr)))];
  const facts: [string, string][] = [
    [t("bookingNumber"), trip.booking_number],
    [t("pnr"), pnrs.join(", ")],
    [t("agency"), trip.agency],
    [t("total"), formatMoney(trip.price.amount, trip.price.currency, locale)],
  ];
  if (trip.refunded !== null) facts.push([t("refunded"), formatMoney(trip.refunded, trip.price.currency, locale)]);
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 px-1 md:grid-cols-4">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-faint text-xs">{label}</dt>
          <dd className="num break-words font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What the countries on the way ask of the travellers, by their citizenship. */
function EntryRules({ entry_rules }: Pick<Trip, "entry_rules">) {
  const t = useTranslations("entry");
  const abroad = entry_rules.filter(({ countries }) => countries.length > 0);
  if (abroad.length === 0) return null;
  return (
    <Card aria-labelledby="entry-rules" className="divide-y divide-line">
      <header className="px-5 py-4">
        <h2 id="entry-rules" className="font-semibold text-lg">
          {t("title")}
        </h2>
        <p className="text-ink-soft text-sm">{t("lead")}</p>
      </header>
      {abroad.map(({ citizenship, name, countries }) => (
        <div key={citizenship} className="px-5 py-4 print:break-inside-avoid">
          <h3 className="mb-3 font-medium">{t("for", { country: name })}</h3>
          <EntryCountries countries={countries} />
        </div>
      ))}
    </Card>
  );
}

interface TripFilesProps {
  token: string;
  trip: Pick<Trip, "status" | "passengers">;
}

/** What a traveller takes along: the flights for the calendar, and one file with the receipts of all who travel. */
function TripFiles({ token, trip: { status, passengers } }: TripFilesProps) {
  const t = useTranslations("trip.files");
  const locale = useLocale();
  const hasJointReceipt = passengers.filter(({ receipts }) => receipts).length > 1;
  if (!isLive(status)) return null;
  return (
    <div className="flex flex-wrap gap-2 px-1 print:hidden">
      <a href={publicApi.tripCalendar(token, locale)} className={buttonClass("secondary", "md")}>
        <CalendarPlus className="size-4.5" aria-hidden="true" />
        {t("calendar")}
      </a>
      {hasJointReceipt ? (
        <a href={publicApi.tripReceipts(token, locale)} target="_blank" rel="noreferrer" className={buttonClass("secondary", "md")}>
          <FileText className="size-4.5" aria-hidden="true" />
          {t("receipts")}
        </a>
      ) : null}
    </div>
  );
}
