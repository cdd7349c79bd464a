"use client";

import { useQuery } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { AgencyBar } from "@/components/travel/agency-bar";
import { PrintedLink } from "@/components/ui/printed-link";
import { Banner } from "@/components/ui/states/banner";
import { LoadError } from "@/components/ui/states/load-error";
import { publicApi } from "@/lib/client/calls/public-paths";
import type { Trip } from "@/lib/contracts/trip/trip";
import { formatMoney } from "@/lib/i18n/formats";
import { EntryRules } from "./entry-rules";
import { Journey } from "./journey";
import { NextFlightCard } from "./next-flight-card";
import { NextSteps } from "./next-steps";
import { Passengers } from "./passengers";
import { StatusHero } from "./status-hero";
import { isTravelling } from "./status-look";
import { TripFiles } from "./trip-files";
import { tripQuery } from "./trip-query";

/** Few trips are changed by their airline: the others do not load what tells of it. */
const TripChanges = dynamic(async () => (await import("./changes/trip-changes")).TripChanges);

interface TripViewProps {
  token: string;
  /** The page's own address, for paper: also before the page's program runs. */
  url: string;
  /** As the server read it for the first paint; kept fresh from then on. */
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
      <AgencyBar logo={publicApi.tripLogo(token)} agency={trip} />
      <StatusHero trip={trip} firstNow={firstNow} />
      {trip.schedule_changes.length > 0 ? <TripChanges token={token} trip={trip} /> : null}
      <TripFacts trip={trip} />
      <TripFiles token={token} trip={trip} />
      {isTravelling(trip.status) ? <Travelling trip={trip} firstNow={firstNow} /> : <NotTravelling trip={trip} />}
      <PrintedLink label={t("online")} url={url} />
    </div>
  );
}

/** On the way: the flight, the papers, then everything else. */
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

/** Not yet, or no longer: what to do comes first. */
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
