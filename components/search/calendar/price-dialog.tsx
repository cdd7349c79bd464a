"use client";

import { useQueries } from "@tanstack/react-query";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { RadioGroup } from "@/components/ui/fields/radio-group";
import { Dialog } from "@/components/ui/overlays/dialog";
import { IconButton } from "@/components/ui/press/icon-button";
import { ErrorState } from "@/components/ui/states/error-state";
import { Skeleton } from "@/components/ui/states/skeleton";
import { useAddressErrorText } from "@/lib/client/calls/use-error-text";
import { useOfferView } from "@/lib/client/travel/use-offer-view";
import type { CalendarQuery } from "@/lib/contracts/interface/calendar";
import type { SoldCalendar, SoldDay } from "@/lib/contracts/portal/sold-prices";
import { addDays, dayNumber } from "@/lib/domain/dates";
import { formatDayMonth, formatMoney } from "@/lib/i18n/formats";
import type { SearchValues } from "../form/search-form-schema";
import { DAYS_AHEAD } from "../form/search-values";
import { calendarOptions } from "../queries";
import { isInThousands, lowestAmount } from "./day-prices";
import { monthsQueries } from "./day-search";
import { type Days, firstShown, monthsShown, nextMonth, shownBefore } from "./month-weeks";
import { PriceMatrix } from "./price-matrix";
import { PriceMonths } from "./price-months";

type View = "days" | "matrix";

interface PriceDialogProps {
  search: SearchValues;
  /** `YYYY-MM-DD` */
  today: string;
  onClose: () => void;
}

/** Lowest prices of whole months, and of all pairs of days around a round trip's. A press on one searches it. */
export function PriceDialog({ search, today, onClose }: PriceDialogProps) {
  const t = useTranslations("calendar");
  const [view, setView] = useState<View>("days");
  const [dateFrom, setDateFrom] = useState(() => firstShown(search.ways[0]?.date ?? today, today));
  const [{ filters }] = useOfferView();
  const months = monthsShown(dateFrom, addDays(today, DAYS_AHEAD));
  const queries = monthsQueries(search, months, filters);
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
        {view === "days" ? <RangeButtons months={months} today={today} onChange={setDateFrom} /> : null}
      </div>
      {queries.length > 0 ? (
        <Prices queries={queries}>
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

interface PricesProps {
  queries: readonly CalendarQuery[];
  /** Gets the days of all answers, and the pairs of the first. */
  children: (prices: SoldCalendar) => React.ReactNode;
}

function Prices({ queries, children }: PricesProps) {
  const t = useTranslations("common.ui");
  const answers = useQueries({ queries: queries.map(calendarOptions) });
  const errorText = useAddressErrorText();
  const failed = answers.filter(({ data, isError }) => isError && !data);
  if (failed[0]) return <ErrorState {...errorText(failed[0].error)} onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;
  const told = answers.flatMap(({ data }) => data ?? []);
  if (told.length === answers.length) {
    return children({ days: told.flatMap(({ days }) => days), matrix: told[0]?.matrix ?? [] });
  }
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
  months: readonly Days[];
  /** `YYYY-MM-DD` */
  today: string;
  onChange: (dateFrom: string) => void;
}

/** Which days are shown, and the way to those before and after. */
function RangeButtons({ months, today, onChange }: RangeButtonsProps) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const first = months[0]?.from ?? today;
  const later = nextMonth(months.at(-1)?.from ?? today);
  return (
    <div className="flex items-center gap-1">
      <IconButton label={t("earlier")} isDisabled={first <= today} onPress={() => onChange(shownBefore(first, today))}>
        <ChevronLeft className="size-5" aria-hidden="true" />
      </IconButton>
      <p aria-live="polite" className="num min-w-32 text-center text-sm">
        {formatDayMonth(first, locale)} – {formatDayMonth(addDays(later, -1), locale)}
      </p>
      <IconButton label={t("later")} isDisabled={later > addDays(today, DAYS_AHEAD)} onPress={() => onChange(later)}>
        <ChevronRight className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  );
}

interface PriceLegendProps {
  days: readonly SoldDay[];
  isRoundTrip: boolean;
  /** Between the days of every pair, where it is the same for all; else null. */
  daysAway: number | null;
}

/** What the numbers are, and the lowest of them. */
function PriceLegend({ days, isRoundTrip, daysAway }: PriceLegendProps) {
  const t = useTranslations("calendar");
  const locale = useLocale();
  const currency = days.find(({ lowest }) => lowest)?.lowest?.price.currency;
  if (!currency) return <p className="mb-3 text-ink-soft">{t("noneAtAll")}</p>;
  const least = lowestAmount(days);
  return (
    <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm">
      <span>
        {t(isRoundTrip ? "unitRoundTrip" : "unit")} {isInThousands(currency) ? t("thousands") : ""}
        {daysAway === null ? "" : `; ${t("away", { count: daysAway })}`}
      </span>
      {least === null ? null : (
        <span className="num rounded border border-good-line bg-good-soft px-1.5 font-semibold text-good underline underline-offset-2">
          {t("lowestIs", { price: formatMoney(least, currency, locale) })}
        </span>
      )}
    </p>
  );
}
