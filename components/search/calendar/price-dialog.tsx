"use client";

import { useQuery } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { ErrorState } from "@/components/ui/error-state";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { IconButton } from "@/components/ui/icon-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useAddressErrorText } from "@/lib/client/use-error-text";
import { useOfferView } from "@/lib/client/use-offer-view";
import type { CalendarQuery } from "@/lib/contracts/calendar";
import { MAX_CALENDAR_DAYS } from "@/lib/contracts/limits";
import type { SoldCalendar } from "@/lib/contracts/sold-prices";
import { addDays, dayNumber } from "@/lib/domain/dates";
import { formatDayMonth } from "@/lib/i18n/formats";
import type { SearchValues } from "../form/search-form-schema";
import { DAYS_AHEAD } from "../form/search-values";
import { calendarOptions } from "../queries";
import { monthsQuery } from "./day-search";
import { firstShown } from "./month-weeks";
import { PriceLegend } from "./price-legend";
import { PriceMatrix } from "./price-matrix";
import { PriceMonths } from "./price-months";

type View = "days" | "matrix";

interface PriceDialogProps {
  search: SearchValues;
  /** `YYYY-MM-DD` */
  today: string;
  onClose: () => void;
}

/** Lowest prices of sixty days, and of all pairs of days around a round trip's. A press on one searches it. */
export function PriceDialog({ search, today, onClose }: PriceDialogProps) {
  const t = useTranslations("calendar");
  const [view, setView] = useState<View>("days");
  const [dateFrom, setDateFrom] = useState(() => firstShown(search.ways[0]?.date ?? today, today));
  const [{ filters }] = useOfferView();
  const query = monthsQuery(search, dateFrom, filters);
  const isRoundTrip = search.trip === "round-trip";
  const views = [
    { id: "days", label: t("byDay") },
    { id: "matrix", label: t("byPair") },
  ] as const;
  return (
    <Dialog title={t("title")} isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} isWide>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        {isRoundTrip ? (
          <RadioGroup label={t("view")} isLabelHidden options={views} value={view} onChange={setView} className="max-md:w-full" />
        ) : null}
        {view === "days" ? <RangeButtons dateFrom={dateFrom} today={today} onChange={setDateFrom} /> : null}
      </div>
      {query ? (
        <Prices query={query}>
          {({ days, matrix }) => (
            <>
              <PriceLegend
                days={view === "days" ? days : matrix}
                isRoundTrip={isRoundTrip}
                daysAway={isRoundTrip && view === "days" ? dayNumber(search.back) - dayNumber(search.ways[0]?.date ?? "") : null}
              />
              {view === "days" ? (
                <PriceMonths search={search} days={days} onChoose={onClose} />
              ) : (
                <PriceMatrix search={search} pairs={matrix} onChoose={onClose} />
              )}
            </>
          )}
        </Prices>
      ) : null}
    </Dialog>
  );
}

function Prices({ query, children }: { query: CalendarQuery; children: (prices: SoldCalendar) => React.ReactNode }) {
  const t = useTranslations("common.ui");
  const { data, error, refetch } = useQuery(calendarOptions(query));
  const errorText = useAddressErrorText();
  if (data) return children(data);
  if (error) return <ErrorState {...errorText(error)} onRetry={() => refetch()} />;
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-72 w-full max-md:hidden" />
    </div>
  );
}

interface RangeButtonsProps {
  dateFrom: string;
  /** `YYYY-MM-DD` */
  today: string;
  onChange: (dateFrom: string) => void;
}

/** Which sixty days are shown, and those before and after. */
function RangeButtons({ dateFrom, today, onChange }: RangeButtonsProps) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const later = addDays(dateFrom, MAX_CALENDAR_DAYS);
  const earlier = addDays(dateFrom, -MAX_CALENDAR_DAYS);
  return (
    <div className="flex items-center gap-1">
      <IconButton label={t("earlier")} isDisabled={dateFrom <= today} onPress={() => onChange(earlier < today ? today : earlier)}>
        <ChevronLeft className="size-5" aria-hidden="true" />
      </IconButton>
      <p aria-live="polite" className="num min-w-32 text-center text-sm">
        {formatDayMonth(dateFrom, locale)} – {formatDayMonth(addDays(later, -1), locale)}
      </p>
      <IconButton label={t("later")} isDisabled={later > addDays(today, DAYS_AHEAD)} onPress={() => onChange(later)}>
        <ChevronRight className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
