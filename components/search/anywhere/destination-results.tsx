"use client";

import { useQuery } from "@tanstack/react-query";
import { PlaneTakeoff } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Select } from "@/components/ui/fields/select";
import { Skeleton } from "@/components/ui/skeleton";
import { useAddressErrorText } from "@/lib/client/use-error-text";
import type { Destination } from "@/lib/contracts/calendar";
import type { Locale } from "@/lib/domain/localized";
import { destinationsOptions } from "../queries";
import { type AnywhereFilter, toDestinationsQuery } from "./anywhere-address";
import { DestinationList } from "./destination-list";

/** The destinations of a filter in all their states. */
export function DestinationResults({ filter }: { filter: AnywhereFilter }) {
  const t = useTranslations("anywhere");
  const locale = useLocale();
  const { data, error, refetch } = useQuery(destinationsOptions(toDestinationsQuery(filter), locale));
  const errorText = useAddressErrorText();
  if (error && !data) return <ErrorState {...errorText(error)} onRetry={() => refetch()} />;
  if (!data) return <DestinationSkeletons />;
  if (data.length === 0) {
    return (
      <EmptyState icon={<PlaneTakeoff className="size-8" aria-hidden="true" />} title={t("empty")}>
        {t("emptyText")}
      </EmptyState>
    );
  }
  return <Arranged filter={filter} destinations={data} />;
}

function Arranged({ filter, destinations }: { filter: AnywhereFilter; destinations: readonly Destination[] }) {
  const t = useTranslations("anywhere");
  const locale = useLocale();
  const [order, setOrder] = useState<Order>("price");
  const [country, setCountry] = useState("");
  const shown = useMemo(() => arrange(destinations, country, order, locale), [destinations, country, order, locale]);
  const countries = useMemo(
    () => [{ id: "", label: t("anyCountry") }, ...countriesOf(destinations, locale).map(({ code, title }) => ({ id: code, label: title }))],
    [destinations, locale, t],
  );
  return (
    <section aria-label={t("title")}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <p role="status" className="num font-medium">
          {t("found", { count: shown.length })}
        </p>
        <div className="flex gap-3 max-sm:w-full">
          <Select label={t("country")} options={countries} value={country} onChange={setCountry} className="min-w-0 flex-1 sm:w-52" />
          <Select
            label={t("sort")}
            options={ORDERS.map((id) => ({ id, label: t(id) }))}
            value={order}
            onChange={setOrder}
            className="min-w-0 flex-1 sm:w-48"
          />
        </div>
      </div>
      <DestinationList key={`${country}${order}`} filter={filter} destinations={shown} />
    </section>
  );
}

const PLACES = Array.from({ length: 12 }, (_, place) => place);

function DestinationSkeletons() {
  const t = useTranslations("common.ui");
  return (
    <>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="mb-3 h-6 w-32" />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {PLACES.map((place) => (
          <Card key={place} className="flex h-44 flex-col justify-between p-4">
            <Skeleton className="h-5 w-28" />
            <Skeleton className="h-6 w-36" />
          </Card>
        ))}
      </div>
    </>
  );
}

const ORDERS = ["price", "duration", "name"] as const;
type Order = (typeof ORDERS)[number];

const COMPARE: Record<Order, (left: Destination, right: Destination, locale: Locale) => number> = {
  price: (left, right) => left.lowest.price.amount - right.lowest.price.amount,
  duration: (left, right) => left.lowest.route_duration - right.lowest.route_duration,
  name: (left, right, locale) => left.place.title.localeCompare(right.place.title, locale),
};

/** The destinations of a country, or of all where it is empty, in an order; what comes cheapest stays so among equals. */
function arrange(destinations: readonly Destination[], country: string, order: Order, locale: Locale): Destination[] {
  return destinations
    .filter(({ place }) => country === "" || place.country.code === country)
    .toSorted((left, right) => COMPARE[order](left, right, locale) || COMPARE.price(left, right, locale));
}

/** Countries of the destinations by name, each once. */
function countriesOf(destinations: readonly Destination[], locale: Locale): { code: string; title: string }[] {
  const byCode = new Map(destinations.map(({ place }) => [place.country.code, place.country.title]));
  return [...byCode].map(([code, title]) => ({ code, title })).sort((left, right) => left.title.localeCompare(right.title, locale));
}
