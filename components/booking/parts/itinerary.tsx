"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import type { Booking } from "@/lib/contracts/bookings";
import { directionName } from "@/lib/domain/schedule/journey-shape";
import { formatDuration, formatWeekdayDate } from "@/lib/i18n/formats";
import { ConnectionRow } from "./connection-row";
import { SegmentRow } from "./segment-row";

export type Direction = Booking["directions"][number];

/** All flights of a journey, direction by direction, on the clocks of their airports. */
export function Itinerary({ directions }: { directions: readonly Direction[] }) {
  const t = useTranslations("booking");
  const ways = directions.map(({ departure, arrival }) => ({ from: departure.airport.city, to: arrival.airport.city }));
  const labelOf = (index: number) => {
    const name = directionName(ways, index);
    return name === "only" ? "" : t(`summary.${name}`, { number: index + 1 });
  };
  return (
    <div className="divide-y divide-line">
      {directions.map((direction, index) => (
        <article key={`${direction.departure.airport.code}${direction.departure.datetime}`} className="px-4 py-5 md:px-5">
          <DirectionHeading direction={direction} label={labelOf(index)} />
          <ol className="mt-4">
            {direction.segments.map((segment, position) => {
              const previous = direction.segments[position - 1];
              return (
                <Fragment key={`${segment.airline.code}${segment.flight_number}${segment.departure.datetime}`}>
                  {previous ? <ConnectionRow arriving={previous} departing={segment} /> : null}
                  <SegmentRow segment={segment} />
                </Fragment>
              );
            })}
          </ol>
        </article>
      ))}
      <p className="px-4 py-3 text-xs text-ink-faint md:px-5">{t("itinerary.local")}</p>
    </div>
  );
}

/** @param label what the direction is called; empty where it is the only one */
function DirectionHeading({ direction, label }: { direction: Direction; label: string }) {
  const t = useTranslations("booking.itinerary");
  const locale = useLocale();
  const { departure, arrival, route_duration, segments } = direction;
  const details = [
    formatWeekdayDate(departure.datetime, locale),
    formatDuration(route_duration, locale),
    t("stops", { count: segments.length - 1 }),
  ];
  return (
    <header>
      {label ? <p className="text-ink-faint text-xs">{label}</p> : null}
      <h3 className="font-semibold text-lg">
        {departure.airport.city} – {arrival.airport.city}
      </h3>
      <p className="num text-ink-soft text-sm">{details.join(" · ")}</p>
    </header>
  );
}
