"use client";

import { X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { clockText } from "@/lib/client/offers/clock-text";
import { type FilterName, setFilters, withoutFilter } from "@/lib/client/offers/filter-offers";
import { type ChangeFilters, NO_FILTERS, type OfferFilters } from "@/lib/client/travel/offer-view";
import { formatNumber, formatShortDuration } from "@/lib/i18n/formats";

interface FilterChipsProps {
  filters: OfferFilters;
  onChange: ChangeFilters;
  labels: readonly string[];
}

/** What is set, each a press away from being taken back, and all together. */
export function FilterChips({ filters, onChange, labels }: FilterChipsProps) {
  const t = useTranslations("search.filters");
  const textOf = useChipText(filters, labels);
  const names = setFilters(filters);
  if (names.length === 0) return null;
  return (
    <ul
      aria-label={t("chips")}
      className="flex items-center gap-1.5 max-md:overflow-x-auto max-md:whitespace-nowrap max-md:[&>li]:shrink-0 md:flex-wrap"
    >
      {names.map((name) => (
        <li key={name}>
          <button
            type="button"
            aria-label={`${textOf(name)}: ${t("remove")}`}
            onClick={() => onChange((before) => withoutFilter(before, name))}
            className="num flex min-h-8 md:min-h-7 cursor-pointer items-center gap-1 rounded-full border border-accent-line bg-accent-soft px-2.5 text-accent text-xs hover:border-accent"
          >
            {textOf(name)}
            <X className="size-3.5" aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={() => onChange(() => NO_FILTERS)}
          className="flex min-h-8 md:min-h-7 cursor-pointer items-center rounded-full px-2.5 text-accent text-xs hover:underline"
        >
          {t("clearAll")}
        </button>
      </li>
    </ul>
  );
}

function useChipText(filters: OfferFilters, labels: readonly string[]): (name: FilterName) => string {
  const t = useTranslations("search.filters");
  const locale = useLocale();
  const duration = (minutes: number) => formatShortDuration(minutes, locale);
  const number = (amount: number) => formatNumber(amount, locale);
  const stopText = (stops: number) => t(stops === 0 ? "stops0" : stops === 1 ? "stops1" : "stops2");
  return (name) => {
    switch (name) {
      case "stops":
        return filters.stops.map(stopText).join(", ");
      case "carriers":
      case "alliances":
      case "airports":
        return filters[name].join(", ");
      case "via":
        return t("viaChip", { airports: filters.via.join(", ") });
      case "maxDuration":
        return t("durationChip", { duration: duration(filters.maxDuration ?? 0) });
      case "connection":
        return `${t("connection")}: ${duration(filters.connection?.from ?? 0)} – ${duration(filters.connection?.to ?? 0)}`;
      case "price":
        return `${number(filters.price?.from ?? 0)} – ${number(filters.price?.to ?? 0)}`;
      case "withBaggage":
      case "refundable":
      case "changeable":
      case "noSelfTransfer":
        return t(name);
      default: {
        const window = filters.times.find(({ direction, end }) => `${end}${direction}` === name);
        if (!window) return name;
        const label = [labels[window.direction], t(window.end)].filter(Boolean).join(" · ");
        return `${label}: ${clockText(window.from)} – ${clockText(window.to)}`;
      }
    }
  };
}
