"use client";

import { useQuery } from "@tanstack/react-query";
import { PlaneTakeoff, X } from "lucide-react";
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { Select } from "@/components/ui/fields/select";
import { IconButton } from "@/components/ui/press/icon-button";
import { EmptyState } from "@/components/ui/states/empty-state";
import { ErrorState } from "@/components/ui/states/error-state";
import { Skeleton } from "@/components/ui/states/skeleton";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import type { SoldDestination } from "@/lib/contracts/portal/sold-prices";
import { destinationsOptions } from "../queries";
import { type AnywhereFilter, toDestinationsQuery } from "./anywhere-address";
import { ALL, arrange, countriesOf, ORDERS, type Order, type Part, regionsOf } from "./arrange-destinations";
import { DestinationLink, DestinationList } from "./destination-list";
import type { Home } from "./map/map-places";

/** Fetched once there is something to show on it. */
const DestinationMap = dynamic(() => import("./map/destination-map"), {
  ssr: false,
  loading: () => <Skeleton className="size-full rounded-xl" />,
});

interface DestinationResultsProps {
  filter: AnywhereFilter;
  home: Home | null;
}

/** The destinations of a filter in all their states. */
export function DestinationResults({ filter, home }: DestinationResultsProps) {
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
  return <Arranged filter={filter} home={home} destinations={data} />;
}

function Arranged({ filter, home, destinations }: DestinationResultsProps & { destinations: readonly SoldDestination[] }) {
  const t = useTranslations("anywhere");
  const locale = useLocale();
  const [order, setOrder] = useState<Order>("price");
  const [part, setPart] = useState(ALL);
  const [view, setView] = useState<"list" | "map">("list");
  const shown = useMemo(() => arrange(destinations, part, order, locale), [destinations, part, order, locale]);
  return (
    <section aria-label={t("title")}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <p role="status" className="num font-medium">
          {t("found", { count: shown.length })}
        </p>
        <RadioGroup
          label={t("showAs")}
          isLabelHidden
          options={[
            { id: "list", label: t("list") },
            { id: "map", label: t("mapView") },
          ]}
          value={view}
          onChange={setView}
          className="lg:hidden"
        />
        <PartFields destinations={destinations} part={part} onPart={setPart} order={order} onOrder={setOrder} />
      </div>
      <ListAndMap key={`${part.region}${part.country}`} filter={filter} home={home} destinations={shown} view={view} order={order} />
    </section>
  );
}

interface PartFieldsProps {
  destinations: readonly SoldDestination[];
  part: Part;
  onPart: (part: Part) => void;
  order: Order;
  onOrder: (order: Order) => void;
}

/** Which part of the world is shown, and in which order. */
function PartFields({ destinations, part, onPart, order, onOrder }: PartFieldsProps) {
  const t = useTranslations("anywhere");
  const locale = useLocale();
  const regions = regionsOf(destinations).map((id) => ({ id, label: t(`regions.${id}`) }));
  const countries = countriesOf(destinations, part.region, locale).map(({ code, title }) => ({ id: code, label: title }));
  const field = "min-w-0 max-md:w-full md:w-64";
  return (
    <div className="flex flex-wrap gap-3 max-md:w-full">
      <Select
        label={t("region")}
        options={[{ id: "", label: t("anyRegion") }, ...regions]}
        value={part.region}
        onChange={(region) => onPart({ region, country: "" })}
        className={field}
      />
      <Select
        label={t("country")}
        options={[{ id: "", label: t("anyCountry") }, ...countries]}
        value={part.country}
        onChange={(country) => onPart({ ...part, country })}
        className={field}
      />
      <Select label={t("sort")} options={ORDERS.map((id) => ({ id, label: t(id) }))} value={order} onChange={onOrder} className={field} />
    </div>
  );
}

interface ListAndMapProps extends DestinationResultsProps {
  destinations: readonly SoldDestination[];
  /** What a narrow screen shows; a wide one has both. */
  view: "list" | "map";
  order: Order;
}

/** Each shows which place the pointer or the focus is at in the other. */
function ListAndMap({ filter, home, destinations, view, order }: ListAndMapProps) {
  const t = useTranslations("anywhere.map");
  const [pointed, setPointed] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const pressed = destinations.find(({ place }) => place.code === chosen);
  return (
    <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:items-start lg:gap-5">
      <div className={view === "map" ? "max-lg:hidden" : ""}>
        <DestinationList key={order} filter={filter} destinations={destinations} pointed={pointed} chosen={chosen} onPoint={setPointed} />
      </div>
      <section
        aria-label={t("label")}
        className={`h-[58dvh] min-h-80 lg:sticky lg:top-18 lg:h-[calc(100dvh-6rem)] lg:max-h-[52rem] ${view === "list" ? "max-lg:hidden" : ""}`}
      >
        <DestinationMap destinations={destinations} home={home} pointed={pointed} chosen={chosen} onPoint={setPointed} onChoose={setChosen}>
          {pressed ? (
            <div className="absolute inset-x-2 bottom-2 z-20 mx-auto flex max-w-lg items-center gap-1 rounded-xl border border-line bg-surface p-1 shadow-float">
              <DestinationLink filter={filter} destination={pressed} className="min-w-0 flex-1 rounded-lg px-3 py-2" />
              <IconButton label={t("close")} onPress={() => setChosen(null)}>
                <X className="size-4" aria-hidden="true" />
              </IconButton>
            </div>
          ) : null}
        </DestinationMap>
      </section>
    </div>
  );
}

const PLACES = Array.from({ length: 9 }, (_, place) => place);

/** Skeletons in the layout of the results. */
function DestinationSkeletons() {
  const t = useTranslations("common.ui");
  return (
    <>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="mb-3 h-6 w-32" />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:gap-5">
        <div className="flex flex-col gap-2">
          {PLACES.map((place) => (
            <Skeleton key={place} className="h-16 rounded-xl" />
          ))}
        </div>
        <Skeleton className="h-[calc(100dvh-6rem)] max-h-[52rem] rounded-xl max-lg:hidden" />
      </div>
    </>
  );
}
