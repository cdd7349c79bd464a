"use client";

import { Luggage } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useBaggageText } from "@/lib/client/travel/baggage";
import type { TripSegment } from "@/lib/contracts/trip/trip";
import { formatDayOffset, formatDuration, formatTime } from "@/lib/i18n/formats";

/** One flight: both ends, who flies it, and what may be carried. */
export function FlightRow({ segment }: { segment: TripSegment }) {
  const { departure, arrival } = segment;
  return (
    <li className="grid grid-cols-[4.25rem_minmax(0,1fr)] gap-x-3 gap-y-1">
      <Time datetime={departure.datetime} dayOffset="" />
      <Place end={departure} />
      <Time datetime={arrival.datetime} dayOffset={formatDayOffset(departure.datetime, arrival.datetime)} />
      <Place end={arrival} />
      <div className="col-start-2 mt-1 text-ink-soft text-sm">
        <FlightDetails segment={segment} />
      </div>
    </li>
  );
}

function Time({ datetime, dayOffset }: { datetime: string; dayOffset: string }) {
  return (
    <p className="num font-semibold text-lg">
      <time dateTime={datetime.replace(" ", "T")}>{formatTime(datetime)}</time>
      {dayOffset ? <sup className="ml-0.5 font-medium text-2xs text-warm">{dayOffset}</sup> : null}
    </p>
  );
}

function Place({ end }: { end: TripSegment["departure"] }) {
  const t = useTranslations("trip.journey");
  const { airport } = end;
  return (
    <p className="pt-0.5">
      <span className="font-medium">{airport.city}</span> <span className="num text-ink-soft">{airport.code}</span>
      {airport.terminal ? <span className="text-ink-soft text-sm"> · {t("terminal", { name: airport.terminal })}</span> : null}
    </p>
  );
}

function FlightDetails({ segment }: { segment: TripSegment }) {
  const t = useTranslations();
  const baggageText = useBaggageText();
  const locale = useLocale();
  const { airline, flight_number, aircraft, service_class, travel_time, baggage, handbags, operating_airline } = segment;
  const flight = [aircraft, t(`common.cabins.${service_class}`)].filter(Boolean);
  const carried = [baggageText("checked", baggage), baggageText("hand", handbags)];
  return (
    <>
      <p>
        <span className="num font-medium text-ink">
          {airline.code} {flight_number}
        </span>{" "}
        · {airline.title}
      </p>
      {operating_airline ? <p className="font-medium text-ink">{t("common.operatedBy", { airline: operating_airline.title })}</p> : null}
      <p>
        {flight.join(" · ")} · <span className="whitespace-nowrap">{formatDuration(travel_time, locale)}</span>
      </p>
      <p className="num mt-0.5 flex gap-1.5">
        <Luggage className="mt-0.5 size-4 shrink-0 text-ink-faint" aria-hidden="true" />
        <span className="flex flex-wrap gap-x-3">
          {carried.map((text) => (
            <span key={text} className="whitespace-nowrap">
              {text}
            </span>
          ))}
        </span>
      </p>
      {segment.technical_stops.map(({ airport, duration }) => (
        <p key={airport.code} className="mt-0.5 text-warm">
          {t("trip.journey.technicalStop", { city: `${airport.city} (${airport.code})`, time: formatDuration(duration, locale) })}
        </p>
      ))}
    </>
  );
}
