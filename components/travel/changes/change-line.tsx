"use client";

import { useLocale, useTranslations } from "next-intl";
import { flightsToCompare } from "@/lib/client/travel/schedule-change";
import type { ScheduleChange } from "@/lib/contracts/interface/schedule-changes";
import { formatDuration, formatTime, formatWeekdayDate } from "@/lib/i18n/formats";
import type { ComparedFlight } from "./flight-comparison";

/** What a change moves, a line per flight: `HY 271 · Thu, 10 Dec · 14:10 → 17:10, +3 h`. Flights that stay as they are say nothing. */
export function ChangeLines({ change }: { change: ScheduleChange }) {
  const flights = change.directions.flatMap((direction) => {
    const { old, now } = flightsToCompare(direction);
    return old.map((before, index) => ({ before, after: now?.[index] ?? null }));
  });
  return (
    <ul className="num font-semibold text-lg">
      {flights
        .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
        .map(({ before, after }) => (
          <li key={`${before.name}${before.departure.datetime}`}>
            {after ? <Moved before={before} after={after} /> : <Gone flight={before} />}
          </li>
        ))}
    </ul>
  );
}

function Gone({ flight }: { flight: ComparedFlight }) {
  const t = useTranslations("common.compare");
  const locale = useLocale();
  return (
    <>
      <s>
        {flight.name} · {formatWeekdayDate(flight.departure.datetime, locale)}, {formatTime(flight.departure.datetime)}
      </s>{" "}
      <span className="text-bad">{t("gone")}</span>
    </>
  );
}

function Moved({ before, after }: { before: ComparedFlight; after: ComparedFlight }) {
  const t = useTranslations("common.compare");
  const locale = useLocale();
  const isDepartureMoved = before.departure.datetime !== after.departure.datetime;
  const isArrivalMoved = !isDepartureMoved && before.arrival.datetime !== after.arrival.datetime;
  const parts = [
    before.name === after.name ? before.name : `${before.name} → ${after.name}`,
    formatWeekdayDate(before.departure.datetime, locale),
    ...(isDepartureMoved ? [movedText(before.departure, after.departure, locale)] : [formatTime(before.departure.datetime)]),
    ...(isArrivalMoved ? [`${t("arrives")} ${movedText(before.arrival, after.arrival, locale)}`] : []),
  ];
  return parts.join(" · ");
}

type Stop = ComparedFlight["departure"];

/** `14:10 → 17:10, +3 h`; with the day where it is another one, without the shift where the airports keep other clocks. */
function movedText(before: Stop, after: Stop, locale: ReturnType<typeof useLocale>): string {
  const isOtherDay = before.datetime.slice(0, 10) !== after.datetime.slice(0, 10);
  const day = isOtherDay ? `${formatWeekdayDate(after.datetime, locale)}, ` : "";
  const minutes = (localMs(after) - localMs(before)) / 60_000;
  const sign = minutes > 0 ? "+" : "−";
  const shift = before.airport === after.airport ? `, ${sign}${formatDuration(Math.abs(minutes), locale)}` : "";
  return `${formatTime(before.datetime)} → ${day}${formatTime(after.datetime)}${shift}`;
}

/** Milliseconds of a local time, to be compared with others of the same place alone. */
function localMs({ datetime }: Stop): number {
  return Date.parse(`${datetime.replace(" ", "T")}Z`);
}
