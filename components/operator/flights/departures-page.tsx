"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight, PlaneTakeoff } from "lucide-react";
import { useRouter, useSearchParams } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { DatePicker } from "@/components/ui/fields/dates/date-picker";
import { PageLinks } from "@/components/ui/page-links";
import { LinkButton } from "@/components/ui/press/link-button";
import { Banner } from "@/components/ui/states/banner";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { ListSkeleton } from "@/components/ui/states/skeleton";
import { serverToday } from "@/components/ui/today";
import { pages as addresses } from "@/lib/client/calls/paths";
import { useErrorText } from "@/lib/client/calls/use-error-text";
import type { DeparturePage } from "@/lib/contracts/operator/departures/operator-flights";
import { addDays } from "@/lib/domain/dates";
import { formatNumber } from "@/lib/i18n/formats";
import { DepartureFilters } from "./departure-filters";
import { DepartureTable } from "./departure-table";
import { type DepartureFilter, departuresQuery } from "./queries";
import { readDepartureFilter } from "./read-departure-filter";

/** Departures of a day. The day and the filter live in the address. */
export function DeparturesPage() {
  const t = useTranslations("flights");
  const router = useRouter();
  const { page, ...filter } = readDepartureFilter(useSearchParams(), serverToday());
  const change = (next: DepartureFilter) => router.replace(addresses.departures({ ...next }), { scroll: false });
  return (
    <>
      <header className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="font-semibold text-2xl md:text-3xl">{t("title")}</h1>
          <p className="text-ink-soft">{t("lead")}</p>
        </div>
        <LinkButton variant="secondary" href={addresses.listWays()}>
          {t("ways")}
        </LinkButton>
      </header>
      <DayLinks filter={filter} onChange={change} />
      <DepartureFilters filter={filter} onChange={change} />
      <DepartureList filter={{ ...filter, ...(page ? { page } : {}) }} />
    </>
  );
}

interface DayLinksProps {
  filter: DepartureFilter;
  onChange: (filter: DepartureFilter) => void;
}

/** The day before and after, as links, and any other by the calendar. */
function DayLinks({ filter, onChange }: DayLinksProps) {
  const t = useTranslations("flights.day");
  const today = serverToday();
  const other = (date: string) => addresses.departures({ ...filter, date });
  return (
    <div className="mb-3 flex flex-wrap items-end gap-2">
      <div className="min-w-0 flex-1 basis-full sm:max-w-72 sm:basis-52">
        <DatePicker label={t("date")} value={filter.date} onChange={(date) => onChange({ ...filter, date })} />
      </div>
      <LinkButton variant="secondary" rel="prev" href={other(addDays(filter.date, -1))} scroll={false}>
        <ChevronLeft className="size-4" aria-hidden="true" />
        {t("previous")}
      </LinkButton>
      {filter.date === today ? null : (
        <LinkButton variant="secondary" href={other(today)} scroll={false}>
          {t("today")}
        </LinkButton>
      )}
      <LinkButton variant="secondary" rel="next" href={other(addDays(filter.date, 1))} scroll={false}>
        {t("next")}
        <ChevronRight className="size-4" aria-hidden="true" />
      </LinkButton>
    </div>
  );
}

function DepartureList({ filter }: { filter: DepartureFilter }) {
  const t = useTranslations("flights");
  const locale = useLocale();
  const errorText = useErrorText();
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...departuresQuery(filter, locale), placeholderData: keepPreviousData });
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  return (
    <div aria-busy={isPlaceholderData} className={isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
      <Unconfirmed carriers={data.unconfirmed} />
      {data.items.length === 0 ? (
        <EmptyState icon={<PlaneTakeoff className="size-8" aria-hidden="true" />} title={t("empty")}>
          {t("emptyText")}
        </EmptyState>
      ) : (
        <FoundDepartures found={data} filter={filter} />
      )}
    </div>
  );
}

function FoundDepartures({ found, filter }: { found: DeparturePage; filter: DepartureFilter }) {
  const t = useTranslations("flights");
  const locale = useLocale();
  const { items, page, pages, total, sum } = found;
  const seats = (count: number) => formatNumber(count, locale);
  const texts = { label: t("pages"), previous: t("prev"), next: t("next"), page: t("page", { page, pages }) };
  return (
    <>
      <p role="status" className="num mb-2 text-ink-soft text-sm">
        {t("found", { count: total, text: seats(total), sold: seats(sum.sold), capacity: seats(sum.capacity), held: seats(sum.held) })}
      </p>
      <DepartureTable items={items} />
      <PageLinks page={page} pages={pages} addressOf={(target) => addresses.departures({ ...filter, page: target })} texts={texts} />
    </>
  );
}

/** Carriers that are not sold because nobody has confirmed how they get their passengers. */
function Unconfirmed({ carriers }: { carriers: readonly string[] }) {
  const t = useTranslations("flights.unconfirmed");
  if (carriers.length === 0) return null;
  const declare = (
    <LinkButton variant="secondary" size="sm" href={addresses.listWays()}>
      {t("action")}
    </LinkButton>
  );
  return (
    <Banner tone="warm" title={t("title", { carriers: carriers.join(", ") })} action={declare} className="mb-3">
      {t("text")}
    </Banner>
  );
}
