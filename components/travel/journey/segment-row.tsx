"use client";

import { Luggage } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useBaggageText } from "@/lib/client/travel/baggage";
import type { Booking } from "@/lib/contracts/interface/bookings";
import { formatDayOffset, formatDuration, formatTime, formatWeekdayDate } from "@/lib/i18n/formats";

export type Segment = Booking["directions"][number]["segments"][number];

/** One flight: where and when it leaves and lands, who flies it, and what may be carried. */
export function SegmentRow({ segment }: { segment: Segment }) {
  const locale = useLocale();
  const { departure, arrival, technical_stops: stops } = segment;
  const isOtherDay = departure.datetime.slice(0, 10) !== arrival.datetime.slice(0, 10);
  return (
    <li className="grid grid-cols-[3.5rem_0.75rem_minmax(0,1fr)] gap-x-3">
      <Clock datetime={departure.datetime} />
      <Mark isStart />
      <Place end={departure} note={formatWeekdayDate(departure.datetime, locale)} />
      <span />
      <span aria-hidden="true" className="-mb-2 mx-auto w-px bg-line-strong" />
      <div className="py-1.5">
        <FlightDetails segment={segment} />
        {stops.map((stop) => (
          <TechnicalStop key={stop.airport.code} stop={stop} />
        ))}
      </div>
      <Clock datetime={arrival.datetime} offset={formatDayOffset(departure.datetime, arrival.datetime)} />
      <Mark />
      <Place end={arrival} note={isOtherDay ? formatWeekdayDate(arrival.datetime, locale) : ""} />
    </li>
  );
}

function Clock({ datetime, offset = "" }: { datetime: string; offset?: string }) {
  return (
    <p className="num text-right font-semibold text-lg">
      <time dateTime={datetime.replace(" ", "T")}>{formatTime(datetime)}</time>
      {offset ? <sup className="ml-0.5 font-medium text-2xs text-warm">{offset}</sup> : null}
    </p>
  );
}

/** The dot beside a clock; below the first one the line to the second begins. */
function Mark({ isStart = false }: { isStart?: boolean }) {
  return (
    <span aria-hidden="true" className="flex flex-col items-center pt-2">
      <span className="size-2.5 shrink-0 rounded-full border-2 border-accent bg-surface" />
      {isStart ? <span className="-mb-px w-px flex-1 bg-line-strong" /> : null}
    </span>
  );
}

function Place({ end, note }: { end: Segment["departure"]; note: string }) {
  const t = useTranslations("booking.itinerary");
  const { airport } = end;
  const facts = [note, airport.terminal ? t("terminal", { name: airport.terminal }) : ""].filter(Boolean).join(" · ");
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      <p className="text-lg">
        <span className="font-semibold">{airport.city}</span> <span className="num text-ink-soft">{airport.code}</span>
      </p>
      <p className="text-ink-soft text-sm">
        {facts}
        {/* A phone has no room for a long name, and the code says which airport it is. */}
        <span className="max-sm:sr-only">
          {facts ? " · " : ""}
          {airport.title}
        </span>
      </p>
    </div>
  );
}

function FlightDetails({ segment }: { segment: Segment }) {
  const t = useTranslations("common");
  const baggageText = useBaggageText();
  const locale = useLocale();
  const { airline, flight_number, service_class, aircraft, baggage, handbags, travel_time, operating_airline } = segment;
  const facts = [airline.title, aircraft, t(`cabins.${service_class}`), formatDuration(travel_time, locale)];
  const carried = [baggageText("checked", baggage), baggageText("hand", handbags)];
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-0.5 text-sm">
      <p>
        <span className="num font-medium">
          {airline.code} {flight_number}
        </span>{" "}
        <span className="text-ink-soft">{facts.filter(Boolean).join(" · ")}</span>
      </p>
      {operating_airline ? <p className="font-medium">{t("operatedBy", { airline: operating_airline.title })}</p> : null}
      <p className="flex gap-1.5 text-ink-soft">
        <Luggage className="mt-0.5 size-4 shrink-0 text-ink-faint" aria-hidden="true" />
        <span className="num">{carried.join(" · ")}</span>
      </p>
    </div>
  );
}

function TechnicalStop({ stop }: { stop: Segment["technical_stops"][number] }) {
  const t = useTranslations("booking.itinerary");
  const locale = useLocale();
  return (
    <p className="mt-1 text-sm text-warm">
      {t("technicalStop", { city: `${stop.airport.city} (${stop.airport.code})`, duration: formatDuration(stop.duration, locale) })}
    </p>
  );
}
