"use client";

import { useQuery } from "@tanstack/react-query";
import { PlaneTakeoff } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Select } from "@/components/ui/fields/select";
import { useAddressErrorText } from "@/lib/client/use-error-text";
import type { Destination } from "@/lib/contracts/calendar";
import { type AnywhereFilter, toDestinationsQuery } from "./anywhere-address";
import { arrange, countriesOf, ORDERS, type Order } from "./arrange-destinations";
import { DestinationList } from "./destination-list";
import { DestinationSkeletons } from "./destination-skeletons";
import { destinationsOptions } from "./queries";

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
