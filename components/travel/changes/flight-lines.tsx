"use client";

import { useLocale } from "next-intl";
import { formatDayOffset, formatTime, formatWeekdayDate } from "@/lib/i18n/formats";
import type { ComparedFlight } from "./flight-comparison";

/** Flights in a line each: number, day, and when it leaves and arrives where. */
export function FlightLines({ flights }: { flights: readonly ComparedFlight[] }) {
  const locale = useLocale();
  return (
    <ul className="num">
      {flights.map(({ name, departure, arrival }) => (
        <li key={`${name}${departure.datetime}`}>
          <strong className="font-semibold">{name}</strong> · {formatWeekdayDate(departure.datetime, locale)},{" "}
          {formatTime(departure.datetime)} {departure.airport} – {formatTime(arrival.datetime)}
          <sup>{formatDayOffset(departure.datetime, arrival.datetime)}</sup> {arrival.airport}
        </li>
      ))}
    </ul>
  );
}
