"use client";

import { useLocale, useTranslations } from "next-intl";
import { memo, useEffect, useRef, useState } from "react";
import { PageLink } from "@/components/ui/page-link";
import { Button } from "@/components/ui/press/button";
import { pages } from "@/lib/client/calls/paths";
import type { SoldDestination } from "@/lib/contracts/portal/sold-prices";
import type { Locale } from "@/lib/domain/localized";
import { headCount } from "@/lib/domain/passengers/passengers";
import { formatDayMonth, formatMoney, formatShortDuration, formatWeekdayDate } from "@/lib/i18n/formats";
import { useCostText } from "../use-cost-text";
import { type AnywhereFilter, searchTo } from "./anywhere-address";

/** How many cities are drawn at first and with every press on “show more”: a hub reaches hundreds. */
const PAGE = 60;

interface DestinationListProps {
  filter: AnywhereFilter;
  destinations: readonly SoldDestination[];
  /** Codes of the place that the pointer or the focus is at, and of the one that was pressed on the map; null for none. */
  pointed: string | null;
  chosen: string | null;
  onPoint: (code: string | null) => void;
}

/** Cities with their lowest prices; a press searches the days of that price. */
export function DestinationList({ filter, destinations, pointed, chosen, onPoint }: DestinationListProps) {
  const t = useTranslations("anywhere");
  const [limit, setLimit] = useState(PAGE);
  const place = destinations.findIndex((each) => each.place.code === chosen);
  // What was pressed on the map is in the list, however far down.
  const shown = Math.max(limit, Math.ceil((place + 1) / PAGE) * PAGE);
  const rest = destinations.length - shown;
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-card">
        {destinations.slice(0, shown).map((destination) => {
          const { code } = destination.place;
          return (
            <DestinationRow
              key={code}
              filter={filter}
              destination={destination}
              isMarked={code === pointed || code === chosen}
              isChosen={code === chosen}
              onPoint={onPoint}
            />
          );
        })}
      </ul>
      {rest > 0 ? (
        <Button variant="secondary" onPress={() => setLimit(shown + PAGE)} className="self-center">
          {t("more", { count: Math.min(rest, PAGE) })}
        </Button>
      ) : null}
    </div>
  );
}

interface DestinationRowProps {
  filter: AnywhereFilter;
  destination: SoldDestination;
  isMarked: boolean;
  isChosen: boolean;
  onPoint: (code: string | null) => void;
}

const DestinationRow = memo(function DestinationRow({ filter, destination, isMarked, isChosen, onPoint }: DestinationRowProps) {
  const { place } = destination;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isChosen) item.current?.scrollIntoView({ block: "nearest" });
  }, [isChosen]);
  return (
    <li
      ref={item}
      className="scroll-mt-20 scroll-mb-20"
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && onPoint(place.code)}
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && onPoint(null)}
      onFocus={() => onPoint(place.code)}
      onBlur={() => onPoint(null)}
    >
      <DestinationLink
        filter={filter}
        destination={destination}
        className={`px-4 py-3 -outline-offset-2 ${isMarked ? "bg-accent-soft" : ""}`}
      />
    </li>
  );
});

interface DestinationLinkProps {
  filter: AnywhereFilter;
  destination: SoldDestination;
  className: string;
}

/** A city, when to fly there, how, and for what; leads to the search. */
export function DestinationLink({ filter, destination, className }: DestinationLinkProps) {
  const t = useTranslations("anywhere");
  const locale = useLocale();
  const { place, date, return_date, lowest } = destination;
  const cost = useCostText()(lowest);
  const way = lowest.stops === 0 ? t("direct") : t("stops", { count: lowest.stops });
  return (
    <PageLink
      href={pages.search(searchTo(filter, place.code, date, return_date))}
      className={`flex items-center justify-between gap-3 hover:bg-accent-soft ${className}`}
    >
      <span className="min-w-0">
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="shrink-0 font-semibold">{place.title}</span>
          <span className="min-w-0 text-ink-soft text-sm"> {place.country.title}</span>
          <span className="num shrink-0 text-2xs text-ink-faint"> {place.code}</span>
        </span>
        <span className="num block text-ink-soft text-sm">
          {datesOf(date, return_date, locale)} · <span className="whitespace-nowrap">{way}</span> ·{" "}
          {formatShortDuration(lowest.route_duration, locale)} · <span className="text-ink-faint">{lowest.airlines.join(", ")}</span>
        </span>
      </span>
      <span className="shrink-0 text-right">
        <span className="num block whitespace-nowrap font-semibold">
          {" "}
          {formatMoney(lowest.price.amount, lowest.price.currency, locale)}
        </span>
        {cost === null ? null : <span className="num block whitespace-nowrap text-ink-soft text-xs max-sm:sr-only"> {cost}</span>}
        {headCount(filter.party) > 1 ? <span className="block text-2xs text-ink-faint">{t("total")}</span> : null}
      </span>
    </PageLink>
  );
}

function datesOf(date: string, back: string | null, locale: Locale): string {
  return back === null ? formatWeekdayDate(date, locale) : `${formatDayMonth(date, locale)} – ${formatDayMonth(back, locale)}`;
}
