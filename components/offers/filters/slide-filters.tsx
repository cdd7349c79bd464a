"use client";

import { useLocale, useTranslations } from "next-intl";
import { memo } from "react";
import { RangeField } from "@/components/ui/fields/dates/range-field";
import { clockText } from "@/lib/client/offers/clock-text";
import { type Facets, STEP_MINUTES, type WindowFacet } from "@/lib/client/offers/facets";
import type { ChangeFilters, OfferFilters, Range, TimeWindow } from "@/lib/client/travel/offer-view";
import { formatNumber, formatShortDuration } from "@/lib/i18n/formats";
import { FilterGroup } from "./filter-group";

interface SlideProps {
  facets: Facets;
  onChange: ChangeFilters;
}

/** A span as far as it lies within bounds. */
function within({ from, to }: Range, bounds: Range): Range {
  const clamp = (value: number) => Math.min(bounds.to, Math.max(bounds.from, value));
  return { from: clamp(from), to: clamp(to) };
}

/** Null where a span is all that there is: then it filters nothing. */
const unlessWhole = (value: Range, bounds: Range) => (value.from <= bounds.from && value.to >= bounds.to ? null : value);

interface TimeFiltersProps extends SlideProps {
  times: readonly TimeWindow[];
  /** What the directions are called; empty where there is one. */
  labels: readonly string[];
}

/** When each direction departs and arrives. */
export const TimeFilters = memo(function TimeFilters({ facets, times, onChange, labels }: TimeFiltersProps) {
  const t = useTranslations("search.filters");
  const directions = [...new Set(facets.times.map(({ direction }) => direction))];
  return directions.map((direction) => (
    <FilterGroup key={direction} title={[t("times"), labels[direction]].filter(Boolean).join(" · ")}>
      {facets.times
        .filter((facet) => facet.direction === direction)
        .map((facet) => (
          <TimeSlider key={facet.end} facet={facet} times={times} onChange={onChange} />
        ))}
    </FilterGroup>
  ));
});

interface TimeSliderProps {
  facet: WindowFacet;
  times: readonly TimeWindow[];
  onChange: ChangeFilters;
}

function TimeSlider({ facet: { direction, end, bounds }, times, onChange }: TimeSliderProps) {
  const t = useTranslations("search.filters");
  const isThis = (window: TimeWindow) => window.direction === direction && window.end === end;
  const change = (value: Range) => {
    const set = unlessWhole(value, bounds);
    onChange((before) => {
      const others = before.times.filter((window) => !isThis(window));
      return { ...before, times: set ? [...others, { direction, end, ...set }] : others };
    });
  };
  return (
    <RangeField
      label={t(end)}
      bounds={bounds}
      step={STEP_MINUTES}
      value={within(times.find(isThis) ?? bounds, bounds)}
      format={clockText}
      onChange={change}
    />
  );
}

interface DurationFiltersProps extends SlideProps {
  longest: OfferFilters["maxDuration"];
  waits: OfferFilters["connection"];
}

/** How long the longest direction may take, and every connection. */
export const DurationFilters = memo(function DurationFilters({ facets, longest, waits, onChange }: DurationFiltersProps) {
  const { duration, connection } = facets;
  const t = useTranslations("search.filters");
  const locale = useLocale();
  const format = (minutes: number) => formatShortDuration(minutes, locale);
  if (!duration && !connection) return null;
  return (
    <FilterGroup title={t("durations")}>
      {duration ? (
        <RangeField
          label={t("maxDuration")}
          bounds={duration}
          step={STEP_MINUTES}
          value={within({ from: duration.from, to: longest ?? duration.to }, duration)}
          format={format}
          onChange={({ to }) => onChange((before) => ({ ...before, maxDuration: to < duration.to ? to : null }))}
          isUpperOnly
        />
      ) : null}
      {connection ? (
        <RangeField
          label={t("connection")}
          bounds={connection}
          step={STEP_MINUTES}
          value={within(waits ?? connection, connection)}
          format={format}
          onChange={(value) => onChange((before) => ({ ...before, connection: unlessWhole(value, connection) }))}
        />
      ) : null}
    </FilterGroup>
  );
});

/** What the whole journey may cost, over a plot of what the offers do. */
export const PriceFilter = memo(function PriceFilter({ facets, chosen, onChange }: SlideProps & { chosen: OfferFilters["price"] }) {
  const { price, priceStep, histogram } = facets;
  const t = useTranslations("search.filters");
  const locale = useLocale();
  if (!price) return null;
  const value = within(chosen ?? price, price);
  return (
    <FilterGroup title={t("price")}>
      <RangeField
        label={t("total")}
        bounds={price}
        step={priceStep}
        value={value}
        format={(amount) => formatNumber(amount, locale)}
        onChange={(changed) => onChange((before) => ({ ...before, price: unlessWhole(changed, price) }))}
      >
        <Histogram counts={histogram} bounds={price} value={value} />
      </RangeField>
    </FilterGroup>
  );
});

/** A bar for every span of the price; those outside of what is chosen are pale. */
function Histogram({ counts, bounds, value }: { counts: readonly number[]; bounds: Range; value: Range }) {
  const most = Math.max(...counts, 1);
  const span = (bounds.to - bounds.from) / counts.length;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${counts.length * 10} 40`} preserveAspectRatio="none" className="-mb-3.5 block h-9 w-full">
      {counts.map((count, bar) => {
        const from = bounds.from + bar * span;
        const isIn = from + span > value.from && from < value.to;
        const height = count === 0 ? 0 : Math.max(3, (count / most) * 40);
        return (
          <rect key={from} x={bar * 10 + 1} y={40 - height} width={8} height={height} className={isIn ? "fill-accent-line" : "fill-line"} />
        );
      })}
    </svg>
  );
}
