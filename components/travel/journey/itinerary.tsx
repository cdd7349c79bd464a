"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { useDirectionLabel } from "@/lib/client/travel/journey-text";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { SELF_TRANSFER, tellsSelfTransfer } from "@/lib/domain/self-transfer";
import { formatDuration, formatWeekdayDate } from "@/lib/i18n/formats";
import { type Segment, SegmentRow } from "./segment-row";

type Direction = Booking["directions"][number];

interface ItineraryProps {
  directions: readonly Direction[];
  /** Directions that the airline has changed while that waits for an answer, from 0. */
  asked?: readonly number[];
  /** Out and back stand beside each other where a screen is wide enough. */
  isBeside?: boolean;
}

const BESIDE = "xl:grid xl:grid-cols-2 xl:divide-y-0 xl:[&>article+article]:border-line xl:[&>article+article]:border-l";

/** All flights of a journey, direction by direction, on the clocks of their airports. */
export function Itinerary({ directions, asked = [], isBeside = false }: ItineraryProps) {
  const t = useTranslations("booking");
  const labelOf = useDirectionLabel();
  return (
    <div className={`divide-y divide-line ${isBeside && directions.length === 2 ? BESIDE : ""}`}>
      {directions.map((direction, index) => (
        <article key={`${direction.departure.airport.code}${direction.departure.datetime}`} className="px-4 py-3 md:px-5">
          <DirectionHeading direction={direction} label={labelOf(directions, index)} isAsked={asked.includes(index)} />
          <ol className="mt-2">
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
      <p className="border-line px-4 py-2 text-ink-faint text-xs md:px-5 xl:col-span-2 xl:border-t">{t("itinerary.local")}</p>
    </div>
  );
}

interface DirectionHeadingProps {
  direction: Direction;
  /** What the direction is called; empty where it is the only one. */
  label: string;
  isAsked: boolean;
}

function DirectionHeading({ direction, label, isAsked }: DirectionHeadingProps) {
  const t = useTranslations("booking.itinerary");
  const tChanges = useTranslations("changes");
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
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h3 className="font-semibold text-lg">
          {departure.airport.city} – {arrival.airport.city}
        </h3>
        <p className="num text-ink-soft text-sm">{details.join(" · ")}</p>
      </div>
      {isAsked ? <p className="font-medium text-sm text-warm">{tChanges("before")}</p> : null}
    </header>
  );
}

/** The wait between two flights, and whether it means another airport. */
function ConnectionRow({ arriving, departing }: { arriving: Segment; departing: Segment }) {
  const t = useTranslations("booking.itinerary");
  const locale = useLocale();
  const from = arriving.arrival.airport;
  const to = departing.departure.airport;
  const wait = arriving.transfer_time ?? 0;
  return (
    <li className="my-2 rounded-lg bg-sunken px-3 py-1.5 text-ink-soft text-sm">
      {t("layover", { city: from.city, duration: formatDuration(wait, locale) })}
      {from.code === to.code ? null : (
        <span className="block font-medium text-warm">
          {t("changeAirport", { from: `${from.title} (${from.code})`, to: `${to.title} (${to.code})` })}
        </span>
      )}
      {tellsSelfTransfer(arriving.information_for_clients) ? (
        <span className="block font-medium text-warm">{SELF_TRANSFER[locale]}</span>
      ) : null}
    </li>
  );
}

interface Route {
  departure: { airport: { code: string } };
  arrival: { airport: { code: string } };
}

/** `TAS – IST` of a direction. */
export function routeOf(direction: Route | undefined): string {
  return direction ? `${direction.departure.airport.code} – ${direction.arrival.airport.code}` : "";
}
