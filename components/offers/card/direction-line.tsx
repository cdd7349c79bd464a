"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { carriersOf, operatorsOf } from "@/lib/client/offers/offer-facts";
import type { OfferDirection } from "@/lib/contracts/interface/offers";
import { formatDayOffset, formatDuration, formatShortDuration, formatTime } from "@/lib/i18n/formats";
import { AirportCode } from "./airport-code";
import { CarrierMark } from "./carrier-mark";

interface DirectionLineProps {
  direction: OfferDirection;
  /** The only line of its row: it has room to name the carriers. */
  isAlone?: boolean;
}

/** One direction in one line: flights, times, airports, how long, and where it connects. */
export function DirectionLine({ direction, isAlone = false }: DirectionLineProps) {
  const t = useTranslations("common");
  const locale = useLocale();
  const { departure, arrival, segments, route_duration } = direction;
  const offset = formatDayOffset(departure.datetime, arrival.datetime);
  const operators = operatorsOf(segments).map((airline) => t("operatedBy", { airline }));
  const names = carriersOf(segments)
    .map(({ title }) => title)
    .join(", ");
  const route = (
    <p className="whitespace-nowrap leading-5.5 xl:text-xs" title={`${placeOf(departure)} – ${placeOf(arrival)}`}>
      <AirportCode airport={departure.airport} /> – <AirportCode airport={arrival.airport} />
    </p>
  );
  return (
    <div className="min-w-0">
      <div className={`num flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm xl:grid xl:items-start ${isAlone ? ALONE : AMONG}`}>
        <div className={`min-w-0 ${isAlone ? "xl:row-span-2" : ""}`}>
          <Flights segments={segments} />
          {isAlone ? (
            <p className="truncate text-ink-soft text-xs max-xl:hidden" title={names}>
              {names}
            </p>
          ) : null}
        </div>
        <div className={`flex items-baseline gap-x-3 xl:block ${isAlone ? "xl:row-span-2" : ""}`}>
          <p className="whitespace-nowrap font-semibold text-base leading-5.5">
            {formatTime(departure.datetime)} – {formatTime(arrival.datetime)}
            {offset ? <sup className="ml-0.5 font-medium text-warm text-xs leading-none">{offset}</sup> : null}
          </p>
          {isAlone ? route : null}
        </div>
        {isAlone ? null : route}
        <div className="flex basis-full gap-x-3 xl:contents">
          <p
            className={`whitespace-nowrap text-ink-soft leading-5.5 ${WHERE_WORDS_ARE_LONG}`}
            title={formatDuration(route_duration, locale)}
          >
            {formatShortDuration(route_duration, locale)}
          </p>
          <Connections segments={segments} />
        </div>
        {isAlone ? <Operators texts={operators} /> : null}
      </div>
      {isAlone ? null : <Operators texts={operators} />}
    </div>
  );
}

/** Who flies under another's number; a line alone has room for it beside its second line, so that its row is no higher. */
function Operators({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <div className="min-w-0 basis-full xl:col-span-2 xl:col-start-3">
      {texts.map((text) => (
        <p key={text} title={text} className="truncate text-ink-soft text-xs">
          {text}
        </p>
      ))}
    </div>
  );
}

/** Hours and minutes are not shortened in Uzbek, and “direct” is a long word. */
const WHERE_WORDS_ARE_LONG = "xl:[&:lang(uz)]:text-xs";

/** Columns of the same widths in all rows, so that times stand under times. */
const ALONE = "xl:grid-cols-[8rem_7rem_4.75rem_minmax(0,1fr)] xl:gap-x-2";
const AMONG = "xl:grid-cols-[6.25rem_7rem_3.75rem_4.75rem_minmax(0,1fr)] xl:gap-x-1.5";

function placeOf({ airport }: OfferDirection["departure"]): string {
  return `${airport.city}, ${airport.title}`;
}

type Segments = OfferDirection["segments"];

/** `HY 41, 403`: a mark where the carrier changes, and every flight's number. */
function Flights({ segments }: { segments: Segments }) {
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 gap-y-0.5">
      {segments.map(({ airline, flight_number, departure }, index) => {
        const goesOn = segments[index + 1]?.airline.code === airline.code;
        return (
          <span key={`${flight_number}${departure.datetime}`} className="inline-flex items-center gap-1.5 whitespace-nowrap">
            {segments[index - 1]?.airline.code === airline.code ? null : <CarrierMark code={airline.code} title={airline.title} />}
            <span className="text-ink-soft">
              {flight_number}
              {goesOn ? "," : ""}
            </span>
          </span>
        );
      })}
    </p>
  );
}

/** That it is direct, or where it connects and for how long. */
function Connections({ segments }: { segments: Segments }) {
  const t = useTranslations("search.offer");
  const locale = useLocale();
  const stops = segments.slice(0, -1);
  const technical = segments.flatMap((segment) => segment.technical_stops).map(({ airport }) => airport.code);
  return (
    <p className={`min-w-0 text-ink-soft leading-5.5 xl:overflow-hidden xl:text-ellipsis ${WHERE_WORDS_ARE_LONG}`}>
      {stops.length === 0 ? <span className="text-good">{t("direct")}</span> : null}
      {stops.length > 0 ? <span className="sr-only">{t("stops", { count: stops.length })}: </span> : null}
      {stops.map(({ arrival, transfer_time }, index) => (
        <Fragment key={`${arrival.airport.code}${arrival.datetime}`}>
          {index > 0 ? " " : null}
          <span className="whitespace-nowrap" title={`${arrival.airport.city}, ${formatDuration(transfer_time ?? 0, locale)}`}>
            <span aria-hidden="true" className="mr-1 inline-block size-1.5 rounded-full bg-warm align-middle" />
            {arrival.airport.code} {formatShortDuration(transfer_time ?? 0, locale)}
            {index < stops.length - 1 ? "," : ""}
          </span>
        </Fragment>
      ))}
      {technical.length > 0 ? ` · ${t("technicalStop")}: ${technical.join(", ")}` : null}
    </p>
  );
}
