"use client";

import { useLocale, useTranslations } from "next-intl";
import type { QuoteChoice } from "@/lib/contracts/portal/quotes";
import { formatDayOffset, formatDuration, formatTime, formatWeekdayDate } from "@/lib/i18n/formats";

type Direction = QuoteChoice["directions"][number];

/** One direction: the day, when it leaves and arrives where, how long it takes, its flights, and where it waits. */
export function ChoiceDirection({ direction }: { direction: Direction }) {
  const locale = useLocale();
  const { departure, arrival, segments, route_duration } = direction;
  return (
    <section className="num" aria-label={`${departure.airport.city} – ${arrival.airport.city}`}>
      <p className="text-ink-soft text-sm">
        {formatWeekdayDate(departure.datetime, locale)} · {formatDuration(route_duration, locale)}
      </p>
      <p className="flex items-baseline gap-2 font-semibold text-lg">
        {formatTime(departure.datetime)} – {formatTime(arrival.datetime)}
        <span className="font-medium text-warm text-xs">{formatDayOffset(departure.datetime, arrival.datetime)}</span>
      </p>
      <p>
        {departure.airport.city} ({departure.airport.code}) → {arrival.airport.city} ({arrival.airport.code})
      </p>
      <ul className="mt-1 space-y-0.5 text-ink-soft text-sm">
        {segments.map((segment) => (
          <Flight key={segment.departure.datetime} segment={segment} />
        ))}
      </ul>
    </section>
  );
}

function Flight({ segment }: { segment: Direction["segments"][number] }) {
  const t = useTranslations("quotes.customer");
  const tCommon = useTranslations("common");
  const locale = useLocale();
  const { airline, flight_number, operating_airline, transfer_time, arrival, information_for_clients } = segment;
  return (
    <li>
      {airline.title}, {airline.code} {flight_number}
      {operating_airline ? ` (${tCommon("operatedBy", { airline: operating_airline.title })})` : null}
      {transfer_time === null ? null : (
        <span className="block font-medium text-ink">
          {t("connection", { city: arrival.airport.city, time: formatDuration(transfer_time, locale) })}
        </span>
      )}
      {information_for_clients.map((text) => (
        <span key={text.en} className="block text-warm text-xs">
          {text[locale]}
        </span>
      ))}
    </li>
  );
}
