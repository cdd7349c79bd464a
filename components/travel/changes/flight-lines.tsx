"use client";

import { useLocale } from "next-intl";
import { formatDayOffset, formatTime, formatWeekdayDate } from "@/lib/i18n/formats";
import type { ComparedFlight } from "./flight-comparison";

interface FlightTimesProps {
  /** Local, `YYYY-MM-DD HH:MM:SS`. */
  departs: string;
  from: string;
  arrives: string;
  to: string;
}

/** The day of a flight, and when it leaves and arrives where. */
export function FlightTimes({ departs, from, arrives, to }: FlightTimesProps) {
  const locale = useLocale();
  return (
    <>
      {formatWeekdayDate(departs, locale)}, {formatTime(departs)} {from} – {formatTime(arrives)}
      <sup>{formatDayOffset(departs, arrives)}</sup> {to}
    </>
  );
}

/** Flights in a line each: number, day, and when it leaves and arrives where. */
export function FlightLines({ flights }: { flights: readonly ComparedFlight[] }) {
  return (
    <ul className="num">
      {flights.map(({ name, departure, arrival }) => (
        <li key={`${name}${departure.datetime}`}>
          <strong className="font-semibold">{name}</strong> ·{" "}
          <FlightTimes departs={departure.datetime} from={departure.airport} arrives={arrival.datetime} to={arrival.airport} />
        </li>
      ))}
    </ul>
  );
}
