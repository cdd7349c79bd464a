"use client";

import { Split, TrendingDown } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { PageLink } from "@/components/ui/page-link";
import { useOfferView } from "@/lib/client/travel/use-offer-view";
import type { SoldDay } from "@/lib/contracts/portal/sold-prices";
import { formatDayMonth, formatMoney, formatWeekdayDate } from "@/lib/i18n/formats";
import type { SearchValues } from "../form/search-form-schema";
import { useCostText } from "../use-cost-text";
import { LEVEL_COLOURS, type PriceLevel } from "./day-prices";
import { isSearched, searchOn } from "./day-search";
import { useOffersAhead } from "./use-offers-ahead";

interface StripDayProps {
  search: SearchValues;
  day: SoldDay;
  /** Among the days beside it. */
  level: PriceLevel;
}

/** Here the price is what one reads first. */
const STRIP_COLOURS = { ...LEVEL_COLOURS, lowest: "text-good", usual: "" };

const LOOK =
  "flex min-h-14 md:min-h-12 min-w-28 flex-1 snap-center flex-col items-center justify-center rounded-lg border px-2 py-1 text-center";

/** A day with its lowest price; the searched one is marked, and in sight. */
export function StripDay({ search, day, level }: StripDayProps) {
  const t = useTranslations("calendar");
  const isLowest = level === "lowest";
  const locale = useLocale();
  const [view] = useOfferView();
  const isCurrent = isSearched(search, day);
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isCurrent) return;
    // With the next picture, for which the page is measured anyway.
    const frame = requestAnimationFrame(() => bringIntoSight(item.current));
    return () => cancelAnimationFrame(frame);
  }, [isCurrent]);
  const dates = day.return_date
    ? `${formatDayMonth(day.date, locale)} – ${formatDayMonth(day.return_date, locale)}`
    : formatWeekdayDate(day.date, locale);
  const { lowest } = day;
  const cost = useCostText()(lowest);
  const ahead = useOffersAhead(search, day);
  return (
    <li ref={item} className="flex flex-1">
      {lowest ? (
        <PageLink
          href={searchOn(search, day, view)}
          aria-current={isCurrent ? "date" : undefined}
          {...ahead}
          className={`${LOOK} border-transparent hover:bg-paper aria-[current]:border-accent aria-[current]:bg-accent-soft`}
        >
          <span className="text-ink-soft text-xs">{dates}</span>
          <span
            title={cost ?? undefined}
            className={`num inline-flex items-center gap-1 whitespace-nowrap font-medium text-sm ${STRIP_COLOURS[level]}`}
          >
            {isLowest ? <TrendingDown className="size-4 shrink-0" aria-hidden="true" /> : null}
            {formatMoney(lowest.price.amount, lowest.price.currency, locale)}
            {isLowest ? <span className="sr-only">, {t("lowest")}</span> : null}
            {cost === null ? null : <span className="sr-only">, {cost}</span>}
            {lowest.is_vtrip ? <SeparateTickets /> : null}
          </span>
        </PageLink>
      ) : (
        <span aria-current={isCurrent ? "date" : undefined} className={`${LOOK} border-transparent aria-[current]:border-line-strong`}>
          <span className="text-ink-soft text-xs">{dates}</span>
          <span className="text-ink-faint text-xs">{t("none")}</span>
        </span>
      )}
    </li>
  );
}

/** The list of offers shows protected tickets first: their price may be higher than this one. */
function SeparateTickets() {
  const t = useTranslations("search.offer");
  return (
    <span title={t("selfTransfer")} className="text-warm">
      <Split className="size-3.5 shrink-0" aria-hidden="true" />
      <span className="sr-only">, {t("selfTransfer")}</span>
    </span>
  );
}

/** Moves the strip alone, never the page. */
function bringIntoSight(item: HTMLElement | null): void {
  const strip = item?.parentElement;
  if (item && strip) strip.scrollLeft = item.offsetLeft - (strip.clientWidth - item.clientWidth) / 2;
}
