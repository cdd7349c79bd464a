"use client";

import { useQuery } from "@tanstack/react-query";
import { CalendarSearch } from "lucide-react";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/press/button";
import { Skeleton } from "@/components/ui/states/skeleton";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { useOfferView } from "@/lib/client/travel/use-offer-view";
import type { CalendarQuery } from "@/lib/contracts/interface/calendar";
import type { SearchValues } from "../form/search-form-schema";
import { calendarOptions } from "../queries";
import { priceLevels } from "./day-prices";
import { stripQuery } from "./day-search";
import { StripDay } from "./strip-day";

/** Fetched with the first look into it. */
const PriceDialog = dynamic(() => import("./price-dialog").then((module) => module.PriceDialog));

interface PriceStripProps {
  search: SearchValues;
  /** `YYYY-MM-DD` */
  today: string;
}

/** Lowest prices of the days around a search, each a press away from its offers, and the way to the whole calendar. */
export function PriceStrip({ search, today }: PriceStripProps) {
  const t = useTranslations("calendar");
  const [isOpen, setOpen] = useState(false);
  const [{ filters }] = useOfferView();
  const query = stripQuery(search, today, filters);
  if (!query) return null;
  return (
    <nav aria-label={t("label")} className="rounded-xl border border-line bg-surface p-1.5 shadow-card">
      <div className="flex items-stretch gap-1 md:gap-2">
        <StripDays search={search} query={query} />
        <Button variant="secondary" onPress={() => setOpen(true)} className="shrink-0 whitespace-nowrap max-md:px-3">
          <CalendarSearch className="size-4 shrink-0 max-md:size-5" aria-hidden="true" />
          <span className="max-md:sr-only">{t("open")}</span>
        </Button>
      </div>
      {isOpen ? <PriceDialog search={search} today={today} onClose={() => setOpen(false)} /> : null}
    </nav>
  );
}

function StripDays({ search, query }: { search: SearchValues; query: CalendarQuery }) {
  const t = useTranslations("calendar");
  const common = useTranslations("common");
  const { data, error, refetch } = useQuery(calendarOptions(query));
  const errorText = useAddressErrorText();
  if (error && !data) {
    return (
      <p role="alert" className="flex min-h-14 flex-1 flex-wrap md:min-h-12 items-center gap-x-3 px-3 text-ink-soft text-sm">
        {t("failed")} {errorText(error).message}
        <Button variant="quiet" size="sm" onPress={() => refetch()}>
          {common("actions.retry")}
        </Button>
      </p>
    );
  }
  if (!data) return <StripSkeleton days={query.days ?? 0} />;
  const levelOf = priceLevels(data.days);
  return (
    <ol className="relative flex min-w-0 flex-1 snap-x gap-1 overflow-x-auto">
      {data.days.map((day) => (
        <StripDay key={day.date} search={search} day={day} level={levelOf(day)} />
      ))}
    </ol>
  );
}

function StripSkeleton({ days }: { days: number }) {
  const t = useTranslations("common.ui");
  return (
    <div className="flex flex-1 gap-1 overflow-hidden">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      {Array.from({ length: days }, (_, day) => day).map((day) => (
        <div key={day} className="flex h-14 min-w-28 md:h-12 flex-1 flex-col items-center justify-center gap-1.5">
          <Skeleton className="h-3.5 w-16" />
          <Skeleton className="h-4 w-20" />
        </div>
      ))}
    </div>
  );
}
