"use client";

import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { pages } from "@/lib/client/paths";
import type { Destination } from "@/lib/contracts/calendar";
import { headCount } from "@/lib/domain/passengers/passengers";
import { formatDuration, formatMoney, formatWeekdayDate } from "@/lib/i18n/formats";
import { type AnywhereFilter, searchTo } from "./anywhere-address";

/** So many are drawn at first and with every press on “show more”: a hub reaches hundreds of cities. */
const PAGE = 60;

/** Cities with their lowest prices; a press searches the day of that price. */
export function DestinationList({ filter, destinations }: { filter: AnywhereFilter; destinations: readonly Destination[] }) {
  const t = useTranslations("anywhere");
  const [limit, setLimit] = useState(PAGE);
  const rest = destinations.length - limit;
  return (
    <div className="flex flex-col gap-4">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {destinations.slice(0, limit).map((destination) => (
          <li key={destination.place.code} className="flex">
            <DestinationCard filter={filter} destination={destination} />
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <Button variant="secondary" onPress={() => setLimit(limit + PAGE)} className="self-center">
          {t("more", { count: Math.min(rest, PAGE) })}
        </Button>
      ) : null}
    </div>
  );
}

function DestinationCard({ filter, destination }: { filter: AnywhereFilter; destination: Destination }) {
  const t = useTranslations("anywhere");
  const locale = useLocale();
  const { place, date, lowest } = destination;
  const price = formatMoney(lowest.price.amount, lowest.price.currency, locale);
  const day = formatWeekdayDate(date, locale);
  const way = lowest.stops === 0 ? t("direct") : t("stops", { count: lowest.stops });
  return (
    <Link
      href={pages.search(searchTo(filter, place.code, date))}
      className="flex flex-1 flex-col justify-between gap-3 rounded-xl border border-line bg-surface p-4 shadow-card hover:border-accent"
    >
      <span className="flex items-start justify-between gap-2">
        <span className="min-w-0">
          <span className="block truncate font-semibold text-lg">{place.title}</span>
          <span className="block truncate text-ink-soft text-sm">{place.country.title}</span>
        </span>
        <span className="num rounded bg-sunken px-1.5 py-0.5 font-medium text-ink-soft text-xs">{place.code}</span>
      </span>
      <span>
        <span className="num block font-semibold text-xl">{price}</span>
        {headCount(filter.party) > 1 ? <span className="block text-ink-faint text-xs">{t("total")}</span> : null}
        <span className="num mt-1 block text-ink-soft text-sm">
          {day} · {way} · {formatDuration(lowest.route_duration, locale)}
        </span>
        <span className="num block text-ink-faint text-xs">{lowest.airlines.join(", ")}</span>
      </span>
    </Link>
  );
}
