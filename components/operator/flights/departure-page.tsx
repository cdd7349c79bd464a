"use client";

import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { BackLink } from "@/components/ui/back-link";
import { LinkButton } from "@/components/ui/press/link-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { serverToday } from "@/components/ui/today";
import { isGone } from "@/lib/client/calls/api-error";
import { pages } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { DepartureDetail } from "@/lib/contracts/operator/departures/operator-flights";
import { formatTime, formatWeekdayDate } from "@/lib/i18n/formats";
import { AgenciesCard } from "./agencies-card";
import { CancellationCard } from "./cancellation/cancellation-card";
import { ChangesCard } from "./changes-card";
import { ListStanding, Marks } from "./departure-parts";
import { HoldsCard } from "./holds/holds-card";
import { LettersCard } from "./letters/letters-card";
import { ListsCard } from "./lists-card";
import { PassengersCard } from "./passengers-card";
import { departureQuery } from "./queries";
import { PaceCard } from "./sale/pace-card";
import { RevenueCard } from "./sale/revenue-card";
import { SaleCard } from "./sale/sale-card";
import { SeatsCard } from "./seats-card";

/** One departure: seats, people, changes, and the lists of its passengers. */
export function DeparturePage({ departureId }: { departureId: string }) {
  const t = useTranslations("flights.detail");
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, refetch } = useQuery(departureQuery(departureId, locale));
  const back = pages.departures({ date: data?.date ?? departureId.split("_")[1] ?? serverToday() });
  return (
    <>
      <BackLink href={back}>{t("back")}</BackLink>
      {data ? <DepartureView departure={data} /> : null}
      {data || error ? null : <ListSkeleton rows={6} />}
      {error && !data && isGone(error) ? <NoDeparture back={back} /> : null}
      {error && !data && !isGone(error) ? <ErrorState {...errorText(error)} onRetry={() => void refetch()} /> : null}
    </>
  );
}

function NoDeparture({ back }: { back: string }) {
  const t = useTranslations("flights.detail");
  return (
    <EmptyState
      icon={<SearchX className="size-8" aria-hidden="true" />}
      title={t("notFound")}
      action={<LinkButton href={back}>{t("back")}</LinkButton>}
    >
      {t("notFoundText")}
    </EmptyState>
  );
}

function DepartureView({ departure }: { departure: DepartureDetail }) {
  return (
    <>
      <DepartureHeader departure={departure} />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-x-6">
        <div className="min-w-0 space-y-4">
          <ListsCard departure={departure} />
          <PassengersCard departure={departure} />
          <LettersCard departureId={departure.id} />
        </div>
        <div className="min-w-0 space-y-4">
          <SeatsCard departure={departure} />
          <SaleCard departure={departure} />
          <CancellationCard departure={departure} />
          <HoldsCard departure={departure} />
          <AgenciesCard agencies={departure.agencies} />
          <PaceCard pace={departure.sales.pace} />
          <RevenueCard revenue={departure.sales.revenue} />
          <ChangesCard departure={departure} />
        </div>
      </div>
    </>
  );
}

function DepartureHeader({ departure }: { departure: DepartureDetail }) {
  const t = useTranslations("flights.detail");
  const locale = useLocale();
  const { flight, origin, destination, date, departs, arrives, aircraft, list } = departure;
  const day = formatWeekdayDate(date, locale);
  return (
    <header className="mt-1 mb-5">
      <h1 className="num font-semibold text-2xl md:text-3xl">
        {flight} {origin} – {destination}
      </h1>
      <p className="num text-ink-soft">
        {departs && arrives ? t("meta", { date: day, departs: formatTime(departs), arrives: formatTime(arrives), aircraft }) : day}
      </p>
      <p role="status" className="mt-1 flex flex-wrap items-center gap-2">
        <ListStanding list={list} />
        <Marks item={departure} />
      </p>
    </header>
  );
}
