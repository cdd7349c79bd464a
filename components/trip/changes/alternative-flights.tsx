"use client";

import { useLocale } from "next-intl";
import type { ScheduleChange } from "@/lib/contracts/interface/schedule-changes";
import { formatDayOffset, formatTime, formatWeekdayDate } from "@/lib/i18n/formats";

type Alternative = ScheduleChange["options"]["alternatives"][number];

/** `HY 273, TK 1979` */
export function namesOf({ directions }: Alternative): string {
  return directions.flatMap(({ segments }) => segments.map(({ airline, flight_number }) => `${airline.code} ${flight_number}`)).join(", ");
}

/** Every flight of an alternative: the day, the times, the cities. */
export function AlternativeFlights({ alternative }: { alternative: Alternative }) {
  const locale = useLocale();
  const segments = alternative.directions.flatMap((direction) => direction.segments);
  return segments.map(({ departure, arrival, airline }) => (
    <span key={departure.datetime} className="num block">
      {formatWeekdayDate(departure.datetime, locale)}, {formatTime(departure.datetime)} {departure.airport.city} –{" "}
      {formatTime(arrival.datetime)}
      <sup>{formatDayOffset(departure.datetime, arrival.datetime)}</sup> {arrival.airport.city} · {airline.title}
    </span>
  ));
}
